//! Playing against a server in another process: what the measurements and the kill test share.

pub(crate) mod client;
pub(crate) mod player;
pub(crate) mod process;
