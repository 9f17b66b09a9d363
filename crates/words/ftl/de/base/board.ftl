### The board and the moves on it, on the screen and for screen readers.

square-with-piece = { $square }, { $piece }
square-empty = { $square }, leer
square-must-be-empty = { $square }, muss leer sein

## What is marked on a square. Heard after it: "22, white man, must jump".

mark-must-jump = muss schlagen
mark-movable = kann ziehen
mark-selected = ausgewählt
mark-origin = Startfeld
mark-destination = Zielfeld
mark-waypoint = auf dem Weg
mark-path-choice = diesen Weg wählen
mark-taken = geschlagen
mark-pending-from = Zug beginnt hier
mark-pending-to = diesen Zug bestätigen
mark-last-to = letzter Zug
mark-hint = Tipp

## The whole board, for players who can't see it: "White to move. White: men on 21 and 22. Red: king on 5."

board-turn = { $side } am Zug.
board-side = { $side }: { $pieces }.
board-men = { $count ->
    [one] Stein auf { $squares }
   *[other] Steine auf { $squares }
}
board-kings = { $count ->
    [one] Dame auf { $squares }
   *[other] Damen auf { $squares }
}
board-no-pieces = keine Steine

## Moves.

turn = { $player } am Zug.
moved = { $side }: { $move }.
moved-crowned = { $side }: { $move }, neue Dame.
moved-capture = { $count ->
    [one] { $side }: { $move }, schlägt { $count } Stein.
   *[other] { $side }: { $move }, schlägt { $count } Steine.
}
moved-capture-crowned = { $count ->
    [one] { $side }: { $move }, schlägt { $count } Stein, neue Dame.
   *[other] { $side }: { $move }, schlägt { $count } Steine, neue Dame.
}
move-taken-back = Zurückgenommen: { $side } { $move }.
move-in-words = von { $from } nach { $to }
move-then = { $move }, dann nach { $to }
must-jump = Du musst schlagen: { $moves }.
chosen-can-move = Der Stein auf { $square } kann nach { $moves } ziehen.
chosen-must-jump = Der Stein auf { $square } muss nach { $moves } schlagen.
chosen-none = Zug abgebrochen.
keep-jumping = Schlag weiter von { $square }: { $moves }.
choose-route = Zwei Wege führen nach { $square }. Wähle { $squares }.
pending = { $move }: Eingabetaste bestätigt, Rücktaste bricht ab.
typed-nothing = Tipp erst einen Zug ein.

## Why something can't be done.

not-a-move = Das ist kein Zug. { $why }
nothing-to-confirm = Kein Zug zu bestätigen. Wähle erst einen Stein und ein Feld.
nothing-to-cancel = Nichts abzubrechen.
confirm-first = Erst { $move } bestätigen oder abbrechen: Eingabetaste bestätigt, Rücktaste bricht ab.
time-warning = { $seconds ->
    [one] { $side } hat noch { $seconds } Sekunde.
   *[other] { $side } hat noch { $seconds } Sekunden.
}
seen-times = { $times ->
    [2] Diese Stellung war zweimal auf dem Brett.
   *[other] Diese Stellung war { $times }-mal auf dem Brett.
}
quiet-moves = { $needed ->
   *[other] { $quiet } von { $needed } Zügen ohne Fortschritt.
}

## Moves that the rules don't allow. The first sentence names the rule.

refusal-game-over = Die Partie ist zu Ende. { $ending }
refusal-not-your-turn = { $side } ist am Zug.
refusal-off-board = Das liegt außerhalb des Bretts.
refusal-light-square = Gezogen wird nur auf dunklen Feldern.
refusal-empty-square = Auf { $square } steht kein Stein. Wähle einen von deinen.
refusal-opponents-piece = Der Stein auf { $square } gehört deinem Gegner. Wähle einen von deinen.
refusal-piece-blocked = Der Stein auf { $square } kann nicht ziehen.
refusal-same-square = Der Stein auf { $square } steht schon dort.
refusal-not-diagonal = Gezogen wird nur diagonal.
refusal-too-far = Immer nur ein Feld weit, schräg. Ein Sprung geht über einen Stein.
refusal-backwards = Einfache Steine ziehen nur vorwärts. Damen ziehen auch rückwärts.
refusal-occupied = Auf { $square } steht schon ein Stein.
refusal-nothing-to-jump = Auf { $square } gibt es nichts zu schlagen.
refusal-one-square = Immer nur ein Feld weit. Auf { $square } gibt es nichts zu schlagen.
refusal-own-piece-jumped = Den eigenen Stein auf { $square } kannst du nicht schlagen.
refusal-king-safe = Hausregel: Ein einfacher Stein darf die Dame auf { $square } nicht schlagen.
refusal-must-continue = Du musst von { $square } weiterschlagen: { $moves }.
refusal-crowning-ends-move = Der Stein wird auf { $square } zur Dame. Damit endet der Zug.
refusal-move-complete = Der Zug endet auf { $square }. Mehr gibt es nicht zu schlagen.
refusal-ambiguous = Das könnte mehr als ein Zug sein: { $moves }.
refusal-out-of-reach = Keiner deiner Steine kann nach { $square } ziehen.
refusal-with-captures = { $rule } Du musst schlagen: { $moves }.
refusal-with-moves = { $rule } Möglich ist { $moves }.
refusal-not-legal = Dieser Zug ist nicht erlaubt.
