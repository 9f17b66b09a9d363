### The library of games in this browser.

library-title = Le tue partite
library-lead = Le partite si salvano da sole in questo browser.
library-loading = Carico le tue partite…
library-empty = Ancora nessuna partita
library-empty-lead = Una partita appare qui appena comincia. Puoi anche importarne: trascina un file PDN su questa pagina.
library-to-play = Gioca una partita
library-import = Importa file
library-paste = Incolla
library-paste-label = Partite in PDN
# Example input. Keep the punctuation; you can change the names.
library-paste-hint = [Black "Anna"] [White "Luca"] 1. 11-15 23-19 …
library-paste-do = Importa
library-paste-empty = Non c’è ancora nulla da importare. Incolla prima una partita.
library-export-all = Salva tutto
library-export-failed = Il browser non è riuscito a salvare il file.
library-drop-here = Rilascia per importare
library-search = Cerca
library-search-hint = Giocatore, evento, anno, risultato
library-show = Mostra
library-nothing-found = Nessuna partita trovata. Prova con meno parole o mostra tutto.
library-show-all = Mostra tutto
library-review = Analizza
library-rename = Rinomina
library-rename-label = Nome della partita
library-rename-do = Rinomina
library-save = Salva in un file
library-pages = Pagine
library-previous = Indietro
library-next = Avanti
library-problems = Mostra i problemi
library-open = Apri la partita
library-pasted = Testo incollato
library-all = Tutte

library-unfinished = In corso
library-finished = Finite
library-imported = Importate

# $name (phrase): a kind of game. Example: Finished
# $count (number): how many. Example: 12
library-filter = { $name } { $count }
# $file (text): the file. Example: club.pdn
# $percent (number). Example: 40
library-reading = Leggo { $file }: { $percent }%
# $first (number). Example: 1
# $last (number). Example: 50
# $all (number). Example: 120
library-page = { $first }–{ $last } di { $all }
# $title (text): the name of a game. Example: Ann – Ben
library-deleted = «{ $title }» eliminata.
# $count (number). Example: 12
library-delete-shown = { $count ->
    [one] Elimina questa partita
   *[other] Elimina queste { $count } partite
}
# $count (number). Example: 12
library-deleted-many = { $count ->
    [one] { $count } partita eliminata.
   *[other] { $count } partite eliminate.
}
library-delete-question = { $count ->
    [one] Eliminare questa partita?
   *[other] Eliminare queste { $count } partite?
}

## The result of an import. A report is the name of the file and some of these: "club.pdn: 120 games imported, 3 couldn't be read."

# $file (text): the file. Example: club.pdn
# $facts (phrase): the results. Example: 120 games imported, 3 couldn't be read
import-report = { $file }: { $facts }.
# $count (number). Example: 120
import-games = { $count ->
    [0] nessuna partita importata
    [one] { $count } partita importata
   *[other] { $count } partite importate
}
# $count (number). Example: 1
import-partly = { $count ->
    [one] { $count } importata in parte
   *[other] { $count } importate in parte
}
# $count (number). Example: 1
import-known = { $count ->
    [one] { $count } già presente
   *[other] { $count } già presenti
}
# $count (number). Example: 3
import-lost = { $count ->
    [one] { $count } partita illeggibile
   *[other] { $count } partite illeggibili
}
# $reason (phrase): why, a sentence. Example: One game is larger than 1 MB.
import-cut-short = Il file non è stato letto fino alla fine. { $reason }
# $file (text): the file. Example: club.pdn
# $reason (phrase): why, a sentence. Example: The file is empty.
import-refused = { $file }: { $reason }
import-empty = Il file è vuoto.
import-binary = Questo non è un file di testo. Le partite sono in PDN o JSON.
# $size (number): megabytes. Example: 64
import-too-large = Il file supera i { $size } MB. Dividilo in file più piccoli.
import-unreadable = Il browser non è riuscito a leggere il file.
# $size (number): megabytes. Example: 1
import-game-too-large = Contiene una partita che supera { $size } MB.
# $count (number). Example: 12
import-more-problems = { $count ->
    [one] … e un altro.
   *[other] … e altri { $count }.
}
# $number (number): which game of the file. Example: 3
import-problem-no-end = La partita { $number } non ha una fine. Forse il file è incompleto.
# $number (number): which game of the file. Example: 3
# $why (phrase): the reason, in technical English. Example: the clock is missing
import-problem-not-resumable = La partita { $number } non si può continuare, ma puoi analizzarla. { $why }
