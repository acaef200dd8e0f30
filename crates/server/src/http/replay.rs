//! The replay of a finished game, from a seat's eyes or with everything open.

use std::ops::RangeInclusive;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use boardgame::{Outcome, Parts, Saying, Seat};
use games::{ReplayStep, StepLines};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{InRoom, Params};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::{Address, MaybeMe};
use crate::limits::{self, Limit};
use crate::rooms::wire::{Note, Room, Talk};
use crate::rooms::{Finished, Message};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// A seat, or `open` for everything.
    #[param(value_type = Option<String>)]
    pub(super) eyes: Option<String>,
    /// The first step: 500 are told at once.
    #[param(value_type = Option<u64>)]
    pub(super) from: Option<u64>,
}

/// A finished game step by step, whoever keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Film {
    /// Null when everything is open.
    #[schema(required)]
    pub(super) eyes: Option<Seat>,
    /// What never changes in this game.
    #[schema(value_type = Value)]
    pub(super) fixed: games::Json,
    pub(super) steps: Vec<ReplayedStep>,
    /// The last step of the game: where it is not told here, the others are asked for.
    pub(super) last: u64,
    #[schema(required)]
    pub(super) outcome: Option<Outcome>,
    #[schema(required)]
    pub(super) seed: Option<String>,
    /// What the seed was made of, where seats had a part in it.
    #[schema(required)]
    pub(super) parts: Option<Parts>,
    /// What readers would have made of it, in the game's own form; null where a game is not read.
    #[schema(required, value_type = Option<Value>)]
    pub(super) readings: Option<games::Json>,
}

/// A finished game of a room.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Replay {
    room: Room,
    #[serde(flatten)]
    film: Film,
    talk: Vec<Talk>,
    /// My own notes, by the step at which they were written; and everybody's that were written when it was over.
    notes: Vec<Note>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReplayedStep {
    #[serde(flatten)]
    pub(super) step: ReplayStep,
    /// Why a bot did it.
    #[schema(required)]
    pub(super) why: Option<Saying>,
}

/// A finished game step by step, from a seat's eyes or open.
#[utoipa::path(get, path = "/api/rooms/{id}/replay", tag = "play", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Replay), (status = 409, body = Refusal)))]
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    MaybeMe(guest): MaybeMe,
    Address(address): Address,
    InRoom(id): InRoom,
    Params(asked): Params<Eyes>,
) -> Result<impl IntoResponse, Error> {
    app.limiter.take(Limit::Looks, address)?;
    let eyes = seat_of(asked.eyes.as_deref())?;
    let finished = app.ask(&id, |reply| Message::Finished(guest, eyes, reply)).await?;
    let from = asked.from.unwrap_or(0);
    let steps = from..=from.saturating_add(app.config.told - 1);
    // Playing a whole game again takes milliseconds, which other requests should not wait for.
    let json = tokio::task::spawn_blocking(move || replay_json(finished, eyes, steps))
        .await
        .map_err(|_| Error::Internal)??;
    Ok(([(header::CONTENT_TYPE, "application/json")], json))
}

/// Some steps of a finished game, event by event.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Range {
    /// A seat, or `open` for everything.
    #[param(value_type = Option<String>)]
    pub(super) eyes: Option<String>,
    /// The first step.
    pub(super) from: u64,
    /// The last step: at most 200 after the first.
    pub(super) to: u64,
}

/// Some steps of a finished game, event by event: how the table stood after each, as differences from the replay's views.
#[utoipa::path(get, path = "/api/rooms/{id}/replay/moments", tag = "play", params(("id" = String, Path), Range),
    responses((status = 200, body = Vec<StepLines>), (status = 400, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn moments(
    State(app): State<Arc<App>>,
    MaybeMe(guest): MaybeMe,
    Address(address): Address,
    InRoom(id): InRoom,
    Params(asked): Params<Range>,
) -> Result<Json<Vec<StepLines>>, Error> {
    app.limiter.take(Limit::Looks, address)?;
    let eyes = seat_of(asked.eyes.as_deref())?;
    if asked.to.saturating_sub(asked.from) > limits::MOMENTS {
        return Err(Error::NoSense("to"));
    }
    let finished = app.ask(&id, |reply| Message::Finished(guest, eyes, reply)).await?;
    let told =
        tokio::task::spawn_blocking(move || finished.table.moments(finished.viewer, asked.from..=asked.to));
    told.await.map_err(|_| Error::Internal).map(Json)
}

/// The seat through whose eyes a game is looked at; none when everything is open.
pub(super) fn seat_of(eyes: Option<&str>) -> Result<Option<Seat>, Error> {
    match eyes {
        None | Some("open") => Ok(None),
        Some(seat) => Ok(Some(Seat(seat.parse().map_err(|_| Error::NoSense("eyes"))?))),
    }
}

fn replay_json(finished: Finished, eyes: Option<Seat>, asked: RangeInclusive<u64>) -> Result<Bytes, Error> {
    let Finished { room, table, viewer, seed, parts, reasons, talk, notes, best_line: _ } = finished;
    let from = *asked.start();
    let mut reasons = reasons.into_iter().skip_while(|(step, _)| *step < from).peekable();
    let steps = table
        .replay(viewer, asked)
        .into_iter()
        .map(|step| {
            let why = reasons.next_if(|(number, _)| *number == step.lines.step).map(|(_, say)| say);
            ReplayedStep { step, why }
        })
        .collect();
    let (fixed, last, outcome, readings) = (table.fixed(), table.step(), table.outcome(), table.readings());
    let film = Film { eyes, fixed, steps, last, outcome, seed, parts, readings };
    let replay = Replay { room, film, talk, notes };
    Ok(Bytes::from(serde_json::to_vec(&replay).map_err(|_| Error::Internal)?))
}
