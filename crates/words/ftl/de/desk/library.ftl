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
library-search-hint = Spieler, Turnier, Eröffnung, Ergebnis, Kommentar
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
library-deleted-many = { $count ->
    [one] { $count } Partie gelöscht.
   *[other] { $count } Partien gelöscht.
}
library-delete-question = { $count ->
    [one] Diese Partie löschen?
   *[other] Diese { $count } Partien löschen?
}

library-sort = Sortieren nach
library-sort-added = Hinzugefügt
library-sort-event = Turnier
library-sort-site = Ort
library-sort-date = Datum
library-sort-length = Länge
library-sort-opening = Eröffnung
library-order = Reihenfolge umkehren
library-filters = Filter
library-filters-set = Filter ({ $count })
library-clear-filters = Filter entfernen
library-any = Alle
library-collection = Ordner
library-no-collection = Kein Ordner
library-result = Ergebnis
library-result-unknown = Unbekannt
library-year-from = Ab Jahr
library-year-to = Bis Jahr
library-moves-least = Züge mindestens
library-moves-most = Züge höchstens
library-with-position = Mit dieser Stellung
library-with-pattern = Mit diesen Steinen; die anderen Felder sind egal
library-colors-reversed = Auch mit vertauschten Farben
library-board-remove = Ohne Stellung suchen
library-positions-loading = Stellungen werden geladen …
library-duplicates = Doppelte
library-trash = Papierkorb
library-trash-lead = { $count ->
    [one] Gelöschte Partien bleiben hier einen Tag.
   *[other] Gelöschte Partien bleiben hier { $count } Tage.
}
library-days-left = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
library-select = Auswählen: { $title }
library-select-all = { $count ->
    [one] { $count } Partie auswählen
   *[other] Alle { $count } Partien auswählen
}
library-selected = { $count ->
   *[other] { $count } ausgewählt
}
library-move = In Ordner verschieben
library-move-label = Name des Ordners
library-move-do = Verschieben
library-moved = { $count ->
    [one] { $count } Partie verschoben.
   *[other] { $count } Partien verschoben.
}
library-restore = Wiederherstellen
library-restored = { $count ->
    [one] { $count } Partie wiederhergestellt.
   *[other] { $count } Partien wiederhergestellt.
}
library-delete-forever = Endgültig löschen
library-delete-forever-question = { $count ->
    [one] { $count } Partie endgültig löschen? Das lässt sich nicht rückgängig machen.
   *[other] { $count } Partien endgültig löschen? Das lässt sich nicht rückgängig machen.
}
library-deleted-forever = { $count ->
    [one] { $count } Partie endgültig gelöscht.
   *[other] { $count } Partien endgültig gelöscht.
}
library-damaged = Einige gespeicherte Partien sind beschädigt und nicht lesbar. Der Rest der Sammlung funktioniert.

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
import-skipped = { $games } übersprungen: { $variant }
import-cut-short = Die Datei wurde nicht bis zum Ende gelesen. { $reason }
import-refused = { $file }: { $reason }
import-empty = Die Datei ist leer.
import-binary = Das ist keine Textdatei. Importier Partien als PDN oder JSON.
import-too-large = Die Datei ist größer als { $size } MB. Teil sie in kleinere auf.
import-not-stored = Der Speicher des Browsers ist voll oder abgeschaltet. Die letzten Partien bleiben nur, bis du diese Seite schließt.
import-canceled = Du hast den Import abgebrochen.
import-unreadable = Der Browser konnte die Datei nicht lesen.
import-game-too-large = Eine Partie darin ist größer als { $size } MB.
import-more-problems = … und { $count } weitere.
import-problem-no-end = Partie { $number } ist unvollständig. Vielleicht ist die Datei abgeschnitten.
import-problem-too-large = Partie { $number } ist größer als { $size } MB. Ihr Anfang wurde behalten, der Rest nicht.
import-problem-not-resumable = Partie { $number } lässt sich nicht fortsetzen, aber analysieren. { $why }
