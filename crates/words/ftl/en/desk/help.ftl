### The help: the rules of American checkers, and how the app works.
### $side is the side that moves first, Red or Black by the reader's choice.

help-title = Help
help-lead = The rules of American checkers and how to play here.
help-contents = On this page
help-to-top = Back to top

## The rules.

help-aim = Goal
help-aim-text = Two players take turns. You win when your opponent can't move, either because you captured every piece or because the pieces that are left are blocked.

help-board = The board
help-board-text-1 = Checkers is played on the dark squares only. Each player starts with twelve men on the three nearest rows.
# $side (side): who moves first. Example: Red
help-board-text-2 = { $side } moves first. Then the players take turns.
help-board-text-3 = The board is placed so that each player has a dark square in the near left corner. You can flip it; the squares keep their numbers.
help-board-caption = The starting position.

help-moving = Moving
help-moving-text-1 = A man moves one square diagonally forward to an empty square.
help-moving-text-2 = Men never move backward, and two pieces never share a square.
help-moving-caption = The man on 10 can move to 14 or 15.

help-jumping = Jumping
help-jump-text = If an opposing piece is diagonally in front of your man and the square behind it is empty, your man jumps over it and captures it.
help-jump-caption = The man on 14 jumps to 23 and captures the man on 18.
help-must-jump = If you can jump, you must. Pieces that must jump are highlighted, and if you try another move the board shows the jumps.
help-jumps-text = If the piece can jump again from where it lands, it keeps jumping in the same move until no jump is left.
help-jumps-caption = Two jumps, one move: from 6 to 15 to 24.
help-choice-text = If you have several captures to choose from, take whichever you like. It doesn't have to be the one that captures the most.
help-choice-caption = Jumping to 27 captures two men, jumping to 20 captures one. Both are legal; stopping on 18 isn't.

help-kings = Kings
help-crown-text = A man that reaches the far row becomes a king and gets a crown. That ends the move.
help-crown-caption = On 31 or 32 the man is crowned.
help-king-text = A king moves and jumps one square in any diagonal direction. It doesn't fly along the diagonal.
help-king-caption = A king moves four ways.
help-king-jumps-text = Kings can be captured just like men, by men and by kings.
help-king-jumps-caption = A king jumps backward too: from 18 to 9 to 2.
help-stops-text = A man that is crowned by a jump stops there, even if a king could keep jumping.
help-stops-caption = The man captures one piece, is crowned on 30 and stops. The man on 25 is safe for now.

help-end = How a game ends
help-end-text-1 = You lose if it's your turn and you have no legal move. There's no stalemate: a blocked player loses.
help-end-text-2 = You also lose if you resign or run out of time.
help-end-text-3 = A game that nobody can win is a draw.
# $side (side): who has won. Example: Red
help-end-caption = White is to move and can't. { $side } wins.

help-draws = Draws
help-draws-lead = A game can be drawn in four ways:
help-draws-agreement = By agreement
help-draws-agreement-text = Offer a draw; your opponent accepts or plays on.
help-draws-repetition = By repetition
help-draws-repetition-text = If your move would bring up the same position for the third time, with the same side to move, you can claim a draw.
help-draws-progress = No progress
help-draws-progress-text = If neither side has moved a man or captured a piece in its last 40 moves, either player can claim a draw.
help-draws-automatic = Automatic
help-draws-automatic-text = The game is drawn when a position comes up for the fifth time, or after 300 moves. Nobody has to claim it.
help-draws-text = The game shows both counters, and a button appears when you can claim a draw.
help-draws-caption = In the double corner, a lone king moves back and forth. Two kings can drive it out; one can't.

## The controls.

help-controls = Controls
help-pointer = Mouse and touch
help-pointer-click = Two clicks
help-pointer-click-text = Choose a piece, then its destination. Choose the piece again to put it back.
help-pointer-drag = Drag
help-pointer-drag-text = Drag a piece to its destination. For a long jump you can drag it through each square.
help-pointer-one = One click
help-pointer-one-text = If only one piece can move to a square, just click the square.
help-pointer-long = Long jumps
help-pointer-long-text = Click the last square, or go jump by jump. If two routes lead there, the board asks which one you want.
help-pointer-cancel = Cancel
help-pointer-cancel-text = Choose the piece again or press Escape before the move is complete.
help-pointer-confirm = Confirm
help-pointer-confirm-text = With “Confirm each move” on, press Enter or the button to play a move.
help-keys = Keyboard
help-key = Key
help-key-does = What it does
help-key-tab = moves to the board and on to the buttons
help-key-arrows = move across the dark squares
help-key-edges = move to the edge of the board
help-key-choose = choose a piece, then its destination
help-key-type = types a move; the first and last squares are enough
help-key-confirm = confirms a pending move
help-key-backspace = goes back one step before the move is complete
help-key-escape = cancels the move you're entering
# The names of keys, as they are printed on keyboards in your country.
key-tab = Tab
key-page-up = Page Up
key-page-down = Page Down
key-space = Space
key-backspace = Backspace
help-readers = Screen readers
help-readers-text = The board is a grid, and each square says what's on it. Moves, captures, required jumps, clock warnings and results are announced.

