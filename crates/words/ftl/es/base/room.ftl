### What players do besides moving: endings, offers, draws, take-backs.

## How a game ended, as spectators or two people on one device see it.
## $winner and $loser are names or sides. $side is the side of the loser.

# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-captured-out = { $side ->
    [red] Victoria de { $winner }. A las rojas no les quedan fichas.
    [black] Victoria de { $winner }. A las negras no les quedan fichas.
   *[white] Victoria de { $winner }. A las blancas no les quedan fichas.
}
# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-blocked = { $side ->
    [red] Victoria de { $winner }. Las rojas no pueden mover.
    [black] Victoria de { $winner }. Las negras no pueden mover.
   *[white] Victoria de { $winner }. Las blancas no pueden mover.
}
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-resignation = Victoria de { $winner } por rendición del rival.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-time-forfeit = Victoria de { $winner }: al rival se le acabó el tiempo.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-abandonment = Victoria de { $winner }: el rival dejó la partida.

## The same, as the winner sees it.

# $side (side): the loser's side. Example: White
ending-won-captured-out = { $side ->
    [red] ¡Victoria! A las rojas no les quedan fichas.
    [black] ¡Victoria! A las negras no les quedan fichas.
   *[white] ¡Victoria! A las blancas no les quedan fichas.
}
# $side (side): the loser's side. Example: White
ending-won-blocked = { $side ->
    [red] ¡Victoria! Las rojas no pueden mover.
    [black] ¡Victoria! Las negras no pueden mover.
   *[white] ¡Victoria! Las blancas no pueden mover.
}
# $loser (phrase): who lost. Example: Ben
ending-won-resignation = ¡Victoria! Tu rival se rindió.
# $loser (phrase): who lost. Example: Ben
ending-won-time-forfeit = ¡Victoria! A tu rival se le acabó el tiempo.
# $loser (phrase): who lost. Example: Ben
ending-won-abandonment = ¡Victoria! Tu rival dejó la partida.

## The same, as the loser sees it.

# $winner (phrase): who won. Example: Ann
ending-lost-captured-out = Gana tu rival. No te quedan fichas.
# $winner (phrase): who won. Example: Ann
ending-lost-blocked = Gana tu rival. No puedes mover.
# $winner (phrase): who won. Example: Ann
ending-lost-resignation = Te rendiste. Gana tu rival.
# $winner (phrase): who won. Example: Ann
ending-lost-time-forfeit = Se te acabó el tiempo. Gana tu rival.
# $winner (phrase): who won. Example: Ann
ending-lost-abandonment = Dejaste la partida. Gana tu rival.

## Draws.

ending-agreement = Tablas de mutuo acuerdo.
ending-threefold = Tablas por triple repetición.
ending-fivefold = Tablas por quíntuple repetición.
# Neither side has captured or moved a man in 40 moves.
ending-forty-moves = Tablas por la regla de las 40 jugadas.
ending-move-limit = Tablas: la partida llegó a 300 jugadas.

# $player (phrase): who aborted it. Example: Ann
ending-aborted = Partida anulada por { $player }.
ending-aborted-by-you = Anulaste la partida.

## Why a game ended, in a list of games.

termination-captured-out = sin fichas
termination-blocked = sin jugadas
termination-resignation = rendición
termination-time-forfeit = tiempo agotado
termination-abandonment = abandono
termination-agreement = tablas de mutuo acuerdo
termination-threefold = tablas por triple repetición
termination-fivefold = tablas por quíntuple repetición
termination-forty-moves = tablas por la regla de las 40 jugadas
termination-move-limit = tablas por el límite de 300 jugadas
termination-aborted = anulada

## Offers.

