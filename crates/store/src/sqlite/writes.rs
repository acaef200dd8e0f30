//! Every write in SQL. They run inside the writer's transaction, which holds the lock, so that looking before writing is safe.

use std::sync::LazyLock;

use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;

use crate::StoreError;
use crate::rows::{Guest, GuestId, Link, Millis, NewStep, NewTalk, Note, Room, RoomId, SecretHash};

#[derive(Debug)]
pub(super) enum Write {
    Append(NewStep),
    AddGuest(Guest, SecretHash),
    ChangeGuest(Guest),
    DeleteGuest(GuestId),
    SaveRooms(Vec<Room>),
    Say(NewTalk),
    Note(RoomId, GuestId, Note),
    AddLink(SecretHash, Link),
    DeleteLink(SecretHash),
    /// A room whose seats have new numbers: those that are kept, by their old numbers.
    Renumber(Box<Room>, Vec<u8>),
    SweepLinks(Millis),
    /// Deletes at most so many that are untouched since then, the oldest first.
    Sweep(Old, Millis, i64),
    Mark(String, i64),
    TakeBack(Back),
    Secret(String, [u8; 32]),
    OpenDaily(Box<Room>, GuestId),
    /// Shows that the file can be written to.
    Pulse,
}

impl Write {
    /// Whether something is deleted that somebody may want to be gone for good.
    pub(super) fn deletes(&self) -> bool {
        matches!(self, Write::DeleteGuest(_) | Write::Sweep(..))
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

/// The steps after `after` go, from a room of this version that stands at `step`.
#[derive(Debug)]
pub(super) struct Back {
    pub(super) room: RoomId,
    pub(super) version: i64,
    pub(super) step: u64,
    pub(super) after: u64,
    pub(super) at: Millis,
}

type Answer = Result<i64, StoreError>;

/// Rows a statement inserts: few sizes, so that each is prepared once.
const CHUNKS: [usize; 4] = [64, 16, 4, 1];

/// What a database error means for the one write that caused it.
pub(super) fn meaning(error: sqlx::Error) -> StoreError {
    match error.as_database_error().map(|error| error.kind()) {
        Some(ErrorKind::UniqueViolation) => StoreError::Conflict,
        Some(ErrorKind::ForeignKeyViolation) => StoreError::Gone,
        _ => error.into(),
    }
}

/// Writes all; an error of the database undoes them together, a refusal is the answer of one.
pub(super) async fn all(
    connection: &mut SqliteConnection,
    batch: &[Write],
) -> Result<Vec<Answer>, sqlx::Error> {
    let steps: Vec<&NewStep> = batch
        .iter()
        .filter_map(|write| match write {
            Write::Append(step) if step.taken_back.is_none() => Some(step),
            _ => None,
        })
        .collect();
    append(connection, &steps).await?;
    let mut answers = Vec::with_capacity(batch.len());
    for write in batch {
        answers.push(match write {
            Write::Append(step) if step.taken_back.is_none() => Ok(0),
            write => one(connection, write).await?,
        });
    }
    Ok(answers)
}

async fn append(connection: &mut SqliteConnection, mut steps: &[&NewStep]) -> Result<(), sqlx::Error> {
    let ends: Vec<&NewStep> = steps.iter().copied().filter(|step| step.outcome.is_some()).collect();
    for (size, sql) in CHUNKS.into_iter().zip(INSERT_STEPS.iter()) {
        while steps.len() >= size {
            let (chunk, rest) = steps.split_at(size);
            let mut query = sqlx::query(sql);
            for step in chunk {
                query = query
                    .bind(&*step.room.0)
                    .bind(step.step as i64)
                    .bind(step.seat)
                    .bind(&*step.action)
                    .bind(step.why.as_deref())
                    .bind(step.client.as_deref())
                    .bind(step.waiting)
                    .bind(step.at);
            }
            query.execute(&mut *connection).await?;
            steps = rest;
        }
    }
    for step in ends {
        sqlx::query(
            "UPDATE rooms SET status = 'over', outcome = ?, touched = ?, version = version + 1 WHERE id = ?",
        )
        .bind(step.outcome.as_deref())
        .bind(step.at)
        .bind(&*step.room.0)
        .execute(&mut *connection)
        .await?;
        if let Some(score) = step.score {
            let sql = "UPDATE daily SET score = ? WHERE room = ?";
            sqlx::query(sql).bind(score).bind(&*step.room.0).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Appends where steps may be taken back: whoever does not know of it may not go on from where they think they are.
async fn append_after_all(connection: &mut SqliteConnection, step: &NewStep) -> Result<Answer, sqlx::Error> {
    let taken_back: Option<u32> = sqlx::query_scalar("SELECT taken_back FROM rooms WHERE id = ?")
        .bind(&*step.room.0)
        .fetch_optional(&mut *connection)
        .await?;
    if taken_back != step.taken_back {
        return Ok(Err(if taken_back.is_some() { StoreError::Conflict } else { StoreError::Gone }));
    }
    append(connection, &[step]).await.map(|()| Ok(0))
}

async fn take_back(connection: &mut SqliteConnection, back: &Back) -> Result<Answer, sqlx::Error> {
    let sql = "SELECT count(*) FROM rooms WHERE id = ? AND version = ? AND status = 'playing' \
               AND (SELECT max(step) FROM steps WHERE room = rooms.id) = ?";
    let query = sqlx::query_scalar::<_, i64>(sql).bind(&*back.room.0).bind(back.version);
    if query.bind(back.step as i64).fetch_one(&mut *connection).await? == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    let sql = "DELETE FROM steps WHERE room = ? AND step > ?";
    sqlx::query(sql).bind(&*back.room.0).bind(back.after as i64).execute(&mut *connection).await?;
    let sql = "UPDATE rooms SET taken_back = taken_back + 1, version = version + 1, touched = ? WHERE id = ?";
    sqlx::query(sql).bind(back.at).bind(&*back.room.0).execute(connection).await?;
    Ok(Ok(0))
}

async fn open_daily(
    connection: &mut SqliteConnection,
    room: &Room,
    guest: GuestId,
) -> Result<Answer, sqlx::Error> {
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
    query.execute(connection).await.map(|_| Ok(0))
}

/// The statements that insert as many steps as the [`CHUNKS`].
static INSERT_STEPS: LazyLock<[String; 4]> = LazyLock::new(|| {
    CHUNKS.map(|size| {
        let rows = vec!["(?,?,?,?,?,?,?,?)"; size].join(",");
        format!("INSERT INTO steps (room, step, seat, action, why, client, waiting, at) VALUES {rows}")
    })
});

async fn one(connection: &mut SqliteConnection, write: &Write) -> Result<Answer, sqlx::Error> {
    match write {
        Write::Pulse => {
            // Another value every time, or the page would not change and nothing be written.
            let sql = "INSERT INTO marks (name, value) VALUES ('pulse', 1) \
                       ON CONFLICT DO UPDATE SET value = value + 1";
            sqlx::query(sql).execute(connection).await.map(|_| Ok(0))
        }
        Write::Mark(name, value) => {
            let sql = "INSERT INTO marks (name, value) VALUES (?,?) \
                       ON CONFLICT DO UPDATE SET value = excluded.value";
            sqlx::query(sql).bind(name).bind(value).execute(connection).await.map(|_| Ok(0))
        }
        Write::Renumber(room, kept) => renumber(connection, room, kept).await,
        Write::Append(step) => append_after_all(connection, step).await,
        Write::TakeBack(back) => take_back(connection, back).await,
        Write::OpenDaily(room, guest) => open_daily(connection, room, *guest).await,
        Write::Secret(name, bytes) => {
            let sql = "INSERT INTO secrets (name, bytes) VALUES (?,?) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(name).bind(&bytes[..]).execute(connection).await.map(|_| Ok(0))
        }
        Write::SaveRooms(rooms) => save_rooms(connection, rooms).await,
        Write::AddGuest(guest, token) => {
            let sql = "INSERT INTO guests (id, token, name, puppet, lang, seen) VALUES (?,?,?,?,?,?)";
            let query = sqlx::query(sql).bind(guest.id.0).bind(&token.0[..]);
            let query = query.bind(&guest.name).bind(&guest.puppet).bind(&guest.lang).bind(guest.seen);
            query.execute(connection).await.map(|_| Ok(0))
        }
        Write::ChangeGuest(guest) => {
            let sql = "UPDATE guests SET name = ?, puppet = ?, lang = ?, seen = ? WHERE id = ?";
            let query = sqlx::query(sql).bind(&guest.name).bind(&guest.puppet).bind(&guest.lang);
            let done = query.bind(guest.seen).bind(guest.id.0).execute(connection).await?;
            Ok(if done.rows_affected() == 1 { Ok(0) } else { Err(StoreError::Gone) })
        }
        Write::DeleteGuest(guest) => {
            nameless(connection, "guest = ?", &[guest.0]).await?;
            sqlx::query("DELETE FROM guests WHERE id = ?").bind(guest.0).execute(connection).await?;
            Ok(Ok(0))
        }
        Write::Say(talk) => {
            let sql = "INSERT INTO talk (room, seat, guest, name, text, phrase, at) VALUES (?,?,?,?,?,?,?)";
            let query =
                sqlx::query(sql).bind(&*talk.room.0).bind(talk.seat).bind(talk.guest.0).bind(&talk.name);
            let query = query.bind(talk.text.as_deref()).bind(talk.phrase.as_deref()).bind(talk.at);
            Ok(Ok(query.execute(connection).await?.last_insert_rowid()))
        }
        Write::Note(room, guest, note) => write_note(connection, room, *guest, note).await,
        Write::AddLink(token, link) => {
            let sql = "INSERT INTO links (token, room, seat, guest, expires) VALUES (?,?,?,?,?)";
            let query = sqlx::query(sql).bind(&token.0[..]).bind(&*link.room.0).bind(link.seat);
            query.bind(link.guest.0).bind(link.expires).execute(connection).await.map(|_| Ok(0))
        }
        Write::DeleteLink(token) => {
            let done = sqlx::query("DELETE FROM links WHERE token = ?")
                .bind(&token.0[..])
                .execute(connection)
                .await?;
            Ok(if done.rows_affected() == 1 { Ok(0) } else { Err(StoreError::Conflict) })
        }
        Write::SweepLinks(before) => {
            let sql = "DELETE FROM links WHERE expires < ?";
            Ok(Ok(sqlx::query(sql).bind(before).execute(connection).await?.rows_affected() as i64))
        }
        Write::Sweep(old, before, most) => sweep(connection, *old, *before, *most).await.map(Ok),
    }
}

async fn sweep(
    connection: &mut SqliteConnection,
    old: Old,
    before: Millis,
    most: i64,
) -> Result<i64, sqlx::Error> {
    let sql = match old {
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
            nameless(connection, &format!("guest IN ({these})"), &[before, most]).await?;
            "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ? ORDER BY seen LIMIT ?)"
        }
    };
    let gone = sqlx::query(sql).bind(before).bind(most).execute(connection).await?;
    Ok(gone.rows_affected() as i64)
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

/// Stores the room, and gives the links of its seats their new numbers: a seat never gets a higher one, so that going
/// up meets none twice.
async fn renumber(
    connection: &mut SqliteConnection,
    room: &Room,
    kept: &[u8],
) -> Result<Answer, sqlx::Error> {
    if let Err(refused) = save_rooms(connection, std::slice::from_ref(room)).await? {
        return Ok(Err(refused));
    }
    for (new, old) in kept.iter().enumerate().filter(|(new, old)| *new != usize::from(**old)) {
        // A link of a seat that goes must not come to mean the one that gets its number.
        let sql = "DELETE FROM links WHERE room = ? AND seat >= ? AND seat < ?";
        let query = sqlx::query(sql).bind(&*room.id.0).bind(new as i64).bind(old);
        query.execute(&mut *connection).await?;
        let sql = "UPDATE links SET seat = ? WHERE room = ? AND seat = ?";
        let query = sqlx::query(sql).bind(new as i64).bind(&*room.id.0).bind(old);
        query.execute(&mut *connection).await?;
    }
    Ok(Ok(0))
}

async fn save_rooms(connection: &mut SqliteConnection, rooms: &[Room]) -> Result<Answer, sqlx::Error> {
    for room in rooms {
        let stored: Option<i64> = sqlx::query_scalar("SELECT version FROM rooms WHERE id = ?")
            .bind(&*room.id.0)
            .fetch_optional(&mut *connection)
            .await?;
        if stored.unwrap_or(0) != room.version {
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
    for room in rooms {
        save_room(connection, room).await?;
    }
    Ok(Ok(0))
}

async fn save_room(connection: &mut SqliteConnection, room: &Room) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO rooms (id, version, code, door_closes, game, rules, options, seed, status, host, waiting, \
               outcome, rematch, created, touched, practice, taken_back, daily, deck) \
               VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?) \
               ON CONFLICT (id) DO UPDATE SET version = excluded.version, code = excluded.code, \
               door_closes = excluded.door_closes, options = excluded.options, status = excluded.status, \
               host = excluded.host, waiting = excluded.waiting, outcome = excluded.outcome, \
               rematch = excluded.rematch, touched = excluded.touched, deck = excluded.deck";
    sqlx::query(sql)
        .bind(&*room.id.0)
        .bind(room.version + 1)
        .bind(room.code.as_deref())
        .bind(room.door_closes)
        .bind(&room.game)
        .bind(room.rules)
        .bind(&room.options)
        .bind(&room.seed.0[..])
        .bind(room.status.name())
        .bind(room.host.map(|host| host.0))
        .bind(room.waiting)
        .bind(room.outcome.as_deref())
        .bind(room.rematch.as_ref().map(|rematch| &*rematch.0))
        .bind(room.created)
        .bind(room.touched)
        .bind(room.practice)
        .bind(room.taken_back)
        .bind(room.daily)
        .bind(room.deck.as_deref())
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM seats WHERE room = ?").bind(&*room.id.0).execute(&mut *connection).await?;
    if room.seats.is_empty() {
        return Ok(());
    }
    let rows = vec!["(?,?,?,?,?,?,?)"; room.seats.len()].join(",");
    let sql = format!("INSERT INTO seats (room, seat, guest, name, puppet, bot, gone) VALUES {rows}");
    let mut query = sqlx::query(&sql);
    for (index, seat) in room.seats.iter().enumerate() {
        query = query
            .bind(&*room.id.0)
            .bind(index as i64)
            .bind(seat.guest.map(|guest| guest.0))
            .bind(seat.name.as_deref())
            .bind(seat.puppet.as_deref())
            .bind(seat.bot.as_deref())
            .bind(seat.gone);
    }
    query.execute(connection).await.map(drop)
}

async fn write_note(
    connection: &mut SqliteConnection,
    room: &RoomId,
    guest: GuestId,
    note: &Note,
) -> Result<Answer, sqlx::Error> {
    if note.text.is_empty() {
        let sql = "DELETE FROM notes WHERE room = ? AND seat = ? AND key = ?";
        let query = sqlx::query(sql).bind(&*room.0).bind(note.seat).bind(&note.key);
        return query.execute(connection).await.map(|_| Ok(0));
    }
    let sql = "INSERT INTO notes (room, seat, key, text, step, guest) VALUES (?,?,?,?,?,?) \
               ON CONFLICT DO UPDATE SET text = excluded.text, step = excluded.step, guest = excluded.guest";
    let query = sqlx::query(sql).bind(&*room.0).bind(note.seat).bind(&note.key).bind(&note.text);
    query.bind(note.step as i64).bind(guest.0).execute(connection).await.map(|_| Ok(0))
}
