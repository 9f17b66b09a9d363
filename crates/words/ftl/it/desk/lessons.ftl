learn-title = Impara
learn-lead = Brevi lezioni sulla damiera. Impari giocando e dopo ogni mossa sai come vai.
learn-start = Comincia:
learn-continue = Continua:
learn-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
learn-steps-done = { $done } di { $all }
learn-complete = Fatta
learn-step = Passo { $step } di { $all }
learn-your-turn = Tocca a te.
learn-busy = Un momento…
learn-lesson-finished = Hai finito questa lezione. Rifalla o vai avanti.
learn-question = Chi ha l’opposizione?
learn-i-do = Io
learn-opponent-does = L’avversario
learn-hint = Consiglio
learn-hint-piece = Guarda il pezzo segnato.
learn-hint-move = Prova { $move }.
learn-show-why = Mostra perché
learn-start-over = Da capo
learn-next = Passo successivo
learn-next-lesson = Avanti: { $lesson }
learn-all-done = Tutti i corsi
learn-actions = Lezione
learn-reply = L’avversario gioca { $move }. Tocca a te.
learn-right = Giusto!
learn-lesson-done = Ben fatto, la lezione è finita!
learn-rules-done = Hai vinto! Ora conosci le regole. Gioca una partita o continua a imparare.
learn-play-game = Gioca una partita
learn-you-play = Giochi con il { $side }.
learn-not-kept = Non è stato possibile salvare i tuoi progressi in questo browser.
learn-no-engine = Non è stato possibile controllare la mossa. Ricarica la pagina e riprova.
learn-out-of-reach = Così non ci arrivi. Prova un’altra strada.
learn-too-few = Così prendi troppo pochi pezzi. Cerca un’altra presa.
learn-no-block = Questo non è un blocco: l’avversario può ancora muovere. Prova qualcos’altro.
learn-too-slow = Puoi ancora vincere, ma ci vuole molto di più. Prova qualcos’altro.
learn-not-in-line = È permessa, ma è un’altra apertura. Riprova.
learn-wrong = { $why } Prova qualcos’altro.
learn-weak = C’è di meglio. Guarda ancora.
learn-the-move-count = { $count ->
    [one] Conta { $count } pezzo. Dispari: l’opposizione è tua.
   *[other] Contano { $count } pezzi. Se è dispari, l’opposizione è tua.
}
learn-the-move-mine = { $count ->
    [one] Non proprio: conta { $count } pezzo, ed è dispari. L’opposizione è tua.
   *[other] Non proprio: contano { $count } pezzi, ed è dispari. L’opposizione è tua.
}
learn-the-move-theirs = { $count ->
    [0] Non proprio: non conta nessun pezzo, e zero è pari. L’opposizione è dell’avversario.
    [one] Non proprio: conta { $count } pezzo. L’opposizione è dell’avversario.
   *[other] Non proprio: contano { $count } pezzi, ed è pari. L’opposizione è dell’avversario.
}

course-first-game = La prima partita
course-seeing-shots = Vedere i tiri
course-endings = L’opposizione e i finali
course-openings = Aperture

lesson-moving = Muovere
lesson-moving-forward = La pedina in basso è tua. Muove in diagonale in avanti, una casella alla volta: scegli la tua, poi la casella seguente, fino a quella segnata. I messaggi chiamano le caselle per numero.
lesson-moving-edge = Al bordo c’è una sola strada: porta la tua pedina sulla casella segnata.

lesson-jumping = Prendere
lesson-jumping-one = Salta un pezzo avversario e arriva sulla casella vuota dietro: lo prendi. Fallo!
lesson-jumping-must = Se puoi prendere, devi prendere. Un anello mostra il pezzo che deve farlo: prendi con quello.
lesson-jumping-double = Se lo stesso pezzo può prendere ancora, la mossa continua. Prendine due in una volta: vai di casella in casella.
lesson-jumping-choice = Se più pezzi possono prendere, scegli tu. Una delle tue prese vale tre: trovala.

lesson-kings = Dame
lesson-kings-crown = Una pedina che arriva all’ultima riga è promossa: diventa dama. Fanne una!
lesson-kings-backward = La dama muove anche indietro, sempre di una casella alla volta. Porta la tua sulla casella segnata per la strada che vuoi. L’avversario aspetta.
lesson-kings-jump = Le dame prendono anche all’indietro. Prendi entrambi i pezzi.

