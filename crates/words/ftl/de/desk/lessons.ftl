learn-title = Lernen
learn-lead = Kurze Lektionen am Brett. Du lernst beim Spielen und bekommst zu jedem Zug eine Rückmeldung.
learn-start = Anfangen:
learn-continue = Weiter:
learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
learn-steps-done = { $done } von { $all }
learn-complete = Fertig
learn-step = Schritt { $step } von { $all }
learn-your-turn = Du bist am Zug.
learn-busy = Einen Moment …
learn-lesson-finished = Diese Lektion hast du geschafft. Mach sie noch einmal oder geh weiter.
learn-question = Wer hat die Opposition?
learn-i-do = Ich
learn-opponent-does = Mein Gegner
learn-hint = Tipp
learn-hint-piece = Schau auf den markierten Stein.
learn-hint-move = Versuch { $move }.
learn-show-why = Warum?
learn-start-over = Von vorn
learn-next = Nächster Schritt
learn-next-lesson = Weiter: { $lesson }
learn-all-done = Alle Kurse
learn-actions = Lektion
learn-reply = Dein Gegner spielt { $move }. Du bist am Zug.
learn-right = Richtig!
learn-lesson-done = Gut gemacht, das war die ganze Lektion!
learn-rules-done = Gewonnen! Jetzt kennst du die Regeln. Spiel eine Partie oder lern weiter.
learn-play-game = Partie spielen
learn-you-play = Du spielst { $side }.
learn-not-kept = Dein Fortschritt konnte in diesem Browser nicht gespeichert werden.
learn-no-engine = Der Zug konnte nicht geprüft werden. Lade die Seite neu und versuch es noch einmal.
learn-out-of-reach = So kommst du nicht ans Ziel. Versuch einen anderen Weg.
learn-too-few = So schlägst du zu wenige Steine. Such einen anderen Schlagzug.
learn-no-block = Das sperrt den Stein nicht ein: Dein Gegner kann noch ziehen. Versuch etwas anderes.
learn-too-slow = Du kannst noch gewinnen, aber es dauert viel länger. Versuch etwas anderes.
learn-not-in-line = Ein erlaubter Zug, aber eine andere Eröffnung. Versuch es noch einmal.
learn-wrong = { $why } Versuch etwas anderes.
learn-weak = Es gibt etwas Besseres. Schau noch einmal.
learn-the-move-count = { $count ->
    [one] { $count } Stein zählt. Ungerade: Du hast die Opposition.
   *[other] { $count } Steine zählen. Ist das ungerade, hast du die Opposition.
}
learn-the-move-mine = { $count ->
    [one] Nicht ganz: { $count } Stein zählt, das ist ungerade. Du hast die Opposition.
   *[other] Nicht ganz: { $count } Steine zählen, das ist ungerade. Du hast die Opposition.
}
learn-the-move-theirs = { $count ->
    [0] Nicht ganz: Kein Stein zählt, und null ist gerade. Dein Gegner hat die Opposition.
    [one] Nicht ganz: { $count } Stein zählt. Dein Gegner hat die Opposition.
   *[other] Nicht ganz: { $count } Steine zählen, das ist gerade. Dein Gegner hat die Opposition.
}

course-first-game = Die erste Partie
course-seeing-shots = Kombinationen sehen
course-endings = Opposition und Endspiele
course-openings = Eröffnungen

lesson-moving = Ziehen
lesson-moving-forward = Der Stein unten gehört dir. Er zieht schräg vorwärts, immer ein Feld weit: Wähl ihn und dann das nächste Feld, bis zum markierten. Meldungen nennen Felder bei ihrer Nummer.
lesson-moving-edge = Am Rand gibt es nur einen Weg: Bring deinen Stein auf das markierte Feld.

