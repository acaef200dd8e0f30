//! What has happened at a table, where it is more than a stream tells at once.

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
use crate::identity::{Address, MaybeMe};
use crate::limits::Limit;
use crate::rooms::Message;
use crate::rooms::wire::PastStep;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Range {
    /// A seat of one's own; without it one is a spectator.
    #[param(value_type = Option<u8>, maximum = 255)]
    seat: Option<u8>,
    /// The first step; the deal is 0.
    from: u64,
    /// The last step: at most 500 in one answer.
    to: u64,
}

/// Some steps of a game, in words: those before the history of a `hello`, which tells the last 500.
#[utoipa::path(get, path = "/api/rooms/{id}/history", tag = "play", params(("id" = String, Path), Range),
    responses((status = 200, body = Vec<PastStep>), (status = 400, body = Refusal), (status = 403, body = Refusal),
        (status = 409, body = Refusal)))]
pub(crate) async fn history(
    State(app): State<Arc<App>>,
    MaybeMe(guest): MaybeMe,
    Address(address): Address,
    InRoom(id): InRoom,
    Params(asked): Params<Range>,
) -> Result<Json<Vec<PastStep>>, Error> {
    app.limiter.take(Limit::Looks, address)?;
    if asked.to.saturating_sub(asked.from) >= app.config.told {
        return Err(Error::NoSense("to"));
    }
    let seat = asked.seat.map(Seat);
    let steps = asked.from..=asked.to;
    app.ask(&id, |reply| Message::Past(guest, seat, steps, reply)).await.map(Json)
}
