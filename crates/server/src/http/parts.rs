//! What the seats put into the deal: promised by its hash before the start, handed in when the host begins.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::Seed;
use room::Request;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{AtSeat, Body, InRoom};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::rooms::wire::Room;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Promise {
    /// SHA-256 of the 32 bytes, in 64 hexadecimal digits.
    hash: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandIn {
    /// The 32 bytes, in 64 hexadecimal digits.
    part: String,
}

/// Promise what a seat of mine puts into the deal, before the start.
#[utoipa::path(put, path = "/api/rooms/{id}/seats/{seat}/part", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Promise,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn promise(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
    Body(asked): Body<Promise>,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::Promise { seat, hash: asked.hash }).await.map(Json)
}

/// Hand in what a seat of mine has promised, while the room says that it is dealing.
#[utoipa::path(post, path = "/api/rooms/{id}/seats/{seat}/part", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = HandIn,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn hand_in(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
    Body(asked): Body<HandIn>,
) -> Result<Json<Room>, Error> {
    let part = Seed::from_hex(&asked.part).map_err(|_| Error::NoSense("part"))?;
    app.change(&id, me.id(), Request::HandIn { seat, part }).await.map(Json)
}
