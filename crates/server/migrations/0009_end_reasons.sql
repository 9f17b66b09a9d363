-- Why games ended: words of `protocol::EndReason` instead of English sentences. Who won is in `result`.
UPDATE games SET termination = CASE
    WHEN termination LIKE '% has no piece left' THEN 'captured_out'
    WHEN termination LIKE '% has no move left' THEN 'blocked'
    WHEN termination LIKE '% resigned' THEN 'resignation'
    WHEN termination LIKE '% ran out of time' THEN 'time_forfeit'
    WHEN termination LIKE '% left the game' THEN 'abandonment'
    WHEN termination = 'draw: the players agreed' THEN 'agreement'
    WHEN termination = 'draw: the same position for the third time' THEN 'threefold_repetition'
    WHEN termination = 'draw: the same position for the fifth time' THEN 'fivefold_repetition'
    WHEN termination = 'draw: forty moves of each side without progress' THEN 'forty_moves'
    WHEN termination = 'draw: the game reached 300 moves' THEN 'move_limit'
    WHEN termination = 'called off' THEN 'aborted'
    ELSE termination
END
WHERE termination IS NOT NULL;
