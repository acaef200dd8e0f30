//! The daily deal: one a day and game, the same for everybody on this server.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use room::GameEntry;
use serde::{Deserialize, Serialize};
use store::DailyGame;
use utoipa::{IntoParams, ToSchema};

use super::extract::{Last, Params};
use super::wrap::Refusal;
use crate::app::App;
use crate::daily::{Day, streaks};
use crate::error::Error;
use crate::identity::{MayOpen, Me};
use crate::rooms::wire::Room;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct When {
    /// A date of UTC, such as 2026-11-16; today without one.
    date: Option<String>,
}

impl When {
    /// The day that is asked for, and today: no day that is still to come.
    pub(crate) fn day(&self, app: &App) -> Result<(Day, Day), Error> {
        let today = app.today();
        let day = self.date.as_ref().map_or(Ok(today), |date| date.parse())?;
        if day > today || day < Day(1) {
            return Err(Error::NoSense("date"));
        }
        Ok((day, today))
    }
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
    yesterday: Yesterday,
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

/// The deal of the day before, to be checked, and how it was played best.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Yesterday {
    #[serde(flatten)]
    deal: Deal,
    /// My own game, if I had begun one.
    #[schema(required)]
    mine: Option<MyDaily>,
    /// The best that was finished, once the day is over: its room can be looked back at.
    #[schema(required)]
    best: Option<MyDaily>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Deal {
    date: String,
    commitment: String,
    seed: Option<String>,
}

impl From<&DailyGame> for MyDaily {
    fn from(DailyGame { room, score, .. }: &DailyGame) -> MyDaily {
        MyDaily { room: room.as_ref().map(ToString::to_string), score: *score }
    }
}

/// A game that has a daily deal.
fn entry<'a>(app: &'a App, game: &str) -> Result<&'a GameEntry, Error> {
    app.game(game).ok().map(|entry| &**entry).filter(|entry| entry.info.daily).ok_or(Error::NoDaily)
}

/// The deal of a day: its commitment or its seed, the scores, my game and my streak.
#[utoipa::path(get, path = "/api/daily/{game}", tag = "daily", params(("game" = String, Path), When),
    responses((status = 200, body = Daily), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn read(
    State(app): State<Arc<App>>,
    me: Me,
    Last(game): Last,
    Params(asked): Params<When>,
) -> Result<Json<Daily>, Error> {
    entry(&app, &game)?;
    let (day, today) = asked.day(&app)?;
    let games = app.store.daily_of(me.id(), &game).await?;
    let of_day = |day: Day| games.iter().find(|mine| mine.day == day.0).map(MyDaily::from);
    let finished = games.iter().filter(|game| game.score.is_some()).map(|game| Day(game.day));
    let (current, longest) = streaks(finished, today);
    let scores = app.store.daily_scores(&game, day.0).await?;
    let Deal { date, commitment, seed } = deal(&app, &game, day, today).await?;
    let before = Day(day.0 - 1);
    // It is no later than yesterday, and its deal lies open.
    let best = app.store.daily_best(&game, before.0).await?;
    let yesterday = Yesterday {
        deal: deal(&app, &game, before, today).await?,
        mine: of_day(before),
        best: best.as_ref().map(MyDaily::from),
    };
    Ok(Json(Daily {
        date,
        today: day == today,
        ends: day.ends(),
        commitment,
        seed,
        scores: scores.iter().map(|count| Score { score: count.score, games: count.games }).collect(),
        mine: of_day(day),
        streak: Streak { current, longest },
        yesterday,
        game,
    }))
}

async fn deal(app: &App, game: &str, day: Day, today: Day) -> Result<Deal, Error> {
    let seed = app.daily_seed(game, day).await?;
    let shown = (day < today).then(|| seed.to_hex());
    Ok(Deal { date: day.to_string(), commitment: seed.commitment(), seed: shown })
}

/// My room of today's deal, which is opened and begun where there is none.
#[utoipa::path(post, path = "/api/daily/{game}", tag = "daily", params(("game" = String, Path)),
    responses((status = 200, body = Room), (status = 401, body = Refusal), (status = 403, body = Refusal),
        (status = 404, body = Refusal)))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    me: Me,
    _: MayOpen,
    Last(game): Last,
) -> Result<Json<Room>, Error> {
    app.play_daily(entry(&app, &game)?, me.host()).await.map(Json)
}
