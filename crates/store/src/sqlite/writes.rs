//! Every write in SQL, each with the type of its answer. They run inside the writer's transaction, which holds the lock,
//! so that looking before writing is safe.

use std::fmt::Debug;
use std::sync::LazyLock;

use async_trait::async_trait;
use room::{GuestId, Link, Millis, NewTalk, Note, Room, RoomId, SecretHash, Version, Words};
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;

use super::columns::{SeatColumns, mask, status_name};
use crate::StoreError;
use crate::rows::{Guest, NewStep};

/// What a write says: its answer, or that it is refused.
pub(super) type Answer<T> = Result<T, StoreError>;
/// An error of the database undoes everything that shares the transaction.
type Ran<T> = Result<Answer<T>, sqlx::Error>;

/// Something to be written.
#[async_trait]
pub(super) trait Write: Debug + Send + Sync + 'static {
    type Answer: Send + 'static;

    /// Whether something is deleted that a guest may want to be gone for good.
    fn deletes(&self) -> bool {
        false
    }

    /// A step that was inserted together with others before this runs.
    fn step(&self) -> Option<&NewStep> {
        None
    }

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<Self::Answer>;
}

/// The statements that insert one step, two steps, and so on: what has gathered is mostly inserted by one, and the way to
/// the thread of the database and back is taken once. Each is prepared when it is first needed.
static INSERT_STEPS: LazyLock<[String; 32]> = LazyLock::new(|| {
    std::array::from_fn(|more| {
        let rows = vec!["(?,?,?,?,?,?,?,?)"; more + 1].join(",");
        format!("INSERT INTO steps (room, step, seat, action, why, client, waiting, at) VALUES {rows}")
    })
});

/// What a database error means for the one write that caused it.
pub(super) fn meaning(error: sqlx::Error) -> StoreError {
    match error.as_database_error().map(|error| error.kind()) {
        Some(ErrorKind::UniqueViolation) => StoreError::Conflict,
        Some(ErrorKind::ForeignKeyViolation) => StoreError::Gone,
        _ => error.into(),
    }
}

