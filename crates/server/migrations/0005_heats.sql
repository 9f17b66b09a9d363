-- Which part of a heat a game is: `first`, `second`, or nothing.
ALTER TABLE games ADD COLUMN heat TEXT;
