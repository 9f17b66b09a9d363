-- How fast a game is looked for, so that the rating of whoever looks for it is found.
ALTER TABLE seeks ADD COLUMN speed TEXT;
