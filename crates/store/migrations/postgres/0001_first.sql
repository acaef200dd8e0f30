-- The same tables as in SQLite, with the same names. Times are milliseconds since 1970; sets of seats are bit masks; days
-- are counted since 1970.

CREATE TABLE guests (
    id BIGINT PRIMARY KEY,
    -- SHA-256 of the secret token: the token itself is never stored.
    token BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    puppet TEXT NOT NULL,
    lang TEXT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX guests_by_seen ON guests (seen);

CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY,
    -- Grows with every change of the room or its seats: a change that knows an older one is refused.
    version BIGINT NOT NULL,
    code TEXT UNIQUE,
    door_closes BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed BYTEA NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    host BIGINT REFERENCES guests (id) ON DELETE SET NULL,
    -- Whom the game waits for after the deal.
    waiting BIGINT NOT NULL,
    outcome TEXT,
    rematch TEXT REFERENCES rooms (id) ON DELETE SET NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    practice BOOLEAN NOT NULL DEFAULT FALSE,
    -- How often steps were taken back: whoever appends to such a room must know of all of it.
    taken_back BIGINT NOT NULL DEFAULT 0,
    -- The day whose deal is played here.
    daily BIGINT,
    -- The name of the folder of own pictures that the host has chosen.
    deck TEXT
);
CREATE INDEX rooms_by_rematch ON rooms (rematch) WHERE rematch IS NOT NULL;
CREATE INDEX rooms_by_host ON rooms (host) WHERE host IS NOT NULL;
CREATE INDEX rooms_over ON rooms (touched) WHERE status = 'over';
CREATE INDEX rooms_open ON rooms (touched) WHERE status = 'open';

CREATE TABLE seats (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest BIGINT REFERENCES guests (id) ON DELETE SET NULL,
    name TEXT,
    puppet TEXT,
    -- The bot that sits here, or stands in for the guest.
    bot TEXT,
    -- The guest has left for good and may still come back.
    gone BOOLEAN NOT NULL,
    PRIMARY KEY (room, seat)
);
CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

CREATE TABLE steps (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    step BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    action TEXT NOT NULL,
    -- A bot's reason.
    why TEXT,
    -- The id that the client made, so that the same request is played once. Whoever appends a step knows all before
    -- it, so that the key of room and step makes this one unique too, without an index of its own for every move.
    client TEXT,
    -- Whom the game waits for after this step.
    waiting BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (room, step)
);

CREATE TABLE talk (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest BIGINT REFERENCES guests (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    text TEXT,
    phrase TEXT,
    at BIGINT NOT NULL
);
CREATE INDEX talk_by_room ON talk (room, id);
CREATE INDEX talk_by_guest ON talk (guest);

CREATE TABLE notes (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    -- The step that the writer had before their eyes.
    step BIGINT NOT NULL,
    guest BIGINT REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (room, seat, key)
);
CREATE INDEX notes_by_guest ON notes (guest);

CREATE TABLE links (
    -- SHA-256 of the personal link's secret.
    token BYTEA NOT NULL PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest BIGINT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);
CREATE INDEX links_by_room ON links (room);
CREATE INDEX links_by_guest ON links (guest);

CREATE TABLE daily (
    guest BIGINT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    day BIGINT NOT NULL,
    room TEXT UNIQUE REFERENCES rooms (id) ON DELETE SET NULL,
    -- Once it is finished, if it was finished on its day.
    score BIGINT,
    PRIMARY KEY (guest, game, day)
);
CREATE INDEX daily_scores ON daily (game, day, score) WHERE score IS NOT NULL;

CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    bytes BYTEA NOT NULL
);

CREATE TABLE marks (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
