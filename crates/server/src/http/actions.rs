//! Moves.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;

use super::extract::{Body, InRoom};
use super::wrap::Refusal;
use crate::error::Error;
use crate::identity::Me;
use crate::rooms::Message;
use crate::rooms::wire::{Move, Moved};
use crate::world::World;

/// Make a move; it is answered after it is stored.
#[utoipa::path(post, path = "/api/rooms/{id}/actions", tag = "play", params(("id" = String, Path)), request_body = Move,
    responses((status = 200, body = Moved), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal), (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn act(
    State(world): State<Arc<World>>,
    me: Me,
    InRoom(id): InRoom,
    Body(made): Body<Move>,
) -> Result<Json<Moved>, Error> {
    let started = Instant::now();
    let step = world.ask(&id, |reply| Message::Move(me.id(), made, reply)).await?;
    world.metrics.moved(started.elapsed());
    Ok(Json(Moved { step }))
}
