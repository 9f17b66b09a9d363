### The analysis board.

review-free = Free analysis
review-free-lead = Play moves for both sides and see what the engine thinks.
review-invalid-position = Invalid position
review-to-editor = Set up a position
review-damaged = This game can't be read
review-damaged-lead = The saved copy is damaged. If you have its file, import it again.

review-moves = Moves and variations
review-no-moves = No moves yet. Play one on the board.
review-new-board = new position
review-last = Last position

review-actions = Analysis
review-promote = Make main line
review-promote-title = Make this variation the main line
review-delete-title = Delete this move and all moves after it
review-export = Save PDN
review-export-title = Save as a PDN file
review-copy = Save a copy
review-copy-title = Save it to the library as a separate game
review-edit = Set up
review-edit-title = Edit or play this position
review-promoted = This is the main line now.
review-deleted = Moves deleted.
review-lacks-moves = Some of the game's moves are missing here.
review-restore = Restore moves
review-restored = The game is complete again.
review-saved = Saved to library.
review-not-kept = The browser isn't saving your variations. Save a PDN file before you leave.
review-not-exported = Couldn't save the file.
review-too-deep = The variations are nested too deeply to save. Make one of them the main line.
# The name of a file, without its ending.
review-file = analysis

review-engine = Engine
review-engine-off = Turn it on to see the best moves.
review-lines = Lines
review-engine-settings = Engine settings
review-hash = Memory
review-one-thread = In the browser, the engine uses a single thread, because threads there can't share its memory. The crownhead program can use as many as you like.
review-looking = Thinking…
review-surveying = Analyzing the game first…
review-over = The game ends here.
review-even = even
# Who is better is shown with it: "Red win in 7".
review-win = win
review-database = Endgame database
# A result and how soon, for a move in the endgame: "wins in 7".
review-wins = wins
review-loses = loses
review-draws = draws
# $count (number): how many moves it takes. Example: 7
review-wins-in = wins in { $count }
# $count (number): how many moves it takes. Example: 7
review-loses-in = loses in { $count }
# $count (number): how many moves it takes. Example: 7
review-win-in = win in { $count }
# Behind a move in the endgame that keeps the win or the draw, when no other does: "wins in 7, only move".
review-only-move = only move
# Behind the losing moves in the endgame that take longest: "loses in 7, longest defense".
review-longest-defense = longest defense
# A button that plays the best moves of both sides to the end, as a variation.
review-play-line = Play the line

review-graph = Evaluation graph
review-survey = Analyze game
review-survey-lead = The engine checks every position and graphs the game.
review-survey-resumes = You can leave. It continues when you open the game again.
review-stop = Stop

review-still-played = This game is still being played.
review-watch = Watch live
review-copy-link = Copy link
review-link-copied = Link copied.
review-no-such-game = Game not found
review-no-such-game-lead = The link may be incomplete or belong to another server. You can search for the game in the archive.
review-to-archive = Archive

review-engine-stopped = The engine stopped. Turn it on to try again.

# $depth (number): how many moves ahead the engine looked. Example: 17
# $nodes (phrase): how many positions. Example: 437k
review-effort = depth { $depth } · { $nodes } positions
# $count (number): thousands. Example: 437
nodes-thousands = { $count }k
# $count (number): millions, with one decimal. Example: 1.2
nodes-millions = { $count }M
# $done (number): how many are done. Example: 12
# $total (number): how many there are. Example: 60
review-surveyed = { $total ->
    [one] { $done } of { $total } position
   *[other] { $done } of { $total } positions
}
# $side (side): who is better. Example: Red
# $by (phrase): by how much, in pieces. Example: 1.25
review-better = { $side } is better by { $by }
# $side (side): who wins. Example: Red
evaluation-wins = { $side } wins
# $side (side): who has won. Example: Red
evaluation-won = { $side } has won
# $side (side): who wins. Example: Red
# $count (number): in how many moves. Example: 7
evaluation-wins-in = { $side } wins in { $count }
evaluation-draw = draw