pub(super) async fn insert_steps(
    connection: &mut SqliteConnection,
    steps: &[&NewStep],
) -> Result<(), sqlx::Error> {
    for steps in steps.chunks(INSERT_STEPS.len()) {
        let mut query = sqlx::query(&INSERT_STEPS[steps.len() - 1]);
        for step in steps {
            query = query
                .bind(&*step.room.0)
                .bind(step.step as i64)
                .bind(step.seat)
                .bind(&*step.action)
                .bind(step.why.as_deref())
                .bind(step.client.as_deref())
                .bind(mask(step.waiting))
                .bind(step.at);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Answers with the room's version where the step has ended the game.
#[derive(Debug)]
pub(super) struct Append(pub(super) NewStep);

#[async_trait]
impl Write for Append {
    type Answer = Option<Version>;

    fn step(&self) -> Option<&NewStep> {
        Some(&self.0).filter(|step| step.taken_back.is_none())
    }

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<Option<Version>> {
        let step = &self.0;
        if let Some(known) = step.taken_back {
            // Whoever does not know what was taken back may not go on from where they think they are.
            let sql = "SELECT taken_back FROM rooms WHERE id = ?";
            let query = sqlx::query_scalar::<_, u32>(sql).bind(&*step.room.0);
            match query.fetch_optional(&mut *connection).await? {
                None => return Ok(Err(StoreError::Gone)),
                Some(taken_back) if taken_back != known => return Ok(Err(StoreError::Conflict)),
                Some(_) => insert_steps(connection, &[step]).await?,
            }
        }
        let Some(outcome) = &step.outcome else { return Ok(Ok(None)) };
        if let Some(score) = step.score {
            let sql = "UPDATE daily SET score = ? WHERE room = ?";
            sqlx::query(sql).bind(score).bind(&*step.room.0).execute(&mut *connection).await?;
        }
        let outcome = serde_json::to_string(outcome).expect("an outcome is plain data");
        let sql = "UPDATE rooms SET status = 'over', outcome = ?, touched = ?, version = version + 1 WHERE id = ? \
                   RETURNING version";
        let query = sqlx::query_scalar(sql).bind(outcome).bind(step.at).bind(&*step.room.0);
        Ok(Ok(query.fetch_optional(connection).await?.map(Version)))
    }
}

/// The steps after `after` go, from a room of this version that stands at `step`.
#[derive(Debug)]
pub(super) struct TakeBack {
    pub(super) room: RoomId,
    pub(super) version: Version,
    pub(super) step: u64,
    pub(super) after: u64,
    pub(super) at: Millis,
}

#[async_trait]
impl Write for TakeBack {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        let sql = "SELECT count(*) FROM rooms WHERE id = ? AND version = ? AND status = 'playing' \
                   AND (SELECT max(step) FROM steps WHERE room = rooms.id) = ?";
        let query = sqlx::query_scalar::<_, i64>(sql).bind(&*self.room.0).bind(self.version.0);
        if query.bind(self.step as i64).fetch_one(&mut *connection).await? == 0 {
            return Ok(Err(StoreError::Conflict));
        }
        let sql = "DELETE FROM steps WHERE room = ? AND step > ?";
        sqlx::query(sql).bind(&*self.room.0).bind(self.after as i64).execute(&mut *connection).await?;
        let sql =
            "UPDATE rooms SET taken_back = taken_back + 1, version = version + 1, touched = ? WHERE id = ?";
        sqlx::query(sql).bind(self.at).bind(&*self.room.0).execute(connection).await?;
        Ok(Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct OpenDaily(pub(super) Room, pub(super) GuestId);

#[async_trait]
impl Write for OpenDaily {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        let OpenDaily(room, guest) = self;
        let sql = "SELECT EXISTS (SELECT 1 FROM daily WHERE guest = ? AND game = ? AND day = ?)";
        let query = sqlx::query_scalar(sql).bind(guest.0).bind(&room.game).bind(room.daily);
        if query.fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::Conflict));
        }
        if let Err(refused) = save_rooms(connection, std::slice::from_ref(room)).await? {
            return Ok(Err(refused));
        }
        let sql = "INSERT INTO daily (guest, game, day, room) VALUES (?,?,?,?)";
        let query = sqlx::query(sql).bind(guest.0).bind(&room.game).bind(room.daily).bind(&*room.id.0);
        query.execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct SaveRooms(pub(super) Vec<Room>);

#[async_trait]
impl Write for SaveRooms {
    type Answer = Vec<Version>;

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<Vec<Version>> {
        save_rooms(connection, &self.0).await
    }
}

/// A room whose seats have new numbers: those that are kept, by their old numbers.
#[derive(Debug)]
pub(super) struct Renumber(pub(super) Room, pub(super) Vec<u8>);

#[async_trait]
impl Write for Renumber {
    type Answer = Version;

    /// Gives the links of its seats their new numbers: a seat never gets a higher one, so that going up meets none twice.
    async fn run(&self, connection: &mut SqliteConnection) -> Ran<Version> {
        let Renumber(room, kept) = self;
        let version = match save_rooms(connection, std::slice::from_ref(room)).await? {
            Ok(versions) => versions[0],
            Err(refused) => return Ok(Err(refused)),
        };
        for (new, old) in kept.iter().enumerate().filter(|(new, old)| *new != usize::from(**old)) {
            // A link of a seat that goes must not come to mean the one that gets its number.
            let sql = "DELETE FROM links WHERE room = ? AND seat >= ? AND seat < ?";
            let query = sqlx::query(sql).bind(&*room.id.0).bind(new as i64).bind(old);
            query.execute(&mut *connection).await?;
            let sql = "UPDATE links SET seat = ? WHERE room = ? AND seat = ?";
            let query = sqlx::query(sql).bind(new as i64).bind(&*room.id.0).bind(old);
            query.execute(&mut *connection).await?;
        }
        Ok(Ok(version))
    }
}

/// A room of which a seat was taken by a personal link, which is used up.
#[derive(Debug)]
pub(super) struct SaveTaken(pub(super) Room, pub(super) SecretHash);

#[async_trait]
impl Write for SaveTaken {
    type Answer = Version;

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<Version> {
        let SaveTaken(room, link) = self;
        let sql = "SELECT EXISTS (SELECT 1 FROM links WHERE token = ? AND room = ?)";
        let query = sqlx::query_scalar(sql).bind(&link.0[..]).bind(&*room.id.0);
        if !query.fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::Gone));
        }
        let saved = save_rooms(connection, std::slice::from_ref(room)).await?;
        if saved.is_ok() {
            sqlx::query("DELETE FROM links WHERE token = ?").bind(&link.0[..]).execute(connection).await?;
        }
        Ok(saved.map(|versions| versions[0]))
    }
}

