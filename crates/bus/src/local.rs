//! The bus within one process.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use futures_util::stream;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::{Bus, Envelope, Envelopes};

/// Serves the nodes of one process: the usual single one, or several in a test.
#[derive(Debug)]
pub struct LocalBus {
    messages: broadcast::Sender<Arc<Envelope>>,
    /// How many have ever listened: whether there is anybody to tell is asked for at every move.
    listeners: AtomicUsize,
}

impl LocalBus {
    /// Messages that a slow listener may be behind before it misses some.
    pub const DEPTH: usize = 1024;

    pub fn new() -> LocalBus {
        LocalBus { messages: broadcast::Sender::new(LocalBus::DEPTH), listeners: AtomicUsize::new(0) }
    }
}

impl Default for LocalBus {
    fn default() -> LocalBus {
        LocalBus::new()
    }
}

impl Bus for LocalBus {
    fn publish(&self, envelope: Envelope) {
        // Nobody may be listening, which is fine: messages are not kept.
        let _ = self.messages.send(Arc::new(envelope));
    }

    fn listen(&self) -> Envelopes {
        self.listeners.fetch_add(1, Relaxed);
        Box::pin(stream::unfold(self.messages.subscribe(), |mut messages| async {
            loop {
                match messages.recv().await {
                    Ok(envelope) => return Some((Arc::unwrap_or_clone(envelope), messages)),
                    // Whoever reads the numbers notices.
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return None,
                }
            }
        }))
    }

    fn is_shared(&self) -> bool {
        self.listeners.load(Relaxed) > 1
    }
}
