-- Room for a trial: whether the database can write again after it could not.
CREATE TABLE write_trial (
    one BIGINT PRIMARY KEY,
    filler TEXT NOT NULL
);

-- How the name of an account looks at a glance: no two may look the same. Filled in by the program for
-- accounts that are older than this column.
ALTER TABLE accounts ADD COLUMN look TEXT;
CREATE UNIQUE INDEX accounts_look ON accounts (look);

-- With each of these an account gets a new password, once. Kept as SHA-256.
CREATE TABLE recovery_codes (
    player TEXT NOT NULL REFERENCES players (id),
    code TEXT NOT NULL,
    PRIMARY KEY (player, code)
);
