//! Taking a step back.

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
use crate::rooms::wire::Moved;

/// Which step is meant.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo {
    seat: Seat,
    /// The step before one's eyes, which is taken back.
    step: u64,
}

/// Take the last step back, in a practice room; answered after it is stored. Every stream is sent a new `hello`.
#[utoipa::path(post, path = "/api/rooms/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Moved), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<Undo>,
) -> Result<Json<Moved>, Error> {
    let Undo { seat, step } = asked;
    app.request(&id, me.id(), Request::Undo { seat, step }).await?;
    Ok(Json(Moved { step: step - 1 }))
}
