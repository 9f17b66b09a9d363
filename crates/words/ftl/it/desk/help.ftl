### The help: the rules of American checkers, and how the app works.
### $side is the side that moves first, Red or Black by the reader's choice.

help-title = Guida
help-lead = Le regole della dama inglese e come si gioca qui.
help-contents = In questa pagina
help-to-top = Torna su

## The rules.

help-aim = Scopo
help-aim-text = Si gioca in due, un turno a testa. Vinci quando il tuo avversario non può muovere: o perché hai preso tutti i suoi pezzi, o perché quelli che restano sono bloccati.

help-board = La damiera
help-board-text-1 = Si gioca solo sulle caselle scure. Ognuno comincia con dodici pedine sulle tre righe più vicine.
# $side (side): who moves first. Example: Red
help-board-text-2 = Comincia il { $side }. Poi si muove a turno.
help-board-text-3 = La damiera va messa in modo che ognuno abbia una casella scura nell’angolo a sinistra, dalla propria parte. Puoi girarla; le caselle conservano il loro numero.
help-board-caption = La posizione iniziale.

help-moving = Muovere
help-moving-text-1 = Una pedina muove di una casella in avanti, in diagonale, su una casella vuota.
help-moving-text-2 = Le pedine non tornano mai indietro, e due pezzi non stanno mai sulla stessa casella.
help-moving-caption = La pedina in 10 può andare in 14 o 15.

help-jumping = Prendere
help-jump-text = Se un pezzo avversario è in diagonale davanti alla tua pedina e la casella dietro è vuota, la tua pedina lo salta e lo prende.
help-jump-caption = La pedina in 14 salta in 23 e prende la pedina in 18.
help-must-jump = La presa è obbligatoria. I pezzi che devono prendere sono evidenziati e, se provi un’altra mossa, la damiera mostra le prese.
help-jumps-text = Se da dove arriva il pezzo può prendere ancora, continua nella stessa mossa finché non ci sono più prese.
help-jumps-caption = Due prese, una mossa: da 6 a 15 a 24.
help-choice-text = Se hai più prese possibili, scegli quella che vuoi. A differenza della dama italiana, non devi prendere il maggior numero di pezzi.
help-choice-caption = Saltando in 27 prendi due pedine, in 20 una sola. Sono valide entrambe; fermarsi in 18 no.

help-kings = Dame
help-crown-text = Una pedina che raggiunge l’ultima riga diventa dama e riceve una corona. La mossa finisce lì.
help-crown-caption = In 31 o 32 la pedina va a dama.
help-king-text = Una dama muove e prende di una casella in ogni direzione diagonale. Non vola lungo la diagonale.
help-king-caption = Una dama muove in quattro direzioni.
help-king-jumps-text = Le dame si prendono come le pedine: possono prenderle sia le dame sia le pedine.
help-king-jumps-caption = Una dama prende anche all’indietro: da 18 a 9 a 2.
help-stops-text = Una pedina che va a dama con una presa si ferma lì, anche se una dama potrebbe continuare a prendere.
help-stops-caption = La pedina prende un pezzo, va a dama in 30 e si ferma. La pedina in 25 per ora è salva.

help-end = Come finisce la partita
help-end-text-1 = Perdi se tocca a te e non hai mosse possibili. Non c’è stallo: chi è bloccato perde.
help-end-text-2 = Perdi anche se abbandoni o finisci il tempo.
help-end-text-3 = Una partita che nessuno può vincere è patta.
# $side (side): who has won. Example: Red
help-end-caption = Tocca al Bianco, che non può muovere. Vince il { $side }.

help-draws = Patte
help-draws-lead = Una partita può finire patta in quattro modi:
help-draws-agreement = D’accordo
help-draws-agreement-text = Offri la patta; il tuo avversario accetta o continua.
help-draws-repetition = Per ripetizione
help-draws-repetition-text = Se con la tua mossa la stessa posizione si presenta per la terza volta, con lo stesso giocatore alla mossa, puoi reclamare la patta.
help-draws-progress = Senza progressi
help-draws-progress-text = Se nelle ultime 40 mosse di ciascuno nessuno ha mosso una pedina o preso un pezzo, entrambi possono reclamare la patta.
help-draws-automatic = Automatica
help-draws-automatic-text = Se una posizione si presenta per la quinta volta, o dopo 300 mosse, la partita è patta senza bisogno di reclamarla.
help-draws-text = La partita mostra entrambi i conteggi, e quando puoi reclamare la patta appare un pulsante.
help-draws-caption = Nell’angolo doppio, una dama sola va avanti e indietro. Due dame possono scacciarla; una no.

