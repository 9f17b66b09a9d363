### The first screen, where a game starts.

home-title = Dame spielen
home-lead = Spiel gegen den Computer, zu zweit an diesem Gerät oder { $link }. Ohne Konto, ohne Werbung, auch offline.
home-lead-link = online gegen andere
home-opponent = Gegner
home-against-computer = Computer
home-two-players = Zu zweit
home-friend-online = Freund online
home-level = Stufe
home-start = Spielen
home-first-move = Mach deinen ersten Zug oder drück auf Spielen.
home-press-play = Drück auf Spielen, um zu beginnen.

home-continue = Fortsetzen
home-continue-title = Deine Partie fortsetzen
home-other-ways = Weitere Möglichkeiten
home-set-up = Stellung aufbauen
home-load = Partie laden
home-first-time = Neu bei Dame?
home-first-time-link = Lern die Regeln in fünf Minuten
home-lesson = Weiter: { $lesson }

home-options = Anpassen
home-options-lead = Namen, Uhr, Eröffnung, Brett, Regeln
home-house-short = Hausregel
home-confirm-short = Züge bestätigen
home-name-placeholder = Name
home-players = Spieler
home-your-name = Dein Name
home-seating = Sitzordnung
home-thinking = Längste Bedenkzeit

home-clock = Uhr
home-no-clock = Keine
home-per-turn = Pro Zug
home-sudden-death = Ganze Partie
home-fischer = Mit Zuschlag
home-seconds-per-turn = Sekunden pro Zug
home-minutes = Minuten je Spieler
home-increment = Zuschlag pro Zug (Sek.)
home-presets = Beliebte Zeiten
home-clock-hint = Wer die Zeit überschreitet, verliert.

home-opening = Eröffnung
home-free-choice = Freie Wahl
home-ballot = Ausgelost
home-eleven-man = Elf Steine
home-custom-position = Eigene Stellung
home-deck = Gelost aus
home-ballot-hint = Die ersten Züge werden ausgelost, damit nicht jede Partie gleich beginnt.
home-eleven-man-hint = Jede Seite hat einen Stein weniger. Ausgelost wird, welcher fehlt, dazu die ersten beiden Züge.
home-fen = Stellung als FEN
home-fen-hint = Füg eine Stellung ein oder { $link }.
home-fen-link = bau sie auf dem Brett auf

home-rules = Regeln und Hilfen
home-house-rule = Hausregel: Steine dürfen keine Damen schlagen
home-house-rule-hint = Gehört nicht zu den offiziellen Regeln.
home-confirm = Jeden Zug bestätigen
home-confirm-hint = Eingabetaste spielt den Zug, Rücktaste nimmt ihn zurück.
home-computer-resigns = Der Computer gibt verlorene Partien auf
home-computer-resigns-hint = Nur, wenn seine Niederlage feststeht.
home-show-forced = Steine hervorheben, die schlagen müssen
home-show-forced-hint = Noch vor dem Klick, damit du keinen Schlagzug übersiehst.
home-reset = Zurücksetzen
home-reset-done = Zurückgesetzt.
home-preview = Die Anfangsstellung deiner Partie

home-your-pieces = Deine Farbe ({ $side } beginnt)
home-player-of = Spielt { $side }

home-seating-fixed = Nebeneinander
home-seating-turns = Brett dreht sich
home-seating-facing = Gegenüber
home-seating-fixed-hint = Das Brett bleibt, wie es ist.
home-seating-turns-hint = Das Brett dreht sich zu dem, der am Zug ist.
home-seating-facing-hint = Der Bildschirm liegt zwischen euch; jeder sieht seine Steine aufrecht.

home-thinking-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}

## Decks of openings. $count is how many openings a deck has.

deck-two-move = Zwei Züge ({ $count })
deck-two-move-barred = Zwei Züge, nur gesperrte ({ $count })
deck-three-move = Drei Züge, offizielle Liste ({ $count })
deck-three-move-crossboard = Drei Züge, am Brett ({ $count })
deck-three-move-mailplay = Drei Züge, Fernpartien ({ $count })
deck-three-move-barred = Drei Züge, nur gesperrte ({ $count })
deck-three-move-table = Drei Züge, alle ({ $count })
deck-eleven-man = Jede Stellung einmal ({ $count })
deck-eleven-man-draws = Wie im Turnier gelost ({ $count } Lose)

clock-short-fischer = { $minutes } + { $seconds }

home-game-so-far = { $moves } · { $when }

## Why a game can't start.

choices-bad-name = „{ $name }“ geht nicht als Name. Nimm einen kürzeren ohne Sonderzeichen.
choices-unknown-deck = Es gibt keine Liste „{ $deck }“. Wähle eine andere.
choices-bad-clock = Diese Uhr ist nicht möglich. Wähle eine andere Zeit.
choices-bad-position = Diese Stellung ist nicht spielbar: { $why }
