//! The server of Ludoteca: rooms as actors behind one HTTP API.
//!
//! A library: the caller owns the socket, the store and the bus, so that a test binds port 0 and stops the server.
//! `http` reads requests and words refusals; `rooms` does what they ask; neither names a game or speaks SQL.

mod chance;
mod config;
mod daily;
mod decks;
mod error;
mod http;
mod identity;
mod limiter;
mod listen;
mod metrics;
mod openapi;
mod random;
mod rooms;
mod world;

use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;

pub use chance::Chance;
pub use config::{Clock, Config, Limits, Rate};
pub use openapi::openapi;
use world::{World, now};

/// Finished rooms and guests that nobody has touched for a year are deleted.
const KEPT: Duration = Duration::from_secs(365 * 24 * 60 * 60);
const SWEEP_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

/// Every stable code of a refusal that is not a game's own.
pub fn error_codes() -> Vec<String> {
    error::Error::examples().iter().map(|error| error.saying().key.into_owned()).collect()
}

/// Serves until `shutdown` is done; then ends all streams and lets open requests finish.
pub async fn run(config: Config, listener: TcpListener, shutdown: impl Future<Output = ()> + Send + 'static) {
    let world = Arc::new(World::new(config));
    let hearing = tokio::spawn(world.clone().hear(world.bus.listen()));
    let sweeping = tokio::spawn(sweep(world.clone()));
    let app = http::router(world.clone());
    listen::serve(listener, app, async move {
        shutdown.await;
        world.stop_rooms();
    })
    .await;
    hearing.abort();
    sweeping.abort();
}

async fn sweep(world: Arc<World>) {
    let mut days = tokio::time::interval(SWEEP_EVERY);
    loop {
        days.tick().await;
        let before = now() - i64::try_from(KEPT.as_millis()).expect("a year fits");
        match world.store.sweep(before).await {
            Ok(swept) => tracing::info!(rooms = swept.rooms, guests = swept.guests, "swept"),
            Err(error) => tracing::error!(%error, "the sweep failed"),
        }
    }
}
