### Why a move was a mistake, and what a puzzle is about.

## Reasons, each a sentence of its own. The move that was played stands before it.

reason-loses-pieces = { $count ->
    [1] Così si perde un pezzo.
    [one] Così si perde { $count } pezzo.
   *[other] Così si perdono { $count } pezzi.
}
reason-misses-shot = C’era un tiro con { $move }: cedere { $given }, prendere { $taken }.
reason-misses-pieces = { $count ->
    [1] { $move } avrebbe guadagnato un pezzo.
    [one] { $move } avrebbe guadagnato { $count } pezzo.
   *[other] { $move } avrebbe guadagnato { $count } pezzi.
}
reason-gives-up-king-row = La pedina in { $from } difendeva l’ultima riga. Ora l’avversario va a dama in { $at }.
reason-lets-king-through = Così l’avversario passa e va a dama in { $at }.
reason-loses-the-move = Così si perde l’opposizione: ora ce l’ha l’avversario.
reason-win-to-draw = La vittoria sfuma: ora è patta.
reason-win-to-loss = Una posizione vinta diventa persa.
reason-draw-to-loss = La patta sfuma: ora è persa.
reason-only-move = { $move } era l’unica mossa.
reason-prefers = Crownhead preferisce { $move }.

## When the result of a game doesn't fit its last position.

contradiction-winner-loses = Il risultato non corrisponde all’ultima posizione: chi ha perso stava vincendo.
contradiction-winner-draws = Il risultato non corrisponde all’ultima posizione: è patta.
contradiction-draw-is-won = Il risultato non corrisponde all’ultima posizione: un lato stava vincendo.

## What a puzzle is about, as a label.

theme-double-jump = Presa doppia
theme-triple-jump = Presa tripla
theme-long-jump = Presa lunga
theme-two-for-one = Due per uno
theme-three-for-two = Tre per due
theme-sacrifice = Sacrificio
theme-king-shot = Tiro di dama
theme-breeches = Attacco doppio
theme-steal = Pezzo guadagnato
theme-crowning = Andare a dama
theme-opposition = L’opposizione
theme-draw-save = Salvare la patta
theme-won-ending = Finale vinto
theme-man-down = Un pezzo in meno
theme-bridge = Il ponte
theme-king-ending = Solo dame
theme-first-position = Prima Posizione
theme-exchange = Cambio

## The summary of a game.

learn-accuracy = Precisione: { $first } { $black }%, { $second } { $white }%
learn-turning-point = Svolta: { $side }, { $move }