lesson-winning = Vincere
lesson-winning-last = Vinci quando l’avversario non ha più pezzi. Prendi l’ultimo!
lesson-winning-block = Vinci anche quando l’avversario non può muovere. Blocca la sua ultima pedina con una mossa!

lesson-first-game = La tua prima vittoria
lesson-first-game-three = Ora muove anche l’avversario. Hai tre pedine contro una. Non perderne nessuna, non far passare la sua e vinci!

lesson-look-first = Guarda prima di muovere
lesson-look-first-safe = Prima di ogni mossa, guarda dove l’avversario potrebbe prendere subito dopo. Due delle tue mosse perdono una pedina: giocane un’altra.
lesson-look-first-crowd = Lo stesso con più pezzi. Fai una mossa che non perda niente.

lesson-two-for-one = Due per uno
lesson-two-for-one-give = La presa è obbligatoria, quindi puoi guidare le pedine avversarie. Dai un pezzo e prendine di più.
lesson-two-for-one-pull = Attira una pedina fuori posto e la strada è libera. Guadagna un pezzo.
lesson-two-for-one-kings = Funziona anche contro le dame: dai due, prendi tre.

lesson-two-for-two = Due per due
lesson-two-for-two-through = A volte il premio è la strada libera. Dai due pedine e riprendine due: il tuo ultimo salto sfonda verso l’ultima riga.
lesson-two-for-two-crown = Ancora due per due. Questa volta il tuo ultimo salto finisce sull’ultima riga.

lesson-steal = Pezzi in trappola
lesson-steal-prison = A volte un pezzo non può più scappare e lo prendi gratis. Trova la mossa tranquilla che ne guadagna uno.
lesson-steal-wait = Senza fretta: metti le pedine in modo che ogni risposta perda un pezzo.
lesson-steal-hold = L’avversario minaccia di sfondare. Fermalo e guadagni un pezzo.

lesson-breeches = L’attacco doppio
lesson-breeches-king = Chi attacca due pezzi insieme ne guadagna uno: solo uno può scappare. Attaccane due!
lesson-breeches-double = Metti la dama in modo che la prossima presa ne valga due.

lesson-in-and-out = Dentro e fuori
lesson-in-and-out-let-in = Una pedina che prende e arriva sulla tua riga di partenza è promossa e si ferma lì. Così hai una mossa in più: falla entrare e, quando la dama dovrà prendere per uscire, prendine tre.
lesson-in-and-out-clear = Ancora una volta: fai entrare una pedina, ma ora usa la mossa in più per liberare la casella dove la sua dama deve arrivare.

lesson-back-shot = Il colpo alle spalle
lesson-back-shot-behind = Le pedine prendono solo in avanti, ma una nuova dama prende all’indietro e le coglie alle spalle. Prima dai una pedina, poi fai dama.
lesson-back-shot-swap = Qui l’avversario può prendere due volte, perché il tuo colpo alle spalle vale di più. Trova la pedina da dare.

lesson-king-row = Difendi la tua ultima riga
lesson-king-row-guard = Le pedine sulla tua riga di partenza impediscono all’avversario di andare a dama. Trova una buona mossa che le lasci lì.
lesson-king-row-hold = Una mossa apre la porta della tua riga di partenza. Giocane una migliore.

lesson-bridge = Il ponte
lesson-bridge-wall = Due pedine sulla tua riga di partenza con una casella in mezzo sono un ponte: una pedina da sola non passa. Lascia stare il ponte e trova due buone mosse.
lesson-bridge-time = Qui il ponte ti dà tempo. Difende la riga di partenza mentre la tua terza pedina corre a dama: trova quattro buone mosse.
lesson-bridge-catch = La pedina davanti al tuo ponte è bloccata. Tieni il ponte e usa la dama.

lesson-exchange = Cambi
lesson-exchange-free = Un cambio pedina contro pedina può fermare un attacco o vincere la partita. Trova quello giusto.
lesson-exchange-win = Hai più pezzi, quindi i cambi ti aiutano. Offrine uno che vince.

lesson-the-move = L’opposizione
lesson-the-move-count = A parità di pezzi, uno dei due ha l’opposizione: gli resta l’ultima mossa buona. Al tuo turno, conta tutti i pezzi di entrambi nelle colonne che partono dalla tua riga di partenza: se il numero è dispari, l’opposizione è tua.
lesson-the-move-even = Conta ancora. Chi ha l’opposizione qui?
lesson-the-move-win = Dama contro dama è di solito patta. Ma qui hai l’opposizione: avvicinati all’avversario e vinci.

