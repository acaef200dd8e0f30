//! The rules of Senet, the oldest race there is: two sides of five pieces on one track of thirty squares.
//!
//! A turn is a throw of a die that shows 1 to 5 and X, and a move of exactly that many squares; 1, 4 and 5 throw again.
//! A single enemy on the square of arrival swaps places with the mover, two neighbours are a wall that cannot be attacked,
//! three cannot even be jumped.
//! Who cannot go forward must land on a piece of the own side, or step back, or pass.
//!
//! The last squares are houses: 15, 26, 28, 29 and 30 protect, the waters of 27 send back to 15 or hold a whole side until
//! a 4 comes up, and from 26, 28, 29 and 30 pieces leave for the afterlife. Whoever has all five there wins.
//!
//! Nothing is hidden in Senet, so that every viewer sees the same. The numbered rules are in `RULES.md`, and the comments
//! cite them.
//!
//! ```
//! use boardgame::{Legal, Seat, Seed, Table, Viewer};
//! use senet::{Action, Options, Phase, Senet, Side};
//!
//! // Seat 0 is named the first player, so nobody throws for it, and takes the even squares.
//! let options = Options { first: Some(Seat(0)), ..Options::default() };
//! let mut events = Vec::new();
//! let mut table = Table::<Senet>::new(options, 2, Seed::of_number(1), &mut events)?;
//! table.play(Seat(0), &Action::Choose { side: Side::Even }, &mut events).expect("the choice comes first");
//!
//! // One turn: throw and move as long as the die allows it.
//! while table.to_act().contains(Seat(0)) {
//!     let legal = table.legal(Seat(0));
//!     let action = legal.nth(0).expect("whoever is to act has something to do");
//!     table.play(Seat(0), &action, &mut events).expect("a listed action is legal");
//! }
//! let view = table.view(Viewer::Spectator);
//! assert_eq!((view.turn, view.to_move), (2, Seat(1)));
//! assert!(matches!(view.phase, Phase::Throw { opening: false, again: false, .. }));
//! # Ok::<(), boardgame::BadOptions>(())
//! ```

mod action;
mod board;
mod colour;
mod event;
mod fixed;
mod legal;
mod moves;
mod options;
mod state;
mod turn;
mod view;

pub use action::{Action, Illegal, Side};
pub use colour::Colour;
pub use event::{Event, EventView};
pub use fixed::{Face, Fixed, Sides};
pub use legal::{Choice, ChoiceKind, Legal};
pub use options::{Dice, Exit, Lots, Options, OwnCollision, Retry};
pub use state::Senet;
pub use view::{Phase, Refusals, Refused, View, Wall};
