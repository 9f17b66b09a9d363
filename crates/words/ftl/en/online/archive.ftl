### The archive of all games, and the page of a player.

archive-title = Archive
archive-lead = Every game played here.
archive-name = Player
archive-opponent = Opponent
archive-from = From
archive-until = To
archive-result = Result
archive-any = Any
archive-player-won = Player won
archive-player-lost = Player lost
archive-draw = Draw
archive-rated = Rated
archive-only-rated = Rated only
archive-only-casual = Casual only
archive-speed = Speed
archive-ballot = Three-move opening
archive-opening = First moves
# Example input. Keep it as it is.
archive-opening-hint = 11-15 23-19 8-11
archive-position = Position
# W:W18,K22:B3,7 is an example of a position. Keep it as it is.
archive-position-hint = A FEN such as W:W18,K22:B3,7
archive-set-up = Set up a position
archive-more = More filters
archive-search = Search
archive-clear = Clear
archive-results = Games
archive-nothing = No matching games
archive-nothing-lead = Try fewer filters, other dates or a shorter opening.
archive-empty = No games yet
archive-empty-lead = A game appears here as soon as it starts. Be the first!
archive-to-lobby = Play online
# $count (number). Example: 12
archive-found = { $count ->
    [0] No games
    [one] { $count } game
   *[other] { $count } games
}
# $count (number). Example: 50
archive-found-more = { $count ->
    [one] More than { $count } game
   *[other] More than { $count } games
}

## Why a search can't be made.

# $why (phrase): the reason, a sentence. Example: There's no square 33. Squares are numbered from 1 to 32.
search-bad-opening = Couldn't read the first moves: { $why }
# $why (phrase): the reason, a sentence. Example: There's no square 33. Squares are numbered from 1 to 32.
search-bad-position = Couldn't read the position: { $why }
search-opponent-needs-player = Enter a player to search for their opponent.
search-result-needs-player = Enter the player who won or lost.
search-days-reversed = The end date is before the start date.
search-bad = The search isn't valid. Check what you entered.

## The page of a player.

player-not-there = Player not found
player-not-there-lead = You can search for players in the archive.
player-record = Results
player-no-record = No finished games yet.
player-ratings = Ratings
player-no-ratings = No rated games yet.
player-provisional = A rating with a question mark is provisional.
player-curve-table = Ratings as a table
player-game = Game
player-rating = Rating
player-no-curve = The graph starts with the first rated game.
player-games = Games
player-no-games = No games yet.
player-challenge = Challenge
player-play = Play
player-this-is-you = This is you
player-export = Save all as PDN
player-search = Search these games
# $deviation (number): how uncertain a rating is. Example: 90
player-plus-minus = ± { $deviation }
# $most (number): the most moves. Example: 40
search-no-opening = Enter up to { $most } moves such as 11-15 23-19, or the number of a three-move ballot.