## How moves are written.

help-notation = Notation
help-notation-text-1 = The dark squares are numbered 1 to 32 from the top left, with White at the bottom. A move is two numbers: 11-15. A capture is written with an x: 14x23.
help-notation-text-2 = If you prefer letters, choose them in the settings: columns A to H from the left, rows 1 to 8 from the bottom, so 11-15 becomes F6-E5.
help-notation-text-3 = A long capture is written with its first and last squares. If two routes share both, all squares are written.
help-notation-text-4 = Games are saved as PDN and positions as FEN. Both are plain text that other checkers programs can read.
help-notation-caption = Square numbers.
help-letters-caption = The same squares in letters.
help-two-ways-caption = From 2 to 18 through 9 or 11: here, every square is written out.

## Openings, clocks, levels.

help-openings = Openings
help-openings-free = Free choice
help-openings-free-text = Both players move freely from the first move.
help-openings-ballot = Ballot
help-openings-ballot-text = The first three moves are drawn at random from the federation's deck of 156, or from another deck. In tournaments, each ballot is played twice with colors swapped. A rematch works the same way.
help-openings-eleven-man = Eleven-man
help-openings-eleven-man-text = Each side starts one man short. The missing men and the first two moves are drawn at random.
help-openings-custom = Custom position
help-openings-custom-text = Set up any position on the board, or paste it, and play from there.

help-clocks = Clocks
help-clocks-per-turn = Per move
help-clocks-per-turn-text = The same time for every move.
help-clocks-whole = Whole game
help-clocks-whole-text = One amount of time for all your moves.
help-clocks-increment = With increment
help-clocks-increment-text = An amount of time, plus a few seconds for every move.
help-clocks-text = If you run out of time, you lose. When you close a game on this device, its clocks stop. Online, the clocks keep running once both players have moved.

help-house = House rule
help-house-text = In some families a man can't capture a king. You can turn that on before a game. Everything else follows the official rules.
help-house-caption = Under the official rules, the man must capture the king. Under the house rule, it can't.

help-levels = Levels
help-levels-text = The computer plays at ten levels. Lower levels make human mistakes: they don't look as far ahead, miss long jumps and misjudge positions. None of them cheats, and none plays the same game twice.

## Games and playing online.

help-games = Your games
help-games-text-1 = Every move of a game on this device is saved immediately in this browser. If you close the page or lose power, the game is still there, in the library and on the home screen.
help-games-text-2 = Save a game as a file to move it to another device or program. The library imports files with one game or thousands.
help-games-text-3 = After your first visit, games on this device, the computer, analysis, the position editor and the library work offline. Only online play needs a connection. You can install the app from the browser's menu.

help-online = Playing online
help-online-lobby = Lobby
help-online-lobby-text = Choose a quick game and we'll pair you with the next player. Or create a custom game with your own clock, side and opening, or accept an open challenge.
help-online-friend = A friend
help-online-friend-text = Create a link and send it. The game starts as soon as your friend accepts. The link works for 24 hours.
help-online-accounts = Guests and accounts
help-online-accounts-text = You can play right away as a guest. With an account you keep your name, get ratings and find your games on every device. Games you played as a guest stay yours.
help-online-rated = Rated games
help-online-rated-text = They affect your rating and require an account. You have one rating per speed. A question mark means it's provisional.
help-online-premove = Premoves
help-online-premove-text = While your opponent is thinking, enter your next move. If it's still legal, it's played instantly. You can cancel it.
help-online-lost = Lost connection
help-online-lost-text = The page reconnects automatically, and your game is still there. Your clock keeps running.
help-online-leaves = An opponent who leaves
help-online-leaves-text = The player's card counts down one minute. After that you can claim the win or keep waiting.
help-online-abort = Aborting
help-online-abort-text = Until both players have moved, either can abort the game. Nobody loses.
help-online-offers = Draws and take-backs
help-online-offers-text = Ask with the buttons. Nothing happens unless your opponent accepts.
help-online-rematch = Rematches and heats
help-online-rematch-text = A rematch swaps colors. A heat is two games from the same opening: the second starts automatically with colors swapped.
help-online-watching = Watching
help-online-watching-text = The lobby lists live games. Anyone with the link to a game can watch it.
help-online-correspondence = Correspondence
help-online-correspondence-text = With days per move, you don't have to stay. Your games are in the lobby, and the ones waiting for you come first.
help-online-archive = Archive and sharing
help-online-archive-text = Finished games are in the archive. Search by player, date, result or position. “Share” copies the link to a game.
