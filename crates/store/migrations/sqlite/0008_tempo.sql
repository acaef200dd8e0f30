-- Tables over days: at what tempo a table is played, and when no server ran, so that no time passes then.

-- Null is one sitting without a clock of the room.
ALTER TABLE rooms ADD COLUMN tempo TEXT;
-- When it was chosen: no wait begins sooner.
ALTER TABLE rooms ADD COLUMN tempo_since INTEGER NOT NULL DEFAULT 0;
CREATE INDEX rooms_over_days ON rooms (id) WHERE status = 'playing' AND tempo LIKE 'days%';

CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT;
