//! My tables: those under way and those that are over, page by page.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::Seat;
use room::{Millis, RoomId, Status};
use serde::{Deserialize, Serialize};
use store::Summary;
use utoipa::{IntoParams, ToSchema};

use super::extract::Params;
use super::rooms::{RoomSummary, summarise};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::{Address, Me};
use crate::limits::{self, Limit};
use crate::rooms::Message;
use crate::rooms::wire::{PastStep, Tempo};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Those that are over; otherwise the others.
    #[serde(default)]
    over: bool,
    /// Where the page begins: `next` of the one before.
    before: Option<String>,
}

/// A page of my tables, the last touched first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyTables {
    tables: Vec<MyTable>,
    /// Where the next page begins; null after the last.
    #[schema(required)]
    next: Option<String>,
}

/// One of my tables, with how it stands.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyTable {
    #[serde(flatten)]
    summary: RoomSummary,
    /// Whom the game waits for.
    to_act: Vec<Seat>,
    tempo: Tempo,
    /// The last step that tells me something, in words; null before the first, and where the game is over.
    #[schema(required)]
    last: Option<PastStep>,
}

/// My tables, ten at a time: those under way, or those that are over.
#[utoipa::path(get, path = "/api/me/tables", tag = "me", params(Which),
    responses((status = 200, body = MyTables), (status = 401, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
    Params(which): Params<Which>,
) -> Result<Json<MyTables>, Error> {
    app.limiter.take(Limit::Looks, address)?;
    let before = which.before.as_deref().map(read_cursor).transpose()?;
    let found = app.store.tables_of(me.id(), which.over, before, limits::TABLES_SHOWN).await?;
    let is_full = found.len() == limits::TABLES_SHOWN as usize;
    let next = found.last().filter(|_| is_full).map(|last| cursor(last.touched, &last.room.id));
    let mut tables = Vec::with_capacity(found.len());
    for summary in found {
        tables.push(MyTable {
            last: last_step(&app, &me, &summary).await,
            to_act: summary.waiting.iter().collect(),
            tempo: summary.room.tempo.into(),
            summary: summarise(summary, &me),
        });
    }
    Ok(Json(MyTables { tables, next }))
}

/// What was done last at a table, with the eyes of my first seat. A room that cannot be opened now is listed without it.
async fn last_step(app: &Arc<App>, me: &Me, summary: &Summary) -> Option<PastStep> {
    if summary.room.status != Status::Playing || summary.step == 0 {
        return None;
    }
    let seat = summary.room.seats_of(me.id()).next();
    let steps = summary.step.saturating_sub(limits::LOOKED_THROUGH).max(1)..=summary.step;
    let past = app.ask(&summary.room.id, |reply| Message::Past(Some(me.id()), seat, steps, reply)).await;
    past.ok()?.into_iter().rev().find(|step| !step.lines.events.is_empty() && !step.lines.at_once)
}

fn cursor(touched: Millis, room: &RoomId) -> String {
    format!("{touched}.{room}")
}

fn read_cursor(cursor: &str) -> Result<(Millis, RoomId), Error> {
    let read = || {
        let (touched, room) = cursor.split_once('.')?;
        Some((touched.parse().ok()?, RoomId(Arc::from(room))))
    };
    read().ok_or(Error::NoSense("before"))
}
