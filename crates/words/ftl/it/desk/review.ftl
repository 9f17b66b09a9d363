### The analysis board.

review-free = Analisi libera
review-free-lead = Gioca le mosse di entrambi e guarda che cosa ne pensa il motore.
review-invalid-position = Posizione non valida
review-to-editor = Crea una posizione
review-damaged = Questa partita è illeggibile
review-damaged-lead = La copia salvata è danneggiata. Se hai il file, importalo di nuovo.

review-moves = Mosse e varianti
review-no-moves = Ancora nessuna mossa. Giocane una sulla damiera.
review-new-board = nuova posizione
review-last = Ultima posizione

review-actions = Analisi
review-promote = Linea principale
review-promote-title = Rendi questa variante la linea principale
review-delete-title = Elimina questa mossa e tutte le successive
review-export = Salva PDN
review-export-title = Salva in un file PDN
review-copy = Salva una copia
review-copy-title = Salvala tra le tue partite come partita a parte
review-edit = Editor
review-edit-title = Modifica o gioca questa posizione
review-promoted = Ora è questa la linea principale.
review-deleted = Mosse eliminate.
review-lacks-moves = Qui mancano mosse della partita.
review-restore = Ripristina le mosse
review-restored = La partita è di nuovo completa.
review-saved = Salvata tra le tue partite.
review-not-kept = Il browser non salva le tue varianti. Salva un file PDN prima di uscire.
review-not-exported = Non è stato possibile salvare il file.
review-too-deep = Le varianti sono troppo annidate per essere salvate. Rendi una di loro la linea principale.
# The name of a file, without its ending.
review-file = analisi

review-engine = Motore
review-engine-off = Attivalo per vedere le mosse migliori.
review-lines = Linee
review-engine-settings = Impostazioni del motore
review-hash = Memoria
review-one-thread = Nel browser il motore usa un solo thread, perché lì non può condividere la memoria tra più thread. Il programma crownhead ne usa quanti ne vuoi.
review-looking = Sto pensando…
review-surveying = Prima analizzo la partita…
review-over = Qui la partita è finita.
review-even = pari
# Who is better is shown with it: "Red win in 7".
review-win = vince
review-database = Database dei finali
# A result and how soon, for a move in the endgame: "wins in 7".
review-wins = vince
review-loses = perde
review-draws = patta
# $count (number): how many moves it takes. Example: 7
review-wins-in = vince in { $count }
# $count (number): how many moves it takes. Example: 7
review-loses-in = perde in { $count }
# $count (number): how many moves it takes. Example: 7
review-win-in = vince in { $count }
review-only-move = unica mossa
review-longest-defense = difesa più lunga
review-play-line = Gioca la linea

review-graph = Grafico della valutazione
review-survey = Analizza partita
review-survey-lead = Il motore controlla ogni posizione e disegna il grafico della partita.
review-survey-resumes = Puoi uscire. Riprende quando riapri la partita.
review-stop = Ferma

review-still-played = Questa partita è ancora in corso.
review-watch = Guarda dal vivo
review-copy-link = Copia link
review-link-copied = Link copiato.
review-no-such-game = Partita non trovata
review-no-such-game-lead = Forse il link è incompleto o è di un altro server. Puoi cercare la partita nell’archivio.
review-to-archive = Archivio

review-engine-stopped = Il motore si è fermato. Riattivalo per riprovare.

# $depth (number): how many moves ahead the engine looked. Example: 17
# $nodes (phrase): how many positions. Example: 437k
review-effort = profondità { $depth } · { $nodes } posizioni
# $count (number): thousands. Example: 437
nodes-thousands = { $count }k
# $count (number): millions, with one decimal. Example: 1.2
nodes-millions = { $count }M
# $done (number): how many are done. Example: 12
# $total (number): how many there are. Example: 60
review-surveyed = { $total ->
    [one] { $done } di { $total } posizione
   *[other] { $done } di { $total } posizioni
}
# $side (side): who is better. Example: Red
# $by (phrase): by how much, in pieces. Example: 1.25
review-better = { $side } in vantaggio di { $by }
# $side (side): who wins. Example: Red
evaluation-wins = vince il { $side }
# $side (side): who has won. Example: Red
evaluation-won = ha vinto il { $side }
# $side (side): who wins. Example: Red
# $count (number): in how many moves. Example: 7
evaluation-wins-in = vince il { $side } in { $count }
evaluation-draw = patta

