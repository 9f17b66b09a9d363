### The first screen, where a game starts.

home-title = Gioca a dama
# $link (slot): where the link goes, whose text is home-lead-link. Example: someone online
home-lead = Gioca contro il computer, con un amico su questo dispositivo o { $link }. Senza account, senza pubblicità. Funziona anche offline.
home-lead-link = con qualcuno online
home-opponent = Avversario
home-against-computer = Computer
home-two-players = Due giocatori
home-friend-online = Amico online
home-level = Livello
home-start = Gioca
home-first-move = Fai la tua prima mossa o premi Gioca.
home-press-play = Premi Gioca per iniziare.

home-continue = Continua
home-continue-title = Continua la tua partita
home-other-ways = Altri modi di iniziare
home-set-up = Crea una posizione
home-load = Apri una partita
home-first-time = Non conosci la dama inglese?
home-first-time-link = Impara le regole in cinque minuti
home-lesson = Continua: { $lesson }

home-options = Opzioni
home-options-lead = nomi, orologio, apertura, damiera, regole
home-house-short = Regola della casa
home-confirm-short = Conferma mosse
home-name-placeholder = Nome
home-players = Giocatori
home-your-name = Il tuo nome
home-seating = Disposizione
home-thinking = Tempo massimo di riflessione

home-clock = Orologio
home-no-clock = Nessuno
home-per-turn = A mossa
home-sudden-death = A partita
home-fischer = Con incremento
home-seconds-per-turn = Secondi per mossa
home-minutes = Minuti a testa
home-increment = Secondi aggiunti per mossa
home-presets = Tempi più usati
home-clock-hint = Chi finisce il tempo perde.

home-opening = Apertura
home-free-choice = Libera
home-ballot = Sorteggio
home-eleven-man = Undici pedine
home-custom-position = Posizione libera
home-deck = Sorteggio da
home-ballot-hint = Le prime mosse sono sorteggiate, così ogni partita comincia in modo diverso.
home-eleven-man-hint = Ogni parte gioca con una pedina in meno. La pedina mancante e le prime due mosse si sorteggiano.
home-fen = Posizione in FEN
# $link (slot): where the link goes, whose text is home-fen-link. Example: set up the board
home-fen-hint = Incolla una posizione o { $link }.
home-fen-link = disponi i pezzi

home-rules = Regole e aiuti
home-house-rule = Regola della casa: le pedine non prendono le dame
home-house-rule-hint = Non fa parte delle regole ufficiali.
home-confirm = Conferma ogni mossa
home-confirm-hint = Invio gioca la mossa, Backspace la ritira.
home-computer-resigns = Il computer abbandona le partite perse
home-computer-resigns-hint = Solo quando la sua sconfitta è certa.
home-show-forced = Evidenzia i pezzi che devono prendere
home-show-forced-hint = Prima ancora del clic, così non ti sfugge nessuna presa.
home-reset = Ripristina opzioni
home-reset-done = Opzioni ripristinate.
home-preview = La posizione iniziale della tua partita

# $side (side): who moves first. Example: Red
home-your-pieces = Giochi con (comincia il { $side })
# $side (side): the side of a player. Example: Red
home-player-of = Gioca con il { $side }

home-seating-fixed = Fianco a fianco
home-seating-turns = Damiera girevole
home-seating-facing = Faccia a faccia
home-seating-fixed-hint = La damiera resta ferma.
home-seating-turns-hint = La damiera si gira verso chi deve muovere.
home-seating-facing-hint = Lo schermo sta in mezzo a voi; ognuno vede i propri pezzi dritti.

# $seconds (number): a thinking time, perhaps with one decimal. Example: 1.5
home-thinking-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}

## Decks of openings. $count is how many openings a deck has.

# $count (number). Example: 43
deck-two-move = Aperture di due mosse ({ $count })
# $count (number). Example: 4
deck-two-move-barred = Due mosse, solo escluse ({ $count })
# $count (number). Example: 156
deck-three-move = Tre mosse, elenco ufficiale ({ $count })
# $count (number). Example: 142
deck-three-move-crossboard = Tre mosse, gioco a tavolino ({ $count })
# $count (number). Example: 174
deck-three-move-mailplay = Tre mosse, per corrispondenza ({ $count })
# $count (number). Example: 18
deck-three-move-barred = Tre mosse, solo escluse ({ $count })
# $count (number). Example: 302
deck-three-move-table = Tre mosse, tabella completa ({ $count })
# $count (number). Example: 72
deck-eleven-man = Ogni posizione una volta ({ $count })
# $count (number). Example: 2916
deck-eleven-man-draws = Come nei tornei ({ $count } sorteggi)

# $minutes (number): minutes for each side. Example: 3
# $seconds (number): seconds added for each move. Example: 2
clock-short-fischer = { $minutes } + { $seconds }

# $moves (phrase): how many moves. Example: 12 moves
# $when (phrase): when it was played last. Example: Nov 3
home-game-so-far = { $moves } · { $when }

## Why a game can't start.

# $name (text): what was entered. Example: a/b
choices-bad-name = Il nome «{ $name }» non va bene. Usane uno più corto, senza caratteri speciali.
# $deck (text): what was asked for. Example: tarot
choices-unknown-deck = Non c’è nessun elenco «{ $deck }». Scegline un altro.
choices-bad-clock = Questo tempo non è possibile. Scegline un altro.
# $why (phrase): the reason, in technical English. Example: expected a square
choices-bad-position = Questa posizione non è giocabile: { $why }
