-- Deals that nobody chooses alone: what the seats put in, and until when it is waited for.

-- JSON: of each seat that has promised a part, its hash and, once it is handed in, the part. Null where seats have none.
ALTER TABLE rooms ADD COLUMN parts TEXT;
ALTER TABLE rooms ADD COLUMN dealing INTEGER;
