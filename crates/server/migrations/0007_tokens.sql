-- With which programs play for an account. The secret is kept as its SHA-256.
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    secret TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX tokens_of_player ON tokens (player);
