### Openings: the trainer and the explorer.

openings-title = Opening trainer
openings-lead = The app opens with a ballot or a named opening and plays by the book. You find the answers. Moves you miss come back.
openings-open = Train openings
# $side (side): a side. Example: Red
# $known (number): how many openings it knows. Example: 12
# $all (number): how many there are. Example: 156
openings-known = { $side }: { $known } of { $all } known
# $count (number): how many openings are due. Example: 3
openings-due = { $count ->
    [0] nothing to repeat today
    [one] { $count } to repeat
   *[other] { $count } to repeat
}
openings-sides = Play as
openings-both = Both sides
openings-train = Train the next one
openings-ballots = All ballots
openings-names = Openings by name
# How well an opening is known.
openings-state-new = new
openings-state-learning = learning
openings-state-known = known
openings-state-due = to repeat
# $number (number): the number of a ballot. Example: 17
# $moves (code): its moves, or its name. Example: 9-13 22-18 6-9
openings-ballot = Ballot { $number }: { $moves }
# $opening (phrase): an opening. Example: Dreaded Edinburgh
# $first (side): the side that moves first. Example: Red
# $black (phrase): how well that side is known. Example: known
# $second (side): the other side. Example: White
# $white (phrase): how well that side is known. Example: new
openings-cell = { $opening }. { $first }: { $black }. { $second }: { $white }.
# $side (side): the side of the reader. Example: White
openings-task = You play { $side }. Find the book moves.
# $count (number): how many moves were found. Example: 5
openings-done = { $count ->
    [one] Right! { $count } move by the book.
   *[other] Right! { $count } moves by the book.
}
openings-helped = Done, with some help. This one comes back soon.
openings-next = Next opening
openings-all = All openings
openings-no-book = The opening book couldn't be loaded. Check your connection and reload the page.

## The explorer.

explorer-title = Opening explorer
explorer-lead = See what the book, the engine and played games say about each move. Click a move to play it.
explorer-moves = Moves in this position
explorer-move = Move
explorer-book = Book
# $percent (number): how often the book plays a move. Example: 62
explorer-share = { $percent }%
# A move that the book knows but does not recommend.
explorer-weak = weak
explorer-engine = Engine
explorer-games = Games
explorer-source = Games from
explorer-library = My library
explorer-archive = This server
explorer-file = A PDN file…
# $count (number): how many games have been read. Example: 1200
explorer-reading = Reading games: { $count }
# $count (number): how many games there are. Example: 12
# $first (side): the side that moves first. Example: Red
# $black (number): how many of them it won, in percent. Example: 50
# $draws (number): how many were drawn, in percent. Example: 25
# $second (side): the other side. Example: White
# $white (number): how many of them it won, in percent. Example: 25
explorer-results = { $count ->
    [one] { $count } game: { $first } won { $black }%, drawn { $draws }%, { $second } won { $white }%
   *[other] { $count } games: { $first } won { $black }%, drawn { $draws }%, { $second } won { $white }%
}
explorer-no-games = No games with these positions.
explorer-analyze = Analyze
explorer-train = Train this opening
explorer-actions = Explorer
explorer-here = Explore
