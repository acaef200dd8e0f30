//! Every read in SQL, on connections that cannot write.

use std::sync::Arc;

use boardgame::{Outcome, Seat, SeatSet, Seed};
use room::{GuestId, Link, Millis, Note, Room, RoomId, SecretHash, Sitter, Version};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{FromRow, Row};

use super::columns::{SeatColumns, seats_of_mask, status_of};
use super::writes::Old;
use crate::StoreError;
use crate::rows::{DailyGame, Guest, Reason, ScoreCount, Step, Summary, Talk};

type Found<T> = Result<T, StoreError>;

pub(super) async fn guest(pool: &SqlitePool, token: SecretHash) -> Found<Option<Guest>> {
    let sql = "SELECT id, name, puppet, lang, seen FROM guests WHERE token = ?";
    let row = sqlx::query(sql).bind(&token.0[..]).fetch_optional(pool).await?;
    row.map(|row| {
        Ok(Guest {
            id: GuestId(row.try_get(0)?),
            name: row.try_get(1)?,
            puppet: row.try_get(2)?,
            lang: row.try_get(3)?,
            seen: row.try_get(4)?,
        })
    })
    .transpose()
}

const ROOM: &str = "rooms.id, version, code, door_closes, game, rules, options, seed, status, host, rooms.waiting, \
                    outcome, rematch, created, touched, practice, taken_back, daily, deck";

fn read_room(row: &SqliteRow, seats: Vec<Sitter>) -> Found<Room> {
    let seed: Vec<u8> = row.try_get(7)?;
    let seed: [u8; 32] = seed.try_into().map_err(|_| StoreError::Corrupt("a seed has 32 bytes"))?;
    let options = serde_json::from_str(row.try_get(6)?);
    let outcome = row.try_get::<Option<&str>, _>(11)?.map(serde_json::from_str::<Outcome>).transpose();
    Ok(Room {
        id: RoomId(Arc::from(row.try_get::<&str, _>(0)?)),
        version: Version(row.try_get(1)?),
        code: row.try_get(2)?,
        door_closes: row.try_get(3)?,
        game: row.try_get(4)?,
        rules: row.try_get(5)?,
        options: options.map_err(|_| StoreError::Corrupt("the options of a room"))?,
        seed: Seed::new(seed),
        status: status_of(row.try_get(8)?).ok_or(StoreError::Corrupt("the status of a room"))?,
        host: row.try_get::<Option<i64>, _>(9)?.map(GuestId),
        waiting: seats_of_mask(row.try_get(10)?),
        outcome: outcome.map_err(|_| StoreError::Corrupt("the outcome of a room"))?,
        rematch: row.try_get::<Option<&str>, _>(12)?.map(|id| RoomId(Arc::from(id))),
        created: row.try_get(13)?,
        touched: row.try_get(14)?,
        practice: row.try_get(15)?,
        taken_back: row.try_get(16)?,
        daily: row.try_get(17)?,
        deck: row.try_get(18)?,
        seats,
    })
}

impl FromRow<'_, SqliteRow> for SeatColumns {
    fn from_row(row: &SqliteRow) -> Result<SeatColumns, sqlx::Error> {
        Ok(SeatColumns {
            guest: row.try_get::<Option<i64>, _>(0)?.map(GuestId),
            name: row.try_get(1)?,
            puppet: row.try_get(2)?,
            bot: row.try_get(3)?,
            gone: row.try_get(4)?,
        })
    }
}

async fn seats(pool: &mut sqlx::SqliteConnection, room: &str) -> Found<Vec<Sitter>> {
    let sql = "SELECT guest, name, puppet, bot, gone FROM seats WHERE room = ? ORDER BY seat";
    let rows: Vec<SeatColumns> = sqlx::query_as(sql).bind(room).fetch_all(pool).await?;
    Ok(rows.into_iter().map(Sitter::from).collect())
}

pub(super) async fn room(pool: &SqlitePool, id: &RoomId) -> Found<Option<Room>> {
    // One snapshot for both: the seats must be those of this version of the room.
    let mut snapshot = pool.begin().await?;
    let sql = format!("SELECT {ROOM} FROM rooms WHERE id = ?");
    let row = sqlx::query(&sql).bind(&*id.0).fetch_optional(&mut *snapshot).await?;
    match row {
        Some(row) => {
            let seats = seats(&mut snapshot, &id.0).await?;
            Ok(Some(read_room(&row, seats)?))
        }
        None => Ok(None),
    }
}

