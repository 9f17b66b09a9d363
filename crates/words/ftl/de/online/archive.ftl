### The archive of all games, and the page of a player.

archive-title = Archiv
archive-lead = Alle Partien, die hier gespielt wurden.
archive-name = Spieler
archive-opponent = Gegner
archive-from = Von
archive-until = Bis
archive-result = Ergebnis
archive-any = Alle
archive-player-won = Gewonnen
archive-player-lost = Verloren
archive-draw = Remis
archive-rated = Wertung
archive-only-rated = Nur gewertete
archive-only-casual = Nur ungewertete
archive-speed = Tempo
archive-ballot = Ausgeloste Eröffnung
archive-opening = Erste Züge
# Example input. Keep it as it is.
archive-opening-hint = 11-15 23-19 8-11
archive-position = Stellung
# W:W18,K22:B3,7 is an example of a position. Keep it as it is.
archive-position-hint = Eine FEN wie W:W18,K22:B3,7
archive-set-up = Stellung aufbauen
archive-more = Mehr Filter
archive-search = Suchen
archive-clear = Leeren
archive-results = Partien
archive-nothing = Keine passenden Partien
archive-nothing-lead = Such mit weniger Angaben, anderen Tagen oder einer kürzeren Eröffnung.
archive-empty = Noch keine Partien
archive-empty-lead = Eine Partie erscheint hier, sobald sie beginnt. Spiel die erste!
archive-to-lobby = Online spielen
archive-found = { $count ->
    [0] Keine Partien
    [one] { $count } Partie
   *[other] { $count } Partien
}
archive-found-more = { $count ->
    [one] { $count } Partie und mehr
   *[other] { $count } Partien und mehr
}

## Why a search can't be made.

search-bad-opening = Die ersten Züge sind nicht lesbar: { $why }
search-bad-position = Die Stellung ist nicht lesbar: { $why }
search-opponent-needs-player = Gib auch einen Spieler ein, um nach seinem Gegner zu suchen.
search-result-needs-player = Gib ein, wer gewonnen oder verloren hat.
search-days-reversed = Der letzte Tag liegt vor dem ersten.
search-bad = Diese Suche geht nicht. Prüf deine Eingaben.

## The page of a player.

player-not-there = Spieler nicht gefunden
player-not-there-lead = Im Archiv kannst du nach Spielern suchen.
player-record = Ergebnisse
player-no-record = Noch keine beendeten Partien.
player-ratings = Wertungen
player-no-ratings = Noch keine gewerteten Partien.
player-provisional = Eine Wertungszahl mit Fragezeichen ist vorläufig.
player-curve-table = Wertungen als Tabelle
player-game = Partie
player-rating = Wertung
player-no-curve = Die Kurve beginnt mit der ersten gewerteten Partie.
player-games = Partien
player-no-games = Noch keine Partien.
player-challenge = Herausfordern
player-play = Spielen
player-this-is-you = Das bist du
player-export = Alle als PDN sichern
player-search = Partien durchsuchen
player-plus-minus = ± { $deviation }
search-no-opening = Gib bis zu { $most } Züge wie 11-15 23-19 ein oder die Nummer einer Drei-Züge-Auslosung.
