### Openings: the trainer and the explorer.

openings-title = Eröffnungstrainer
openings-lead = Die App beginnt mit einer Auslosung oder einer Eröffnung mit Namen und spielt nach Buch. Du findest die Antworten. Verpasste Züge kommen später wieder.
openings-open = Eröffnungen üben
openings-known = { $side }: { $known } von { $all } gelernt
openings-due = { $count ->
    [0] heute nichts zu wiederholen
    [one] { $count } zu wiederholen
   *[other] { $count } zu wiederholen
}
openings-sides = Du spielst
openings-both = Beide Seiten
openings-train = Nächste üben
openings-train-picked = Auswahl üben ({ $count })
openings-pick = Eröffnungen auswählen
openings-pick-none = Auswahl aufheben
openings-ballots = Alle Auslosungen
openings-names = Eröffnungen mit Namen
openings-state-new = neu
openings-state-learning = begonnen
openings-state-known = gelernt
openings-state-due = zu wiederholen
openings-ballot = Auslosung { $number }: { $moves }
openings-cell = { $opening }. { $first }: { $black }. { $second }: { $white }.
openings-task = Du spielst { $side }. Finde die Buchzüge.
openings-done = { $count ->
    [one] Richtig! { $count } Zug nach Buch.
   *[other] Richtig! { $count } Züge nach Buch.
}
openings-helped = Geschafft, mit etwas Hilfe. Das kommt bald wieder.
openings-next = Nächste Eröffnung
openings-all = Alle Eröffnungen
openings-no-book = Das Eröffnungsbuch konnte nicht geladen werden. Prüf die Verbindung und lade die Seite neu.

## The explorer.

explorer-title = Eröffnungsbaum
explorer-lead = Was sagen das Buch, die Engine und gespielte Partien zu jedem Zug? Klick auf einen Zug, um ihn zu spielen.
explorer-moves = Züge in dieser Stellung
explorer-move = Zug
explorer-book = Buch
explorer-share = { $percent } %
explorer-weak = schwach
explorer-engine = Engine
explorer-games = Partien
explorer-source = Partien aus
explorer-library = Meiner Sammlung
explorer-archive = Diesem Server
explorer-file = Einer PDN-Datei …
explorer-reading = Partien werden gelesen: { $count }
explorer-results = { $count ->
    [one] { $count } Partie: { $first } { $black } %, remis { $draws } %, { $second } { $white } %
   *[other] { $count } Partien: { $first } { $black } %, remis { $draws } %, { $second } { $white } %
}
explorer-no-games = Keine Partien mit dieser Stellung.
explorer-analyze = Analysieren
explorer-train = Diese Eröffnung üben
explorer-actions = Eröffnungsbaum
book-mine = Mein Buch
book-lead = Der Computer spielt nach deinem Buch statt nach seinem eigenen. Leg fest, wie oft er jeden Zug spielt; 0 heißt nie.
book-make = Aus meinen Partien erstellen
book-no-games = Dafür brauchst du Partien aus der Anfangsstellung in deiner Sammlung.
book-made = { $count ->
    [one] Dein Buch hat { $count } Stellung.
   *[other] Dein Buch hat { $count } Stellungen.
}
book-none-here = Dein Buch hat hier keine Züge.
book-use = Computer nach meinem Buch spielen lassen
book-add = Zug hinzufügen
book-weight = Gewicht
book-weight-of = Gewicht von { $move }
book-comment-on = Kommentar zu { $move }
book-remove = { $move } entfernen
book-delete = Buch löschen
book-deleted = Buch gelöscht.
book-file = mein Buch
book-open = Buch öffnen
book-not-a-book = „{ $file }“ ist kein Eröffnungsbuch. Wähle eine Datei, die „crownhead book build“ erstellt hat.
explorer-here = Eröffnungen
