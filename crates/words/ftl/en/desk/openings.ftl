### Openings: the trainer and the explorer.

openings-title = Opening trainer
openings-lead = The app opens with a ballot or a named opening and plays by the book. You find the answers. Moves you miss come back later.
openings-open = Practice openings
# $side (side): a side. Example: Red
# $known (number): how many openings it knows. Example: 12
# $all (number): how many there are. Example: 156
openings-known = { $side }: { $known } of { $all } known
# $count (number): how many openings are due. Example: 3
openings-due = { $count ->
    [0] nothing due today
    [one] { $count } due
   *[other] { $count } due
}
openings-sides = Play as
openings-both = Both sides
openings-train = Practice the next one
# $count (number): how many openings were picked. Example: 3
openings-train-picked = Practice your selection ({ $count })
openings-pick = Pick openings
openings-pick-none = Clear selection
openings-ballots = All ballots
openings-names = Openings by name
# How well an opening is known.
openings-state-new = new
openings-state-learning = learning
openings-state-known = known
openings-state-due = due
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
        [one] Right! You found { $count } book move.
      *[other] Right! You found { $count } book moves.
}
openings-helped = Done, with some help. This one will come back soon.
openings-next = Next opening
openings-all = All openings
openings-no-book = The opening book couldn't be loaded. Check your connection and reload the page.

## The explorer.

explorer-title = Opening explorer
explorer-lead = See what the book, the engine and past games say about each move. Click a move to play it.
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
explorer-no-games = No games with this position.
explorer-analyze = Analyze
explorer-train = Practice this opening
explorer-actions = Explorer
explorer-here = Explore

## Your own book.

book-mine = My book
book-lead = The computer plays from your book instead of its own. Set how often it plays each move; 0 means never.
book-make = Create from my games
book-no-games = You need games from the starting position in your library first.
# $count (number): how many positions the book has. Example: 120
book-made = { $count ->
    [one] Your book has { $count } position.
   *[other] Your book has { $count } positions.
}
book-none-here = Your book has no moves here.
book-use = Let the computer play from my book
book-add = Add a move
book-weight = Weight
# $move (code): a move of the book. Example: 11-15
book-weight-of = Weight of { $move }
# $move (code): a move of the book. Example: 11-15
book-comment-on = Comment on { $move }
# $move (code): a move of the book. Example: 11-15
book-remove = Remove { $move }
book-delete = Delete book
book-deleted = Book deleted.
book-file = my book
book-open = Open a book
# $file (text): the name of the file. Example: games.pdn
book-not-a-book = “{ $file }” isn't an opening book. Choose a file made by “crownhead book build”.
