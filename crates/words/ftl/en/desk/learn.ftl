### Why a move was a mistake, and what a puzzle is about.

## Reasons, each a sentence of its own. The move that was played stands before it.

# $count (number): how many pieces. Example: 2
reason-loses-pieces = { $count ->
    [1] This loses a piece.
    [one] This loses { $count } piece.
   *[other] This loses { $count } pieces.
}
# $move (code): the better move. Example: 18-15
# $given (number): how many pieces it gives up. Example: 1
# $taken (number): how many pieces it takes. Example: 2
reason-misses-shot = { $move } was a shot: give { $given }, take { $taken }.
# $move (code): the better move. Example: 18-15
# $count (number): how many pieces it wins. Example: 1
reason-misses-pieces = { $count ->
    [1] { $move } would have won a piece.
    [one] { $move } would have won { $count } piece.
   *[other] { $move } would have won { $count } pieces.
}
# $from (code): the square that a man left. Example: 30
# $at (code): where the opponent is crowned. Example: 31
reason-gives-up-king-row = The man on { $from } was guarding the king row. Now the opponent gets a king on { $at }.
# $at (code): where the opponent is crowned. Example: 31
reason-lets-king-through = This lets the opponent through to a king on { $at }.
# The move is the opposition: the other side runs out of good moves first.
reason-loses-the-move = This loses the move: now the opponent has the opposition.
reason-win-to-draw = The win is gone: now it's a draw.
reason-win-to-loss = The win is gone: now it's a loss.
reason-draw-to-loss = The draw is gone: now it's a loss.
# $move (code): the better move. Example: 18-15
reason-only-move = { $move } was the only move.
# $move (code): the better move. Example: 18-15
reason-prefers = Crownhead prefers { $move }.

## When the result of a game doesn't match its final position.

contradiction-winner-loses = The result doesn't match the final position: the side that lost was winning.
contradiction-winner-draws = The result doesn't match the final position: it's a draw.
contradiction-draw-is-won = The result doesn't match the final position: one side was winning.

## What a puzzle is about, as a label.

theme-double-jump = Double jump
theme-triple-jump = Triple jump
theme-long-jump = Long jump
theme-two-for-one = Two for one
theme-three-for-two = Three for two
theme-sacrifice = Sacrifice
theme-king-shot = King shot
# A piece that attacks two others.
theme-breeches = Breeches
# A piece is won without giving one up.
theme-steal = Steal
theme-crowning = Crowning
theme-opposition = The move
theme-draw-save = Save the draw
theme-won-ending = Won ending
theme-man-down = A man down
theme-bridge = Bridge
theme-king-ending = Kings only
theme-first-position = First Position
theme-exchange = Exchange

## The summary of a game.

# $first (side): the side that moves first. Example: Black
# $black (number): its accuracy in percent. Example: 97
# $second (side): the other side. Example: White
# $white (number): its accuracy in percent. Example: 88
learn-accuracy = Accuracy: { $first } { $black }%, { $second } { $white }%
# $side (side): who made the move. Example: White
# $move (code): the move that decided the game. Example: 12. 19-16??
learn-turning-point = Turning point: { $side }, { $move }