# $side (side): whose mistakes. Example: Red
# $mistakes (phrase): all of them. Example: 1 blunder, 2 mistakes
review-mistakes = { $side }: { $mistakes }
# $side (side): who made none. Example: Red
review-no-mistakes = { $side }: no mistakes
# $count (number). Example: 2
review-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
# $count (number). Example: 2
review-mistake-count = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
# $count (number). Example: 2
review-inaccuracies = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
# $count (number): how many moves were played. Example: 12
review-place = { $count ->
    [0] Start
    [one] After { $count } move
   *[other] After { $count } moves
}
# $place (phrase): a place in the game. Example: After 12 moves
# $evaluation (phrase): how good it is. Example: Red wins in 7
review-place-evaluated = { $place }: { $evaluation }
# $side (side): who won. Example: Red
review-outcome-wins = { $side } wins

## Key moments: the mistakes of a game, one by one, to try again.

review-moments = Key moments
# $count (number): how many mistakes are listed. Example: 3
review-moments-count = { $count ->
    [one] { $count } key moment
   *[other] { $count } key moments
}
# A mistake in the list, the one that decided the game.
# $move (code): its number, move and mark. Example: 9. 32-27??
review-turning-point = { $move } · turning point
review-previous-mistake = Previous mistake
review-next-mistake = Next mistake
review-only-mine = My mistakes only
# $move (code): the better move. Example: 18-15
review-was-better = { $move } was better.
# $name (text): the player who had the game analyzed. Example: Ann
review-analysis-by = Analysis by { $name }
review-show-better = Show better move
review-show-refutation = Show what follows
review-try-again = Try again
# $side (side): who is to move. Example: White
review-find-better = Find a better move for { $side }.
# $move (code): the best move. Example: 18-15
review-found = That's it: { $move }!
# $move (code): a move as good as the best. Example: 18-15
review-found-other = { $move } is just as good. Well done!
review-show-answer = Show the answer
# $square (code): where it stands. Example: 18
review-hint-piece = Look at the piece on { $square }.

## What a person adds to a move: a comment, and signs such as ! and ??, whose names are heard.

review-annotate = Comment and marks
review-comment = Comment
review-draw = Draw
review-draw-title = Draw arrows and rings: choose two squares, or one square twice.
# $square (code): a square. Example: 11
review-draw-to = From { $square }: choose where the arrow ends, or { $square } again for a ring.
# $from (code): a square. Example: 11
# $to (code): a square. Example: 15
review-arrow = arrow from { $from } to { $to }
# $square (code): a square. Example: 18
review-ring = ring on { $square }
# $drawings (phrase): all of them. Example: arrow from 11 to 15, ring on 18
review-drawn = Drawn: { $drawings }
review-drawn-none = Nothing is drawn here.
review-signs = Marks
review-sign-brilliant = Brilliant move
review-sign-good = Good move
review-sign-interesting = Interesting move
review-sign-dubious = Inaccuracy
review-sign-mistake = Mistake
review-sign-blunder = Blunder

## A problem: a position without moves, with a stated result that can be checked.

# $result (phrase): what the file says. Example: White wins
claim-stated = Stated result: { $result }
claim-check = Check
claim-checking = Checking…
claim-tables-agree = The tables agree.
claim-engine-agrees = The engine agrees and has proof.
# $move (code): the move that draws. Example: 18-15
claim-draw = This is a draw: { $move }
# $result (phrase): who really wins. Example: Red wins
# $move (code): the best move. Example: 18-15
claim-win = According to the tables and the engine: { $result }. The best move is { $move }.
# $move (code): the best move found. Example: 18-15
claim-open = Not proven. The engine would play { $move }.

## Sharing: a link that contains the game, and pictures.

share-title = Share
share-link-title = Copy a link that contains the whole game
share-too-long = This game is too long for a link. Save a PDN file instead.
share-svg = Diagram (SVG)
share-png = Diagram (PNG)
share-gif = Animation (GIF)
share-game = Shared game
share-broken = This link can't be read
share-broken-lead = Part of the link may be missing. Copy the whole link again.
share-newer-lead = This link was made by a newer version. Reload the page to update.
