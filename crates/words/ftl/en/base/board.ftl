### The board and the moves on it, on the screen and for screen readers.

# $square (code): the square, as a number or in letters. Example: 22
# $piece (piece): what stands on it. Example: white man
square-with-piece = { $square }, { $piece }
# $square (code): the square. Example: 22
square-empty = { $square }, empty
# $square (code): the square. Example: 14
square-must-be-empty = { $square }, must be empty

## What is marked on a square. Heard after it: "22, white man, must jump".

mark-must-jump = must jump
mark-movable = can move
mark-selected = selected
mark-origin = starting square
mark-destination = destination
mark-waypoint = along the way
mark-path-choice = choose this route
mark-taken = jumped
mark-pending-from = move starts here
mark-pending-to = confirm this move
mark-last-to = last move
mark-hint = hint

## The whole board, for players who can't see it: "White to move. White: men on 21 and 22. Red: king on 5."

# $side (side): the side to move. Example: White
board-turn = { $side } to move.
# $side (side): whose pieces. Example: White
# $pieces (phrase): the pieces, from the messages below. Example: men on 21 and 22, king on 5
board-side = { $side }: { $pieces }.
# $count (number): how many squares there are. Example: 2
# $squares (phrase): where they are. Example: 21 and 22
board-men = { $count ->
    [one] man on { $squares }
   *[other] men on { $squares }
}
# $count (number): how many squares there are. Example: 1
# $squares (phrase): where they are. Example: 5
board-kings = { $count ->
    [one] king on { $squares }
   *[other] kings on { $squares }
}
board-no-pieces = no pieces

## Moves.

# $player (phrase): who is to move. Example: Ann (Red)
turn = { $player } to move.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22-18
moved = { $side }: { $move }.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11-7
moved-crowned = { $side }: { $move }, crowned.
# $side (side): who moved. Example: White
# $move (code): the move. Example: 22x15
# $count (number): how many pieces were taken. Example: 2
moved-capture = { $count ->
    [one] { $side }: { $move }, takes { $count } piece.
   *[other] { $side }: { $move }, takes { $count } pieces.
}
# $side (side): who moved. Example: White
# $move (code): the move. Example: 11x2
# $count (number): how many pieces were taken. Example: 1
moved-capture-crowned = { $count ->
    [one] { $side }: { $move }, takes { $count } piece, crowned.
   *[other] { $side }: { $move }, takes { $count } pieces, crowned.
}
# $side (side): who had made the move. Example: White
# $move (code): the move. Example: 22-18
move-taken-back = Taken back: { $side } { $move }.
# $from (code): where the piece starts. Example: 10
# $to (code): where it goes. Example: 19
move-in-words = { $from } to { $to }
# $move (phrase): the start of the move. Example: 2 to 11
# $to (code): where it goes on to. Example: 18
move-then = { $move }, then { $to }
# $moves (phrase): the captures. Example: 22x15 or 22x17
must-jump = You must jump: { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it can go. Example: 11 or 12
chosen-can-move = Piece on { $square } can move to { $moves }.
# $square (code): where the piece stands. Example: 7
# $moves (phrase): where it must jump. Example: 16
chosen-must-jump = Piece on { $square } must jump to { $moves }.
chosen-none = Move canceled.
# $square (code): where the piece has come to. Example: 16
# $moves (phrase): the moves that can follow. Example: 7x16x23
keep-jumping = Keep jumping from { $square }: { $moves }.
# $square (code): where both routes lead. Example: 18
# $squares (phrase): the squares to choose from. Example: 9 or 11
choose-route = Two routes lead to { $square }. Choose { $squares }.
# $move (code): a move that waits for a yes. Example: 22-18
pending = { $move }: press Enter to confirm or Backspace to cancel.
typed-nothing = Type a move first.

## Why something can't be done.

# $why (phrase): what's wrong with the text, a sentence. Example: There's no square 33. Squares are numbered from 1 to 32.
not-a-move = That isn't a move. { $why }
nothing-to-confirm = No move to confirm. Choose a piece and a square first.
nothing-to-cancel = Nothing to cancel.
# $move (code): the move that waits. Example: 22-18
confirm-first = Confirm or cancel { $move } first: Enter confirms, Backspace cancels.
# $side (side): whose time runs low. Example: Red
# $seconds (number): what's left. Example: 10
time-warning = { $seconds ->
    [one] { $side } has { $seconds } second left.
   *[other] { $side } has { $seconds } seconds left.
}
# $times (number): how often, two or more. Example: 3
seen-times = { $times ->
    [2] This position has come up twice.
   *[other] This position has come up { $times } times.
}
# $quiet (number): moves of each side without a capture or a man moving. Example: 31
# $needed (number): how many make a draw. Example: 40
quiet-moves = { $needed ->
   *[other] { $quiet } of { $needed } moves without progress.
}

## Moves that the rules don't allow. The first sentence names the rule.

# $ending (phrase): how it ended, a sentence. Example: Draw by agreement.
refusal-game-over = Game over. { $ending }
# $side (side): who is to move. Example: White
refusal-not-your-turn = It's { $side }'s turn.
refusal-off-board = That's off the board.
refusal-light-square = Pieces move on dark squares only.
# $square (code): an empty square. Example: 18
refusal-empty-square = There's no piece on { $square }. Choose one of yours.
# $square (code): where the opponent's piece stands. Example: 18
refusal-opponents-piece = The piece on { $square } belongs to your opponent. Choose one of yours.
# $square (code): where the piece stands. Example: 18
refusal-piece-blocked = The piece on { $square } can't move.
# $square (code): where the piece stands. Example: 18
refusal-same-square = The piece on { $square } is already there.
refusal-not-diagonal = Pieces move diagonally.
refusal-too-far = One square at a time, diagonally. A jump goes over one piece.
refusal-backwards = Men only move forward. Kings move both ways.
# $square (code): an occupied square. Example: 18
refusal-occupied = There's already a piece on { $square }.
# $square (code): the empty square between. Example: 14
refusal-nothing-to-jump = There's nothing to jump on { $square }.
# $square (code): the empty square between. Example: 14
refusal-one-square = One square at a time. There's nothing to jump on { $square }.
# $square (code): where the player's own piece stands. Example: 14
refusal-own-piece-jumped = You can't jump your own piece on { $square }.
# $square (code): where the king stands. Example: 14
refusal-king-safe = House rule: a man can't capture the king on { $square }.
# $square (code): where the piece has come to. Example: 15
# $moves (phrase): how it can go on. Example: 22x15x8
refusal-must-continue = You must keep jumping from { $square }: { $moves }.
# $square (code): where the man is crowned. Example: 31
refusal-crowning-ends-move = The man is crowned on { $square }, which ends the move.
# $square (code): where the move ends. Example: 15
refusal-move-complete = The move ends on { $square }. There's nothing more to jump.
# $moves (phrase): the moves it could be. Example: 2x9x18 or 2x11x18
refusal-ambiguous = That could be more than one move: { $moves }.
# $square (code): a square. Example: 18
refusal-out-of-reach = None of your pieces can move to { $square }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): all captures. Example: 22x15 or 22x17
refusal-with-captures = { $rule } You must jump: { $moves }.
# $rule (phrase): the rule, a sentence. Example: Pieces move diagonally.
# $moves (phrase): a few moves. Example: 9-13 or 9-14
refusal-with-moves = { $rule } You can play { $moves }.
refusal-not-legal = That move isn't legal.
