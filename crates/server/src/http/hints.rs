//! Hints: what a strong bot would do at one's own seat, or would have done in a finished game; and the best line of its deal.

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
use crate::identity::{Address, Me};
use crate::limiter::Who;
use crate::limits::Limit;
use crate::rooms::{BestLine, BotHint, HintAt, Message};
use crate::think::Asker;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// A seat of one's own.
    #[param(maximum = 255)]
    seat: u8,
}

/// What a strong bot would do at this seat, if the room's options allow it.
#[utoipa::path(get, path = "/api/rooms/{id}/hint", tag = "play", params(("id" = String, Path), Asked),
    responses((status = 200, body = BotHint), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
    InRoom(id): InRoom,
    Params(asked): Params<Asked>,
) -> Result<Json<BotHint>, Error> {
    let seat = Seat(asked.seat);
    let guest = me.id();
    app.limiter.take(Limit::Hints, Who::Guest(guest))?;
    let advice = app.ask(&id, |reply| Message::Hint(guest, seat, reply)).await?;
    app.hint(advice, Asker { address, guest: Some(guest) }).await.map(Json)
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Past {
    /// After this step.
    step: u64,
}

/// What a strong bot would have done after a step of a finished game, at the seat that was to act.
#[utoipa::path(get, path = "/api/rooms/{id}/replay/hint", tag = "play", params(("id" = String, Path), Past),
    responses((status = 200, body = HintAt), (status = 400, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn hint_at(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
    InRoom(id): InRoom,
    Params(asked): Params<Past>,
) -> Result<Json<HintAt>, Error> {
    let guest = me.id();
    app.limiter.take(Limit::Hints, Who::Guest(guest))?;
    let advice = app.ask(&id, |reply| Message::HintAt(guest, asked.step, reply)).await?;
    app.hint_at(advice, Asker { address, guest: Some(guest) }).await.map(Json)
}

/// The best line that is known for a finished game's deal, with everything open.
#[utoipa::path(get, path = "/api/rooms/{id}/best-line", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = BestLine), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn best_line(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
    InRoom(id): InRoom,
) -> Result<Json<BestLine>, Error> {
    let guest = me.id();
    app.limiter.take(Limit::Hints, Who::Guest(guest))?;
    let finished = app.ask(&id, |reply| Message::Finished(Some(guest), None, reply)).await?;
    let line =
        app.best_line(&finished.best_line, finished.table, Asker { address, guest: Some(guest) }).await?;
    Ok(Json(Arc::unwrap_or_clone(line)))
}
