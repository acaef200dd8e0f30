//! What the host decides about the room: whether its door is open and televisions show the way in, and who is host
//! after them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::Seat;
use room::Request;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, InRoom};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::random;
use crate::rooms::wire::Room;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Door {
    open: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Television {
    /// Whether it shows the code that leads here.
    code: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NextHost {
    /// A seat of theirs.
    seat: Seat,
}

/// The host opens the door, so that a new code leads here for a day, or shuts it; personal links keep their seat.
#[utoipa::path(put, path = "/api/rooms/{id}/door", tag = "rooms", params(("id" = String, Path)), request_body = Door,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn door(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<Door>,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::Door(asked.open.then(random::code))).await.map(Json)
}

/// The host has televisions show the code that leads here, or hide it; it leads here all the same.
#[utoipa::path(put, path = "/api/rooms/{id}/television", tag = "rooms", params(("id" = String, Path)),
    request_body = Television,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn television(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<Television>,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::HideCode(!asked.code)).await.map(Json)
}

/// The host hands the badge on to another person at the table.
#[utoipa::path(put, path = "/api/rooms/{id}/host", tag = "rooms", params(("id" = String, Path)),
    request_body = NextHost,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn hand_on(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<NextHost>,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::HandOn { seat: asked.seat }).await.map(Json)
}
