//! Rooms: opened, listed, looked at, started and left.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use boardgame::Outcome;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{SeatRow, SeedBytes, StoreError, Summary};
use utoipa::ToSchema;

use super::extract::{Body, InRoom};
use super::wrap::Refusal;
use crate::chance::Chance;
use crate::error::Error;
use crate::identity::{self, MaybeMe, Me};
use crate::limiter::{Kind, Who};
use crate::random;
use crate::rooms::wire::{Room, Status};
use crate::rooms::{DAY, clean_name, free_puppet, is_ready_to_start};
use crate::world::{Offered, World, now};

/// What is asked of a new room.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRoom {
    game: String,
    /// As many as the game allows, unless it starts at once.
    seats: Option<u8>,
    /// What is not named is as usual.
    #[schema(value_type = Option<Object>)]
    options: Option<Map<String, Value>>,
    /// The names of the seats that I take, several on one device; by default one, under my own name.
    mine: Option<Vec<String>>,
    /// The bots on the next seats.
    #[serde(default)]
    bots: Vec<String>,
    /// Begin at once.
    #[serde(default)]
    start: bool,
    /// Let steps be taken back; only where one plays alone.
    #[serde(default)]
    practice: bool,
    /// The number of the seed, chosen by a test: the description leaves it out, and release builds do not know it.
    #[cfg(debug_assertions)]
    #[schema(ignore)]
    seed: Option<u64>,
}

impl NewRoom {
    /// What this room is dealt from.
    #[cfg(debug_assertions)]
    fn chance(&self, usual: &Chance) -> Chance {
        self.seed.map_or_else(|| usual.clone(), Chance::of_number)
    }

    #[cfg(not(debug_assertions))]
    fn chance(&self, usual: &Chance) -> Chance {
        usual.clone()
    }
}

/// What the host changes before the start.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoomChange {
    /// What is not named stays as it is.
    #[schema(value_type = Option<Object>)]
    options: Option<Map<String, Value>>,
    seats: Option<u8>,
}

/// One of my rooms.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoomSummary {
    id: String,
    game: String,
    status: Status,
    seats: Vec<SeatSummary>,
    /// Whether the game waits for me.
    your_turn: bool,
    step: u64,
    outcome: Option<Outcome>,
    created: i64,
    /// When something was last played, or changed before or after play.
    touched: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatSummary {
    /// Null for a bot or a free seat.
    name: Option<String>,
    puppet: Option<String>,
    /// Null for a person, even while a bot stands in for them.
    bot: Option<String>,
    you: bool,
}

/// Where somebody can join.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Invitation {
    /// The link that opens the room on another device.
    url: String,
    /// The short code, while its door is open.
    code: Option<String>,
}

/// A room's id.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoomRef {
    pub(crate) room: String,
}

