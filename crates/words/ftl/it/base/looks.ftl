### The look of the board and pieces, chosen in the settings and before a game.

looks-board = Damiera
looks-pieces = Pezzi
looks-coordinates = Notazione

board-theme-official = Verde e camoscio
board-theme-tournament = Torneo
board-theme-wood = Legno
board-theme-slate = Ardesia
board-theme-ocean = Oceano
board-theme-print = Libro
board-theme-contrast = Contrasto alto

pieces-red-white = Rossi e bianchi
pieces-black-white = Neri e bianchi
pieces-rings = Dischi e anelli
pieces-wooden = Ebano e acero
pieces-flat = Piatti, rossi e bianchi
pieces-color-blind-safe = Adatto ai daltonici

coordinates-off = Nessuna
coordinates-numbers = Numeri: 11-15
coordinates-letters = Lettere: F6-E5
coordinates-border = Bordo: F6-E5
