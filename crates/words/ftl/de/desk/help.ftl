### The help: the rules of American checkers, and how the app works.
### $side is the side that moves first, Red or Black by the reader's choice.

help-title = Hilfe
help-lead = Die Regeln der amerikanischen Dame (Checkers) und wie man hier spielt.
help-contents = Auf dieser Seite
help-to-top = Nach oben

## The rules.

help-aim = Ziel
help-aim-text = Zwei Spieler ziehen abwechselnd. Du gewinnst, wenn dein Gegner nicht mehr ziehen kann: weil du alle seine Steine geschlagen hast oder weil die übrigen blockiert sind.

help-board = Das Brett
help-board-text-1 = Gespielt wird nur auf den dunklen Feldern. Jeder Spieler beginnt mit zwölf Steinen auf den drei Reihen vor sich.
help-board-text-2 = { $side } beginnt. Danach wird abwechselnd gezogen.
help-board-text-3 = Das Brett liegt so, dass jeder Spieler links unten ein dunkles Feld hat. Du kannst es drehen; die Felder behalten ihre Nummern.
help-board-caption = Die Anfangsstellung.

help-moving = Ziehen
help-moving-text-1 = Ein einfacher Stein zieht ein Feld diagonal vorwärts auf ein leeres Feld.
help-moving-text-2 = Einfache Steine ziehen nie rückwärts, und auf einem Feld steht nie mehr als ein Stein.
help-moving-caption = Der Stein auf 10 kann nach 14 oder 15 ziehen.

help-jumping = Schlagen
help-jump-text = Steht ein gegnerischer Stein schräg vor deinem Stein und ist das Feld dahinter leer, springt dein Stein darüber und schlägt ihn.
help-jump-caption = Der Stein auf 14 springt nach 23 und schlägt den Stein auf 18.
help-must-jump = Wenn du schlagen kannst, musst du schlagen. Steine, die schlagen müssen, sind hervorgehoben. Versuchst du einen anderen Zug, zeigt das Brett die Schlagzüge.
help-jumps-text = Kann der Stein dort, wo er landet, weiterschlagen, so schlägt er im selben Zug weiter, bis nichts mehr zu schlagen ist.
help-jumps-caption = Zwei Sprünge, ein Zug: von 6 über 15 nach 24.
help-choice-text = Hast du mehrere Schlagzüge zur Wahl, nimm, welchen du willst. Es muss nicht der sein, der die meisten Steine schlägt.
help-choice-caption = Der Sprung nach 27 schlägt zwei Steine, der nach 20 einen. Beides ist erlaubt; auf 18 stehen zu bleiben nicht.

help-kings = Damen
help-crown-text = Ein Stein, der die letzte Reihe erreicht, wird zur Dame und bekommt eine Krone. Damit endet der Zug.
help-crown-caption = Auf 31 oder 32 wird der Stein zur Dame.
help-king-text = Eine Dame zieht und schlägt in alle vier diagonalen Richtungen, aber immer nur ein Feld weit. Sie fliegt nicht über die Diagonale.
help-king-caption = Eine Dame zieht in vier Richtungen.
help-king-jumps-text = Damen können geschlagen werden wie einfache Steine, von Steinen und von Damen.
help-king-jumps-caption = Eine Dame schlägt auch rückwärts: von 18 über 9 nach 2.
help-stops-text = Ein Stein, der beim Schlagen zur Dame wird, bleibt stehen, auch wenn eine Dame weiterschlagen könnte.
help-stops-caption = Der Stein schlägt einmal, wird auf 30 zur Dame und bleibt stehen. Der Stein auf 25 ist vorerst sicher.

help-end = Wie eine Partie endet
help-end-text-1 = Du verlierst, wenn du am Zug bist und nicht ziehen kannst. Es gibt kein Patt: Wer blockiert ist, verliert.
help-end-text-2 = Du verlierst auch, wenn du aufgibst oder deine Zeit abläuft.
help-end-text-3 = Eine Partie, die niemand gewinnen kann, ist remis.
help-end-caption = Weiß ist am Zug und kann nicht ziehen. { $side } gewinnt.

help-draws = Remis
help-draws-lead = Eine Partie kann auf vier Arten remis enden:
help-draws-agreement = Vereinbarung
help-draws-agreement-text = Biete Remis an; dein Gegner nimmt an oder spielt weiter.
help-draws-repetition = Wiederholung
help-draws-repetition-text = Entsteht durch deinen Zug dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug, kannst du Remis fordern.
help-draws-progress = Kein Fortschritt
help-draws-progress-text = Hat in den letzten 40 Zügen keine Seite einen einfachen Stein bewegt oder etwas geschlagen, kann jeder Spieler Remis fordern.
help-draws-automatic = Automatisch
help-draws-automatic-text = Kommt eine Stellung zum fünften Mal aufs Brett oder sind 300 Züge gespielt, ist die Partie von selbst remis.
help-draws-text = In der Partie siehst du beide Zähler, und ein Knopf erscheint, sobald du Remis fordern kannst.
help-draws-caption = In der Doppelecke pendelt eine einzelne Dame hin und her. Zwei Damen können sie vertreiben, eine nicht.

