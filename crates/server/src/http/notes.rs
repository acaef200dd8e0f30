//! Private notes and marks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, InRoom, Last, check_key};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::limits;
use crate::rooms::Message;
use crate::rooms::wire::Note;
use crate::writing::text_within;

/// A note on something that the seat's view names.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewNote {
    seat: Seat,
    /// At most 500 characters; an empty text removes the note.
    text: String,
}

/// Write a private note over the one with the same key.
#[utoipa::path(put, path = "/api/rooms/{id}/notes/{key}", tag = "talk",
    params(("id" = String, Path), ("key" = String, Path, description = "at most 64 of A-Z a-z 0-9 - _ . :")),
    request_body = NewNote,
    responses((status = 200, body = Note), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn write(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Last(key): Last,
    Body(note): Body<NewNote>,
) -> Result<Json<Note>, Error> {
    check_key(&key)?;
    let NewNote { seat, text } = note;
    let text = if text.is_empty() { text } else { text_within(&text, limits::NOTE)? };
    app.ask(&id, |reply| Message::Note(me.id(), seat, key, text, reply)).await.map(Json)
}
