### The analysis board.

review-free = Свободный анализ
review-free-lead = Ходите за обе стороны и смотрите, что думает движок.
review-invalid-position = Недопустимая позиция
review-to-editor = Расставить позицию
review-damaged = Эту партию нельзя прочитать
review-damaged-lead = Сохранённая запись повреждена. Если у вас есть её файл, загрузите его снова.

review-moves = Ходы и варианты
review-no-moves = Ходов ещё нет. Сделайте ход на доске.
review-new-board = новая позиция
review-last = Последняя позиция

review-actions = Анализ
review-promote = Сделать главным
review-promote-title = Сделать этот вариант главным
review-delete-title = Удалить этот ход и всё, что после него
review-export = Скачать PDN
review-export-title = Сохранить в файл PDN
review-copy = Сделать копию
review-copy-title = Сохранить в библиотеку как отдельную партию
review-edit = Правка
review-edit-title = Изменить или сыграть эту позицию
review-promoted = Теперь это главный вариант.
review-deleted = Ходы удалены.
review-lacks-moves = Здесь не хватает ходов партии.
review-restore = Вернуть ходы
review-restored = Партия снова полная.
review-saved = Сохранено в библиотеку.
review-not-kept = Браузер не сохраняет ваши варианты. Прежде чем уйти, сохраните файл PDN.
review-not-exported = Не удалось сохранить файл.
review-too-deep = Варианты вложены слишком глубоко для сохранения. Сделайте один из них главным.
# The name of a file, without its ending.
review-file = анализ

review-engine = Движок
review-engine-off = Включите, чтобы увидеть лучшие ходы.
review-lines = Варианты
review-engine-settings = Настройки движка
review-hash = Память
review-one-thread = В браузере движок использует один поток, потому что не может делить там память между потоками. Программа crownhead использует сколько угодно.
review-looking = Думает…
review-surveying = Сначала анализируем партию…
review-over = Здесь партия окончена.
review-even = равно
# Who is better is shown with it: "Red win in 7".
review-win = выигрыш
review-database = База эндшпилей
# A result and how soon, for a move in the endgame: "wins in 7".
review-wins = выигрыш
review-loses = проигрыш
review-draws = ничья
review-wins-in = выигрыш за { $count }
review-loses-in = проигрыш за { $count }
review-win-in = выигрыш за { $count }
review-only-move = единственный ход
review-longest-defense = самая долгая защита
review-play-line = Сыграть вариант

review-graph = График оценки
review-survey = Анализ партии
review-survey-lead = Движок проверит каждую позицию и нарисует график партии.
review-survey-resumes = Можно уйти. Анализ продолжится, когда вы снова откроете партию.
review-stop = Стоп

review-still-played = Эта партия ещё идёт.
review-watch = Смотреть
review-copy-link = Копировать
review-link-copied = Ссылка скопирована.
review-no-such-game = Партия не найдена
review-no-such-game-lead = Возможно, ссылка неполная или ведёт на другой сервер. Партию можно поискать в архиве.
review-to-archive = Архив

review-engine-stopped = Движок остановился. Включите его, чтобы попробовать ещё раз.

review-effort = глубина { $depth } · позиций: { $nodes }
nodes-thousands = { $count } тыс.
nodes-millions = { $count } млн
review-surveyed = { $total ->
    [one] { $done } из { $total } позиции
    [few] { $done } из { $total } позиций
    [many] { $done } из { $total } позиций
   *[other] { $done } из { $total } позиции
}
review-better = У { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} перевес { $by }
evaluation-wins = { $side ->
    [red] красные выигрывают
    [black] чёрные выигрывают
   *[white] белые выигрывают
}
evaluation-won = { $side ->
    [red] красные победили
    [black] чёрные победили
   *[white] белые победили
}
evaluation-wins-in = { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
} { $count ->
    [one] выигрывают за { $count } ход
    [few] выигрывают за { $count } хода
    [many] выигрывают за { $count } ходов
   *[other] выигрывают за { $count } хода
}
evaluation-draw = ничья

review-mistakes = { $side }: { $mistakes }
review-no-mistakes = { $side }: без ошибок
review-blunders = { $count ->
    [one] { $count } зевок
    [few] { $count } зевка
    [many] { $count } зевков
   *[other] { $count } зевка
}
review-mistake-count = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
review-inaccuracies = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
    [many] { $count } неточностей
   *[other] { $count } неточности
}
review-place = { $count ->
    [0] Начало
    [one] После { $count } хода
    [few] После { $count } ходов
    [many] После { $count } ходов
   *[other] После { $count } хода
}
review-place-evaluated = { $place }: { $evaluation }
review-outcome-wins = Победили { $side ->
    [red] красные
    [black] чёрные
   *[white] белые
}

review-moments = Ключевые моменты
review-moments-count = { $count ->
    [one] { $count } ключевой момент
    [few] { $count } ключевых момента
    [many] { $count } ключевых моментов
   *[other] { $count } ключевого момента
}
review-turning-point = { $move } · перелом
review-previous-mistake = Прошлая ошибка
review-next-mistake = Следующая ошибка
review-only-mine = Только мои
review-was-better = Лучше { $move }.
review-analysis-by = Анализ: { $name }
review-show-better = Показать лучший ход
review-show-refutation = Показать, что будет
review-try-again = Ещё раз
review-find-better = Найдите ход лучше. Ходят: { $side }.
review-found = Верно: { $move }!
review-found-other = { $move } не хуже. Отлично!
review-show-answer = Показать ответ
review-hint-piece = Посмотрите на шашку на { $square }.

## What a person adds to a move: a comment, and signs such as ! and ??, whose names are heard.

review-annotate = Комментарий и знаки
review-comment = Комментарий
review-draw = Рисовать
review-draw-title = Рисовать стрелки и кольца: выберите два поля или одно поле дважды.
review-draw-to = От { $square }: выберите конец стрелки или ещё раз { $square }, чтобы нарисовать кольцо.
review-arrow = стрелка от { $from } к { $to }
review-ring = кольцо на { $square }
review-drawn = Нарисовано: { $drawings }
review-drawn-none = Здесь ничего не нарисовано.
review-signs = Знаки
review-sign-brilliant = Блестящий ход
review-sign-good = Хороший ход
review-sign-interesting = Интересный ход
review-sign-dubious = Неточность
review-sign-mistake = Ошибка
claim-stated = Указанный результат: { $result }
claim-check = Проверить
claim-checking = Проверяем…
claim-tables-agree = Базы эндшпилей это подтверждают.
claim-engine-agrees = Движок это подтверждает и доказывает.
claim-draw = Это ничья: { $move }
claim-win = Базы и движок говорят: { $result }. Лучший ход: { $move }.
claim-open = Не доказано. Движок сыграл бы { $move }.

## Поделиться: ссылка, в которой записана партия, и картинки.

share-title = Поделиться
share-link-title = Скопировать ссылку, в которой записана вся партия
share-too-long = Эта партия слишком длинная для ссылки. Сохраните её в файл PDN.
share-svg = Диаграмма (SVG)
share-png = Диаграмма (PNG)
share-gif = Анимация (GIF)
share-game = Партия по ссылке
share-broken = Ссылку не удалось прочитать
share-broken-lead = Возможно, часть ссылки потерялась. Скопируйте её ещё раз целиком.
share-newer-lead = Ссылка создана в более новой версии. Перезагрузите страницу, чтобы обновить её.
review-sign-blunder = Зевок
