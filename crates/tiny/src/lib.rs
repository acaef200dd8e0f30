//! The rules of Tiny, the game to copy: a few cards in hand that nobody else sees, and the highest takes the round.
//!
//! It is as small as a game can be that has what games have: a secret, an option, refusals, moves that say what they do,
//! and an imagination. `wire.rs` is what travels to people and bots, `state.rs` is the truth, which does not; a larger
//! game has a file for each thing of these two. The numbered rules are in `RULES.md`, and the comments cite them.
//!
//! ```
//! use boardgame::{Seat, Seed, Table, Viewer};
//! use tiny::{Action, Options, Tiny};
//!
//! let mut events = Vec::new();
//! let mut table = Table::<Tiny>::new(Options::default(), 2, Seed::of_number(1), &mut events)?;
//! let card = table.legal(Seat(0)).play[0].card;
//! table.play(Seat(0), &Action::Lay { card }, &mut events).expect("a listed card can be laid");
//!
//! // What was laid is seen by all, what is in hand by its owner alone.
//! let view = table.view(Viewer::Seat(Seat(1)));
//! assert_eq!(view.laid, [Some(card), None]);
//! assert_eq!(view.hands[0], [None, None]);
//! # Ok::<(), boardgame::BadOptions>(())
//! ```

mod state;
mod wire;

pub use state::{Event, Tiny};
pub use wire::{Action, Card, Choice, EventView, Hand, Illegal, Legal, Options, View};
