//! Every read in SQL. This file is compiled once for each database, with the names of `super`.
//!
//! What must belong together is read in one statement, because one statement sees one moment.

use std::ops::RangeInclusive;
use std::sync::Arc;

use boardgame::{Outcome, Part, Seat, Seed};
use room::{
    Beside, GuestId, Link, Millis, Note, Rating, Room, RoomId, SecretHash, Sitter, Stand, Tempo, Version,
    WhatIf,
};
use sqlx::Row as _;

use super::writes::Old;
use super::{Connection, NOW, Row};
use crate::StoreError;
use crate::columns::{SeatColumns, how_of, seats_of_mask, status_of};
use crate::rows::{
    Account, DailyGame, Guest, KeptRiddle, OverDays, Own, Rate, Reason, ScoreCount, Step, Subscription,
    Summary, Talk,
};

type Found<T> = Result<T, StoreError>;

/// Rooms that one statement asks about.
const ROOMS: usize = 512;

/// A whole number of a kind that columns do not know.
fn number<T: TryFrom<i64>>(row: &Row, column: usize) -> Found<T> {
    T::try_from(row.try_get(column)?).map_err(|_| StoreError::Corrupt("a number is out of range"))
}

fn id(text: &str) -> RoomId {
    RoomId(Arc::from(text))
}

pub(super) async fn guest(connection: &mut Connection, token: SecretHash) -> Found<Option<Guest>> {
    let sql = "SELECT id, name, puppet, lang, seen FROM guests WHERE token = $1 UNION ALL \
               SELECT g.id, g.name, g.puppet, g.lang, g.seen FROM devices d JOIN guests g ON g.id = d.guest WHERE d.token = $1";
    let row = sqlx::query(sql).bind(&token.0[..]).fetch_optional(connection).await?;
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

pub(super) async fn account(connection: &mut Connection, folded: &str) -> Found<Option<Account>> {
    let sql = "SELECT guest, name, folded, passphrase, since FROM accounts WHERE folded = $1";
    let row = sqlx::query(sql).bind(folded).fetch_optional(connection).await?;
    row.map(|row| {
        Ok(Account {
            guest: GuestId(row.try_get(0)?),
            name: row.try_get(1)?,
            folded: row.try_get(2)?,
            passphrase: row.try_get(3)?,
            since: row.try_get(4)?,
        })
    })
    .transpose()
}

pub(super) async fn own(connection: &mut Connection, guest: GuestId) -> Found<Own> {
    let sql = "SELECT name, since FROM accounts WHERE guest = $1";
    let account = sqlx::query_as(sql).bind(guest.0).fetch_optional(&mut *connection).await?;
    let sql = "SELECT since FROM devices WHERE guest = $1 ORDER BY since";
    let devices = sqlx::query_scalar(sql).bind(guest.0).fetch_all(&mut *connection).await?;
    let sql = "SELECT expires FROM device_links WHERE guest = $1";
    let device_link = sqlx::query_scalar(sql).bind(guest.0).fetch_optional(&mut *connection).await?;
    let sql = "SELECT room, seat, guest, expires FROM links WHERE guest = $1 ORDER BY room, seat, expires";
    let links = sqlx::query(sql).bind(guest.0).fetch_all(&mut *connection).await?;
    let sql = "SELECT endpoint, since FROM subscriptions WHERE guest = $1 ORDER BY since, endpoint";
    let calls = sqlx::query_as(sql).bind(guest.0).fetch_all(&mut *connection).await?;
    let sql = "SELECT day, room, score, game FROM daily WHERE guest = $1 ORDER BY game, day";
    let daily = sqlx::query(sql).bind(guest.0).fetch_all(&mut *connection).await?;
    let sql = "SELECT game, day, place, expires FROM guessed WHERE guest = $1 ORDER BY game, day, place";
    let guessed = sqlx::query(sql).bind(guest.0).fetch_all(&mut *connection).await?;
    Ok(Own {
        ratings: ratings(connection, guest).await?,
        account,
        devices,
        device_link,
        links: links.iter().map(read_link).collect::<Found<_>>()?,
        calls,
        daily: daily.iter().map(|row| Ok((row.try_get(3)?, read_daily(row)?))).collect::<Found<_>>()?,
        guessed: guessed
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?, number(row, 2)?, row.try_get(3)?)))
            .collect::<Found<_>>()?,
    })
}

