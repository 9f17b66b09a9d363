### What players do besides moving: endings, offers, draws, take-backs.

## How a game ended, as spectators or two people on one device see it.
## $winner and $loser are names or sides. $side is the side of the loser.

# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-captured-out = { $side ->
    [red] { $winner } gagne. Les Rouges n’ont plus de pièces.
    [black] { $winner } gagne. Les Noirs n’ont plus de pièces.
   *[white] { $winner } gagne. Les Blancs n’ont plus de pièces.
}
# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-blocked = { $side ->
    [red] { $winner } gagne. Les Rouges ne peuvent plus jouer.
    [black] { $winner } gagne. Les Noirs ne peuvent plus jouer.
   *[white] { $winner } gagne. Les Blancs ne peuvent plus jouer.
}
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-resignation = { $loser } abandonne. { $winner } gagne.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-time-forfeit = { $loser } a dépassé son temps. { $winner } gagne.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-abandonment = { $loser } a quitté la partie. { $winner } gagne.

## The same, as the winner sees it.

# $side (side): the loser's side. Example: White
ending-won-captured-out = { $side ->
    [red] Vous gagnez ! Les Rouges n’ont plus de pièces.
    [black] Vous gagnez ! Les Noirs n’ont plus de pièces.
   *[white] Vous gagnez ! Les Blancs n’ont plus de pièces.
}
# $side (side): the loser's side. Example: White
ending-won-blocked = { $side ->
    [red] Vous gagnez ! Les Rouges ne peuvent plus jouer.
    [black] Vous gagnez ! Les Noirs ne peuvent plus jouer.
   *[white] Vous gagnez ! Les Blancs ne peuvent plus jouer.
}
# $loser (phrase): who lost. Example: Ben
ending-won-resignation = Vous gagnez ! { $loser } abandonne.
# $loser (phrase): who lost. Example: Ben
ending-won-time-forfeit = Vous gagnez ! { $loser } a dépassé son temps.
# $loser (phrase): who lost. Example: Ben
ending-won-abandonment = Vous gagnez ! { $loser } a quitté la partie.

## The same, as the loser sees it.

# $winner (phrase): who won. Example: Ann
ending-lost-captured-out = { $winner } gagne. Vous n’avez plus de pièces.
# $winner (phrase): who won. Example: Ann
ending-lost-blocked = { $winner } gagne. Vous ne pouvez plus jouer.
# $winner (phrase): who won. Example: Ann
ending-lost-resignation = Vous avez abandonné. { $winner } gagne.
# $winner (phrase): who won. Example: Ann
ending-lost-time-forfeit = Vous avez dépassé votre temps. { $winner } gagne.
# $winner (phrase): who won. Example: Ann
ending-lost-abandonment = Vous avez quitté la partie. { $winner } gagne.

## Draws.

ending-agreement = Nulle d’un commun accord.
ending-threefold = Nulle par triple répétition.
ending-fivefold = Nulle par quintuple répétition.
# Neither side has captured or moved a man in 40 moves.
ending-forty-moves = Nulle par la règle des 40 coups.
ending-move-limit = Nulle : la partie a atteint 300 coups.

# $player (phrase): who aborted it. Example: Ann
ending-aborted = { $player } a annulé la partie.
ending-aborted-by-you = Vous avez annulé la partie.

## Why a game ended, in a list of games.

termination-captured-out = plus de pièces
termination-blocked = plus de coups
termination-resignation = abandon
termination-time-forfeit = temps dépassé
termination-abandonment = joueur parti
termination-agreement = nulle d’un commun accord
termination-threefold = nulle par triple répétition
termination-fivefold = nulle par quintuple répétition
termination-forty-moves = nulle par la règle des 40 coups
termination-move-limit = nulle par la limite de 300 coups
termination-aborted = partie annulée

## Offers.

