### The ten levels of the computer.

level-1 = Newcomer
level-1-text = Just learned how the pieces move. Sees the next jump and little else.
level-2 = Beginner
level-2-text = Protects its pieces, but walks into the simplest shots.
level-3 = Learner
level-3-text = Sees your reply coming, but not the move after that.
level-4 = Casual player
level-4-text = Plays a sensible kitchen-table game and misses longer shots.
level-5 = Club player
level-5-text = Knows its exchanges and sets small traps, but doesn't plan far ahead.
level-6 = Tournament player
level-6-text = Works out most captures and knows the main openings.
level-7 = Expert
level-7-text = Punishes loose moves, defends well and never misses a capture.
level-8 = Master
level-8-text = Rarely misjudges a position. One slip is usually all it needs.
level-9 = Grandmaster
level-9-text = Almost never makes a mistake. A draw is a great result.
level-10 = Full strength
level-10-text = Everything the engine has, with nothing held back.
# $number (number): from 1 to 10. Example: 3
# $name (phrase): what the level is called. Example: Learner
level-numbered = { $number }, { $name }
# $rating (code): how strong the level is, on the scale of player ratings. Example: 1280
level-rating = rating about { $rating }
