### A game on this device, against the computer or another person.

game-loading = Carico la partita…
game-not-there = Partita non trovata
game-not-there-lead = Le partite si salvano nel browser in cui sono state giocate. Questa forse è stata eliminata.
game-damaged = Non è possibile continuare questa partita
# $why (phrase): the reason, in technical English. Example: the clock is missing
game-damaged-lead = La copia salvata è danneggiata. { $why }
game-withdraw = Ritira
# Next to the name of the player whose turn it is.
game-to-move = muove
game-your-move = Tocca a te.
game-thinking = sta pensando…
game-moves = Mosse
game-no-moves = Ancora nessuna mossa.
learn-opening = Apertura: { $name }
game-steps = Scorri la partita
game-first = Posizione iniziale
game-previous = Mossa precedente
game-next = Mossa successiva
game-last = Posizione attuale
# A switch, also in the settings.
game-sounds = Suoni
game-looking-back = Stai guardando una posizione precedente.
game-to-present = Torna alla partita
game-take-back = Ritira mossa
game-offer-draw = Offri patta
game-claim-draw = Reclama patta
game-resign = Abbandona
game-hint = Consiglio
game-save = Salva
game-new = Nuova partita
game-help = Guida
game-move-now = Muovi ora
game-confirm = Conferma
game-accept = Accetta
game-decline = Rifiuta
game-resigned = Hai abbandonato.
game-rematch = Rivincita
game-review = Analizza
game-actions = Partita
game-other-tab = Questa partita è aperta in un’altra scheda.
game-play-here = Gioca qui
game-weaker = Il computer non gioca al massimo della forza perché una parte non è stata caricata.
# $why (phrase): a sentence. Example: The browser couldn't save the game. Its storage may be full.
game-not-kept = Questa partita non viene salvata. { $why }
game-not-saved = Non è stato possibile salvare il file.

# $count (number): how many moves, of both sides together. Example: 2
game-taken-back = { $count ->
    [one] { $count } mossa ritirata.
   *[other] { $count } mosse ritirate.
}
# $why (phrase): a technical message. Example: the worker stopped
game-computer-trouble = Il computer ha avuto un problema: { $why }
# $pieces (phrase): the pieces. Example: 3 men, 1 king
game-taken = Prese: { $pieces }

## Hints come in four steps: is there a jump, which piece, which move, which line.

# After each step but the last. Hint is the button game-hint.
hint-more = Premi ancora Consiglio per saperne di più.

# $count (number): how many captures there are. Example: 2
hint-captures = { $count ->
    [0] Nessuna presa: cerca una mossa semplice.
    [one] Devi prendere: c’è { $count } presa.
   *[other] Devi prendere: ci sono { $count } prese.
}
# $square (code): where the piece stands. Example: 18
hint-piece = Guarda il pezzo in { $square }.
# $move (code): a move. Example: 22-18
hint-move = Gioca { $move }.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many moves it takes. Example: 4
hint-wins-in = { $count ->
    [one] { $line }: vince in { $count } mossa.
   *[other] { $line }: vince in { $count } mosse.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-wins = { $line }: vince la partita.
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-holds-out = { $line }: resiste più a lungo.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-wins-pieces = { $count ->
    [1] { $line }: guadagna un pezzo.
   *[other] { $line }: guadagna { $count } pezzi.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-crowns = { $line }: va a dama.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-loses-pieces = { $count ->
    [1] { $line }: perde solo un pezzo.
   *[other] { $line }: perde solo { $count } pezzi.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-keeps = { $line }: la posizione resta pari.

## Why a saved game can't be resumed. Each message is a sentence.

save-no-game = Non contiene nessuna partita.
save-cut-off = Manca la fine della partita.
save-foreign = Non è stata salvata da Crownhead.
save-other-version = È stata salvata da un’altra versione di Crownhead.
save-damaged = Mosse, orologi e risultato non concordano.
