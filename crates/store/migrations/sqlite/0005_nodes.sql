-- What several nodes share besides the games. Times are those of the database, in milliseconds since 1970.

CREATE TABLE nodes (
    id INTEGER PRIMARY KEY,
    -- When it last said that it lives.
    seen INTEGER NOT NULL
) STRICT;

-- What is rationed for all nodes together, such as guesses at doors.
CREATE TABLE rations (
    name TEXT NOT NULL PRIMARY KEY,
    -- When nothing of it will be used any more.
    unused INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
