### Why a move was a mistake, and what a puzzle is about.

## Reasons, each a sentence of its own. The move that was played stands before it.

reason-loses-pieces = { $count ->
    [1] Das verliert einen Stein.
    [one] Das verliert { $count } Stein.
   *[other] Das verliert { $count } Steine.
}
reason-misses-shot = Mit { $move } ging eine Kombination: { $given } opfern, { $taken } schlagen.
reason-misses-pieces = { $count ->
    [1] { $move } hätte einen Stein gewonnen.
    [one] { $move } hätte { $count } Stein gewonnen.
   *[other] { $move } hätte { $count } Steine gewonnen.
}
reason-gives-up-king-row = Der Stein auf { $from } hat die letzte Reihe gedeckt. Jetzt bekommt der Gegner auf { $at } eine Dame.
reason-lets-king-through = Das lässt den Gegner durch: Er bekommt auf { $at } eine Dame.
reason-loses-the-move = Das verliert die Opposition: Jetzt hat sie der Gegner.
reason-win-to-draw = Der Gewinn ist weg: Jetzt ist es remis.
reason-win-to-loss = Aus einer gewonnenen Stellung wird eine verlorene.
reason-draw-to-loss = Das Remis ist weg: Jetzt ist es verloren.
reason-only-move = { $move } war der einzige Zug.
reason-prefers = Crownhead zieht { $move } vor.

## When the result of a game doesn't fit its last position.

contradiction-winner-loses = Das Ergebnis passt nicht zur letzten Stellung: Die Seite, die verloren hat, stand auf Gewinn.
contradiction-winner-draws = Das Ergebnis passt nicht zur letzten Stellung: Sie ist remis.
contradiction-draw-is-won = Das Ergebnis passt nicht zur letzten Stellung: Eine Seite stand auf Gewinn.

## What a puzzle is about, as a label.

theme-double-jump = Zwei auf einmal
theme-triple-jump = Drei auf einmal
theme-long-jump = Langer Schlagzug
theme-two-for-one = Zwei für einen
theme-three-for-two = Drei für zwei
theme-sacrifice = Opfer
theme-king-shot = Damenschlag
theme-breeches = Doppelangriff
theme-steal = Steingewinn
theme-crowning = Neue Dame
theme-opposition = Opposition
theme-draw-save = Remis retten
theme-won-ending = Gewonnenes Endspiel
theme-man-down = Ein Stein weniger
theme-bridge = Brücke
theme-king-ending = Nur Damen
theme-first-position = Erste Stellung
theme-exchange = Abtausch

## The summary of a game.

learn-accuracy = Genauigkeit: { $first } { $black } %, { $second } { $white } %
learn-turning-point = Wendepunkt: { $side }, { $move }