# $player (phrase): who offers it. Example: Ann
offer-draw = { $player } ofrece tablas.
# $player (phrase): who asks. Example: Ann
# $count (number): how many moves. Example: 2
offer-take-back = { $count ->
    [one] { $player } pide deshacer una jugada.
   *[other] { $player } pide deshacer { $count } jugadas.
}
# $player (phrase): who offers it. Example: Ann
offer-rematch = { $player } ofrece la revancha.
offer-draw-yours = Ofreciste tablas.
offer-take-back-yours = Pediste deshacer.
offer-rematch-yours = Ofreciste la revancha.
# $player (phrase): who declined. Example: Ann
declined-draw = { $player } rechazó las tablas.
# $player (phrase): who declined. Example: Ann
declined-take-back = { $player } no aceptó deshacer.
# $player (phrase): who declined. Example: Ann
declined-rematch = { $player } rechazó la revancha.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-draw = { $player } retiró la oferta de tablas.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-take-back = { $player } ya no pide deshacer.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-rematch = { $player } retiró la oferta de revancha.

## Why something can't be done in a game.

# $player (phrase): who aborted it. Example: Red
refused-aborted = Partida anulada por { $player }.
refused-still-playing = La partida aún no ha terminado.
refused-rematch-agreed = La revancha ya empezó. Sigue allí.
refused-already-offered-draw = Ya ofreciste tablas. Espera la respuesta.
refused-already-asked-take-back = Ya pediste deshacer. Espera la respuesta.
refused-already-offered-rematch = Ya ofreciste la revancha. Espera la respuesta.
refused-draw-too-soon = Acabas de ofrecer tablas. Espera a que ambos hayan movido.
refused-take-back-too-soon = Acabas de pedir deshacer. Espera a que ambos hayan movido.
refused-rematch-too-soon = Ya ofreciste la revancha una vez.
refused-answer-draw-first = Tu rival ofreció tablas. Responde primero a eso.
refused-answer-take-back-first = Tu rival pidió deshacer. Responde primero a eso.
refused-answer-rematch-first = Tu rival ofreció la revancha. Responde primero a eso.
refused-no-draw-offer = No hay ninguna oferta de tablas que responder.
refused-no-take-back-request = No hay ninguna petición de deshacer que responder.
refused-no-rematch-offer = No hay ninguna oferta de revancha que responder.
refused-nothing-to-withdraw = Esa oferta ya no está abierta.
# $times (number): how often the position has come up. Example: 2
# $quiet (number): moves without progress. Example: 31
# $needed (number): how many make a draw. Example: 40
refused-no-draw-to-claim = { $times ->
    [1] Aún no puedes reclamar tablas: la posición no se ha repetido y solo van { $quiet } de { $needed } jugadas sin progreso.
    [2] Aún no puedes reclamar tablas: la posición solo se ha dado dos veces y solo van { $quiet } de { $needed } jugadas sin progreso.
   *[other] Aún no puedes reclamar tablas: la posición se ha dado { $times } veces y solo van { $quiet } de { $needed } jugadas sin progreso.
}
refused-take-back-free = En esta partida puedes deshacer jugadas sin pedir permiso.
refused-take-back-by-consent = Tu rival tiene que aceptar que deshagas.
refused-take-back-never = En esta partida no se puede deshacer.
# $count (number): how many moves can be taken back. Example: 1
refused-take-back-too-far = { $count ->
    [0] No hay ninguna jugada que deshacer.
    [one] Puedes deshacer { $count } jugada.
   *[other] Puedes deshacer hasta { $count } jugadas.
}
refused-too-late-to-abort = Ambos han movido ya. Ofrece tablas o ríndete.
refused-abort-instead = La partida aún no ha empezado. Mejor anúlala.
refused-no-grace-period = En esta partida nadie pierde por ausentarse.
refused-opponent-here = Tu rival está aquí.
# $time (phrase): how long. Example: 40 seconds
refused-still-in-grace = Tu rival tiene aún { $time } para volver.
refused-already-gone = Ese jugador ya se fue.
refused-already-here = Ese jugador ya está aquí.
refused-already-open = La partida ya empezó.
refused-time-is-up = El tiempo ya se había acabado.
refused-flag-up = El tiempo no se había acabado.
refused-too-much-credit = Es demasiada compensación por el retraso.
refused-no-outage = No se perdió tiempo.
