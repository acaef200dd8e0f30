//! The server from outside: every test starts its own, on a free port and with a folder of its own.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

mod account;
mod app;
mod bounds;
mod chance;
mod clock;
mod csrf;
mod daily;
mod days;
mod decks;
mod doors;
mod flaky;
mod garbage;
mod health;
mod hidden;
mod host;
mod hosting;
mod house;
mod identity;
mod latecomers;
mod limits;
mod looking_back;
mod nodes;
mod old;
mod openapi;
mod parts;
mod people;
mod play;
mod push;
mod records;
mod riddles;
mod rooms;
mod sealed;
mod seance;
mod secrecy;
mod silence;
mod slow;
mod stream;
mod swapped;
mod sweeping;
mod tables;
mod talk;
mod words;
mod worlds;