async fn save_rooms(connection: &mut SqliteConnection, rooms: &[Room]) -> Ran<Vec<Version>> {
    for room in rooms {
        let stored: Option<i64> = sqlx::query_scalar("SELECT version FROM rooms WHERE id = ?")
            .bind(&*room.id.0)
            .fetch_optional(&mut *connection)
            .await?;
        if stored.map_or(Version::NEW, Version) != room.version {
            return Ok(Err(if stored.is_some() { StoreError::Conflict } else { StoreError::Gone }));
        }
        if let Some(code) = &room.code {
            // A code whose door has closed may be given to another room.
            let sql = "UPDATE rooms SET code = NULL WHERE code = ? AND id <> ? AND door_closes < ?";
            let query = sqlx::query(sql).bind(code).bind(&*room.id.0).bind(room.touched);
            query.execute(&mut *connection).await?;
            let sql = "SELECT EXISTS (SELECT 1 FROM rooms WHERE code = ? AND id <> ?)";
            let query = sqlx::query_scalar(sql).bind(code).bind(&*room.id.0);
            if query.fetch_one(&mut *connection).await? {
                return Ok(Err(StoreError::Conflict));
            }
        }
    }
    let mut versions = Vec::with_capacity(rooms.len());
    for room in rooms {
        versions.push(save_room(connection, room).await?);
    }
    Ok(Ok(versions))
}

async fn save_room(connection: &mut SqliteConnection, room: &Room) -> Result<Version, sqlx::Error> {
    let sql = "INSERT INTO rooms (id, version, code, door_closes, game, rules, options, seed, status, host, waiting, \
               outcome, rematch, created, touched, practice, taken_back, daily, deck) \
               VALUES (?,1,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?) \
               ON CONFLICT (id) DO UPDATE SET version = version + 1, code = excluded.code, \
               door_closes = excluded.door_closes, rules = excluded.rules, options = excluded.options, status = excluded.status, \
               host = excluded.host, waiting = excluded.waiting, outcome = excluded.outcome, \
               rematch = excluded.rematch, touched = excluded.touched, deck = excluded.deck \
               RETURNING version";
    let outcome = room.outcome.as_ref();
    let outcome = outcome.map(|outcome| serde_json::to_string(outcome).expect("an outcome is plain data"));
    let version = sqlx::query_scalar(sql)
        .bind(&*room.id.0)
        .bind(room.code.as_deref())
        .bind(room.door_closes)
        .bind(&room.game)
        .bind(room.rules)
        .bind(room.options.to_string())
        .bind(&room.seed.bytes()[..])
        .bind(status_name(room.status))
        .bind(room.host.map(|host| host.0))
        .bind(mask(room.waiting))
        .bind(outcome)
        .bind(room.rematch.as_ref().map(|rematch| &*rematch.0))
        .bind(room.created)
        .bind(room.touched)
        .bind(room.practice)
        .bind(room.taken_back)
        .bind(room.daily)
        .bind(room.deck.as_deref())
        .fetch_one(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM seats WHERE room = ?").bind(&*room.id.0).execute(&mut *connection).await?;
    if !room.seats.is_empty() {
        let rows = vec!["(?,?,?,?,?,?,?)"; room.seats.len()].join(",");
        let sql = format!("INSERT INTO seats (room, seat, guest, name, puppet, bot, gone) VALUES {rows}");
        let mut query = sqlx::query(&sql);
        for (index, sitter) in room.seats.iter().enumerate() {
            let SeatColumns { guest, name, puppet, bot, gone } = SeatColumns::from(sitter);
            query = query
                .bind(&*room.id.0)
                .bind(index as i64)
                .bind(guest.map(|guest| guest.0))
                .bind(name)
                .bind(puppet)
                .bind(bot)
                .bind(gone);
        }
        query.execute(connection).await?;
    }
    Ok(Version(version))
}

#[derive(Debug)]
pub(super) struct AddGuest(pub(super) Guest, pub(super) SecretHash);

#[async_trait]
impl Write for AddGuest {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        let AddGuest(guest, token) = self;
        let sql = "INSERT INTO guests (id, token, name, puppet, lang, seen) VALUES (?,?,?,?,?,?)";
        let query = sqlx::query(sql).bind(guest.id.0).bind(&token.0[..]);
        let query = query.bind(&guest.name).bind(&guest.puppet).bind(&guest.lang).bind(guest.seen);
        query.execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct ChangeGuest(pub(super) Guest);

#[async_trait]
impl Write for ChangeGuest {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        let guest = &self.0;
        let sql = "UPDATE guests SET name = ?, puppet = ?, lang = ?, seen = ? WHERE id = ?";
        let query = sqlx::query(sql).bind(&guest.name).bind(&guest.puppet).bind(&guest.lang);
        let done = query.bind(guest.seen).bind(guest.id.0).execute(connection).await?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Gone) })
    }
}

