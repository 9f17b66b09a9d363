### What players do besides moving: endings, offers, draws, take-backs.

## How a game ended, as spectators or two people on one device see it.
## $winner and $loser are names or sides. $side is the side of the loser.

# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-captured-out = { $winner } wins. { $side } has no pieces left.
# $winner (phrase): who won. Example: Ann
# $side (side): the loser's side. Example: White
ending-blocked = { $winner } wins. { $side } can't move.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-resignation = { $loser } resigned. { $winner } wins.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-time-forfeit = { $loser } ran out of time. { $winner } wins.
# $winner (phrase): who won. Example: Ann
# $loser (phrase): who lost. Example: Ben
ending-abandonment = { $loser } left the game. { $winner } wins.

## The same, as the winner sees it.

# $side (side): the loser's side. Example: White
ending-won-captured-out = You win! { $side } has no pieces left.
# $side (side): the loser's side. Example: White
ending-won-blocked = You win! { $side } can't move.
# $loser (phrase): who lost. Example: Ben
ending-won-resignation = You win! { $loser } resigned.
# $loser (phrase): who lost. Example: Ben
ending-won-time-forfeit = You win! { $loser } ran out of time.
# $loser (phrase): who lost. Example: Ben
ending-won-abandonment = You win! { $loser } left the game.

## The same, as the loser sees it.

# $winner (phrase): who won. Example: Ann
ending-lost-captured-out = { $winner } wins. You have no pieces left.
# $winner (phrase): who won. Example: Ann
ending-lost-blocked = { $winner } wins. You can't move.
# $winner (phrase): who won. Example: Ann
ending-lost-resignation = You resigned. { $winner } wins.
# $winner (phrase): who won. Example: Ann
ending-lost-time-forfeit = You ran out of time. { $winner } wins.
# $winner (phrase): who won. Example: Ann
ending-lost-abandonment = You left the game. { $winner } wins.

## Draws.

ending-agreement = Draw by agreement.
ending-threefold = Draw by threefold repetition.
ending-fivefold = Draw by fivefold repetition.
# Neither side has captured or moved a man in 40 moves.
ending-forty-moves = Draw by the 40-move rule.
ending-move-limit = Draw: the game reached 300 moves.

# $player (phrase): who aborted it. Example: Ann
ending-aborted = { $player } aborted the game.
ending-aborted-by-you = You aborted the game.

## Why a game ended, in a list of games.

termination-captured-out = no pieces left
termination-blocked = no moves left
termination-resignation = resignation
termination-time-forfeit = time ran out
termination-abandonment = player left
termination-agreement = draw by agreement
termination-threefold = draw by threefold repetition
termination-fivefold = draw by fivefold repetition
termination-forty-moves = draw by the 40-move rule
termination-move-limit = draw by the 300-move limit
termination-aborted = aborted

## Offers.

# $player (phrase): who offers it. Example: Ann
offer-draw = { $player } offers a draw.
# $player (phrase): who asks. Example: Ann
# $count (number): how many moves. Example: 2
offer-take-back = { $count ->
    [one] { $player } asks to take back a move.
   *[other] { $player } asks to take back { $count } moves.
}
# $player (phrase): who offers it. Example: Ann
offer-rematch = { $player } offers a rematch.
offer-draw-yours = You offered a draw.
offer-take-back-yours = You asked for a take-back.
offer-rematch-yours = You offered a rematch.
# $player (phrase): who declined. Example: Ann
declined-draw = { $player } declined the draw.
# $player (phrase): who declined. Example: Ann
declined-take-back = { $player } declined the take-back.
# $player (phrase): who declined. Example: Ann
declined-rematch = { $player } declined the rematch.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-draw = { $player } withdrew the draw offer.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-take-back = { $player } withdrew the take-back request.
# $player (phrase): who withdrew it. Example: Ann
withdrawn-rematch = { $player } withdrew the rematch offer.

## Why something can't be done in a game.

# $player (phrase): who aborted it. Example: Red
refused-aborted = { $player } aborted the game.
refused-still-playing = The game isn't over yet.
refused-rematch-agreed = The rematch has started. Continue there.
refused-already-offered-draw = You've already offered a draw. Wait for the answer.
refused-already-asked-take-back = You've already asked for a take-back. Wait for the answer.
refused-already-offered-rematch = You've already offered a rematch. Wait for the answer.
refused-draw-too-soon = You just offered a draw. Wait until both sides have moved.
refused-take-back-too-soon = You just asked for a take-back. Wait until both sides have moved.
refused-rematch-too-soon = You've already offered a rematch once.
refused-answer-draw-first = Your opponent offered a draw. Answer that first.
refused-answer-take-back-first = Your opponent asked for a take-back. Answer that first.
refused-answer-rematch-first = Your opponent offered a rematch. Answer that first.
refused-no-draw-offer = There's no draw offer to answer.
refused-no-take-back-request = There's no take-back request to answer.
refused-no-rematch-offer = There's no rematch offer to answer.
refused-nothing-to-withdraw = That offer is no longer open.
# $times (number): how often the position has come up. Example: 2
# $quiet (number): moves without progress. Example: 31
# $needed (number): how many make a draw. Example: 40
refused-no-draw-to-claim = { $times ->
    [1] You can't claim a draw yet: the position hasn't repeated, and only { $quiet } of { $needed } moves have passed without progress.
    [2] You can't claim a draw yet: the position has come up only twice, and only { $quiet } of { $needed } moves have passed without progress.
   *[other] You can't claim a draw yet: the position has come up { $times } times, and only { $quiet } of { $needed } moves have passed without progress.
}
refused-take-back-free = In this game you can take moves back without asking.
refused-take-back-by-consent = Your opponent has to agree to a take-back.
refused-take-back-never = Take-backs aren't allowed in this game.
# $count (number): how many moves can be taken back. Example: 1
refused-take-back-too-far = { $count ->
    [0] There's no move to take back.
    [one] You can take back { $count } move.
   *[other] You can take back up to { $count } moves.
}
refused-too-late-to-abort = Both sides have moved. Offer a draw or resign instead.
refused-abort-instead = The game hasn't started yet. Abort it instead.
refused-no-grace-period = You can't win this game just because your opponent is away.
refused-opponent-here = Your opponent is here.
# $time (phrase): how long. Example: 40 seconds
refused-still-in-grace = Your opponent has { $time } left to come back.
refused-already-gone = That player has already left.
refused-already-here = That player is already here.
refused-already-open = The game has already started.
refused-time-is-up = Time had already run out.
refused-flag-up = Time hadn't run out.
refused-too-much-credit = That's too much lag credit.
refused-no-outage = No time was lost.
