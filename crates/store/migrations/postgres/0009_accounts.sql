-- Guests who want to come back elsewhere: with a name and a passphrase, or by a link for another device of theirs.

CREATE TABLE accounts (
    guest BIGINT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    -- As it is written, and as names are compared.
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    -- The Argon2id hash, with its salt and its costs, as a PHC string.
    passphrase TEXT NOT NULL,
    since BIGINT NOT NULL
);

CREATE TABLE devices (
    -- SHA-256 of the secret token of one more device.
    token BYTEA NOT NULL PRIMARY KEY,
    guest BIGINT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    since BIGINT NOT NULL
);
CREATE INDEX devices_by_guest ON devices (guest);

-- One at a time for each guest, good once.
CREATE TABLE device_links (
    guest BIGINT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    -- SHA-256 of the link's secret.
    token BYTEA NOT NULL UNIQUE,
    expires BIGINT NOT NULL
);