pub(super) async fn door(pool: &SqlitePool, code: &str, now: Millis) -> Found<Option<RoomId>> {
    let sql = "SELECT id FROM rooms WHERE code = ? AND status = 'open' AND door_closes > ? AND EXISTS \
               (SELECT 1 FROM seats WHERE room = rooms.id AND guest IS NULL AND name IS NULL AND bot IS NULL)";
    let id: Option<String> = sqlx::query_scalar(sql).bind(code).bind(now).fetch_optional(pool).await?;
    Ok(id.map(|id| RoomId(Arc::from(id))))
}

pub(super) async fn rooms_of(pool: &SqlitePool, guest: GuestId, limit: u32) -> Found<Vec<Summary>> {
    let mut snapshot = pool.begin().await?;
    let sql = format!(
        "SELECT {ROOM}, last.step AS last_step, last.waiting AS last_waiting, last.at AS last_at FROM rooms \
         LEFT JOIN steps last ON last.room = rooms.id \
              AND last.step = (SELECT max(step) FROM steps WHERE steps.room = rooms.id) \
         WHERE rooms.id IN (SELECT room FROM seats WHERE guest = ?) \
         ORDER BY max(touched, coalesce(last.at, 0)) DESC LIMIT ?"
    );
    let rows = sqlx::query(&sql).bind(guest.0).bind(limit).fetch_all(&mut *snapshot).await?;
    let mut summaries = Vec::with_capacity(rows.len());
    for row in &rows {
        let seats = seats(&mut snapshot, row.try_get(0)?).await?;
        let room = read_room(row, seats)?;
        let waiting: Option<SeatSet> = row.try_get::<Option<u16>, _>("last_waiting")?.map(seats_of_mask);
        let waiting = waiting.unwrap_or(room.waiting);
        let touched = row.try_get::<Option<i64>, _>("last_at")?.unwrap_or(0).max(room.touched);
        let step = row.try_get::<Option<i64>, _>("last_step")?.unwrap_or(0) as u64;
        summaries.push(Summary { room, waiting, touched, step });
    }
    Ok(summaries)
}

pub(super) async fn steps(pool: &SqlitePool, room: &RoomId, after: u64) -> Found<Vec<Step>> {
    let sql = "SELECT step, seat, action, client, at FROM steps WHERE room = ? AND step > ? ORDER BY step";
    let rows = sqlx::query(sql).bind(&*room.0).bind(after as i64).fetch_all(pool).await?;
    rows.iter()
        .map(|row| {
            Ok(Step {
                step: row.try_get::<i64, _>(0)? as u64,
                seat: row.try_get(1)?,
                action: row.try_get(2)?,
                client: row.try_get(3)?,
                at: row.try_get(4)?,
            })
        })
        .collect()
}

pub(super) async fn reasons(pool: &SqlitePool, room: &RoomId, after: u64) -> Found<Vec<Reason>> {
    let sql =
        "SELECT step, seat, why FROM steps WHERE room = ? AND step > ? AND why IS NOT NULL ORDER BY step";
    let rows = sqlx::query(sql).bind(&*room.0).bind(after as i64).fetch_all(pool).await?;
    rows.iter()
        .map(|row| {
            Ok(Reason { step: row.try_get::<i64, _>(0)? as u64, seat: row.try_get(1)?, why: row.try_get(2)? })
        })
        .collect()
}

pub(super) async fn step_of_client(
    pool: &SqlitePool,
    room: &RoomId,
    client: &str,
) -> Found<Option<(u64, u8)>> {
    let sql = "SELECT step, seat FROM steps WHERE room = ? AND client = ?";
    let row = sqlx::query(sql).bind(&*room.0).bind(client).fetch_optional(pool).await?;
    row.map(|row| Ok((row.try_get::<i64, _>(0)? as u64, row.try_get(1)?))).transpose()
}

