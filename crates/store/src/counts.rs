//! What was written, and how it was grouped.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::StoreError;
use crate::rows::Batches;

#[derive(Debug, Default)]
pub(crate) struct Counts {
    commits: AtomicU64,
    writes: AtomicU64,
    failed: AtomicU64,
}

impl Counts {
    /// A transaction was committed.
    pub(crate) fn commit(&self) {
        self.commits.fetch_add(1, Relaxed);
    }

    /// This was answered.
    pub(crate) fn count<T>(&self, answer: &Result<T, StoreError>) {
        match answer {
            Ok(_) => self.writes.fetch_add(1, Relaxed),
            Err(error) => {
                match error {
                    StoreError::Database(error) | StoreError::Unknown(Some(error)) => {
                        tracing::error!(%error, "a write failed");
                    }
                    StoreError::Damaged(_)
                    | StoreError::Removed
                    | StoreError::Late
                    | StoreError::Unknown(None) => {
                        tracing::error!(%error, "a write failed");
                    }
                    _ => {}
                }
                self.failed.fetch_add(1, Relaxed)
            }
        };
    }

    pub(crate) fn batches(&self) -> Batches {
        Batches {
            commits: self.commits.load(Relaxed),
            writes: self.writes.load(Relaxed),
            failed: self.failed.load(Relaxed),
        }
    }
}
