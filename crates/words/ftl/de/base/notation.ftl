### What's wrong with squares, moves and positions that someone typed. Each message is one or two sentences.

square-malformed = „{ $text }“ ist kein Feld. Schreib eine Zahl von 1 bis 32 oder Buchstabe und Ziffer wie D4.
square-missing = Ein Feld { $number } gibt es nicht. Die Felder haben die Nummern 1 bis 32.
square-light = { $square } ist ein helles Feld. Gespielt wird nur auf dunklen Feldern.
move-one-square = Nach { $square } fehlt - oder x und ein weiteres Feld.
move-too-many-squares = Das sind zu viele Felder. Kein Zug berührt mehr als { $most }.
fen-at = Zeichen { $column }: { $why }
fen-turn = Hier gehört B oder W für die Seite am Zug hin.
fen-colon = Hier gehört ein Doppelpunkt hin.
fen-side = Hier gehört W oder B hin, danach die Felder dieser Seite.
fen-side-of = Hier gehört { $letter } hin, danach die Felder dieser Seite.
fen-comma-or-side = Hier gehört ein Komma hin, oder ein Doppelpunkt und { $letter } mit den Feldern dieser Seite.
fen-square = Hier gehört die Nummer eines Felds hin.
fen-counter = Hier gehört H oder F und eine Zahl hin.
fen-number = Hier gehört eine Zahl hin.
fen-end = Hier kann nur ein Komma, ein Doppelpunkt oder das Ende des Texts folgen.
fen-square-twice = Feld { $square } kommt zweimal vor. Darauf passt nur ein Stein.
fen-side-twice = { $letter } kommt zweimal vor. Die Felder jeder Seite stehen nur einmal da.
fen-backwards = Der Bereich { $range } läuft rückwärts. Die kleinere Zahl gehört nach vorn.
problem-man-on-king-row = Auf der letzten Reihe kann kein einfacher Stein stehen; setz auf { $square } eine Dame.
problem-empty-board = Das Brett ist leer. Setz mindestens einen Stein.
problem-too-many-pieces = { $count ->
   *[other] { $side } hat { $count } Steine; höchstens { $most } sind erlaubt.
}
