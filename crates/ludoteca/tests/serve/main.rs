//! The server as people start it: the real program in a process of its own.

#![expect(clippy::unwrap_used, reason = "a failing test says where by itself")]

mod cluster;
mod disk;
mod kills;
mod process;
mod start;
