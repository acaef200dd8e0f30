//! Seats: taken, freed, handed to bots and taken back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::Seat;
use room::Request;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{AtSeat, Body, InRoom};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::rooms::wire::Room;
use crate::writing::clean_name;

/// Which seat, and for whom.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Take {
    /// The first free one, if none is named.
    seat: Option<Seat>,
    /// By default my own name.
    name: Option<String>,
    puppet: Option<String>,
    /// Put this bot there instead; only the host may.
    bot: Option<String>,
}

/// What a seat of one's own is called from now on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rename {
    name: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StandIn {
    /// By default the usual one.
    bot: Option<String>,
}

/// Take a free seat, or put a bot there.
#[utoipa::path(post, path = "/api/rooms/{id}/seats", tag = "seats", params(("id" = String, Path)), request_body = Take,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn take(
    State(app): State<Arc<App>>,
    Me(guest): Me,
    InRoom(id): InRoom,
    Body(asked): Body<Take>,
) -> Result<Json<Room>, Error> {
    let name = clean_name(asked.name.as_deref().unwrap_or(&guest.name))?;
    let request = match asked.bot {
        Some(bot) => Request::SeatBot { seat: asked.seat, bot },
        None => {
            let puppet = asked.puppet.unwrap_or_else(|| guest.puppet.clone());
            Request::Sit { seat: asked.seat, name, puppet }
        }
    };
    app.change(&id, guest.id, request).await.map(Json)
}

/// Name a seat of one's own anew before the start: several people may share a device.
#[utoipa::path(patch, path = "/api/rooms/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Rename,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
    Body(asked): Body<Rename>,
) -> Result<Json<Room>, Error> {
    let name = clean_name(&asked.name)?;
    app.change(&id, me.id(), Request::Rename { seat, name }).await.map(Json)
}

/// Free a seat before the start: one's own, or any for the host. During play the host removes whoever has it, and a bot
/// plays there.
#[utoipa::path(delete, path = "/api/rooms/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn free(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::Free { seat }).await.map(Json)
}

/// Let a bot play a seat: one's own, or that of a person who has gone.
#[utoipa::path(post, path = "/api/rooms/{id}/seats/{seat}/stand-in", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = StandIn,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn stand_in(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
    Body(asked): Body<StandIn>,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::StandIn { seat, bot: asked.bot }).await.map(Json)
}

/// Take one's seat back from a bot.
#[utoipa::path(delete, path = "/api/rooms/{id}/seats/{seat}/stand-in", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Room), (status = 403, body = Refusal)))]
pub(crate) async fn take_back(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::TakeBack { seat }).await.map(Json)
}
