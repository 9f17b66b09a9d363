### The library of games in this browser.

library-title = Library
library-lead = Games are saved automatically in this browser.
library-loading = Loading your games…
library-empty = No games yet
library-empty-lead = A game appears here as soon as it starts. You can also import games: drop a PDN file on this page.
library-to-play = Play a game
library-import = Import files
library-paste = Paste
library-paste-label = Games as PDN
# Example input. Keep the punctuation; you can change the names.
library-paste-hint = [Black "Ann"] [White "Bob"] 1. 11-15 23-19 …
library-paste-do = Import
library-paste-empty = There's nothing to import yet. Paste a game first.
library-export-all = Save all
library-export-failed = The browser couldn't save the file.
library-drop-here = Drop to import
library-search = Search
library-search-hint = Player, event, year, result
library-show = Show
library-nothing-found = No matching games. Try fewer words, or show all.
library-show-all = Show all
library-review = Review
library-rename = Rename
library-rename-label = Name of the game
library-rename-do = Rename
library-save = Save as file
library-pages = Pages
library-previous = Previous
library-next = Next
library-problems = Show problems
library-open = Open the game
library-pasted = Pasted text
library-all = All

library-unfinished = Unfinished
library-finished = Finished
library-imported = Imported

# $name (phrase): a kind of game. Example: Finished
# $count (number): how many. Example: 12
library-filter = { $name } { $count }
# $file (text): the file. Example: club.pdn
# $percent (number). Example: 40
library-reading = Reading { $file }: { $percent }%
# $first (number). Example: 1
# $last (number). Example: 50
# $all (number). Example: 120
library-page = { $first }–{ $last } of { $all }
# $title (text): the name of a game. Example: Ann – Ben
library-deleted = Deleted “{ $title }”.
# $count (number). Example: 12
library-delete-shown = { $count ->
    [one] Delete this game
   *[other] Delete these { $count } games
}
# $count (number). Example: 12
library-deleted-many = { $count ->
    [one] { $count } game deleted.
   *[other] { $count } games deleted.
}
# $count (number). Example: 12
library-delete-question = { $count ->
    [one] Delete this game?
   *[other] Delete these { $count } games?
}

## The result of an import. A report is the name of the file and some of these: "club.pdn: 120 games imported, 3 couldn't be read."

# $file (text): the file. Example: club.pdn
# $facts (phrase): the results. Example: 120 games imported, 3 couldn't be read
import-report = { $file }: { $facts }.
# $count (number). Example: 120
import-games = { $count ->
    [0] nothing imported
    [one] { $count } game imported
   *[other] { $count } games imported
}
# $count (number). Example: 1
import-partly = { $count ->
   *[other] { $count } partly imported
}
# $count (number). Example: 1
import-known = { $count ->
   *[other] { $count } already here
}
# $count (number). Example: 3
import-lost = { $count ->
    [one] { $count } game couldn't be read
   *[other] { $count } games couldn't be read
}
# $reason (phrase): why, a sentence. Example: One game is larger than 1 MB.
import-cut-short = The file wasn't read to the end. { $reason }
# $file (text): the file. Example: club.pdn
# $reason (phrase): why, a sentence. Example: The file is empty.
import-refused = { $file }: { $reason }
import-empty = The file is empty.
import-binary = This isn't a text file. Import games as PDN or JSON.
# $size (number): megabytes. Example: 64
import-too-large = The file is larger than { $size } MB. Split it into smaller files.
import-unreadable = The browser couldn't read the file.
# $size (number): megabytes. Example: 1
import-game-too-large = One game in it is larger than { $size } MB.
# $count (number). Example: 12
import-more-problems = … and { $count } more.
# $number (number): which game of the file. Example: 3
import-problem-no-end = Game { $number } has no end. The file may be cut off.
# $number (number): which game of the file. Example: 3
# $why (phrase): the reason, a sentence. Example: The end of the game is missing.
import-problem-not-resumable = Game { $number } can't be resumed, but you can review it. { $why }
