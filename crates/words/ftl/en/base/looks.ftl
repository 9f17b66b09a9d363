### The look of the board and pieces, chosen in the settings and before a game.

looks-board = Board
looks-pieces = Pieces
looks-coordinates = Notation

board-theme-official = Green and buff
board-theme-tournament = Tournament
board-theme-wood = Wood
board-theme-slate = Slate
board-theme-ocean = Ocean
board-theme-print = Book
board-theme-contrast = High contrast

pieces-red-white = Red and white
pieces-black-white = Black and white
pieces-rings = Discs and rings
pieces-wooden = Ebony and maple
pieces-flat = Flat red and white
# Below the name of a set of pieces.
pieces-color-blind-safe = Color-blind safe

coordinates-off = None
coordinates-numbers = Numbers: 11-15
coordinates-letters = Letters: F6-E5
coordinates-border = Border: F6-E5
