### Words that every screen shares.

# The name of the app. Don't translate it.
-brand = Crownhead

app-name = { -brand }
page-title = { $screen } · { -brand }
skip-to-content = Zum Inhalt
close = Schließen
undo = Rück­gängig
cancel = Abbrechen
copy = Kopieren
delete = Löschen
try-again = Noch einmal
flip = Drehen
board = Brett
random = Zufall
number-range = Gib eine Zahl von { $min } bis { $max } ein.
shortcuts = Tastenkürzel
shortcuts-show = Diese Liste zeigen
shortcuts-board = Über das Brett gehen
shortcuts-choose = Stein wählen, dann sein Ziel
shortcuts-type = Zug eintippen
shortcuts-cancel = Zug abbrechen, Liste schließen
shortcuts-step = Voriger oder nächster Zug
shortcuts-ends = Anfang oder Ende
shortcuts-variation = Analyse: andere Varianten
shortcuts-flip = Brett drehen
shortcuts-draw = Analyse: Feld markieren, Pfeil zeichnen
shortcuts-tool = Editor: Stein, Radierer oder „Muss leer sein“ wählen
shortcuts-undo = Editor: rückgängig, wiederholen
shortcuts-right-button = Rechte Taste
# The names of keys, as they are printed on keyboards in your country.
key-enter = Eingabe
key-escape = Esc
key-home = Pos1
key-end = Ende

## The main menu.

nav-label = Hauptmenü
nav-play = Spielen
nav-online = Online
nav-learn = Lernen
nav-set-up = Aufbauen
nav-library = Sammlung
nav-help = Hilfe
nav-settings = Optionen

## A page that doesn't exist.

not-found = 404
not-found-lead = Diese Seite gibt es nicht.
not-found-home = Startseite

## Where games are stored.

storage-off = In diesem Browser können wir keine Partien speichern. { $why } Du kannst weiterspielen, aber sichere als Datei, was du behalten willst.
storage-full = Der Browser konnte die Partie nicht speichern. Vielleicht ist der Speicher voll.
storage-denied = Der Browser hat abgelehnt: { $why }.

## Results, in lists of games.

result-won = { $side } gewinnt
result-won-because = { $side } gewinnt: { $why }
result-draw = Remis
result-both-lost = Beide verlieren

moves-so-far = { $count ->
    [0] Noch keine Züge
    [one] { $count } Zug
   *[other] { $count } Züge
}

## When the app itself has a bug.

crash-title = Etwas ist schiefgelaufen
crash-lead = Die App ist stehen geblieben. Deine Partien sind gespeichert. Lade die Seite neu, um weiterzumachen.
crash-reload = Neu laden
