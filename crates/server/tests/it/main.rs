//! The server from outside: every test starts its own, on a free port and with a folder of its own.

mod app;
mod csrf;
mod doors;
mod flaky;
mod garbage;
mod hidden;
mod identity;
mod limits;
mod nodes;
mod openapi;
mod people;
mod play;
mod rooms;
mod secrecy;
mod stream;
mod talk;
mod words;
