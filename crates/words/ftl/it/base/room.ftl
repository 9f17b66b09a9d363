### What players do besides moving: endings, offers, draws, take-backs.

## How a game ended, as spectators or two people on one device see it.
## $winner and $loser are names or sides. $side is the side of the loser.

# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-captured-out = { $winner } vince. Il { $side } non ha più pezzi.
# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-blocked = { $winner } vince. Il { $side } non può muovere.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-resignation = { $loser } abbandona. { $winner } vince.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-time-forfeit = { $loser } ha finito il tempo. { $winner } vince.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-abandonment = { $loser } ha lasciato la partita. { $winner } vince.

## The same, as the winner sees it.

# $side (side): the loser's side. Example: White
ending-won-captured-out = Hai vinto! Il { $side } non ha più pezzi.
# $side (side): the loser's side. Example: White
ending-won-blocked = Hai vinto! Il { $side } non può muovere.
# $loser (phrase): who lost. Example: Ben
ending-won-resignation = Hai vinto! { $loser } abbandona.
# $loser (phrase): who lost. Example: Ben
ending-won-time-forfeit = Hai vinto! { $loser } ha finito il tempo.
# $loser (phrase): who lost. Example: Ben
ending-won-abandonment = Hai vinto! { $loser } ha lasciato la partita.

## The same, as the loser sees it.

# $winner (phrase): who won. Example: Ann
ending-lost-captured-out = { $winner } vince. Non hai più pezzi.
# $winner (phrase): who won. Example: Ann
ending-lost-blocked = { $winner } vince. Non puoi muovere.
# $winner (phrase): who won. Example: Ann
ending-lost-resignation = Hai abbandonato. { $winner } vince.
# $winner (phrase): who won. Example: Ann
ending-lost-time-forfeit = Hai finito il tempo. { $winner } vince.
# $winner (phrase): who won. Example: Ann
ending-lost-abandonment = Hai lasciato la partita. { $winner } vince.

## Draws.

ending-agreement = Patta d’accordo.
ending-threefold = Patta per triplice ripetizione.
ending-fivefold = Patta per quintuplice ripetizione.
# Neither side has captured or moved a man in 40 moves.
ending-forty-moves = Patta per la regola delle 40 mosse.
ending-move-limit = Patta: la partita è arrivata a 300 mosse.

# $player (phrase): who aborted it. Example: Ann
ending-aborted = { $player } ha annullato la partita.
ending-aborted-by-you = Hai annullato la partita.

## Why a game ended, in a list of games.

termination-captured-out = senza pezzi
termination-blocked = senza mosse
termination-resignation = abbandono
termination-time-forfeit = tempo scaduto
termination-abandonment = partita lasciata
termination-agreement = patta d’accordo
termination-threefold = patta per triplice ripetizione
termination-fivefold = patta per quintuplice ripetizione
termination-forty-moves = patta per la regola delle 40 mosse
termination-move-limit = patta per il limite di 300 mosse
termination-aborted = annullata

## Offers.

# $player (phrase): who offers it. Example: Ann
offer-draw = { $player } offre la patta.
# $player (phrase): who asks. Example: Ann
# $count (number): how many moves. Example: 2
offer-take-back = { $count ->
    [one] { $player } chiede di ritirare una mossa.
   *[other] { $player } chiede di ritirare { $count } mosse.
}
# $player (phrase): who offers it. Example: Ann
offer-rematch = { $player } offre la rivincita.
offer-draw-yours = Hai offerto la patta.
offer-take-back-yours = Hai chiesto di ritirare una mossa.
offer-rematch-yours = Hai offerto la rivincita.
# $player (phrase): who declined. Example: Ann
declined-draw = { $player } ha rifiutato la patta.
# $player (phrase): who declined. Example: Ann
declined-take-back = { $player } non accetta che tu ritiri la mossa.
# $player (phrase): who declined. Example: Ann
declined-rematch = { $player } ha rifiutato la rivincita.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-draw = { $player } non offre più la patta.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-take-back = { $player } non chiede più di ritirare la mossa.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-rematch = { $player } non offre più la rivincita.

## Why something can't be done in a game.

# $player (phrase): who aborted it. Example: Red
refused-aborted = { $player } ha annullato la partita.
refused-still-playing = La partita non è ancora finita.
refused-rematch-agreed = La rivincita è cominciata. Continua lì.
refused-already-offered-draw = Hai già offerto la patta. Aspetta la risposta.
refused-already-asked-take-back = Hai già chiesto di ritirare una mossa. Aspetta la risposta.
refused-already-offered-rematch = Hai già offerto la rivincita. Aspetta la risposta.
refused-draw-too-soon = Hai appena offerto la patta. Aspetta che muovano entrambi.
refused-take-back-too-soon = Hai appena chiesto di ritirare una mossa. Aspetta che muovano entrambi.
refused-rematch-too-soon = Hai già offerto una volta la rivincita.
refused-answer-draw-first = Il tuo avversario offre la patta. Prima rispondi.
refused-answer-take-back-first = Il tuo avversario chiede di ritirare una mossa. Prima rispondi.
refused-answer-rematch-first = Il tuo avversario offre la rivincita. Prima rispondi.
refused-no-draw-offer = Nessuna offerta di patta attende risposta.
refused-no-take-back-request = Nessuna richiesta di ritirare mosse attende risposta.
refused-no-rematch-offer = Nessuna offerta di rivincita attende risposta.
refused-nothing-to-withdraw = Questa offerta non è più valida.
# $times (number): how often the position has come up. Example: 2
# $quiet (number): moves without progress. Example: 31
# $needed (number): how many make a draw. Example: 40
refused-no-draw-to-claim = { $times ->
    [1] Non puoi ancora reclamare la patta: la posizione non si è ripetuta e le mosse senza progressi sono solo { $quiet } su { $needed }.
    [2] Non puoi ancora reclamare la patta: la posizione si è presentata solo due volte e le mosse senza progressi sono solo { $quiet } su { $needed }.
   *[other] Non puoi ancora reclamare la patta: la posizione si è presentata { $times } volte e le mosse senza progressi sono solo { $quiet } su { $needed }.
}
refused-take-back-free = In questa partita puoi ritirare le mosse senza chiedere.
refused-take-back-by-consent = Per ritirare una mossa serve il consenso dell’avversario.
refused-take-back-never = In questa partita non si possono ritirare le mosse.
# $count (number): how many moves can be taken back. Example: 1
refused-take-back-too-far = { $count ->
    [0] Non ci sono mosse da ritirare.
    [one] Puoi ritirare { $count } mossa.
   *[other] Puoi ritirare al massimo { $count } mosse.
}
refused-too-late-to-abort = Entrambi hanno già mosso. Offri la patta o abbandona.
refused-abort-instead = La partita non è ancora cominciata. Puoi annullarla.
refused-no-grace-period = In questa partita nessuno perde per assenza.
refused-opponent-here = Il tuo avversario è qui.
# $time (phrase): how long. Example: 40 seconds
refused-still-in-grace = Il tuo avversario ha ancora { $time } per tornare.
refused-already-gone = Il giocatore è già uscito.
refused-already-here = Il giocatore è già qui.
refused-already-open = La partita è già cominciata.
refused-time-is-up = Il tempo era già scaduto.
refused-flag-up = Il tempo non era scaduto.
refused-too-much-credit = È troppo tempo reso per il ritardo di rete.
refused-no-outage = Non è andato perso tempo.
