### The editor, where a position is set up.

editor-title = Crea una posizione
editor-board = Damiera da comporre
editor-what-to-do = Scegli un pezzo e fai clic su una casella, o trascinalo lì. Trascina un pezzo fuori dalla damiera per toglierlo.
editor-tools = Pezzi
editor-turn = Muove
editor-changes = Modifiche
editor-redo = Ripeti
editor-clear = Svuota
editor-standard = Posizione iniziale
editor-state = Stato
editor-text = Pezzi come testo
# Example input. Keep it as it is.
editor-text-example = A7=B C1=WK 14=-
editor-place = Disponi
editor-fen = Posizione in FEN
editor-put-up = Carica
editor-copied = Posizione copiata.
editor-not-copied = Il browser non permette di copiare. Seleziona il testo e copialo.
editor-opponent = Gioca da qui
editor-against-person = Due giocatori
editor-against-computer = Computer
editor-level = Livello
editor-your-side = Giochi con
editor-start = Gioca
editor-analyze = Analizza
editor-find = Trova partite online con questa posizione
editor-find-games = Trova partite
editor-find-library = Nelle mie partite
editor-find-pattern = Con questi pezzi
editor-find-pattern-title = Partite con questi pezzi e nulla sulle caselle segnate; le altre sono libere
editor-not-yet = La partita non può cominciare.
editor-draft-lost = Il browser non salva questa posizione. Copia il FEN prima di uscire.

# $side (side): whose pieces. Example: Red
# $count (number): how many more may be placed. Example: 3
editor-left = { $count ->
    [0] { $side }: tutti disposti
   *[other] { $side }: ancora { $count }
}
# $tool (tool): a piece, or the eraser. Example: Red king
# $key (number): the key that chooses it. Example: 2
editor-tool-title = { $tool } (tasto { $key })
# $tool (tool): a piece, or the eraser. Example: Red king
editor-tool-chosen = { $tool ->
    [must-be-empty] Ora segna le caselle che devono essere vuote.
   *[red-man] Selezione: { $tool }.
}
# $side (side): who is to move. Example: Red
editor-ready = Posizione pronta: muove il { $side }.
# $result (phrase): how it ends, a sentence. Example: Red wins. White can't move.
editor-over = Questa posizione è già finita. { $result }
# $black (phrase): what is left for one side. Example: Red: 3 left
# $white (phrase): what is left for the other. Example: White: all placed
editor-left-both = { $black }. { $white }.
editor-complete = Entrambi hanno tutti i loro pezzi. La posizione è completa.
editor-crowned = Sulla riga di promozione una pedina diventa dama: ora ce n’è una in { $square }.

## Why something can't be done in the editor.

editor-nothing-to-undo = Niente da annullare.
editor-nothing-to-redo = Niente da ripetere.
# $why (phrase): the reason, in technical English. Example: expected a square
editor-bad-text = Testo non comprensibile: { $why }
# $why (phrase): the reason, in technical English. Example: expected a square
editor-bad-fen = Questa non è una posizione in FEN: { $why }
placement-off-board = È fuori dalla damiera.
placement-light-square = I pezzi stanno solo sulle caselle scure.
# $piece (piece): what stands there. Example: white man
# $square (code): the square. Example: 18
placement-occupied = In { $square } c’è già una { $piece }.
# $side (side): whose pieces. Example: Red
# $count (number): how many a side has. Example: 12
placement-out-of-pieces = Il { $side } ha già tutti i suoi { $count } pezzi sulla damiera.
setup-entry = Voce { $number } («{ $entry }»): { $why }
setup-no-equals = Scrivi una casella, = e un pezzo, come A7=B.
setup-not-a-piece = «{ $text }» non è un pezzo. Dopo = scrivi B, BK, W, WK o -.