/// Open a room and take the first seats.
#[utoipa::path(post, path = "/api/rooms", tag = "rooms", request_body = NewRoom,
    responses((status = 201, body = Room), (status = 401, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn create(
    State(world): State<Arc<World>>,
    me: Me,
    Body(asked): Body<NewRoom>,
) -> Result<impl IntoResponse, Error> {
    let offered = world.game(&asked.game)?;
    let start = asked.start;
    let chance = asked.chance(&world.config.chance);
    let mut room = new_room(offered, &me, asked, &chance)?;
    world.limiter.take(Kind::Rooms, Who::Guest(me.id()))?;
    let mut tries = 0;
    loop {
        match world.store.save_rooms(vec![room.clone()]).await {
            Ok(()) => break,
            // The code is in use.
            Err(StoreError::Conflict) if tries < 20 => room.code = Some(random::code()),
            Err(error) => return Err(error.into()),
        }
        tries += 1;
    }
    tracing::info!(room = %room.id, game = room.game, "room opened");
    let guest = me.id();
    let seen = world
        .ask(&room.id, move |room| {
            Box::pin(
                async move { if start { room.start(guest).await } else { Ok(room.seen_by(Some(guest))) } },
            )
        })
        .await?;
    Ok((StatusCode::CREATED, Json(seen)))
}

fn new_room(offered: &Offered, me: &Me, asked: NewRoom, chance: &Chance) -> Result<store::Room, Error> {
    let mine = asked.mine.unwrap_or_else(|| vec![me.0.name.clone()]);
    if mine.is_empty() {
        return Err(Error::BadRequest("mine".to_owned()));
    }
    let taken = u8::try_from(mine.len() + asked.bots.len()).map_err(|_| Error::Full)?;
    let info = &offered.info;
    if taken > info.max_seats {
        return Err(Error::Full);
    }
    if asked.start && taken < info.min_seats {
        return Err(Error::TooFew { least: info.min_seats });
    }
    let usual = if asked.start { taken } else { info.max_seats };
    let count = asked.seats.unwrap_or(usual);
    if !(info.min_seats..=info.max_seats).contains(&count) || count < taken {
        return Err(Error::BadRequest("seats".to_owned()));
    }
    if asked.practice && count != 1 {
        return Err(Error::BadRequest("practice".to_owned()));
    }
    let mut seats: Vec<SeatRow> = Vec::with_capacity(usize::from(count));
    for name in mine {
        seats.push(SeatRow {
            guest: Some(me.id()),
            name: Some(clean_name(&name)?),
            puppet: Some(free_puppet(&seats, Some(&me.0.puppet))),
            ..SeatRow::default()
        });
    }
    for bot in asked.bots {
        offered.check_bot(&bot)?;
        seats.push(SeatRow { puppet: Some(free_puppet(&seats, None)), bot: Some(bot), ..SeatRow::default() });
    }
    seats.resize(usize::from(count), SeatRow::default());
    let at = now();
    Ok(store::Room {
        id: random::room_id(),
        version: 0,
        code: Some(random::code()),
        door_closes: at + DAY,
        game: info.id.to_owned(),
        rules: info.rules,
        options: offered.game.options(&Value::Object(asked.options.unwrap_or_default()), count)?.to_string(),
        seed: SeedBytes(*chance.seed().bytes()),
        status: store::Status::Open,
        host: Some(me.id()),
        waiting: 0,
        outcome: None,
        rematch: None,
        created: at,
        touched: at,
        practice: asked.practice,
        taken_back: 0,
        deck: None,
        daily: None,
        seats,
    })
}

/// How many rooms somebody is shown.
const SHOWN: u32 = 100;

/// My rooms: those that wait for me first, then as they were last touched.
#[utoipa::path(get, path = "/api/rooms", tag = "rooms",
    responses((status = 200, body = Vec<RoomSummary>), (status = 401, body = Refusal)))]
pub(crate) async fn list(State(world): State<Arc<World>>, me: Me) -> Result<Json<Vec<RoomSummary>>, Error> {
    let rooms = world.store.rooms_of(me.id(), SHOWN).await?;
    let is_mine = |seat: &SeatRow| seat.guest == Some(me.id()) && !seat.gone;
    let mut list: Vec<RoomSummary> = rooms
        .into_iter()
        .filter(|summary| summary.room.seats.iter().any(is_mine))
        .map(|summary| summarise(summary, &me))
        .collect();
    list.sort_by_key(|room| !room.your_turn);
    Ok(Json(list))
}

fn summarise(summary: Summary, me: &Me) -> RoomSummary {
    let Summary { room, waiting, touched, step } = summary;
    let is_mine = |seat: &SeatRow| seat.guest == Some(me.id());
    let waits = |index: usize| waiting & (1 << index) != 0;
    let your_turn = room.status == store::Status::Playing
        && room
            .seats
            .iter()
            .enumerate()
            .any(|(index, seat)| is_mine(seat) && seat.bot.is_none() && waits(index));
    RoomSummary {
        id: room.id.to_string(),
        game: room.game,
        status: room.status.into(),
        your_turn,
        step,
        outcome: room.outcome.and_then(|outcome| serde_json::from_str(&outcome).ok()),
        created: room.created,
        touched,
        seats: room
            .seats
            .into_iter()
            .map(|seat| SeatSummary {
                you: is_mine(&seat),
                bot: seat.bot.filter(|_| seat.name.is_none()),
                name: seat.name,
                puppet: seat.puppet,
            })
            .collect(),
    }
}

