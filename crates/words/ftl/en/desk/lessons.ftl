### Lessons: the screen around them, and their texts.

learn-title = Learn
learn-lead = Short lessons on the board. Learn by playing: you get feedback on every move.
# Followed by the title of the first lesson.
learn-start = Start:
# Followed by the title of a lesson.
learn-continue = Continue:
# $count (number): how many steps a lesson has. Example: 3
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# $done (number): how many steps are done. Example: 2
# $all (number): how many steps there are. Example: 3
learn-steps-done = { $done } of { $all }
learn-complete = Done
# $step (number): which step this is. Example: 2
# $all (number): how many steps there are. Example: 3
learn-step = Step { $step } of { $all }
learn-your-turn = Your turn.
learn-busy = One moment…
learn-lesson-finished = You've finished this lesson. Do it again, or go on.
learn-question = Who has the move?
learn-i-do = I do
learn-opponent-does = My opponent does
learn-hint = Hint
learn-hint-piece = Look at the marked piece.
# $move (phrase): a good move. Example: 11-15
learn-hint-move = Try { $move }.
learn-show-why = Show why
learn-start-over = Start over
learn-next = Next step
# $lesson (phrase): the title of the next lesson. Example: Jumping
learn-next-lesson = Next: { $lesson }
learn-all-done = All courses
learn-actions = Lesson
# $move (phrase): the opponent's move. Example: 22-18
learn-reply = Your opponent plays { $move }. Your turn.
learn-right = That's right!
learn-lesson-done = Well done, that's the whole lesson!
# Shown after the last lesson of the first course, which ends with a won game.
learn-rules-done = You won! Now you know the rules. Play a game, or keep learning.
learn-play-game = Play a game
# $side (side): who the learner plays. Example: White
learn-you-play = You play { $side }.
learn-not-kept = Your progress couldn't be saved in this browser.
learn-no-engine = The move couldn't be checked. Reload the page and try again.
learn-out-of-reach = That doesn't get you there. Try another way.
learn-too-few = That takes too few pieces. Look for another jump.
learn-no-block = That's not a block: your opponent can still move. Try something else.
learn-too-slow = You can still win, but it takes much longer. Try something else.
learn-not-in-line = That's legal, but it's a different opening. Try again.
# $why (phrase): a sentence that says what is wrong with a move. Example: This loses a piece.
learn-wrong = { $why } Try something else.
learn-weak = There's something better. Look again.
# $count (number): how many pieces are marked. Example: 3
learn-the-move-count = { $count ->
    [one] { $count } piece counts. That's an odd number, so you have the move.
   *[other] { $count } pieces count. If that number is odd, you have the move.
}
# $count (number): how many pieces are marked, an odd number. Example: 3
learn-the-move-mine = { $count ->
    [one] Not quite: { $count } piece counts, an odd number. You have the move.
   *[other] Not quite: { $count } pieces count, an odd number. You have the move.
}
# $count (number): how many pieces are marked, an even number. Example: 2
learn-the-move-theirs = { $count ->
    [0] Not quite: no piece counts, and zero is even. Your opponent has the move.
    [one] Not quite: { $count } piece counts. Your opponent has the move.
   *[other] Not quite: { $count } pieces count, and that's even. Your opponent has the move.
}

## The courses and their lessons. A title, then what to do at each step. The side of the reader is always "you":
## its color is the reader's choice.

course-first-game = First game
course-seeing-shots = Seeing shots
course-endings = The move and endings
course-openings = Openings

lesson-moving = Moving
lesson-moving-forward = The man at the bottom is yours. It moves diagonally forward, one square at a time: choose it, then the next square, up to the marked one. Messages call squares by number.
lesson-moving-edge = At the edge there's only one way to go: move your man to the marked square.

lesson-jumping = Jumping
lesson-jumping-one = Jump over an opponent's piece to the empty square behind it, and you capture it. Try it!
lesson-jumping-must = If you can jump, you must. A ring shows which piece must jump. Jump with it.
lesson-jumping-double = If the same piece can jump again, it keeps going. Take two in one move, jumping from square to square.
lesson-jumping-choice = If several pieces can jump, you choose. One of your jumps takes three: find it.

lesson-kings = Kings
lesson-kings-crown = A man that reaches the far row is crowned: it becomes a king. Get one!
lesson-kings-backward = A king also moves backward, still one square at a time. Move yours to the marked square, any way you like. Your opponent waits.
lesson-kings-jump = Kings jump backward, too. Take both pieces.

