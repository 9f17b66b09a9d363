### The archive of all games, and the page of a player.

archive-title = Archivio
archive-lead = Tutte le partite giocate qui.
archive-name = Giocatore
archive-opponent = Avversario
archive-from = Dal
archive-until = Al
archive-result = Risultato
archive-any = Qualsiasi
archive-player-won = Vittoria
archive-player-lost = Sconfitta
archive-draw = Patta
archive-rated = Classificata
archive-only-rated = Classificate
archive-only-casual = Amichevoli
archive-speed = Cadenza
archive-ballot = Apertura di tre mosse
archive-opening = Prime mosse
# Example input. Keep it as it is.
archive-opening-hint = 11-15 23-19 8-11
archive-position = Posizione
# W:W18,K22:B3,7 is an example of a position. Keep it as it is.
archive-position-hint = Un FEN come W:W18,K22:B3,7
archive-set-up = Crea una posizione
archive-more = Altri filtri
archive-search = Cerca
archive-clear = Svuota
archive-results = Partite
archive-nothing = Nessuna partita trovata
archive-nothing-lead = Prova con meno parole, altre date o un’apertura più corta.
archive-empty = Ancora nessuna partita
archive-empty-lead = Una partita appare qui appena comincia. Gioca la prima!
archive-to-lobby = Gioca online
# $count (number). Example: 12
archive-found = { $count ->
    [0] Nessuna partita
    [one] { $count } partita
   *[other] { $count } partite
}
# $count (number). Example: 50
archive-found-more = { $count ->
    [one] { $count } partita e altre ancora
   *[other] { $count } partite e altre ancora
}

## Why a search can't be made.

# $why (phrase): the reason, in technical English. Example: expected a square
search-bad-opening = Prime mosse non comprensibili: { $why }
# $why (phrase): the reason, in technical English. Example: expected a square
search-bad-position = Posizione non comprensibile: { $why }
search-opponent-needs-player = Inserisci un giocatore per cercare il suo avversario.
search-result-needs-player = Inserisci il giocatore che ha vinto o perso.
search-days-reversed = L’ultimo giorno viene prima del primo.
search-bad = La ricerca non è valida. Controlla quello che hai inserito.

## The page of a player.

player-not-there = Giocatore non trovato
player-not-there-lead = Puoi cercare i giocatori nell’archivio.
player-record = Risultati
player-no-record = Ancora nessuna partita finita.
player-ratings = Punteggi
player-no-ratings = Ancora nessuna partita classificata.
player-provisional = Un punteggio con un punto interrogativo è provvisorio.
player-curve-table = Punteggi in tabella
player-game = Partita
player-rating = Punteggio
player-no-curve = Il grafico comincia con la prima partita classificata.
player-games = Partite
player-no-games = Ancora nessuna partita.
player-challenge = Sfida
player-play = Gioca
player-this-is-you = Sei tu
player-export = Salva tutto in PDN
player-search = Cerca in queste partite
# $deviation (number): how uncertain a rating is. Example: 90
player-plus-minus = ± { $deviation }
search-no-opening = Inserisci fino a { $most } mosse, come 11-15 23-19, o il numero di un sorteggio di tre mosse.
