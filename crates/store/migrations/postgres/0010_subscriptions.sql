-- Devices that want to be called to their turn.

CREATE TABLE subscriptions (
    -- Where the service of the browser takes notices.
    endpoint TEXT NOT NULL PRIMARY KEY,
    guest BIGINT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- The browser's public key, and the secret that it shares with those who may call it.
    key BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    -- The address of the site as that browser knows it.
    site TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE INDEX subscriptions_by_guest ON subscriptions (guest);
