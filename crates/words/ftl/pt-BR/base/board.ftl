### The board and the moves on it, on the screen and for screen readers.

# $square (code): the square, as a number or in letters. Example: 22
# $piece (piece): what stands on it. Example: white man
square-with-piece = { $square }, { $piece }
# $square (code): the square. Example: 22
square-empty = { $square }, vazia
square-must-be-empty = { $square }, deve estar vazia

## What is marked on a square. Heard after it: "22, white man, must jump".

mark-must-jump = captura obrigatória
mark-movable = pode se mover
mark-selected = selecionada
mark-origin = casa de origem
mark-destination = destino
mark-waypoint = no caminho
mark-path-choice = escolher este caminho
mark-taken = capturada
mark-pending-from = o lance sai daqui
mark-pending-to = confirme este lance
mark-last-to = último lance
mark-hint = dica

## The whole board, for players who can't see it: "White to move. White: men on 21 and 22. Red: king on 5."

# $side (side): the side to move. Example: White
board-turn = { $side ->
    [red] Vez das vermelhas.
    [black] Vez das pretas.
   *[white] Vez das brancas.
}
# $side (side): whose pieces. Example: White
# $pieces (phrase): the pieces, from the messages below. Example: men on 21 and 22, king on 5
board-side = { $side }: { $pieces }.
# $count (number): how many squares there are. Example: 2
# $squares (phrase): where they are. Example: 21 and 22
board-men = { $count ->
    [one] pedra em { $squares }
   *[other] pedras em { $squares }
}
# $count (number): how many squares there are. Example: 1
# $squares (phrase): where they are. Example: 5
board-kings = { $count ->
    [one] dama em { $squares }
   *[other] damas em { $squares }
}
board-no-pieces = nenhuma peça

## Moves.

