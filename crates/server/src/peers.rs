//! The other nodes: who lives, what they tell, and what was missed.
//!
//! Every node tells that it lives a few times a second on the bus, and once a second in the store. It numbers what it
//! says, so that the others notice when something of it was lost: then they look into the store at once. Where a node lives
//! by the store and is not heard on the bus, they look there again and again until it is heard, or dead. So a lost hint
//! costs less than a second, a bus that is gone altogether too, and a bus that works costs the store nothing.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use boardgame::Seat;
use bus::{Bus, Envelope, Message, NodeId};
use futures_util::StreamExt;
use room::{GuestId, Millis, RoomId, Stand, Version};
use tokio::sync::Notify;
use tokio::time::{Instant, MissedTickBehavior};

use crate::app::App;
use crate::rooms;

/// How often a node says on the bus that it lives.
const BEAT: Duration = Duration::from_millis(200);
/// Who was not heard for so long may have said something that did not arrive.
const SILENCE: Duration = Duration::from_millis(500);
/// How often a node says in the store that it lives.
const BEAT_IN_STORE: Duration = Duration::from_secs(1);
/// Who has not said so in the store for so long is dead.
const LEASE: Millis = 3_000;
/// How many rooms are asked about at once.
const ROOMS_AT_ONCE: usize = 500;
/// How often at the most all rooms ask who is there: where much is lost, asking for it would make it more.
const ASK_EVERY: Duration = Duration::from_secs(2);

/// A node, and those that it knows of.
#[derive(Debug)]
pub(crate) struct Peers {
    pub(crate) node: NodeId,
    bus: Arc<dyn Bus>,
    sent: AtomicU64,
    /// Locked for a look and never while anything is waited for.
    others: Mutex<BTreeMap<NodeId, Peer>>,
    /// Wakes whoever looks into the store for what was missed.
    missed: Notify,
    /// Something was missed that is not in the store.
    unasked: AtomicBool,
}

#[derive(Clone, Debug)]
struct Peer {
    /// The number of what was last heard of it.
    number: u64,
    heard: Option<Instant>,
}

impl Peers {
    pub(crate) fn new(node: NodeId, bus: Arc<dyn Bus>) -> Peers {
        Peers {
            node,
            bus,
            sent: AtomicU64::new(0),
            others: Mutex::default(),
            missed: Notify::new(),
            unasked: AtomicBool::new(false),
        }
    }

    fn others(&self) -> MutexGuard<'_, BTreeMap<NodeId, Peer>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the other nodes, where there can be any.
    pub(crate) fn tell(&self, message: impl FnOnce() -> Message) {
        if self.bus.is_shared() {
            let number = self.sent.fetch_add(1, Relaxed) + 1;
            self.bus.publish(Envelope { by: self.node, number, message: message() });
        }
    }

    /// Whether that node lives, as far as is known.
    pub(crate) fn knows(&self, node: NodeId) -> bool {
        self.others().contains_key(&node)
    }

    /// Whether another node lives, as far as is known.
    pub(crate) fn has_others(&self) -> bool {
        !self.others().is_empty()
    }

    /// Whether this is the first of those that live: it does what one of them shall do.
    pub(crate) fn is_first(&self) -> bool {
        self.others().keys().all(|other| self.node < *other)
    }

    /// Takes note of something heard, and says whether something before it was not.
    fn note(&self, envelope: &Envelope, now: Instant) -> bool {
        let mut others = self.others();
        let Some(peer) = others.get_mut(&envelope.by) else {
            // Whatever it has said before is in the store, or is asked for.
            let peer = Peer { number: envelope.number, heard: Some(now) };
            others.insert(envelope.by, peer);
            return true;
        };
        let missed = envelope.number > peer.number + 1 || peer.heard.is_none();
        peer.number = peer.number.max(envelope.number);
        peer.heard = Some(now);
        missed
    }

    /// Takes note of who lives by the store; answers with those that have died.
    fn note_living(&self, living: Vec<i64>, now: Instant) -> Vec<NodeId> {
        let mut others = self.others();
        let lease = Duration::from_millis(LEASE.unsigned_abs());
        let is_dead = |node: &NodeId, peer: &Peer| {
            !living.contains(&node.0) && peer.heard.is_none_or(|heard| now - heard > lease)
        };
        let dead: Vec<NodeId> =
            others.iter().filter(|(node, peer)| is_dead(node, peer)).map(|(node, _)| *node).collect();
        others.retain(|node, _| !dead.contains(node));
        for node in living.into_iter().map(NodeId).filter(|node| *node != self.node) {
            others.entry(node).or_insert(Peer { number: 0, heard: None });
        }
        dead
    }

    /// Whether somebody lives who is not heard.
    fn is_deaf(&self, now: Instant) -> bool {
        self.others().values().any(|peer| peer.heard.is_none_or(|heard| now - heard > SILENCE))
    }
}

impl App {
    /// Whether other nodes may serve the same rooms.
    pub(crate) fn is_shared(&self) -> bool {
        self.store.is_shared() || self.bus.is_shared()
    }

    /// Listens to the other nodes.
    pub(crate) async fn hear(self: Arc<App>) {
        let mut heard = self.bus.listen();
        while let Some(envelope) = heard.next().await {
            if envelope.by == self.peers.node {
                continue;
            }
            if self.peers.note(&envelope, Instant::now()) {
                self.peers.missed.notify_one();
                self.peers.unasked.store(true, Relaxed);
            }
            self.heard(envelope);
        }
    }

