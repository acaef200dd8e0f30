//! Every write in SQL, each with the type of its answer. This file is compiled once for each database, with the names of
//! `super`.
//!
//! A write runs inside a transaction, and locks what it looks at before it goes by it: in SQLite the writer alone writes,
//! elsewhere [`LOCK`] keeps others from changing it, and [`LOCK_WHOLE`] from referring to it too.

use std::fmt::Debug;
use std::sync::LazyLock;

use async_trait::async_trait;
use room::{
    CALLED, DAY, DEVICES, GuestId, Link, Millis, NewTalk, Note, Outage, Rated, Room, RoomId, SecretHash,
    Tempo, Version, Words,
};
use sqlx::error::ErrorKind;

use super::reads::read_rating;
use super::{Connection, LOCK, LOCK_WHOLE, NOW, placeholder};
use crate::StoreError;
use crate::columns::{SeatColumns, how_columns, mask, status_name};
use crate::rows::{Account, Guess, Guest, NewStep, Rate, Subscription, Unsure};

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

    async fn run(&self, connection: &mut Connection) -> Ran<Self::Answer>;
}

/// The statements that insert one step, two steps, and so on: what has gathered is mostly inserted by one, and the way to
/// the thread of the database and back is taken once. Each is prepared when it is first needed.
static INSERT_STEPS: LazyLock<[String; 32]> = LazyLock::new(|| {
    std::array::from_fn(|more| {
        let rows = placeholders(more + 1, 8);
        format!("INSERT INTO steps (room, step, seat, action, why, client, waiting, at) VALUES {rows}")
    })
});

/// So many rows of so many values: `($1,$2),($3,$4)`, in the way of the database.
pub(super) fn placeholders(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> = (1..=columns).map(|place| placeholder(row * columns + place)).collect();
        format!("({})", places.join(","))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(",")
}

/// What a database error means for the one write that caused it.
pub(super) fn meaning(error: sqlx::Error) -> StoreError {
    kind(&error).unwrap_or_else(|| error.into())
}

/// Whether an error of the database is a refusal.
pub(super) fn kind(error: &sqlx::Error) -> Option<StoreError> {
    match error.as_database_error()?.kind() {
        ErrorKind::UniqueViolation => Some(StoreError::Conflict),
        ErrorKind::ForeignKeyViolation => Some(StoreError::Gone),
        _ => None,
    }
}