## The controls.

help-controls = Bedienung
help-pointer = Maus und Finger
help-pointer-click = Zwei Klicks
help-pointer-click-text = Wähle einen Stein, dann sein Ziel. Wähle den Stein noch einmal, um ihn wieder abzulegen.
help-pointer-drag = Ziehen
help-pointer-drag-text = Zieh einen Stein auf sein Zielfeld. Bei langen Schlagzügen kannst du ihn über jedes Feld ziehen.
help-pointer-one = Ein Klick
help-pointer-one-text = Kann nur ein Stein auf ein Feld ziehen, klick einfach auf das Feld.
help-pointer-long = Mehrfachsprünge
help-pointer-long-text = Klick auf das letzte Feld oder geh Sprung für Sprung. Führen zwei Wege dorthin, fragt das Brett, welchen du meinst.
help-pointer-cancel = Abbrechen
help-pointer-cancel-text = Wähle den Stein noch einmal oder drück Esc, solange der Zug nicht fertig ist.
help-pointer-confirm = Bestätigen
help-pointer-confirm-text = Ist „Jeden Zug bestätigen“ eingeschaltet, spielst du einen Zug mit der Eingabetaste oder dem Knopf.
help-keys = Tastatur
help-key = Taste
help-key-does = Was sie tut
help-key-tab = geht zum Brett und weiter zu den Knöpfen
help-key-arrows = gehen über die dunklen Felder
help-key-edges = gehen zum Rand des Bretts
help-key-choose = wählen einen Stein, dann sein Ziel
help-key-type = geben einen Zug ein; erstes und letztes Feld genügen
help-key-confirm = bestätigt einen wartenden Zug
help-key-backspace = geht einen Schritt zurück, solange der Zug nicht fertig ist
help-key-escape = bricht den Zug ab, den du gerade eingibst
# The names of keys, as they are printed on keyboards in your country.
key-tab = Tab
key-page-up = Bild auf
key-page-down = Bild ab
key-space = Leertaste
key-backspace = Rücktaste
help-readers = Bildschirmleser
help-readers-text = Das Brett ist ein Raster, und jedes Feld sagt, was darauf steht. Züge, geschlagene Steine, Schlagzwang, Zeitwarnungen und Ergebnisse werden angesagt.

## How moves are written.

help-notation = Notation
help-notation-text-1 = Die dunklen Felder sind von 1 bis 32 nummeriert, von links oben an, mit Weiß unten. Ein Zug besteht aus zwei Zahlen: 11-15. Schlagzüge schreibt man mit x: 14x23.
help-notation-text-2 = Wenn du lieber Buchstaben magst, wähle sie in den Optionen: Spalten A bis H von links, Reihen 1 bis 8 von unten. Aus 11-15 wird dann F6-E5.
help-notation-text-3 = Einen langen Schlagzug schreibt man mit erstem und letztem Feld. Haben zwei Wege beides gemeinsam, schreibt man alle Felder.
help-notation-text-4 = Partien werden als PDN gespeichert, Stellungen als FEN. Beides ist einfacher Text, den andere Dameprogramme lesen können.
help-notation-caption = Die Nummern der Felder.
help-letters-caption = Dieselben Felder in Buchstaben.
help-two-ways-caption = Von 2 nach 18 über 9 oder 11: Hier schreibt man alle Felder.

## Openings, clocks, levels.

help-openings = Eröffnungen
help-openings-free = Freie Wahl
help-openings-free-text = Beide Spieler ziehen vom ersten Zug an frei.
help-openings-ballot = Ausgelost
help-openings-ballot-text = Die ersten drei Züge werden aus der Liste des Verbands mit 156 Eröffnungen gelost oder aus einer anderen. Im Turnier spielt man jede Auslosung zweimal mit getauschten Farben: Das geht mit einer Revanche.
help-openings-eleven-man = Elf Steine
help-openings-eleven-man-text = Jede Seite hat einen Stein weniger. Ausgelost wird, welcher fehlt, dazu die ersten beiden Züge.
help-openings-custom = Eigene Stellung
help-openings-custom-text = Bau eine beliebige Stellung auf oder füg sie ein und spiel von dort.

