//! The server of Ludoteca: rooms as actors behind one HTTP API.
//!
//! A library: the caller owns the socket, the store and the bus, so that a test binds port 0 and stops the server.
//! `http` reads requests and words refusals; `rooms` does what they ask; neither names a game or speaks SQL.

mod app;
mod awake;
mod brought;
mod chance;
mod config;
mod daily;
mod decks;
mod error;
mod house;
mod http;
mod identity;
mod limiter;
mod limits;
mod listen;
mod metrics;
mod openapi;
mod passphrase;
mod peers;
mod push;
mod quiet;
mod random;
mod reviews;
mod rooms;
#[cfg(test)]
mod simulation;
mod sweep;
mod think;
mod tidy;
mod tls;
mod writing;

use std::future::pending;
use std::path::Path;
use std::sync::Arc;

use boardgame::Saying;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use app::App;
pub use chance::Chance;
pub use config::{Clock, Config};
pub use daily::date;
pub use decks::manifest_problem;
pub use house::Decision;
pub use limits::{Limit, Limits, Rate};
use listen::Patience;
pub use openapi::openapi;
pub use push::Services;
pub use tls::{BadCertificate, Tls};

/// Where a server is reached.
#[derive(Debug)]
pub struct Listeners {
    pub site: TcpListener,
    /// Where it tells how it is, for those who run it: they would show others who comes and goes.
    pub metrics: Option<TcpListener>,
}

impl From<TcpListener> for Listeners {
    fn from(site: TcpListener) -> Listeners {
        Listeners { site, metrics: None }
    }
}

/// A picture of a game: that of the page, or of the deck in a folder. With the end of its file's name, or why there is none.
pub fn picture(deck: Option<&Path>, name: &str) -> Result<(String, Vec<u8>), Saying> {
    match deck {
        Some(folder) => decks::in_folder(folder, name),
        None => http::page::picture(name).ok_or(Saying::new("deck-missing").with("picture", name.to_owned())),
    }
}

/// Every stable code of a refusal that is not a game's own.
pub fn error_codes() -> Vec<String> {
    let own = error::Error::examples();
    let own = own.iter().map(|error| error.saying().key.into_owned());
    let mut codes: Vec<String> = own.chain(error::OF_ALL_GAMES.map(str::to_owned)).collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}

/// Serves until `shutdown` is done; then ends all streams and lets open requests finish.
pub async fn run(
    config: Config,
    listeners: impl Into<Listeners>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) {
    let Listeners { site, metrics } = listeners.into();
    // Behind a proxy all callers have its address.
    let connections = if config.behind_proxy { usize::MAX } else { config.connections };
    let patience = Patience { unread: config.unread, connections };
    let tls = config.tls.clone();
    let app = Arc::new(App::new(config));
    // Before anybody is answered: no table may think that its time is up.
    app.note_awake().await;
    let mut aside = JoinSet::new();
    for task in app.aside() {
        aside.spawn(task);
    }
    if let Some(metrics) = metrics {
        aside.spawn(listen::serve(metrics, http::metrics_router(app.clone()), None, patience, pending()));
    }
    let router = http::router(app.clone());
    let stops = app.clone();
    listen::serve(site, router, tls.as_ref(), patience, async move {
        shutdown.await;
        stops.stop_rooms();
    })
    .await;
    app.note_awake().await;
    app.leave().await;
    // What is done aside ends with it.
    drop(aside);
}
