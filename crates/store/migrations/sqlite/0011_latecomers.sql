-- Those who have to do with a seat that is not theirs: who asks for one that a bot plays, whom the host has refused, and
-- who had one during play and knows what was seen there.

CREATE TABLE beside (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('asks', 'refused', 'knows')),
    -- Of who asks.
    name TEXT,
    puppet TEXT,
    PRIMARY KEY (room, guest, seat, how)
) STRICT, WITHOUT ROWID;
CREATE INDEX beside_by_guest ON beside (guest);
