//! PostgreSQL and NATS for tests, and a store in memory for simulations.
//!
//! The servers are real ones of the system's packages, started by `tools/services` when they are first needed: one of each
//! serves a whole run, over all processes of it. A test that breaks them starts one of its own.

mod memory;
mod nats;
mod own;
mod postgres;
mod shared;

pub use memory::MemoryStore;
pub use nats::OwnNats;
pub use own::OwnServer;
pub use postgres::Database;

/// Where the NATS server of this run is.
pub fn nats() -> String {
    shared::url("nats")
}
