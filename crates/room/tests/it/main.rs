//! What rooms decide, as tables: a drawing of the seats, who asks for what, and the seats after it or the refusal.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

mod absence;
mod begin;
mod host;
mod latecomers;
mod parts;
mod patience;
mod play;
mod rating;
mod rules;
mod scene;
mod seats;
mod seen;
mod speak;
mod tempo;
mod what_if;
