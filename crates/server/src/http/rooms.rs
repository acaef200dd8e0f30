//! Rooms: opened, listed, looked at, started and left.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use boardgame::Outcome;
use qrcode::QrCode;
use qrcode::render::svg;
use room::{Asked, Request, Room as NewlyOpened, Sitter};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::Summary;
use utoipa::ToSchema;

use super::extract::{Body, InRoom};
use super::wrap::Refusal;
use crate::app::App;
use crate::chance::Chance;
use crate::error::Error;
use crate::identity::{self, MayOpen, MaybeMe, Me};
use crate::limiter::Who;
use crate::limits::{self, Limit};
use crate::rooms::Message;
use crate::rooms::wire::{Room, Status, Tempo};
use crate::writing::clean_name;

/// What is asked of a new room.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRoom {
    game: String,
    /// As many as the game allows, unless it starts at once.
    #[schema(maximum = 255)]
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
    /// By default one sitting, without a limit.
    tempo: Option<Tempo>,
    /// SHA-256 of what each of my seats puts into the deal, in 64 hexadecimal digits; left out where seats have no part in
    /// it, as in practice.
    #[serde(default)]
    hashes: Vec<String>,
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

    /// With names as they can be shown.
    fn cleaned(self) -> Result<Asked, Error> {
        let clean = |names: Vec<String>| names.iter().map(|name| clean_name(name)).collect::<Result<_, _>>();
        Ok(Asked {
            seats: self.seats,
            options: self.options.unwrap_or_default(),
            mine: self.mine.map(clean).transpose()?,
            bots: self.bots,
            start: self.start,
            practice: self.practice,
            tempo: self.tempo.map(Into::into).unwrap_or_default(),
            hashes: self.hashes,
        })
    }
}

/// What the host changes before the start.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoomChange {
    /// What is not named stays as it is.
    #[schema(value_type = Option<Object>)]
    options: Option<Map<String, Value>>,
    #[schema(maximum = 255)]
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

impl SeatSummary {
    pub(super) fn of(sitter: &Sitter, me: &Me) -> SeatSummary {
        let (name, bot) = match sitter {
            Sitter::Free => (None, None),
            Sitter::Bot { bot, .. } => (None, Some(bot.clone())),
            Sitter::Person(_) | Sitter::Deleted { .. } => (Some(sitter.name().to_owned()), None),
        };
        SeatSummary { name, bot, puppet: sitter.puppet().map(str::to_owned), you: sitter.is_of(me.id()) }
    }
}

/// Where one can join.
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
    responses((status = 201, body = Room), (status = 401, body = Refusal), (status = 403, body = Refusal),
        (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    me: Me,
    _: MayOpen,
    Body(asked): Body<NewRoom>,
) -> Result<impl IntoResponse, Error> {
    let game = app.game(&asked.game)?;
    let start = asked.start;
    let fresh = app.fresh(&asked.chance(&app.config.chance));
    let room = NewlyOpened::open(game, me.host(), asked.cleaned()?, fresh, app.now())?;
    app.limiter.take(Limit::Rooms, Who::Guest(me.id()))?;
    let id = app.open_room(room).await?;
    let seen = if start {
        app.change(&id, me.id(), Request::Start).await?
    } else {
        app.ask(&id, |reply| Message::Look(Some(me.id()), reply)).await?
    };
    Ok((StatusCode::CREATED, Json(seen)))
}

/// My rooms: those that wait for me first, then as they were last touched.
#[utoipa::path(get, path = "/api/rooms", tag = "rooms",
    responses((status = 200, body = Vec<RoomSummary>), (status = 401, body = Refusal)))]
pub(crate) async fn list(State(app): State<Arc<App>>, me: Me) -> Result<Json<Vec<RoomSummary>>, Error> {
    let rooms = app.store.rooms_of(me.id(), limits::ROOMS_SHOWN).await?;
    let mut list: Vec<RoomSummary> = rooms
        .into_iter()
        .filter(|summary| summary.room.is_listed_for(me.id()))
        .map(|summary| summarise(summary, &me))
        .collect();
    list.sort_by_key(|room| !room.your_turn);
    Ok(Json(list))
}

