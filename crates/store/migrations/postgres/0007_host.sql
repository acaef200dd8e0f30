-- What the host decides during play: who is removed, and whether a table can be found by its code.

-- The guest had this seat, and the host has removed them.
ALTER TABLE seats ADD COLUMN removed BOOLEAN NOT NULL DEFAULT false;

-- The door is shut: the code leads nowhere, and nobody new takes a seat. From the start on it is, until the host opens it.
ALTER TABLE rooms ADD COLUMN shut BOOLEAN NOT NULL DEFAULT false;
UPDATE rooms SET shut = true WHERE status <> 'open';