pub(super) async fn ratings(connection: &mut Connection, guest: GuestId) -> Found<Vec<(String, Rating)>> {
    let sql = "SELECT rating, deviation, volatility, games, game FROM ratings WHERE guest = $1 ORDER BY game";
    let rows = sqlx::query(sql).bind(guest.0).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get(4)?, read_rating(row)?))).collect()
}

pub(super) fn read_rating(row: &Row) -> Result<Rating, sqlx::Error> {
    let games: i64 = row.try_get(3)?;
    Ok(Rating {
        rating: row.try_get(0)?,
        deviation: row.try_get(1)?,
        volatility: row.try_get(2)?,
        games: u32::try_from(games).map_err(|error| sqlx::Error::Decode(error.into()))?,
    })
}

pub(super) async fn subscriptions(
    connection: &mut Connection,
    guest: GuestId,
) -> Found<Vec<(String, Subscription)>> {
    let sql = "SELECT g.lang, s.endpoint, s.key, s.auth, s.site, s.since FROM subscriptions s \
               JOIN guests g ON g.id = s.guest WHERE s.guest = $1 ORDER BY s.since, s.endpoint";
    let rows = sqlx::query(sql).bind(guest.0).fetch_all(connection).await?;
    rows.iter()
        .map(|row| {
            let (endpoint, key, auth) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
            let (site, since) = (row.try_get(4)?, row.try_get(5)?);
            Ok((row.try_get(0)?, Subscription { endpoint, guest, key, auth, site, since }))
        })
        .collect()
}

pub(super) async fn rooms_about(
    connection: &mut Connection,
    guest: GuestId,
    after: Option<&RoomId>,
    limit: u32,
) -> Found<Vec<RoomId>> {
    let sql = "SELECT room FROM (SELECT room FROM seats WHERE guest = $1 UNION SELECT room FROM beside WHERE guest = $1 \
               UNION SELECT room FROM talk WHERE guest = $1 UNION SELECT room FROM notes WHERE guest = $1 \
               UNION SELECT id FROM rooms WHERE host = $1) mine WHERE room > $2 ORDER BY room LIMIT $3";
    let query = sqlx::query_scalar(sql).bind(guest.0).bind(after.map_or("", |after| &*after.0));
    let rooms: Vec<String> = query.bind(i64::from(limit)).fetch_all(connection).await?;
    Ok(rooms.iter().map(|room| id(room)).collect())
}

pub(super) async fn talk_of(
    connection: &mut Connection,
    room: &RoomId,
    guest: GuestId,
    after: i64,
    limit: u32,
) -> Found<Vec<Talk>> {
    let sql = "SELECT id, seat, name, text, phrase, at FROM talk WHERE room = $1 AND guest = $2 AND id > $3 \
               ORDER BY id LIMIT $4";
    let query = sqlx::query(sql).bind(&*room.0).bind(guest.0).bind(after).bind(i64::from(limit));
    query.fetch_all(connection).await?.iter().map(read_talk).collect()
}

pub(super) async fn notes_of(connection: &mut Connection, room: &RoomId, guest: GuestId) -> Found<Vec<Note>> {
    let sql = "SELECT seat, key, text, step FROM notes WHERE room = $1 AND guest = $2 ORDER BY seat, key";
    let rows = sqlx::query(sql).bind(&*room.0).bind(guest.0).fetch_all(connection).await?;
    let read = |row: &Row| {
        let (key, text) = (row.try_get(1)?, row.try_get(2)?);
        Ok(Note { seat: Seat(number(row, 0)?), key, text, step: number(row, 3)? })
    };
    rows.iter().map(read).collect()
}

/// A room in columns, and behind them one of its seats.
const ROOM: &str = "r.id, r.version, r.code, r.door_closes, r.game, r.rules, r.options, r.seed, r.status, r.host, \
                    r.waiting, r.outcome, r.rematch, r.created, r.touched, r.practice, r.taken_back, r.daily, r.deck, \
                    r.what_if, r.what_if_step, r.tempo, r.tempo_since, r.parts, r.dealing, r.shut, r.hides_code, s.seat, s.guest, \
                    s.name, s.puppet, s.bot, s.gone, s.shows, s.removed";
