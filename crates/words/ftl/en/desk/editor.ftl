### The editor, where a position is set up.

editor-title = Set up a position
editor-board = Setup board
editor-what-to-do = Choose a piece and click a square, or drag it there. Drag a piece off the board to remove it.
editor-tools = Pieces
editor-turn = To move
editor-changes = Changes
editor-redo = Redo
editor-clear = Clear
editor-standard = Starting position
editor-state = Status
editor-text = Pieces as text
# Example input. Keep it as it is.
editor-text-example = A7=B C1=WK 14=-
editor-place = Set pieces
editor-fen = Position as FEN
editor-put-up = Load
editor-copied = Position copied.
editor-not-copied = Couldn't copy. Select the text and copy it yourself.
editor-opponent = Play from here
editor-against-person = Two players
editor-against-computer = Computer
editor-level = Level
editor-your-side = Play as
editor-start = Play
editor-analyze = Analyze
editor-find = Find online games with this position
editor-find-games = Find games
editor-find-library = In my library
editor-find-pattern = With these pieces
editor-find-pattern-title = Games with these pieces and nothing on the marked squares; the other squares don't matter
editor-not-yet = The game can't start yet.
editor-draft-lost = The browser isn't saving this position. Copy the FEN before you leave.

# $side (side): whose pieces. Example: Red
# $count (number): how many more may be placed. Example: 3
editor-left = { $count ->
    [0] { $side }: all placed
   *[other] { $side }: { $count } left
}
# $tool (tool): a piece, or the eraser. Example: Red king
# $key (number): the key that chooses it. Example: 2
editor-tool-title = { $tool } (key { $key })
# $tool (tool): a piece, or the eraser. Example: Red king
editor-tool-chosen = { $tool ->
    [must-be-empty] Now mark squares that must be empty.
   *[red-man] { $tool } selected.
}
# $side (side): who is to move. Example: Red
editor-ready = Ready to play: { $side } to move.
# $result (phrase): how it ends, a sentence. Example: Red wins. White can't move.
editor-over = This position is already over. { $result }
# $black (phrase): what is left for one side. Example: Red: 3 left
# $white (phrase): what is left for the other. Example: White: all placed
editor-left-both = { $black }. { $white }.
editor-complete = Both sides have all their pieces. The position is complete.
# $square (code): the square. Example: 31
editor-crowned = A man on the king row becomes a king, so there's a king on { $square } now.

## Why something can't be done in the editor.

editor-nothing-to-undo = Nothing to undo.
editor-nothing-to-redo = Nothing to redo.
# $why (phrase): the reason, a sentence. Example: There's no square 33. Squares are numbered from 1 to 32.
editor-bad-text = Couldn't read that: { $why }
# $why (phrase): the reason, a sentence. Example: There's no square 33. Squares are numbered from 1 to 32.
editor-bad-fen = That isn't a position in FEN: { $why }
placement-off-board = That's off the board.
placement-light-square = Pieces go on dark squares only.
# $piece (piece): what stands there. Example: white man
# $square (code): the square. Example: 18
placement-occupied = There's already a { $piece } on { $square }.
# $side (side): whose pieces. Example: Red
# $count (number): how many a side has. Example: 12
placement-out-of-pieces = { $count ->
   *[other] { $side } has all { $count } pieces on the board.
}
# Introduces what's wrong with one entry of the text.
# $number (number): which entry it is. Example: 2
# $entry (text): the entry. Example: A7=X
# $why (phrase): what's wrong, a sentence. Example: A2 is a light square. Only dark squares are used.
setup-entry = Entry { $number } (“{ $entry }”): { $why }
setup-no-equals = Write a square, = and a piece, like A7=B.
# $text (text): what was found instead. Example: X
setup-not-a-piece = “{ $text }” isn't a piece. After =, write B, BK, W, WK or -.
