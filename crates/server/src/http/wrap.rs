//! What happens around every request: who may send it, how a refusal is worded, what is counted and logged.

use std::any::Any;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use boardgame::{Saying, Seat};
use games::Json;
use serde::Serialize;
use utoipa::ToSchema;
use words::Lang;

use crate::app::App;
use crate::error::{Error, Refused, seconds};
use crate::identity;
use crate::limiter::Who;
use crate::limits::{self, Limit};
use crate::openapi::Calls;

/// A refusal: a stable code, words in the language of the request, and the message of the catalogue.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Refusal {
    /// Stable; also the key of the message.
    code: String,
    /// In the language of `Accept-Language`.
    message: String,
    say: Saying,
    /// With `error-stale`: the table as it is now, without its past.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<crate::rooms::wire::Table>)]
    table: Option<Json>,
}

/// The language that the caller reads.
pub(crate) fn lang(headers: &HeaderMap) -> Lang {
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
    header.map(Lang::accepted).unwrap_or_default()
}

/// What is needed around a request.
#[derive(Debug)]
pub(crate) struct Around {
    pub(crate) app: Arc<App>,
    pub(crate) calls: Calls,
}

/// All that surrounds a request, in one layer because every layer costs: who may send it, the headers of the answer,
/// the words of a refusal, what is counted and logged.
pub(crate) async fn around(State(around): State<Arc<Around>>, request: Request, next: Next) -> Response {
    let Around { app, calls } = &*around;
    let started = Instant::now();
    let lang = lang(request.headers());
    let method = request.method().clone();
    let is_api = request.uri().path().starts_with("/api/");
    let (parts, body) = request.into_parts();
    let from = identity::address(&parts, app);
    let mut response = match check(app, &parts, from) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        // That it is no JSON is no news to a client at the wrong address.
        Err(Error::NotJson) => match calls.at(parts.uri.path()) {
            Some(methods) if methods.contains(&method) => Error::NotJson.into_response(),
            None if is_api => Error::NoPage.into_response(),
            _ => Error::NoMethod.into_response(),
        },
        Err(error) => error.into_response(),
    };
    app.metrics.requests.inc();
    if let Some(Refused(error)) = response.extensions_mut().remove::<Refused>() {
        log(app, &error, &method, from, started);
        let headers = std::mem::take(response.headers_mut());
        response = worded(&error, lang);
        for (name, value) in headers.iter().filter(|(name, _)| !is_of_body(name)) {
            response.headers_mut().insert(name, value.clone());
        }
    }
    secure(response.headers_mut(), is_api);
    response
}

fn log(app: &App, error: &Error, method: &Method, from: Who, started: Instant) {
    let code = error.saying().key;
    app.metrics.refused(code.clone());
    let level = error.level();
    let left_out = match level {
        // Whoever wants to see what happens every day wants all of it.
        tracing::Level::DEBUG => 0,
        _ => match app.quiet.may_write(&code, started) {
            Some(left_out) => left_out,
            None => return,
        },
    };
    let (status, micros) = (error.status().as_u16(), started.elapsed().as_micros() as u64);
    // Neither path nor body: they may hold secrets.
    match level {
        tracing::Level::ERROR => tracing::error!(%code, status, %method, %from, micros, left_out, "refused"),
        tracing::Level::WARN => tracing::warn!(%code, status, %method, %from, micros, left_out, "refused"),
        tracing::Level::INFO => tracing::info!(%code, status, %method, %from, micros, left_out, "refused"),
        _ => tracing::debug!(%code, status, %method, %from, micros, "refused"),
    }
}

fn is_of_body(name: &HeaderName) -> bool {
    *name == header::CONTENT_TYPE || *name == header::CONTENT_LENGTH
}

fn worded(error: &Error, lang: Lang) -> Response {
    let say = error.saying();
    let name = |seat: Seat| match error {
        Error::Illegal(_, names) => names.get(seat.index()).cloned().unwrap_or_default(),
        _ => String::new(),
    };
    let refusal = Refusal {
        code: say.key.clone().into_owned(),
        message: words::plain(&words::say(lang, &say, &name)),
        say,
        table: match error {
            Error::Stale(table) => Some(table.clone()),
            _ => None,
        },
    };
    let mut response = (error.status(), axum::Json(refusal)).into_response();
    if let Error::TooFast(again) = error {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds(*again)));
    }
    response
}

/// Refuses who calls it by a wrong name, writes that another site may have caused, and floods.
fn check(app: &App, parts: &Parts, from: Who) -> Result<(), Error> {
    let host = identity::host(&parts.headers, app);
    // Those who watch over it call it by its address.
    if !["/healthz", "/readyz"].contains(&parts.uri.path()) {
        check_host(&app.config.hosts, host)?;
        app.house.let_in(from)?;
    }
    if parts.method.is_safe() {
        // The page itself lies ready, and asking the store nothing it costs next to nothing.
        let costs = parts.uri.path().starts_with("/api/");
        return if costs { app.limiter.take(Limit::Reads, from) } else { Ok(()) };
    }
    check_origin(&parts.method, &parts.headers, host)?;
    let announced =
        parts.headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: u64| length > limits::body(parts.uri.path())) {
        // It need not come to be refused.
        return Err(Error::TooLarge);
    }
    app.limiter.take(Limit::Address, from)
}

/// Where it has names, others are of somebody who has led a browser here under a name of their own.
fn check_host(hosts: &[String], called: Option<&str>) -> Result<(), Error> {
    let name = called.map(|called| match called.rsplit_once(':') {
        // The last colon of an IPv6 address belongs to it.
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => called,
    });
    let is_known = name.is_some_and(|name| hosts.iter().any(|host| host.eq_ignore_ascii_case(name)));
    if hosts.is_empty() || is_known { Ok(()) } else { Err(Error::WrongHost) }
}

/// A form on another site can send neither JSON nor the headers of a page of ours.
fn check_origin(method: &Method, headers: &HeaderMap, host: Option<&str>) -> Result<(), Error> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    // What has no body needs no type for it.
    let kind = text(header::CONTENT_TYPE);
    let is_bare = kind.is_none()
        && text(header::CONTENT_LENGTH).is_none_or(|length| length == "0")
        && text(header::TRANSFER_ENCODING).is_none();
    if *method != Method::DELETE && !is_bare {
        let kind = kind.unwrap_or_default();
        if !kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json") {
            return Err(Error::NotJson);
        }
    }
    if identity::bearer(headers).is_some() {
        // A browser adds no bearer token by itself.
        return Ok(());
    }
    match text(HeaderName::from_static("sec-fetch-site")) {
        None | Some("same-origin" | "none") => {}
        Some(_) => return Err(Error::Foreign),
    }
    if let Some(origin) = text(header::ORIGIN) {
        let site = origin.split_once("://").map(|(_, site)| site);
        if site.is_none() || site != host {
            return Err(Error::Foreign);
        }
    }
    Ok(())
}

/// Headers that keep a browser from being tricked, and room links from leaking to other sites.
fn secure(headers: &mut HeaderMap, is_api: bool) {
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}

/// A mistake of ours becomes a refusal like any other.
pub(crate) fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let what = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    tracing::error!(what, "a handler panicked");
    Error::Internal.into_response()
}
