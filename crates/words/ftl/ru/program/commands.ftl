### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = { $side ->
    [red] Ход красных
    [black] Ход чёрных
   *[white] Ход белых
}. Глубина от { $depth } до { $deepest }, позиций: { $count }, { $seconds } с
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
load-too-large = Файл больше { $size } МБ.
load-not-text = Этот файл не текстовый.
load-unreadable = Файл не читается: { $why }.
