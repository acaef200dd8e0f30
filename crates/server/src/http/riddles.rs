//! The riddles of the day: what some pictures are meant for, the same for everybody on this server. Whoever has guessed
//! sees what it was and what everybody took it for.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::Riddle;
use room::GameEntry;
use serde::{Deserialize, Serialize};
use store::{Guess, KeptRiddle, StoreError};
use utoipa::ToSchema;

use super::daily::When;
use super::extract::{Body, Last, Params};
use super::wrap::Refusal;
use crate::app::App;
use crate::daily::Day;
use crate::error::Error;
use crate::identity::{Address, Me};
use crate::think::{Asker, Class};

/// The riddles of a day, as one guest sees them.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Riddles {
    game: String,
    date: String,
    /// Whether the day still lasts, and guesses are counted.
    today: bool,
    /// The midnight that ends it, in milliseconds since 1970.
    ends: i64,
    /// One of every kind; none where nobody asked on that day.
    riddles: Vec<DayRiddle>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DayRiddle {
    /// What is to be guessed.
    kind: String,
    /// The pictures that are to bring it to mind, by their names.
    clues: Vec<String>,
    /// Those it may be.
    choices: Vec<String>,
    /// Once I have guessed, or the day is over.
    #[schema(required)]
    read: Option<Read>,
}

/// What a riddle was, and what it was taken for.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Read {
    /// The place of the right one among the choices.
    right: usize,
    /// How likely whoever chose the clues held it to be understood.
    percent: u8,
    /// How many people took it for each of the choices.
    people: Vec<u32>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct NewGuess {
    /// The day whose riddle was on show.
    date: String,
    /// Which of the day's.
    #[schema(maximum = 255)]
    place: u8,
    /// The place of what is guessed among its choices.
    #[schema(maximum = 255)]
    choice: u8,
}

/// A game that has riddles.
fn entry<'a>(app: &'a App, game: &str) -> Result<&'a Arc<GameEntry>, Error> {
    app.game(game).ok().filter(|entry| entry.info.riddles).ok_or(Error::NoDaily)
}

/// The riddles of a day, today without a date.
#[utoipa::path(get, path = "/api/riddles/{game}", tag = "daily", params(("game" = String, Path), When),
    responses((status = 200, body = Riddles), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn read(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
    Last(game): Last,
    Params(asked): Params<When>,
) -> Result<Json<Riddles>, Error> {
    let entry = entry(&app, &game)?;
    let (day, today) = asked.day(&app)?;
    let kept = kept(&app, entry, day, Asker { address, guest: Some(me.id()) }).await?;
    let guessed = app.store.guessed(me.id(), &game, day.0).await?;
    let riddles = kept.into_iter().map(|kept| {
        let open = day < today || guessed.contains(&kept.place);
        shown(kept, open)
    });
    Ok(Json(Riddles {
        date: day.to_string(),
        today: day == today,
        ends: day.ends(),
        riddles: riddles.collect::<Result<_, _>>()?,
        game,
    }))
}

/// Guesses one of today's riddles, once; answers with what it was.
#[utoipa::path(post, path = "/api/riddles/{game}", tag = "daily", params(("game" = String, Path)),
    request_body = NewGuess,
    responses((status = 200, body = DayRiddle), (status = 400, body = Refusal), (status = 401, body = Refusal),
        (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn guess(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
    Last(game): Last,
    Body(NewGuess { date, place, choice }): Body<NewGuess>,
) -> Result<Json<DayRiddle>, Error> {
    let entry = entry(&app, &game)?;
    let (day, today) = (date.parse::<Day>()?, app.today());
    if day < today {
        return Err(Error::DayOver);
    }
    if day > today {
        return Err(Error::NoSense("date"));
    }
    let there = |riddles: Vec<KeptRiddle>| riddles.into_iter().find(|kept| kept.place == place);
    let nonsense = || Error::NoSense("place");
    let asker = Asker { address, guest: Some(me.id()) };
    let riddle = there(kept(&app, entry, day, asker).await?).ok_or_else(nonsense)?;
    if usize::from(choice) >= parsed(&riddle)?.choices.len() {
        return Err(Error::NoSense("choice"));
    }
    let guess = Guess { guest: me.id(), game: game.clone(), day: day.0, place, choice, expires: day.ends() };
    match app.store.guess(guess).await {
        Err(StoreError::Conflict) => return Err(Error::Guessed),
        stored => stored?,
    }
    let riddle = there(app.store.riddles(&game, day.0..=day.0).await?).ok_or_else(nonsense)?;
    Ok(Json(shown(riddle, true)?))
}

/// The riddles of a day, which are made when they are first asked for on it.
async fn kept(app: &App, entry: &Arc<GameEntry>, day: Day, asker: Asker) -> Result<Vec<KeptRiddle>, Error> {
    let game = entry.info.id;
    let kept = app.store.riddles(game, day.0..=day.0).await?;
    if !kept.is_empty() || day < app.today() {
        return Ok(kept);
    }
    let seed = app.daily_seed(&format!("{game} riddles"), day).await?;
    let making = entry.clone();
    let made = app.thinking.run(Class::Other, asker, move |_| games::riddles_of(making.game, seed)).await;
    let made = made.ok_or(Error::Internal)?;
    let texts = made.iter().map(serde_json::to_string).collect::<Result<_, _>>();
    Ok(app.store.keep_riddles(game, day.0, texts.map_err(|_| Error::Internal)?).await?)
}

fn parsed(kept: &KeptRiddle) -> Result<Riddle, Error> {
    serde_json::from_str(&kept.riddle).map_err(|_| StoreError::Corrupt("a riddle of a day").into())
}

/// A riddle with its answer where that is `open`, and without a trace of it elsewhere.
fn shown(kept: KeptRiddle, open: bool) -> Result<DayRiddle, Error> {
    let Riddle { kind, clues, choices, right, percent } = parsed(&kept)?;
    let read = open.then(|| {
        let mut people = vec![0; choices.len()];
        for (choice, count) in &kept.people {
            if let Some(people) = people.get_mut(usize::from(*choice)) {
                *people = *count;
            }
        }
        Read { right, percent, people }
    });
    Ok(DayRiddle { kind, clues, choices, read })
}
