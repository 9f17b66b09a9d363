-- Room for a trial: whether the database can write again after it could not.
CREATE TABLE write_trial (
    one BIGINT PRIMARY KEY,
    filler TEXT NOT NULL
);
