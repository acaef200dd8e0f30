//! What whoever keeps a place open has decided about it: addresses that are not let in, guests who may say nothing, tables
//! that are closed.
//!
//! `ludoteca house` writes it into the store, each thing with its end; every node reads it there again and again, so that
//! it holds everywhere after a moment, whichever store it is.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use room::{GuestId, Millis, RoomId};
use store::{Store, StoreError};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::error::Error;
use crate::limiter::Who;
use crate::rooms;

/// What the names of such marks begin with; the sweep knows it too.
const PREFIX: &str = "house ";

/// Something that is decided until a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Nobody is let in from this address; of IPv6 it is the network.
    Banned(IpAddr),
    /// Guest of this number may say nothing.
    Muted(i64),
    /// Nobody comes into this room.
    Closed(String),
}

impl Decision {
    /// The mark under which it is stored.
    fn mark(&self) -> String {
        match self {
            Decision::Banned(address) => format!("{PREFIX}ban {}", Who::address(*address)),
            Decision::Muted(guest) => format!("{PREFIX}mute {guest}"),
            Decision::Closed(room) => format!("{PREFIX}close {room}"),
        }
    }

    fn of_mark(mark: &str) -> Option<Decision> {
        let (what, of) = mark.strip_prefix(PREFIX)?.split_once(' ')?;
        Some(match what {
            "ban" => Decision::Banned(of.parse().ok()?),
            "mute" => Decision::Muted(of.parse().ok()?),
            "close" => Decision::Closed(of.to_owned()),
            _ => return None,
        })
    }

    /// Decides it until then.
    pub async fn store(&self, store: &dyn Store, until: Millis) -> Result<(), StoreError> {
        store.set_mark(&self.mark(), until).await
    }

    /// Takes it back: whether it had been decided.
    pub async fn take_back(&self, store: &dyn Store) -> Result<bool, StoreError> {
        store.remove_mark(&self.mark()).await
    }

    /// All that is decided at this time, and until when.
    pub async fn all(store: &dyn Store, now: Millis) -> Result<Vec<(Decision, Millis)>, StoreError> {
        let marks = store.marks(PREFIX).await?;
        let in_force = marks.iter().filter(|(_, until)| *until > now);
        Ok(in_force.filter_map(|(mark, until)| Some((Decision::of_mark(mark)?, *until))).collect())
    }
}

/// What holds now.
#[derive(Debug, Default, PartialEq, Eq)]
struct Decided {
    banned: HashSet<Who>,
    muted: HashSet<GuestId>,
    closed: HashSet<RoomId>,
}

impl Decided {
    fn of(decisions: Vec<(Decision, Millis)>) -> Decided {
        let mut decided = Decided::default();
        for (decision, _) in decisions {
            match decision {
                Decision::Banned(address) => {
                    decided.banned.insert(Who::address(address));
                }
                Decision::Muted(guest) => {
                    decided.muted.insert(GuestId(guest));
                }
                Decision::Closed(room) => {
                    decided.closed.insert(RoomId(room.into()));
                }
            }
        }
        decided
    }
}

#[derive(Debug)]
pub(crate) struct House(watch::Sender<Decided>);

impl Default for House {
    fn default() -> House {
        House(watch::Sender::new(Decided::default()))
    }
}

impl House {
    pub(crate) fn let_in(&self, who: Who) -> Result<(), Error> {
        if self.0.borrow().banned.contains(&who) { Err(Error::Banned) } else { Ok(()) }
    }

    pub(crate) fn let_speak(&self, guest: GuestId) -> Result<(), Error> {
        if self.0.borrow().muted.contains(&guest) { Err(Error::Muted) } else { Ok(()) }
    }

    pub(crate) fn is_closed(&self, room: &RoomId) -> bool {
        self.0.borrow().closed.contains(room)
    }

    /// Done when whoever asks is no longer let in.
    pub(crate) fn until_banned(&self, who: Who) -> impl Future<Output = ()> + use<> {
        let mut decided = self.0.subscribe();
        async move {
            // It ends with the server.
            let _ = decided.wait_for(|decided| decided.banned.contains(&who)).await;
        }
    }
}

impl App {
    /// Reads again and again what is decided.
    pub(crate) async fn follow_house(self: Arc<App>) {
        let mut ticks = tokio::time::interval(self.config.follow_house.max(Duration::from_millis(1)));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            match Decision::all(&*self.store, self.now()).await {
                Ok(decisions) => self.decide(Decided::of(decisions)),
                Err(error) => tracing::warn!(%error, "what the house has decided is not known"),
            }
        }
    }

    fn decide(&self, decided: Decided) {
        let closed: Vec<RoomId> = decided.closed.iter().cloned().collect();
        let changed = self.house.0.send_if_modified(|known| {
            let changed = *known != decided;
            *known = decided;
            changed
        });
        if changed {
            tracing::info!("the house has decided something");
            for room in closed {
                self.rooms.tell(&room, rooms::Message::Close);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_decided_is_read_as_it_was_written() {
        for decision in [
            Decision::Banned("10.0.0.7".parse().unwrap()),
            Decision::Muted(-7),
            Decision::Closed("Xy_9-z".to_owned()),
        ] {
            assert_eq!(Decision::of_mark(&decision.mark()), Some(decision));
        }
        let network = Decision::Banned("2001:db8:1:2:3::4".parse().unwrap());
        assert_eq!(network.mark(), "house ban 2001:db8:1:2::");
        for other in ["swept", "house", "house ban", "house ban nobody", "house sing loudly"] {
            assert_eq!(Decision::of_mark(other), None, "{other}");
        }
    }
}