lesson-winning = Winning
lesson-winning-last = You win when your opponent has no pieces left. Take the last one!
lesson-winning-block = You also win when your opponent can't move. Block the last man with one move!

lesson-first-game = Your first win
lesson-first-game-three = Now your opponent moves, too. You have three men against one. Don't lose a man, don't let the other man past yours, and win!

lesson-look-first = Look before you move
lesson-look-first-safe = Before each move, look where your opponent could jump after it. Two of your moves lose a man: play a different one.
lesson-look-first-crowd = Same idea, with more pieces on the board. Make a move that loses nothing.

lesson-two-for-one = Two for one
lesson-two-for-one-give = Jumps are forced, so you can steer your opponent's men. Give up one piece and take more.
lesson-two-for-one-pull = Lure a man out of place, and the way is open. Win a piece.
lesson-two-for-one-kings = It works against kings, too: give two, take three.

lesson-two-for-two = Two for two
lesson-two-for-two-through = Sometimes the prize is the way through. Give two men and take two back: your last jump breaks through to the king row.
lesson-two-for-two-crown = Two for two again. This time, your last jump ends on the king row.

lesson-steal = The steal
lesson-steal-prison = Sometimes a piece can't get away, and you take it for free. Find the quiet move that wins one.
lesson-steal-wait = Don't rush: put your men where every reply loses a piece.
lesson-steal-hold = Your opponent threatens to break through. Stop that, and you win a piece.

lesson-breeches = The breeches
lesson-breeches-king = When one piece attacks two, that's called the breeches: only one of them can escape. Attack two!
lesson-breeches-double = Aim your king so that the next jump takes two.

lesson-in-and-out = In and out
lesson-in-and-out-let-in = A man that jumps into your king row is crowned and stops there. That gives you a free move: let a man in, and when the king has to jump out, take three.
lesson-in-and-out-clear = Again, let a man in, but now use the free move to clear the square where its king has to land.

lesson-back-shot = The back shot
lesson-back-shot-behind = Men only jump forward, but a new king jumps back and takes them from behind: a back shot. Give up a man first, then get your king.
lesson-back-shot-swap = Your opponent may jump twice here, because your back shot takes more. Find the man to give.

lesson-king-row = Guard your king row
lesson-king-row-guard = Men on your back row keep your opponent from getting kings. Find a good move that keeps them home.
lesson-king-row-hold = One move opens the door to your king row. Play a better one.

lesson-bridge = The bridge
lesson-bridge-wall = Two men on your back row with one square between them are a bridge: a single man can't get past. Leave the bridge alone and make two good moves.
lesson-bridge-time = Here, the bridge gives you time. Let it hold the king row while your third man runs to be crowned: find four good moves.
lesson-bridge-catch = The man in front of your bridge is stuck. Keep the bridge, and use your king.

lesson-exchange = Exchanges
lesson-exchange-free = Trading man for man can break up an attack, or win the game. Find the right exchange.
lesson-exchange-win = You're ahead, so trades help you. Offer one that wins.

lesson-the-move = The move
lesson-the-move-count = With equal numbers, one side has the move: it gets the last good move. On your turn, count all pieces, yours and your opponent's, in the columns that start on your back row: if the count is odd, you have the move.
lesson-the-move-even = Count again. Who has the move here?
lesson-the-move-win = King against king is usually a draw. But here you can use the move: walk up to your opponent and win.

lesson-two-kings = Two kings against one
lesson-two-kings-close = Two kings beat one. The king is caught on the edge: finish it off.
lesson-two-kings-corner = In the double corner, the king moves back and forth. Drive it out and win.
lesson-two-kings-whole = Now the whole ending: bring your kings closer, drive the king out of the double corner, and win.

lesson-double-corner = The double corner
lesson-double-corner-run = In the double corner, a lone king is safe from another king. Get there in time and hold out for four moves.
lesson-double-corner-choose = Which way to safety? Hold out for four moves.

lesson-three-against-two = Three against two
lesson-three-against-two-cut-off = Two kings and a man can beat two kings if you cut off the way to a draw. Find the only winning moves.
lesson-three-against-two-squeeze = Only one move keeps the win. Find it, then find the next one.