help-clocks = Uhren
help-clocks-per-turn = Pro Zug
help-clocks-per-turn-text = Gleich viel Zeit für jeden Zug.
help-clocks-whole = Ganze Partie
help-clocks-whole-text = Eine Zeit für alle deine Züge zusammen.
help-clocks-increment = Mit Zuschlag
help-clocks-increment-text = Eine Grundzeit und dazu ein paar Sekunden für jeden Zug.
help-clocks-text = Wer die Zeit überschreitet, verliert. Schließt du eine Partie auf diesem Gerät, bleiben die Uhren stehen. Online laufen sie weiter, sobald beide Spieler gezogen haben.

help-house = Hausregel
help-house-text = In manchen Familien darf ein einfacher Stein keine Dame schlagen. Das kannst du vor einer Partie einschalten. Alles andere folgt den offiziellen Regeln.
help-house-caption = Nach den offiziellen Regeln muss der Stein die Dame schlagen. Nach der Hausregel darf er es nicht.

help-levels = Stufen
help-levels-text = Der Computer spielt auf zehn Stufen. Die unteren machen menschliche Fehler: Sie rechnen weniger weit, übersehen lange Schlagzüge und schätzen Stellungen falsch ein. Keine schummelt, und keine spielt zweimal dieselbe Partie.

## Games and playing online.

help-games = Deine Partien
help-games-text-1 = Jeder Zug einer Partie auf diesem Gerät wird sofort in diesem Browser gespeichert. Schließt du die Seite oder fällt der Strom aus, ist die Partie noch da: in der Sammlung und auf der Startseite.
help-games-text-2 = Speichere eine Partie als Datei, um sie auf ein anderes Gerät oder in ein anderes Programm zu bringen. Die Sammlung liest Dateien mit einer Partie oder mit Tausenden.
help-games-text-3 = Nach deinem ersten Besuch funktionieren Partien auf diesem Gerät, Computer, Analyse, Aufbau und Sammlung auch offline. Nur das Online-Spiel braucht eine Verbindung. Im Menü des Browsers kannst du die App installieren.

help-online = Online spielen
help-online-lobby = Lobby
help-online-lobby-text = Drück auf eine schnelle Partie, und du spielst gegen den Nächsten, der kommt. Oder stell eine eigene Partie mit Uhr, Farbe und Eröffnung ein, oder nimm eine offene Herausforderung an.
help-online-friend = Freunde
help-online-friend-text = Erstell einen Link und verschick ihn. Die Partie beginnt, sobald jemand annimmt. Der Link gilt 24 Stunden.
help-online-accounts = Gäste und Konten
help-online-accounts-text = Als Gast kannst du sofort spielen. Mit einem Konto behältst du deinen Namen, bekommst Wertungszahlen und findest deine Partien auf jedem Gerät. Partien, die du als Gast gespielt hast, bleiben deine.
help-online-rated = Gewertete Partien
help-online-rated-text = Sie ändern deine Wertungszahl, eine für jedes Tempo, und brauchen ein Konto. Ein Fragezeichen heißt, dass die Zahl noch vorläufig ist.
help-online-premove = Vorauszüge
help-online-premove-text = Gib deinen nächsten Zug ein, während dein Gegner nachdenkt. Er wird sofort gespielt, wenn er dann möglich ist. Du kannst ihn abbrechen.
help-online-lost = Verbindung weg
help-online-lost-text = Die Seite verbindet sich von selbst neu, und deine Partie ist noch da. Deine Uhr läuft weiter.
help-online-leaves = Gegner ist weg
help-online-leaves-text = Neben dem Namen läuft eine Minute ab. Danach kannst du den Sieg fordern oder weiter warten.
help-online-abort = Abbrechen
help-online-abort-text = Solange nicht beide gezogen haben, kann jeder die Partie abbrechen. Niemand verliert.
help-online-offers = Remis und Zurücknahme
help-online-offers-text = Frag mit einem Knopf. Es gilt nur, wenn dein Gegner zustimmt.
help-online-rematch = Revanche und Doppelpartie
help-online-rematch-text = Bei einer Revanche werden die Farben getauscht. Eine Doppelpartie sind zwei Partien mit derselben Eröffnung: Die zweite beginnt von selbst mit getauschten Farben.
help-online-watching = Zuschauen
help-online-watching-text = Die Lobby zeigt laufende Partien. Wer den Link zu einer Partie hat, kann zuschauen.
help-online-correspondence = Fernpartien
help-online-correspondence-text = Mit Tagen pro Zug musst du nicht dableiben. Deine Partien stehen in der Lobby, zuerst die, in denen du am Zug bist.
help-online-archive = Archiv und Teilen
help-online-archive-text = Beendete Partien liegen im Archiv. Such nach Spieler, Datum, Ergebnis oder Stellung. „Teilen“ kopiert den Link zu einer Partie.