# $player (phrase): who offers it. Example: Ann
offer-draw = { $player } propose nulle.
# $player (phrase): who asks. Example: Ann
# $count (number): how many moves. Example: 2
offer-take-back = { $count ->
    [one] { $player } demande à reprendre un coup.
   *[other] { $player } demande à reprendre { $count } coups.
}
# $player (phrase): who offers it. Example: Ann
offer-rematch = { $player } propose une revanche.
offer-draw-yours = Vous avez proposé nulle.
offer-take-back-yours = Vous avez demandé à reprendre un coup.
offer-rematch-yours = Vous avez proposé une revanche.
# $player (phrase): who declined. Example: Ann
declined-draw = { $player } a refusé la nulle.
# $player (phrase): who declined. Example: Ann
declined-take-back = { $player } a refusé la reprise du coup.
# $player (phrase): who declined. Example: Ann
declined-rematch = { $player } a refusé la revanche.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-draw = { $player } a retiré sa proposition de nulle.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-take-back = { $player } ne demande plus à reprendre un coup.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-rematch = { $player } a retiré sa proposition de revanche.

## Why something can't be done in a game.

# $player (phrase): who aborted it. Example: Red
refused-aborted = { $player } a annulé la partie.
refused-still-playing = La partie n’est pas encore finie.
refused-rematch-agreed = La revanche a commencé. Continuez là-bas.
refused-already-offered-draw = Vous avez déjà proposé nulle. Attendez la réponse.
refused-already-asked-take-back = Vous avez déjà demandé à reprendre un coup. Attendez la réponse.
refused-already-offered-rematch = Vous avez déjà proposé une revanche. Attendez la réponse.
refused-draw-too-soon = Vous venez de proposer nulle. Attendez que chacun ait joué.
refused-take-back-too-soon = Vous venez de demander à reprendre un coup. Attendez que chacun ait joué.
refused-rematch-too-soon = Vous avez déjà proposé une revanche.
refused-answer-draw-first = Votre adversaire propose nulle. Répondez d’abord.
refused-answer-take-back-first = Votre adversaire demande à reprendre un coup. Répondez d’abord.
refused-answer-rematch-first = Votre adversaire propose une revanche. Répondez d’abord.
refused-no-draw-offer = Aucune proposition de nulle n’attend de réponse.
refused-no-take-back-request = Aucune demande de reprise n’attend de réponse.
refused-no-rematch-offer = Aucune proposition de revanche n’attend de réponse.
refused-nothing-to-withdraw = Cette proposition n’est plus valable.
# $times (number): how often the position has come up. Example: 2
# $quiet (number): moves without progress. Example: 31
# $needed (number): how many make a draw. Example: 40
refused-no-draw-to-claim = { $times ->
    [1] Vous ne pouvez pas encore réclamer la nulle : la position ne s’est pas répétée, et les coups sans progrès n’en sont qu’à { $quiet } sur { $needed }.
    [2] Vous ne pouvez pas encore réclamer la nulle : la position ne s’est présentée que deux fois, et les coups sans progrès n’en sont qu’à { $quiet } sur { $needed }.
   *[other] Vous ne pouvez pas encore réclamer la nulle : la position s’est présentée { $times } fois, et les coups sans progrès n’en sont qu’à { $quiet } sur { $needed }.
}
refused-take-back-free = Dans cette partie, vous pouvez reprendre vos coups sans demander.
refused-take-back-by-consent = Votre adversaire doit accepter que vous repreniez un coup.
refused-take-back-never = Dans cette partie, on ne reprend pas ses coups.
# $count (number): how many moves can be taken back. Example: 1
refused-take-back-too-far = { $count ->
    [0] Il n’y a aucun coup à reprendre.
    [one] Vous pouvez reprendre { $count } coup.
   *[other] Vous pouvez reprendre { $count } coups au plus.
}
refused-too-late-to-abort = Chacun a déjà joué. Proposez nulle ou abandonnez.
refused-abort-instead = La partie n’a pas encore commencé. Annulez-la plutôt.
refused-no-grace-period = Dans cette partie, on ne perd pas pour absence.
refused-opponent-here = Votre adversaire est là.
# $time (phrase): how long. Example: 40 seconds
refused-still-in-grace = Votre adversaire a encore { $time } pour revenir.
refused-already-gone = Ce joueur est déjà parti.
refused-already-here = Ce joueur est déjà là.
refused-already-open = La partie a déjà commencé.
refused-time-is-up = Le temps était déjà écoulé.
refused-flag-up = Le temps n’était pas écoulé.
refused-too-much-credit = C’est trop de temps rendu pour la latence.
refused-no-outage = Aucun temps n’a été perdu.
