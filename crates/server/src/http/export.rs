//! All that is kept of me, as one file.
//!
//! It is sent as it is read, room by room, so that somebody who has played for years does not fill the memory.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use boardgame::{Outcome, Seat};
use futures_util::stream;
use room::{GuestId, How, Millis, Room, RoomId};
use serde::Serialize;
use serde_json::Value;
use store::StoreError;
use utoipa::ToSchema;

use super::me::Person;
use super::results::{self, GameResults, MyRating};
use super::rooms::SeatSummary;
use super::wrap::Refusal;
use crate::app::App;
use crate::daily::Day;
use crate::error::Error;
use crate::identity::Me;
use crate::limiter::Who;
use crate::limits::{self, Limit};
use crate::rooms::wire::{Note, Status, Talk, Tempo};

/// All that is kept of me. Times are milliseconds since 1970.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyData {
    guest: Person,
    /// When I was last here, to a day.
    seen: Millis,
    /// The name that I have kept with a passphrase, and since when.
    #[schema(required)]
    account: Option<KeptName>,
    /// Since when my other devices are mine.
    devices: Vec<Millis>,
    /// Until when a link for another device is good.
    #[schema(required)]
    device_link: Option<Millis>,
    /// Where the services of my browsers take notices that it is my turn.
    calls: Vec<CalledAt>,
    /// Links that I have made to my seats.
    personal_links: Vec<SeatLink>,
    /// My daily deals.
    daily: Vec<MyDaily>,
    /// The riddles of the day that I have answered; nobody knows how.
    guessed: Vec<Guessed>,
    results: Vec<GameResults>,
    /// How well I play against people, by game.
    ratings: Vec<GameRating>,
    /// Last, because there may be many.
    rooms: Vec<MyRoom>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct KeptName {
    name: String,
    since: Millis,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CalledAt {
    endpoint: String,
    since: Millis,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatLink {
    room: String,
    seat: Seat,
    expires: Millis,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyDaily {
    game: String,
    date: String,
    #[schema(required)]
    room: Option<String>,
    /// Null where it was not finished on its day.
    #[schema(required)]
    score: Option<u32>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Guessed {
    game: String,
    date: String,
    place: u8,
    /// Until when that is kept.
    until: Millis,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameRating {
    game: String,
    rating: MyRating,
}

/// A room in which something is kept of me.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyRoom {
    id: String,
    game: String,
    status: Status,
    created: Millis,
    tempo: Tempo,
    practice: bool,
    #[schema(value_type = Object)]
    options: Value,
    /// Whether I am its host.
    host: bool,
    /// Mine.
    seats: Vec<Seat>,
    /// Whether I let the others see what my choices were worth.
    shows: bool,
    /// Where I had to do with a seat that is not mine: `asks` for it, was `refused` it, or `knows` what was seen there.
    beside: Vec<BesideSeat>,
    players: Vec<SeatSummary>,
    #[schema(required)]
    outcome: Option<Outcome>,
    /// What I said.
    talk: Vec<Talk>,
    /// What I wrote down.
    notes: Vec<Note>,
    /// Where the record of a finished game is, every move of it.
    #[schema(required)]
    record: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BesideSeat {
    seat: Seat,
    how: &'static str,
}

/// All that is kept of me, as a file.
#[utoipa::path(get, path = "/api/me/data", tag = "me",
    responses((status = 200, body = MyData), (status = 401, body = Refusal)))]
pub(crate) async fn download(State(app): State<Arc<App>>, me: Me) -> Result<Response, Error> {
    app.limiter.take(Limit::Exports, Who::Guest(me.id()))?;
    let own = app.store.own(me.id()).await?;
    let data = MyData {
        guest: Person::from(&*me.0),
        seen: me.0.seen,
        account: own.account.map(|(name, since)| KeptName { name, since }),
        devices: own.devices,
        device_link: own.device_link,
        calls: own.calls.into_iter().map(|(endpoint, since)| CalledAt { endpoint, since }).collect(),
        personal_links: own
            .links
            .into_iter()
            .map(|link| SeatLink { room: link.room.to_string(), seat: link.seat, expires: link.expires })
            .collect(),
        daily: own
            .daily
            .into_iter()
            .map(|(game, daily)| MyDaily {
                game,
                date: Day(daily.day).to_string(),
                room: daily.room.map(|room| room.to_string()),
                score: daily.score,
            })
            .collect(),
        guessed: own
            .guessed
            .into_iter()
            .map(|(game, day, place, until)| Guessed { game, date: Day(day).to_string(), place, until })
            .collect(),
        results: results::of(&app, &me).await?,
        ratings: own
            .ratings
            .into_iter()
            .map(|(game, rating)| GameRating { game, rating: rating.into() })
            .collect(),
        rooms: Vec::new(),
    };
    let mut head = serde_json::to_string(&data).expect("it is plain data");
    // The rooms are the last of it, and come one by one.
    head.truncate(head.len() - "]}".len());
    let rest =
        Rest { app, me, head: Some(head), page: VecDeque::new(), after: None, any: false, done: false };
    let body = Body::from_stream(stream::unfold(rest, |mut rest| async {
        let piece = rest.next().await.transpose()?;
        if let Err(error) = &piece {
            tracing::error!(%error, "a file of one's own data broke off");
        }
        Some((piece, rest))
    }));
    let about = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"ludoteca.json\""),
    ];
    Ok((about, body).into_response())
}

/// What is yet to be sent.
#[derive(Debug)]
struct Rest {
    app: Arc<App>,
    me: Me,
    head: Option<String>,
    page: VecDeque<RoomId>,
    after: Option<RoomId>,
    /// Whether a room has been sent.
    any: bool,
    done: bool,
}

impl Rest {
    async fn next(&mut self) -> Result<Option<String>, StoreError> {
        if let Some(head) = self.head.take() {
            return Ok(Some(head));
        }
        loop {
            if self.done {
                return Ok(None);
            }
            if self.page.is_empty() {
                let (guest, after) = (self.me.id(), self.after.as_ref());
                self.page = self.app.store.rooms_about(guest, after, limits::ROOMS_SHOWN).await?.into();
            }
            let Some(id) = self.page.pop_front() else {
                self.done = true;
                return Ok(Some("]}\n".to_owned()));
            };
            let room = self.app.store.room(&id).await?;
            self.after = Some(id);
            // It may have been swept meanwhile.
            let Some(room) = room else { continue };
            let room = my_room(&self.app, &self.me, room).await?;
            let room = serde_json::to_string(&room).expect("it is plain data");
            let comma = if std::mem::replace(&mut self.any, true) { "," } else { "" };
            return Ok(Some(format!("{comma}{room}")));
        }
    }
}

async fn my_room(app: &App, me: &Me, room: Room) -> Result<MyRoom, StoreError> {
    let guest = me.id();
    let mut talk: Vec<store::Talk> = Vec::new();
    loop {
        let last = talk.last().map_or(0, |talk| talk.id);
        let more = app.store.talk_of(&room.id, guest, last, limits::TALK_SHOWN).await?;
        if more.is_empty() {
            break;
        }
        talk.extend(more);
    }
    let notes = app.store.notes_of(&room.id, guest).await?;
    let is_over = room.status == room::Status::Over;
    Ok(MyRoom {
        id: room.id.to_string(),
        game: room.game.clone(),
        status: room.status.into(),
        created: room.created,
        tempo: room.tempo.into(),
        practice: room.practice,
        host: room.host == Some(guest),
        seats: room.seats_of(guest).collect(),
        shows: shows(&room, guest),
        beside: room
            .beside
            .iter()
            .filter(|beside| beside.guest == guest)
            .map(|beside| BesideSeat { seat: beside.seat, how: how(&beside.how) })
            .collect(),
        players: room.seats.iter().map(|sitter| SeatSummary::of(sitter, me)).collect(),
        talk: talk.into_iter().map(Talk::from).collect(),
        notes: notes.into_iter().map(Note::from).collect(),
        record: is_over.then(|| format!("/api/rooms/{}/record", room.id)),
        options: room.options,
        outcome: room.outcome,
    })
}

fn shows(room: &Room, guest: GuestId) -> bool {
    let mine = room.seats.iter().filter_map(|sitter| sitter.person());
    mine.into_iter().any(|person| person.guest == guest && person.shows)
}

fn how(how: &How) -> &'static str {
    match how {
        How::Asks { .. } => "asks",
        How::Refused => "refused",
        How::Knows => "knows",
    }
}
