//! Who I am: guests have a name, a puppet and a language, and no account.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use room::{Millis, free_puppet};
use serde::{Deserialize, Serialize};
use store::Guest;
use utoipa::ToSchema;
use words::Lang;

use super::extract::Body;
use super::wrap::{self, Refusal};
use crate::app::App;
use crate::error::Error;
use crate::identity::{self, Address, Me};
use crate::limits::Limit;
use crate::random;
use crate::writing::clean_name;

/// A guest, as they see themselves.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Guest)]
pub(crate) struct Person {
    name: String,
    puppet: String,
    lang: String,
}

impl From<&Guest> for Person {
    fn from(guest: &Guest) -> Person {
        Person { name: guest.name.clone(), puppet: guest.puppet.clone(), lang: guest.lang.clone() }
    }
}

/// What a guest wants to be called.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPerson {
    /// At most 24 characters.
    name: String,
    puppet: Option<String>,
    /// `it` or `en`; by default the language of `Accept-Language`.
    lang: Option<String>,
}

impl NewPerson {
    /// The guest that they become, or that `old` becomes.
    fn guest(self, old: Option<&Guest>, headers: &HeaderMap, seen: Millis) -> Result<Guest, Error> {
        let lang = match &self.lang {
            Some(lang) => Lang::of(lang).ok_or(Error::NoSense("lang"))?.code().to_owned(),
            None => old.map_or_else(|| wrap::lang(headers).code().to_owned(), |old| old.lang.clone()),
        };
        let puppet = self.puppet.as_deref().or(old.map(|old| old.puppet.as_str()));
        Ok(Guest {
            id: old.map_or_else(random::guest_id, |old| old.id),
            name: clean_name(&self.name)?,
            puppet: free_puppet(&[], puppet),
            lang,
            seen,
        })
    }
}

/// A token for a program, and who it stands for.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NewToken {
    /// To be sent as `Authorization: Bearer …`; the server keeps only its hash.
    token: String,
    guest: Person,
}

/// Who I am; nobody yet, without a token.
#[utoipa::path(get, path = "/api/me", tag = "me",
    responses((status = 200, body = Person), (status = 204), (status = 401, body = Refusal)))]
pub(crate) async fn read(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    me: Result<Me, Error>,
) -> Result<Response, Error> {
    let Some(token) = identity::token(&headers) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let Me(guest) = me?;
    // Whoever comes back within a year stays known.
    let cookie = identity::bearer(&headers)
        .is_none()
        .then(|| (header::SET_COOKIE, identity::set_cookie(Some(&token.secret), &headers, &app)));
    Ok((AppendHeaders(cookie), Json(Person::from(&*guest))).into_response())
}

/// Become a guest, or change name, puppet or language.
#[utoipa::path(put, path = "/api/me", tag = "me", request_body = NewPerson,
    responses((status = 200, body = Person), (status = 422, body = Refusal)))]
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
    me: Result<Me, Error>,
    Body(person): Body<NewPerson>,
) -> Result<impl IntoResponse, Error> {
    let (guest, cookie) = match me {
        Ok(Me(old)) => {
            let guest = person.guest(Some(&old), &headers, app.now())?;
            app.store.change_guest(guest.clone()).await?;
            app.guest_changed(guest.id);
            let token = identity::token(&headers).expect("a known guest has a token");
            app.guests.remember(random::hash(&token.secret), Arc::new(guest.clone()));
            (guest, None)
        }
        Err(Error::NoGuest) => {
            let (guest, secret) = newcomer(&app, address, person, &headers).await?;
            (guest, Some(identity::set_cookie(Some(&secret), &headers, &app)))
        }
        Err(error) => return Err(error),
    };
    let cookie = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookie), Json(Person::from(&guest))))
}

/// Become a guest without a cookie: for programs.
#[utoipa::path(post, path = "/api/tokens", tag = "me", request_body = NewPerson,
    responses((status = 200, body = NewToken), (status = 422, body = Refusal)))]
pub(crate) async fn token(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
    Body(person): Body<NewPerson>,
) -> Result<Json<NewToken>, Error> {
    let (guest, token) = newcomer(&app, address, person, &headers).await?;
    Ok(Json(NewToken { token, guest: Person::from(&guest) }))
}

async fn newcomer(
    app: &App,
    address: Address,
    person: NewPerson,
    headers: &HeaderMap,
) -> Result<(Guest, String), Error> {
    let guest = person.guest(None, headers, app.now())?;
    app.limiter.take(Limit::Newcomers, address.0)?;
    let secret = random::secret();
    let hash = random::hash(&secret);
    app.store.add_guest(guest.clone(), hash).await?;
    app.guests.remember(hash, Arc::new(guest.clone()));
    Ok((guest, secret))
}

/// Delete me: token, name, talk and notes. My seats in games that go on are played by bots.
#[utoipa::path(delete, path = "/api/me", tag = "me",
    responses((status = 204), (status = 401, body = Refusal)))]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Me(guest): Me,
) -> Result<impl IntoResponse, Error> {
    app.delete_guest(guest.id).await?;
    if let Some(token) = identity::token(&headers) {
        app.guests.forget(random::hash(&token.secret));
    }
    let cookie = identity::set_cookie(None, &headers, &app);
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, cookie)])))
}
