-- When any node has last reached this database, in one row, and when none could for a while.
CREATE TABLE pulse (
    one BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE outages (
    ended_at BIGINT PRIMARY KEY,
    began_at BIGINT NOT NULL
);
