//! A finished game that somebody brings as a file: shown like one of ours, and kept nowhere.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::{Chance, Saying, Seat, Viewer};
use games::{AnyTable, Imported, StepLines};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::extract::{Body, Params};
use super::replay::{Eyes, Film, Range, ReplayedStep, seat_of};
use crate::app::App;
use crate::error::Error;
use crate::identity::Address;
use crate::limits::{self, Limit};
use crate::writing::clean_name;

/// A game that was brought, as a replay shows it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Brought {
    game: String,
    /// Who played, by seat; null where the file does not say it.
    names: Vec<Option<String>>,
    /// What was promised before play, as far as the file says.
    #[schema(required)]
    commitment: Option<String>,
    /// What somebody should know of it.
    remarks: Vec<Saying>,
    #[serde(flatten)]
    film: Film,
}

/// A game that is over, through somebody's eyes.
struct Shown {
    table: Box<dyn AnyTable>,
    viewer: Viewer,
    imported: Imported,
}

/// Plays it again, which takes milliseconds that other requests should not wait for, and looks at it.
async fn look<T: Send + 'static>(
    app: Arc<App>,
    json: Value,
    eyes: Option<Seat>,
    with: impl FnOnce(Shown) -> T + Send + 'static,
) -> Result<T, Error> {
    let look = move || {
        let imported = games::read(&json)?;
        if imported.record.actions.len() as u64 > app.config.bounds.steps {
            return Err(Error::Illegal(Saying::new("exchange-too-large"), Vec::new()));
        }
        let table = games::replayed(app.game(&imported.record.game)?.game, &imported.record)?;
        let viewer = match eyes {
            None => table.open().ok_or(Error::Internal)?,
            Some(seat) if seat.0 < table.seats() => Viewer::Seat(seat),
            Some(_) => return Err(Error::NoSense("eyes")),
        };
        Ok(with(Shown { table, viewer, imported }))
    };
    tokio::task::spawn_blocking(look).await.map_err(|_| Error::Internal)?
}

/// A finished game from a file: a record of ours, or a game of hanab.live. The body is the file.
#[utoipa::path(post, path = "/api/replays", tag = "play", params(Eyes), request_body = Object,
    responses((status = 200, body = Brought)))]
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Params(asked): Params<Eyes>,
    Body(json): Body<Value>,
) -> Result<Json<Brought>, Error> {
    app.limiter.take(Limit::Looks, address)?;
    let eyes = seat_of(asked.eyes.as_deref())?;
    let from = asked.from.unwrap_or(0);
    let steps = from..=from.saturating_add(app.config.told - 1);
    let brought = look(app, json, eyes, move |Shown { table, viewer, imported }| {
        let Imported { record, names, notes } = imported;
        let seed = match &record.chance {
            Chance::Seed(seed) => Some(seed.to_hex()),
            Chance::Draws(_) => None,
        };
        let told = table.replay(viewer, steps).into_iter();
        let film = Film {
            eyes,
            fixed: table.fixed(),
            steps: told.map(|step| ReplayedStep { step, why: None }).collect(),
            last: table.step(),
            outcome: table.outcome(),
            seed,
            parts: record.parts,
            readings: table.readings(),
        };
        let name = |seat: Seat| names.get(seat.index()).and_then(|name| clean_name(name).ok());
        Brought {
            game: record.game,
            names: Seat::all(table.seats()).map(name).collect(),
            commitment: record.commitment,
            remarks: notes,
            film,
        }
    });
    brought.await.map(Json)
}

/// Some steps of such a game, event by event: how the table stood after each, as differences from the replay's views. The
/// body is the file again.
#[utoipa::path(post, path = "/api/replays/moments", tag = "play", params(Range), request_body = Object,
    responses((status = 200, body = Vec<StepLines>)))]
pub(crate) async fn moments(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Params(asked): Params<Range>,
    Body(json): Body<Value>,
) -> Result<Json<Vec<StepLines>>, Error> {
    app.limiter.take(Limit::Looks, address)?;
    let eyes = seat_of(asked.eyes.as_deref())?;
    let steps = asked.from..=asked.to;
    if asked.to.saturating_sub(asked.from) > limits::MOMENTS {
        return Err(Error::NoSense("to"));
    }
    look(app, json, eyes, move |Shown { table, viewer, .. }| table.moments(viewer, steps)).await.map(Json)
}