#[derive(Debug)]
pub(super) struct DeleteGuest(pub(super) GuestId);

#[async_trait]
impl Write for DeleteGuest {
    type Answer = ();

    fn deletes(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        nameless(connection, "guest = ?", &[self.0.0]).await?;
        sqlx::query("DELETE FROM guests WHERE id = ?").bind(self.0.0).execute(connection).await?;
        Ok(Ok(()))
    }
}

/// Answers with the number of what was said.
#[derive(Debug)]
pub(super) struct Say(pub(super) NewTalk);

#[async_trait]
impl Write for Say {
    type Answer = i64;

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<i64> {
        let talk = &self.0;
        let sql = "INSERT INTO talk (room, seat, guest, name, text, phrase, at) VALUES (?,?,?,?,?,?,?)";
        let query =
            sqlx::query(sql).bind(&*talk.room.0).bind(talk.seat.0).bind(talk.guest.0).bind(&talk.name);
        let (text, phrase) = match &talk.words {
            Words::Text(text) => (Some(text), None),
            Words::Phrase(phrase) => (None, Some(phrase)),
        };
        let query = query.bind(text).bind(phrase).bind(talk.at);
        Ok(Ok(query.execute(connection).await?.last_insert_rowid()))
    }
}

#[derive(Debug)]
pub(super) struct WriteNote(pub(super) RoomId, pub(super) GuestId, pub(super) Note);

#[async_trait]
impl Write for WriteNote {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        let WriteNote(room, guest, note) = self;
        if note.text.is_empty() {
            let sql = "DELETE FROM notes WHERE room = ? AND seat = ? AND key = ?";
            let query = sqlx::query(sql).bind(&*room.0).bind(note.seat.0).bind(&note.key);
            return query.execute(connection).await.map(|_| Ok(()));
        }
        let sql = "INSERT INTO notes (room, seat, key, text, step, guest) VALUES (?,?,?,?,?,?) \
                   ON CONFLICT DO UPDATE SET text = excluded.text, step = excluded.step, guest = excluded.guest";
        let query = sqlx::query(sql).bind(&*room.0).bind(note.seat.0).bind(&note.key).bind(&note.text);
        query.bind(note.step as i64).bind(guest.0).execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct AddLink(pub(super) SecretHash, pub(super) Link);

#[async_trait]
impl Write for AddLink {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        let AddLink(token, link) = self;
        let sql = "INSERT INTO links (token, room, seat, guest, expires) VALUES (?,?,?,?,?)";
        let query = sqlx::query(sql).bind(&token.0[..]).bind(&*link.room.0).bind(link.seat.0);
        query.bind(link.guest.0).bind(link.expires).execute(connection).await.map(|_| Ok(()))
    }
}