/// The same with somebody who has to do with a seat that is not theirs, and how.
const BESIDE: &str = ", b.seat, b.guest, b.name, b.puppet, b.how, FALSE, FALSE, FALSE";
/// The first column of a seat.
const SEAT: usize = 27;
/// The first column behind a seat.
const BEHIND: usize = 35;

fn read_room(row: &Row) -> Found<Room> {
    let seed: Vec<u8> = row.try_get(7)?;
    let seed: [u8; 32] = seed.try_into().map_err(|_| StoreError::Corrupt("a seed has 32 bytes"))?;
    let options = serde_json::from_str(row.try_get(6)?);
    let outcome = row.try_get::<Option<&str>, _>(11)?.map(serde_json::from_str::<Outcome>).transpose();
    let parts = row.try_get::<Option<&str>, _>(23)?.map(serde_json::from_str::<Vec<Part>>).transpose();
    Ok(Room {
        id: id(row.try_get(0)?),
        version: Version(row.try_get(1)?),
        code: row.try_get(2)?,
        door_closes: row.try_get(3)?,
        game: row.try_get(4)?,
        rules: number(row, 5)?,
        options: options.map_err(|_| StoreError::Corrupt("the options of a room"))?,
        seed: Seed::new(seed),
        status: status_of(row.try_get(8)?).ok_or(StoreError::Corrupt("the status of a room"))?,
        host: row.try_get::<Option<i64>, _>(9)?.map(GuestId),
        waiting: seats_of_mask(row.try_get(10)?),
        outcome: outcome.map_err(|_| StoreError::Corrupt("the outcome of a room"))?,
        rematch: row.try_get::<Option<&str>, _>(12)?.map(id),
        created: row.try_get(13)?,
        touched: row.try_get(14)?,
        practice: row.try_get(15)?,
        taken_back: number(row, 16)?,
        daily: row.try_get(17)?,
        deck: row.try_get(18)?,
        what_if: read_what_if(row)?,
        tempo: tempo_of(row.try_get(21)?)?,
        tempo_since: row.try_get(22)?,
        parts: parts.map_err(|_| StoreError::Corrupt("the parts in a deal"))?,
        dealing: row.try_get(24)?,
        shut: row.try_get(25)?,
        hides_code: row.try_get(26)?,
        seats: Vec::new(),
        beside: Vec::new(),
    })
}

fn tempo_of(name: Option<&str>) -> Found<Tempo> {
    name.map_or(Some(Tempo::Sitting), Tempo::of).ok_or(StoreError::Corrupt("the tempo of a room"))
}

fn read_what_if(row: &Row) -> Found<Option<WhatIf>> {
    let room = row.try_get::<Option<&str>, _>(19)?;
    room.map(|room| Ok(WhatIf { room: id(room), step: number(row, 20)? })).transpose()
}

/// The seat of a row; none where the room has none.
fn read_seat(row: &Row) -> Found<Option<Sitter>> {
    if row.try_get::<Option<i64>, _>(SEAT)?.is_none() {
        return Ok(None);
    }
    let columns = SeatColumns {
        guest: row.try_get::<Option<i64>, _>(SEAT + 1)?.map(GuestId),
        name: row.try_get(SEAT + 2)?,
        puppet: row.try_get(SEAT + 3)?,
        bot: row.try_get(SEAT + 4)?,
        gone: row.try_get(SEAT + 5)?,
        shows: row.try_get(SEAT + 6)?,
        removed: row.try_get(SEAT + 7)?,
    };
    Ok(Some(Sitter::from(columns)))
}

/// Somebody who has to do with a seat that is not theirs: where a bot is named, it says how.
fn read_beside(row: &Row) -> Found<Beside> {
    let how = how_of(row.try_get(SEAT + 4)?, row.try_get(SEAT + 2)?, row.try_get(SEAT + 3)?);
    Ok(Beside {
        guest: GuestId(row.try_get(SEAT + 1)?),
        seat: Seat(number(row, SEAT)?),
        how: how.ok_or(StoreError::Corrupt("somebody beside a seat"))?,
    })
}

