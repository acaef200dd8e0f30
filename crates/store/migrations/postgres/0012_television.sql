-- Televisions keep the code to themselves.
ALTER TABLE rooms ADD COLUMN hides_code BOOLEAN NOT NULL DEFAULT false;
