-- How well people play against each other, as far as their games tell.

CREATE TABLE ratings (
    guest BIGINT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    -- Thousandths of a point, as is how far off it may be.
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    -- How steadily they play, in millionths.
    volatility BIGINT NOT NULL,
    games BIGINT NOT NULL,
    -- When the last game ended.
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, game)
);