pub(super) async fn room(connection: &mut Connection, id: &RoomId) -> Found<Option<Room>> {
    let sql = format!(
        "SELECT {ROOM}, FALSE AS beside FROM rooms r LEFT JOIN seats s ON s.room = r.id WHERE r.id = $1 \
         UNION ALL \
         SELECT {}{BESIDE}, TRUE FROM rooms r JOIN beside b ON b.room = r.id WHERE r.id = $1 \
         ORDER BY beside, seat, guest",
        ROOM.split_once(", s.seat").map_or(ROOM, |(room, _)| room)
    );
    let rows = sqlx::query(&sql).bind(&*id.0).fetch_all(connection).await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let mut room = read_room(first)?;
    for row in &rows {
        if row.try_get(BEHIND)? {
            room.beside.push(read_beside(row)?);
        } else {
            room.seats.extend(read_seat(row)?);
        }
    }
    Ok(Some(room))
}

pub(super) async fn door(connection: &mut Connection, code: &str, now: Millis) -> Found<Option<RoomId>> {
    let sql = "SELECT id FROM rooms WHERE code = $1 AND door_closes > $2 AND (status = 'playing' OR \
               (status = 'open' AND EXISTS (SELECT 1 FROM seats WHERE room = rooms.id \
               AND guest IS NULL AND name IS NULL AND bot IS NULL)))";
    let found: Option<String> =
        sqlx::query_scalar(sql).bind(code).bind(now).fetch_optional(connection).await?;
    Ok(found.map(|found| id(&found)))
}

/// The rooms of a guest with their last step, as `r`: those of `which`, the last touched first.
fn rooms_with_last(which: &str, page: &str) -> String {
    // Sorted once to find the newest, and once more because a join keeps no order.
    format!(
        "SELECT {ROOM}, r.last_step, r.last_waiting, r.last_touched FROM ( \
             SELECT * FROM ( \
                 SELECT rooms.*, l.step AS last_step, l.waiting AS last_waiting, \
                        CASE WHEN l.at > rooms.touched THEN l.at ELSE rooms.touched END AS last_touched \
                 FROM rooms LEFT JOIN steps l ON l.room = rooms.id \
                      AND l.step = (SELECT max(step) FROM steps WHERE steps.room = rooms.id) \
                 WHERE {which}) mine \
             {page} ORDER BY last_touched DESC, id LIMIT $2) r \
         LEFT JOIN seats s ON s.room = r.id ORDER BY r.last_touched DESC, r.id, s.seat"
    )
}

fn read_summaries(rows: &[Row]) -> Found<Vec<Summary>> {
    let mut summaries: Vec<Summary> = Vec::new();
    for row in rows {
        let same =
            summaries.last().is_some_and(|last| row.try_get(0).is_ok_and(|id: &str| *last.room.id.0 == *id));
        if !same {
            let room = read_room(row)?;
            let waiting = row.try_get::<Option<i64>, _>(BEHIND + 1)?.map_or(room.waiting, seats_of_mask);
            let step = row.try_get::<Option<i64>, _>(BEHIND)?.unwrap_or(0).unsigned_abs();
            summaries.push(Summary { room, waiting, touched: row.try_get(BEHIND + 2)?, step });
        }
        let last = summaries.last_mut().expect("one was just put there");
        last.room.seats.extend(read_seat(row)?);
    }
    Ok(summaries)
}

pub(super) async fn rooms_of(connection: &mut Connection, guest: GuestId, limit: u32) -> Found<Vec<Summary>> {
    let sql = rooms_with_last("rooms.id IN (SELECT room FROM seats WHERE guest = $1)", "");
    let query = sqlx::query(&sql).bind(guest.0).bind(i64::from(limit));
    read_summaries(&query.fetch_all(connection).await?)
}

pub(super) async fn newest_rooms(connection: &mut Connection, limit: u32) -> Found<Vec<Summary>> {
    let sql = rooms_with_last("rooms.touched >= $1", "");
    let query = sqlx::query(&sql).bind(Millis::MIN).bind(i64::from(limit));
    read_summaries(&query.fetch_all(connection).await?)
}

