### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = { $side ->
    [red] Ход красных
    [black] Ход чёрных
   *[white] Ход белых
}. Глубина от { $depth } до { $deepest }, позиций: { $count }, { $seconds } с
analyze-known = { $side ->
    [red] Ход красных
    [black] Ход чёрных
   *[white] Ход белых
}. База эндшпилей знает эту позицию.
analyze-game = Партия { $number }: { $black } – { $white }, { $result }: { $counts }
analyze-better = { $score }; лучше: { $moves } ({ $better })
analyze-comment = { $moves } было лучше: { $better } вместо { $score } для { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
}.
ballot-title = Жребий { $number } из { $deck }: { $moves }
count-problems = { $count ->
    [one] { $count } проблема
    [few] { $count } проблемы
    [many] { $count } проблем
   *[other] { $count } проблемы
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Такого файла нет.
load-not-a-file = Это не файл.
load-too-large = Файл больше { $size } МБ.
load-not-text = Этот файл не текстовый.
load-unreadable = Файл не читается: { $why }.

## `pdn` and its searches.

pdn-result-win = Результат — { $result }, но в последней позиции побеждают { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
}.
pdn-result-draw = Результат — { $result }, но последняя позиция — ничья.
pdn-problem-win = Результат — { $result }, но побеждают { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
}: { $move }
pdn-problem-draw = Результат — { $result }, но это ничья: { $move }
pdn-problem-open = Результат — { $result }. Он не доказан.
pdn-problems-summary = { $problems }: верно { $agree }, неверно { $differ }, не доказано { $open }
pdn-problems-others = Без своей позиции и результата: { $games }
pdn-found-at = после хода { $number } ({ $side })
pdn-found-start = в начале
pdn-found-reversed = цвета переставлены
pdn-found-count = { $count } из: { $games }
pdn-limit-reached = Показано: { $games } (--limit)
pdn-indexed = В указателе: { $games }
pdn-index-stale = Указатель устарел и создаётся заново.
pdn-index-not-rebuilt = Указатель устарел, и заменить его не удалось. Вместо этого читаются все партии.
pdn-duplicate = То же, что партия { $number } в файле { $file }
pdn-duplicates = Удалено повторов: { $count }
pdn-split = { $games }, файлов: { $count }
stats-opening = Дебют
stats-player = Игрок
stats-year = Год
stats-move = Ход
stats-games = Партии
stats-wins = Победы
stats-draws = Ничьи
stats-losses = Поражения
stats-points = Очки
stats-total = Всего
dxp-listening = Ожидание соединений: { $address }

## `play`: the app in the browser.

# $address (code): where the app is. Example: http://127.0.0.1:3264/
play-at = { -brand } открыт по адресу { $address }
# Keep the commands in backquotes.
play-no-pages = Эта программа собрана без страниц. Соберите их командой `cargo xtask web` или играйте в терминале: `crownhead play --terminal`.
# $why (phrase): the reason, in technical English. Example: can't open the database
play-online-off = Игра по сети недоступна: { $why }.
play-stop = Нажмите Ctrl-C, чтобы выйти.
# $why (phrase): what the operating system says, in technical English. Example: permission denied
play-no-browser = Не удалось запустить браузер ({ $why }). Откройте адрес сами.
