-- What the host decides during play: who is removed, and whether a table can be found by its code.

-- The guest had this seat, and the host has removed them.
ALTER TABLE seats ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;

-- The door is shut: the code leads nowhere, and nobody new takes a seat. From the start on it is, until the host opens it.
ALTER TABLE rooms ADD COLUMN shut INTEGER NOT NULL DEFAULT 0;
UPDATE rooms SET shut = 1 WHERE status <> 'open';
