-- What is guessed by pictures on a day, and what people took it for: counts, and nobody's name.

CREATE TABLE riddles (
    game TEXT NOT NULL,
    -- Counted since 1970.
    day BIGINT NOT NULL,
    -- Which of the day's.
    place BIGINT NOT NULL,
    -- JSON. It is written down, because a program that is newer may make another.
    riddle TEXT NOT NULL,
    PRIMARY KEY (game, day, place)
);

CREATE TABLE readings (
    game TEXT NOT NULL,
    day BIGINT NOT NULL,
    place BIGINT NOT NULL,
    choice BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (game, day, place, choice),
    FOREIGN KEY (game, day, place) REFERENCES riddles (game, day, place)
);

-- Who has guessed, but not what, and only until the day is over.
CREATE TABLE guessed (
    guest BIGINT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    day BIGINT NOT NULL,
    place BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (guest, game, day, place)
);
