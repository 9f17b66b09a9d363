### What all online screens share.

online-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
online-no-games = Auf diesem Server kann man nicht online spielen.
online-no-session = Du bist hier nicht mehr angemeldet.
online-odd = Der Server hat etwas geantwortet, das diese Seite nicht versteht. Lade die Seite neu.
online-loading = Wird geladen …
online-no-games-title = Kein Online-Spiel hier
online-no-games-lead = Dieser Server liefert die App aus, hat aber keinen Platz für Online-Partien.
online-no-games-help = Wer ihn betreibt, kann es mit diesem Befehl einschalten.
online-play-here = Offline spielen

## Games in lists.

online-running = Läuft
online-your-turn = Dein Zug
online-rated = gewertet
online-casual = ungewertet
online-save-pdn = Als PDN-Datei sichern
online-pages = Seiten
online-older = Ältere
online-newer = Neuere
online-newest = Neueste
online-copied = Kopiert.
online-not-copied = Der Browser erlaubt kein Kopieren. Markiere den Text und kopiere ihn.
online-share = Teilen

online-kind-of-game = { $speed } · { $rated }
online-started = begonnen: { $when }
online-won = Gewonnen
online-drew = Remis
online-lost = Verloren
online-time-left = noch { $time }
online-kind-guest = Gast
online-kind-player = Spieler
online-kind-computer = Computer
online-rating-provisional = { $rating }?
online-rating-provisional-spoken = { $rating }, vorläufig
online-record = { $wins } gewonnen, { $draws } remis, { $losses } verloren
# A rating curve in words, for screen readers.
online-curve = { $games ->
    [one] { $speed }: Wertungszahl nach { $games } gewerteten Partie, von { $first } auf { $last }, niedrigste { $lowest }, höchste { $highest }.
   *[other] { $speed }: Wertungszahl nach jeder von { $games } gewerteten Partien, von { $first } auf { $last }, niedrigste { $lowest }, höchste { $highest }.
}

## What the server refuses.

problem-bad-message = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
problem-stale = Die Partie ist inzwischen weitergegangen.
problem-not-your-seat = Du schaust dieser Partie zu und spielst nicht mit.
problem-not-joined = Tritt der Partie erst bei.
problem-no-game = Partie nicht gefunden.
problem-no-account = Es gibt kein Konto mit diesem Namen.
problem-not-found = Das haben wir nicht gefunden.
problem-taken-faster = Jemand anders war schneller.
problem-offer-gone = Diese Herausforderung ist nicht mehr offen.
problem-own-offer = Das ist deine eigene Herausforderung.
problem-too-many-offers = Du hast zu viele offene Herausforderungen. Schließ erst eine.
problem-rated-needs-account = Gewertete Partien brauchen ein Konto.
problem-rated-needs-clock = Eine gewertete Partie braucht eine Uhr.
problem-rated-needs-random-sides = In einer gewerteten Partie kannst du die Farbe nicht wählen.
problem-bad-clock = Der Server erlaubt diese Uhr nicht.
problem-second-game-first = Spiel erst die zweite Partie der Doppelpartie.
problem-unavailable = Das geht auf dem Server gerade nicht. Versuch es gleich noch einmal.
problem-too-many-requests = Zu viele Anfragen von deiner Adresse. Warte eine Minute.
problem-too-many-pages = Du hast zu viele Seiten offen. Schließ eine.
problem-too-many-games = Du hast zu viele Partien offen. Verlass eine.
problem-too-fast = Du sendest zu viel. Mach etwas langsamer.
problem-bad-chat = Eine Nachricht hat 1 bis 200 Zeichen in einer Zeile.
problem-account-exists = Du hast schon ein Konto.
problem-name-taken = Dieser Name oder ein ähnlicher ist vergeben.
problem-name-length = Ein Name hat 1 bis 20 Zeichen.
problem-name-characters = Ein Name beginnt mit einem Buchstaben und besteht aus Buchstaben von A bis Z, Ziffern, Leerzeichen, - _ und .
problem-name-spaces = In einem Namen stehen keine zwei Leerzeichen hintereinander.
problem-name-reserved = Dieser Name ist reserviert.
problem-name-of-account = Dieser Name gehört jemandem mit Konto.
problem-password-length = Ein Passwort hat 12 bis 128 Zeichen.
problem-password-is-name = Dein Name kann nicht dein Passwort sein.
problem-too-many-tries = Zu viele Versuche. Warte eine Weile.
problem-wrong-login = Name oder Passwort ist falsch.
problem-not-with-token = Melde dich dafür an. Ein Token genügt nicht.
problem-need-account = Dafür brauchst du ein Konto.
problem-bad-label = Eine Bezeichnung hat 1 bis 40 Zeichen in einer Zeile.
problem-too-many-tokens = Du hast schon zehn Token. Lösch erst eins.
problem-export-busy = Gerade laden andere ihre Partien herunter. Versuch es in einer Minute noch einmal.
problem-bad-level = Die Stufen des Computers gehen von 1 bis 10.
problem-computer-rated = Partien gegen den Computer sind immer ungewertet.
problem-no-computer = Auf diesem Server gibt es keinen Computergegner.
problem-computer-busy = Der Computer spielt gerade zu viele Partien. Versuch es später noch einmal.
problem-too-many-computer-games = Du hast schon zwei Partien gegen den Computer. Beende erst eine.
problem-no-session = Öffne die Seite noch einmal, um eine Sitzung zu beginnen.
problem-cross-site = Anfragen von anderen Websites sind nicht erlaubt.
problem-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
problem-unknown = Der Server hat das abgelehnt.
problem-not-a-path = Diese Felder ergeben keinen Zug.
problem-game-over = Die Partie ist zu Ende.
problem-game-aborted = Die Partie wurde abgebrochen.
problem-no-draw-to-claim = Du kannst noch kein Remis fordern.
problem-take-back-too-far = So viele Züge kannst du nicht zurücknehmen.
problem-still-in-grace = Dein Gegner kann noch zurückkommen.
problem-not-now = Das geht gerade nicht.
problem-too-many-running = Du hast zu viele laufende Partien. Beende erst eine.
problem-not-stored = Der Server kann gerade keine Züge speichern. Versuch es gleich noch einmal.
problem-too-much-chat = Du schreibst zu schnell. Warte kurz.
problem-password-common = Dieses Passwort ist leicht zu erraten. Wähle ein anderes.
problem-wrong-code = Name oder Code ist falsch, oder der Code wurde schon benutzt.
problem-wrong-host = Dieser Server ist unter diesem Hostnamen nicht erreichbar.
problem-too-many-take-backs = Du hast in dieser Partie schon zu oft um eine Zurücknahme gebeten.
problem-long-log = Diese Partie ist an ihrer Grenze. Jetzt kann nur noch gezogen und die Partie beendet werden.
problem-not-your-turn = Du bist nicht am Zug.
online-computer-name = Computer ({ $level })
online-deleted-player = Gelöschter Spieler