pub(super) async fn tables_of(
    connection: &mut Connection,
    guest: GuestId,
    over: bool,
    before: Option<&(Millis, RoomId)>,
    limit: u32,
) -> Found<Vec<Summary>> {
    let sql = rooms_with_last(
        "rooms.id IN (SELECT room FROM seats WHERE guest = $1 AND NOT gone) AND (rooms.status = 'over') = $3",
        "WHERE last_touched < $4 OR (last_touched = $4 AND id > $5)",
    );
    let (touched, room) = before.map_or((Millis::MAX, ""), |(touched, room)| (*touched, &*room.0));
    let query = sqlx::query(&sql).bind(guest.0).bind(i64::from(limit)).bind(over).bind(touched).bind(room);
    read_summaries(&query.fetch_all(connection).await?)
}

pub(super) async fn over_days(connection: &mut Connection) -> Found<Vec<OverDays>> {
    let sql = "SELECT r.id, r.tempo, r.tempo_since, r.touched, r.waiting, l.at, l.waiting FROM rooms r \
               LEFT JOIN steps l ON l.room = r.id AND l.step = (SELECT max(step) FROM steps WHERE room = r.id) \
               WHERE r.status = 'playing' AND r.tempo LIKE 'days%'";
    let rows = sqlx::query(sql).fetch_all(connection).await?;
    rows.iter()
        .map(|row| {
            let (chosen, dealt): (Millis, Millis) = (row.try_get(2)?, row.try_get(3)?);
            let waiting = row.try_get::<Option<i64>, _>(6)?.map_or(row.try_get(4), Ok)?;
            Ok(OverDays {
                room: id(row.try_get(0)?),
                tempo: tempo_of(row.try_get(1)?)?,
                waiting: seats_of_mask(waiting),
                since: row.try_get::<Option<Millis>, _>(5)?.unwrap_or(dealt).max(chosen),
            })
        })
        .collect()
}

pub(super) async fn steps(connection: &mut Connection, room: &RoomId, after: u64) -> Found<Vec<Step>> {
    let sql = "SELECT step, seat, action, client, at FROM steps WHERE room = $1 AND step > $2 ORDER BY step";
    let rows = sqlx::query(sql).bind(&*room.0).bind(after as i64).fetch_all(connection).await?;
    rows.iter()
        .map(|row| {
            Ok(Step {
                step: number(row, 0)?,
                seat: number(row, 1)?,
                action: row.try_get(2)?,
                client: row.try_get(3)?,
                at: row.try_get(4)?,
            })
        })
        .collect()
}

pub(super) async fn reasons(connection: &mut Connection, room: &RoomId, after: u64) -> Found<Vec<Reason>> {
    let sql =
        "SELECT step, seat, why FROM steps WHERE room = $1 AND step > $2 AND why IS NOT NULL ORDER BY step";
    let rows = sqlx::query(sql).bind(&*room.0).bind(after as i64).fetch_all(connection).await?;
    rows.iter()
        .map(|row| Ok(Reason { step: number(row, 0)?, seat: number(row, 1)?, why: row.try_get(2)? }))
        .collect()
}

pub(super) async fn step_of_client(
    connection: &mut Connection,
    room: &RoomId,
    client: &str,
) -> Found<Option<(u64, u8)>> {
    let sql = "SELECT step, seat FROM steps WHERE room = $1 AND client = $2";
    let row = sqlx::query(sql).bind(&*room.0).bind(client).fetch_optional(connection).await?;
    row.map(|row| Ok((number(&row, 0)?, number(&row, 1)?))).transpose()
}

pub(super) async fn talk(
    connection: &mut Connection,
    room: &RoomId,
    after: i64,
    limit: u32,
) -> Found<Vec<Talk>> {
    let sql = "SELECT id, seat, name, text, phrase, at FROM talk WHERE room = $1 AND id > $2 ORDER BY id DESC LIMIT $3";
    let query = sqlx::query(sql).bind(&*room.0).bind(after).bind(i64::from(limit));
    query.fetch_all(connection).await?.iter().rev().map(read_talk).collect()
}

fn read_talk(row: &Row) -> Found<Talk> {
    Ok(Talk {
        id: row.try_get(0)?,
        seat: number(row, 1)?,
        name: row.try_get(2)?,
        text: row.try_get(3)?,
        phrase: row.try_get(4)?,
        at: row.try_get(5)?,
    })
}

