//! Pointing at a detail, for everybody in the room to see.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use boardgame::Seat;
use room::{Pointer, Request};
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, InRoom, check_key};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;

/// Where something ends, in thousandths of its width and height.
const EDGE: u16 = 1000;

/// Where a seat points.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPointer {
    seat: Seat,
    /// Something that the view names; null to point no more.
    key: Option<String>,
    /// From the left edge of that thing, in thousandths of its width.
    #[serde(default)]
    #[schema(maximum = 1000)]
    x: u16,
    /// From its upper edge, in thousandths of its height.
    #[serde(default)]
    #[schema(maximum = 1000)]
    y: u16,
}

/// Point at something, where the game lets this seat speak freely; nothing is kept.
#[utoipa::path(post, path = "/api/rooms/{id}/pointer", tag = "talk", params(("id" = String, Path)), request_body = NewPointer,
    responses((status = 204), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn point(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<NewPointer>,
) -> Result<StatusCode, Error> {
    let NewPointer { seat, key, x, y } = asked;
    key.as_deref().map_or(Ok(()), check_key)?;
    if x > EDGE || y > EDGE {
        return Err(Error::NoSense("x, y"));
    }
    app.request(&id, me.id(), Request::Point(Pointer { seat, key, x, y })).await?;
    Ok(StatusCode::NO_CONTENT)
}