# $side (side): whose mistakes. Example: Red
# $mistakes (phrase): all of them. Example: 1 blunder, 2 mistakes
review-mistakes = { $side }: { $mistakes }
# $side (side): who made none. Example: Red
review-no-mistakes = { $side }: nessun errore
# $count (number). Example: 2
review-blunders = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
# $count (number). Example: 2
review-mistake-count = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
# $count (number). Example: 2
review-inaccuracies = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
# $count (number): how many moves were played. Example: 12
review-place = { $count ->
    [0] Inizio
    [one] Dopo { $count } mossa
   *[other] Dopo { $count } mosse
}
# $place (phrase): a place in the game. Example: After 12 moves
# $evaluation (phrase): how good it is. Example: Red wins in 7
review-place-evaluated = { $place }: { $evaluation }
# $side (side): who won. Example: Red
review-outcome-wins = Vince il { $side }

review-moments = Momenti chiave
review-moments-count = { $count ->
    [one] { $count } momento chiave
   *[other] { $count } momenti chiave
}
review-turning-point = { $move } · svolta
review-previous-mistake = Errore precedente
review-next-mistake = Errore successivo
review-only-mine = Solo i miei
review-was-better = Era meglio { $move }.
review-analysis-by = Analisi di { $name }
review-show-better = Mossa migliore
review-show-refutation = Mostra il seguito
review-try-again = Riprova
review-find-better = Trova una mossa migliore per il { $side }.
review-found = Esatto: { $move }!
review-found-other = { $move } è altrettanto buona. Ben fatto!
review-show-answer = Mostra la risposta
review-hint-piece = Guarda il pezzo in { $square }.

## What a person adds to a move: a comment, and signs such as ! and ??, whose names are heard.

review-annotate = Commento e segni
review-comment = Commento
review-draw = Disegna
review-draw-title = Disegna frecce e anelli: scegli due caselle, o la stessa due volte.
review-draw-to = Da { $square }: scegli dove finisce la freccia, o di nuovo { $square } per un anello.
review-arrow = freccia da { $from } a { $to }
review-ring = anello su { $square }
review-drawn = Disegnato: { $drawings }
review-drawn-none = Qui non c’è nulla di disegnato.
review-signs = Segni
review-sign-brilliant = Mossa brillante
review-sign-good = Buona mossa
review-sign-interesting = Mossa interessante
review-sign-dubious = Imprecisione
review-sign-mistake = Errore
claim-stated = Risultato dichiarato: { $result }
claim-check = Verifica
claim-checking = Verifica in corso…
claim-tables-agree = I database dei finali lo confermano.
claim-engine-agrees = Il motore lo conferma e lo dimostra.
claim-draw = È patta: { $move }
claim-win = I database e il motore dicono: { $result }. La mossa migliore è { $move }.
claim-open = Non dimostrato. Il motore giocherebbe { $move }.

## Condividere: un link che contiene la partita, e immagini.

share-title = Condividi
share-link-title = Copia un link che contiene tutta la partita
share-too-long = Questa partita è troppo lunga per un link. Salva un file PDN.
share-svg = Diagramma (SVG)
share-png = Diagramma (PNG)
share-gif = Animazione (GIF)
share-game = Partita condivisa
share-broken = Questo link non è leggibile
share-broken-lead = Forse manca una parte del link. Copialo di nuovo per intero.
share-newer-lead = Il link viene da una versione più recente. Ricarica la pagina per aggiornarla.
review-sign-blunder = Errore grave
