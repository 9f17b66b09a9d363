### The lobby, where players find opponents, and challenges by link.

lobby-title = Online spielen
lobby-you-are = Du bist { $name }
lobby-connecting = Verbinde …
lobby-account = Konto
lobby-sign-up = Registrieren
lobby-archive = Archiv
lobby-alone = Mit anderen spielen
lobby-alone-lead = Diese App läuft auf deinem Computer, und nur du erreichst sie. Um mit anderen zu spielen, geh auf einen Server oder richte in deinem Netz selbst einen ein.
lobby-alone-server = Auf einem Server spielen
lobby-alone-server-lead = Gib die Adresse ein, die deine Freunde oder dein Verein benutzen.
lobby-alone-address = Adresse des Servers
lobby-alone-go = Zum Server
lobby-alone-bad-address = Das ist keine Webadresse. Gib eine wie play.example.org ein.
lobby-alone-host = Im eigenen Netz spielen
lobby-alone-host-lead = Beende diese App und starte sie mit diesem Befehl. Er zeigt die Adresse für die anderen und einen QR-Code zum Scannen.

lobby-quick = Schnelle Partie
lobby-quick-lead = Drück einen Knopf, und du spielst gegen den Nächsten, der kommt.
lobby-rated = Gewertet
lobby-rated-hint = Zählt für deine Wertungszahl.
lobby-rated-for-accounts = Gewertete Partien brauchen ein Konto.
lobby-rated-side = In gewerteten Partien werden die Farben ausgelost.

lobby-looking = Gegner wird gesucht …
lobby-canceled = Suche abgebrochen.

lobby-custom = Eigene Partie
lobby-against = Gegner
lobby-anyone = Beliebig
lobby-friend = Freund
lobby-computer = Computer
lobby-clock = Uhr
lobby-live = Minuten
lobby-days = Tage
lobby-no-clock = Keine
lobby-minutes = Minuten je Spieler
lobby-increment = Zuschlag pro Zug (Sek.)
lobby-days-per-move = Tage pro Zug
lobby-no-clock-hint = Keine Zeitgrenze. Partien ohne Uhr werden nie gewertet.
lobby-days-hint = Du musst nicht dableiben. Komm wieder, wenn du am Zug bist.
lobby-opening = Eröffnung
lobby-free = Freie Wahl
lobby-three-move = Drei Züge
lobby-eleven-man = Elf Steine
lobby-heat = Doppelpartie
lobby-heat-hint = Die zweite Partie beginnt von selbst, mit derselben Eröffnung und getauschten Farben.
lobby-seek = Gegner suchen
lobby-make-link = Link erstellen
lobby-play-computer = Gegen Computer

lobby-link-title = Schick diesen Link an einen Freund
lobby-link-label = Link zur Partie
lobby-link-lead = Die Partie beginnt, sobald jemand annimmt. Der Link gilt 24 Stunden, auch wenn du weggehst.
lobby-copy-link = Link kopieren
lobby-link-copied = Link kopiert.
lobby-link-code = QR-Code des Links
lobby-link-local = Dieser Link funktioniert nur auf diesem Computer. Starte den Server mit --listen 0.0.0.0:3264, damit andere ihn öffnen können.
lobby-withdraw = Zurückziehen
lobby-withdrawn = Herausforderung zurückgezogen.
lobby-share-title = Eine Partie Dame?

lobby-open-seeks = Offene Herausforderungen
lobby-no-seeks = Keine offenen Herausforderungen. Starte eine schnelle Partie, dann sehen andere dich hier.
lobby-only-own-seek = Keine anderen Herausforderungen. Deine ist offen: Andere sehen sie hier und können annehmen.
lobby-play = Spielen
lobby-needs-login = Zum Spielen anmelden

lobby-my-games = Deine Partien
lobby-watch = Laufende Partien
lobby-nothing-to-watch = Gerade läuft keine Partie. Beendete Partien sind im Archiv.

lobby-take = Gegen { $name } spielen: { $terms }
lobby-cancel-seek = Abbrechen: { $terms }
lobby-friend-note = Erstell einen Link und schick ihn an { $name }.
lobby-days-option = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
lobby-wants = spielt { $side }

## The kind of game: a list such as "blitz · rated · three-move ballot".

fact-blitz = Blitz
fact-rapid = Schnell
fact-classical = klassisch
fact-correspondence = Fernpartie
fact-rated = gewertet
fact-casual = ungewertet
fact-three-move = drei Züge ausgelost
fact-eleven-man = elf Steine, ausgelost
fact-heat = Doppelpartie

## A challenge from another player.

challenge = Herausforderung
challenged-by = { $name } fordert dich heraus
challenge-profile = Ergebnisse und Wertungen
challenge-accept = Annehmen und spielen
challenge-decline = Nein, danke
challenge-accepting = Partie beginnt …
challenge-gone = Diese Herausforderung ist nicht mehr offen
challenge-gone-lead = Sie wurde angenommen, zurückgezogen oder ist abgelaufen. Bitte um einen neuen Link oder such einen anderen Gegner.
challenge-invalid = Dieser Link ist ungültig
challenge-invalid-lead = Der Link ist unvollständig. Bitte noch einmal darum.
challenge-own = Das ist deine eigene Herausforderung
challenge-own-lead = Schick den Link an einen Freund. Diese Seite öffnet die Partie, sobald jemand annimmt.
challenge-needs-account = Diese Partie ist gewertet, und gewertete Partien brauchen ein Konto. Registrier dich und öffne den Link dann noch einmal.
challenge-to-lobby = Lobby
challenge-rated = Gewertete Partie.
challenge-casual = Ungewertete Partie.
challenge-heat = Zwei Partien: die zweite mit derselben Eröffnung und getauschten Farben.
challenge-sides-random = Die Farben werden ausgelost.
challenge-you-play-first = Du spielst { $side } und beginnst.
challenge-you-play = Du spielst { $side }.
challenge-opening-free = Freie Eröffnung.
challenge-opening-three-move = Die ersten drei Züge werden ausgelost.
challenge-opening-eleven-man = Jede Seite hat einen Stein weniger. Ausgelost wird, welcher fehlt, dazu die ersten beiden Züge.
challenge-clock = { $clock }.
