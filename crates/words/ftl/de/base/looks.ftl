### The look of the board and pieces, chosen in the settings and before a game.

looks-board = Brett
looks-pieces = Steine
looks-coordinates = Notation

board-theme-official = Grün und Beige
board-theme-tournament = Turnier
board-theme-wood = Holz
board-theme-slate = Schiefer
board-theme-ocean = Ozean
board-theme-print = Buch
board-theme-contrast = Hoher Kontrast

pieces-red-white = Rot und Weiß
pieces-black-white = Schwarz und Weiß
pieces-rings = Scheiben und Ringe
pieces-wooden = Ebenholz und Ahorn
pieces-flat = Flach, Rot und Weiß
pieces-color-blind-safe = Farbenblind-sicher

coordinates-off = Keine
coordinates-numbers = Zahlen: 11-15
coordinates-letters = Buchstaben: F6-E5
coordinates-border = Rand: F6-E5
