### The board and the moves on it, on the screen and for screen readers.

# $square (code): the square, as a number or in letters. Example: 22
# $piece (piece): what stands on it. Example: white man
square-with-piece = { $square }, { $piece }
# $square (code): the square. Example: 22
square-empty = { $square }, vuota
square-must-be-empty = { $square }, deve essere vuota

## What is marked on a square. Heard after it: "22, white man, must jump".

mark-must-jump = deve prendere
mark-movable = può muovere
mark-selected = selezione
mark-origin = casella di partenza
mark-destination = casella d’arrivo
mark-waypoint = passaggio
mark-path-choice = scegli questo percorso
mark-taken = presa
mark-pending-from = inizio della mossa
mark-pending-to = conferma questa mossa
mark-last-to = ultima mossa
mark-hint = consiglio

## The whole board, for players who can't see it: "White to move. White: men on 21 and 22. Red: king on 5."

# $side (side): the side to move. Example: White
board-turn = Muove il { $side }.
# $side (side): whose pieces. Example: White
# $pieces (phrase): the pieces, from the messages below. Example: men on 21 and 22, king on 5
board-side = { $side }: { $pieces }.
# $count (number): how many squares there are. Example: 2
# $squares (phrase): where they are. Example: 21 and 22
board-men = { $count ->
    [one] pedina in { $squares }
   *[other] pedine in { $squares }
}
# $count (number): how many squares there are. Example: 1
# $squares (phrase): where they are. Example: 5
board-kings = { $count ->
    [one] dama in { $squares }
   *[other] dame in { $squares }
}
board-no-pieces = nessun pezzo

## Moves.

# $player (phrase): who is to move. Example: Ann (Red)
turn = Muove: { $player }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22-18
moved = { $side }: { $move }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11-7
moved-crowned = { $side }: { $move }, va a dama.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22x15
# $count (number): how many pieces were taken. Example: 2
moved-capture = { $count ->
    [one] { $side }: { $move }, prende { $count } pezzo.
   *[other] { $side }: { $move }, prende { $count } pezzi.
}
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11x2
# $count (number): how many pieces were taken. Example: 1
moved-capture-crowned = { $count ->
    [one] { $side }: { $move }, prende { $count } pezzo e va a dama.
   *[other] { $side }: { $move }, prende { $count } pezzi e va a dama.
}
# $side (side): who had made the move. Example: White
# $move (code): the move. Example: 22-18
move-taken-back = Mossa ritirata: { $side } { $move }.
# $from (code): where the piece starts. Example: 10
# $to (code): where it goes. Example: 19
move-in-words = da { $from } a { $to }
# $move (phrase): the start of the move. Example: 2 to 11
# $to (code): where it goes on to. Example: 18
move-then = { $move }, poi a { $to }
# $moves (phrase): the captures. Example: 22x15 or 22x17
must-jump = Devi prendere: { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it can go. Example: 11 or 12
chosen-can-move = Il pezzo in { $square } può andare in { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it must jump. Example: 16
chosen-must-jump = Il pezzo in { $square } deve prendere e arrivare in { $moves }.
chosen-none = Mossa annullata.
# $square (code): where the piece has come to. Example: 16
# $moves (phrase): the moves that can follow. Example: 7x16x23
keep-jumping = Continua a prendere da { $square }: { $moves }.
# $square (code): where both routes lead. Example: 18
# $squares (phrase): the squares to choose from. Example: 9 or 11
choose-route = Due percorsi portano in { $square }. Scegli { $squares }.
# $move (code): a move that waits for a yes. Example: 22-18
pending = { $move }: premi Invio per confermare o Backspace per annullare.
typed-nothing = Scrivi prima una mossa.

## Why something can't be done.

# $why (phrase): what's wrong with the text. Example: expected a square
not-a-move = Questa non è una mossa. { $why }
nothing-to-confirm = Nessuna mossa da confermare. Scegli prima un pezzo e una casella.
nothing-to-cancel = Niente da annullare.
# $move (code): the move that waits. Example: 22-18
confirm-first = Prima conferma o annulla { $move }: Invio conferma, Backspace annulla.
# $side (side): whose time runs low. Example: Red
# $seconds (number): what's left. Example: 10
time-warning = { $seconds ->
    [one] { $side }: resta { $seconds } secondo.
   *[other] { $side }: restano { $seconds } secondi.
}
# $times (number): how often, two or more. Example: 3
seen-times = { $times ->
    [2] Questa posizione si è presentata due volte.
   *[other] Questa posizione si è presentata { $times } volte.
}
# $quiet (number): moves of each side without a capture or a man moving. Example: 31
# $needed (number): how many make a draw. Example: 40
quiet-moves = { $quiet ->
    [one] { $quiet } mossa su { $needed } senza progressi.
   *[other] { $quiet } mosse su { $needed } senza progressi.
}

## Moves that the rules don't allow. The first sentence names the rule.

# $ending (phrase): how it ended, a sentence. Example: Draw by agreement.
refusal-game-over = La partita è finita. { $ending }
# $side (side): who is to move. Example: White
refusal-not-your-turn = Tocca al { $side }.
refusal-off-board = È fuori dalla damiera.
refusal-light-square = Si gioca solo sulle caselle scure.
# $square (code): an empty square. Example: 18
refusal-empty-square = In { $square } non c’è nessun pezzo. Scegline uno tuo.
# $square (code): where the opponent's piece stands. Example: 18
refusal-opponents-piece = Il pezzo in { $square } è del tuo avversario. Scegline uno tuo.
# $square (code): where the piece stands. Example: 18
refusal-piece-blocked = Il pezzo in { $square } è bloccato.
# $square (code): where the piece stands. Example: 18
refusal-same-square = Il pezzo in { $square } è già lì.
refusal-not-diagonal = I pezzi si muovono in diagonale.
refusal-too-far = Una casella alla volta, in diagonale. Un salto supera un solo pezzo.
refusal-backwards = Le pedine vanno solo in avanti. Le dame anche all’indietro.
# $square (code): an occupied square. Example: 18
refusal-occupied = In { $square } c’è già un pezzo.
# $square (code): the empty square between. Example: 14
refusal-nothing-to-jump = In { $square } non c’è niente da prendere.
# $square (code): the empty square between. Example: 14
refusal-one-square = Una casella alla volta. In { $square } non c’è niente da prendere.
# $square (code): where the player's own piece stands. Example: 14
refusal-own-piece-jumped = Non puoi prendere il tuo stesso pezzo in { $square }.
# $square (code): where the king stands. Example: 14
refusal-king-safe = Regola della casa: una pedina non può prendere la dama in { $square }.
# $square (code): where the piece has come to. Example: 15
# $moves (phrase): how it can go on. Example: 22x15x8
refusal-must-continue = Devi continuare a prendere da { $square }: { $moves }.
# $square (code): where the man is crowned. Example: 31
refusal-crowning-ends-move = La pedina va a dama in { $square } e la mossa finisce.
# $square (code): where the move ends. Example: 15
refusal-move-complete = La mossa finisce in { $square }. Non c’è altro da prendere.
# $moves (phrase): the moves it could be. Example: 2x9x18 or 2x11x18
refusal-ambiguous = Potrebbe essere più di una mossa: { $moves }.
# $square (code): a square. Example: 18
refusal-out-of-reach = Nessuno dei tuoi pezzi può andare in { $square }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): all captures. Example: 22x15 or 22x17
refusal-with-captures = { $rule } Devi prendere: { $moves }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): a few moves. Example: 9-13 or 9-14
refusal-with-moves = { $rule } Puoi giocare { $moves }.
refusal-not-legal = Questa mossa non è valida.
