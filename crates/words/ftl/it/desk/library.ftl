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
library-search-hint = Giocatore, evento, apertura, risultato, commento
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
library-deleted-many = { $count ->
    [one] { $count } partita eliminata.
   *[other] { $count } partite eliminate.
}
library-delete-question = { $count ->
    [one] Eliminare questa partita?
   *[other] Eliminare queste { $count } partite?
}

library-sort = Ordina per
library-sort-added = Data di aggiunta
library-sort-event = Evento
library-sort-site = Luogo
library-sort-date = Data
library-sort-length = Durata
library-sort-opening = Apertura
library-order = Inverti l’ordine
library-filters = Filtri
library-filters-set = Filtri ({ $count })
library-clear-filters = Rimuovi i filtri
library-any = Tutti
library-collection = Raccolta
library-no-collection = Nessuna raccolta
library-result = Risultato
library-result-unknown = Sconosciuto
library-year-from = Dall’anno
library-year-to = All’anno
library-moves-least = Mosse almeno
library-moves-most = Mosse al massimo
library-with-position = Con questa posizione
library-with-pattern = Con questi pezzi; le altre caselle non contano
library-colors-reversed = Anche con i colori invertiti
library-board-remove = Cerca senza posizione
library-positions-loading = Caricamento delle posizioni…
library-duplicates = Doppioni
library-trash = Cestino
library-trash-lead = { $count ->
    [one] Le partite eliminate restano qui un giorno.
   *[other] Le partite eliminate restano qui { $count } giorni.
}
library-days-left = { $count ->
    [one] ancora { $count } giorno
   *[other] ancora { $count } giorni
}
library-select = Seleziona: { $title }
library-select-all = { $count ->
    [one] Seleziona { $count } partita
   *[other] Seleziona tutte le { $count } partite
}
library-selected = { $count ->
    [one] { $count } selezionata
   *[other] { $count } selezionate
}
library-move = Sposta in una raccolta
library-move-label = Nome della raccolta
library-move-do = Sposta
library-moved = { $count ->
    [one] { $count } partita spostata.
   *[other] { $count } partite spostate.
}
library-restore = Ripristina
library-restored = { $count ->
    [one] { $count } partita ripristinata.
   *[other] { $count } partite ripristinate.
}
library-delete-forever = Elimina per sempre
library-delete-forever-question = { $count ->
    [one] Eliminare per sempre { $count } partita? Non si può annullare.
   *[other] Eliminare per sempre { $count } partite? Non si può annullare.
}
library-deleted-forever = { $count ->
    [one] { $count } partita eliminata per sempre.
   *[other] { $count } partite eliminate per sempre.
}
library-damaged = Alcune partite salvate sono danneggiate e illeggibili. Le altre funzionano.

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
import-skipped = { $games } non lette: { $variant }
# $reason (phrase): why, a sentence. Example: One game is larger than 1 MB.
import-cut-short = Il file non è stato letto fino alla fine. { $reason }
# $file (text): the file. Example: club.pdn
# $reason (phrase): why, a sentence. Example: The file is empty.
import-refused = { $file }: { $reason }
import-empty = Il file è vuoto.
import-binary = Questo non è un file di testo. Importa le partite in PDN o JSON.
# $size (number): megabytes. Example: 64
import-too-large = Il file supera i { $size } MB. Dividilo in file più piccoli.
import-not-stored = Lo spazio del browser è pieno o disattivato. Le ultime partite restano solo finché non chiudi questa pagina.
import-canceled = Hai annullato l’importazione.
import-unreadable = Il browser non è riuscito a leggere il file.
# $size (number): megabytes. Example: 1
import-game-too-large = Contiene una partita che supera { $size } MB.
# $count (number). Example: 12
import-more-problems = { $count ->
    [one] … e un altro.
   *[other] … e altri { $count }.
}
# $number (number): which game in the file. Example: 3
import-problem-no-end = La partita { $number } è incompleta. Forse il file è incompleto.
import-problem-too-large = La partita { $number } supera { $size } MB. È stato tenuto l’inizio e scartato il resto.
# $number (number): which game in the file. Example: 3
# $why (phrase): the reason, in technical English. Example: the clock is missing
import-problem-not-resumable = La partita { $number } non si può continuare, ma puoi analizzarla. { $why }
