### The library of games in this browser.

library-title = Sammlung
library-lead = Partien werden automatisch in diesem Browser gespeichert.
library-loading = Deine Partien werden geladen …
library-empty = Noch keine Partien
library-empty-lead = Eine Partie erscheint hier, sobald sie beginnt. Du kannst auch Partien importieren: Zieh eine PDN-Datei auf diese Seite.
library-to-play = Partie spielen
library-import = Importieren
library-paste = Einfügen
library-paste-label = Partien als PDN
# Example input. Keep the punctuation; you can change the names.
library-paste-hint = [Black "Anna"] [White "Ben"] 1. 11-15 23-19 …
library-paste-do = Import
library-paste-empty = Noch nichts zum Importieren. Füge zuerst eine Partie ein.
library-export-all = Alle sichern
library-export-failed = Der Browser konnte die Datei nicht speichern.
library-drop-here = Zum Importieren loslassen
library-search = Suchen
library-search-hint = Spieler, Turnier, Jahr, Ergebnis
library-show = Zeigen
library-nothing-found = Keine passenden Partien. Such mit weniger Wörtern oder zeig alle.
library-show-all = Alle zeigen
library-review = Analyse
library-rename = Umbenennen
library-rename-label = Name der Partie
library-rename-do = Umbenennen
library-save = Als Datei sichern
library-pages = Seiten
library-previous = Zurück
library-next = Weiter
library-problems = Probleme zeigen
library-open = Partie öffnen
library-pasted = Eingefügter Text
library-all = Alle

library-unfinished = Offen
library-finished = Beendet
library-imported = Importiert

library-filter = { $name } { $count }
library-reading = { $file } wird gelesen: { $percent } %
library-page = { $first }–{ $last } von { $all }
library-deleted = „{ $title }“ gelöscht.
library-delete-shown = { $count ->
    [one] Diese Partie löschen
   *[other] Diese { $count } Partien löschen
}
library-deleted-many = { $count ->
    [one] { $count } Partie gelöscht.
   *[other] { $count } Partien gelöscht.
}
library-delete-question = { $count ->
    [one] Diese Partie löschen?
   *[other] Diese { $count } Partien löschen?
}

## The result of an import. A report is the name of the file and some of these: "club.pdn: 120 games imported, 3 couldn't be read."

import-report = { $file }: { $facts }.
import-games = { $count ->
    [0] nichts importiert
    [one] { $count } Partie importiert
   *[other] { $count } Partien importiert
}
import-partly = { $count ->
   *[other] { $count } teilweise importiert
}
import-known = { $count ->
   *[other] { $count } schon vorhanden
}
import-lost = { $count ->
    [one] { $count } Partie nicht lesbar
   *[other] { $count } Partien nicht lesbar
}
import-cut-short = Die Datei wurde nicht bis zum Ende gelesen. { $reason }
import-refused = { $file }: { $reason }
import-empty = Die Datei ist leer.
import-binary = Das ist keine Textdatei. Partien kommen als PDN oder JSON.
import-too-large = Die Datei ist größer als { $size } MB. Teil sie in kleinere auf.
import-unreadable = Der Browser konnte die Datei nicht lesen.
import-game-too-large = Eine Partie darin ist größer als { $size } MB.
import-more-problems = … und { $count } weitere.
import-problem-no-end = Partie { $number } hat kein Ende. Vielleicht ist die Datei abgeschnitten.
import-problem-not-resumable = Partie { $number } lässt sich nicht fortsetzen, aber analysieren. { $why }
