-- Guests, rooms and what happens in them. Times are milliseconds since 1970; sets of seats are bit masks.

CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    -- SHA-256 of the secret token: the token itself is never stored.
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    puppet TEXT NOT NULL,
    lang TEXT NOT NULL,
    seen INTEGER NOT NULL
) STRICT;

CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY,
    -- Grows with every change of the room or its seats: a change that knows an older one is refused.
    version INTEGER NOT NULL,
    code TEXT UNIQUE,
    door_closes INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    host INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    -- Whom the game waits for after the deal.
    waiting INTEGER NOT NULL,
    outcome TEXT,
    rematch TEXT REFERENCES rooms (id) ON DELETE SET NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rooms_by_rematch ON rooms (rematch) WHERE rematch IS NOT NULL;
CREATE INDEX rooms_by_host ON rooms (host) WHERE host IS NOT NULL;
CREATE INDEX rooms_over ON rooms (touched) WHERE status = 'over';

CREATE TABLE seats (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    name TEXT,
    puppet TEXT,
    -- The bot that sits here, or stands in for the guest.
    bot TEXT,
    -- The guest has left for good and may still come back.
    gone INTEGER NOT NULL,
    PRIMARY KEY (room, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

CREATE TABLE steps (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    -- A bot's reason.
    why TEXT,
    -- The id that the client made, so that the same request is played once. Whoever appends a step knows all before
    -- it, so that the key of room and step makes this one unique too, without an index of its own for every move.
    client TEXT,
    -- Whom the game waits for after this step.
    waiting INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (room, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE talk (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    text TEXT,
    phrase TEXT,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX talk_by_room ON talk (room, id);
CREATE INDEX talk_by_guest ON talk (guest);

CREATE TABLE notes (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    -- The step that the writer had before their eyes.
    step INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (room, seat, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_guest ON notes (guest);

CREATE TABLE links (
    -- SHA-256 of the personal link's secret.
    token BLOB NOT NULL PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_room ON links (room);
CREATE INDEX links_by_guest ON links (guest);