## The controls.

help-controls = Comandi
help-pointer = Mouse e tocco
help-pointer-click = Due clic
help-pointer-click-text = Scegli un pezzo, poi la casella d’arrivo. Scegli di nuovo il pezzo per rimetterlo giù.
help-pointer-drag = Trascinare
help-pointer-drag-text = Trascina un pezzo sulla casella d’arrivo. Per una presa multipla puoi passare su ogni casella.
help-pointer-one = Un solo clic
help-pointer-one-text = Se un solo pezzo può andare su una casella, basta un clic sulla casella.
help-pointer-long = Prese multiple
help-pointer-long-text = Fai clic sull’ultima casella, o vai presa per presa. Se ci portano due percorsi, la damiera ti chiede quale vuoi.
help-pointer-cancel = Annullare
help-pointer-cancel-text = Scegli di nuovo il pezzo o premi Esc prima che la mossa sia completa.
help-pointer-confirm = Confermare
help-pointer-confirm-text = Con «Conferma ogni mossa», premi Invio o il pulsante per giocare una mossa.
help-keys = Tastiera
help-key = Tasto
help-key-does = Che cosa fa
help-key-tab = passa alla damiera e poi ai pulsanti
help-key-arrows = spostano tra le caselle scure
help-key-edges = portano al bordo della damiera
help-key-choose = scelgono un pezzo, poi la casella d’arrivo
help-key-type = scrive una mossa; bastano la prima e l’ultima casella
help-key-confirm = conferma una mossa in attesa
help-key-backspace = torna indietro di un passo prima che la mossa sia completa
help-key-escape = annulla la mossa che stai inserendo
# The names of keys, as they are printed on keyboards in your country.
key-tab = Tab
key-page-up = Pag ↑
key-page-down = Pag ↓
key-space = Spazio
key-backspace = Backspace
help-readers = Lettori di schermo
help-readers-text = La damiera è una griglia, e ogni casella dice che cosa contiene. Mosse, prese, prese obbligatorie, avvisi dell’orologio e risultati vengono annunciati.

## How moves are written.

help-notation = Notazione
help-notation-text-1 = Le caselle scure sono numerate da 1 a 32 a partire dall’alto a sinistra, con il Bianco in basso. Una mossa sono due numeri: 11-15. Una presa si scrive con una x: 14x23.
help-notation-text-2 = Se preferisci le lettere, sceglile nelle impostazioni: colonne da A a H da sinistra, righe da 1 a 8 dal basso. Così 11-15 diventa F6-E5.
help-notation-text-3 = Una presa multipla si scrive con la prima e l’ultima casella. Se due percorsi le hanno in comune, si scrivono tutte le caselle.
help-notation-text-4 = Le partite si salvano in PDN e le posizioni in FEN. Sono entrambi testo semplice, che altri programmi di dama sanno leggere.
help-notation-caption = I numeri delle caselle.
help-letters-caption = Le stesse caselle in lettere.
help-two-ways-caption = Da 2 a 18 passando per 9 o 11: qui si scrivono tutte le caselle.

## Openings, clocks, levels.

help-openings = Aperture
help-openings-free = Libera
help-openings-free-text = Si gioca liberamente fin dalla prima mossa.
help-openings-ballot = Sorteggio
help-openings-ballot-text = Le prime tre mosse sono sorteggiate fra le 156 aperture della federazione, o da un altro elenco. Nei tornei ogni apertura sorteggiata si gioca due volte a colori invertiti: lo fa la rivincita.
help-openings-eleven-man = Undici pedine
help-openings-eleven-man-text = Ogni parte gioca con una pedina in meno. La pedina mancante e le prime due mosse si sorteggiano.
help-openings-custom = Posizione libera
help-openings-custom-text = Disponi una posizione qualsiasi sulla damiera, o incollala, e gioca da lì.

