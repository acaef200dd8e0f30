//! Playing against servers in other processes: what the measurements and the kill test share.

pub mod client;
pub mod memory;
pub mod player;
pub mod process;
pub mod rooms;
