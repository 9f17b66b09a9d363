-- Where an account has logged in before: strangers who guess its password do not keep these devices out. Kept as
-- SHA-256.
CREATE TABLE devices (
    device TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    created_at BIGINT NOT NULL,
    PRIMARY KEY (device, player)
);
CREATE INDEX devices_of_player ON devices (player);