lesson-jumping = Schlagen
lesson-jumping-one = Spring über einen gegnerischen Stein auf das leere Feld dahinter, und er ist geschlagen. Probier es!
lesson-jumping-must = Wer schlagen kann, muss schlagen. Ein Ring zeigt, welcher Stein muss: Schlag mit ihm.
lesson-jumping-double = Kann derselbe Stein noch einmal schlagen, geht der Zug weiter. Schlag zwei auf einmal: Geh von Feld zu Feld.
lesson-jumping-choice = Können mehrere Steine schlagen, wählst du. Einer deiner Schlagzüge nimmt drei: Finde ihn.

lesson-kings = Damen
lesson-kings-crown = Ein Stein, der die letzte Reihe erreicht, wird gekrönt: Er ist jetzt eine Dame. Hol dir eine!
lesson-kings-backward = Eine Dame zieht auch rückwärts, immer noch ein Feld weit. Bring deine auf das markierte Feld, auf welchem Weg du willst. Dein Gegner wartet.
lesson-kings-jump = Damen schlagen auch rückwärts. Schlag beide Steine.

lesson-winning = Gewinnen
lesson-winning-last = Du gewinnst, wenn dein Gegner keine Steine mehr hat. Schlag den letzten!
lesson-winning-block = Du gewinnst auch, wenn dein Gegner nicht mehr ziehen kann. Sperr seinen letzten Stein mit einem Zug ein!

lesson-first-game = Dein erster Sieg
lesson-first-game-three = Jetzt zieht auch dein Gegner. Du hast drei Steine gegen einen. Verlier keinen, lass den anderen nicht vorbei und gewinn!

lesson-look-first = Erst schauen, dann ziehen
lesson-look-first-safe = Schau vor jedem Zug, wo dein Gegner danach schlagen könnte. Zwei deiner Züge verlieren einen Stein: Spiel einen anderen.
lesson-look-first-crowd = Dasselbe mit mehr Steinen auf dem Brett. Mach einen Zug, der nichts verliert.

lesson-two-for-one = Zwei für einen
lesson-two-for-one-give = Schlagen ist Pflicht, also kannst du die Steine des Gegners lenken. Gib einen und schlag mehr.
lesson-two-for-one-pull = Zieh einen Stein von seinem Platz weg, und der Weg ist frei. Gewinn einen Stein.
lesson-two-for-one-kings = Das geht auch gegen Damen: Gib zwei, schlag drei.

lesson-two-for-two = Zwei für zwei
lesson-two-for-two-through = Manchmal ist der Weg frei mehr wert als ein Stein. Gib zwei und schlag zwei zurück: Dein letzter Sprung bricht zur letzten Reihe durch.
lesson-two-for-two-crown = Noch einmal zwei für zwei. Diesmal endet dein letzter Sprung auf der letzten Reihe.

lesson-steal = Gefangene Steine
lesson-steal-prison = Manchmal kann ein Stein nicht mehr weg, und du bekommst ihn umsonst. Finde den stillen Zug, der einen gewinnt.
lesson-steal-wait = Keine Eile: Stell deine Steine so, dass jede Antwort einen Stein verliert.
lesson-steal-hold = Dein Gegner droht durchzubrechen. Halt ihn auf, und du gewinnst einen Stein.

lesson-breeches = Der Doppelangriff
lesson-breeches-king = Wer zwei Steine zugleich angreift, gewinnt einen: Nur einer kann weg. Greif zwei an!
lesson-breeches-double = Stell deine Dame so, dass ihr nächster Schlag zwei nimmt.

lesson-in-and-out = Rein und raus
lesson-in-and-out-let-in = Ein Stein, der in deine hintere Reihe schlägt, wird gekrönt und bleibt dort stehen. Das schenkt dir einen Zug: Lass einen herein, und wenn die Dame wieder herausschlagen muss, nimm drei.
lesson-in-and-out-clear = Noch einmal: Lass einen Stein herein und räum jetzt mit dem geschenkten Zug das Feld, auf dem die Dame landen muss.

