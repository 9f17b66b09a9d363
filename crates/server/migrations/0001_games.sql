-- The same statements run on SQLite and on PostgreSQL. Times are milliseconds since 1970.

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- A token is kept as its SHA-256: who reads the table cannot use it.
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    created_at BIGINT NOT NULL
);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    black TEXT NOT NULL REFERENCES players (id),
    white TEXT NOT NULL REFERENCES players (id),
    rated BIGINT NOT NULL,
    after TEXT,
    created_at BIGINT NOT NULL,
    ended_at BIGINT,
    result TEXT,
    termination TEXT
);

CREATE INDEX games_running ON games (created_at) WHERE ended_at IS NULL;
CREATE INDEX games_of_black ON games (black, created_at);
CREATE INDEX games_of_white ON games (white, created_at);
-- A game has one rematch, whoever creates it first.
CREATE UNIQUE INDEX games_after ON games (after) WHERE after IS NOT NULL;

-- The log of every game: nothing here is ever changed.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Who looks for an opponent. A seek of the lobby lives as long as its node says that it does; a
-- challenge by link lives until `alive_until`, which is set once.
CREATE TABLE seeks (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    terms TEXT NOT NULL,
    node TEXT,
    created_at BIGINT NOT NULL,
    alive_until BIGINT NOT NULL
);

CREATE INDEX seeks_of_player ON seeks (player);
