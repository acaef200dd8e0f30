//! Personal links: a seat goes to another browser.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::Seat;
use room::Request;
use serde::Serialize;
use utoipa::ToSchema;

use super::extract::{AtSeat, InRoom, Last};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::random;

/// A personal link.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PersonalLink {
    /// Good once, for a day.
    path: String,
}

/// The seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Taken {
    room: String,
    seat: Seat,
}

/// A personal link that brings this seat to another browser.
#[utoipa::path(post, path = "/api/rooms/{id}/seats/{seat}/link", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = PersonalLink), (status = 403, body = Refusal)))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    AtSeat(seat): AtSeat,
) -> Result<Json<PersonalLink>, Error> {
    let secret = random::secret();
    app.request(&id, me.id(), Request::MakeLink { seat, secret: random::hash(&secret) }).await?;
    Ok(Json(PersonalLink { path: format!("/take/{secret}") }))
}

/// Take the seat of a personal link.
#[utoipa::path(post, path = "/api/links/{token}", tag = "seats", params(("token" = String, Path)),
    responses((status = 200, body = Taken), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn take(
    State(app): State<Arc<App>>,
    me: Me,
    Last(secret): Last,
) -> Result<Json<Taken>, Error> {
    if !random::is_secret(&secret) {
        return Err(Error::NoLink);
    }
    let hash = random::hash(&secret);
    let link = app.store.link(hash, app.now()).await?.ok_or(Error::NoLink)?;
    let (room, seat) = (link.room.clone(), link.seat);
    app.request(&room, me.id(), Request::TakeSeat { secret: hash, link }).await?;
    Ok(Json(Taken { room: room.to_string(), seat }))
}
