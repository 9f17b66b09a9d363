### Why a move was a mistake, and what a puzzle is about.

## Reasons, each a sentence of its own. The move that was played stands before it.

reason-loses-pieces = { $count ->
    [1] Isso perde uma peça.
    [one] Isso perde { $count } peça.
   *[other] Isso perde { $count } peças.
}
reason-misses-shot = Havia um golpe com { $move }: entregar { $given } e capturar { $taken }.
reason-misses-pieces = { $count ->
    [1] { $move } teria ganhado uma peça.
    [one] { $move } teria ganhado { $count } peça.
   *[other] { $move } teria ganhado { $count } peças.
}
reason-gives-up-king-row = A pedra em { $from } guardava a última linha. Agora o oponente vira dama em { $at }.
reason-lets-king-through = Isso deixa o oponente passar e virar dama em { $at }.
reason-loses-the-move = Isso perde a oposição: agora ela é do oponente.
reason-win-to-draw = A vitória escapou: agora é empate.
reason-win-to-loss = Uma posição ganha fica perdida.
reason-draw-to-loss = O empate escapou: agora está perdida.
reason-only-move = { $move } era o único lance.
reason-prefers = Crownhead prefere { $move }.

## When the result of a game doesn't fit its last position.

contradiction-winner-loses = O resultado não combina com a última posição: o lado que perdeu estava ganhando.
contradiction-winner-draws = O resultado não combina com a última posição: ela é empate.
contradiction-draw-is-won = O resultado não combina com a última posição: um lado estava ganhando.

## What a puzzle is about, as a label.

theme-double-jump = Captura dupla
theme-triple-jump = Captura tripla
theme-long-jump = Captura longa
theme-two-for-one = Duas por uma
theme-three-for-two = Três por duas
theme-sacrifice = Sacrifício
theme-king-shot = Golpe de dama
theme-breeches = Ataque duplo
theme-steal = Ganho de peça
theme-crowning = Virar dama
theme-opposition = A oposição
theme-draw-save = Salvar o empate
theme-won-ending = Final ganho
theme-man-down = Uma peça a menos
theme-bridge = A ponte
theme-king-ending = Só damas
theme-first-position = Primeira Posição
theme-exchange = Troca

## The summary of a game.

learn-accuracy = Precisão: { $first } { $black }%, { $second } { $white }%
learn-turning-point = Virada: { $side }, { $move }
