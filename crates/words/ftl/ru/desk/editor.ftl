### The editor, where a position is set up.

editor-title = Расстановка позиции
editor-board = Доска для расстановки
editor-what-to-do = Выберите шашку и нажмите на поле или перетащите её. Чтобы убрать шашку, стащите её с доски.
editor-tools = Шашки
editor-turn = Чей ход
editor-changes = Изменения
editor-redo = Вернуть
editor-clear = Очистить
editor-standard = Начальная позиция
editor-state = Состояние
editor-text = Шашки текстом
# Example input. Keep it as it is.
editor-text-example = A7=B C1=WK 14=-
editor-place = Расставить
editor-fen = Позиция в FEN
editor-put-up = Загрузить
editor-copied = Позиция скопирована.
editor-not-copied = Браузер не разрешает копировать. Выделите текст и скопируйте его сами.
editor-opponent = Играть отсюда
editor-against-person = Два игрока
editor-against-computer = Компьютер
editor-level = Уровень
editor-your-side = Ваш цвет
editor-start = Играть
editor-analyze = Анализ
editor-find = Найти сетевые партии с этой позицией
editor-find-games = Найти партии
editor-find-library = В моей библиотеке
editor-find-pattern = С этими шашками
editor-find-pattern-title = Партии с этими шашками и пустыми отмеченными полями; остальные поля любые
editor-not-yet = Партию начать нельзя.
editor-draft-lost = Браузер не сохраняет эту позицию. Скопируйте FEN, прежде чем уйти.

editor-left = { $count ->
    [0] { $side }: все на доске
   *[other] { $side }: осталось { $count }
}
editor-tool-title = { $tool } (клавиша { $key })
editor-tool-chosen = { $tool ->
    [red-man] Выбрана красная шашка.
    [black-man] Выбрана чёрная шашка.
    [white-man] Выбрана белая шашка.
    [red-king] Выбрана красная дамка.
    [black-king] Выбрана чёрная дамка.
    [white-king] Выбрана белая дамка.
    [must-be-empty] Теперь отметьте поля, которые должны быть пустыми.
   *[erase] Выбран ластик.
}
editor-ready = Можно играть: ход { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
}.
editor-over = В этой позиции партия уже окончена. { $result }
editor-left-both = { $black }. { $white }.
editor-complete = Все шашки обеих сторон на доске. Позиция готова.
editor-crowned = На последнем ряду простая становится дамкой: на { $square } теперь дамка.

## Why something can't be done in the editor.

editor-nothing-to-undo = Отменять нечего.
editor-nothing-to-redo = Возвращать нечего.
editor-bad-text = Не удалось прочитать: { $why }
editor-bad-fen = Это не позиция в FEN: { $why }
placement-off-board = Это за пределами доски.
placement-light-square = Шашки стоят только на тёмных полях.
placement-occupied = На { $square } уже стоит { $piece }.
placement-out-of-pieces = У { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} все { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
} уже на доске.
setup-entry = Запись { $number } («{ $entry }»): { $why }
setup-no-equals = Напишите поле, = и шашку, например A7=B.
setup-not-a-piece = «{ $text }» — не шашка. После = пишется B, BK, W, WK или -.
