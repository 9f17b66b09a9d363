### A live game, and the connection to the server.

live-no-answer = La connessione è caduta prima che il server rispondesse. Riprova.
live-connecting = Connessione…
live-reconnecting = Offline. Mi ricollego…
live-try-now = Riprova ora
live-outdated = È disponibile una nuova versione. La carico…
live-still-outdated = Il server ha una versione più recente di questa pagina. Chiudi le altre schede di Crownhead e ricarica.
live-broken = Il server non ha capito questa pagina. Ricaricala.
live-reload = Ricarica

live-loading = Carico la partita…
live-no-game = Partita non trovata
live-no-game-lead = Forse manca una lettera dell’indirizzo. Nella sala puoi trovare avversari.
live-game-broken = Non è possibile mostrare questa partita
live-game-broken-lead = I dati del server non sono coerenti. Ricarica la pagina.
live-to-lobby = Sala
# After the reader's own name.
live-you = tu
live-watching = Stai guardando
live-away = assente
live-gone = ha lasciato
# The answer no to live-resign-question.
live-play-on = Continua
live-claim-win = Reclama vittoria
live-abort = Annulla
live-share = Condividi
live-link-copied = Link copiato.
live-no-premove = Non tocca a te. Puoi anticipare una mossa, ma non questa.
live-premove-canceled = Mossa anticipata annullata.
live-premove-dropped = La tua mossa anticipata non è più valida.
live-accept-rematch = Accetta rivincita
live-to-next = Partita seguente
live-watch-next = Guarda la partita seguente
live-second-follows = Segue la partita di ritorno, a colori invertiti.
# $rating (code): the rating after the game. Example: 1512
# $change (code): how the game changed it. Example: +8
live-new-rating = Il tuo punteggio: { $rating } ({ $change })
live-rating-changed = { $rating } ({ $change })
live-tab-your-turn = Tocca a te
live-tab-waiting = In attesa
live-tab-over = Finita

# $name (text): who is to move. Example: Ann
live-tab-turn = Muove { $name }
# $what (phrase): what's going on. Example: Your move
# $players (phrase): who plays. Example: Ann – Ben
live-tab-title = { $what } · { $players }
# $time (code): how long the player has to come back. Example: 0:42
live-reconnecting-time = si ricollega { $time }
# $count (number): milliseconds given back for a slow connection. Example: 120
live-lag = ritardo { $count } ms
# $name (text): a player. Example: Ann
live-left = { $name } ha perso la connessione.
# $name (text): a player. Example: Ann
live-returned = { $name } è di nuovo qui.
# $name (text): a player. Example: Ann
live-can-claim = { $name } è ancora assente.
# $move (code): a move. Example: 29-25
live-premove = Mossa anticipata: { $move }
# $why (phrase): a sentence. Example: It's White's turn.
live-move-refused = La tua mossa non è stata giocata. { $why }
# $address (code): the address of the game. Example: https://example.org/online/abc
live-link = Link a questa partita: { $address }

live-resign-question = Abbandoni la partita?
live-sure-question = Confermi?
live-yes = Sì
live-heat-first = Partita di andata
live-heat-second = Partita di ritorno
# $count (number): how many people watch. Example: 3
live-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}

## The chat.

chat = Chat
# $count (number): how many messages are new. Example: 2
chat-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
chat-nothing = Ancora nessun messaggio. Sii gentile.
chat-muted = Hai silenziato la chat.
chat-spectator = (guarda)
chat-say = Messaggio
chat-send = Invia
chat-mute = Silenzia
# $name (text): who speaks. Example: Ann
# $text (text): what was said. Example: Good luck!
chat-said = { $name } dice: { $text }
