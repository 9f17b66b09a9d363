### What's wrong with squares, moves and positions that someone typed. Each message is one or two sentences.

# $text (text): what was typed. Example: Z9
square-malformed = “{ $text }” isn't a square. Use a number from 1 to 32, or a letter and a digit like D4.
# $number (code): what was typed. Example: 33
square-missing = There's no square { $number }. Squares are numbered from 1 to 32.
# $square (code): a light square. Example: A2
square-light = { $square } is a light square. Only dark squares are used.
# $square (code): the only square. Example: 11
move-one-square = Add - or x and another square after { $square }.
# $most (number): the most squares of a move. Example: 10
move-too-many-squares = That's too many squares. No move touches more than { $most }.
# Introduces what's wrong with a position in FEN at one place.
# $column (number): where it is, counted from 1. Example: 7
# $why (phrase): what's wrong, a sentence. Example: Expected a square number here.
fen-at = Character { $column }: { $why }
fen-turn = Expected B or W here, for the side to move.
fen-colon = Expected a colon here.
fen-side = Expected W or B here, followed by that side's squares.
# $letter (code): the letter of the side. Example: W
fen-side-of = Expected { $letter } here, followed by that side's squares.
# $letter (code): the letter of the side. Example: W
fen-comma-or-side = Expected a comma here, or a colon and { $letter } with that side's squares.
fen-square = Expected a square number here.
fen-counter = Expected H or F and a number here.
fen-number = Expected a number here.
fen-end = Only a comma, a colon or the end of the text can follow here.
# $square (code): a square. Example: 18
fen-square-twice = Square { $square } is listed twice. It can hold only one piece.
# $letter (code): the letter of a side. Example: W
fen-side-twice = { $letter } appears twice. Each side's squares are listed once.
# $range (code): a range of squares. Example: 24-21
fen-backwards = The range { $range } runs backward. Put the smaller number first.
# $square (code): the square. Example: 31
problem-man-on-king-row = A man can't stand on the king row; use a king on { $square }.
problem-empty-board = The board is empty. Place at least one piece.
# $side (side): whose pieces. Example: Red
# $count (number): how many there are. Example: 13
# $most (number): how many a side may have. Example: 12
problem-too-many-pieces = { $count ->
   *[other] { $side } has { $count } pieces; { $most } is the limit.
}
