-- What is guessed by pictures on a day, and what people took it for: counts, and nobody's name.

CREATE TABLE riddles (
    game TEXT NOT NULL,
    -- Counted since 1970.
    day INTEGER NOT NULL,
    -- Which of the day's.
    place INTEGER NOT NULL,
    -- JSON. It is written down, because a program that is newer may make another.
    riddle TEXT NOT NULL,
    PRIMARY KEY (game, day, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE readings (
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    place INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (game, day, place, choice),
    FOREIGN KEY (game, day, place) REFERENCES riddles (game, day, place)
) STRICT, WITHOUT ROWID;

-- Who has guessed, but not what, and only until the day is over.
CREATE TABLE guessed (
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    place INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    PRIMARY KEY (guest, game, day, place)
) STRICT, WITHOUT ROWID;
