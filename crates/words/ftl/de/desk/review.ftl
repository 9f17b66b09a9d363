### The analysis board.

review-free = Freie Analyse
review-free-lead = Spiel Züge für beide Seiten und sieh, was die Engine davon hält.
review-invalid-position = Ungültige Stellung
review-to-editor = Stellung aufbauen
review-damaged = Diese Partie ist nicht lesbar
review-damaged-lead = Die gespeicherte Partie ist beschädigt. Wenn du ihre Datei hast, importier sie noch einmal.

review-moves = Züge und Varianten
review-no-moves = Noch keine Züge. Spiel einen auf dem Brett.
review-new-board = neue Stellung
review-last = Letzte Stellung

review-actions = Analyse
review-promote = Zur Haupt­variante
review-promote-title = Diese Variante zur Hauptvariante machen
review-delete-title = Diesen Zug und alles danach löschen
review-export = PDN sichern
review-export-title = Als PDN-Datei sichern
review-copy = Kopie sichern
review-copy-title = Als eigene Partie in der Sammlung sichern
review-edit = Aufbauen
review-edit-title = Diese Stellung ändern oder spielen
review-promoted = Das ist jetzt die Hauptvariante.
review-deleted = Züge gelöscht.
review-lacks-moves = Hier fehlen Züge der Partie.
review-restore = Züge zurückholen
review-restored = Die Partie ist wieder vollständig.
review-saved = In der Sammlung gesichert.
review-not-kept = Der Browser speichert deine Varianten nicht. Sichere eine PDN-Datei, bevor du gehst.
review-not-exported = Die Datei konnte nicht gespeichert werden.
review-too-deep = Die Varianten sind zum Speichern zu tief verschachtelt. Mach eine davon zur Hauptvariante.
# The name of a file, without its ending.
review-file = analyse

review-engine = Engine
review-engine-off = Schalte sie ein, um die besten Züge zu sehen.
review-lines = Varianten
review-engine-settings = Engine-Optionen
review-hash = Speicher
review-one-thread = Im Browser nutzt die Engine einen Thread, denn dort kann sie ihren Speicher nicht zwischen Threads teilen. Das Programm crownhead nutzt so viele, wie du willst.
review-looking = Denkt nach …
review-surveying = Erst wird die Partie analysiert …
review-over = Hier ist die Partie zu Ende.
review-even = gleich
# Who is better is shown with it: "Red win in 7".
review-win = Gewinn
review-database = Endspieldatenbank
# A result and how soon, for a move in the endgame: "wins in 7".
review-wins = gewinnt
review-loses = verliert
review-draws = remis
review-wins-in = gewinnt in { $count }
review-loses-in = verliert in { $count }
review-win-in = Gewinn in { $count }
review-only-move = einziger Zug
review-longest-defense = längste Verteidigung
review-play-line = Variante spielen

review-graph = Bewertungskurve
review-survey = Partieanalyse
review-survey-lead = Die Engine prüft jede Stellung und zeichnet den Verlauf der Partie.
review-survey-resumes = Du kannst weggehen. Sobald du die Partie wieder öffnest, geht es weiter.
review-stop = Stopp

review-still-played = Diese Partie läuft noch.
review-watch = Zuschauen
review-copy-link = Link kopieren
review-link-copied = Link kopiert.
review-no-such-game = Partie nicht gefunden
review-no-such-game-lead = Vielleicht ist der Link unvollständig oder gehört zu einem anderen Server. Du kannst die Partie im Archiv suchen.
review-to-archive = Archiv

review-engine-stopped = Die Engine hat angehalten. Schalte sie noch einmal ein.

review-effort = Tiefe { $depth } · { $nodes } Stellungen
nodes-thousands = { $count } Tsd.
nodes-millions = { $count } Mio.
review-surveyed = { $total ->
    [one] { $done } von { $total } Stellung
   *[other] { $done } von { $total } Stellungen
}
review-better = { $side } steht um { $by } besser
evaluation-wins = { $side } gewinnt
evaluation-won = { $side } hat gewonnen
evaluation-wins-in = { $side } gewinnt in { $count }
evaluation-draw = Remis

review-mistakes = { $side }: { $mistakes }
review-no-mistakes = { $side }: keine Fehler
review-blunders = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
review-mistake-count = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
review-inaccuracies = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
review-place = { $count ->
    [0] Anfang
    [one] Nach { $count } Zug
   *[other] Nach { $count } Zügen
}
review-place-evaluated = { $place }: { $evaluation }
review-outcome-wins = { $side } gewinnt

review-moments = Schlüsselmomente
review-moments-count = { $count ->
    [one] { $count } Schlüsselmoment
   *[other] { $count } Schlüsselmomente
}
review-turning-point = { $move } · Wendepunkt
review-previous-mistake = Voriger Fehler
review-next-mistake = Nächster Fehler
review-only-mine = Nur meine
review-was-better = Besser war { $move }.
review-analysis-by = Analyse von { $name }
review-show-better = Besseren Zug zeigen
review-show-refutation = Folgen zeigen
review-try-again = Noch einmal
review-find-better = Finde einen besseren Zug für { $side }.
review-found = Genau: { $move }!
review-found-other = { $move } ist genauso gut. Gut gemacht!
review-show-answer = Lösung zeigen
review-hint-piece = Schau auf den Stein auf { $square }.

## What a person adds to a move: a comment, and signs such as ! and ??, whose names are heard.

review-annotate = Kommentar und Zeichen
review-comment = Kommentar
review-draw = Zeichnen
review-draw-title = Pfeile und Ringe zeichnen: Wähle zwei Felder oder ein Feld zweimal.
review-draw-to = Von { $square }: Wähle, wo der Pfeil endet, oder noch einmal { $square } für einen Ring.
review-arrow = Pfeil von { $from } nach { $to }
review-ring = Ring auf { $square }
review-drawn = Gezeichnet: { $drawings }
review-drawn-none = Hier ist nichts gezeichnet.
review-signs = Zeichen
review-sign-brilliant = Brillanter Zug
review-sign-good = Guter Zug
review-sign-interesting = Interessanter Zug
review-sign-dubious = Ungenauigkeit
review-sign-mistake = Fehler
review-sign-blunder = Grober Fehler

## Ein Problem: eine Stellung ohne Züge, deren angegebenes Ergebnis geprüft werden kann.

claim-stated = Angegebenes Ergebnis: { $result }
claim-check = Prüfen
claim-checking = Wird geprüft …
claim-tables-agree = Die Datenbanken bestätigen das.
claim-engine-agrees = Die Engine bestätigt das mit einem Beweis.
claim-draw = Das ist remis: { $move }
claim-win = Datenbanken und Engine sagen: { $result }. Am besten ist { $move }.
claim-open = Nicht bewiesen. Die Engine würde { $move } spielen.

## Teilen: ein Link, der die Partie enthält, und Bilder.

share-title = Teilen
share-link-title = Einen Link kopieren, der die ganze Partie enthält
share-too-long = Diese Partie ist zu lang für einen Link. Sichere stattdessen eine PDN-Datei.
share-svg = Diagramm (SVG)
share-png = Diagramm (PNG)
share-gif = Animation (GIF)
share-game = Geteilte Partie
share-broken = Dieser Link ist nicht lesbar
share-broken-lead = Vielleicht fehlt ein Teil des Links. Kopier ihn noch einmal vollständig.
share-newer-lead = Der Link stammt aus einer neueren Version. Lade die Seite neu, um sie zu aktualisieren.
