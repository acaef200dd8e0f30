//! Latecomers: a seat that a bot plays is asked for, and the host answers.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
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
pub(crate) struct Welcome {
    agreed: bool,
}

/// Ask for a seat that a bot plays, or that somebody has left to one; the host answers.
#[utoipa::path(post, path = "/api/rooms/{id}/seats/{seat}/ask", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Me(guest): Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
) -> Result<Json<Room>, Error> {
    let request = Request::AskSeat { seat, name: guest.name.clone(), puppet: guest.puppet.clone() };
    app.change(&id, guest.id, request).await.map(Json)
}

/// Ask for it no more.
#[utoipa::path(delete, path = "/api/rooms/{id}/seats/{seat}/ask", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), responses((status = 200, body = Room)))]
pub(crate) async fn stop_asking(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::StopAsking { seat }).await.map(Json)
}

/// The host agrees to whoever asks for this seat, which is theirs from the next decision on, or does not.
#[utoipa::path(put, path = "/api/rooms/{id}/seats/{seat}/ask", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Welcome,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
    Body(asked): Body<Welcome>,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::Answer { seat, agreed: asked.agreed }).await.map(Json)
}
