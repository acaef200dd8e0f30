-- Numbers that are kept beside the games: that the file can be written to, and what time the sweep believes it is.
CREATE TABLE marks (
    name TEXT NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the sweep looks for besides finished rooms.
CREATE INDEX rooms_open ON rooms (touched) WHERE status = 'open';
CREATE INDEX guests_by_seen ON guests (seen);