lesson-two-kings = Due dame contro una
lesson-two-kings-close = Due dame ne battono una. La dama è bloccata al bordo: finiscila.
lesson-two-kings-corner = Nell’angolo doppio la dama va avanti e indietro. Cacciala e vinci.
lesson-two-kings-whole = Ora tutto il finale: avvicina le dame, caccia la dama dall’angolo doppio e vinci.

lesson-double-corner = L’angolo doppio
lesson-double-corner-run = Nell’angolo doppio una dama è al sicuro da un’altra. Arrivaci in tempo e resisti quattro mosse.
lesson-double-corner-choose = Da che parte ci si salva? Resisti quattro mosse.

lesson-three-against-two = Tre contro due
lesson-three-against-two-cut-off = Due dame e una pedina battono due dame, se tagli la strada alla patta. Trova le uniche mosse vincenti.
lesson-three-against-two-squeeze = Una sola mossa mantiene la vittoria. Trovala, poi trova la prossima.

lesson-man-down = Un pezzo in meno
lesson-man-down-attack = Con un pezzo in meno non tutto è perduto: attacca e riprendilo. Tieni la patta per tre mosse.
lesson-man-down-back = Torna in tempo, e le pedine non passano. Tieni la patta per tre mosse.

lesson-first-position = La Prima Posizione
lesson-first-position-finish = Il finale più famoso: una dama e una pedina ciascuno. Qui, verso la fine, intrappola la dama e vinci!
lesson-first-position-crown = Comincia qui: porta a dama la tua pedina mentre la tua dama tiene occupata l’altra. Trova sei buone mosse.
lesson-first-position-keep-out = La dama vuole tornare nell’angolo doppio. Non lasciarla passare: trova due buone mosse.
lesson-first-position-whole = Ora tutto il finale, contro la miglior difesa: 41 mosse per la via più breve. Prenditi il tempo che serve.

lesson-first-moves = Buone prime mosse
lesson-first-moves-develop = Porta pedine verso il centro e tienile unite. Trova due buone mosse.
lesson-first-moves-answer = Nei tornei le prime tre mosse si sorteggiano. Le pedine avversarie sono slegate: trova due buone mosse.

lesson-old-fourteenth = Old Fourteenth
lesson-old-fourteenth-line = Questa è la Old Fourteenth, l’apertura più giocata di tutte. Se non la conosci, chiedi consigli.
lesson-old-fourteenth-continue = Ora l’altro lato: trova due buone mosse in questa apertura.

lesson-cross = Cross
lesson-cross-line = Nella Cross il Bianco viene subito a contatto con la tua pedina al centro. Gioca le prime mosse; i consigli mostrano la strada.
lesson-cross-choose = Ora tocca a te: trova due buone mosse.

lesson-trap = Una trappola d’apertura
lesson-trap-punish = Nell’apertura Douglas l’avversario ha fatto una mossa naturale che perde una pedina. Approfittane!

