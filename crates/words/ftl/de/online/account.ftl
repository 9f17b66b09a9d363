### The account of a player.

account-title = Konto
account-guest-lead = Du spielst als Gast. Mit einem Konto behältst du deinen Namen, bekommst eine Wertungszahl und findest deine Partien auf jedem Gerät.
account-new = Registrieren
account-new-lead = Partien, die du als Gast gespielt hast, bleiben deine.
account-name = Name
account-name-rules = 1 bis 20 Zeichen: Buchstaben von A bis Z, Ziffern, einzelne Leerzeichen, - _ oder . Am Anfang steht ein Buchstabe. Andere sehen den Namen.
account-password = Passwort
account-password-rules = Mindestens 12 Zeichen und nicht dein Name. Du bekommst Codes für den Fall, dass du es vergisst.
account-create = Konto anlegen
account-log-in = Anmelden
account-log-in-lead = Du hast schon ein Konto? Willkommen zurück.
account-log-out = Abmelden
account-logged-out = Du bist auf diesem Gerät abgemeldet.
account-show = Zeigen
account-show-password = Passwort zeigen

account-codes = Wiederherstellungscodes
account-codes-lead = Wenn du dein Passwort vergisst, kannst du mit jedem dieser Codes einmal ein neues festlegen. Sichere sie jetzt: Sie werden nur dieses eine Mal angezeigt.
account-codes-kept = Gesichert
account-forgotten = Passwort vergessen?
account-forgotten-lead = Gib einen deiner Wiederherstellungscodes ein und wähle ein neues Passwort. Andere Geräte werden abgemeldet.
account-code = Wiederherstellungscode
account-recover = Neues Passwort setzen

account-change = Passwort ändern
account-change-lead = Andere Geräte werden abgemeldet.
account-old-password = Jetziges Passwort
account-new-password = Neues Passwort
account-changed = Passwort geändert.

account-tokens = Token für Programme
account-tokens-lead = Mit einem Token spielt ein Programm von dir unter deinem Namen. Wer es hat, kann an deiner Stelle spielen, also halt es geheim.
account-no-tokens = Noch keine Token.
account-token-name = Wofür es ist
account-token-hint = Mein Bot
account-make-token = Token anlegen
account-token-secret = Dein neues Token
account-token-once = Kopier es jetzt. Du siehst es nur einmal.
account-token-kept = Fertig
account-token-needs-name = Sag, wofür es ist, mit 1 bis 40 Zeichen.

account-games = Deine Partien
account-games-lead = Alle Partien, die du hier gespielt hast, in einer PDN-Datei.
account-export = Alle Partien sichern
account-profile = Mein Profil

account-delete = Konto löschen
account-delete-lead = Name, Passwort und Token werden endgültig gelöscht. Deine Partien bleiben ohne deinen Namen, denn sie gehören auch deinen Gegnern. Sichere deine vorher.
account-confirm-password = Mit deinem Passwort bestätigen
account-deleted = Dein Konto ist gelöscht.

account-logged-in = Du bist als { $name } angemeldet.
account-welcome = Willkommen, { $name }. Dein Konto ist bereit.
account-token-deleted = „{ $label }“ gelöscht. Programme, die es nutzten, sind abgemeldet.
account-delete-token = Löschen: { $label }
account-delete-token-question = „{ $label }“ löschen? Programme, die es benutzen, werden abgemeldet.
account-made-at = angelegt: { $date }
