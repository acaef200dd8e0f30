//! How nodes tell each other that a room has moved on.
//!
//! A message is only a hint to catch up: the store is the truth, and a lost message loses nothing but time.
//! [`LocalBus`] serves the nodes of one process, which is the usual single one.

use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use tokio::sync::broadcast;

/// One of the servers that share a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node(u64);

/// Something was stored for this room by a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    pub room: Arc<str>,
    pub by: Node,
}

/// Carries hints between nodes.
pub trait Bus: Debug + Send + Sync {
    /// A name that no other node has.
    fn join(&self) -> Node;
    fn announce(&self, moved: Moved);
    fn listen(&self) -> Hints;
}

/// Hints as they come in.
#[derive(Debug)]
pub struct Hints(broadcast::Receiver<Moved>);

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    Moved(Moved),
    /// Messages were lost: any room may have moved on.
    Missed,
}

impl Hints {
    /// The next hint; `None` when the bus is gone.
    pub async fn next(&mut self) -> Option<Hint> {
        match self.0.recv().await {
            Ok(moved) => Some(Hint::Moved(moved)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Hint::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// The bus within one process.
#[derive(Debug)]
pub struct LocalBus {
    nodes: AtomicU64,
    hints: broadcast::Sender<Moved>,
}

impl LocalBus {
    /// Hints that a slow listener may be behind before it is told that it missed some.
    const DEPTH: usize = 1024;

    pub fn new() -> LocalBus {
        LocalBus { nodes: AtomicU64::new(0), hints: broadcast::Sender::new(LocalBus::DEPTH) }
    }
}

impl Default for LocalBus {
    fn default() -> LocalBus {
        LocalBus::new()
    }
}

impl Bus for LocalBus {
    fn join(&self) -> Node {
        Node(self.nodes.fetch_add(1, Relaxed))
    }

    fn announce(&self, moved: Moved) {
        // With a single node there is nobody else to tell.
        if self.nodes.load(Relaxed) > 1 {
            // Nobody may be listening, which is fine: hints are not kept.
            let _ = self.hints.send(moved);
        }
    }

    fn listen(&self) -> Hints {
        Hints(self.hints.subscribe())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn another_node_hears_and_a_slow_one_is_told_that_it_missed() {
        let bus = LocalBus::new();
        let (here, _there) = (bus.join(), bus.join());
        let mut hints = bus.listen();
        let moved = Moved { room: Arc::from("a"), by: here };
        bus.announce(moved.clone());
        assert_eq!(hints.next().await, Some(Hint::Moved(moved.clone())));
        for _ in 0..=LocalBus::DEPTH {
            bus.announce(moved.clone());
        }
        assert_eq!(hints.next().await, Some(Hint::Missed));
        drop(bus);
        while hints.next().await.is_some() {}
    }
}
