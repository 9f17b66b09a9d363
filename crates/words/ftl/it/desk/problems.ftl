### Problems in game files. Each message is one or two sentences. “We” is the program that reads the file.

pdn-in-game = Partita { $game }: { $what }
pdn-at-move = Partita { $game }, mossa { $number } ({ $side }): { $what }
pdn-at-line = { $problem } (Riga { $line }, colonna { $column })
pdn-illegal = { $move } non è valida, e nessun’altra mossa è possibile.
pdn-illegal-expected = { $move } non è valida. Possibile: { $moves }.
pdn-illegal-many = { $move } non è valida. Possibile: { $moves } e altre { $count }.
pdn-ambiguous = { $move } può essere { $moves }.
pdn-not-a-move = «{ $text }» non è una mossa. { $why }
pdn-not-a-position = «{ $fen }» non è una posizione. { $why }
pdn-other-game = Altro gioco: { $variant }. Si legge solo la dama inglese.
pdn-no-game = Qui non c’è nessuna partita. Una partita ha tag come [Event "…"] o mosse come 1. 11-15.
pdn-utf16 = Il testo sembra in UTF-16, quindi è stato letto come UTF-16.
pdn-open-comment = Un commento non è chiuso: manca { "}" }.
pdn-open-variation = Una variante non è chiusa: manca ).
pdn-open-setup = Una posizione non è chiusa: manca /.
pdn-too-deep = Le varianti sono annidate oltre { $most } livelli. Quelle interne restano come commento.
pdn-too-long = Un tag supera { $most } byte. È stato tagliato.
pdn-too-many-tags = La partita ha più di { $most } tag. Mancano gli ultimi.
pdn-not-utf8 = Il testo non è in UTF-8. È stato letto come Windows-1252.
pdn-stray-text = «{ $text }» qui non significa nulla. Resta come commento.
pdn-closes-nothing = «{ $sign }» non chiude nulla.
pdn-broken-tag = Il tag { $name } è malformato.
pdn-repeated-tag = Il tag { $name } compare due volte. Vale il primo.
pdn-no-terminator = Prima della partita successiva manca un risultato o *.
pdn-results-differ = Il tag Result dice { $tag }, ma la partita finisce con { $end }.
pdn-second-result = La partita è finita con { $first }, ma segue { $second }.
pdn-result-contradicts-board = Il risultato è { $result }, ma sulla damiera ha vinto il { $side }. Forse il file usa 1-0 per il Bianco.
pdn-result-not-of-board = Il risultato è { $result }, ma sulla damiera ha vinto il { $side }.
pdn-not-a-result = «{ $text }» non è un risultato. I risultati sono 1-0, 0-1, 1/2-1/2, 0-0 e *.
pdn-international-result = { $text } è un risultato di dama internazionale. È stato letto come { $result }.
pdn-result-in-variation = Il risultato { $text } è dentro una variante.
pdn-wrong-number = Il numero di mossa { $written } dovrebbe essere { $expected }.
pdn-wrong-ply-count = Il tag PlyCount dice { $tag }, ma il numero è { $count }.
pdn-unknown-game-type = Il tipo di gioco «{ $text }» è sconosciuto. La partita è stata letta come dama inglese.
pdn-unknown-rules = Le regole «{ $text }» sono sconosciute. Sono state usate quelle ufficiali.
pdn-turned-letters = Le lettere delle caselle partono dal lato del Nero. Sono state convertite.
pdn-not-a-nag = { $text } non è un’annotazione. Le annotazioni vanno da $0 a $255.
pdn-more = { $count ->
    [one] C’è ancora { $count } problema in questa partita.
   *[other] Ci sono ancora { $count } problemi in questa partita.
}
pdn-json = Il JSON non è una partita: { $why }
pdn-json-cut-off = Il JSON finisce troppo presto.
pdn-json-no-action = Ogni voce di moves richiede move oppure setUp.
pdn-stuck-text = «{ $text }» segue una mossa senza spazio.
pdn-uncrowned-men = Le pedine in { $squares } sarebbero già andate a dama. Sono state lette come dame.

## The games of draughts that aren't ours.

variant-international = dama internazionale
variant-frisian = dama frisone
variant-canadian = dama canadese
variant-spantsiretti = Spantsiretti
variant-russian = dama russa
variant-brazilian = dama brasiliana
variant-pool = pool checkers
variant-italian = dama italiana
variant-spanish = dama spagnola
variant-portuguese = dama portoghese
variant-czech = dama ceca
variant-turkish = dama turca
variant-thai = dama thailandese
variant-other = un altro tipo di dama
