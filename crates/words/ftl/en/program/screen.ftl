### The full-screen app in the terminal. Space is short: use few words.

# $columns (number): how wide. Example: 60
# $rows (number): how high. Example: 20
screen-too-small = Make the window larger: at least { $columns } columns and { $rows } rows.
screen-quit = Quit
screen-quit-kept = Quit (the game is saved)
screen-quit-anyway = Press q again to quit anyway.
screen-back = Back
screen-open = Open
screen-start = Start
screen-no = No
# $keys (code): the keys. Example: ←→
screen-change = { $keys } change an option
screen-steps = Previous or next move
screen-ends = Starting position, current position
screen-other-window = This game is open in another window.
screen-library-empty = A game appears here as soon as it starts.
screen-type-position = Enter a position
screen-open-link = Open a link
screen-paste-link = Paste the link to a challenge or a game
screen-outdated = This server uses a different version. Update the program.
