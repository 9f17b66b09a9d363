-- The traditional name of a game's opening. It's filled in with the positions, so finished games are read once more.
ALTER TABLE games ADD COLUMN opening TEXT;
UPDATE games SET indexed = 0 WHERE ended_at IS NOT NULL;
