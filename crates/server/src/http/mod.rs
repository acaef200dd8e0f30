//! The API over HTTP: handlers by noun and verb, each thin; what they ask for is done by the rooms.

mod account;
mod actions;
mod daily;
mod decks;
mod doors;
mod events;
mod export;
mod extract;
mod files;
mod games;
mod health;
mod hints;
mod history;
mod host;
mod latecomers;
mod lengths;
mod links;
mod me;
mod notes;
pub(crate) mod page;
mod parts;
mod pointer;
mod push;
mod record;
mod replay;
mod results;
mod review;
mod riddles;
mod rooms;
mod seats;
mod tables;
mod talk;
mod tempo;
mod undo;
mod what_if;
mod wrap;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::Redirect;
use axum::routing::{any, get};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::Error;
use crate::limits;
use crate::openapi::{self, Calls, Description};
use wrap::Around;

/// The calls of the API and their description, from one list.
pub(crate) fn api() -> OpenApiRouter<Arc<App>> {
    let long = OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(decks::list))
        .routes(routes!(history::history))
        .routes(routes!(results::list))
        .routes(routes!(replay::replay))
        .routes(routes!(replay::moments))
        .routes(routes!(record::record))
        .routes(routes!(hints::best_line))
        .routes(routes!(review::read, review::show))
        .layer(CompressionLayer::new());
    let files = OpenApiRouter::new()
        .routes(routes!(files::replay))
        .routes(routes!(files::moments))
        .layer(DefaultBodyLimit::max(limits::FILE))
        .layer(CompressionLayer::new());
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(me::read, me::change, me::delete))
        .routes(routes!(me::token))
        .routes(routes!(account::read))
        .routes(routes!(account::keep, account::drop_name))
        .routes(routes!(account::come_back))
        .routes(routes!(account::make_link, account::forget_others))
        .routes(routes!(account::arrive))
        .routes(routes!(export::download))
        .routes(routes!(push::read, push::call))
        .routes(routes!(push::hush))
        .routes(routes!(tables::list))
        .routes(routes!(rooms::create, rooms::list))
        .routes(routes!(rooms::read, rooms::change))
        .routes(routes!(rooms::start))
        .routes(routes!(rooms::leave))
        .routes(routes!(rooms::rematch))
        .routes(routes!(rooms::invitation))
        .routes(routes!(rooms::qr))
        .routes(routes!(seats::take))
        .routes(routes!(seats::rename, seats::free))
        .routes(routes!(seats::stand_in, seats::take_back))
        .routes(routes!(parts::promise, parts::hand_in))
        .routes(routes!(latecomers::ask, latecomers::stop_asking, latecomers::answer))
        .routes(routes!(links::make))
        .routes(routes!(links::take))
        .routes(routes!(lengths::read))
        .routes(routes!(decks::picture))
        .routes(routes!(decks::choose))
        .routes(routes!(tempo::choose))
        .routes(routes!(host::door))
        .routes(routes!(host::television))
        .routes(routes!(host::hand_on))
        .routes(routes!(doors::open))
        .routes(routes!(actions::act))
        .routes(routes!(undo::undo))
        .routes(routes!(daily::read, daily::open))
        .routes(routes!(riddles::read, riddles::guess))
        .routes(routes!(events::watch))
        .routes(routes!(talk::say))
        .routes(routes!(pointer::point))
        .routes(routes!(notes::write))
        .routes(routes!(hints::hint))
        .routes(routes!(hints::hint_at))
        .routes(routes!(what_if::play_on))
        .merge(long)
        .merge(files)
}

/// Everything that this server answers: the whole site, or a folder of it.
pub(crate) fn router(app: Arc<App>) -> Router {
    let base = app.config.base_path.clone();
    if base.is_empty() {
        return site(app);
    }
    // Those who watch over it ask where they always do; whoever comes to the wrong door is shown the right one.
    let home = format!("{base}/");
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .with_state(app.clone())
        .nest_service(&base, site(app))
        .fallback(get(move || async move { Redirect::temporary(&home) }))
}

fn site(app: Arc<App>) -> Router {
    let (api, description) = api().split_for_parts();
    let calls = Calls::of(&description);
    let description = openapi::text(description);
    Router::new()
        .merge(api)
        .route("/api/openapi.json", get(move || async move { openapi::response(&description) }))
        .route("/api", any(|| async { Error::NoPage }))
        .route("/api/", any(|| async { Error::NoPage }))
        .route("/api/{*rest}", any(|| async { Error::NoPage }))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", any(|| async { Error::NoPage }))
        .fallback_service(
            Router::new().fallback(get(page::serve)).layer(CompressionLayer::new()).with_state(app.clone()),
        )
        .method_not_allowed_fallback(|| async { Error::NoMethod })
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(CatchPanicLayer::custom(wrap::panicked))
        .layer(from_fn_with_state(Arc::new(Around { app: app.clone(), calls }), wrap::around))
        .with_state(app)
}

/// What is told to those who run the server, on an address of their own.
pub(crate) fn metrics_router(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(health::metrics)).with_state(app)
}
