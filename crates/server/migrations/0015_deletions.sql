-- Deleted players whose names may still be in the logs of their games.
CREATE TABLE deletions (player TEXT NOT NULL PRIMARY KEY REFERENCES players (id));
INSERT INTO deletions (player) SELECT id FROM players WHERE kind = 'guest' AND name = 'Deleted player';
