### Words that every screen shares.

# The name of the app. Don't translate it.
-brand = Crownhead

app-name = { -brand }
# $screen (phrase): the title of the screen, in the tab of the browser. Example: Library
page-title = { $screen } · { -brand }
skip-to-content = Skip to content
close = Close
undo = Undo
cancel = Cancel
copy = Copy
delete = Delete
try-again = Try again
flip = Flip
board = Board
random = Random
# $min (number): the smallest. Example: 1
# $max (number): the largest. Example: 180
number-range = Enter a number from { $min } to { $max }.
shortcuts = Keyboard shortcuts
shortcuts-show = Show this list
shortcuts-board = Move across the board
shortcuts-choose = Choose a piece, then its destination
shortcuts-type = Type a move
shortcuts-cancel = Cancel a move, close a list
shortcuts-step = Previous or next move
shortcuts-ends = Start or end
shortcuts-variation = Review: other variations
shortcuts-flip = Flip the board
shortcuts-draw = Review: mark a square, draw an arrow
shortcuts-tool = Editor: choose a piece, the eraser, or “must be empty”
shortcuts-undo = Editor: undo, redo
shortcuts-right-button = Right button
# The names of keys, as they are printed on keyboards in your country.
key-enter = Enter
key-escape = Escape
key-home = Home
key-end = End

## The main menu.

nav-label = Main
nav-play = Play
nav-online = Online
nav-learn = Learn
nav-set-up = Set up
nav-library = Library
nav-help = Help
nav-settings = Settings

## A page that doesn't exist.

not-found = 404
not-found-lead = Page not found.
not-found-home = Home

## Where games are stored.

# $why (phrase): a reason, a sentence. Example: Storage may be full.
storage-off = We can't save games in this browser. { $why } You can keep playing. To keep a game, save it as a file.
storage-full = The browser couldn't save the game. Its storage may be full.
# $why (phrase): the reason, in technical English. Example: SecurityError
storage-denied = The browser refused: { $why }.

## Results, in lists of games.

# $side (side): who won. Example: Red
result-won = { $side } won
# $side (side): who won. Example: Red
# $why (phrase): the reason, one of the messages termination-… Example: resignation
result-won-because = { $side } won: { $why }
result-draw = Draw
result-both-lost = Both lost

# $count (number): how many moves a game has. Example: 62
moves-so-far = { $count ->
    [0] No moves yet
    [one] { $count } move
   *[other] { $count } moves
}

## When the app itself has a bug.

crash-title = Something went wrong
crash-lead = The app has stopped. Your games are saved. Reload the page to continue.
crash-reload = Reload