learn-drills = Esercizi sui finali
learn-drills-lead = Giocali fino in fondo contro la miglior difesa. Tre volte senza errori e li padroneggi.
learn-drill-win = Vinci contro la miglior difesa.
learn-drill-draw = { $count ->
    [one] Tieni la patta per { $count } mossa.
   *[other] Tieni la patta per { $count } mosse.
}
learn-drill-done = { $count ->
    [one] Fatto in { $count } mossa!
   *[other] Fatto in { $count } mosse!
}
learn-drill-not-clean = Fatto, ma non senza aiuti o errori. Ancora una volta!
learn-drill-wins = { $wins ->
    [one] { $wins } volta su { $all }
   *[other] { $wins } volte su { $all }
}
learn-drill-fewest = { $count ->
    [one] record: { $count } mossa
   *[other] record: { $count } mosse
}
learn-drill-shortest = { $count ->
    [one] il più breve: { $count } mossa
   *[other] il più breve: { $count } mosse
}
learn-drill-done-longer = { $count ->
    [one] Fatto in { $count } mossa! La via più breve: { $best }.
   *[other] Fatto in { $count } mosse! La via più breve: { $best }.
}
learn-drill-done-shortest = { $count ->
    [one] Fatto in { $count } mossa, per la via più breve!
   *[other] Fatto in { $count } mosse, per la via più breve!
}
learn-drill-again = Ancora una volta
learn-mastered = Padroneggiato
learn-drill-engine = Qui ci sono troppi pezzi per le tabelle dei finali di questa app, quindi difende il motore. Gioca bene, ma non può dimostrare che le sue mosse sono le migliori.
drill-two-kings = Due dame contro una
drill-three-kings = Tre dame contro due
drill-one-king = Dama contro dama
drill-bridge = Contro il ponte
drill-first-position = La Prima Posizione
drill-second-position = La Seconda Posizione
drill-third-position = La Terza Posizione
drill-double-corner = L’angolo doppio
drill-man-down = Un pezzo in meno
drill-fourth-position = La Quarta Posizione
drill-fourth-position-draw = La Quarta Posizione: tieni la patta
drill-brown = La patta del Dr. Brown
drill-payne = La patta di Payne nell’angolo doppio
drill-shut-in = Una dama chiusa nell’angolo doppio
learn-puzzles = Problemi
learn-puzzles-lead = Posizioni di partite con una sola mossa giusta a ogni passo.
learn-puzzles-open = Risolvi problemi
learn-puzzles-missing = Non è stato possibile caricare i problemi. Controlla la connessione e ricarica la pagina.
learn-puzzle-kind = Modalità
learn-puzzle-daily = Problema del giorno
learn-puzzle-training = Serie di problemi
learn-puzzle-rush = Sfida di tre minuti
learn-puzzle-win = Trova la mossa vincente.
learn-puzzle-draw = Trova la mossa che salva la patta.
learn-puzzle-material = Trova la mossa che guadagna materiale.
learn-puzzle-rating = Punteggio { $rating }
learn-puzzle-solved = Risolto!
learn-puzzle-next = Problema successivo
learn-puzzle-source = Da una partita del livello { $black } contro il livello { $white }, intorno alla mossa { $move }. La posizione può differire dalla partita per una mossa da principiante.
learn-puzzle-game = Apri la partita
learn-puzzle-game-missing = Non è stato possibile caricare la partita. Controlla la connessione e riprova.
learn-puzzle-player = Livello { $level }
learn-puzzle-score = Il tuo punteggio: { $rating } · serie: { $streak } (record: { $best }) · da ripetere entro domani: { $due }
learn-puzzle-unrated = Conta il primo tentativo · problemi prima del tuo punteggio: { $left } · serie: { $streak } (record: { $best }) · da ripetere entro domani: { $due }
learn-rush = { $left } s · risolti: { $solved } · sbagliati: { $missed }
learn-rush-rules = Risolvine più che puoi. Il terzo errore chiude la sfida.
learn-rush-over = Fine: { $solved } risolti. Il tuo record: { $best }
learn-rush-best = Migliori risultati
learn-rush-week = Questa settimana
learn-rush-all = Di sempre
learn-rush-nobody = Nessuno ha ancora giocato.
learn-rush-log-in = Accedi per comparire qui
learn-rush-score = { $solved } risolti, { $missed } sbagliati
learn-rush-mine = Il tuo posto: { $place } ({ $score })

## A trainer for the numbers of the squares.

learn-squares = Numeri delle caselle
learn-squares-lead = Le mosse si scrivono con i numeri delle caselle. Trovale finché non le sai a memoria.
learn-squares-open = Esercitati
learn-squares-find = Trova la casella { $number }.
learn-squares-missed = Questa è la { $number }. Quella giusta è segnata.
learn-squares-left = { $count ->
    [one] Manca { $count } casella
   *[other] Mancano { $count } caselle
}
learn-squares-done = { $misses ->
    [0] Fatto in { $seconds } s senza errori!
   *[other] Fatto in { $seconds } s. Errori: { $misses }.
}
learn-squares-best = Miglior tempo senza errori: { $seconds } s

## Who has the move, the opposition, counted on the board.

the-move-show = Chi ha l’opposizione?
the-move-odd = Muove il { $side }. Pezzi nelle sue colonne: { $count }. È dispari, quindi il { $side } ha l’opposizione.
the-move-even = Muove il { $side }. Pezzi nelle sue colonne: { $count }. È pari, quindi il { $other } ha l’opposizione.
the-move-none = Nessuno ha l’opposizione: i due colori non hanno lo stesso numero di pezzi.
