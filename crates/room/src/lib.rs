//! What a room decides, without IO: who sits where, who may do what and when.
//!
//! [`Core::decide`] reads a [`Request`] and says the [`Change`] that it makes, or the [`Refusal`]. Whoever holds the room
//! stores the change, and only then lets the core [`adopt`](Core::adopt) it. The time is handed in; nothing here waits.

mod core;
mod countdown;
mod decide;
mod entry;
mod hint;
mod host;
mod ids;
mod latecomers;
mod limits;
mod links;
mod new;
mod outages;
mod parts;
mod patience;
mod play;
mod presence;
mod rating;
mod refusal;
mod room;
mod seats;
mod seen;
mod speak;
mod stand_in;
mod tempo;
mod undo;
mod what_if;

pub use self::core::Core;
pub use countdown::Countdown;
pub use decide::{Change, Request, RoomChange};
pub use entry::{GameEntry, OtherRules};
pub use ids::{DAY, GuestId, Millis, RoomId, Stand, Version};
pub use latecomers::{Beside, How};
pub use limits::{Bounds, CALLED, DEVICES, DOOR_GOOD, LINK_GOOD, NOTES, SPECTATORS, STREAMS_OF_ONE};
pub use links::{Link, SecretHash};
pub use new::{Asked, Fresh, Host};
pub use outages::{Outage, Outages};
pub use parts::WAIT_FOR_PARTS;
pub use patience::{Pace, bots_wait};
pub use play::{By, Step};
pub use presence::{Elsewhere, Presence, Terms};
pub use rating::{Rated, Rating};
pub use refusal::Refusal;
pub use room::{Room, Status, WhatIf};
pub use seats::{PUPPETS, Person, Sitter, free_puppet};
pub use seen::PersonSeen;
pub use speak::{NewTalk, Note, Pointer, Words};
pub use tempo::{Tempo, TurnTime, Waits};
pub use what_if::{Branch, PastStep};
