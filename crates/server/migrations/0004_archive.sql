-- How games are found again.

-- How fast a game is: a word of `protocol::Speed`, or `none` without a clock. Nothing for a game that
-- is older than this column, until it was looked through.
ALTER TABLE games ADD COLUMN speed TEXT;
-- 1 when the positions of the game are in the table below.
ALTER TABLE games ADD COLUMN indexed BIGINT NOT NULL DEFAULT 0;

-- Where every game that is over has been: one row for each position, with the first ply at which it
-- stood. `began` is the game's `created_at`, so that the rows of a position are in the order of lists.
-- No reference to `games`: nothing is deleted there, and a check for each row would be dear.
CREATE TABLE positions (
    key BIGINT NOT NULL,
    began BIGINT NOT NULL,
    game TEXT NOT NULL,
    ply BIGINT NOT NULL,
    PRIMARY KEY (key, began, game)
) /* kept in the order of its key */;

-- Lists have the latest games first, and those that began at the same time by their names. The result
-- is there for counting.
DROP INDEX games_of_black;
DROP INDEX games_of_white;
DROP INDEX games_running;
CREATE INDEX games_of_black ON games (black, created_at, id, result);
CREATE INDEX games_of_white ON games (white, created_at, id, result);
CREATE INDEX games_of_speed ON games (speed, created_at, id);
CREATE INDEX games_by_time ON games (created_at, id);
CREATE INDEX games_running ON games (created_at, id) WHERE ended_at IS NULL;
CREATE INDEX games_running_black ON games (black, created_at, id) WHERE ended_at IS NULL;
CREATE INDEX games_running_white ON games (white, created_at, id) WHERE ended_at IS NULL;
CREATE INDEX games_to_index ON games (created_at, id)
    WHERE indexed = 0 AND (ended_at IS NOT NULL OR speed IS NULL);

CREATE INDEX rating_history_of_speed ON rating_history (player, speed, at, game);