pub(super) async fn insert_steps(connection: &mut Connection, steps: &[&NewStep]) -> Result<(), sqlx::Error> {
    for steps in steps.chunks(INSERT_STEPS.len()) {
        let mut query = sqlx::query(&INSERT_STEPS[steps.len() - 1]);
        for step in steps {
            query = query
                .bind(&*step.room.0)
                .bind(step.step as i64)
                .bind(i64::from(step.seat))
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

    async fn run(&self, connection: &mut Connection) -> Ran<Option<Version>> {
        let step = &self.0;
        if let Some(known) = step.taken_back {
            // Whoever does not know what was taken back may not go on from where they think they are.
            let sql = format!("SELECT taken_back FROM rooms WHERE id = $1{LOCK}");
            let query = sqlx::query_scalar::<_, i64>(&sql).bind(&*step.room.0);
            match query.fetch_optional(&mut *connection).await? {
                None => return Ok(Err(StoreError::Gone)),
                Some(taken_back) if taken_back != i64::from(known) => return Ok(Err(StoreError::Conflict)),
                Some(_) => insert_steps(connection, &[step]).await?,
            }
        }
        let Some(outcome) = &step.outcome else { return Ok(Ok(None)) };
        if let Some(score) = step.score {
            let sql = "UPDATE daily SET score = $1 WHERE room = $2";
            sqlx::query(sql).bind(i64::from(score)).bind(&*step.room.0).execute(&mut *connection).await?;
        }
        if let Some((game, rated)) = &step.rated {
            rate(connection, game, rated, step.at).await?;
        }
        let outcome = serde_json::to_string(outcome).expect("an outcome is plain data");
        let sql = "UPDATE rooms SET status = 'over', outcome = $1, touched = $2, version = version + 1 WHERE id = $3 \
                   RETURNING version";
        let query = sqlx::query_scalar(sql).bind(outcome).bind(step.at).bind(&*step.room.0);
        Ok(Ok(query.fetch_optional(connection).await?.map(Version)))
    }
}

/// Says how well everybody plays after a game. Those who have been deleted meanwhile have lost their ratings too, and then
/// nobody gains or loses by the game.
async fn rate(connection: &mut Connection, game: &str, rated: &Rated, at: Millis) -> Result<(), sqlx::Error> {
    for (guest, _) in &rated.places {
        let sql = format!("SELECT id FROM guests WHERE id = $1{LOCK}");
        let query = sqlx::query_scalar::<_, i64>(&sql).bind(guest.0);
        if query.fetch_optional(&mut *connection).await?.is_none() {
            return Ok(());
        }
    }
    let mut before = Vec::with_capacity(rated.places.len());
    for (guest, _) in &rated.places {
        let sql = "SELECT rating, deviation, volatility, games FROM ratings WHERE guest = $1 AND game = $2";
        let row = sqlx::query(sql).bind(guest.0).bind(game).fetch_optional(&mut *connection).await?;
        // Their rows of guests are locked, and nobody writes here without.
        before.push(row.as_ref().map(read_rating).transpose()?);
    }
    for ((guest, _), now) in rated.places.iter().zip(rated.rate(&before)) {
        let sql = "INSERT INTO ratings (guest, game, rating, deviation, volatility, games, at) VALUES ($1,$2,$3,$4,$5,$6,$7) \
                   ON CONFLICT (guest, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
                   volatility = excluded.volatility, games = excluded.games, at = excluded.at";
        let query = sqlx::query(sql).bind(guest.0).bind(game).bind(now.rating).bind(now.deviation);
        let query = query.bind(now.volatility).bind(i64::from(now.games)).bind(at);
        query.execute(&mut *connection).await?;
    }
    Ok(())
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

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let sql = format!("SELECT version FROM rooms WHERE id = $1 AND status = 'playing'{LOCK}");
        let query = sqlx::query_scalar::<_, i64>(&sql).bind(&*self.room.0);
        if query.fetch_optional(&mut *connection).await? != Some(self.version.0) {
            return Ok(Err(StoreError::Conflict));
        }
        // Looked at under the lock: whoever appends to such a room waits for it.
        let sql = "SELECT max(step) FROM steps WHERE room = $1";
        let query = sqlx::query_scalar::<_, Option<i64>>(sql).bind(&*self.room.0);
        if query.fetch_one(&mut *connection).await? != Some(self.step as i64) {
            return Ok(Err(StoreError::Conflict));
        }
        let sql = "DELETE FROM steps WHERE room = $1 AND step > $2";
        sqlx::query(sql).bind(&*self.room.0).bind(self.after as i64).execute(&mut *connection).await?;
        let sql =
            "UPDATE rooms SET taken_back = taken_back + 1, version = version + 1, touched = $1 WHERE id = $2";
        sqlx::query(sql).bind(self.at).bind(&*self.room.0).execute(connection).await?;
        Ok(Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct OpenDaily(pub(super) Room, pub(super) GuestId);

#[async_trait]
impl Write for OpenDaily {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let OpenDaily(room, guest) = self;
        let sql = "SELECT EXISTS (SELECT 1 FROM daily WHERE guest = $1 AND game = $2 AND day = $3)";
        let query = sqlx::query_scalar::<_, bool>(sql).bind(guest.0).bind(&room.game).bind(room.daily);
        if query.fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::Conflict));
        }
        if let Err(refused) = save_rooms(connection, std::slice::from_ref(room)).await? {
            return Ok(Err(refused));
        }
        let sql = "INSERT INTO daily (guest, game, day, room) VALUES ($1,$2,$3,$4)";
        let query = sqlx::query(sql).bind(guest.0).bind(&room.game).bind(room.daily).bind(&*room.id.0);
        query.execute(connection).await.map(|_| Ok(()))
    }
}

/// A new room with steps that were played before.
#[derive(Debug)]
pub(super) struct OpenAt(pub(super) Room, pub(super) Vec<NewStep>);

#[async_trait]
impl Write for OpenAt {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        if let Err(refused) = save_rooms(connection, std::slice::from_ref(&self.0)).await? {
            return Ok(Err(refused));
        }
        insert_steps(connection, &self.1.iter().collect::<Vec<_>>()).await.map(Ok)
    }
}

#[derive(Debug)]
pub(super) struct SaveRooms(pub(super) Vec<Room>);

#[async_trait]
impl Write for SaveRooms {
    type Answer = Vec<Version>;