pub(super) async fn notes(connection: &mut Connection, room: &RoomId, seat: u8) -> Found<Vec<Note>> {
    let sql = "SELECT key, text, step FROM notes WHERE room = $1 AND seat = $2 ORDER BY key";
    let rows = sqlx::query(sql).bind(&*room.0).bind(i64::from(seat)).fetch_all(connection).await?;
    rows.iter()
        .map(|row| {
            Ok(Note { seat: Seat(seat), key: row.try_get(0)?, text: row.try_get(1)?, step: number(row, 2)? })
        })
        .collect()
}

pub(super) async fn review(connection: &mut Connection, room: &RoomId) -> Found<Option<String>> {
    let query = sqlx::query_scalar("SELECT review FROM reviews WHERE room = $1").bind(&*room.0);
    Ok(query.fetch_optional(connection).await?)
}

pub(super) async fn link(connection: &mut Connection, token: SecretHash, now: Millis) -> Found<Option<Link>> {
    let sql = "SELECT room, seat, guest, expires FROM links WHERE token = $1 AND expires > $2";
    let row = sqlx::query(sql).bind(&token.0[..]).bind(now).fetch_optional(connection).await?;
    row.as_ref().map(read_link).transpose()
}

fn read_link(row: &Row) -> Found<Link> {
    Ok(Link {
        room: id(row.try_get(0)?),
        seat: Seat(number(row, 1)?),
        guest: GuestId(row.try_get(2)?),
        expires: row.try_get(3)?,
    })
}

pub(super) async fn daily_of(
    connection: &mut Connection,
    guest: GuestId,
    game: &str,
) -> Found<Vec<DailyGame>> {
    let sql = "SELECT day, room, score FROM daily WHERE guest = $1 AND game = $2 ORDER BY day";
    let rows = sqlx::query(sql).bind(guest.0).bind(game).fetch_all(connection).await?;
    rows.iter().map(read_daily).collect()
}

fn read_daily(row: &Row) -> Found<DailyGame> {
    let score: Option<i64> = row.try_get(2)?;
    let score = score.map(u32::try_from).transpose();
    Ok(DailyGame {
        day: row.try_get(0)?,
        room: row.try_get::<Option<&str>, _>(1)?.map(id),
        score: score.map_err(|_| StoreError::Corrupt("the score of a day"))?,
    })
}

pub(super) async fn daily_scores(
    connection: &mut Connection,
    game: &str,
    day: i64,
) -> Found<Vec<ScoreCount>> {
    let sql = "SELECT score, count(*) FROM daily WHERE game = $1 AND day = $2 AND score IS NOT NULL \
               GROUP BY score ORDER BY score";
    let rows = sqlx::query(sql).bind(game).bind(day).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(ScoreCount { score: number(row, 0)?, games: number(row, 1)? })).collect()
}

pub(super) async fn daily_best(
    connection: &mut Connection,
    game: &str,
    day: i64,
) -> Found<Option<DailyGame>> {
    let sql = "SELECT day, room, score FROM daily WHERE game = $1 AND day = $2 AND score IS NOT NULL \
               AND room IS NOT NULL ORDER BY score DESC, room LIMIT 1";
    let row = sqlx::query(sql).bind(game).bind(day).fetch_optional(connection).await?;
    row.as_ref().map(read_daily).transpose()
}

pub(super) async fn riddles(
    connection: &mut Connection,
    game: &str,
    days: &RangeInclusive<i64>,
) -> Found<Vec<KeptRiddle>> {
    let sql = "SELECT q.day, q.place, q.riddle, r.choice, r.people FROM riddles q \
               LEFT JOIN readings r ON r.game = q.game AND r.day = q.day AND r.place = q.place \
               WHERE q.game = $1 AND q.day BETWEEN $2 AND $3 ORDER BY q.day, q.place, r.choice";
    let query = sqlx::query(sql).bind(game).bind(days.start()).bind(days.end());
    let mut riddles: Vec<KeptRiddle> = Vec::new();
    for row in &query.fetch_all(connection).await? {
        let (day, place) = (row.try_get(0)?, number(row, 1)?);
        if riddles.last().is_none_or(|last| (last.day, last.place) != (day, place)) {
            riddles.push(KeptRiddle { day, place, riddle: row.try_get(2)?, people: Vec::new() });
        }
        if row.try_get::<Option<i64>, _>(3)?.is_some() {
            let last = riddles.last_mut().expect("one was just put there");
            last.people.push((number(row, 3)?, number(row, 4)?));
        }
    }
    Ok(riddles)
}