lesson-back-shot = Schlag von hinten
lesson-back-shot-behind = Steine schlagen nur vorwärts, aber eine neue Dame schlägt zurück und nimmt sie von hinten. Gib zuerst einen Stein, dann hol dir die Dame.
lesson-back-shot-swap = Dein Gegner darf hier zweimal schlagen, weil dein Schlag von hinten mehr nimmt. Finde den Stein, den du gibst.

lesson-king-row = Die letzte Reihe hüten
lesson-king-row-guard = Steine auf deiner hinteren Reihe halten den Gegner davon ab, Damen zu bekommen. Finde einen guten Zug, der sie dort lässt.
lesson-king-row-hold = Ein Zug öffnet die Tür zu deiner hinteren Reihe. Spiel einen besseren.

lesson-bridge = Die Brücke
lesson-bridge-wall = Zwei Steine auf deiner hinteren Reihe mit einem Feld dazwischen sind eine Brücke: Ein einzelner Stein kommt nicht vorbei. Lass die Brücke stehen und finde zwei gute Züge.
lesson-bridge-time = Hier schenkt dir die Brücke Zeit. Sie hält die hintere Reihe, während dein dritter Stein zur Dame läuft: Finde vier gute Züge.
lesson-bridge-catch = Der Stein vor deiner Brücke steckt fest. Halt die Brücke und zieh mit deiner Dame.

lesson-exchange = Abtausch
lesson-exchange-free = Ein Abtausch Stein gegen Stein kann einen Angriff stoppen oder die Partie gewinnen. Finde den richtigen.
lesson-exchange-win = Du hast mehr Steine, also hilft dir Abtausch. Biete einen an, der gewinnt.

lesson-the-move = Die Opposition
lesson-the-move-count = Bei gleich vielen Steinen hat eine Seite die Opposition: Ihr bleibt der letzte gute Zug. Wenn du am Zug bist, zähl alle Steine beider Seiten in den Spalten, die auf deiner hinteren Reihe beginnen: Ist die Zahl ungerade, hast du die Opposition.
lesson-the-move-even = Zähl noch einmal. Wer hat hier die Opposition?
lesson-the-move-win = Eine Dame gegen eine ist meist remis. Aber hier hast du die Opposition: Geh auf den Gegner zu und gewinn.

lesson-two-kings = Zwei Damen gegen eine
lesson-two-kings-close = Zwei Damen gewinnen gegen eine. Die Dame ist am Rand gefangen: Bring es zu Ende.
lesson-two-kings-corner = In der Doppelecke geht die Dame hin und her. Treib sie heraus und gewinn.
lesson-two-kings-whole = Jetzt das ganze Endspiel: Bring deine Damen heran, treib die Dame aus der Doppelecke und gewinn.

lesson-double-corner = Die Doppelecke
lesson-double-corner-run = In der Doppelecke ist eine Dame vor einer anderen sicher. Komm rechtzeitig hin und halte vier Züge durch.
lesson-double-corner-choose = Welcher Weg ist sicher? Halte vier Züge durch.

lesson-three-against-two = Drei gegen zwei
lesson-three-against-two-cut-off = Zwei Damen und ein Stein gewinnen gegen zwei Damen, wenn du den Weg zum Remis abschneidest. Finde die einzigen Gewinnzüge.
lesson-three-against-two-squeeze = Nur ein Zug hält den Gewinn fest. Finde ihn und dann den nächsten.

lesson-man-down = Ein Stein weniger
lesson-man-down-attack = Ein Stein weniger ist nicht immer verloren: Greif an und hol ihn zurück. Halte drei Züge lang das Remis.
lesson-man-down-back = Geh rechtzeitig zurück, und die Steine kommen nicht vorbei. Halte drei Züge lang das Remis.

