### The first screen, where a game starts.

home-title = Play checkers
# $link (slot): where the link goes, whose text is home-lead-link. Example: someone online
home-lead = Play the computer, a friend on this device, or { $link }. No account, no ads. Works offline.
home-lead-link = someone online
home-opponent = Opponent
home-against-computer = Computer
home-two-players = Pass and play
home-friend-online = Friend online
home-level = Level
home-start = Play
home-first-move = Make your first move, or press Play.
home-press-play = Press Play to start.

home-continue = Continue
home-continue-title = Continue your game
home-other-ways = More ways to start
home-set-up = Set up a position
home-load = Load a game
home-first-time = New to checkers?
home-first-time-link = Learn the rules in five minutes
# $lesson (text): the title of a lesson. Example: Moving
home-lesson = Continue: { $lesson }

home-options = Options
home-options-lead = names, clock, opening, board, rules
home-house-short = House rule
home-confirm-short = Confirm moves
home-name-placeholder = Name
home-players = Players
home-your-name = Your name
home-seating = Seating
home-thinking = Maximum thinking time

home-clock = Clock
home-no-clock = None
home-per-turn = Per move
home-sudden-death = Whole game
home-fischer = With increment
home-seconds-per-turn = Seconds per move
home-minutes = Minutes per side
home-increment = Seconds added per move
home-presets = Popular clocks
home-clock-hint = If you run out of time, you lose.

home-opening = Opening
home-free-choice = Free choice
home-ballot = Ballot
home-eleven-man = Eleven-man
home-custom-position = Custom position
home-deck = Deck
home-ballot-hint = The first moves are drawn at random, so no two games start alike.
home-eleven-man-hint = Each side starts one man short. The missing men and the first two moves are drawn at random.
home-fen = Position as FEN
# $link (slot): where the link goes, whose text is home-fen-link. Example: set up the board
home-fen-hint = Paste a position or { $link }.
home-fen-link = set up the board

home-rules = Rules and assistance
home-house-rule = House rule: men can't capture kings
home-house-rule-hint = Not part of the official rules.
home-confirm = Confirm each move
home-confirm-hint = Press Enter to play the move, Backspace to take it back.
home-computer-resigns = The computer resigns lost games
home-computer-resigns-hint = Only when its loss is certain.
home-show-forced = Highlight pieces that must jump
home-show-forced-hint = Before you click, so you never miss a jump.
home-reset = Reset options
home-reset-done = Options reset.
home-preview = The starting position of your game

# $side (side): who moves first. Example: Red
home-your-pieces = Play as ({ $side } moves first)
# $side (side): the side of a player. Example: Red
home-player-of = Plays { $side }

home-seating-fixed = Side by side
home-seating-turns = Board turns
home-seating-facing = Face to face
home-seating-fixed-hint = The board stays put.
home-seating-turns-hint = The board turns toward the player to move.
home-seating-facing-hint = Lay the device between you; each player sees their pieces upright.

# $seconds (number): a thinking time, perhaps with one decimal. Example: 1.5
home-thinking-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## Decks of openings. $count is how many openings a deck has.

# $count (number). Example: 43
deck-two-move = Two-move openings ({ $count })
# $count (number). Example: 4
deck-two-move-barred = Two-move, barred only ({ $count })
# $count (number). Example: 156
deck-three-move = Three-move, official deck ({ $count })
# $count (number). Example: 142
deck-three-move-crossboard = Three-move, over the board ({ $count })
# $count (number). Example: 174
deck-three-move-mailplay = Three-move, mail play ({ $count })
# $count (number). Example: 18
deck-three-move-barred = Three-move, barred only ({ $count })
# $count (number). Example: 302
deck-three-move-table = Three-move, complete table ({ $count })
# $count (number). Example: 72
deck-eleven-man = Each position once ({ $count })
# $count (number). Example: 2916
deck-eleven-man-draws = As drawn in tournaments ({ $count } combinations)

# $minutes (number): minutes for each side. Example: 3
# $seconds (number): seconds added for each move. Example: 2
clock-short-fischer = { $minutes } + { $seconds }

# $moves (phrase): how many moves. Example: 12 moves
# $when (phrase): when it was played last. Example: Nov 3
home-game-so-far = { $moves } · { $when }

## Why a game can't start.

# $name (text): what was entered. Example: a/b
choices-bad-name = “{ $name }” can't be used as a name. Use a shorter name without special characters.
# $deck (text): what was asked for. Example: tarot
choices-unknown-deck = There's no deck called “{ $deck }”. Choose another one.
choices-bad-clock = That clock isn't possible. Choose another time.
# $why (phrase): the reason, a sentence. Example: There's no square 33. Squares are numbered from 1 to 32.
choices-bad-position = That position can't be played: { $why }
