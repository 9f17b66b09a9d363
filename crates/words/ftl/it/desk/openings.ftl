### Openings: the trainer and the explorer.

openings-title = Allenamento alle aperture
openings-lead = L’app comincia con un sorteggio o un’apertura con nome e gioca secondo il libro. Tu trovi le risposte. Ciò che sbagli ritorna.
openings-open = Allenati
openings-known = { $side }: { $known } di { $all } imparate
openings-due = { $count ->
    [0] oggi niente da ripetere
    [one] { $count } da ripetere
   *[other] { $count } da ripetere
}
openings-sides = Giochi con
openings-both = Entrambi
openings-train = Prova la prossima
openings-train-picked = Prova la tua selezione ({ $count })
openings-pick = Scegli le aperture
openings-pick-none = Annulla selezione
openings-ballots = Tutti i sorteggi
openings-names = Aperture per nome
openings-state-new = nuova
openings-state-learning = in corso
openings-state-known = imparata
openings-state-due = da ripetere
openings-ballot = Sorteggio { $number }: { $moves }
openings-cell = { $opening }. { $first }: { $black }. { $second }: { $white }.
openings-task = Giochi con il { $side }. Trova le mosse del libro.
openings-done = { $count ->
    [one] Giusto! { $count } mossa secondo il libro.
   *[other] Giusto! { $count } mosse secondo il libro.
}
openings-helped = Fatto, con un po’ d’aiuto. Tornerà presto.
openings-next = Apertura successiva
openings-all = Tutte le aperture
openings-no-book = Impossibile caricare il libro delle aperture. Controlla la connessione e ricarica la pagina.

## The explorer.

explorer-title = Esplora le aperture
explorer-lead = Guarda che cosa dicono di ogni mossa il libro, il motore e le partite giocate. Clicca una mossa per giocarla.
explorer-moves = Mosse in questa posizione
explorer-move = Mossa
explorer-book = Libro
explorer-share = { $percent }%
explorer-weak = debole
explorer-engine = Motore
explorer-games = Partite
explorer-source = Partite da
explorer-library = Le mie partite
explorer-archive = Questo server
explorer-file = Un file PDN…
explorer-reading = Lettura delle partite: { $count }
explorer-results = { $count ->
    [one] { $count } partita: { $first } { $black }%, patte { $draws }%, { $second } { $white }%
   *[other] { $count } partite: { $first } { $black }%, patte { $draws }%, { $second } { $white }%
}
explorer-no-games = Nessuna partita con questa posizione.
explorer-analyze = Analizza
explorer-train = Prova questa apertura
explorer-actions = Esplora
explorer-here = Esplora

## Un libro proprio.

book-mine = Il mio libro
book-lead = Il computer gioca dal tuo libro invece che dal suo. Scegli quanto spesso gioca ogni mossa; 0 significa mai.
book-make = Crea dalle mie partite
book-no-games = Prima servono partite dalla posizione iniziale tra le tue partite.
book-made = { $count ->
    [one] Il tuo libro ha { $count } posizione.
   *[other] Il tuo libro ha { $count } posizioni.
}
book-none-here = Il tuo libro non ha mosse qui.
book-use = Fai giocare il computer dal mio libro
book-add = Aggiungi mossa
book-weight = Peso
book-weight-of = Peso di { $move }
book-comment-on = Commento a { $move }
book-remove = Togli { $move }
book-delete = Elimina libro
book-deleted = Libro eliminato.
book-file = il mio libro
book-open = Apri un libro
book-not-a-book = «{ $file }» non è un libro di aperture. Scegli un file creato con «crownhead book build».
