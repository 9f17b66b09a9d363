### Problems in game files. Each message is one or two sentences. “We” is the program that reads the file.

pdn-in-game = Partie { $game }: { $what }
pdn-at-move = Partie { $game }, Zug { $number } ({ $side }): { $what }
pdn-at-line = { $problem } (Zeile { $line }, Spalte { $column })
pdn-illegal = { $move } ist nicht erlaubt, und kein anderer Zug ist möglich.
pdn-illegal-expected = { $move } ist nicht erlaubt. Möglich: { $moves }.
pdn-illegal-many = { $move } ist nicht erlaubt. Möglich: { $moves } und { $count } weitere.
pdn-ambiguous = { $move } kann { $moves } sein.
pdn-not-a-move = „{ $text }“ ist kein Zug. { $why }
pdn-not-a-position = „{ $fen }“ ist keine Stellung. { $why }
pdn-other-game = Anderes Spiel: { $variant }. Gelesen wird nur amerikanische Dame.
pdn-no-game = Hier ist keine Partie. Eine Partie hat Tags wie [Event "…"] oder Züge wie 1. 11-15.
pdn-utf16 = Der Text sieht nach UTF-16 aus und wurde als UTF-16 gelesen.
pdn-open-comment = Ein Kommentar ist nicht geschlossen: { "}" } fehlt.
pdn-open-variation = Eine Variante ist nicht geschlossen: ) fehlt.
pdn-open-setup = Ein Aufbau ist nicht geschlossen: / fehlt.
pdn-too-deep = Varianten sind mehr als { $most }-fach verschachtelt. Die inneren stehen in einem Kommentar.
pdn-too-long = Ein Tag ist länger als { $most } Bytes. Es wurde gekürzt.
pdn-too-many-tags = Die Partie hat mehr als { $most } Tags. Die letzten fehlen.
pdn-not-utf8 = Der Text ist kein UTF-8. Er wurde als Windows-1252 gelesen.
pdn-stray-text = „{ $text }“ gehört nicht hierher. Es steht jetzt in einem Kommentar.
pdn-closes-nothing = „{ $sign }“ schließt nichts.
pdn-broken-tag = Das Tag { $name } ist fehlerhaft.
pdn-repeated-tag = Das Tag { $name } kommt zweimal vor. Das erste gilt.
pdn-no-terminator = Vor der nächsten Partie fehlt ein Ergebnis oder *.
pdn-results-differ = Das Tag Result sagt { $tag }, aber die Partie endet mit { $end }.
pdn-second-result = Die Partie endete mit { $first }, aber dann folgt { $second }.
pdn-result-contradicts-board = Das Ergebnis ist { $result }, aber auf dem Brett hat { $side } gewonnen. Vielleicht steht 1-0 in der Datei für Weiß.
pdn-result-not-of-board = Das Ergebnis ist { $result }, aber auf dem Brett hat { $side } gewonnen.
pdn-not-a-result = „{ $text }“ ist kein Ergebnis. Ergebnisse sind 1-0, 0-1, 1/2-1/2, 0-0 und *.
pdn-international-result = { $text } ist ein Ergebnis im internationalen Damespiel. Es wurde als { $result } gelesen.
pdn-result-in-variation = Das Ergebnis { $text } steht in einer Variante.
pdn-wrong-number = Die Zugnummer { $written } müsste { $expected } sein.
pdn-wrong-ply-count = Das Tag PlyCount sagt { $tag }, richtig ist { $count }.
pdn-unknown-game-type = Die Spielart „{ $text }“ ist unbekannt. Die Partie wurde als amerikanische Dame gelesen.
pdn-unknown-rules = Die Regeln „{ $text }“ sind unbekannt. Es gelten die offiziellen.
pdn-turned-letters = Die Buchstaben der Felder zählen von der Seite von Schwarz. Sie wurden umgerechnet.
pdn-not-a-nag = { $text } ist keine Anmerkung. Anmerkungen gehen von $0 bis $255.
pdn-more = { $count ->
    [one] Diese Partie hat noch { $count } Problem.
   *[other] Diese Partie hat noch { $count } Probleme.
}
pdn-json = Das JSON ist keine Partie: { $why }
pdn-json-cut-off = Das JSON endet zu früh.
pdn-json-no-action = Jeder Eintrag in moves braucht entweder move oder setUp.
pdn-stuck-text = „{ $text }“ folgt ohne Leerzeichen auf einen Zug.
pdn-uncrowned-men = Auf { $squares } stehen einfache Steine auf der letzten Reihe. Sie wurden als Damen gelesen.

## The games of draughts that aren't ours.

variant-international = internationale Dame
variant-frisian = friesische Dame
variant-canadian = kanadische Dame
variant-spantsiretti = Spantsiretti
variant-russian = russische Dame
variant-brazilian = brasilianische Dame
variant-pool = Pool Checkers
variant-italian = italienische Dame
variant-spanish = spanische Dame
variant-portuguese = portugiesische Dame
variant-czech = tschechische Dame
variant-turkish = türkische Dame
variant-thai = Thai-Dame
variant-other = eine andere Art Dame
