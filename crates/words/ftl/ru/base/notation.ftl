### What's wrong with squares, moves and positions that someone typed. Each message is one or two sentences.

square-malformed = «{ $text }» — не поле. Введите число от 1 до 32 или букву с цифрой, например D4.
square-missing = Поля { $number } нет. Поля имеют номера от 1 до 32.
square-light = { $square } — светлое поле. В игре только тёмные поля.
move-one-square = После { $square } добавьте - или x и ещё одно поле.
move-too-many-squares = Слишком много полей. Больше { $most } не бывает ни в одном ходе.
fen-at = Знак { $column }: { $why }
fen-turn = Здесь нужна буква B или W: чей ход.
fen-colon = Здесь нужно двоеточие.
fen-side = Здесь нужна буква W или B, а за ней — поля этой стороны.
fen-side-of = Здесь нужна буква { $letter }, а за ней — поля этой стороны.
fen-comma-or-side = Здесь нужна запятая или двоеточие и буква { $letter } с полями этой стороны.
fen-square = Здесь нужен номер поля.
fen-counter = Здесь нужна буква H или F и число.
fen-number = Здесь нужно число.
fen-end = Дальше может быть только запятая, двоеточие или конец текста.
fen-square-twice = Поле { $square } указано дважды. На нём помещается только одна шашка.
fen-side-twice = Буква { $letter } встречается дважды. Поля каждой стороны указывают один раз.
fen-backwards = Диапазон { $range } записан наоборот. Меньшее число должно быть первым.
problem-man-on-king-row = Простая не может стоять на последнем ряду: поставьте на { $square } дамку.
problem-empty-board = Доска пуста. Поставьте хотя бы одну шашку.
problem-too-many-pieces = У { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}, а можно не больше { $most }.
