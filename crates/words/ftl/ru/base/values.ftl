### The values in other messages. Where a message has `{ $side }`, the name below appears.
### Where a case is needed, messages choose by the value instead.

## The two sides. Players choose pieces in red and white or in black and white.

side-red = Красные
side-black = Чёрные
side-white = Белые

## Pieces, as they appear in the middle of a sentence: "18, white king".

piece-red-man = красная шашка
piece-black-man = чёрная шашка
piece-white-man = белая шашка
piece-red-king = красная дамка
piece-black-king = чёрная дамка
piece-white-king = белая дамка

## The names of the pieces as labels of their own, on buttons.

tool-red-man = Красная шашка
tool-black-man = Чёрная шашка
tool-white-man = Белая шашка
tool-red-king = Красная дамка
tool-black-king = Чёрная дамка
tool-white-king = Белая дамка
tool-erase = Ластик
tool-must-be-empty = Должно быть пусто

## How fast a game is, as a label.

speed-blitz = Блиц
speed-rapid = Рапид
speed-classical = Классика
speed-correspondence = По переписке
speed-none = Без часов

## Counts.

count-pieces = { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
}
count-men = { $count ->
    [one] { $count } простая
    [few] { $count } простые
    [many] { $count } простых
   *[other] { $count } простых
}
count-kings = { $count ->
    [one] { $count } дамка
    [few] { $count } дамки
    [many] { $count } дамок
   *[other] { $count } дамки
}
count-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}

## Lists. A list of three is made of these: "9-13, 9-14 or 10-14".

list-or = { $first } или { $last }
list-and = { $first } и { $last }
# What separates the other items of a list, with its space.
list-comma = { ", " }

## Times. A span has one or two of these, with a space between: "1 day 3 hours".

span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
span-short-days = { $count } д
span-short-hours = { $count } ч
span-short-minutes = { $count } мин
span-short-seconds = { $count } с

## Clocks of a game.

clock-per-turn = { $span } на ход
clock-sudden-death = { $span } каждому
clock-fischer = { $span } каждому плюс { $increment } за ход
clock-none = Без часов

## Players.

player-with-side = { $name } ({ $side ->
    [red] красные
    [black] чёрные
   *[white] белые
})
players = { $black } — { $white }
player-you = Вы
player-computer = Компьютер
player-numbered = Игрок { $number }
