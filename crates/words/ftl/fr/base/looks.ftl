### The look of the board and pieces, chosen in the settings and before a game.

looks-board = Damier
looks-pieces = Pièces
looks-coordinates = Notation

board-theme-official = Vert et chamois
board-theme-tournament = Tournoi
board-theme-wood = Bois
board-theme-slate = Ardoise
board-theme-ocean = Océan
board-theme-print = Livre
board-theme-contrast = Fort contraste

pieces-red-white = Rouges et blanches
pieces-black-white = Noires et blanches
pieces-rings = Disques et anneaux
pieces-wooden = Ébène et érable
pieces-flat = Plates, rouges et blanches
pieces-color-blind-safe = Adapté au daltonisme

coordinates-off = Aucune
coordinates-numbers = Chiffres : 11-15
coordinates-letters = Lettres : F6-E5
coordinates-border = Bord : F6-E5
