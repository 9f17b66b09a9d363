### A game on this device, against the computer or another person.

game-loading = Loading the game…
game-not-there = Game not found
game-not-there-lead = Games are saved in the browser where they were played. This one may have been deleted.
game-damaged = This game can't be resumed
# $why (phrase): the reason, a sentence. Example: The end of the game is missing.
game-damaged-lead = The saved copy is damaged. { $why }
game-withdraw = Withdraw
# Next to the name of the player whose turn it is.
game-to-move = to move
game-your-move = Your move.
game-thinking = thinking…
game-moves = Moves
game-no-moves = No moves yet.
# $name (text): the traditional name. Example: Old Faithful
learn-opening = Opening: { $name }
game-steps = Step through the game
game-first = Starting position
game-previous = Previous move
game-next = Next move
game-last = Current position
# A switch, also in the settings.
game-sounds = Sounds
game-looking-back = You're viewing an earlier position.
game-to-present = Back to the game
game-take-back = Take back
game-offer-draw = Offer draw
game-claim-draw = Claim draw
game-resign = Resign
game-hint = Hint
game-save = Save
game-new = New game
game-help = Help
game-move-now = Move now
game-confirm = Confirm
game-accept = Accept
game-decline = Decline
game-resigned = You resigned.
game-rematch = Rematch
game-review = Review
game-actions = Game
game-other-tab = This game is open in another tab.
game-play-here = Play here
game-weaker = The computer is playing below full strength because part of it couldn't be loaded.
# $why (phrase): a sentence. Example: The browser couldn't save the game. Its storage may be full.
game-not-kept = This game isn't being saved. { $why }
game-not-saved = Couldn't save the file.

# $count (number): how many moves, of both sides together. Example: 2
game-taken-back = { $count ->
    [one] Took back { $count } move.
   *[other] Took back { $count } moves.
}
# $why (phrase): a technical message. Example: the worker stopped
game-computer-trouble = The computer ran into a problem: { $why }
# $pieces (phrase): the pieces. Example: 3 men, 1 king
game-taken = Captured: { $pieces }

## Hints come in four steps: is there a jump, which piece, which move, which line.

# After each step but the last. Hint is the button game-hint.
hint-more = Press Hint again for more.

# $count (number): how many captures there are. Example: 2
hint-captures = { $count ->
    [0] No jumps available; look for a regular move.
    [one] You must jump: there's { $count } capture.
   *[other] You must jump: there are { $count } captures.
}
# $square (code): where the piece stands. Example: 18
hint-piece = Look at the piece on { $square }.
# $move (code): a move. Example: 22-18
hint-move = Play { $move }.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many moves it takes. Example: 4
hint-wins-in = { $count ->
    [one] { $line }: wins in { $count } move.
   *[other] { $line }: wins in { $count } moves.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-wins = { $line }: wins the game.
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-holds-out = { $line }: holds out longest.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-wins-pieces = { $count ->
    [1] { $line }: wins a piece.
   *[other] { $line }: wins { $count } pieces.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-crowns = { $line }: gets a king.
# $line (code): a few moves. Example: 22-18 15x22 25x18
# $count (number): how many pieces. Example: 1
hint-loses-pieces = { $count ->
    [1] { $line }: loses only one piece.
   *[other] { $line }: loses only { $count } pieces.
}
# $line (code): a few moves. Example: 22-18 15x22 25x18
hint-keeps = { $line }: the position stays even.

## Why a saved game can't be resumed. Each message is a sentence.

save-no-game = It doesn't contain a game.
save-cut-off = The end of the game is missing.
save-foreign = It wasn't saved by Crownhead.
save-other-version = Another version of Crownhead saved it.
save-damaged = Its moves, clocks and result don't match.