/// The room as I see it.
#[utoipa::path(get, path = "/api/rooms/{id}", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = Room), (status = 404, body = Refusal)))]
pub(crate) async fn read(
    State(world): State<Arc<World>>,
    MaybeMe(guest): MaybeMe,
    InRoom(id): InRoom,
) -> Result<Json<Room>, Error> {
    world.ask(&id, move |room| Box::pin(async move { Ok(Json(room.seen_by(guest))) })).await
}

/// The host sets options or the number of seats before the start.
#[utoipa::path(patch, path = "/api/rooms/{id}", tag = "rooms", params(("id" = String, Path)),
    request_body = RoomChange,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn change(
    State(world): State<Arc<World>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<RoomChange>,
) -> Result<Json<Room>, Error> {
    world
        .ask(&id, move |room| {
            Box::pin(room.set_options(me.id(), asked.options.map(Value::Object), asked.seats))
        })
        .await
        .map(Json)
}

/// Begin, from the least number of seats; free seats beyond it are taken away.
#[utoipa::path(post, path = "/api/rooms/{id}/start", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn start(
    State(world): State<Arc<World>>,
    me: Me,
    InRoom(id): InRoom,
) -> Result<Json<Room>, Error> {
    world.ask(&id, move |room| Box::pin(room.start(me.id()))).await.map(Json)
}

/// Free my seats before the start; during play they are handed to bots.
#[utoipa::path(post, path = "/api/rooms/{id}/leave", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = Room), (status = 403, body = Refusal)))]
pub(crate) async fn leave(
    State(world): State<Arc<World>>,
    me: Me,
    InRoom(id): InRoom,
) -> Result<Json<Room>, Error> {
    world.ask(&id, move |room| Box::pin(room.leave(me.id()))).await.map(Json)
}

/// The same people again: a new room, which begins at once if all other seats are bots'.
#[utoipa::path(post, path = "/api/rooms/{id}/rematch", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = RoomRef), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn rematch(
    State(world): State<Arc<World>>,
    me: Me,
    InRoom(id): InRoom,
) -> Result<Json<RoomRef>, Error> {
    let guest = me.id();
    world.limiter.take(Kind::Rooms, Who::Guest(guest))?;
    let new = world.ask(&id, move |room| Box::pin(room.rematch(guest))).await?;
    let stored = world.store.room(&new).await?.ok_or(Error::NoRoom)?;
    if stored.status == store::Status::Open && is_ready_to_start(&stored, guest) {
        world.ask(&new, move |room| Box::pin(room.start(guest))).await?;
    }
    Ok(Json(RoomRef { room: new.to_string() }))
}

/// The link and the code by which others join.
#[utoipa::path(get, path = "/api/rooms/{id}/invitation", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = Invitation), (status = 404, body = Refusal)))]
pub(crate) async fn invitation(
    State(world): State<Arc<World>>,
    InRoom(id): InRoom,
    headers: HeaderMap,
) -> Result<Json<Invitation>, Error> {
    let room = world.ask(&id, move |room| Box::pin(async move { Ok(room.seen_by(None)) })).await?;
    Ok(Json(Invitation { url: link(&world, &headers, &room.id), code: room.code }))
}

/// The room's link as a QR code.
#[utoipa::path(get, path = "/api/rooms/{id}/qr.svg", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404, body = Refusal)))]
pub(crate) async fn qr(
    State(world): State<Arc<World>>,
    InRoom(id): InRoom,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let room = world.ask(&id, move |room| Box::pin(async move { Ok(room.seen_by(None)) })).await?;
    let code =
        QrCode::new(link(&world, &headers, &room.id)).map_err(|_| Error::BadRequest("host".to_owned()))?;
    let image = code.render::<svg::Color<'_>>().quiet_zone(true).min_dimensions(256, 256).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], image))
}

/// The address of a room for other devices: where this request came to, unless that is only this machine.
fn link(world: &World, headers: &HeaderMap, room: &str) -> String {
    let host = identity::host(headers, world).unwrap_or("localhost");
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_here = matches!(name, "localhost" | "127.0.0.1" | "[::1]");
    let base = match &world.config.public_url {
        Some(url) if is_here => url.clone(),
        _ => format!("{}://{host}", if identity::is_secure(headers, world) { "https" } else { "http" }),
    };
    format!("{base}/room/{room}")
}
