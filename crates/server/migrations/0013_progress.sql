-- What an account has learned: lessons, drills, openings and puzzles, merged from all its devices.
CREATE TABLE progress (
    player TEXT NOT NULL PRIMARY KEY REFERENCES players (id),
    content TEXT NOT NULL,
    version BIGINT NOT NULL
);
