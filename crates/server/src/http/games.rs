//! Which games there are.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use games::GameInfo;

use crate::app::App;

/// Every game: seats, options, bots, phrases.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.games.iter().map(|entry| entry.info.clone()).collect())
}
