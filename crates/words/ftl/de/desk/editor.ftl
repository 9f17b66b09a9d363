### The editor, where a position is set up.

editor-title = Stellung aufbauen
editor-board = Brett zum Aufbauen
editor-what-to-do = Wähle einen Stein und klick auf ein Feld oder zieh ihn dorthin. Zum Entfernen zieh ihn vom Brett.
editor-tools = Steine
editor-turn = Am Zug
editor-changes = Änderungen
editor-redo = Wieder­holen
editor-clear = Leeren
editor-standard = Anfangs­stellung
editor-state = Status
editor-text = Steine als Text
# Example input. Keep it as it is.
editor-text-example = A7=B C1=WK 14=-
editor-place = Setzen
editor-fen = Stellung als FEN
editor-put-up = Laden
editor-copied = Stellung kopiert.
editor-not-copied = Der Browser erlaubt kein Kopieren. Markiere den Text und kopiere ihn.
editor-opponent = Ab hier spielen
editor-against-person = Zu zweit
editor-against-computer = Computer
editor-level = Stufe
editor-your-side = Deine Farbe
editor-start = Spielen
editor-analyze = Analyse
editor-find = Online-Partien mit dieser Stellung finden
editor-find-games = Partien finden
editor-find-library = In meiner Sammlung
editor-find-pattern = Mit diesen Steinen
editor-find-pattern-title = Partien mit diesen Steinen und nichts auf den markierten Feldern; die übrigen Felder sind beliebig
editor-not-yet = Die Partie kann noch nicht beginnen.
editor-draft-lost = Der Browser speichert diese Stellung nicht. Kopiere die FEN, bevor du gehst.

editor-left = { $count ->
    [0] { $side }: alle gesetzt
   *[other] { $side }: noch { $count }
}
editor-tool-title = { $tool } (Taste { $key })
editor-tool-chosen = { $tool ->
    [must-be-empty] Markiere jetzt Felder, die leer sein müssen.
   *[red-man] { $tool } ausgewählt.
}
editor-ready = Spielbereit: { $side } am Zug.
editor-over = Diese Stellung ist schon entschieden. { $result }
editor-left-both = { $black }. { $white }.
editor-complete = Beide Seiten haben alle Steine. Die Stellung ist vollständig.
editor-crowned = Auf der letzten Reihe wird ein Stein zur Dame. Auf { $square } steht jetzt eine.

## Why something can't be done in the editor.

editor-nothing-to-undo = Nichts rückgängig zu machen.
editor-nothing-to-redo = Nichts zu wiederholen.
editor-bad-text = Das ist nicht lesbar: { $why }
editor-bad-fen = Das ist keine Stellung in FEN: { $why }
placement-off-board = Das liegt außerhalb des Bretts.
placement-light-square = Steine stehen nur auf dunklen Feldern.
placement-occupied = { $piece ->
    [red-king] Auf { $square } steht schon eine { $piece }.
    [black-king] Auf { $square } steht schon eine { $piece }.
    [white-king] Auf { $square } steht schon eine { $piece }.
   *[white-man] Auf { $square } steht schon ein { $piece }.
}
placement-out-of-pieces = { $count ->
   *[other] { $side } hat schon alle { $count } Steine auf dem Brett.
}
setup-entry = Eintrag { $number } („{ $entry }“): { $why }
setup-no-equals = Schreib ein Feld, = und einen Stein, wie A7=B.
setup-not-a-piece = „{ $text }“ ist kein Stein. Nach = steht B, BK, W, WK oder -.
