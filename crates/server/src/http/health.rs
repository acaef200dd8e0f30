//! For those who keep the server running.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::error::Error;
use crate::world::World;

/// The process answers.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// The store can be written to, and the server is not stopping.
pub(crate) async fn ready(State(world): State<Arc<World>>) -> Result<&'static str, Error> {
    if world.stopping.load(std::sync::atomic::Ordering::Relaxed) {
        return Err(Error::Stopping);
    }
    world.store.ready().await?;
    Ok("ready\n")
}

pub(crate) async fn metrics(State(world): State<Arc<World>>) -> impl IntoResponse {
    let text = world.metrics.text(world.store.batches());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
