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
library-search-hint = Player, event, opening, result, comment
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
library-deleted-many = { $count ->
    [one] { $count } game deleted.
   *[other] { $count } games deleted.
}
# $count (number). Example: 12
library-delete-question = { $count ->
    [one] Delete this game?
   *[other] Delete these { $count } games?
}

library-sort = Sort by
library-sort-added = Date added
library-sort-event = Event
library-sort-site = Site
library-sort-date = Date
library-sort-length = Length
library-sort-opening = Opening
library-order = Reverse the order
library-filters = Filters
# $count (number): how many are set. Example: 2
library-filters-set = Filters ({ $count })
library-clear-filters = Clear filters
library-any = Any
library-collection = Collection
library-no-collection = No collection
library-result = Result
library-result-unknown = Unknown
library-year-from = From year
library-year-to = To year
library-moves-least = Minimum moves
library-moves-most = Maximum moves
library-with-position = With this position
library-with-pattern = With these pieces; the other squares don't matter
library-colors-reversed = Also with colors reversed
library-board-remove = Search without a position
library-positions-loading = Loading positions…
library-duplicates = Duplicates
library-trash = Trash
# $count (number): days. Example: 30
library-trash-lead = { $count ->
    [one] Deleted games stay here for one day.
   *[other] Deleted games stay here for { $count } days.
}
# $count (number): days. Example: 12
library-days-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
# $title (text): the name of a game. Example: Ann – Ben
library-select = Select: { $title }
# $count (number). Example: 12
library-select-all = { $count ->
    [one] Select { $count } game
   *[other] Select all { $count } games
}
# $count (number). Example: 12
library-selected = { $count ->
   *[other] { $count } selected
}
library-move = Move to collection
library-move-label = Name of the collection
library-move-do = Move
# $count (number). Example: 12
library-moved = { $count ->
    [one] { $count } game moved.
   *[other] { $count } games moved.
}
library-restore = Restore
# $count (number). Example: 12
library-restored = { $count ->
    [one] { $count } game restored.
   *[other] { $count } games restored.
}
library-delete-forever = Delete forever
# $count (number). Example: 12
library-delete-forever-question = { $count ->
    [one] Delete { $count } game forever? You can't undo this.
   *[other] Delete { $count } games forever? You can't undo this.
}
# $count (number). Example: 12
library-deleted-forever = { $count ->
    [one] { $count } game deleted forever.
   *[other] { $count } games deleted forever.
}
library-damaged = Some stored games are damaged and can't be read. The rest of the library works.

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
# $games (phrase): how many. Example: 43 games
# $variant (phrase): which game it is. Example: international draughts
import-skipped = { $games } of { $variant } skipped
# $reason (phrase): why, a sentence. Example: One game is larger than 1 MB.
import-cut-short = The file wasn't read to the end. { $reason }
# $file (text): the file. Example: club.pdn
# $reason (phrase): why, a sentence. Example: The file is empty.
import-refused = { $file }: { $reason }
import-empty = The file is empty.
import-binary = This isn't a text file. Import games as PDN or JSON.
# $size (number): megabytes. Example: 64
import-too-large = The file is larger than { $size } MB. Split it into smaller ones.
import-not-stored = The browser's storage is full or turned off. The games you just imported will be gone once you close this page.
import-canceled = You canceled the import.
import-unreadable = The browser couldn't read the file.
# $size (number): megabytes. Example: 1
import-game-too-large = One game in it is larger than { $size } MB.
# $count (number). Example: 12
import-more-problems = … and { $count } more.
# $number (number): which game in the file. Example: 3
import-problem-no-end = Game { $number } is incomplete. The file may be cut off.
# $number (number): which game in the file. Example: 3
# $size (number): megabytes. Example: 1
import-problem-too-large = Game { $number } is larger than { $size } MB. We kept the start of it and dropped the rest.
# $number (number): which game in the file. Example: 3
# $why (phrase): the reason, a sentence. Example: The end of the game is missing.
import-problem-not-resumable = Game { $number } can't be resumed, but you can review it. { $why }
