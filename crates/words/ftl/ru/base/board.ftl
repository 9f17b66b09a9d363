### The board and the moves on it, on the screen and for screen readers.

square-with-piece = { $square }, { $piece }
square-empty = { $square }, пусто
square-must-be-empty = { $square }, должно быть пусто

## What is marked on a square. Heard after it: "22, white man, must jump".
## Both words for pieces, шашка and дамка, are feminine.

mark-must-jump = должна бить
mark-movable = может ходить
mark-selected = выбрана
mark-origin = исходное поле
mark-destination = сюда можно пойти
mark-waypoint = по пути
mark-path-choice = выбрать этот путь
mark-taken = побита
mark-pending-from = ход отсюда
mark-pending-to = подтвердите этот ход
mark-last-to = последний ход
mark-hint = подсказка

## The whole board, for players who can't see it: "White to move. White: men on 21 and 22. Red: king on 5."

board-turn = Ход { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
}.
board-side = { $side }: { $pieces }.
board-men = { $count ->
    [1] шашка на { $squares }
   *[other] шашки на { $squares }
}
board-kings = { $count ->
    [1] дамка на { $squares }
   *[other] дамки на { $squares }
}
board-no-pieces = шашек нет

## Moves.

turn = Ход: { $player }.
moved = { $side }: { $move }.
moved-crowned = { $side }: { $move }, дамка.
moved-capture = { $count ->
    [one] { $side }: { $move }, побита { $count } шашка.
    [few] { $side }: { $move }, побито { $count } шашки.
    [many] { $side }: { $move }, побито { $count } шашек.
   *[other] { $side }: { $move }, побито { $count } шашки.
}
moved-capture-crowned = { $count ->
    [one] { $side }: { $move }, побита { $count } шашка, дамка.
    [few] { $side }: { $move }, побито { $count } шашки, дамка.
    [many] { $side }: { $move }, побито { $count } шашек, дамка.
   *[other] { $side }: { $move }, побито { $count } шашки, дамка.
}
move-taken-back = Ход { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} { $move } возвращён.
move-in-words = с { $from } на { $to }
move-then = { $move }, затем на { $to }
must-jump = Нужно бить: { $moves }.
chosen-can-move = Шашка на { $square } может пойти на { $moves }.
chosen-must-jump = Шашка на { $square } должна бить и встать на { $moves }.
chosen-none = Ход отменён.
keep-jumping = Бейте дальше с { $square }: { $moves }.
choose-route = На { $square } ведут два пути. Выберите: { $squares }.
pending = { $move }: Enter — подтвердить, Backspace — отменить.
typed-nothing = Сначала введите ход.

## Why something can't be done.

not-a-move = Это не ход. { $why }
nothing-to-confirm = Подтверждать нечего. Сначала выберите шашку и поле.
nothing-to-cancel = Отменять нечего.
confirm-first = Сначала подтвердите или отмените { $move }: Enter — подтвердить, Backspace — отменить.
time-warning = У { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
} { $seconds ->
    [one] осталась { $seconds } секунда.
    [few] осталось { $seconds } секунды.
    [many] осталось { $seconds } секунд.
   *[other] осталось { $seconds } секунды.
}
seen-times = { $times ->
    [2] Эта позиция встретилась дважды.
    [one] Эта позиция встретилась { $times } раз.
    [few] Эта позиция встретилась { $times } раза.
    [many] Эта позиция встретилась { $times } раз.
   *[other] Эта позиция встретилась { $times } раза.
}
quiet-moves = Ходов без продвижения: { $quiet } из { $needed }.

## Moves that the rules don't allow. The first sentence names the rule.

refusal-game-over = Партия окончена. { $ending }
refusal-not-your-turn = Сейчас ход { $side ->
    [red] красных
    [black] чёрных
   *[white] белых
}.
refusal-off-board = Это за пределами доски.
refusal-light-square = Шашки ходят только по тёмным полям.
refusal-empty-square = На { $square } нет шашки. Выберите свою.
refusal-opponents-piece = На { $square } шашка соперника. Выберите свою.
refusal-piece-blocked = Шашка на { $square } не может ходить.
refusal-same-square = Шашка уже стоит на { $square }.
refusal-not-diagonal = Шашки ходят по диагонали.
refusal-too-far = Ходите на одно поле по диагонали. Прыгать можно только через одну шашку.
refusal-backwards = Простые ходят только вперёд, дамки — и вперёд, и назад.
refusal-occupied = Поле { $square } занято.
refusal-nothing-to-jump = На { $square } некого бить.
refusal-one-square = Ходите на одно поле. На { $square } некого бить.
refusal-own-piece-jumped = На { $square } ваша шашка: свои бить нельзя.
refusal-king-safe = Домашнее правило: простая не может бить дамку на { $square }.
refusal-must-continue = Нужно бить дальше с { $square }: { $moves }.
refusal-crowning-ends-move = На { $square } шашка становится дамкой, и ход на этом заканчивается.
refusal-move-complete = Ход заканчивается на { $square }. Бить больше некого.
refusal-ambiguous = Подходит несколько ходов: { $moves }.
refusal-out-of-reach = Ни одна ваша шашка не может пойти на { $square }.
refusal-with-captures = { $rule } Нужно бить: { $moves }.
refusal-with-moves = { $rule } Можно пойти { $moves }.
refusal-not-legal = Такой ход невозможен.
