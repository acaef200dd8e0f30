//! Hints: what a strong bot would do at one's own seat.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::{Saying, Seat, SeatSet};
use bots::Why;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{InRoom, Params};
use super::wrap::Refusal;
use crate::error::Error;
use crate::identity::Me;
use crate::limiter::{Kind, Who};
use crate::world::World;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// A seat of one's own.
    seat: u8,
}

/// What a strong bot would do, and why.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Hint {
    /// The step at which it would.
    step: u64,
    #[schema(value_type = Object)]
    action: games::Json,
    why: Option<Saying>,
}

/// What a strong bot would do at this seat, if the room's options allow it.
#[utoipa::path(get, path = "/api/rooms/{id}/hint", tag = "play", params(("id" = String, Path), Asked),
    responses((status = 200, body = Hint), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn hint(
    State(world): State<Arc<World>>,
    me: Me,
    InRoom(id): InRoom,
    Params(asked): Params<Asked>,
) -> Result<Json<Hint>, Error> {
    let seat = Seat(asked.seat);
    let guest = me.id();
    world.limiter.take(Kind::Hints, Who::Guest(guest))?;
    let (table, bot) = world.ask(&id, move |room| Box::pin(async move { room.advise(guest, seat) })).await?;
    let permit = world.thinkers.acquire().await.map_err(|_| Error::Internal)?;
    let step = table.step();
    let made = tokio::task::spawn_blocking(move || {
        table.bot(&bot, seat).ok()?.decide(&*table, SeatSet::EMPTY, true)
    })
    .await;
    drop(permit);
    let made = made.map_err(|_| Error::Internal)?.ok_or(Error::NotYourTurn)?;
    Ok(Json(Hint { step, action: made.action, why: made.why.map(Why::hint) }))
}
