### The board and the moves on it, on the screen and for screen readers.

# $square (code): the square, as a number or in letters. Example: 22
# $piece (piece): what stands on it. Example: white man
square-with-piece = { $square }, { $piece }
# $square (code): the square. Example: 22
square-empty = { $square }, vacía
square-must-be-empty = { $square }, debe estar vacía

## What is marked on a square. Heard after it: "22, white man, must jump".

mark-must-jump = debe capturar
mark-movable = puede mover
mark-selected = elegida
mark-origin = casilla de salida
mark-destination = destino
mark-waypoint = de paso
mark-path-choice = elige esta ruta
mark-taken = capturada
mark-pending-from = la jugada sale de aquí
mark-pending-to = confirma esta jugada
mark-last-to = última jugada
mark-hint = pista

## The whole board, for players who can't see it: "White to move. White: men on 21 and 22. Red: king on 5."

# $side (side): the side to move. Example: White
board-turn = { $side ->
    [red] Mueven las rojas.
    [black] Mueven las negras.
   *[white] Mueven las blancas.
}
# $side (side): whose pieces. Example: White
# $pieces (phrase): the pieces, from the messages below. Example: men on 21 and 22, king on 5
board-side = { $side }: { $pieces }.
# $count (number): how many squares there are. Example: 2
# $squares (phrase): where they are. Example: 21 and 22
board-men = { $count ->
    [one] peón en { $squares }
   *[other] peones en { $squares }
}
# $count (number): how many squares there are. Example: 1
# $squares (phrase): where they are. Example: 5
board-kings = { $count ->
    [one] dama en { $squares }
   *[other] damas en { $squares }
}
board-no-pieces = sin fichas

## Moves.

