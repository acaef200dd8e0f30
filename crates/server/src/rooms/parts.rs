//! The wait for what the seats put into the deal.
//!
//! It is stored with the room, so that it goes on through a restart, and whichever node has the room open ends it.

use room::Millis;
use tokio::time::{Duration, Instant};

use super::room::Room;
use store::StoreError;

/// When it is tried again where it could not be stored, so that trouble does not become a busy loop.
const RETRY_AFTER: Millis = 5_000;

impl Room {
    /// When the table is dealt with what has come by then, if it waits for the parts of seats.
    pub(super) fn deals_at(&self) -> Option<Instant> {
        let left = u64::try_from(self.core.room.dealing? - self.app.now()).unwrap_or(0);
        Some(Instant::now() + Duration::from_millis(left))
    }

    pub(super) fn is_deal_due(&self) -> bool {
        self.core.room.dealing.is_some_and(|until| until <= self.app.now())
    }

    /// Deals without the parts that have not come.
    pub(super) async fn deal_without(&mut self) {
        let now = self.app.now();
        let done = match self.core.deal_without(now) {
            Ok(change) => self.commit(change).await.map_err(|error| match error {
                StoreError::Conflict => None,
                error => Some(error.to_string()),
            }),
            Err(refusal) => Err(Some(refusal.to_string())),
        };
        match done {
            Ok(()) => {}
            // Another node was first, or somebody was in time there.
            Err(None) => self.catch_up(None).await,
            Err(Some(error)) => {
                tracing::error!(room = %self.core.room.id, error, "a table could not be dealt");
                self.core.room.dealing = Some(now + RETRY_AFTER);
            }
        }
    }
}
