### Why a move was a mistake, and what a puzzle is about.

## Reasons, each a sentence of its own. The move that was played stands before it.

reason-loses-pieces = { $count ->
    [1] Это теряет шашку.
    [one] Это теряет { $count } шашку.
    [few] Это теряет { $count } шашки.
    [many] Это теряет { $count } шашек.
   *[other] Это теряет { $count } шашки.
}
reason-misses-shot = Был удар { $move }: отдать { $given }, побить { $taken }.
reason-misses-pieces = { $count ->
    [1] Ход { $move } выигрывал шашку.
    [one] Ход { $move } выигрывал { $count } шашку.
    [few] Ход { $move } выигрывал { $count } шашки.
    [many] Ход { $move } выигрывал { $count } шашек.
   *[other] Ход { $move } выигрывал { $count } шашки.
}
reason-gives-up-king-row = Шашка на { $from } защищала последний ряд. Теперь соперник проводит дамку на { $at }.
reason-lets-king-through = Это пропускает соперника: он проводит дамку на { $at }.
reason-loses-the-move = Это теряет оппозицию: теперь она у соперника.
reason-win-to-draw = Выигрыш упущен: теперь ничья.
reason-win-to-loss = Выигранная позиция стала проигранной.
reason-draw-to-loss = Ничья упущена: теперь проигрыш.
reason-only-move = { $move } — единственный ход.
reason-prefers = Crownhead предпочитает { $move }.

## When the result of a game doesn't fit its last position.

contradiction-winner-loses = Результат не соответствует последней позиции: проигравшая сторона в ней выигрывала.
contradiction-winner-draws = Результат не соответствует последней позиции: она ничейная.
contradiction-draw-is-won = Результат не соответствует последней позиции: одна из сторон в ней выигрывала.

## What a puzzle is about, as a label.

theme-double-jump = Двойное взятие
theme-triple-jump = Тройное взятие
theme-long-jump = Длинное взятие
theme-two-for-one = Две за одну
theme-three-for-two = Три за две
theme-sacrifice = Жертва
theme-king-shot = Удар дамкой
theme-breeches = Двойное нападение
theme-steal = Выигрыш шашки
theme-crowning = Проход в дамки
theme-opposition = Оппозиция
theme-draw-save = Спасти ничью
theme-won-ending = Выигранный эндшпиль
theme-man-down = Без одной шашки
theme-bridge = Мост
theme-king-ending = Одни дамки
theme-first-position = Первая позиция
theme-exchange = Размен

## The summary of a game.

learn-accuracy = Точность: { $first } { $black } %, { $second } { $white } %
learn-turning-point = Перелом: { $side }, { $move }
