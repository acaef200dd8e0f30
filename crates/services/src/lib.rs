//! PostgreSQL and NATS for tests and measurements.
//!
//! Real servers from the system's packages, started by `tools/services` when they are first needed: one of each serves a
//! whole run, over all processes of it. A test that breaks them starts one of its own.

mod postgres;
mod shared;

pub use postgres::Database;

/// Where the NATS server of this run is.
pub fn nats() -> String {
    shared::url("nats")
}
