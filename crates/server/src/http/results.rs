//! My results: what came of my finished games, game by game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boardgame::{Outcome, Saying, Standing};
use room::{GuestId, Millis, Rating, Room, Sitter};
use serde::Serialize;
use store::Summary;
use utoipa::ToSchema;

use super::rooms::SeatSummary;
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::{Address, Me};
use crate::limits::{self, Limit};

/// My results in one game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameResults {
    game: String,
    /// The earliest first.
    results: Vec<GameResult>,
    won: u32,
    /// How many of the last ones were won in a row.
    streak: u32,
    /// The most that ever were.
    longest: u32,
    /// How well I play against people; null where no such game is over.
    #[schema(required)]
    rating: Option<MyRating>,
}

/// How well I play against people: in two cases of three within `deviation` of `value`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyRating {
    value: i64,
    deviation: i64,
    /// Of how many games it is known.
    games: u32,
}

impl From<Rating> for MyRating {
    fn from(rating: Rating) -> MyRating {
        /// Of a point.
        const PARTS: i64 = 1000;
        let points = |parts: i64| (parts + PARTS / 2).div_euclid(PARTS);
        MyRating { value: points(rating.rating), deviation: points(rating.deviation), games: rating.games }
    }
}

/// What came of one game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameResult {
    room: String,
    /// When it ended.
    at: Millis,
    /// Who played, by seat.
    players: Vec<SeatSummary>,
    /// The bot on all other seats; null where people were among them, or bots of several kinds, or nobody.
    #[schema(required)]
    level: Option<String>,
    /// How many other people played.
    people: u8,
    /// Null where a game calls it neither.
    #[schema(required)]
    won: Option<bool>,
    /// What was reached together or alone.
    #[schema(required)]
    score: Option<u32>,
    say: Saying,
}

/// My results: the last thousand finished games, without practice and games that were played on from a step. Games against
/// each other count where I had one seat.
#[utoipa::path(get, path = "/api/me/results", tag = "me",
    responses((status = 200, body = Vec<GameResults>), (status = 401, body = Refusal)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    me: Me,
    Address(address): Address,
) -> Result<Json<Vec<GameResults>>, Error> {
    app.limiter.take(Limit::Looks, address)?;
    Ok(Json(of(&app, &me).await?))
}

/// The results of a guest.
pub(super) async fn of(app: &App, me: &Me) -> Result<Vec<GameResults>, Error> {
    let finished = app.store.tables_of(me.id(), true, None, limits::RESULTS).await?;
    let ratings = app.store.ratings(me.id()).await?;
    let of_game = |game: &str| {
        let mine = finished.iter().rev().filter(|summary| summary.room.game == game);
        let rating = ratings.iter().find(|(of, _)| of == game).map(|(_, rating)| MyRating::from(*rating));
        GameResults::of(game, mine.filter_map(|summary| result(summary, me)).collect(), rating)
    };
    let all = app.games.iter().map(|entry| of_game(entry.info.id));
    Ok(all.filter(|game| !game.results.is_empty()).collect())
}

impl GameResults {
    fn of(game: &str, results: Vec<GameResult>, rating: Option<MyRating>) -> GameResults {
        let (mut won, mut streak, mut longest) = (0, 0, 0);
        for result in &results {
            let is_won = result.won == Some(true);
            won += u32::from(is_won);
            streak = if is_won { streak + 1 } else { 0 };
            longest = longest.max(streak);
        }
        GameResults { game: game.to_owned(), results, won, streak, longest, rating }
    }
}

fn result(summary: &Summary, me: &Me) -> Option<GameResult> {
    let (room, guest) = (&summary.room, me.id());
    let Outcome { standing, say } = room.outcome.as_ref()?;
    if room.practice || room.what_if.is_some() {
        return None;
    }
    let mut mine = room.seats_of(guest);
    let first = mine.next()?;
    let (won, score) = match standing {
        Standing::Together { won, score, .. } => (*won, Some(*score)),
        Standing::Ranked { .. } if mine.next().is_some() => return None,
        Standing::Ranked { places } => (Some(places.get(first.index()) == Some(&1)), None),
    };
    Some(GameResult {
        room: room.id.to_string(),
        at: summary.touched,
        players: room.seats.iter().map(|sitter| SeatSummary::of(sitter, me)).collect(),
        level: level(room, guest),
        people: people(room, guest),
        won,
        score,
        say: say.clone(),
    })
}

/// The bot on all other seats, whoever they stood in for.
fn level(room: &Room, guest: GuestId) -> Option<String> {
    let mut others = room.seats.iter().filter(|sitter| !sitter.is_of(guest));
    let bot = |sitter: &Sitter| match sitter {
        Sitter::Bot { bot, .. } => Some(bot.clone()),
        _ => None,
    };
    let level = bot(others.next()?)?;
    others.all(|sitter| bot(sitter).as_ref() == Some(&level)).then_some(level)
}

fn people(room: &Room, guest: GuestId) -> u8 {
    let is_other = |sitter: &&Sitter| match sitter {
        Sitter::Person(person) => person.guest != guest,
        Sitter::Deleted { .. } => true,
        Sitter::Free | Sitter::Bot { .. } => false,
    };
    u8::try_from(room.seats.iter().filter(is_other).count()).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streaks_are_counted_to_the_last_game() {
        let game = |won: Option<bool>| GameResult {
            room: String::new(),
            at: 0,
            players: Vec::new(),
            level: None,
            people: 1,
            won,
            score: None,
            say: Saying::new("over"),
        };
        for (games, counted) in [
            ("", (0, 0, 0)),
            ("+", (1, 1, 1)),
            ("++-", (2, 0, 2)),
            ("+-++", (3, 2, 2)),
            ("+++-+", (4, 1, 3)),
            ("+=+", (2, 1, 1)),
        ] {
            let won = |sign: char| (sign != '=').then_some(sign == '+');
            let all = GameResults::of("senet", games.chars().map(|sign| game(won(sign))).collect(), None);
            assert_eq!((all.won, all.streak, all.longest), counted, "{games}");
        }
    }
}
