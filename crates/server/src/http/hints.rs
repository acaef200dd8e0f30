//! Hints: what a strong bot would do at one's own seat.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{InRoom, Params};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::limiter::Who;
use crate::limits::Limit;
use crate::rooms::{BotHint, Message};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// A seat of one's own.
    seat: u8,
}

/// What a strong bot would do at this seat, if the room's options allow it.
#[utoipa::path(get, path = "/api/rooms/{id}/hint", tag = "play", params(("id" = String, Path), Asked),
    responses((status = 200, body = BotHint), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Params(asked): Params<Asked>,
) -> Result<Json<BotHint>, Error> {
    let seat = Seat(asked.seat);
    let guest = me.id();
    app.limiter.take(Limit::Hints, Who::Guest(guest))?;
    let advice = app.ask(&id, |reply| Message::Hint(guest, seat, reply)).await?;
    app.hint(advice).await.map(Json)
}