pub(super) async fn guessed(
    connection: &mut Connection,
    guest: GuestId,
    game: &str,
    day: i64,
) -> Found<Vec<u8>> {
    let sql = "SELECT place FROM guessed WHERE guest = $1 AND game = $2 AND day = $3 ORDER BY place";
    let rows = sqlx::query(sql).bind(guest.0).bind(game).bind(day).fetch_all(connection).await?;
    rows.iter().map(|row| number(row, 0)).collect()
}

/// How many there are of those that a sweep looks through.
pub(super) async fn count(connection: &mut Connection, old: Old) -> Found<u64> {
    let sql = match old {
        Old::Over => "SELECT count(*) FROM rooms WHERE status = 'over'",
        Old::Unstarted => "SELECT count(*) FROM rooms WHERE status = 'open'",
        Old::Guests => "SELECT count(*) FROM guests",
    };
    let count: i64 = sqlx::query_scalar(sql).fetch_one(connection).await?;
    Ok(count.unsigned_abs())
}

pub(super) async fn latest(connection: &mut Connection) -> Found<Option<Millis>> {
    let sql = "SELECT max(at) FROM \
               (SELECT max(touched) AS at FROM rooms UNION ALL SELECT max(seen) AS at FROM guests) times";
    Ok(sqlx::query_scalar(sql).fetch_one(connection).await?)
}

pub(super) async fn mark(connection: &mut Connection, name: &str) -> Found<Option<i64>> {
    let sql = "SELECT value FROM marks WHERE name = $1";
    Ok(sqlx::query_scalar(sql).bind(name).fetch_optional(connection).await?)
}

pub(super) async fn marks(connection: &mut Connection, prefix: &str) -> Found<Vec<(String, i64)>> {
    let sql = "SELECT name, value FROM marks WHERE substr(name, 1, $1) = $2 ORDER BY name";
    let length = i32::try_from(prefix.len()).unwrap_or(i32::MAX);
    let rows = sqlx::query(sql).bind(length).bind(prefix).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

pub(super) async fn stands(connection: &mut Connection, rooms: &[RoomId]) -> Found<Vec<(RoomId, Stand)>> {
    let mut stands = Vec::with_capacity(rooms.len());
    for rooms in rooms.chunks(ROOMS) {
        // Filled up with the last one, so that few statements are prepared.
        let places = ROOMS.min(rooms.len().next_power_of_two());
        let list: Vec<String> = (1..=places).map(|place| format!("${place}")).collect();
        let sql = format!(
            "SELECT id, version, (SELECT max(step) FROM steps WHERE room = rooms.id), \
                    (SELECT max(id) FROM talk WHERE room = rooms.id) FROM rooms WHERE id IN ({})",
            list.join(",")
        );
        let ids = rooms.iter().chain(std::iter::repeat(&rooms[rooms.len() - 1])).take(places);
        let query = ids.fold(sqlx::query(&sql), |query, id| query.bind(&*id.0));
        for row in query.fetch_all(&mut *connection).await? {
            let step = row.try_get::<Option<i64>, _>(2)?.unwrap_or(0).unsigned_abs();
            let talk = row.try_get::<Option<i64>, _>(3)?.unwrap_or(0);
            stands.push((id(row.try_get(0)?), Stand { version: Version(row.try_get(1)?), step, talk }));
        }
    }
    Ok(stands)
}

/// How long it is until there is one again of what is rationed.
pub(super) async fn ration(connection: &mut Connection, name: &str, rate: Rate) -> Found<Option<Millis>> {
    let sql = format!("SELECT unused, {NOW} FROM rations WHERE name = $1");
    let row = sqlx::query(&sql).bind(name).fetch_optional(connection).await?;
    Ok(match row {
        Some(row) => rate.wait(row.try_get(0)?, row.try_get(1)?),
        None => rate.wait(0, 0),
    })
}
