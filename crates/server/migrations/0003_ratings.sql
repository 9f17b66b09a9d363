-- One row for each player and speed, and one for each rated game of each player.
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    speed TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, speed)
);

CREATE TABLE rating_history (
    player TEXT NOT NULL REFERENCES players (id),
    speed TEXT NOT NULL,
    game TEXT NOT NULL REFERENCES games (id),
    at BIGINT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, game)
);
