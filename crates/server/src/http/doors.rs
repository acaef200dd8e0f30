//! Doors: the short codes. They are few enough to be guessed, so tries are rationed, for each address and for all.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::extract::Last;
use super::rooms::RoomRef;
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Address;
use crate::limiter::Who;
use crate::limits::Limit;
use crate::random;

/// The room behind a code.
#[utoipa::path(get, path = "/api/doors/{code}", tag = "rooms", params(("code" = String, Path)),
    responses((status = 200, body = RoomRef), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    address: Address,
    Last(code): Last,
) -> Result<Json<RoomRef>, Error> {
    app.limiter.take(Limit::Doors, address.0)?;
    let site = address.0.site();
    if let Err(shut) = app.ration(Limit::WrongDoors, Who::Everybody, false).await {
        // Too many guess: a caller who has not guessed wrong is let in all the same.
        app.ration(Limit::OwnWrongDoors, site, false).await.map_err(|_| shut)?;
    }
    let room = match random::read_code(&code) {
        Some(code) => app.store.door(&code, app.now()).await?,
        None => None,
    };
    match room {
        Some(room) => Ok(Json(RoomRef { room: room.to_string() })),
        None => {
            // Counted after the look, so that right and wrong codes take the same way until here.
            let everybody = app.ration(Limit::WrongDoors, Who::Everybody, true).await;
            let own = app.ration(Limit::OwnWrongDoors, site, true).await;
            everybody.or(own)?;
            Err(Error::NoDoor)
        }
    }
}
