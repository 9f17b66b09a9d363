### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = Muove il { $side }. Profondità da { $depth } a { $deepest }, { $count } posizioni in { $seconds } s
analyze-known = Muove il { $side }. Il database dei finali conosce questa posizione.
analyze-game = Partita { $number }: { $black } – { $white }, { $result }: { $counts }
analyze-better = { $score }; meglio: { $moves } ({ $better })
analyze-comment = { $moves } era meglio: { $better } invece di { $score } per il { $side }.
ballot-title = Sorteggio { $number } di { $deck }: { $moves }
count-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Quel file non esiste.
load-not-a-file = Quello non è un file.
load-too-large = Il file supera { $size } MB.
load-not-text = Il file non è di testo.
load-unreadable = Il file non si può leggere: { $why }.

## `pdn` and its searches.

pdn-result-win = Il risultato è { $result }, ma nell’ultima posizione vince il { $side }.
pdn-result-draw = Il risultato è { $result }, ma l’ultima posizione è patta.
pdn-problem-win = Il risultato è { $result }, ma vince il { $side }: { $move }
pdn-problem-draw = Il risultato è { $result }, ma è patta: { $move }
pdn-problem-open = Il risultato è { $result }. Non è dimostrato.
pdn-problems-summary = { $problems }: { $agree } giusti, { $differ } sbagliati, { $open } non dimostrati
pdn-problems-others = Senza posizione e risultato propri: { $games }
pdn-found-at = dopo la mossa { $number } ({ $side })
pdn-found-start = all’inizio
pdn-found-reversed = colori invertiti
pdn-found-count = { $count } di { $games }
pdn-limit-reached = Interrotto dopo { $games } (--limit)
pdn-indexed = Nell’indice: { $games }
pdn-index-stale = L’indice non è aggiornato. Viene ricostruito.
pdn-index-not-rebuilt = L’indice non è aggiornato e non è stato possibile sostituirlo. Si leggono invece tutte le partite.
pdn-duplicate = Uguale alla partita { $number } di { $file }
pdn-duplicates = Doppioni eliminati: { $count }
pdn-split = { $games }, file: { $count }
stats-opening = Apertura
stats-player = Giocatore
stats-year = Anno
stats-move = Mossa
stats-games = Partite
stats-wins = Vinte
stats-draws = Patte
stats-losses = Perse
stats-points = Punti
stats-total = Totale
dxp-listening = In attesa di connessioni: { $address }

## `play`: the app in the browser.

# $address (code): where the app is. Example: http://127.0.0.1:3264/
play-at = { -brand } è all’indirizzo { $address }
# Keep the commands in backquotes.
play-no-pages = Questo programma è stato compilato senza le sue pagine. Compilale con `cargo xtask web`, o gioca nel terminale con `crownhead play --terminal`.
# $why (phrase): the reason, in technical English. Example: can't open the database
play-online-off = Il gioco online non è disponibile: { $why }.
play-stop = Premi Ctrl-C per uscire.
# $why (phrase): what the operating system says, in technical English. Example: permission denied
play-no-browser = Non è stato possibile avviare un browser ({ $why }). Apri tu l’indirizzo.