    async fn run(&self, connection: &mut Connection) -> Ran<Vec<Version>> {
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
    async fn run(&self, connection: &mut Connection) -> Ran<Version> {
        let Renumber(room, kept) = self;
        let version = match save_rooms(connection, std::slice::from_ref(room)).await? {
            Ok(versions) => versions[0],
            Err(refused) => return Ok(Err(refused)),
        };
        for (new, old) in kept.iter().enumerate().filter(|(new, old)| *new != usize::from(**old)) {
            // A link of a seat that goes must not come to mean the one that gets its number.
            let sql = "DELETE FROM links WHERE room = $1 AND seat >= $2 AND seat < $3";
            let query = sqlx::query(sql).bind(&*room.id.0).bind(new as i64).bind(i64::from(*old));
            query.execute(&mut *connection).await?;
            let sql = "UPDATE links SET seat = $1 WHERE room = $2 AND seat = $3";
            let query = sqlx::query(sql).bind(new as i64).bind(&*room.id.0).bind(i64::from(*old));
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

    async fn run(&self, connection: &mut Connection) -> Ran<Version> {
        let SaveTaken(room, link) = self;
        let sql = format!("SELECT room FROM links WHERE token = $1 AND room = $2{LOCK}");
        let query = sqlx::query(&sql).bind(&link.0[..]).bind(&*room.id.0);
        if query.fetch_optional(&mut *connection).await?.is_none() {
            return Ok(Err(StoreError::Gone));
        }
        let saved = save_rooms(connection, std::slice::from_ref(room)).await?;
        if saved.is_ok() {
            sqlx::query("DELETE FROM links WHERE token = $1").bind(&link.0[..]).execute(connection).await?;
        }
        Ok(saved.map(|versions| versions[0]))
    }
}

/// A room of which a seat goes to another person: the notes of the one before go.
#[derive(Debug)]
pub(super) struct SaveCleared(pub(super) Room, pub(super) u8);

#[async_trait]
impl Write for SaveCleared {
    type Answer = Version;

    async fn run(&self, connection: &mut Connection) -> Ran<Version> {
        let SaveCleared(room, seat) = self;
        let saved = save_rooms(connection, std::slice::from_ref(room)).await?;
        if saved.is_ok() {
            let query = sqlx::query("DELETE FROM notes WHERE room = $1 AND seat = $2").bind(&*room.id.0);
            query.bind(i64::from(*seat)).execute(connection).await?;
        }
        Ok(saved.map(|versions| versions[0]))
    }
}

async fn save_rooms(connection: &mut Connection, rooms: &[Room]) -> Ran<Vec<Version>> {
    for room in rooms {
        let sql = format!("SELECT version FROM rooms WHERE id = $1{LOCK}");
        let query = sqlx::query_scalar(&sql).bind(&*room.id.0);
        let stored: Option<i64> = query.fetch_optional(&mut *connection).await?;
        if stored.map_or(Version::NEW, Version) != room.version {
            return Ok(Err(if stored.is_some() { StoreError::Conflict } else { StoreError::Gone }));
        }
        if let Some(code) = &room.code {
            // A code whose door has closed may be given to another room.
            let sql = "UPDATE rooms SET code = NULL WHERE code = $1 AND id <> $2 AND door_closes < $3";
            let query = sqlx::query(sql).bind(code).bind(&*room.id.0).bind(room.touched);
            query.execute(&mut *connection).await?;
            let sql = "SELECT EXISTS (SELECT 1 FROM rooms WHERE code = $1 AND id <> $2)";
            let query = sqlx::query_scalar::<_, bool>(sql).bind(code).bind(&*room.id.0);
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

async fn save_room(connection: &mut Connection, room: &Room) -> Result<Version, sqlx::Error> {
    let sql = "INSERT INTO rooms (id, version, code, door_closes, game, rules, options, seed, status, host, waiting, \
               outcome, rematch, created, touched, practice, taken_back, daily, deck, what_if, what_if_step, tempo, tempo_since, \
               parts, dealing, shut, hides_code) \
               VALUES ($1,1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26) \
               ON CONFLICT (id) DO UPDATE SET version = rooms.version + 1, code = excluded.code, \
               door_closes = excluded.door_closes, rules = excluded.rules, options = excluded.options, status = excluded.status, \
               host = excluded.host, waiting = excluded.waiting, outcome = excluded.outcome, \
               rematch = excluded.rematch, touched = excluded.touched, deck = excluded.deck, \
               tempo = excluded.tempo, tempo_since = excluded.tempo_since, \
               parts = excluded.parts, dealing = excluded.dealing, shut = excluded.shut, \
               hides_code = excluded.hides_code \
               RETURNING version";
    let outcome = room.outcome.as_ref();
    let outcome = outcome.map(|outcome| serde_json::to_string(outcome).expect("an outcome is plain data"));
    let parts = room.parts.as_ref();
    let parts = parts.map(|parts| serde_json::to_string(parts).expect("parts are plain data"));
    let version = sqlx::query_scalar(sql)
        .bind(&*room.id.0)
        .bind(room.code.as_deref())
        .bind(room.door_closes)
        .bind(&room.game)
        .bind(i64::from(room.rules))
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
        .bind(i64::from(room.taken_back))
        .bind(room.daily)
        .bind(room.deck.as_deref())
        .bind(room.what_if.as_ref().map(|from| &*from.room.0))
        .bind(room.what_if.as_ref().map(|from| from.step as i64))
        .bind(Some(room.tempo).filter(|tempo| *tempo != Tempo::Sitting).map(Tempo::name))
        .bind(room.tempo_since)
        .bind(parts)
        .bind(room.dealing)
        .bind(room.shut)
        .bind(room.hides_code)
        .fetch_one(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM seats WHERE room = $1").bind(&*room.id.0).execute(&mut *connection).await?;
    if !room.seats.is_empty() {
        let rows = placeholders(room.seats.len(), 9);
        let columns = "room, seat, guest, name, puppet, bot, gone, shows, removed";
        let sql = format!("INSERT INTO seats ({columns}) VALUES {rows}");
        let mut query = sqlx::query(&sql);
        for (index, sitter) in room.seats.iter().enumerate() {
            let SeatColumns { guest, name, puppet, bot, gone, removed, shows } = SeatColumns::from(sitter);
            query = query
                .bind(&*room.id.0)
                .bind(index as i64)
                .bind(guest.map(|guest| guest.0))
                .bind(name)
                .bind(puppet)
                .bind(bot)
                .bind(gone)
                .bind(shows)
                .bind(removed);
        }
        query.execute(&mut *connection).await?;
    }
    sqlx::query("DELETE FROM beside WHERE room = $1").bind(&*room.id.0).execute(&mut *connection).await?;
    for beside in &room.beside {
        let (how, name, puppet) = how_columns(&beside.how);
        // Whoever has been deleted meanwhile is nowhere any more.
        let sql = "INSERT INTO beside (room, guest, seat, how, name, puppet) \
                   SELECT $1, id, $3, $4, $5, $6 FROM guests WHERE id = $2";
        let query = sqlx::query(sql).bind(&*room.id.0).bind(beside.guest.0).bind(i64::from(beside.seat.0));
        query.bind(how).bind(name).bind(puppet).execute(&mut *connection).await?;
    }
    Ok(Version(version))
}

#[derive(Debug)]
pub(super) struct AddGuest(pub(super) Guest, pub(super) SecretHash);

#[async_trait]
impl Write for AddGuest {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let AddGuest(guest, token) = self;
        let sql = "INSERT INTO guests (id, token, name, puppet, lang, seen) VALUES ($1,$2,$3,$4,$5,$6)";
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

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let guest = &self.0;
        let sql = "UPDATE guests SET name = $1, puppet = $2, lang = $3, seen = $4 WHERE id = $5";
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

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        delete_guest(connection, self.0.0).await.map(Ok)
    }
}

#[derive(Debug)]
pub(super) struct KeepName(pub(super) Account);

#[async_trait]
impl Write for KeepName {
    type Answer = ();

    /// A passphrase that is no longer used may still be used elsewhere.
    fn deletes(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let Account { guest, name, folded, passphrase, since } = &self.0;
        let sql = "SELECT EXISTS (SELECT 1 FROM accounts WHERE folded = $1 AND guest <> $2)";
        let query = sqlx::query_scalar::<_, bool>(sql).bind(folded).bind(guest.0);
        if query.fetch_one(&mut *connection).await? {
            return Ok(Err(StoreError::Conflict));
        }
        let sql = "INSERT INTO accounts (guest, name, folded, passphrase, since) VALUES ($1,$2,$3,$4,$5) \
                   ON CONFLICT (guest) DO UPDATE SET name = excluded.name, folded = excluded.folded, \
                   passphrase = excluded.passphrase, since = excluded.since";
        let query = sqlx::query(sql).bind(guest.0).bind(name).bind(folded).bind(passphrase).bind(since);
        query.execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct DropName(pub(super) GuestId);

#[async_trait]
impl Write for DropName {
    type Answer = ();

    fn deletes(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let query = sqlx::query("DELETE FROM accounts WHERE guest = $1").bind(self.0.0);
        query.execute(connection).await.map(|_| Ok(()))
    }
}

async fn add_device(
    connection: &mut Connection,
    guest: i64,
    token: SecretHash,
    now: Millis,
) -> Result<(), sqlx::Error> {
    let sql = "INSERT INTO devices (token, guest, since) VALUES ($1,$2,$3)";
    sqlx::query(sql).bind(&token.0[..]).bind(guest).bind(now).execute(&mut *connection).await?;
    let sql = "DELETE FROM devices WHERE guest = $1 AND token NOT IN \
               (SELECT token FROM devices WHERE guest = $1 ORDER BY since DESC, token LIMIT $2)";
    sqlx::query(sql).bind(guest).bind(DEVICES as i64).execute(connection).await?;
    Ok(())
}

#[derive(Debug)]
pub(super) struct AddDevice {
    pub(super) guest: GuestId,
    pub(super) token: SecretHash,
    pub(super) now: Millis,
}

#[async_trait]
impl Write for AddDevice {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        add_device(connection, self.guest.0, self.token, self.now).await.map(Ok)
    }
}

#[derive(Debug)]
pub(super) struct AddDeviceLink {
    pub(super) guest: GuestId,
    pub(super) link: SecretHash,
    pub(super) expires: Millis,
}

#[async_trait]
impl Write for AddDeviceLink {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let sql = "INSERT INTO device_links (guest, token, expires) VALUES ($1,$2,$3) \
                   ON CONFLICT (guest) DO UPDATE SET token = excluded.token, expires = excluded.expires";
        let query = sqlx::query(sql).bind(self.guest.0).bind(&self.link.0[..]).bind(self.expires);
        query.execute(connection).await.map(|_| Ok(()))
    }
}

/// A link for another device is used up; answers with whose the device is.
#[derive(Debug)]
pub(super) struct TakeDeviceLink {
    pub(super) link: SecretHash,
    pub(super) device: SecretHash,
    pub(super) now: Millis,
}

#[async_trait]
impl Write for TakeDeviceLink {
    type Answer = Guest;

    async fn run(&self, connection: &mut Connection) -> Ran<Guest> {
        // The one statement that deletes it says whose it was: no two devices take the same.
        let sql = "DELETE FROM device_links WHERE token = $1 AND expires > $2 RETURNING guest";
        let query = sqlx::query_scalar::<_, i64>(sql).bind(&self.link.0[..]).bind(self.now);
        let Some(guest) = query.fetch_optional(&mut *connection).await? else {
            return Ok(Err(StoreError::Gone));
        };
        add_device(connection, guest, self.device, self.now).await?;
        let sql = "SELECT id, name, puppet, lang, seen FROM guests WHERE id = $1";
        let (id, name, puppet, lang, seen) = sqlx::query_as(sql).bind(guest).fetch_one(connection).await?;
        Ok(Ok(Guest { id: GuestId(id), name, puppet, lang, seen }))
    }
}

#[derive(Debug)]
pub(super) struct ForgetDevices {
    pub(super) guest: GuestId,
    pub(super) but: SecretHash,
}

#[async_trait]
impl Write for ForgetDevices {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let sql = "UPDATE guests SET token = $1 WHERE id = $2 AND \
                   (token = $1 OR EXISTS (SELECT 1 FROM devices WHERE guest = $2 AND token = $1))";
        let query = sqlx::query(sql).bind(&self.but.0[..]).bind(self.guest.0);
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(Err(StoreError::Gone));
        }
        for sql in [
            "DELETE FROM devices WHERE guest = $1",
            "DELETE FROM device_links WHERE guest = $1",
            // Which device has which is not known: whoever is still here asks anew.
            "DELETE FROM subscriptions WHERE guest = $1",
        ] {
            sqlx::query(sql).bind(self.guest.0).execute(&mut *connection).await?;
        }
        Ok(Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct Subscribe(pub(super) Subscription);

#[async_trait]
impl Write for Subscribe {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let Subscription { endpoint, guest, key, auth, site, since } = &self.0;
        let sql = "INSERT INTO subscriptions (endpoint, guest, key, auth, site, since) VALUES ($1,$2,$3,$4,$5,$6) \
                   ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, key = excluded.key, \
                   auth = excluded.auth, site = excluded.site, since = excluded.since";
        let query = sqlx::query(sql).bind(endpoint).bind(guest.0).bind(&key[..]).bind(&auth[..]);
        query.bind(site).bind(since).execute(&mut *connection).await?;
        let sql = "DELETE FROM subscriptions WHERE guest = $1 AND endpoint NOT IN \
                   (SELECT endpoint FROM subscriptions WHERE guest = $1 ORDER BY since DESC, endpoint LIMIT $2)";
        sqlx::query(sql).bind(guest.0).bind(CALLED as i64).execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct Unsubscribe(pub(super) Option<GuestId>, pub(super) String);

#[async_trait]
impl Write for Unsubscribe {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let Unsubscribe(guest, endpoint) = self;
        let sql = match guest {
            Some(_) => "DELETE FROM subscriptions WHERE endpoint = $1 AND guest = $2",
            None => "DELETE FROM subscriptions WHERE endpoint = $1",
        };
        let query = sqlx::query(sql).bind(endpoint);
        let query = guest.iter().fold(query, |query, guest| query.bind(guest.0));
        query.execute(connection).await.map(|_| Ok(()))
    }
}

/// Answers with the number of what was said.
#[derive(Debug)]
pub(super) struct Say(pub(super) NewTalk);

#[async_trait]
impl Write for Say {
    type Answer = i64;

    async fn run(&self, connection: &mut Connection) -> Ran<i64> {
        let talk = &self.0;
        // Under a lock, so that numbers become visible in their order: who has read one has read all before it.
        let sql = format!("SELECT version FROM rooms WHERE id = $1{LOCK}");
        let query = sqlx::query(&sql).bind(&*talk.room.0);
        if query.fetch_optional(&mut *connection).await?.is_none() {
            return Ok(Err(StoreError::Gone));
        }
        let sql = "INSERT INTO talk (room, seat, guest, name, text, phrase, at) VALUES ($1,$2,$3,$4,$5,$6,$7) \
                   RETURNING id";
        let query =
            sqlx::query_scalar(sql).bind(&*talk.room.0).bind(i64::from(talk.seat.0)).bind(talk.guest.0);
        let (text, phrase) = match &talk.words {
            Words::Text(text) => (Some(text), None),
            Words::Phrase(phrase) => (None, Some(phrase)),
        };
        let query = query.bind(&talk.name).bind(text).bind(phrase).bind(talk.at);
        query.fetch_one(connection).await.map(Ok)
    }
}

#[derive(Debug)]
pub(super) struct WriteNote(pub(super) RoomId, pub(super) GuestId, pub(super) Note);

#[async_trait]
impl Write for WriteNote {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let WriteNote(room, guest, note) = self;
        if note.text.is_empty() {
            let sql = "DELETE FROM notes WHERE room = $1 AND seat = $2 AND key = $3";
            let query = sqlx::query(sql).bind(&*room.0).bind(i64::from(note.seat.0)).bind(&note.key);
            return query.execute(connection).await.map(|_| Ok(()));
        }
        let sql = "INSERT INTO notes (room, seat, key, text, step, guest) VALUES ($1,$2,$3,$4,$5,$6) \
                   ON CONFLICT (room, seat, key) DO UPDATE SET text = excluded.text, step = excluded.step, guest = excluded.guest";
        let query =
            sqlx::query(sql).bind(&*room.0).bind(i64::from(note.seat.0)).bind(&note.key).bind(&note.text);
        query.bind(note.step as i64).bind(guest.0).execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct KeepReview(pub(super) RoomId, pub(super) Box<str>);

#[async_trait]
impl Write for KeepReview {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let sql = "INSERT INTO reviews (room, review) VALUES ($1,$2) \
                   ON CONFLICT (room) DO UPDATE SET review = excluded.review";
        sqlx::query(sql).bind(&*self.0.0).bind(&*self.1).execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct AddLink(pub(super) SecretHash, pub(super) Link);

#[async_trait]
impl Write for AddLink {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let AddLink(token, link) = self;
        let sql = "INSERT INTO links (token, room, seat, guest, expires) VALUES ($1,$2,$3,$4,$5)";
        let query = sqlx::query(sql).bind(&token.0[..]).bind(&*link.room.0).bind(i64::from(link.seat.0));
        query.bind(link.guest.0).bind(link.expires).execute(connection).await.map(|_| Ok(()))
    }
}

/// The first riddles that are given for a game and day stay.
#[derive(Debug)]
pub(super) struct KeepRiddles {
    pub(super) game: String,
    pub(super) day: i64,
    pub(super) fresh: Vec<String>,
}

#[async_trait]
impl Write for KeepRiddles {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let rows = placeholders(self.fresh.len(), 4);
        // In one statement and in order, so that two nodes never keep some of each.
        let sql =
            format!("INSERT INTO riddles (game, day, place, riddle) VALUES {rows} ON CONFLICT DO NOTHING");
        let mut query = sqlx::query(&sql);
        for (place, riddle) in self.fresh.iter().enumerate() {
            query = query.bind(&self.game).bind(self.day).bind(place as i64).bind(riddle);
        }
        query.execute(connection).await.map(|_| Ok(()))
    }
}

/// That somebody has guessed, and apart from it one more who took a choice.
#[derive(Debug)]
pub(super) struct AddGuess(pub(super) Guess);

#[async_trait]
impl Write for AddGuess {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let Guess { guest, game, day, place, choice, expires } = &self.0;
        let sql = "INSERT INTO guessed (guest, game, day, place, expires) VALUES ($1,$2,$3,$4,$5) \
                   ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(guest.0).bind(game).bind(day).bind(i64::from(*place));
        if query.bind(expires).execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(Err(StoreError::Conflict));
        }
        let sql = "INSERT INTO readings (game, day, place, choice, people) VALUES ($1,$2,$3,$4,1) \
                   ON CONFLICT (game, day, place, choice) DO UPDATE SET people = readings.people + 1";
        let query = sqlx::query(sql).bind(game).bind(day).bind(i64::from(*place)).bind(i64::from(*choice));
        query.execute(connection).await.map(|_| Ok(()))
    }
}

/// The first that is given under a name stays; answers with it.
#[derive(Debug)]
pub(super) struct KeepSecret(pub(super) String, pub(super) Vec<u8>);

#[async_trait]
impl Write for KeepSecret {
    type Answer = Vec<u8>;

    async fn run(&self, connection: &mut Connection) -> Ran<Vec<u8>> {
        let sql = "INSERT INTO secrets (name, bytes) VALUES ($1,$2) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(&self.0).bind(&self.1[..]).execute(&mut *connection).await?;
        let query = sqlx::query_scalar("SELECT bytes FROM secrets WHERE name = $1").bind(&self.0);
        query.fetch_one(connection).await.map(Ok)
    }
}

#[derive(Debug)]
pub(super) struct SetMark(pub(super) String, pub(super) i64);

#[async_trait]
impl Write for SetMark {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let sql = "INSERT INTO marks (name, value) VALUES ($1,$2) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        sqlx::query(sql).bind(&self.0).bind(self.1).execute(connection).await.map(|_| Ok(()))
    }
}

#[derive(Debug)]
pub(super) struct RemoveMark(pub(super) String);

#[async_trait]
impl Write for RemoveMark {
    type Answer = bool;

    fn deletes(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut Connection) -> Ran<bool> {
        let gone = sqlx::query("DELETE FROM marks WHERE name = $1").bind(&self.0).execute(connection).await?;
        Ok(Ok(gone.rows_affected() > 0))
    }
}

/// Shows that the file can be written to.
#[derive(Debug)]
pub(super) struct Pulse;

#[async_trait]
impl Write for Pulse {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        // Another value every time, or the page would not change and nothing be written.
        let sql = "INSERT INTO marks (name, value) VALUES ('pulse', 1) \
                   ON CONFLICT (name) DO UPDATE SET value = marks.value + 1";
        sqlx::query(sql).execute(connection).await.map(|_| Ok(()))
    }
}

/// A server runs; answers with the times in which none did.
#[derive(Debug)]
pub(super) struct Awake {
    pub(super) now: Millis,
    pub(super) unsure: Option<Unsure>,
}

#[async_trait]
impl Write for Awake {
    type Answer = Vec<Outage>;

    async fn run(&self, connection: &mut Connection) -> Ran<Vec<Outage>> {
        let Awake { now, unsure } = self;
        let sql = format!("SELECT value FROM marks WHERE name = 'awake'{LOCK}");
        let last: Option<Millis> = sqlx::query_scalar(&sql).fetch_optional(&mut *connection).await?;
        if let Some((last, Unsure { since, after })) = last.zip(*unsure)
            && now - last > after
        {
            let sql = "INSERT INTO outages (began, ended) VALUES ($1,$2) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(last.max(since)).bind(now).execute(&mut *connection).await?;
        }
        let sql = "INSERT INTO marks (name, value) VALUES ('awake', $1) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        sqlx::query(sql).bind(now).execute(&mut *connection).await?;
        let sql = "SELECT began, ended FROM outages ORDER BY began";
        let rows: Vec<(Millis, Millis)> = sqlx::query_as(sql).fetch_all(connection).await?;
        Ok(Ok(rows.into_iter().map(|(began, ended)| Outage { began, ended }).collect()))
    }
}

/// A node lives; answers with those that do.
#[derive(Debug)]
pub(super) struct Beat {
    pub(super) node: i64,
    pub(super) lease: Millis,
}

#[async_trait]
impl Write for Beat {
    type Answer = Vec<i64>;

    async fn run(&self, connection: &mut Connection) -> Ran<Vec<i64>> {
        let sql = format!(
            "INSERT INTO nodes (id, seen) VALUES ($1, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
        );
        sqlx::query(&sql).bind(self.node).execute(&mut *connection).await?;
        let sql = format!("SELECT id FROM nodes WHERE seen > {NOW} - $1 ORDER BY id");
        let living = sqlx::query_scalar(&sql).bind(self.lease).fetch_all(&mut *connection).await?;
        Ok(Ok(living))
    }
}

#[derive(Debug)]
pub(super) struct Leave(pub(super) i64);

#[async_trait]
impl Write for Leave {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        let query = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(self.0);
        query.execute(connection).await.map(|_| Ok(()))
    }
}

/// Takes one of what is rationed, or says when there is one.
#[derive(Debug)]
pub(super) struct TakeRation(pub(super) String, pub(super) Rate);

#[async_trait]
impl Write for TakeRation {
    type Answer = Option<Millis>;

    async fn run(&self, connection: &mut Connection) -> Ran<Option<Millis>> {
        let TakeRation(name, rate) = self;
        let sql = "INSERT INTO rations (name, unused) VALUES ($1, 0) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(name).execute(&mut *connection).await?;
        let sql = format!("SELECT unused, {NOW} FROM rations WHERE name = $1{LOCK}");
        let (unused, now): (Millis, Millis) =
            sqlx::query_as(&sql).bind(name).fetch_one(&mut *connection).await?;
        let wait = rate.wait(unused, now);
        if wait.is_none() {
            let query = sqlx::query("UPDATE rations SET unused = $1 WHERE name = $2");
            query.bind(rate.after_one(unused, now)).bind(name).execute(connection).await?;
        }
        Ok(Ok(wait))
    }
}

/// What is kept for a while only: links, who has guessed, rations, outages, and nodes that have not said for a day that
/// they live.
#[derive(Debug)]
pub(super) struct SweepPassing(pub(super) crate::Sweep);

#[async_trait]
impl Write for SweepPassing {
    type Answer = ();

    async fn run(&self, connection: &mut Connection) -> Ran<()> {
        for sql in [
            "DELETE FROM links WHERE expires < $1",
            "DELETE FROM device_links WHERE expires < $1",
            "DELETE FROM guessed WHERE expires < $1",
            // What the house had decided until then, addresses among it.
            "DELETE FROM marks WHERE substr(name, 1, 6) = 'house ' AND value < $1",
        ] {
            sqlx::query(sql).bind(self.0.expired).execute(&mut *connection).await?;
        }
        let sql = "DELETE FROM outages WHERE ended < $1";
        sqlx::query(sql).bind(self.0.over).execute(&mut *connection).await?;
        for sql in [
            format!("DELETE FROM rations WHERE unused < {NOW}"),
            format!("DELETE FROM nodes WHERE seen < {NOW} - {DAY}"),
        ] {
            sqlx::query(&sql).execute(&mut *connection).await?;
        }
        Ok(Ok(()))
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

    async fn run(&self, connection: &mut Connection) -> Ran<u64> {
        let most = i64::try_from(self.most).unwrap_or(i64::MAX);
        let of_rooms = |status: &str| {
            // Said twice, because between finding a room and deleting it somebody may have touched it.
            let old = format!("status = '{status}' AND touched < $1");
            format!(
                "DELETE FROM rooms WHERE {old} AND id IN (SELECT id FROM rooms WHERE {old} ORDER BY touched LIMIT $2)"
            )
        };
        let sql = match self.old {
            Old::Over => of_rooms("over"),
            Old::Unstarted => of_rooms("open"),
            Old::Guests => {
                let sql = format!("SELECT id FROM guests WHERE seen < $1 ORDER BY seen LIMIT $2{LOCK_WHOLE}");
                let query = sqlx::query_scalar(&sql).bind(self.before).bind(most);
                let guests: Vec<i64> = query.fetch_all(&mut *connection).await?;
                for guest in &guests {
                    delete_guest(connection, *guest).await?;
                }
                return Ok(Ok(guests.len() as u64));
            }
        };
        let gone = sqlx::query(&sql).bind(self.before).bind(most).execute(connection).await?;
        Ok(Ok(gone.rows_affected()))
    }
}

/// Deletes a guest and takes the names off their seats; their rooms are changed by it.
async fn delete_guest(connection: &mut Connection, guest: i64) -> Result<(), sqlx::Error> {
    // Locked first: nobody can be given a seat any more who is about to be gone.
    let lock = format!("SELECT id FROM guests WHERE id = $1{LOCK_WHOLE}");
    sqlx::query(&lock).bind(guest).fetch_optional(&mut *connection).await?;
    for sql in [
        "UPDATE rooms SET version = version + 1 WHERE id IN \
         (SELECT room FROM seats WHERE guest = $1 UNION SELECT room FROM beside WHERE guest = $1)",
        "UPDATE seats SET name = '', puppet = NULL WHERE guest = $1",
        "DELETE FROM guests WHERE id = $1",
    ] {
        sqlx::query(sql).bind(guest).execute(&mut *connection).await?;
    }
    Ok(())
}