# $player (phrase): who is to move. Example: Ann (Red)
turn = Turno: { $player }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22-18
moved = { $side }: { $move }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11-7
moved-crowned = { $side }: { $move }, corona.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22x15
# $count (number): how many pieces were taken. Example: 2
moved-capture = { $count ->
    [one] { $side }: { $move }, captura { $count } ficha.
   *[other] { $side }: { $move }, captura { $count } fichas.
}
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11x2
# $count (number): how many pieces were taken. Example: 1
moved-capture-crowned = { $count ->
    [one] { $side }: { $move }, captura { $count } ficha y corona.
   *[other] { $side }: { $move }, captura { $count } fichas y corona.
}
# $side (side): who had made the move. Example: White
# $move (code): the move. Example: 22-18
move-taken-back = Jugada deshecha: { $side }, { $move }.
# $from (code): where the piece starts. Example: 10
# $to (code): where it goes. Example: 19
move-in-words = de { $from } a { $to }
# $move (phrase): the start of the move. Example: 2 to 11
# $to (code): where it goes on to. Example: 18
move-then = { $move }, luego a { $to }
# $moves (phrase): the captures. Example: 22x15 or 22x17
must-jump = Debes capturar: { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it can go. Example: 11 or 12
chosen-can-move = La ficha en { $square } puede ir a { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it must jump. Example: 16
chosen-must-jump = La ficha en { $square } debe capturar saltando a { $moves }.
chosen-none = Jugada cancelada.
# $square (code): where the piece has come to. Example: 16
# $moves (phrase): the moves that can follow. Example: 7x16x23
keep-jumping = Sigue capturando desde { $square }: { $moves }.
# $square (code): where both routes lead. Example: 18
# $squares (phrase): the squares to choose from. Example: 9 or 11
choose-route = Hay dos rutas a { $square }. Elige { $squares }.
# $move (code): a move that waits for a yes. Example: 22-18
pending = { $move }: pulsa Enter para confirmar o Retroceso para cancelar.
typed-nothing = Escribe primero una jugada.

## Why something can't be done.

# $why (phrase): what's wrong with the text. Example: expected a square
not-a-move = Eso no es una jugada. { $why }
nothing-to-confirm = No hay jugada por confirmar. Elige primero una ficha y una casilla.
nothing-to-cancel = No hay nada que cancelar.
# $move (code): the move that waits. Example: 22-18
confirm-first = Primero confirma o cancela { $move }: Enter confirma, Retroceso cancela.
# $side (side): whose time runs low. Example: Red
# $seconds (number): what's left. Example: 10
time-warning = { $seconds ->
    [one] { $side }: queda { $seconds } segundo.
   *[other] { $side }: quedan { $seconds } segundos.
}
# $times (number): how often, two or more. Example: 3
seen-times = { $times ->
    [2] Esta posición ya se ha dado dos veces.
   *[other] Esta posición ya se ha dado { $times } veces.
}
# $quiet (number): moves of each side without a capture or a man moving. Example: 31
# $needed (number): how many make a draw. Example: 40
quiet-moves = { $quiet } de { $needed } jugadas sin progreso.

## Moves that the rules don't allow. The first sentence names the rule.

# $ending (phrase): how it ended, a sentence. Example: Draw by agreement.
refusal-game-over = La partida terminó. { $ending }
# $side (side): who is to move. Example: White
refusal-not-your-turn = { $side ->
    [red] Es el turno de las rojas.
    [black] Es el turno de las negras.
   *[white] Es el turno de las blancas.
}
refusal-off-board = Eso está fuera del tablero.
refusal-light-square = Solo se juega en las casillas oscuras.
# $square (code): an empty square. Example: 18
refusal-empty-square = No hay ninguna ficha en { $square }. Elige una de las tuyas.
# $square (code): where the opponent's piece stands. Example: 18
refusal-opponents-piece = La ficha en { $square } es de tu rival. Elige una de las tuyas.
# $square (code): where the piece stands. Example: 18
refusal-piece-blocked = La ficha en { $square } no puede mover.
# $square (code): where the piece stands. Example: 18
refusal-same-square = La ficha en { $square } ya está ahí.
refusal-not-diagonal = Las fichas mueven en diagonal.
refusal-too-far = Una casilla cada vez, en diagonal. Un salto pasa por encima de una sola ficha.
refusal-backwards = Los peones solo mueven hacia delante. Las damas, en ambos sentidos.
# $square (code): an occupied square. Example: 18
refusal-occupied = Ya hay una ficha en { $square }.
# $square (code): the empty square between. Example: 14
refusal-nothing-to-jump = No hay nada que capturar en { $square }.
# $square (code): the empty square between. Example: 14
refusal-one-square = Una casilla cada vez. No hay nada que capturar en { $square }.
# $square (code): where the player's own piece stands. Example: 14
refusal-own-piece-jumped = No puedes saltar sobre tu propia ficha en { $square }.
# $square (code): where the king stands. Example: 14
refusal-king-safe = Regla de la casa: un peón no puede capturar la dama en { $square }.
# $square (code): where the piece has come to. Example: 15
# $moves (phrase): how it can go on. Example: 22x15x8
refusal-must-continue = Debes seguir capturando desde { $square }: { $moves }.
# $square (code): where the man is crowned. Example: 31
refusal-crowning-ends-move = El peón corona en { $square } y ahí termina la jugada.
# $square (code): where the move ends. Example: 15
refusal-move-complete = La jugada termina en { $square }. No hay nada más que capturar.
# $moves (phrase): the moves it could be. Example: 2x9x18 or 2x11x18
refusal-ambiguous = Puede ser más de una jugada: { $moves }.
# $square (code): a square. Example: 18
refusal-out-of-reach = Ninguna de tus fichas puede ir a { $square }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): all captures. Example: 22x15 or 22x17
refusal-with-captures = { $rule } Debes capturar: { $moves }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): a few moves. Example: 9-13 or 9-14
refusal-with-moves = { $rule } Puedes jugar { $moves }.
refusal-not-legal = Esa jugada no es legal.