# $player (phrase): who is to move. Example: Ann (Red)
turn = Na vez: { $player }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22-18
moved = { $side }: { $move }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11-7
moved-crowned = { $side }: { $move }, virou dama.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22x15
# $count (number): how many pieces were taken. Example: 2
moved-capture = { $count ->
    [one] { $side }: { $move }, captura { $count } peça.
   *[other] { $side }: { $move }, captura { $count } peças.
}
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11x2
# $count (number): how many pieces were taken. Example: 1
moved-capture-crowned = { $count ->
    [one] { $side }: { $move }, captura { $count } peça e vira dama.
   *[other] { $side }: { $move }, captura { $count } peças e vira dama.
}
# $side (side): who had made the move. Example: White
# $move (code): the move. Example: 22-18
move-taken-back = Lance desfeito: { $side }, { $move }.
# $from (code): where the piece starts. Example: 10
# $to (code): where it goes. Example: 19
move-in-words = de { $from } para { $to }
# $move (phrase): the start of the move. Example: 2 to 11
# $to (code): where it goes on to. Example: 18
move-then = { $move }, depois para { $to }
# $moves (phrase): the captures. Example: 22x15 or 22x17
must-jump = Você precisa capturar: { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it can go. Example: 11 or 12
chosen-can-move = A peça em { $square } pode ir para { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it must jump. Example: 16
chosen-must-jump = A peça em { $square } precisa capturar, pulando para { $moves }.
chosen-none = Lance cancelado.
# $square (code): where the piece has come to. Example: 16
# $moves (phrase): the moves that can follow. Example: 7x16x23
keep-jumping = Continue capturando a partir de { $square }: { $moves }.
# $square (code): where both routes lead. Example: 18
# $squares (phrase): the squares to choose from. Example: 9 or 11
choose-route = Dois caminhos levam a { $square }. Escolha { $squares }.
# $move (code): a move that waits for a yes. Example: 22-18
pending = { $move }: tecle Enter para confirmar ou Backspace para cancelar.
typed-nothing = Digite um lance primeiro.

## Why something can't be done.

# $why (phrase): what's wrong with the text. Example: expected a square
not-a-move = Isso não é um lance. { $why }
nothing-to-confirm = Não há lance para confirmar. Escolha antes uma peça e uma casa.
nothing-to-cancel = Não há nada para cancelar.
# $move (code): the move that waits. Example: 22-18
confirm-first = Antes, confirme ou cancele { $move }: Enter confirma, Backspace cancela.
# $side (side): whose time runs low. Example: Red
# $seconds (number): what's left. Example: 10
time-warning = { $seconds ->
    [one] { $side }: resta { $seconds } segundo.
   *[other] { $side }: restam { $seconds } segundos.
}
# $times (number): how often, two or more. Example: 3
seen-times = { $times ->
    [2] Esta posição já ocorreu duas vezes.
   *[other] Esta posição já ocorreu { $times } vezes.
}
# $quiet (number): moves of each side without a capture or a man moving. Example: 31
# $needed (number): how many make a draw. Example: 40
quiet-moves = { $quiet } de { $needed } lances sem progresso.

## Moves that the rules don't allow. The first sentence names the rule.

# $ending (phrase): how it ended, a sentence. Example: Draw by agreement.
refusal-game-over = A partida acabou. { $ending }
# $side (side): who is to move. Example: White
refusal-not-your-turn = { $side ->
    [red] É a vez das vermelhas.
    [black] É a vez das pretas.
   *[white] É a vez das brancas.
}
refusal-off-board = Isso fica fora do tabuleiro.
refusal-light-square = Só se joga nas casas escuras.
# $square (code): an empty square. Example: 18
refusal-empty-square = Não há peça em { $square }. Escolha uma das suas.
# $square (code): where the opponent's piece stands. Example: 18
refusal-opponents-piece = A peça em { $square } é do seu oponente. Escolha uma das suas.
# $square (code): where the piece stands. Example: 18
refusal-piece-blocked = A peça em { $square } não pode se mover.
# $square (code): where the piece stands. Example: 18
refusal-same-square = A peça em { $square } já está lá.
refusal-not-diagonal = As peças andam na diagonal.
refusal-too-far = Uma casa por vez, na diagonal. Um salto passa por cima de uma só peça.
refusal-backwards = As pedras só andam para a frente. As damas, nos dois sentidos.
# $square (code): an occupied square. Example: 18
refusal-occupied = Já há uma peça em { $square }.
# $square (code): the empty square between. Example: 14
refusal-nothing-to-jump = Não há nada para capturar em { $square }.
# $square (code): the empty square between. Example: 14
refusal-one-square = Uma casa por vez. Não há nada para capturar em { $square }.
# $square (code): where the player's own piece stands. Example: 14
refusal-own-piece-jumped = Você não pode pular a sua própria peça em { $square }.
# $square (code): where the king stands. Example: 14
refusal-king-safe = Regra da casa: uma pedra não pode capturar a dama em { $square }.
# $square (code): where the piece has come to. Example: 15
# $moves (phrase): how it can go on. Example: 22x15x8
refusal-must-continue = Você precisa continuar capturando a partir de { $square }: { $moves }.
# $square (code): where the man is crowned. Example: 31
refusal-crowning-ends-move = A pedra vira dama em { $square }, e o lance termina ali.
# $square (code): where the move ends. Example: 15
refusal-move-complete = O lance termina em { $square }. Não há mais nada para capturar.
# $moves (phrase): the moves it could be. Example: 2x9x18 or 2x11x18
refusal-ambiguous = Pode ser mais de um lance: { $moves }.
# $square (code): a square. Example: 18
refusal-out-of-reach = Nenhuma das suas peças pode ir para { $square }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): all captures. Example: 22x15 or 22x17
refusal-with-captures = { $rule } Você precisa capturar: { $moves }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): a few moves. Example: 9-13 or 9-14
refusal-with-moves = { $rule } Você pode jogar { $moves }.
refusal-not-legal = Esse lance não é legal.
