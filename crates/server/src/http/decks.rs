//! Own pictures that a host may choose.

use std::path::PathBuf;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use boardgame::Saying;
use room::Request;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, InDeck, InRoom, Last};
use super::wrap::Refusal;
use crate::app::App;
use crate::decks::{self, Deck};
use crate::error::Error;
use crate::identity::Me;
use crate::rooms::Message;
use crate::rooms::wire::Room;

/// The decks of own pictures for a game; those with a mistake say what it is.
#[utoipa::path(get, path = "/api/games/{game}/decks", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Deck>), (status = 422, body = Refusal)))]
pub(crate) async fn list(State(app): State<Arc<App>>, Last(game): Last) -> Result<Json<Vec<Deck>>, Error> {
    let pictures = app.game(&game)?.game.pictures();
    let found = look(&app, move |folder| decks::list(&folder, &game, pictures)).await?;
    Ok(Json(found.unwrap_or_default()))
}

/// One picture of a deck.
#[utoipa::path(get, path = "/api/decks/{deck}/{picture}", tag = "games",
    params(("deck" = String, Path), ("picture" = String, Path)),
    responses((status = 200, content_type = "image/*"), (status = 404, body = Refusal)))]
pub(crate) async fn picture(
    State(app): State<Arc<App>>,
    InDeck(deck): InDeck,
    Last(picture): Last,
) -> Result<impl IntoResponse, Error> {
    let found = look(&app, move |folder| decks::picture(&folder, &deck, &picture)).await?;
    let picture = found.flatten().ok_or(Error::NoPage)?;
    // A deck that is mended is seen the same evening.
    Ok((
        [(header::CONTENT_TYPE, picture.kind), (header::CACHE_CONTROL, "private, max-age=600")],
        picture.bytes,
    ))
}

/// Which pictures a room is played with.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeckChoice {
    /// Null for those of this program.
    deck: Option<String>,
}

/// The host chooses own pictures before the start, or goes back to those of this program.
#[utoipa::path(put, path = "/api/rooms/{id}/deck", tag = "rooms", params(("id" = String, Path)),
    request_body = DeckChoice,
    responses((status = 200, body = Room), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    me: Me,
    InRoom(id): InRoom,
    Body(asked): Body<DeckChoice>,
) -> Result<Json<Room>, Error> {
    if let Some(deck) = asked.deck.clone() {
        let game = app.ask(&id, |reply| Message::Look(None, reply)).await?.game;
        let pictures = app.game(&game)?.game.pictures();
        let found = look(&app, move |folder| decks::read(&folder, &deck, &game, pictures)).await?.flatten();
        let problem = found.map_or_else(|| Some(Saying::new("deck-unknown")), |deck| deck.problem);
        if let Some(problem) = problem {
            return Err(games::Refusal::Illegal(problem).into());
        }
    }
    app.change(&id, me.id(), Request::Deck(asked.deck)).await.map(Json)
}

/// Looks into the folder of decks, if this server has one, where waiting for the disk holds nobody up.
async fn look<T: Send + 'static>(
    app: &App,
    look: impl FnOnce(PathBuf) -> T + Send + 'static,
) -> Result<Option<T>, Error> {
    let Some(folder) = app.config.decks.clone() else { return Ok(None) };
    tokio::task::spawn_blocking(move || look(folder)).await.map(Some).map_err(|_| Error::Internal)
}
