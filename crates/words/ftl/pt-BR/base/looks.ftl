### The look of the board and pieces, chosen in the settings and before a game.

looks-board = Tabuleiro
looks-pieces = Peças
looks-coordinates = Notação

board-theme-official = Verde e creme
board-theme-tournament = Torneio
board-theme-wood = Madeira
board-theme-slate = Ardósia
board-theme-ocean = Oceano
board-theme-print = Livro
board-theme-contrast = Alto contraste

pieces-red-white = Vermelhas e brancas
pieces-black-white = Pretas e brancas
pieces-rings = Discos e anéis
pieces-wooden = Ébano e bordo
pieces-flat = Planas, vermelhas e brancas
pieces-color-blind-safe = Para daltônicos

coordinates-off = Nenhuma
coordinates-numbers = Números: 11-15
coordinates-letters = Letras: F6-E5
coordinates-border = Borda: F6-E5
