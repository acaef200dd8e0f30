//! The daily deal: one a day and game, the same for everybody on this server.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use store::{DailyGame, SeatRow, SeedBytes, StoreError};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Last, Params};
use super::wrap::Refusal;
use crate::daily::{Day, streaks};
use crate::error::Error;
use crate::identity::Me;
use crate::limiter::{Kind, Who};
use crate::random;
use crate::rooms::free_puppet;
use crate::rooms::wire::Room;
use crate::world::{Offered, World, now};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct When {
    /// A date of UTC, such as 2026-11-16; today without one.
    date: Option<String>,
}

/// The deal of a day, as one guest sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Daily {
    game: String,
    date: String,
    /// Whether the day still lasts.
    today: bool,
    /// The midnight that ends it, in milliseconds since 1970.
    ends: i64,
    /// SHA-256 of the seed.
    commitment: String,
    /// The seed, once the day is over.
    seed: Option<String>,
    /// The scores of those who have finished, ascending.
    scores: Vec<Score>,
    /// My own game, if I have begun one.
    mine: Option<MyDaily>,
    streak: Streak,
    yesterday: Deal,
}

/// How many have finished with a score.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Score {
    score: u32,
    games: u32,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyDaily {
    /// Null when the room has been swept away.
    room: Option<String>,
    /// Null until it is finished; a game that is finished after its day does not count.
    score: Option<u32>,
}

/// Days in a row with a finished game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Streak {
    /// Up to today or yesterday.
    current: u32,
    longest: u32,
}

/// The deal of the day before, to be checked.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Deal {
    date: String,
    commitment: String,
    seed: Option<String>,
}

/// A game that has a daily deal.
fn offered<'a>(world: &'a World, game: &str) -> Result<&'a Offered, Error> {
    world.game(game).ok().filter(|offered| offered.info.daily).ok_or(Error::NoDaily)
}

/// The deal of a day: its commitment or its seed, the scores, my game and my streak.
#[utoipa::path(get, path = "/api/daily/{game}", tag = "daily", params(("game" = String, Path), When),
    responses((status = 200, body = Daily), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn read(
    State(world): State<Arc<World>>,
    me: Me,
    Last(game): Last,
    Params(asked): Params<When>,
) -> Result<Json<Daily>, Error> {
    offered(&world, &game)?;
    let today = world.today();
    let day = match asked.date {
        Some(date) => date.parse()?,
        None => today,
    };
    if day > today || day < Day(1) {
        return Err(Error::BadRequest("date".to_owned()));
    }
    let games = world.store.daily_of(me.id(), &game).await?;
    let mine = games.iter().find(|mine| mine.day == day.0);
    let mine = mine.map(|DailyGame { room, score, .. }| MyDaily {
        room: room.as_ref().map(ToString::to_string),
        score: *score,
    });
    let finished = games.iter().filter(|game| game.score.is_some()).map(|game| Day(game.day));
    let (current, longest) = streaks(finished, today);
    let scores = world.store.daily_scores(&game, day.0).await?;
    let Deal { date, commitment, seed } = deal(&world, &game, day, today).await?;
    Ok(Json(Daily {
        date,
        today: day == today,
        ends: day.ends(),
        commitment,
        seed,
        scores: scores.iter().map(|count| Score { score: count.score, games: count.games }).collect(),
        mine,
        streak: Streak { current, longest },
        yesterday: deal(&world, &game, Day(day.0 - 1), today).await?,
        game,
    }))
}

async fn deal(world: &World, game: &str, day: Day, today: Day) -> Result<Deal, Error> {
    let seed = world.daily_seed(game, day).await?;
    let shown = (day < today).then(|| seed.to_hex());
    Ok(Deal { date: day.to_string(), commitment: seed.commitment(), seed: shown })
}

/// My room of today's deal, which is opened and begun where there is none.
#[utoipa::path(post, path = "/api/daily/{game}", tag = "daily", params(("game" = String, Path)),
    responses((status = 200, body = Room), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn open(
    State(world): State<Arc<World>>,
    me: Me,
    Last(game): Last,
) -> Result<Json<Room>, Error> {
    let offered = offered(&world, &game)?;
    let (guest, day) = (me.id(), world.today());
    let known = || async {
        let games = world.store.daily_of(guest, &game).await?;
        Ok::<_, Error>(games.into_iter().find(|mine| mine.day == day.0).and_then(|mine| mine.room))
    };
    let id = match known().await? {
        Some(id) => id,
        None => {
            world.limiter.take(Kind::Rooms, Who::Guest(guest))?;
            let room = new_room(&world, offered, &me, day).await?;
            match world.store.open_daily(room.clone(), guest).await {
                Ok(()) => room.id,
                // I have just opened it on another page.
                Err(StoreError::Conflict) => known().await?.ok_or(Error::NotStored)?,
                Err(error) => return Err(error.into()),
            }
        }
    };
    let opened = world
        .ask(&id, move |room| {
            Box::pin(async move {
                match room.start(guest).await {
                    // It was opened before.
                    Err(Error::AlreadyStarted) => Ok(room.seen_by(Some(guest))),
                    started => started,
                }
            })
        })
        .await?;
    Ok(Json(opened))
}

async fn new_room(world: &World, offered: &Offered, me: &Me, day: Day) -> Result<store::Room, Error> {
    let (info, at) = (&offered.info, now());
    let seat = SeatRow {
        guest: Some(me.id()),
        name: Some(me.0.name.clone()),
        puppet: Some(free_puppet(&[], Some(&me.0.puppet))),
        ..SeatRow::default()
    };
    Ok(store::Room {
        id: random::room_id(),
        version: 0,
        code: None,
        door_closes: at,
        game: info.id.to_owned(),
        rules: info.rules,
        options: offered.game.options(&serde_json::Value::Null, 1)?.to_string(),
        seed: SeedBytes(*world.daily_seed(info.id, day).await?.bytes()),
        status: store::Status::Open,
        host: Some(me.id()),
        waiting: 0,
        outcome: None,
        rematch: None,
        created: at,
        touched: at,
        practice: false,
        taken_back: 0,
        deck: None,
        daily: Some(day.0),
        seats: vec![seat],
    })
}