help-clocks = Orologi
help-clocks-per-turn = A mossa
help-clocks-per-turn-text = Lo stesso tempo per ogni mossa.
help-clocks-whole = A partita
help-clocks-whole-text = Un unico tempo per tutte le tue mosse.
help-clocks-increment = Con incremento
help-clocks-increment-text = Un tempo di base, più qualche secondo per ogni mossa.
help-clocks-text = Chi finisce il tempo perde. Quando chiudi una partita su questo dispositivo, l’orologio si ferma. Online continua a correre, una volta che entrambi hanno fatto una mossa.

help-house = Regola della casa
help-house-text = In alcune famiglie, come nella dama italiana, una pedina non può prendere una dama. Puoi attivare questa regola prima di una partita. Tutto il resto segue le regole ufficiali.
help-house-caption = Secondo le regole ufficiali la pedina deve prendere la dama. Con la regola della casa non può.

help-levels = Livelli
help-levels-text = Il computer gioca a dieci livelli. I più bassi fanno errori umani: vedono meno lontano, si lasciano sfuggire prese lunghe e valutano male le posizioni. Nessuno bara, e nessuno gioca due volte la stessa partita.

## Games and playing online.

help-games = Le tue partite
help-games-text-1 = Ogni mossa di una partita su questo dispositivo si salva subito in questo browser. Se chiudi la pagina o va via la corrente, la partita è ancora lì, in «Partite» e nella schermata iniziale.
help-games-text-2 = Salva una partita in un file per portarla su un altro dispositivo o programma. «Partite» importa file con una partita o migliaia.
help-games-text-3 = Dopo la prima visita, le partite su questo dispositivo, il computer, l’analisi, l’editor e le tue partite funzionano offline. Solo il gioco online richiede una connessione. Puoi installare l’app dal menu del browser.

help-online = Giocare online
help-online-lobby = Sala
help-online-lobby-text = Scegli una partita veloce e ti abbiniamo al prossimo giocatore. Oppure crea una partita su misura, con il tuo tempo, il tuo colore e la tua apertura, o accetta una sfida aperta.
help-online-friend = Un amico
help-online-friend-text = Crea un link e invialo. La partita comincia appena il tuo amico accetta. Il link vale 24 ore.
help-online-accounts = Ospiti e account
help-online-accounts-text = Puoi giocare subito come ospite. Con un account conservi il tuo nome, hai un punteggio e ritrovi le tue partite su ogni dispositivo. Le partite giocate come ospite restano tue.
help-online-rated = Partite classificate
help-online-rated-text = Cambiano il tuo punteggio, uno per ogni cadenza, e richiedono un account. Un punto interrogativo indica un punteggio provvisorio.
help-online-premove = Mosse anticipate
help-online-premove-text = Mentre il tuo avversario pensa, inserisci la tua prossima mossa. Viene giocata all’istante, se in quel momento è valida. Puoi annullarla.
help-online-lost = Connessione persa
help-online-lost-text = La pagina si ricollega da sola, e la tua partita è ancora lì. Il tuo orologio continua a correre.
help-online-leaves = Un avversario che se ne va
help-online-leaves-text = Sulla sua scheda parte un conto alla rovescia di un minuto. Dopo puoi reclamare la vittoria o aspettare ancora.
help-online-abort = Annullare
help-online-abort-text = Finché non hanno mosso entrambi, ognuno può annullare la partita. Nessuno perde.
help-online-offers = Patte e mosse ritirate
help-online-offers-text = Chiedi con un pulsante. Serve il consenso del tuo avversario.
help-online-rematch = Rivincita, andata e ritorno
help-online-rematch-text = La rivincita inverte i colori. Andata e ritorno sono due partite dalla stessa apertura: la seconda comincia da sola, a colori invertiti.
help-online-watching = Guardare
help-online-watching-text = La sala elenca le partite in corso. Chiunque abbia il link di una partita può guardarla.
help-online-correspondence = Corrispondenza
help-online-correspondence-text = Con più giorni per mossa non devi restare. Le tue partite sono nella sala, per prime quelle in cui tocca a te.
help-online-archive = Archivio e condivisione
help-online-archive-text = Le partite finite sono nell’archivio. Cerca per giocatore, data, risultato o posizione. «Condividi» copia il link di una partita.
