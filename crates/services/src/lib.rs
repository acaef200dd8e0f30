//! PostgreSQL for tests: a real server of the system's package, started by `tools/services` when it is first needed. One
//! serves a whole run, over all processes of it.

mod postgres;
mod shared;

pub use postgres::Database;
