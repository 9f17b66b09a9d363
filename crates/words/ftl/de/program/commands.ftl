### What the commands for players print: `analyze`, `ballots`, `pdn` and `play`.

analyze-summary = { $side } am Zug. Tiefe { $depth } bis { $deepest }, { $count } Stellungen in { $seconds } s
analyze-known = { $side } am Zug. Die Endspieldatenbank kennt diese Stellung.
analyze-game = Partie { $number }: { $black } – { $white }, { $result }: { $counts }
analyze-better = { $score }; besser: { $moves } ({ $better })
analyze-comment = { $moves } war besser: { $better } statt { $score } für { $side }.
ballot-title = Auslosung { $number } aus { $deck }: { $moves }
count-problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}

## Why a game can't be loaded from a file. Each message is a sentence.

load-no-file = Diese Datei gibt es nicht.
load-not-a-file = Das ist keine Datei.
load-too-large = Die Datei ist größer als { $size } MB.
load-not-text = Die Datei ist kein Text.
load-unreadable = Die Datei ist nicht lesbar: { $why }.

## `pdn` and its searches.

pdn-result-win = Das Ergebnis ist { $result }, aber in der letzten Stellung gewinnt { $side }.
pdn-result-draw = Das Ergebnis ist { $result }, aber die letzte Stellung ist remis.
pdn-problem-win = Das Ergebnis ist { $result }, aber { $side } gewinnt: { $move }
pdn-problem-draw = Das Ergebnis ist { $result }, aber das ist remis: { $move }
pdn-problem-open = Das Ergebnis ist { $result }. Es ist nicht bewiesen.
pdn-problems-summary = { $problems }: { $agree } richtig, { $differ } falsch, { $open } nicht bewiesen
pdn-problems-others = Ohne eigene Stellung und Ergebnis: { $games }
pdn-found-at = nach Zug { $number } ({ $side })
pdn-found-start = am Anfang
pdn-found-reversed = Farben vertauscht
pdn-found-count = { $count } von { $games }
pdn-limit-reached = Nach { $games } beendet (--limit)
pdn-indexed = Im Index: { $games }
pdn-index-stale = Der Index ist veraltet und wird neu aufgebaut.
pdn-index-not-rebuilt = Der Index ist veraltet und konnte nicht ersetzt werden. Stattdessen werden alle Partien gelesen.
pdn-duplicate = Gleich wie Partie { $number } in { $file }
pdn-duplicates = Doppelte entfernt: { $count }
pdn-split = { $games }, Dateien: { $count }
stats-opening = Eröffnung
stats-player = Spieler
stats-year = Jahr
stats-move = Zug
stats-games = Partien
stats-wins = Siege
stats-draws = Remis
stats-losses = Verluste
stats-points = Punkte
stats-total = Gesamt
dxp-listening = Wartet auf Verbindungen: { $address }

## `play`: the app in the browser.

# $address (code): where the app is. Example: http://127.0.0.1:3264/
play-at = { -brand } läuft unter { $address }
# Keep the commands in backquotes.
play-no-pages = Dieses Programm wurde ohne seine Seiten gebaut. Bau sie mit `cargo xtask web` oder spiel im Terminal mit `crownhead play --terminal`.
# $why (phrase): the reason, in technical English. Example: can't open the database
play-online-off = Online spielen geht gerade nicht: { $why }.
play-stop = Strg+C beendet das Programm.
# $why (phrase): what the operating system says, in technical English. Example: permission denied
play-no-browser = Der Browser ließ sich nicht starten ({ $why }). Öffne die Adresse selbst.
