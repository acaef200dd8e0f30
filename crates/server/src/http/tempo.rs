//! At what tempo a table is played.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use room::Request;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, InRoom};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::rooms::wire::{Room, Tempo};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TempoChoice {
    tempo: Tempo,
}

/// The host chooses at what tempo the table is played, before the start or during play; then every wait begins anew.
#[utoipa::path(put, path = "/api/rooms/{id}/tempo", tag = "rooms", params(("id" = String, Path)),
    request_body = TempoChoice,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<TempoChoice>,
) -> Result<Json<Room>, Error> {
    app.change(&id, me.id(), Request::Tempo(asked.tempo.into())).await.map(Json)
}
