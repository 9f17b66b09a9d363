### Words that every screen shares.

# The name of the app. Don't translate it.
-brand = Crownhead

app-name = { -brand }
# $screen (phrase): the title of the screen, in the tab of the browser. Example: Library
page-title = { $screen } · { -brand }
skip-to-content = Vai al contenuto
close = Chiudi
undo = Annulla
cancel = Annulla
copy = Copia
delete = Elimina
try-again = Riprova
flip = Gira
board = Damiera
random = A caso
number-range = Inserisci un numero da { $min } a { $max }.
shortcuts = Scorciatoie da tastiera
shortcuts-show = Mostra questo elenco
shortcuts-board = Spostati sulla damiera
shortcuts-choose = Scegli un pezzo, poi la destinazione
shortcuts-type = Scrivi una mossa
shortcuts-cancel = Annulla una mossa, chiudi un elenco
shortcuts-step = Mossa precedente o successiva
shortcuts-ends = Inizio o fine
shortcuts-variation = Analisi: altre varianti
shortcuts-flip = Gira la damiera
shortcuts-draw = Analisi: segna una casella, disegna una freccia
shortcuts-tool = Editor: scegli un pezzo, la gomma o «Deve essere vuota»
shortcuts-undo = Editor: annulla, ripeti
shortcuts-right-button = Tasto destro
# The names of keys, as they are printed on keyboards in your country.
key-enter = Invio
key-escape = Esc
key-home = Home
key-end = Fine

## The main menu.

nav-label = Menu
nav-play = Gioca
nav-online = Online
nav-learn = Impara
nav-set-up = Editor
nav-library = Partite
nav-help = Guida
nav-settings = Impostazioni

## A page that doesn't exist.

not-found = 404
not-found-lead = Pagina non trovata.
not-found-home = Inizio

## Where games are stored.

# $why (phrase): a reason, a sentence. Example: Storage may be full.
storage-off = Non possiamo salvare le partite in questo browser. { $why } Puoi continuare a giocare, ma salva in un file quello che vuoi conservare.
storage-full = Il browser non è riuscito a salvare la partita. Forse lo spazio è esaurito.
# $why (phrase): the reason, in technical English. Example: SecurityError
storage-denied = Il browser ha rifiutato: { $why }.

## Results, in lists of games.

# $side (side): who won. Example: Red
result-won = Vince il { $side }
# $side (side): who won. Example: Red
# $why (phrase): the reason, one of the messages termination-… Example: resignation
result-won-because = Vince il { $side }: { $why }
result-draw = Patta
result-both-lost = Perdono entrambi

# $count (number): how many moves a game has. Example: 62
moves-so-far = { $count ->
    [0] Ancora nessuna mossa
    [one] { $count } mossa
   *[other] { $count } mosse
}

## When the app itself has a bug.

crash-title = Qualcosa è andato storto
crash-lead = L’app si è fermata. Le tue partite sono salvate. Ricarica la pagina per continuare.
crash-reload = Ricarica
