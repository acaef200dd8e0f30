//! The server as people start it: the real program in a process of its own.

#![expect(clippy::unwrap_used, reason = "a failing test says where by itself")]

mod backup;
mod cluster;
mod compose;
mod disk;
mod faults;
mod house;
mod kills;
mod package;
mod process;
mod sealed;
mod start;
