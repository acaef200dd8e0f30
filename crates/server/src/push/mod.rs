//! Calling people to their turn: a notice to each of their devices that wants one, while they are not at the table.
//!
//! The node that stores a step calls, and no other, so that there is one call for each turn; where that node dies at this
//! moment there is none. Nobody waits for a call: what cannot be sent is tried twice more, and then it is let be.

mod message;
mod service;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use boardgame::{Saying, Seat};
use games::Options;
use room::{GuestId, RoomId, Sitter};
use serde_json::json;
use store::Subscription;
use tokio::sync::{OnceCell, Semaphore};
use words::Lang;

use crate::app::App;
use crate::error::Error;
use crate::limiter::Who;
use crate::limits::{self, Limit};

pub(crate) use message::{AUTH, POINT};
pub(crate) use service::Endpoint;
pub use service::Services;

use message::Keys;
use service::NotSent;

/// How long a service keeps a notice for a device that is off, in seconds.
const KEPT: &str = "259200";
/// How long a signature is good, in seconds; a day is the most that services take.
const SIGNED: i64 = 12 * 60 * 60;

#[derive(Debug)]
pub(crate) struct Push {
    keys: OnceCell<Keys>,
    lines: Semaphore,
    under_way: AtomicUsize,
}

impl Default for Push {
    fn default() -> Push {
        Push {
            keys: OnceCell::new(),
            lines: Semaphore::new(limits::CALLS_AT_ONCE),
            under_way: AtomicUsize::new(0),
        }
    }
}

/// A notice that is under way.
struct UnderWay(Arc<App>);

impl UnderWay {
    fn begin(app: &Arc<App>) -> Option<UnderWay> {
        let more = |count: usize| (count < limits::CALLS_UNDER_WAY).then_some(count + 1);
        app.push.under_way.fetch_update(Relaxed, Relaxed, more).ok()?;
        Some(UnderWay(app.clone()))
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.push.under_way.fetch_sub(1, Relaxed);
    }
}

/// What comes of a notice.
enum Answer {
    Taken,
    /// Nobody is there any more.
    Gone,
    Later,
    Never,
}

impl App {
    /// By whom devices are called: the same at all nodes, from the first time on.
    pub(crate) async fn call_keys(&self) -> Result<&Keys, Error> {
        let read = || async {
            let kept = self.store.keep("push", Keys::fresh()).await?;
            Keys::read(&kept).ok_or(Error::Internal)
        };
        self.push.keys.get_or_try_init(read).await
    }

    /// What a page tells its browser of whoever calls.
    pub(crate) async fn call_key(&self) -> Result<String, Error> {
        Ok(self.call_keys().await?.public())
    }

    /// Calls those who are waited for at these seats of a table and do not look at it.
    pub(crate) fn call(
        self: &Arc<App>,
        room: &room::Room<Options>,
        seats: impl Iterator<Item = Seat>,
        here: impl Fn(GuestId) -> bool,
    ) {
        let mut guests: Vec<GuestId> = seats
            .filter_map(|seat| room.seats.get(seat.index()))
            .filter(|sitter| sitter.bot().is_none())
            .filter_map(Sitter::guest)
            .filter(|guest| !here(*guest))
            .collect();
        guests.sort_unstable();
        guests.dedup();
        for guest in guests {
            let (app, room, game) = (self.clone(), room.id.clone(), room.game.clone());
            tokio::spawn(async move {
                if let Err(error) = app.call_one(guest, &room, &game).await {
                    tracing::warn!(%error, "somebody was not called to their turn");
                }
            });
        }
    }

    async fn call_one(self: &Arc<App>, guest: GuestId, room: &RoomId, game: &str) -> Result<(), Error> {
        let devices = self.store.subscriptions(guest).await?;
        if devices.is_empty() || self.limiter.take(Limit::Calls, Who::Guest(guest)).is_err() {
            return Ok(());
        }
        let keys = self.call_keys().await?;
        for (lang, device) in devices {
            let Some(under_way) = UnderWay::begin(self) else {
                tracing::warn!("too many notices are under way: one is left out");
                return Ok(());
            };
            let text = notice(Lang::of(&lang).unwrap_or_default(), room, game, &device.site);
            let Some(sealed) = message::sealed(&text, &device.key, &device.auth) else { continue };
            let Some(endpoint) = Endpoint::read(&device.endpoint, self.config.services) else { continue };
            let expires = self.now() / 1000 + SIGNED;
            let signed = keys.authorization(&endpoint.origin(), &device.site, expires);
            let headers = headers(&signed, &message::topic(&room.0));
            let Some(headers) = headers else { continue };
            tokio::spawn(under_way.deliver(device, endpoint, headers, sealed));
        }
        Ok(())
    }
}

/// What is told: that a table waits, of which game, and the way to it. Nothing of what is on it.
fn notice(lang: Lang, room: &RoomId, game: &str, site: &str) -> String {
    let body = Saying::new("push-body").with_key("game", format!("{game}-name"));
    let notice = json!({
        // RFC 8030: a browser that knows what this is shows it by itself.
        "web_push": 8030,
        "notification": {
            "title": words::word(lang, "push-title"),
            "body": words::plain(&words::say(lang, &body, &|_| String::new())),
            "navigate": format!("{site}/room/{room}"),
            "lang": lang.code(),
            "dir": "ltr",
            "tag": message::topic(&room.0),
        },
    });
    notice.to_string()
}

fn headers(signed: &str, topic: &str) -> Option<HeaderMap> {
    let mut headers = HeaderMap::new();
    headers.insert(header::AUTHORIZATION, HeaderValue::from_str(signed).ok()?);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    headers.insert("ttl", HeaderValue::from_static(KEPT));
    headers.insert("urgency", HeaderValue::from_static("normal"));
    // A newer notice of the same table takes the place of one that was not fetched yet.
    headers.insert("topic", HeaderValue::from_str(topic).ok()?);
    Some(headers)
}

impl UnderWay {
    async fn deliver(self, device: Subscription, endpoint: Endpoint, headers: HeaderMap, sealed: Vec<u8>) {
        let app = &self.0;
        for wait in [Duration::ZERO, app.config.call_again, app.config.call_again * limits::CALL_PATIENCE] {
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = app.stopped() => return,
            }
            let line = app.push.lines.acquire().await.expect("it is never closed");
            let sent = endpoint.post(headers.clone(), sealed.clone(), app.config.services).await;
            drop(line);
            match answer(&sent) {
                Answer::Taken => return,
                Answer::Gone => {
                    if let Err(error) = app.store.unsubscribe(None, &device.endpoint).await {
                        tracing::warn!(%error, "a device that is gone was not forgotten");
                    }
                    return;
                }
                // Neither address nor device: they are somebody's.
                Answer::Never => return tracing::warn!(?sent, "a service refused a notice"),
                Answer::Later => tracing::debug!(?sent, "a service did not take a notice"),
            }
        }
        tracing::warn!("a service did not take a notice in three tries");
    }
}

fn answer(sent: &Result<StatusCode, NotSent>) -> Answer {
    match sent {
        Ok(status) if status.is_success() => Answer::Taken,
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Answer::Gone,
        Ok(status) if status.is_server_error() || *status == StatusCode::TOO_MANY_REQUESTS => Answer::Later,
        Ok(_) | Err(NotSent::Forbidden) => Answer::Never,
        Err(_) => Answer::Later,
    }
}