/// The first that is given under a name stays; answers with it.
#[derive(Debug)]
pub(super) struct KeepSecret(pub(super) String, pub(super) [u8; 32]);

#[async_trait]
impl Write for KeepSecret {
    type Answer = [u8; 32];

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<[u8; 32]> {
        let sql = "INSERT INTO secrets (name, bytes) VALUES (?,?) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(&self.0).bind(&self.1[..]).execute(&mut *connection).await?;
        let query = sqlx::query_scalar("SELECT bytes FROM secrets WHERE name = ?").bind(&self.0);
        let kept: Vec<u8> = query.fetch_one(connection).await?;
        Ok(kept.try_into().map_err(|_| StoreError::Corrupt("a secret has 32 bytes")))
    }
}

#[derive(Debug)]
pub(super) struct SetMark(pub(super) String, pub(super) i64);

#[async_trait]
impl Write for SetMark {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        let sql = "INSERT INTO marks (name, value) VALUES (?,?) \
                   ON CONFLICT DO UPDATE SET value = excluded.value";
        sqlx::query(sql).bind(&self.0).bind(self.1).execute(connection).await.map(|_| Ok(()))
    }
}

/// Shows that the file can be written to.
#[derive(Debug)]
pub(super) struct Pulse;

#[async_trait]
impl Write for Pulse {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        // Another value every time, or the page would not change and nothing be written.
        let sql = "INSERT INTO marks (name, value) VALUES ('pulse', 1) \
                   ON CONFLICT DO UPDATE SET value = value + 1";
        sqlx::query(sql).execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct SweepLinks(pub(super) Millis);

#[async_trait]
impl Write for SweepLinks {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<()> {
        let query = sqlx::query("DELETE FROM links WHERE expires < ?").bind(self.0);
        query.execute(connection).await.map(|_| Ok(()))
    }
}

/// What a sweep looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Old {
    /// Rooms that are over.
    Over,
    /// Rooms that nobody ever started.
    Unstarted,
    Guests,
}

/// Deletes at most so many that are untouched since then, the oldest first; answers with how many.
#[derive(Debug)]
pub(super) struct Sweep {
    pub(super) old: Old,
    pub(super) before: Millis,
    pub(super) most: u64,
}

#[async_trait]
impl Write for Sweep {
    type Answer = u64;

    fn deletes(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut SqliteConnection) -> Ran<u64> {
        let most = i64::try_from(self.most).unwrap_or(i64::MAX);
        let sql = match self.old {
            Old::Over => {
                "DELETE FROM rooms WHERE id IN (SELECT id FROM rooms WHERE status = 'over' AND touched < ? \
                 ORDER BY touched LIMIT ?)"
            }
            Old::Unstarted => {
                "DELETE FROM rooms WHERE id IN (SELECT id FROM rooms WHERE status = 'open' AND touched < ? \
                 ORDER BY touched LIMIT ?)"
            }
            Old::Guests => {
                let these = "SELECT id FROM guests WHERE seen < ? ORDER BY seen LIMIT ?";
                nameless(connection, &format!("guest IN ({these})"), &[self.before, most]).await?;
                "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ? ORDER BY seen LIMIT ?)"
            }
        };
        let gone = sqlx::query(sql).bind(self.before).bind(most).execute(connection).await?;
        Ok(Ok(gone.rows_affected()))
    }
}

/// Takes the names off the seats of guests that are about to be deleted; their rooms are changed by it.
async fn nameless(connection: &mut SqliteConnection, whose: &str, values: &[i64]) -> Result<(), sqlx::Error> {
    for sql in [
        format!("UPDATE rooms SET version = version + 1 WHERE id IN (SELECT room FROM seats WHERE {whose})"),
        format!("UPDATE seats SET name = '', puppet = NULL WHERE {whose}"),
    ] {
        let query = values.iter().fold(sqlx::query(&sql), |query, value| query.bind(value));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
