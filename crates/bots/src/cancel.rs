//! How whoever asked for a search ends it.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Says to a search that nobody waits for it any more.
///
/// Searches look at it between two pieces of work and then end without an answer. While somebody waits, nothing depends
/// on it: the answer is the same on every machine.
#[derive(Debug)]
pub struct Cancel(Option<AtomicBool>);

impl Cancel {
    /// For those who wait to the end.
    pub const NEVER: &'static Cancel = &Cancel(None);

    #[expect(clippy::new_without_default, reason = "one that cannot be cancelled would do as well")]
    pub fn new() -> Cancel {
        Cancel(Some(AtomicBool::new(false)))
    }

    pub fn cancel(&self) {
        if let Some(cancelled) = &self.0 {
            cancelled.store(true, Relaxed);
        }
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.as_ref().is_some_and(|cancelled| cancelled.load(Relaxed))
    }
}
