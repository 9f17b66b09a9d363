### The look of the board and pieces, chosen in the settings and before a game.

looks-board = Tablero
looks-pieces = Fichas
looks-coordinates = Notación

board-theme-official = Verde y crema
board-theme-tournament = Torneo
board-theme-wood = Madera
board-theme-slate = Pizarra
board-theme-ocean = Océano
board-theme-print = Libro
board-theme-contrast = Alto contraste

pieces-red-white = Rojas y blancas
pieces-black-white = Negras y blancas
pieces-rings = Discos y anillos
pieces-wooden = Ébano y arce
pieces-flat = Planas, rojas y blancas
pieces-color-blind-safe = Apto para daltónicos

coordinates-off = Ninguna
coordinates-numbers = Números: 11-15
coordinates-letters = Letras: F6-E5
coordinates-border = Borde: F6-E5
