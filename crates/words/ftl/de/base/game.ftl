### A game on this device, against the computer or another person.

game-loading = Partie wird geladen …
game-not-there = Partie nicht gefunden
game-not-there-lead = Partien liegen in dem Browser, in dem sie gespielt wurden. Diese wurde vielleicht gelöscht.
game-damaged = Diese Partie lässt sich nicht fortsetzen
game-damaged-lead = Die gespeicherte Partie ist beschädigt. { $why }
game-withdraw = Zurückziehen
# Next to the name of the player whose turn it is.
game-to-move = am Zug
game-your-move = Du bist am Zug.
game-thinking = denkt nach …
game-moves = Züge
game-no-moves = Noch keine Züge.
learn-opening = Eröffnung: { $name }
game-steps = Partie durchgehen
game-first = Anfangsstellung
game-previous = Voriger Zug
game-next = Nächster Zug
game-last = Aktuelle Stellung
# A switch, also in the settings.
game-sounds = Töne
game-looking-back = Du siehst eine frühere Stellung.
game-to-present = Zurück zur Partie
game-take-back = Zurück­nehmen
game-offer-draw = Remis bieten
game-claim-draw = Remis fordern
game-resign = Aufgeben
game-hint = Tipp
game-save = Sichern
game-new = Neue Partie
game-help = Hilfe
game-move-now = Zieh jetzt
game-confirm = Bestätigen
game-accept = Annehmen
game-decline = Ablehnen
game-resigned = Du hast aufgegeben.
game-rematch = Revanche
game-review = Analyse
game-actions = Partie
game-other-tab = Diese Partie ist in einem anderen Tab offen.
game-play-here = Hier spielen
game-weaker = Der Computer spielt nicht mit voller Stärke, weil ein Teil von ihm nicht geladen werden konnte.
game-not-kept = Diese Partie wird nicht gespeichert. { $why }
game-not-saved = Die Datei konnte nicht gespeichert werden.

game-taken-back = { $count ->
    [one] { $count } Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
game-computer-trouble = Beim Computer ist etwas schiefgegangen: { $why }
game-taken = Geschlagen: { $pieces }

## Hints come in four steps: is there a jump, which piece, which move, which line.

# After each step but the last. Hint is the button game-hint.
hint-more = Drück noch einmal „Tipp“ für mehr.

hint-captures = { $count ->
    [0] Es gibt nichts zu schlagen; such einen ruhigen Zug.
    [one] Du musst schlagen: Es gibt { $count } Schlagzug.
   *[other] Du musst schlagen: Es gibt { $count } Schlagzüge.
}
hint-piece = Sieh dir den Stein auf { $square } an.
hint-move = Spiel { $move }.
hint-wins-in = { $count ->
    [one] { $line }: gewinnt in { $count } Zug.
   *[other] { $line }: gewinnt in { $count } Zügen.
}
hint-wins = { $line }: gewinnt die Partie.
hint-holds-out = { $line }: hält am längsten stand.
hint-wins-pieces = { $count ->
    [1] { $line }: gewinnt einen Stein.
   *[other] { $line }: gewinnt { $count } Steine.
}
hint-crowns = { $line }: bringt eine Dame.
hint-loses-pieces = { $count ->
    [1] { $line }: verliert nur einen Stein.
   *[other] { $line }: verliert nur { $count } Steine.
}
hint-keeps = { $line }: Die Stellung bleibt ausgeglichen.

## Why a saved game can't be resumed. Each message is a sentence.

save-no-game = Darin ist keine Partie.
save-cut-off = Das Ende der Partie fehlt.
save-foreign = Sie wurde nicht von Crownhead gespeichert.
save-other-version = Eine andere Version von Crownhead hat sie gespeichert.
save-damaged = Züge, Uhren und Ergebnis passen nicht zusammen.