pub(super) async fn talk(pool: &SqlitePool, room: &RoomId, after: i64, limit: u32) -> Found<Vec<Talk>> {
    let sql = "SELECT id, seat, name, text, phrase, at FROM talk WHERE room = ? AND id > ? ORDER BY id DESC LIMIT ?";
    let rows = sqlx::query(sql).bind(&*room.0).bind(after).bind(limit).fetch_all(pool).await?;
    rows.iter()
        .rev()
        .map(|row| {
            Ok(Talk {
                id: row.try_get(0)?,
                seat: row.try_get(1)?,
                name: row.try_get(2)?,
                text: row.try_get(3)?,
                phrase: row.try_get(4)?,
                at: row.try_get(5)?,
            })
        })
        .collect()
}

pub(super) async fn notes(pool: &SqlitePool, room: &RoomId, seat: u8) -> Found<Vec<Note>> {
    let sql = "SELECT key, text, step FROM notes WHERE room = ? AND seat = ? ORDER BY key";
    let rows = sqlx::query(sql).bind(&*room.0).bind(seat).fetch_all(pool).await?;
    rows.iter()
        .map(|row| {
            Ok(Note {
                seat: Seat(seat),
                key: row.try_get(0)?,
                text: row.try_get(1)?,
                step: row.try_get::<i64, _>(2)? as u64,
            })
        })
        .collect()
}

pub(super) async fn link(pool: &SqlitePool, token: SecretHash, now: Millis) -> Found<Option<Link>> {
    let sql = "SELECT room, seat, guest, expires FROM links WHERE token = ? AND expires > ?";
    let row = sqlx::query(sql).bind(&token.0[..]).bind(now).fetch_optional(pool).await?;
    row.map(|row| {
        Ok(Link {
            room: RoomId(Arc::from(row.try_get::<&str, _>(0)?)),
            seat: Seat(row.try_get(1)?),
            guest: GuestId(row.try_get(2)?),
            expires: row.try_get(3)?,
        })
    })
    .transpose()
}

pub(super) async fn daily_of(pool: &SqlitePool, guest: GuestId, game: &str) -> Found<Vec<DailyGame>> {
    let sql = "SELECT day, room, score FROM daily WHERE guest = ? AND game = ? ORDER BY day";
    let rows = sqlx::query(sql).bind(guest.0).bind(game).fetch_all(pool).await?;
    rows.iter()
        .map(|row| {
            let room = row.try_get::<Option<&str>, _>(1)?.map(|id| RoomId(Arc::from(id)));
            Ok(DailyGame { day: row.try_get(0)?, room, score: row.try_get(2)? })
        })
        .collect()
}

pub(super) async fn daily_scores(pool: &SqlitePool, game: &str, day: i64) -> Found<Vec<ScoreCount>> {
    let sql = "SELECT score, count(*) FROM daily WHERE game = ? AND day = ? AND score IS NOT NULL \
               GROUP BY score ORDER BY score";
    let rows = sqlx::query(sql).bind(game).bind(day).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(ScoreCount { score: row.try_get(0)?, games: row.try_get(1)? })).collect()
}

/// How many there are of those that a sweep looks through.
pub(super) async fn count(pool: &SqlitePool, old: Old) -> Found<u64> {
    let sql = match old {
        Old::Over => "SELECT count(*) FROM rooms WHERE status = 'over'",
        Old::Unstarted => "SELECT count(*) FROM rooms WHERE status = 'open'",
        Old::Guests => "SELECT count(*) FROM guests",
    };
    let count: i64 = sqlx::query_scalar(sql).fetch_one(pool).await?;
    Ok(count.unsigned_abs())
}

pub(super) async fn latest(pool: &SqlitePool) -> Found<Option<Millis>> {
    let sql =
        "SELECT max(at) FROM (SELECT max(touched) AS at FROM rooms UNION ALL SELECT max(seen) FROM guests)";
    Ok(sqlx::query_scalar(sql).fetch_one(pool).await?)
}

pub(super) async fn mark(pool: &SqlitePool, name: &str) -> Found<Option<i64>> {
    let sql = "SELECT value FROM marks WHERE name = ?";
    Ok(sqlx::query_scalar(sql).bind(name).fetch_optional(pool).await?)
}
