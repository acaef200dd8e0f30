-- Own pictures: the name of the folder that the host has chosen for a room.

ALTER TABLE rooms ADD COLUMN deck TEXT;