pub(super) fn summarise(summary: Summary, me: &Me) -> RoomSummary {
    let Summary { room, waiting, touched, step } = summary;
    RoomSummary {
        id: room.id.to_string(),
        status: room.status.into(),
        your_turn: room.waits_for(me.id(), waiting),
        step,
        created: room.created,
        touched,
        seats: room.seats.iter().map(|sitter| SeatSummary::of(sitter, me)).collect(),
        game: room.game,
        outcome: room.outcome,
    }
}

/// The room as I see it.
#[utoipa::path(get, path = "/api/rooms/{id}", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = Room), (status = 404, body = Refusal)))]
pub(crate) async fn read(
    State(app): State<Arc<App>>,
    MaybeMe(guest): MaybeMe,
    InRoom(id): InRoom,
) -> Result<Json<Room>, Error> {
    app.ask(&id, |reply| Message::Look(guest, reply)).await.map(Json)
}

/// The host sets options or the number of seats before the start.
#[utoipa::path(patch, path = "/api/rooms/{id}", tag = "rooms", params(("id" = String, Path)),
    request_body = RoomChange,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<RoomChange>,
) -> Result<Json<Room>, Error> {
    let request = Request::Options { options: asked.options, seats: asked.seats };
    app.change(&id, me.id(), request).await.map(Json)
}

/// Begin, from the least number of seats; free seats beyond it are taken away.
#[utoipa::path(post, path = "/api/rooms/{id}/start", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::Start).await.map(Json)
}

/// Free my seats before the start; during play they are handed to bots.
#[utoipa::path(post, path = "/api/rooms/{id}/leave", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = Room), (status = 403, body = Refusal)))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::Leave).await.map(Json)
}

/// The same people again: a new room, which begins at once if all other seats are bots'.
#[utoipa::path(post, path = "/api/rooms/{id}/rematch", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = RoomRef), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
) -> Result<Json<RoomRef>, Error> {
    let guest = me.id();
    app.limiter.take(Limit::Rooms, Who::Guest(guest))?;
    let new = app.rematch(&id, guest).await?;
    Ok(Json(RoomRef { room: new.to_string() }))
}

/// The link and the code by which others join.
#[utoipa::path(get, path = "/api/rooms/{id}/invitation", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, body = Invitation), (status = 404, body = Refusal)))]
pub(crate) async fn invitation(
    State(app): State<Arc<App>>,
    InRoom(id): InRoom,
    headers: HeaderMap,
) -> Result<Json<Invitation>, Error> {
    let room = app.ask(&id, |reply| Message::Look(None, reply)).await?;
    Ok(Json(Invitation { url: link(&app, &headers, &room.id), code: room.code }))
}

/// The room's link as a QR code.
#[utoipa::path(get, path = "/api/rooms/{id}/qr.svg", tag = "rooms", params(("id" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404, body = Refusal)))]
pub(crate) async fn qr(
    State(app): State<Arc<App>>,
    InRoom(id): InRoom,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let room = app.ask(&id, |reply| Message::Look(None, reply)).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], qr_of(&link(&app, &headers, &room.id))?))
}

/// A link as a QR code: SVG.
pub(super) fn qr_of(link: &str) -> Result<String, Error> {
    let code = QrCode::new(link).map_err(|_| Error::BadRequest("host".to_owned()))?;
    Ok(code.render::<svg::Color<'_>>().quiet_zone(true).min_dimensions(256, 256).build())
}

fn link(app: &App, headers: &HeaderMap, room: &str) -> String {
    format!("{}/room/{room}", here(app, headers))
}

/// The address of this site for other devices: where this request came to, unless that is only this machine.
pub(super) fn here(app: &App, headers: &HeaderMap) -> String {
    let host = identity::host(headers, app).unwrap_or("localhost");
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_here = matches!(name, "localhost" | "127.0.0.1" | "[::1]");
    let base = match &app.config.public_url {
        Some(url) if is_here => url.clone(),
        _ => format!("{}://{host}", if identity::is_secure(headers, app) { "https" } else { "http" }),
    };
    format!("{base}{}", app.config.base_path)
}
