### The look of the board and pieces, chosen in the settings and before a game.

looks-board = Board
looks-pieces = Pieces
looks-coordinates = Notation

board-theme-official = Green and buff
board-theme-wood = Wood
board-theme-slate = Slate
board-theme-contrast = High contrast

pieces-red-white = Red and white
pieces-black-white = Black and white
pieces-rings = Discs and rings

coordinates-off = None
coordinates-numbers = Numbers: 11-15
coordinates-letters = Letters: F6-E5
