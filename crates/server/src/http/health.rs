//! For those who keep the server running.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::app::App;
use crate::error::Error;
use crate::metrics::CONTENT_TYPE;

/// The process answers.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// How long an answer of the store is good for: anybody may ask, and each look is a write.
const FRESH: Duration = Duration::from_secs(1);

/// The store can be written to, and the server is not stopping.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    if app.stopping.load(std::sync::atomic::Ordering::Relaxed) {
        return Err(Error::Stopping);
    }
    // Whoever asks meanwhile waits for the same answer.
    let mut known = app.ready.lock().await;
    let is_ready = match *known {
        Some((at, is_ready)) if at.elapsed() < FRESH => is_ready,
        _ => {
            let is_ready = app.store.ready().await.is_ok();
            *known = Some((Instant::now(), is_ready));
            is_ready
        }
    };
    match (is_ready, app.alike.load(std::sync::atomic::Ordering::Relaxed)) {
        (false, _) => Err(Error::NotStored),
        (true, true) => Ok("ready\n"),
        // It serves; but a table that is played with them looks otherwise by another node.
        (true, false) => Ok("ready, but own pictures or cards differ between nodes\n"),
    }
}

pub(crate) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let text = app.metrics.text();
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], text)
}
