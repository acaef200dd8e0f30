//! The stream of a room for one viewer.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use boardgame::Seat;
use futures_util::StreamExt;
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{InRoom, Params};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::{Address, MaybeMe};
use crate::limits::Limit;
use crate::rooms::Message;
use crate::think::Asker;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Watch {
    /// A seat of one's own; without it one is a spectator.
    #[param(value_type = Option<u8>, maximum = 255)]
    seat: Option<u8>,
    /// The last step that one has seen; `Last-Event-ID` says the same.
    after: Option<u64>,
}

/// Server-Sent Events: `hello`, then `step`, `room`, `talk`, `note`, `pointer`, `remark`, `clock` and `bye` as they come, and `alive` every six seconds.
#[utoipa::path(get, path = "/api/rooms/{id}/events", tag = "play", params(("id" = String, Path), Watch),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 403, body = Refusal),
        (status = 404, body = Refusal)))]
pub(crate) async fn watch(
    State(app): State<Arc<App>>,
    MaybeMe(guest): MaybeMe,
    Address(address): Address,
    InRoom(id): InRoom,
    Params(asked): Params<Watch>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    app.limiter.take(Limit::Streams, address)?;
    let last = headers.get("last-event-id").and_then(|last| last.to_str().ok()?.parse().ok());
    // A browser that reconnects by itself repeats the address and adds what it has heard since.
    let after = asked.after.max(last);
    let seat = asked.seat.map(Seat);
    let banned = app.house.until_banned(address);
    let stream = app.ask(&id, |reply| Message::Watch(Asker { address, guest }, seat, after, reply)).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(stream.take_until(banned))).into_response())
}