lesson-man-down = A man down
lesson-man-down-attack = Being a piece down doesn't always mean you lose: attack and win it back. Hold the draw for three moves.
lesson-man-down-back = Get back in time, and the men can't get through. Hold the draw for three moves.

lesson-first-position = The First Position
lesson-first-position-finish = The most famous ending: a king and a man on each side. Here, near the end, trap the king and win!
lesson-first-position-crown = This is where it starts: get your man crowned while your king keeps the other king busy. Find six good moves.
lesson-first-position-keep-out = The king wants to get back into the double corner. Don't let it: find two good moves.
lesson-first-position-whole = Now the whole ending, against the best defense: 41 moves if you find the shortest win. Take your time.

lesson-first-moves = Good first moves
lesson-first-moves-develop = Bring men toward the center and keep them together. Find two good moves.
lesson-first-moves-answer = In tournaments, the first three moves are drawn at random. Your opponent's men are loose: find two good moves.

lesson-old-fourteenth = The Old Fourteenth
lesson-old-fourteenth-line = This is the Old Fourteenth, the most popular opening of all. If you don't know it, ask for hints.
lesson-old-fourteenth-continue = Now the other side: find two good moves in this opening.

lesson-cross = The Cross
lesson-cross-line = In the Cross, White steps right up to your man in the center. Play its first moves; hints show the way.
lesson-cross-choose = Now you're on your own: find two good moves.

lesson-trap = An opening trap
lesson-trap-punish = In the Douglas opening, your opponent made a natural move that loses a man. Punish it!

## Drills: endings played out against the best defense.

learn-drills = Endgame drills
learn-drills-lead = Play them out against the best defense. Do each three times without a mistake to master it.
learn-drill-win = Win against the best defense.
# $count (number): how many moves. Example: 8
learn-drill-draw = { $count ->
    [one] Hold the draw for { $count } move.
   *[other] Hold the draw for { $count } moves.
}
# $count (number): how many moves it took. Example: 11
learn-drill-done = { $count ->
    [one] Done in { $count } move!
   *[other] Done in { $count } moves!
}
learn-drill-not-clean = Done, but with help or a mistake. Try again!
# $wins (number): how often it was done. Example: 1
# $all (number): how often it has to be done. Example: 3
learn-drill-wins = { $wins } of { $all } times
# $count (number): the record. Example: 11
learn-drill-fewest = { $count ->
    [one] best: { $count } move
   *[other] best: { $count } moves
}
# $count (number): how many moves the shortest win takes. Example: 11
learn-drill-shortest = { $count ->
    [one] best possible: { $count } move
   *[other] best possible: { $count } moves
}
# $count (number): how many moves it took. Example: 14
# $best (number): how many moves the shortest win takes. Example: 11
learn-drill-done-longer = { $count ->
    [one] Done in { $count } move! The shortest win takes { $best }.
   *[other] Done in { $count } moves! The shortest win takes { $best }.
}
# $count (number): how many moves it took, as few as possible. Example: 11
learn-drill-done-shortest = { $count ->
    [one] Done in { $count } move, the shortest possible win!
   *[other] Done in { $count } moves, the shortest possible win!
}
learn-drill-again = Play again
learn-mastered = Mastered
learn-drill-engine = There are too many pieces here for the endgame tables in this app, so the engine defends. It plays well, but it can't prove that its moves are best.

drill-two-kings = Two kings against one
drill-three-kings = Three kings against two
drill-one-king = One king against one
drill-bridge = Against the bridge
drill-first-position = The First Position
drill-second-position = The Second Position
drill-third-position = The Third Position
drill-double-corner = The double corner
drill-man-down = A man down
drill-fourth-position = The Fourth Position
drill-fourth-position-draw = The Fourth Position: hold the draw
drill-brown = Dr. Brown's draw
drill-payne = Payne's double-corner draw
drill-shut-in = A king trapped in the double corner

## Puzzles.

