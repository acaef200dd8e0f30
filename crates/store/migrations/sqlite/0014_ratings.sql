-- How well people play against each other, as far as their games tell.

CREATE TABLE ratings (
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    -- Thousandths of a point, as is how far off it may be.
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    -- How steadily they play, in millionths.
    volatility INTEGER NOT NULL,
    games INTEGER NOT NULL,
    -- When the last game ended.
    at INTEGER NOT NULL,
    PRIMARY KEY (guest, game)
) STRICT, WITHOUT ROWID;
