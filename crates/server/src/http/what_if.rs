//! Playing on from a step of a finished game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use boardgame::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, InRoom};
use super::rooms::RoomRef;
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::{MayOpen, Me};
use crate::limiter::Who;
use crate::limits::Limit;
use crate::rooms::Message;

/// From where, and at which seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhatIf {
    step: u64,
    seat: Seat,
}

/// Play on from a step against bots, in a room of its own: the same deal, the same hidden order, the same dice. A finished
/// game, or my own practice at any time.
#[utoipa::path(post, path = "/api/rooms/{id}/what-if", tag = "rooms", params(("id" = String, Path)), request_body = WhatIf,
    responses((status = 201, body = RoomRef), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn play_on(
    State(app): State<Arc<App>>,
    me: Me,
    _: MayOpen,
    InRoom(id): InRoom,
    Body(asked): Body<WhatIf>,
) -> Result<impl IntoResponse, Error> {
    app.limiter.take(Limit::Rooms, Who::Guest(me.id()))?;
    let host = me.host();
    let who = (host.guest, host.name.to_owned(), host.puppet.to_owned());
    let room = app.ask(&id, |reply| Message::WhatIf(who, asked.step, asked.seat, reply)).await?;
    Ok((StatusCode::CREATED, Json(RoomRef { room: room.to_string() })))
}
