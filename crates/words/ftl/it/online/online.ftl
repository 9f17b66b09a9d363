### What all online screens share.

online-offline = Non riusciamo a raggiungere il server. Controlla la connessione e riprova.
online-no-games = Il gioco online non è disponibile su questo server.
online-no-session = Qui il tuo accesso è scaduto.
online-odd = Il server ha inviato una risposta che questa pagina non capisce. Ricarica la pagina.
online-loading = Carico…
online-no-games-title = Qui non si gioca online
online-no-games-lead = Questo Crownhead offre l’app, ma non ha dove salvare le partite online.
online-no-games-help = Chi lo gestisce può attivarlo con questo comando.
online-play-here = Gioca su questo dispositivo

## Games in lists.

online-running = In corso
online-your-turn = Tocca a te
online-rated = classificata
online-casual = amichevole
online-save-pdn = Salva in un file PDN
online-pages = Pagine
online-older = Meno recenti
online-newer = Più recenti
online-newest = Ultime
online-copied = Copiato.
online-not-copied = Il browser non permette di copiare. Seleziona il testo e copialo.
online-share = Condividi

# $speed (speed): how fast it is. Example: Blitz
# $rated (phrase): whether it counts. Example: rated
online-kind-of-game = { $speed } · { $rated }
# $when (phrase): a date or time. Example: Nov 3
online-started = inizio: { $when }
online-won = Vinta
online-drew = Patta
online-lost = Persa
# $time (phrase): how long. Example: 2 d 3 h
online-time-left = ancora { $time }
online-kind-guest = Ospite
online-kind-player = Giocatore
online-kind-computer = Computer
# $rating (number): a rating that is not certain yet. Example: 1510
online-rating-provisional = { $rating }?
# $rating (number): the same, for screen readers. Example: 1510
online-rating-provisional-spoken = { $rating }, provvisorio
# $wins (number). Example: 12
# $draws (number). Example: 3
# $losses (number). Example: 4
online-record = Vinte: { $wins }, patte: { $draws }, perse: { $losses }
# A rating curve in words, for screen readers.
# $speed (speed): how fast the games were. Example: Blitz
# $games (number): how many rated games. Example: 20
# $first (number): the first rating. Example: 1500
# $last (number): the last rating. Example: 1540
# $lowest (number). Example: 1480
# $highest (number). Example: 1560
online-curve = { $games ->
    [one] Punteggio { $speed } dopo { $games } partita classificata: da { $first } a { $last }, minimo { $lowest }, massimo { $highest }.
   *[other] Punteggio { $speed } dopo ognuna delle { $games } partite classificate: da { $first } a { $last }, minimo { $lowest }, massimo { $highest }.
}

## What the server refuses.

problem-bad-message = Il server non ha capito la richiesta. Ricarica la pagina.
problem-stale = Nel frattempo la partita è andata avanti.
problem-not-your-seat = Stai guardando questa partita, non la stai giocando.
problem-not-joined = Prima entra nella partita.
problem-no-game = Partita non trovata.
problem-no-account = Non c’è nessun account con questo nome.
problem-not-found = Non abbiamo trovato nulla.
problem-taken-faster = Qualcuno ha fatto prima di te.
problem-offer-gone = Questa sfida non è più aperta.
problem-own-offer = Questa è la tua sfida.
problem-too-many-offers = Hai troppe sfide aperte. Prima chiudine una.
problem-rated-needs-account = Le partite classificate richiedono un account.
problem-rated-needs-clock = Una partita classificata si gioca con l’orologio.
problem-rated-needs-random-sides = In una partita classificata non puoi scegliere il colore.
problem-bad-clock = Il server non permette questo tempo.
problem-second-game-first = Prima gioca la partita di ritorno.
problem-unavailable = Il server adesso non può farlo. Riprova tra poco.
problem-too-many-requests = Troppe richieste dal tuo indirizzo. Aspetta un minuto.
problem-too-many-pages = Hai troppe pagine aperte. Chiudine una.
problem-too-many-games = Hai troppe partite aperte. Lasciane una.
problem-too-fast = Stai inviando troppo. Rallenta.
problem-bad-chat = Un messaggio ha da 1 a 200 caratteri, su una sola riga.
problem-account-exists = Hai già un account.
problem-name-taken = Questo nome, o uno simile, è già preso.
problem-name-length = Un nome ha da 1 a 20 caratteri.
problem-name-characters = Un nome comincia con una lettera e usa lettere dalla A alla Z, cifre, spazi, - _ e .
problem-name-spaces = Un nome non può avere due spazi di seguito.
problem-name-reserved = Questo nome è riservato.
problem-name-of-account = Questo nome è di qualcuno che ha un account.
problem-password-length = Una password ha da 12 a 128 caratteri.
problem-password-is-name = La password non può essere il tuo nome.
problem-too-many-tries = Troppi tentativi. Aspetta un po’.
problem-wrong-login = Nome o password errati.
problem-not-with-token = Per questo devi accedere. Un token non basta.
problem-need-account = Per questo serve un account.
problem-bad-label = Un’etichetta ha da 1 a 40 caratteri, su una sola riga.
problem-too-many-tokens = Hai già dieci token. Prima eliminane uno.
problem-export-busy = Altri stanno scaricando le loro partite. Riprova tra un minuto.
problem-bad-level = I livelli del computer vanno da 1 a 10.
problem-computer-rated = Le partite contro il computer sono sempre amichevoli.
problem-no-computer = Su questo server non si gioca contro il computer.
problem-computer-busy = Il computer sta giocando troppe partite. Riprova tra un po’.
problem-too-many-computer-games = Hai già due partite contro il computer. Prima finiscine una.
problem-no-session = Riapri la pagina per iniziare una sessione.
problem-cross-site = Le richieste da altri siti non sono permesse.
problem-too-slow = Ci è voluto troppo. Riprova.
problem-unknown = Il server ha rifiutato.
problem-not-a-path = Queste caselle non sono il percorso di una mossa.
problem-game-over = La partita è finita.
problem-game-aborted = La partita è stata annullata.
problem-no-draw-to-claim = Non puoi ancora reclamare la patta.
problem-take-back-too-far = Non puoi ritirare così tante mosse.
problem-still-in-grace = Il tuo avversario può ancora tornare.
problem-not-now = Adesso non è possibile.
problem-too-many-running = Hai troppe partite in corso. Prima finiscine una.
problem-not-stored = Il server non riesce a salvare le mosse in questo momento. Riprova tra poco.
problem-too-much-chat = Stai inviando troppi messaggi. Aspetta un momento.
problem-password-common = Quella password è facile da indovinare. Scegline un’altra.
problem-wrong-code = Nome o codice errato, oppure codice già usato.
problem-wrong-host = Questo server non risponde a quel nome host.
problem-too-many-take-backs = Hai chiesto di ritirare troppe mosse in questa partita.
problem-long-log = Questa partita ha raggiunto il limite. Ora si può solo giocare e concluderla.
problem-not-your-turn = Non tocca a te.
online-computer-name = Computer ({ $level })
online-deleted-player = Giocatore eliminato
