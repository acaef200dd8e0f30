//! Coming back elsewhere: with a name and a passphrase, or by a link for one more device. Nobody needs any of it to play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use room::SecretHash;
use serde::{Deserialize, Serialize};
use store::{Guest, StoreError};
use utoipa::ToSchema;

use super::extract::Body;
use super::me::Person;
use super::rooms::{here, qr_of};
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::{self, Address, Me};
use crate::limits::{self, Limit};
use crate::passphrase::Passphrase;
use crate::random;
use crate::think::Asker;
use crate::writing::{clean_name, folded};

/// How somebody can come back.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Account {
    /// The name that is kept with a passphrase; null where none is.
    #[schema(required)]
    kept: Option<String>,
    /// How many devices know me, this one among them.
    devices: usize,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassphrase {
    /// 10 to 200 characters.
    passphrase: String,
}

/// Who somebody says that they are.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Return {
    name: String,
    passphrase: String,
}

/// A link for another device.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DeviceLink {
    /// Good once, for a quarter of an hour. What is behind `#` is sent to nobody when the link is opened.
    url: String,
    /// The same as a QR code: SVG.
    qr: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arrival {
    /// What is behind `#` in the link.
    secret: String,
}

/// How I can come back.
#[utoipa::path(get, path = "/api/me/account", tag = "me",
    responses((status = 200, body = Account), (status = 401, body = Refusal)))]
pub(crate) async fn read(State(app): State<Arc<App>>, me: Me) -> Result<Json<Account>, Error> {
    let own = app.store.own(me.id()).await?;
    Ok(Json(Account { kept: own.account.map(|(name, _)| name), devices: own.devices.len() + 1 }))
}

/// Keep my name with a passphrase, or give it another one.
#[utoipa::path(put, path = "/api/me/passphrase", tag = "me", request_body = NewPassphrase,
    responses((status = 200, body = Account), (status = 401, body = Refusal), (status = 409, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn keep(
    State(app): State<Arc<App>>,
    Address(address): Address,
    me: Me,
    Body(NewPassphrase { passphrase }): Body<NewPassphrase>,
) -> Result<Json<Account>, Error> {
    let (guest, name) = (me.id(), me.0.name.clone());
    let passphrase = Passphrase::typed(&passphrase);
    passphrase.check(&name)?;
    app.limiter.take(Limit::Passphrases, address)?;
    let passphrase = app.hash_of(Asker { address, guest: Some(guest) }, passphrase).await?;
    let folded = folded(&name);
    let account = store::Account { guest, name, folded, passphrase, since: app.now() };
    app.store.keep_name(account).await.map_err(|error| match error {
        StoreError::Conflict => Error::NameKept,
        error => error.into(),
    })?;
    read(State(app), me).await
}

/// Keep my name no longer: nobody comes back with it, and it is free for others.
#[utoipa::path(delete, path = "/api/me/passphrase", tag = "me",
    responses((status = 204), (status = 401, body = Refusal)))]
pub(crate) async fn drop_name(State(app): State<Arc<App>>, me: Me) -> Result<StatusCode, Error> {
    app.store.drop_name(me.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Come back with a name and its passphrase: this browser is the guest's from then on.
#[utoipa::path(post, path = "/api/me/return", tag = "me", request_body = Return,
    responses((status = 200, body = Person), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn come_back(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    Body(Return { name, passphrase }): Body<Return>,
) -> Result<Response, Error> {
    // What can be nobody's name is nobody's.
    let folded = folded(&clean_name(&name).map_err(|_| Error::WrongPassphrase)?);
    app.limiter.take(Limit::Passphrases, address)?;
    // Taken before it is looked at, so that many tries at once are not more than one after the other.
    app.ration(Limit::Returns, address.site(), true).await?;
    if let Err(shut) = app.ration_of(Limit::ReturnsOfOne, Some(&folded), true).await {
        // Others guess at this name: whoever has not is let try all the same.
        let own = format!("{} {folded}", address.site());
        app.ration_of(Limit::OwnReturns, Some(&own), true).await.map_err(|_| shut)?;
    }
    let account = app.store.account(&folded).await?;
    let hash = account.as_ref().map(|account| account.passphrase.clone());
    let asker = Asker { address, guest: None };
    let is_right = app.is_right(asker, Passphrase::typed(&passphrase), hash).await?;
    let account = account.filter(|_| is_right).ok_or(Error::WrongPassphrase)?;
    let (secret, hash) = new_token();
    app.store.add_device(account.guest, hash, app.now()).await.map_err(|error| match error {
        StoreError::Gone => Error::WrongPassphrase,
        error => error.into(),
    })?;
    let guest = app.store.guest(hash).await?.ok_or(Error::WrongPassphrase)?;
    Ok(arrived(&app, &headers, guest, &secret, hash))
}

/// A link that makes another device mine.
#[utoipa::path(post, path = "/api/me/devices", tag = "me",
    responses((status = 200, body = DeviceLink), (status = 401, body = Refusal)))]
pub(crate) async fn make_link(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    me: Me,
) -> Result<Json<DeviceLink>, Error> {
    let (secret, hash) = new_token();
    app.store.add_device_link(me.id(), hash, app.now() + limits::DEVICE_LINK_GOOD).await?;
    let url = format!("{}/you#{secret}", here(&app, &headers));
    Ok(Json(DeviceLink { qr: qr_of(&url)?, url }))
}

/// Use such a link up: this browser is theirs who made it.
#[utoipa::path(post, path = "/api/me/arrive", tag = "me", request_body = Arrival,
    responses((status = 200, body = Person), (status = 404, body = Refusal)))]
pub(crate) async fn arrive(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Body(Arrival { secret }): Body<Arrival>,
) -> Result<Response, Error> {
    if !random::is_secret(&secret) {
        return Err(Error::NoLink);
    }
    let (token, hash) = new_token();
    let taken = app.store.take_device_link(random::hash(&secret), hash, app.now()).await;
    let guest = taken.map_err(|error| match error {
        StoreError::Gone => Error::NoLink,
        error => error.into(),
    })?;
    Ok(arrived(&app, &headers, guest, &token, hash))
}

/// All devices but this one know me no more, and a link for another leads nowhere.
#[utoipa::path(delete, path = "/api/me/devices", tag = "me",
    responses((status = 200, body = Account), (status = 401, body = Refusal)))]
pub(crate) async fn forget_others(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    me: Me,
) -> Result<Json<Account>, Error> {
    let token = identity::token(&headers).ok_or(Error::NoGuest)?;
    app.store.forget_devices(me.id(), random::hash(&token.secret)).await.map_err(|error| match error {
        StoreError::Gone => Error::NoGuest,
        error => error.into(),
    })?;
    app.guest_changed(me.id());
    read(State(app), me).await
}

fn new_token() -> (String, SecretHash) {
    let secret = random::secret();
    let hash = random::hash(&secret);
    (secret, hash)
}

/// The browser is told who it is from now on.
fn arrived(app: &App, headers: &HeaderMap, guest: Guest, secret: &str, hash: SecretHash) -> Response {
    let person = Person::from(&guest);
    app.guests.remember(hash, Arc::new(guest));
    let cookie = identity::set_cookie(Some(secret), headers, app);
    (AppendHeaders([(header::SET_COOKIE, cookie)]), Json(person)).into_response()
}
