-- The rush that an account has started and not finished: its puzzles are drawn with the seed.
CREATE TABLE rush_runs (
    player TEXT NOT NULL PRIMARY KEY REFERENCES players (id),
    seed BIGINT NOT NULL,
    started_at BIGINT NOT NULL
);

-- The best rush of each account in a week, counted from 1970. Week 0 is all time.
CREATE TABLE rush_scores (
    week BIGINT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    solved BIGINT NOT NULL,
    missed BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (week, player)
);
CREATE INDEX rush_scores_best ON rush_scores (week, solved, missed, ended_at, player);

-- What a review found in a finished game, for each of its players.
CREATE TABLE analyses (
    game TEXT NOT NULL REFERENCES games (id),
    player TEXT NOT NULL REFERENCES players (id),
    made_at BIGINT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX analyses_of_player ON analyses (player);
