### A game in the terminal. Words in `backquotes` are commands: keep them in English.

terminal-confirm = { $move }? Eingabetaste spielt den Zug, mit `back` wählst du neu.
terminal-nothing-to-confirm = Kein Zug zu bestätigen. Gib erst einen ein.
terminal-canceled = Abgebrochen. Wähle neu.
terminal-nothing-to-cancel = Kein Zug abzubrechen.
terminal-nothing-offered = Es gibt kein Angebot zu beantworten.
terminal-save-where = Nenn eine Datei: save DATEI.
terminal-saved = In { $file } gespeichert. Auch jeder weitere Zug wird dort gespeichert.
terminal-not-saved = Die Partie konnte nicht gespeichert werden: { $why }.
terminal-not-loaded = { $file } konnte nicht geladen werden, darum geht diese Partie weiter. { $why }
terminal-load-which = Nenn eine Datei: load DATEI.
terminal-unknown = „{ $text }“ ist weder Zug noch Befehl. { $why } `help` erklärt beides.
terminal-no-moves = Noch keine Züge.
terminal-moves = Züge: { $moves }
terminal-player = { $player }: { $pieces }
terminal-player-clock = { $player }: { $pieces }, noch { $time }
terminal-over = { $ending } Gib `new`, `rematch`, `undo` oder `quit` ein.
terminal-offer = { $offer } { $player }: Gib `accept` oder `decline` ein.
# Where the player types.
terminal-prompt = { $player } am Zug>
terminal-thinking = { $player } denkt nach. Mit der Eingabetaste zieht der Computer sofort.
terminal-plays = { $player } spielt { $move }.
terminal-no-hint = Es gibt keinen Zug vorzuschlagen.
terminal-hint-more = Mehr mit `hint`.
# Keep the columns: the first word of each line names a subject.
terminal-help =
    Züge       11-15, 22x15 oder 22x15x8, oder in Buchstaben: F6-E5. Wer schlagen kann, muss. Ein Feld
               allein zeigt, wohin sein Stein kann, oder zieht dorthin, wenn nur ein Stein es kann.
               `moves` nennt alle erlaubten Züge, `history` die gespielten.
    Regeln     Einfache Steine ziehen ein Feld vorwärts, Damen auch rückwärts. Spring über einen
               gegnerischen Stein nebenan auf das leere Feld dahinter, und schlag weiter, solange es
               geht. Ein Stein auf der letzten Reihe wird zur Dame; damit endet sein Zug. Wer nicht
               ziehen kann, verliert.
    Partie     hint, undo, draw, accept, decline, claim (Remis nach den Regeln), resign, new, rematch
    Anzeige    board, flip, letters, numbers, fen
    Dateien    save DATEI, load DATEI
    Rückfrage  Mit --confirm spielt die Eingabetaste den Zug, und `back` bricht ihn ab.
    Ende       quit