learn-puzzles = Puzzles
learn-puzzles-lead = Positions from games, with one right move at each step.
learn-puzzles-open = Solve puzzles
learn-puzzles-missing = The puzzles couldn't be loaded. Check your connection and reload the page.
learn-puzzle-kind = Mode
learn-puzzle-daily = Puzzle of the day
learn-puzzle-training = Puzzle series
learn-puzzle-rush = Three-minute rush
learn-puzzle-win = Find the winning move.
learn-puzzle-draw = Find the move that saves the draw.
learn-puzzle-material = Find the move that wins material.
# $rating (code): how hard it is. Example: 1450
learn-puzzle-rating = Rating { $rating }
learn-puzzle-solved = Solved!
learn-puzzle-next = Next puzzle
# $black (number): the level of Black. Example: 4
# $white (number): the level of White. Example: 9
# $move (number): the number of the move. Example: 17
learn-puzzle-source = From a game of level { $black } against level { $white }, around move { $move }. The position may differ from the game by one beginner's move.
learn-puzzle-game = Open the game
learn-puzzle-game-missing = The game couldn't be loaded. Check your connection and try again.
# A player of the game that a puzzle comes from.
# $level (number): the level. Example: 6
learn-puzzle-player = Level { $level }
# $rating (code): the player's rating. Example: 1500
# $streak (number): how many were solved in a row. Example: 4
# $best (number): the longest streak. Example: 12
# $due (number): how many failed ones come again by tomorrow. Example: 2
learn-puzzle-score = Your rating: { $rating } · streak: { $streak } (best: { $best }) · to retry by tomorrow: { $due }
# While there are too few puzzles for a rating.
# $left (number): how many more puzzles it takes. Example: 4
# $streak (number): how many were solved in a row. Example: 4
# $best (number): the longest streak. Example: 12
# $due (number): how many failed ones come again by tomorrow. Example: 2
learn-puzzle-unrated = The first try counts · puzzles until your rating: { $left } · streak: { $streak } (best: { $best }) · to retry by tomorrow: { $due }
# $left (number): seconds that are left. Example: 120
# $solved (number): how many are solved. Example: 5
# $missed (number): how many were missed. Example: 1
learn-rush = { $left } s · solved: { $solved } · missed: { $missed }
learn-rush-rules = Solve as many as you can. The third mistake ends the rush.
# $solved (number): how many were solved. Example: 9
# $best (number): the record. Example: 12
learn-rush-over = Rush over: { $solved } solved. Your best: { $best }
learn-rush-best = Best rushes
learn-rush-week = This week
learn-rush-all = All time
learn-rush-nobody = No one has played yet.
learn-rush-log-in = Log in to be listed here
# $solved (number): how many were solved. Example: 9
# $missed (number): how many were missed. Example: 2
learn-rush-score = { $solved } solved, { $missed } missed
# $place (number): the place on the leaderboard. Example: 71
# $score (phrase): how many were solved and missed. Example: 9 solved, 2 missed
learn-rush-mine = Your place: { $place } ({ $score })

## A trainer for the numbers of the squares.

learn-squares = Square numbers
learn-squares-lead = Moves are written with square numbers. Practice until you know them by heart.
learn-squares-open = Practice
# $number (number): the number of a square. Example: 18
learn-squares-find = Find square { $number }.
# $number (number): the square that was chosen by mistake. Example: 17
learn-squares-missed = That's { $number }. The right square is marked.
# $count (number): how many squares are left. Example: 12
learn-squares-left = { $count ->
    [one] { $count } square left
   *[other] { $count } squares left
}
# $seconds (number): how long it took. Example: 41
# $misses (number): how many squares were missed. Example: 2
learn-squares-done = { $misses ->
    [0] Done in { $seconds } s without a miss!
   *[other] Done in { $seconds } s. Missed: { $misses }.
}
# $seconds (number): the best time. Example: 38
learn-squares-best = Best without a miss: { $seconds } s

## Who has the move, the opposition, counted on the board.

# A button that shows it.
the-move-show = Who has the move?
# $side (side): who plays next. Example: White
# $count (number): how many pieces count, an odd number. Example: 3
the-move-odd = { $side } plays next. { $count ->
    [one] { $count } piece is in its columns, an odd number, so { $side } has the move.
   *[other] { $count } pieces are in its columns, an odd number, so { $side } has the move.
}
# $side (side): who plays next. Example: White
# $count (number): how many pieces count, an even number. Example: 2
# $other (side): the other side. Example: Red
the-move-even = { $side } plays next. { $count ->
    [0] No piece is in its columns: zero is even, so { $other } has the move.
    [one] { $count } piece is in its columns, so { $other } has the move.
   *[other] { $count } pieces are in its columns: that's even, so { $other } has the move.
}
the-move-none = Neither side has the move: they have different numbers of pieces.
