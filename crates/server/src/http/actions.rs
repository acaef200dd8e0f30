//! Moves.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;

use super::extract::{Body, InRoom};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::rooms::Message;
use crate::rooms::wire::{Move, Moved};

/// Make a move; it is answered after it is stored.
#[utoipa::path(post, path = "/api/rooms/{id}/actions", tag = "play", params(("id" = String, Path)), request_body = Move,
    responses((status = 200, body = Moved), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal), (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(made): Body<Move>,
) -> Result<Json<Moved>, Error> {
    let started = Instant::now();
    let step = app.ask(&id, |reply| Message::Move(me.id(), made, reply)).await?;
    app.metrics.moved(started.elapsed());
    Ok(Json(Moved { step }))
}
