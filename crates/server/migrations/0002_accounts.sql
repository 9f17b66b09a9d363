-- A player with an account. `folded` is the name as far as people can tell names apart.
CREATE TABLE accounts (
    player TEXT PRIMARY KEY REFERENCES players (id),
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX sessions_of_player ON sessions (player);
