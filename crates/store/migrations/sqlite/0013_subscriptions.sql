-- Devices that want to be called to their turn.

CREATE TABLE subscriptions (
    -- Where the service of the browser takes notices.
    endpoint TEXT NOT NULL PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- The browser's public key, and the secret that it shares with those who may call it.
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    -- The address of the site as that browser knows it.
    site TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_by_guest ON subscriptions (guest);
