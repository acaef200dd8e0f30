//! Talk.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::Seat;
use room::Words;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{Body, InRoom};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::limiter::Who;
use crate::limits::{self, Limit};
use crate::rooms::Message;
use crate::writing::text_within;

/// Something to say: a text, or a phrase that each reads in their own language.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTalk {
    /// By default my first seat.
    seat: Option<Seat>,
    /// At most 500 characters.
    text: Option<String>,
    /// One of the game's phrases.
    phrase: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Said {
    id: i64,
}

/// Say something, where the game lets this seat speak.
#[utoipa::path(post, path = "/api/rooms/{id}/talk", tag = "talk", params(("id" = String, Path)), request_body = NewTalk,
    responses((status = 200, body = Said), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<NewTalk>,
) -> Result<Json<Said>, Error> {
    let words = match (asked.text, asked.phrase) {
        (Some(text), None) => Words::Text(text_within(&text, limits::TALK)?),
        (None, Some(phrase)) => Words::Phrase(phrase),
        _ => return Err(Error::NoSense("text, phrase")),
    };
    app.limiter.take(Limit::Talk, Who::Guest(me.id()))?;
    app.house.let_speak(me.id())?;
    let id = app.ask(&id, |reply| Message::Say(me.id(), asked.seat, words, reply)).await?;
    Ok(Json(Said { id }))
}
