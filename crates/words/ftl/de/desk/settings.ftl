### The settings.

settings-title = Optionen
settings-lead = Änderungen gelten sofort und werden in diesem Browser gespeichert.
settings-preview = Ein Brett mit diesen Optionen
settings-language = Sprache
settings-language-system = Wie der Browser
settings-scheme = Design
settings-animation = Animation
settings-less-motion = Dein System wünscht weniger Bewegung, darum ziehen Steine sofort.
settings-sounds-hint = Leise Töne für Züge, Schläge, Damen, deinen Zug, knappe Zeit und das Ende einer Partie.
settings-vibration = Vibration
settings-vibration-hint = Kurzes Vibrieren, wenn du am Zug bist, wenn die Zeit knapp wird und am Ende einer Partie.
settings-evaluation-bar = Bewertungsbalken
settings-evaluation-bar-hint = Zeigt in Partien gegen den Computer oder auf diesem Gerät, wer besser steht. Online-Partien haben nie einen.
settings-look = Aussehen
settings-play = Spiel
settings-games = Deine Partien
settings-games-hint = Partien werden nur in diesem Browser auf diesem Gerät gespeichert. Sichere sie als Dateien, um sie mitzunehmen.
settings-keep = Browser bitten, meine Partien zu behalten
settings-kept = Der Browser behält deine Partien, auch wenn der Platz knapp wird.
settings-not-kept = Der Browser kann Partien löschen, wenn der Platz knapp wird oder du lange nicht hier warst.
settings-keep-refused = Der Browser hat abgelehnt. Meist stimmt er zu, sobald die App installiert ist oder ein Lesezeichen hat.
settings-to-library = Zur Sammlung
settings-endgames = Endspieldatenbanken
settings-endgames-hint = Der Computer spielt Endspiele mit bis zu fünf Steinen perfekt. Mit diesen Datenbanken spielt und analysiert er auch Endspiele mit sechs Steinen perfekt. Sie zu erstellen dauert einige Minuten und braucht 27 MB auf diesem Computer.
settings-endgames-build = Für sechs Steine erstellen
# $percent (number): how much is done. Example: 42
settings-endgames-percent = { $percent } % fertig. Du kannst weiterspielen.
settings-endgames-ready = Die Datenbanken für sechs Steine sind bereit.
settings-endgames-failed = Die Datenbanken konnten nicht erstellt werden. Den Grund nennt das Protokoll des Programms.
settings-reset = Alles zurücksetzen
settings-reset-done = Optionen zurückgesetzt.

settings-stored = { $used } von { $possible } belegt.
size-kilobytes = { $count } kB
size-megabytes = { $count } MB
size-gigabytes = { $count } GB

scheme-system = System
scheme-light = Hell
scheme-dark = Dunkel

animation-off = Sofort
animation-fast = Schnell
animation-normal = Normal
animation-slow = Langsam
