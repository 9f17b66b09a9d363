### The look of the board and pieces, chosen in the settings and before a game.

looks-board = Доска
looks-pieces = Шашки
looks-coordinates = Нотация

board-theme-official = Зелёная с бежевым
board-theme-tournament = Турнирная
board-theme-wood = Дерево
board-theme-slate = Сланец
board-theme-ocean = Океан
board-theme-print = Книга
board-theme-contrast = Контрастная

pieces-red-white = Красные и белые
pieces-black-white = Чёрные и белые
pieces-rings = Диски и кольца
pieces-wooden = Эбен и клён
pieces-flat = Плоские красные и белые
pieces-color-blind-safe = Различимы при дальтонизме

coordinates-off = Нет
coordinates-numbers = Числа: 11-15
coordinates-letters = Буквы: F6-E5
coordinates-border = Край: F6-E5