lesson-first-position = Die Erste Stellung
lesson-first-position-finish = Das berühmteste Endspiel: je eine Dame und ein Stein. Hier, kurz vor dem Ende, fängst du die Dame und gewinnst!
lesson-first-position-crown = Hier beginnt es: Bring deinen Stein zur Dame, während deine Dame die andere beschäftigt. Finde sechs gute Züge.
lesson-first-position-keep-out = Die Dame will zurück in die Doppelecke. Lass sie nicht: Finde zwei gute Züge.
lesson-first-position-whole = Jetzt das ganze Endspiel, gegen die beste Verteidigung: 41 Züge auf dem kürzesten Weg. Lass dir Zeit.

lesson-first-moves = Gute erste Züge
lesson-first-moves-develop = Bring Steine zur Mitte und halt sie zusammen. Finde zwei gute Züge.
lesson-first-moves-answer = In Turnieren werden die ersten drei Züge ausgelost. Die Steine des Gegners stehen locker: Finde zwei gute Züge.

lesson-old-fourteenth = Old Fourteenth
lesson-old-fourteenth-line = Das ist die Old Fourteenth, die meistgespielte Eröffnung von allen. Wenn du sie nicht kennst, lass dir Tipps geben.
lesson-old-fourteenth-continue = Jetzt die andere Seite: Finde zwei gute Züge in dieser Eröffnung.

lesson-cross = Cross
lesson-cross-line = In der Cross-Eröffnung zieht Weiß gleich an deinen Stein in der Mitte heran. Spiel die ersten Züge; Tipps zeigen den Weg.
lesson-cross-choose = Jetzt bist du dran: Finde zwei gute Züge.

lesson-trap = Eine Eröffnungsfalle
lesson-trap-punish = In der Douglas-Eröffnung hat dein Gegner einen natürlichen Zug gemacht, der einen Stein verliert. Bestraf ihn!

