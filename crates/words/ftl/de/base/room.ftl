### What players do besides moving: endings, offers, draws, take-backs.

## How a game ended, as spectators or two people on one device see it.
## $winner and $loser are names or sides. $side is the side of the loser.

ending-captured-out = { $winner } gewinnt. { $side } hat keine Steine mehr.
ending-blocked = { $winner } gewinnt. { $side } kann nicht mehr ziehen.
ending-resignation = { $loser } hat aufgegeben. { $winner } gewinnt.
ending-time-forfeit = { $loser } hat die Zeit überschritten. { $winner } gewinnt.
ending-abandonment = { $loser } hat die Partie verlassen. { $winner } gewinnt.

## The same, as the winner sees it.

ending-won-captured-out = Du hast gewonnen! { $side } hat keine Steine mehr.
ending-won-blocked = Du hast gewonnen! { $side } kann nicht mehr ziehen.
ending-won-resignation = Du hast gewonnen! { $loser } hat aufgegeben.
ending-won-time-forfeit = Du hast gewonnen! { $loser } hat die Zeit überschritten.
ending-won-abandonment = Du hast gewonnen! { $loser } hat die Partie verlassen.

## The same, as the loser sees it.

ending-lost-captured-out = { $winner } gewinnt. Du hast keine Steine mehr.
ending-lost-blocked = { $winner } gewinnt. Du kannst nicht mehr ziehen.
ending-lost-resignation = Du hast aufgegeben. { $winner } gewinnt.
ending-lost-time-forfeit = Deine Zeit ist abgelaufen. { $winner } gewinnt.
ending-lost-abandonment = Du hast die Partie verlassen. { $winner } gewinnt.

## Draws.

ending-agreement = Remis durch Vereinbarung.
ending-threefold = Remis durch dreimalige Stellungswiederholung.
ending-fivefold = Remis durch fünfmalige Stellungswiederholung.
# Neither side has captured or moved a man in 40 moves.
ending-forty-moves = Remis nach der 40-Züge-Regel.
ending-move-limit = Remis: Die Partie hat 300 Züge erreicht.

ending-aborted = { $player } hat die Partie abgebrochen.
ending-aborted-by-you = Du hast die Partie abgebrochen.

## Why a game ended, in a list of games.

termination-captured-out = keine Steine mehr
termination-blocked = keine Züge mehr
termination-resignation = Aufgabe
termination-time-forfeit = Zeit abgelaufen
termination-abandonment = Spieler weg
termination-agreement = Remis durch Vereinbarung
termination-threefold = Remis durch dreimalige Stellungswiederholung
termination-fivefold = Remis durch fünfmalige Stellungswiederholung
termination-forty-moves = Remis nach der 40-Züge-Regel
termination-move-limit = Remis nach 300 Zügen
termination-aborted = abgebrochen

## Offers.

offer-draw = { $player } bietet Remis an.
offer-take-back = { $count ->
    [one] { $player } möchte einen Zug zurücknehmen.
   *[other] { $player } möchte { $count } Züge zurücknehmen.
}
offer-rematch = { $player } bietet Revanche an.
offer-draw-yours = Du hast Remis angeboten.
offer-take-back-yours = Du hast um Zurücknahme gebeten.
offer-rematch-yours = Du hast Revanche angeboten.
declined-draw = { $player } hat das Remis abgelehnt.
declined-take-back = { $player } hat die Zurücknahme abgelehnt.
declined-rematch = { $player } hat die Revanche abgelehnt.
withdrawn-draw = { $player } hat das Remisangebot zurückgezogen.
withdrawn-take-back = { $player } hat die Bitte um Zurücknahme zurückgezogen.
withdrawn-rematch = { $player } hat das Revancheangebot zurückgezogen.

## Why something can't be done in a game.

refused-aborted = { $player } hat die Partie abgebrochen.
refused-still-playing = Die Partie ist noch nicht zu Ende.
refused-rematch-agreed = Die Revanche hat begonnen. Spiel dort weiter.
refused-already-offered-draw = Du hast schon Remis angeboten. Warte auf die Antwort.
refused-already-asked-take-back = Du hast schon um Zurücknahme gebeten. Warte auf die Antwort.
refused-already-offered-rematch = Du hast schon Revanche angeboten. Warte auf die Antwort.
refused-draw-too-soon = Du hast gerade erst Remis angeboten. Warte, bis beide Seiten gezogen haben.
refused-take-back-too-soon = Du hast gerade erst um Zurücknahme gebeten. Warte, bis beide Seiten gezogen haben.
refused-rematch-too-soon = Du hast schon einmal Revanche angeboten.
refused-answer-draw-first = Dein Gegner hat Remis angeboten. Antworte zuerst darauf.
refused-answer-take-back-first = Dein Gegner hat um Zurücknahme gebeten. Antworte zuerst darauf.
refused-answer-rematch-first = Dein Gegner hat Revanche angeboten. Antworte zuerst darauf.
refused-no-draw-offer = Es gibt kein Remisangebot.
refused-no-take-back-request = Es gibt keine Bitte um Zurücknahme.
refused-no-rematch-offer = Es gibt kein Revancheangebot.
refused-nothing-to-withdraw = Dieses Angebot gilt nicht mehr.
refused-no-draw-to-claim = { $times ->
    [1] Du kannst noch kein Remis fordern: Die Stellung hat sich nicht wiederholt, und erst { $quiet } von { $needed } Zügen waren ohne Fortschritt.
    [2] Du kannst noch kein Remis fordern: Die Stellung war erst zweimal auf dem Brett, und erst { $quiet } von { $needed } Zügen waren ohne Fortschritt.
   *[other] Du kannst noch kein Remis fordern: Die Stellung war { $times }-mal auf dem Brett, und erst { $quiet } von { $needed } Zügen waren ohne Fortschritt.
}
refused-take-back-free = In dieser Partie kannst du Züge zurücknehmen, ohne zu fragen.
refused-take-back-by-consent = Dein Gegner muss der Zurücknahme zustimmen.
refused-take-back-never = In dieser Partie werden keine Züge zurückgenommen.
refused-take-back-too-far = { $count ->
    [0] Es gibt keinen Zug zum Zurücknehmen.
    [one] Du kannst { $count } Zug zurücknehmen.
   *[other] Du kannst bis zu { $count } Züge zurücknehmen.
}
refused-too-late-to-abort = Beide Seiten haben schon gezogen. Biete Remis an oder gib auf.
refused-abort-instead = Die Partie hat noch nicht begonnen. Brich sie einfach ab.
refused-no-grace-period = In dieser Partie verliert niemand, weil er weg ist.
refused-opponent-here = Dein Gegner ist da.
refused-still-in-grace = Dein Gegner hat noch { $time }, um zurückzukommen.
refused-already-gone = Dieser Spieler ist schon weg.
refused-already-here = Dieser Spieler ist schon da.
refused-already-open = Die Partie hat schon begonnen.
refused-time-is-up = Die Zeit war schon abgelaufen.
refused-flag-up = Die Zeit war noch nicht abgelaufen.
refused-too-much-credit = Das ist zu viel Gutschrift für die Verzögerung.
refused-no-outage = Es ging keine Zeit verloren.
