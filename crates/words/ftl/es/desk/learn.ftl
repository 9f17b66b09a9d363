### Why a move was a mistake, and what a puzzle is about.

## Reasons, each a sentence of its own. The move that was played stands before it.

reason-loses-pieces = { $count ->
    [1] Así se pierde una ficha.
    [one] Así se pierde { $count } ficha.
   *[other] Así se pierden { $count } fichas.
}
reason-misses-shot = Había un golpe con { $move }: entregar { $given } y capturar { $taken }.
reason-misses-pieces = { $count ->
    [1] { $move } habría ganado una ficha.
    [one] { $move } habría ganado { $count } ficha.
   *[other] { $move } habría ganado { $count } fichas.
}
reason-gives-up-king-row = El peón de { $from } cuidaba la última fila. Ahora el rival corona en { $at }.
reason-lets-king-through = Así se deja pasar al rival, que corona en { $at }.
reason-loses-the-move = Así se pierde la oposición: ahora la tiene el rival.
reason-win-to-draw = La victoria se escapa: ahora son tablas.
reason-win-to-loss = Una posición ganada pasa a estar perdida.
reason-draw-to-loss = Las tablas se escapan: ahora está perdida.
reason-only-move = { $move } era la única jugada.
reason-prefers = Crownhead prefiere { $move }.

## When the result of a game doesn't fit its last position.

contradiction-winner-loses = El resultado no encaja con la última posición: el bando que perdió estaba ganando.
contradiction-winner-draws = El resultado no encaja con la última posición: son tablas.
contradiction-draw-is-won = El resultado no encaja con la última posición: un bando estaba ganando.

## What a puzzle is about, as a label.

theme-double-jump = Captura doble
theme-triple-jump = Captura triple
theme-long-jump = Captura larga
theme-two-for-one = Dos por una
theme-three-for-two = Tres por dos
theme-sacrifice = Entrega
theme-king-shot = Golpe de dama
theme-breeches = Ataque doble
theme-steal = Ganar una ficha
theme-crowning = Coronación
theme-opposition = La oposición
theme-draw-save = Salvar las tablas
theme-won-ending = Final ganado
theme-man-down = Una ficha menos
theme-bridge = Puente
theme-king-ending = Solo damas
theme-first-position = Primera Posición
theme-exchange = Cambio

## The summary of a game.

learn-accuracy = Precisión: { $first } { $black } %, { $second } { $white } %
learn-turning-point = Momento decisivo: { $side }, { $move }