learn-drills = Endspiele üben
learn-drills-lead = Spiel sie gegen die beste Verteidigung aus. Wer sie dreimal ohne Fehler schafft, beherrscht sie.
learn-drill-win = Gewinn gegen die beste Verteidigung.
learn-drill-draw = { $count ->
    [one] Halte { $count } Zug lang das Remis.
   *[other] Halte { $count } Züge lang das Remis.
}
learn-drill-done = { $count ->
    [one] Geschafft in { $count } Zug!
   *[other] Geschafft in { $count } Zügen!
}
learn-drill-not-clean = Geschafft, aber nicht ohne Hilfe oder Fehler. Noch einmal!
learn-drill-wins = { $wins } von { $all } Mal
learn-drill-fewest = { $count ->
    [one] Rekord: { $count } Zug
   *[other] Rekord: { $count } Züge
}
learn-drill-shortest = { $count ->
    [one] kürzester Weg: { $count } Zug
   *[other] kürzester Weg: { $count } Züge
}
learn-drill-done-longer = { $count ->
    [one] Geschafft in { $count } Zug! Der kürzeste Weg: { $best }.
   *[other] Geschafft in { $count } Zügen! Der kürzeste Weg: { $best }.
}
learn-drill-done-shortest = { $count ->
    [one] Geschafft in { $count } Zug, auf dem kürzesten Weg!
   *[other] Geschafft in { $count } Zügen, auf dem kürzesten Weg!
}
learn-drill-again = Noch einmal
learn-mastered = Gemeistert
learn-drill-engine = Für die Endspieltabellen dieser App sind es hier zu viele Steine, deshalb verteidigt die Engine. Sie spielt gut, kann aber nicht beweisen, dass ihre Züge die besten sind.
drill-two-kings = Zwei Damen gegen eine
drill-three-kings = Drei Damen gegen zwei
drill-one-king = Dame gegen Dame
drill-bridge = Gegen die Brücke
drill-first-position = Die Erste Stellung
drill-second-position = Die Zweite Stellung
drill-third-position = Die Dritte Stellung
drill-double-corner = Die Doppelecke
drill-man-down = Ein Stein weniger
drill-fourth-position = Die Vierte Stellung
drill-fourth-position-draw = Die Vierte Stellung: Remis halten
drill-brown = Dr. Browns Remis
drill-payne = Paynes Remis in der Doppelecke
drill-shut-in = Eine in der Doppelecke eingesperrte Dame
learn-puzzles = Rätsel
learn-puzzles-lead = Stellungen aus Partien mit jeweils einem richtigen Zug.
learn-puzzles-open = Rätsel lösen
learn-puzzles-missing = Die Rätsel konnten nicht geladen werden. Prüf die Verbindung und lade die Seite neu.
learn-puzzle-kind = Modus
learn-puzzle-daily = Rätsel des Tages
learn-puzzle-training = Rätselserie
learn-puzzle-rush = Drei-Minuten-Sprint
learn-puzzle-win = Finde den Gewinnzug.
learn-puzzle-draw = Finde den Zug, der das Remis rettet.
learn-puzzle-material = Finde den Zug, der Material gewinnt.
learn-puzzle-rating = Wertung { $rating }
learn-puzzle-solved = Gelöst!
learn-puzzle-next = Nächstes Rätsel
learn-puzzle-source = Aus einer Partie von Stufe { $black } gegen Stufe { $white }, etwa bei Zug { $move }. Die Stellung kann sich durch einen Anfängerzug von der Partie unterscheiden.
learn-puzzle-game = Partie öffnen
learn-puzzle-game-missing = Die Partie konnte nicht geladen werden. Prüf die Verbindung und versuch es noch einmal.
learn-puzzle-player = Stufe { $level }
learn-puzzle-score = Deine Wertung: { $rating } · Serie: { $streak } (Rekord: { $best }) · bis morgen zu wiederholen: { $due }
learn-puzzle-unrated = Der erste Versuch zählt · Aufgaben bis zu deiner Wertung: { $left } · Serie: { $streak } (Rekord: { $best }) · bis morgen zu wiederholen: { $due }
learn-rush = { $left } s · gelöst: { $solved } · falsch: { $missed }
learn-rush-rules = Löse so viele wie möglich. Der dritte Fehler beendet den Sprint.
learn-rush-over = Ende: { $solved } gelöst. Dein Rekord: { $best }
learn-rush-best = Die besten Sprints
learn-rush-week = Diese Woche
learn-rush-all = Insgesamt
learn-rush-nobody = Noch hat niemand gespielt.
learn-rush-log-in = Melde dich an, um hier zu erscheinen
learn-rush-score = { $solved } gelöst, { $missed } falsch
learn-rush-mine = Dein Platz: { $place } ({ $score })

## A trainer for the numbers of the squares.

learn-squares = Feldnummern
learn-squares-lead = Züge werden mit den Nummern der Felder notiert. Such die Felder, bis du sie auswendig kannst.
learn-squares-open = Üben
learn-squares-find = Such Feld { $number }.
learn-squares-missed = Das ist { $number }. Das richtige Feld ist markiert.
learn-squares-left = { $count ->
    [one] Noch { $count } Feld
   *[other] Noch { $count } Felder
}
learn-squares-done = { $misses ->
    [0] In { $seconds } s ohne Fehler geschafft!
   *[other] In { $seconds } s geschafft. Fehler: { $misses }.
}
learn-squares-best = Bestzeit ohne Fehler: { $seconds } s

## Who has the move, the opposition, counted on the board.

the-move-show = Wer hat die Opposition?
the-move-odd = { $side } ist am Zug. Steine in den eigenen Spalten: { $count }. Das ist ungerade, also hat { $side } die Opposition.
the-move-even = { $side } ist am Zug. Steine in den eigenen Spalten: { $count }. Das ist gerade, also hat { $other } die Opposition.
the-move-none = Niemand hat die Opposition: Die Seiten haben verschieden viele Steine.
