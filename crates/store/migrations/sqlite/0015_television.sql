-- Televisions keep the code to themselves.
ALTER TABLE rooms ADD COLUMN hides_code INTEGER NOT NULL DEFAULT 0;
