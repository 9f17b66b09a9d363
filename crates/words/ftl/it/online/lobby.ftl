### The lobby, where players find opponents, and challenges by link.

lobby-title = Gioca online
# $name (slot): where the name goes, a link to the reader's page. Example: Ann
lobby-you-are = Giochi come { $name }
lobby-connecting = Connessione…
lobby-account = Account
lobby-sign-up = Registrati
lobby-archive = Archivio
lobby-alone = Gioca con altri
lobby-alone-lead = Questa app gira sul tuo computer e solo tu puoi raggiungerla. Per giocare con altri, vai su un server o aprine uno nella tua rete.
lobby-alone-server = Gioca su un server
lobby-alone-server-lead = Inserisci l’indirizzo che usano i tuoi amici o il tuo circolo.
lobby-alone-address = Indirizzo del server
lobby-alone-go = Vai al server
lobby-alone-bad-address = Non è un indirizzo web. Inseriscine uno come play.example.org.
lobby-alone-host = Ospita nella tua rete
lobby-alone-host-lead = Chiudi questa app e avviala con questo comando. Mostra l’indirizzo per gli altri e un codice QR da inquadrare.

lobby-quick = Partita veloce
lobby-quick-lead = Premi un pulsante e ti abbiniamo al prossimo giocatore.
lobby-rated = Classificata
lobby-rated-hint = Conta per il tuo punteggio.
lobby-rated-for-accounts = Le partite classificate richiedono un account.
lobby-rated-side = Nelle partite classificate i colori si sorteggiano.

lobby-looking = Cerco un avversario…
lobby-canceled = Ricerca annullata.

lobby-custom = Partita su misura
lobby-against = Avversario
lobby-anyone = Chiunque
lobby-friend = Un amico
lobby-computer = Computer
lobby-clock = Orologio
lobby-live = Minuti
lobby-days = Giorni
lobby-no-clock = Nessuno
lobby-minutes = Minuti a testa
lobby-increment = Secondi aggiunti per mossa
lobby-days-per-move = Giorni per mossa
lobby-no-clock-hint = Nessun limite di tempo. Le partite senza orologio non sono mai classificate.
lobby-days-hint = Non devi restare. Torna quando tocca a te.
lobby-opening = Apertura
lobby-free = Libera
lobby-three-move = Tre mosse
lobby-eleven-man = Undici pedine
lobby-heat = Due partite
lobby-heat-hint = La seconda comincia da sola, dalla stessa apertura e a colori invertiti.
lobby-seek = Trova un avversario
lobby-make-link = Crea un link
lobby-play-computer = Gioca contro il computer

lobby-link-title = Invia questo link al tuo amico
lobby-link-label = Link della sfida
lobby-link-lead = La partita comincia appena il tuo amico accetta. Il link vale 24 ore, anche se esci.
lobby-copy-link = Copia link
lobby-link-copied = Link copiato.
lobby-link-code = Codice QR del link
lobby-link-local = Questo link funziona solo su questo computer. Avvia il server con --listen 0.0.0.0:3264 perché altri possano aprirlo.
lobby-withdraw = Ritira
lobby-withdrawn = Sfida ritirata.
lobby-share-title = Una partita a dama?

lobby-open-seeks = Sfide aperte
lobby-no-seeks = Nessuna sfida aperta. Avvia una partita veloce e gli altri ti vedranno qui.
lobby-only-own-seek = Nessun’altra sfida. La tua è aperta: gli altri la vedono qui e possono accettarla.
lobby-play = Gioca
lobby-needs-login = Accedi per giocare

lobby-my-games = Le tue partite
lobby-watch = Partite dal vivo
lobby-nothing-to-watch = Al momento nessuna partita dal vivo. Le partite finite sono nell’archivio.

# $name (text): who offers the game. Example: Ann
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-take = Gioca contro { $name }: { $terms }
# $terms (phrase): what game. Example: 3 + 2, blitz, rated
lobby-cancel-seek = Annulla: { $terms }
# $name (text): a player. Example: Ann
lobby-friend-note = Crea un link e invialo a { $name }.
# $count (number): days for each move. Example: 3
lobby-days-option = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
# $side (side): which pieces the player wants. Example: White
lobby-wants = gioca con il { $side }

## The kind of game: a list such as "blitz · rated · three-move ballot".

fact-blitz = lampo
fact-rapid = rapida
fact-classical = classica
fact-correspondence = corrispondenza
fact-rated = classificata
fact-casual = amichevole
fact-three-move = tre mosse sorteggiate
fact-eleven-man = undici pedine a sorteggio
fact-heat = due partite

## A challenge from another player.

challenge = Sfida
# $name (text): who sent it. Example: Ann
challenged-by = { $name } ti sfida
challenge-profile = Risultati e punteggi
challenge-accept = Accetta e gioca
challenge-decline = No, grazie
challenge-accepting = La partita comincia…
challenge-gone = Questa sfida non è più aperta
challenge-gone-lead = È stata accettata o ritirata, oppure è scaduta. Chiedi un nuovo link o trova un altro avversario.
challenge-invalid = Questo link di sfida non è valido
challenge-invalid-lead = Il link è incompleto. Chiedilo di nuovo.
challenge-own = Questa è la tua sfida
challenge-own-lead = Invia il link a un amico. Questa pagina apre la partita appena viene accettata.
challenge-needs-account = Questa partita è classificata, e per le partite classificate serve un account. Registrati, poi riapri questo link.
challenge-to-lobby = Sala
challenge-rated = Partita classificata.
challenge-casual = Partita amichevole (non classificata).
challenge-heat = Due partite: la seconda dalla stessa apertura, a colori invertiti.
challenge-sides-random = I colori sono sorteggiati.
# $side (side): the reader's side. Example: Red
challenge-you-play-first = Giochi con il { $side } e cominci tu.
# $side (side): the reader's side. Example: White
challenge-you-play = Giochi con il { $side }.
challenge-opening-free = Apertura libera.
challenge-opening-three-move = Le prime tre mosse sono sorteggiate.
challenge-opening-eleven-man = Ogni parte gioca con una pedina in meno. La pedina mancante e le prime due mosse si sorteggiano.
# $clock (phrase): how the clock works. Example: 3 minutes per side, plus 2 seconds per move
challenge-clock = { $clock }.
