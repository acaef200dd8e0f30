//! Who asks: a guest known by a secret token, in a cookie or as a bearer token.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use cookie::{Cookie, SameSite};
use room::{DAY, GuestId, Host, SecretHash};
use store::Guest;

use crate::app::App;
use crate::error::Error;
use crate::limiter::Who;
use crate::limits::Limit;
use crate::random;
use crate::tidy::Tidy;

pub(crate) const COOKIE: &str = "ludoteca";
/// How long a guest is remembered without asking the store: another node may have changed them.
const FRESH: Duration = Duration::from_secs(60);

/// The guests who asked lately.
#[derive(Debug, Default)]
pub(crate) struct Guests {
    /// Locked for a look-up and never while anything is waited for.
    known: Mutex<Tidy<SecretHash, (Arc<Guest>, Instant)>>,
    /// Those who were changed, here or at another node, and when.
    changed: Mutex<Tidy<GuestId, Instant>>,
    /// Whether anybody ever was: where nobody is, nothing more is looked up for a request.
    any_changed: AtomicBool,
}

impl Guests {
    fn get(&self, token: SecretHash) -> Option<Arc<Guest>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (guest, since) = known.get(&token).filter(|(_, since)| since.elapsed() < FRESH)?;
        if !self.any_changed.load(Relaxed) {
            return Some(guest.clone());
        }
        let changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        let is_old = changed.get(&guest.id).is_some_and(|changed| changed >= since);
        (!is_old).then(|| guest.clone())
    }

    /// This guest was changed or deleted: the store is asked again, by whichever of their tokens.
    pub(crate) fn note_changed(&self, guest: GuestId) {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        changed.insert(guest, now, |since| now.duration_since(*since) >= FRESH);
        self.any_changed.store(true, Relaxed);
    }

    pub(crate) fn remember(&self, token: SecretHash, guest: Arc<Guest>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        known.insert(token, (guest, now), |(_, since)| now.duration_since(*since) >= FRESH);
    }

    pub(crate) fn forget(&self, token: SecretHash) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(&token);
    }
}

/// The token of a request, and whether a browser sent it by itself.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) secret: String,
}

pub(crate) fn token(headers: &HeaderMap) -> Option<Token> {
    bearer(headers).or_else(|| cookie(headers)).filter(|token| random::is_secret(&token.secret))
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<Token> {
    let header = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = header.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token { secret: secret.trim().to_owned() })
}

fn cookie(headers: &HeaderMap) -> Option<Token> {
    let sent = headers.get_all(header::COOKIE).iter().filter_map(|header| header.to_str().ok());
    sent.flat_map(Cookie::split_parse)
        .filter_map(Result::ok)
        .find(|cookie| cookie.name() == COOKIE)
        .map(|cookie| Token { secret: cookie.value().to_owned() })
}

async fn find(app: &App, token: &Token) -> Result<Option<Arc<Guest>>, Error> {
    let hash = random::hash(&token.secret);
    if let Some(guest) = app.guests.get(hash) {
        return Ok(Some(guest));
    }
    let Some(mut guest) = app.store.guest(hash).await? else { return Ok(None) };
    if app.now() - guest.seen > DAY {
        guest.seen = app.now();
        app.store.change_guest(guest.clone()).await?;
    }
    let guest = Arc::new(guest);
    app.guests.remember(hash, guest.clone());
    Ok(Some(guest))
}

/// The guest who asks; without one the request is refused. Writes are counted against their limit.
#[derive(Clone, Debug)]
pub(crate) struct Me(pub(crate) Arc<Guest>);

impl Me {
    pub(crate) fn id(&self) -> GuestId {
        self.0.id
    }

    /// As a guest who opens a room.
    pub(crate) fn host(&self) -> Host<'_> {
        Host { guest: self.0.id, name: &self.0.name, puppet: &self.0.puppet }
    }
}

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Me, Error> {
        let token = token(&parts.headers).ok_or(Error::NoGuest)?;
        let guest = find(app, &token).await?.ok_or(Error::NoGuest)?;
        if !parts.method.is_safe() {
            app.limiter.take(Limit::Guest, Who::Guest(guest.id))?;
        }
        Ok(Me(guest))
    }
}

/// The guest who asks, if there is one: looking needs no name.
#[derive(Clone, Debug)]
pub(crate) struct MaybeMe(pub(crate) Option<GuestId>);

impl FromRequestParts<Arc<App>> for MaybeMe {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MaybeMe, Error> {
        match token(&parts.headers) {
            Some(token) => Ok(MaybeMe(find(app, &token).await?.map(|guest| guest.id))),
            None => Ok(MaybeMe(None)),
        }
    }
}

/// The header in which the page sends the key that it was told.
pub(crate) const OPENING_KEY: &str = "x-opening-key";

/// Somebody who may open rooms: anybody, unless the host of this server keeps that to those who know a key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MayOpen;

impl FromRequestParts<Arc<App>> for MayOpen {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MayOpen, Error> {
        let Some(key) = &app.config.opening_key else { return Ok(MayOpen) };
        let told = parts.headers.get(OPENING_KEY).ok_or(Error::OpeningKey)?;
        let who = address(parts, app).site();
        // Tries are few, at all nodes together, so that nobody finds it by trying.
        app.ration(Limit::Doors, who, false).await?;
        // Hashes are compared, which take the same time however much of the key is right.
        if random::hash(&String::from_utf8_lossy(told.as_bytes())) == random::hash(key) {
            return Ok(MayOpen);
        }
        app.ration(Limit::Doors, who, true).await?;
        Err(Error::OpeningKey)
    }
}

/// The address of the client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) Who);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, Error> {
        Ok(Address(address(parts, app)))
    }
}

pub(crate) fn address(parts: &Parts, app: &App) -> Who {
    let told = app.config.behind_proxy.then(|| forwarded(&parts.headers)).flatten();
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    told.or(peer).map_or(Who::Everybody, Who::address)
}

/// The last address that the proxy in front has added: earlier ones are the caller's own claims.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// The name by which the caller knows this server.
pub(crate) fn host<'a>(headers: &'a HeaderMap, app: &App) -> Option<&'a str> {
    let told = app.config.behind_proxy.then(|| headers.get("x-forwarded-host")).flatten();
    told.or(headers.get(header::HOST))?.to_str().ok()
}

/// Whether the page is read over TLS: our own, or that of a proxy in front, which alone can know.
pub(crate) fn is_secure(headers: &HeaderMap, app: &App) -> bool {
    let proxied = app.config.behind_proxy
        && headers
            .get("x-forwarded-proto")
            .is_some_and(|proto| proto.as_bytes().eq_ignore_ascii_case(b"https"));
    app.config.tls.is_some() || proxied
}

/// The header that puts a token into the browser, or takes it out again.
pub(crate) fn set_cookie(secret: Option<&str>, headers: &HeaderMap, app: &App) -> String {
    let age = if secret.is_some() { time::Duration::days(365) } else { time::Duration::ZERO };
    let cookie = Cookie::build((COOKIE, secret.unwrap_or_default()))
        .path(format!("{}/", app.config.base_path))
        .max_age(age)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_secure(headers, app));
    cookie.to_string()
}
