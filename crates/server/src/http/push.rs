//! Which devices want to be called to their turn.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};
use store::{StoreError, Subscription};
use utoipa::ToSchema;

use super::extract::Body;
use super::rooms::here;
use super::wrap::Refusal;
use crate::app::App;
use crate::error::Error;
use crate::identity::Me;
use crate::push::{AUTH, Endpoint, POINT};

/// Who calls, and which of my devices are called.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Calls {
    /// The key of this server, for the browser (`applicationServerKey`).
    key: String,
    /// The endpoints of the devices that are called.
    endpoints: Vec<String>,
}

/// A device that wants to be called: what its browser says of a `PushSubscription`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Device {
    /// Where the browser's service takes notices.
    endpoint: String,
    /// `p256dh`, in base64url.
    key: String,
    /// In base64url.
    auth: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hush {
    endpoint: String,
}

/// Who calls me to my turn, and where.
#[utoipa::path(get, path = "/api/me/push", tag = "me",
    responses((status = 200, body = Calls), (status = 401, body = Refusal)))]
pub(crate) async fn read(State(app): State<Arc<App>>, me: Me) -> Result<Json<Calls>, Error> {
    let devices = app.store.subscriptions(me.id()).await?;
    let endpoints = devices.into_iter().map(|(_, device)| device.endpoint).collect();
    Ok(Json(Calls { key: app.call_key().await?, endpoints }))
}

/// Call me on this device when a table over days waits for me and I do not look at it.
#[utoipa::path(put, path = "/api/me/push", tag = "me", request_body = Device,
    responses((status = 204), (status = 401, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn call(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    me: Me,
    Body(device): Body<Device>,
) -> Result<StatusCode, Error> {
    Endpoint::read(&device.endpoint, app.config.services).ok_or(Error::NoSense("endpoint"))?;
    let read = |text: &str, length: usize, what: &'static str| {
        let bytes = BASE64.decode(text.trim_end_matches('=')).ok().filter(|bytes| bytes.len() == length);
        bytes.ok_or(Error::NoSense(what))
    };
    let subscription = Subscription {
        key: read(&device.key, POINT, "key")?,
        auth: read(&device.auth, AUTH, "auth")?,
        endpoint: device.endpoint,
        guest: me.id(),
        site: here(&app, &headers),
        since: app.now(),
    };
    app.store.subscribe(subscription).await.map_err(|error| match error {
        StoreError::Gone => Error::NoGuest,
        error => error.into(),
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// Call me on that device no more.
#[utoipa::path(post, path = "/api/me/hush", tag = "me", request_body = Hush,
    responses((status = 204), (status = 401, body = Refusal)))]
pub(crate) async fn hush(
    State(app): State<Arc<App>>,
    me: Me,
    Body(Hush { endpoint }): Body<Hush>,
) -> Result<StatusCode, Error> {
    app.store.unsubscribe(Some(me.id()), &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
