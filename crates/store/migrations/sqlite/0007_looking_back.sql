-- Looking back at finished games: what choices were worth, who shows theirs, and games that are played on from a step.

CREATE TABLE reviews (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE,
    -- JSON, made by the analyst of the game.
    review TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Whether the guest lets the others see what their choices were worth.
ALTER TABLE seats ADD COLUMN shows INTEGER NOT NULL DEFAULT 0;

-- The room and the step from which this one is played on. The room may be swept before this one.
ALTER TABLE rooms ADD COLUMN what_if TEXT;
ALTER TABLE rooms ADD COLUMN what_if_step INTEGER;
