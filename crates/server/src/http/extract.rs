//! How requests are read: what cannot be read is refused in the same form as everything else.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::request::Parts;
use boardgame::Seat;
use room::RoomId;
use serde::de::DeserializeOwned;
use serde_json::{Number, Value};

use crate::app::App;
use crate::error::Error;
use crate::limits;
use crate::random;

/// A JSON body; an empty one reads as `{}`.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Error> {
        let bytes = read(request, app).await?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        // A list would be taken for the fields of an object in their order.
        if text.trim_ascii_start().first() == Some(&b'[') {
            return Err(Error::BadRequest("[".to_owned()));
        }
        let read = serde_json::from_slice(text).or_else(|error| {
            let whole = with_whole_numbers(text).ok_or(error)?;
            serde_json::from_slice(&whole)
        });
        read.map(Body).map_err(|error| Error::BadRequest(error.to_string()))
    }
}

/// The same JSON with `7` for `7.0`, which is the same number and is written so by some programs; nothing where none is.
fn with_whole_numbers(text: &[u8]) -> Option<Vec<u8>> {
    /// Beyond it a number with a point does not stand for one whole number.
    const EXACT: f64 = 9_007_199_254_740_992.0;

    fn renew(value: &mut Value) -> bool {
        match value {
            Value::Number(number) if number.is_f64() => {
                let float = number.as_f64().filter(|float| float.fract() == 0.0 && float.abs() < EXACT);
                float.is_some_and(|float| {
                    *number = Number::from(float as i64);
                    true
                })
            }
            Value::Array(values) => values.iter_mut().fold(false, |renewed, value| renew(value) | renewed),
            Value::Object(fields) => fields.values_mut().fold(false, |renewed, value| renew(value) | renewed),
            _ => false,
        }
    }

    let mut value: Value = serde_json::from_slice(text).ok()?;
    if renew(&mut value) { serde_json::to_vec(&value).ok() } else { None }
}

/// All of a body, if it comes in time.
async fn read(request: Request, app: &Arc<App>) -> Result<Bytes, Error> {
    let mut coming = pin!(Bytes::from_request(request, app));
    // Most have come with the head of the request, and need no timer.
    let come = match poll_fn(|context| Poll::Ready(coming.as_mut().poll(context))).await {
        Poll::Ready(come) => come,
        Poll::Pending => tokio::select! {
            come = coming => come,
            () = tokio::time::sleep(app.config.body) => return Err(Error::TooSlow),
            () = app.stopped() => return Err(Error::Stopping),
        },
    };
    come.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => Error::TooLarge,
        _ => Error::BadRequest("body".to_owned()),
    })
}

/// The parameters of the query.
#[derive(Debug)]
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, Error> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(query)| Params(query)).map_err(|error| Error::BadRequest(error.body_text()))
    }
}

/// A part of the path, by its name.
async fn part<S: Send + Sync>(parts: &mut Parts, state: &S, name: &str) -> Result<String, Error> {
    let params = RawPathParams::from_request_parts(parts, state).await.map_err(|_| Error::NoPage)?;
    params.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).ok_or(Error::NoPage)
}

/// The room of the path.
#[derive(Debug)]
pub(crate) struct InRoom(pub(crate) RoomId);

impl<S: Send + Sync> FromRequestParts<S> for InRoom {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InRoom, Error> {
        let id = part(parts, state, "id").await?;
        if random::is_room_id(&id) { Ok(InRoom(RoomId(id.into()))) } else { Err(Error::NoRoom) }
    }
}

/// The deck of the path.
#[derive(Debug)]
pub(crate) struct InDeck(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for InDeck {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InDeck, Error> {
        part(parts, state, "deck").await.map(InDeck)
    }
}

/// The seat of the path.
#[derive(Debug)]
pub(crate) struct AtSeat(pub(crate) Seat);

impl<S: Send + Sync> FromRequestParts<S> for AtSeat {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtSeat, Error> {
        let seat = part(parts, state, "seat").await?;
        seat.parse().map(|seat| AtSeat(Seat(seat))).map_err(|_| Error::NoPage)
    }
}

/// The last part of the path: a code, a secret or the key of a note.
#[derive(Debug)]
pub(crate) struct Last(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Last {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Last, Error> {
        let params = RawPathParams::from_request_parts(parts, state).await.map_err(|_| Error::NoPage)?;
        params.iter().last().map(|(_, value)| Last(value.to_owned())).ok_or(Error::NoPage)
    }
}

/// Whether this can name something of a view.
pub(crate) fn check_key(key: &str) -> Result<(), Error> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    let is_key = !key.is_empty() && key.len() <= limits::KEY && key.bytes().all(fits);
    if is_key { Ok(()) } else { Err(Error::NoSense("key")) }
}
