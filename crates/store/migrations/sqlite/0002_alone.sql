-- Games that are played alone: practice, in which steps can be taken back, and the daily deal. Days are counted since 1970.

ALTER TABLE rooms ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
-- How often steps were taken back: whoever appends to such a room must know of all of it.
ALTER TABLE rooms ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
-- The day whose deal is played here.
ALTER TABLE rooms ADD COLUMN daily INTEGER;

CREATE TABLE daily (
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    room TEXT UNIQUE REFERENCES rooms (id) ON DELETE SET NULL,
    -- Once it is finished, if it was finished on its day.
    score INTEGER,
    PRIMARY KEY (guest, game, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_scores ON daily (game, day, score) WHERE score IS NOT NULL;

CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;
