//! What the choices of a finished game were worth, and who shows theirs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use room::Request;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::extract::{Body, InRoom, Params};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::{Address, Me};
use crate::reviews::ReviewState;
use crate::rooms::Message;
use crate::rooms::wire::Room;
use crate::think::Asker;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// How many steps I know to have been looked at: answered as soon as there are more, or after ten seconds.
    seen: Option<u64>,
}

/// What the choices of a finished game were worth, or how far it has been looked at.
#[utoipa::path(get, path = "/api/rooms/{id}/review", tag = "play", params(("id" = String, Path), Asked),
    responses((status = 200, body = ReviewState), (status = 404, body = Refusal), (status = 409, body = Refusal),
        (status = 429, body = Refusal)))]
pub(crate) async fn read(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
    InRoom(id): InRoom,
    Params(asked): Params<Asked>,
) -> Result<Json<ReviewState>, Error> {
    let (table, shown, agreed) = app.ask(&id, |reply| Message::LookBack(me.id(), reply)).await?;
    let (steps, seats) = (table.step(), table.seats());
    let asker = Asker { address, guest: Some(me.id()) };
    let progress = app.review(&id, table, asker, asked.seen).await?;
    Ok(Json(ReviewState::of(steps, progress, |review| review.told(seats, shown, agreed))))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Showing {
    shown: bool,
}

/// Let the others at the table see what my choices were worth, or no more: they do when everybody lets them.
#[utoipa::path(put, path = "/api/rooms/{id}/review", tag = "play", params(("id" = String, Path)), request_body = Showing,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<Showing>,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::ShowChoices(asked.shown)).await.map(Json)
}