    fn heard(self: &Arc<App>, Envelope { by, number, message }: Envelope) {
        let tell = |room: Arc<str>, message| self.rooms.tell(&RoomId(room), message);
        match message {
            Message::Beat => {}
            Message::Leaves => {
                self.peers.others().remove(&by);
                self.node_gone(by);
            }
            Message::Moved { room, stand } => {
                let stand = stand.map(|stand| Stand {
                    version: Version(stand.version),
                    step: stand.step,
                    talk: stand.talk,
                });
                tell(room, rooms::Message::CatchUp(stand));
            }
            Message::Here { room, here } => tell(room, rooms::Message::Elsewhere(by, number, here)),
            Message::Ask { rooms } => {
                for room in rooms {
                    tell(room, rooms::Message::TellHere);
                }
            }
            Message::Thinks { room, step } => tell(room, rooms::Message::OthersThink(step)),
            Message::Shown { room, seat, event, data } => {
                tell(room, rooms::Message::Shown(seat.map(Seat), event, data));
            }
            Message::Guest { guest } => self.guests.note_changed(GuestId(guest)),
        }
    }

    fn node_gone(&self, node: NodeId) {
        tracing::info!(node = node.0, "a node is gone");
        self.rooms.tell_all(|| rooms::Message::NodeGone(node));
    }

    /// Says on the bus that this node lives, and notices who is not heard there.
    pub(crate) async fn beat(self: Arc<App>) {
        let mut ticks = tokio::time::interval(BEAT);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut asked: Option<Instant> = None;
        loop {
            ticks.tick().await;
            if !self.is_shared() {
                continue;
            }
            self.peers.tell(|| Message::Beat);
            let now = Instant::now();
            if self.peers.is_deaf(now) {
                self.peers.missed.notify_one();
            }
            let may_ask = asked.is_none_or(|asked| now - asked >= ASK_EVERY);
            if may_ask && self.peers.unasked.swap(false, Relaxed) {
                asked = Some(now);
                self.ask_around();
            }
        }
    }

    /// Says in the store that this node lives, and learns who else does.
    pub(crate) async fn beat_in_store(self: Arc<App>) {
        let mut ticks = tokio::time::interval(BEAT_IN_STORE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if !self.is_shared() {
                continue;
            }
            match self.store.beat(self.peers.node.0, LEASE).await {
                Ok(living) => {
                    for dead in self.peers.note_living(living, Instant::now()) {
                        self.node_gone(dead);
                    }
                    self.metrics.nodes.set(i64::try_from(self.peers.others().len()).unwrap_or(i64::MAX));
                }
                Err(error) => tracing::warn!(%error, "who else lives is not known"),
            }
        }
    }

    /// Looks into the store whenever something may have been missed.
    pub(crate) async fn make_up(self: Arc<App>) {
        loop {
            self.peers.missed.notified().await;
            self.metrics.polls.inc();
            for rooms in self.rooms.ids().chunks(ROOMS_AT_ONCE) {
                match self.store.stands(rooms).await {
                    Ok(stands) => {
                        for (room, stand) in stands {
                            self.rooms.tell(&room, rooms::Message::CatchUp(Some(stand)));
                        }
                    }
                    Err(error) => {
                        tracing::warn!(%error, "what others have stored could not be looked for");
                        // It is looked for again, or it would be missed until somebody says something more.
                        self.peers.missed.notify_one();
                    }
                }
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Asks the others who has the rooms of this node before their eyes, and tells them the same.
    fn ask_around(&self) {
        for rooms in self.rooms.ids().chunks(ROOMS_AT_ONCE) {
            self.peers.tell(|| Message::Ask { rooms: rooms.iter().map(|room| room.0.clone()).collect() });
        }
        self.rooms.tell_all(|| rooms::Message::TellHere);
    }

    /// This node stops: the others need not wait until they notice.
    pub(crate) async fn leave(&self) {
        if self.is_shared() {
            self.peers.tell(|| Message::Leaves);
            if let Err(error) = self.store.leave(self.peers.node.0).await {
                tracing::warn!(%error, "the other nodes were not told that this one stops");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bus::LocalBus;

    use super::*;

    fn peers() -> Peers {
        Peers::new(NodeId(1), Arc::new(LocalBus::new()))
    }

    fn beat(by: i64, number: u64) -> Envelope {
        Envelope { by: NodeId(by), number, message: Message::Beat }
    }

    #[test]
    fn what_was_not_heard_is_missed() {
        let (peers, now) = (peers(), Instant::now());
        let missed: Vec<bool> =
            [7, 8, 9, 11, 10, 12, 12, 14].map(|number| peers.note(&beat(2, number), now)).into();
        assert_eq!(missed, [true, false, false, true, false, false, false, true]);
        assert!(peers.note(&beat(3, 1), now), "somebody new may have said much");
        assert!(!peers.note(&beat(3, 2), now));
    }

    #[test]
    fn who_lives_and_is_not_heard_is_noticed() {
        let (peers, start) = (peers(), Instant::now());
        let at = |millis: u64| start + Duration::from_millis(millis);
        assert!(!peers.is_deaf(start), "alone");
        assert_eq!(peers.note_living(vec![1, 2], start), []);
        assert!(peers.is_deaf(start), "it was never heard");
        peers.note(&beat(2, 1), at(100));
        assert!(!peers.is_deaf(at(600)));
        assert!(peers.is_deaf(at(601)));
        assert_eq!(peers.note_living(vec![1], at(3_000)), [], "it was heard a moment ago");
        assert_eq!(peers.note_living(vec![1], at(3_200)), [NodeId(2)]);
        assert!(!peers.is_deaf(at(9_000)), "the dead need not be heard");
    }

    #[test]
    fn the_first_of_the_living_does_what_one_shall_do() {
        let (peers, now) = (peers(), Instant::now());
        assert!(peers.is_first());
        peers.note_living(vec![2], now);
        assert!(peers.is_first());
        peers.note_living(vec![0, 2], now);
        assert!(!peers.is_first());
    }
}
