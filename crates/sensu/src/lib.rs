//! The rules of Sensu: fans of ten sticks, built with cards that make twenty, for one to five players.
//!
//! A turn is a draw, from the deck or from the top of anybody's discards, or a combination of cards that sum to exactly 20.
//! Of a combination one redeems the card with the most sticks, and those with the fewest for two equal numbers and for three
//! cards of a type; the others are discarded. Whoever first closes two fans wins.
//!
//! Two variants can be added, the powers of the fans and the chosen fan; alone it is a patience with a score. What leaves no
//! choice happens by itself, and every choice is a step of its own, so that a table never holds half a turn in its head.
//! What is hidden are hands and decks: a [`View`] is made for one viewer.
//!
//! What stands on the cards is a table, [`Faces`], which a host can replace who owns the box. The numbered rules are in
//! `RULES.md`, and the comments cite them.
//!
//! ```
//! use boardgame::{Legal, Seat, Seed, Table, Viewer};
//! use sensu::{Action, Options, Sensu, Step};
//!
//! // Seat 0 begins and draws from the deck; with six cards in hand it must discard one.
//! let options = Options { first: Some(Seat(0)), ..Options::default() };
//! let mut events = Vec::new();
//! let mut table = Table::<Sensu>::new(options, 2, Seed::of_number(1), &mut events)?;
//! table.play(Seat(0), &Action::Draw, &mut events).expect("there is a deck");
//! let view = table.view(Viewer::Seat(Seat(0)));
//! assert_eq!((view.step, view.players[0].hand, view.deck), (Step::Discard, 6, 52));
//! assert_eq!(view.players[1].cards, None);
//!
//! let card = view.players[0].cards.and_then(|cards| cards.first()).expect("one's own hand is seen");
//! table.play(Seat(0), &Action::Discard { card }, &mut events).expect("it is in the hand");
//! assert!(table.legal(Seat(1)).contains(&Action::Take { card }));
//! # Ok::<(), boardgame::BadOptions>(())
//! ```

mod action;
mod build;
mod card;
mod combination;
mod event;
mod faces;
mod fan;
mod fixed;
mod glance;
mod legal;
mod offer;
mod options;
mod outcome;
mod powers;
mod solo;
mod stack;
mod state;
mod turn;
mod view;

pub use action::{Action, Illegal};
pub use card::{BadCard, Card, CardSet, Doubled, FanType};
pub use combination::{
    Bonuses, Combination, Combinations, MOST, NoCombination, TWENTY, makes_twenty, tied_among,
};
pub use event::{Event, EventView, Private, Public, Reason};
pub use faces::{Face, Faces, FacesId};
pub use fan::FULL;
pub use fixed::Fixed;
pub use legal::Legal;
pub use offer::{Built, Choice, Misfit, Offer, Twenty, Vain, Way};
pub use options::{Help, Options, Wisdom};
pub use outcome::{Ending, Level};
pub use powers::Power;
pub use state::{CLOSED_FANS, COLUMNS, HAND, Sensu};
pub use view::{FanView, PlayerView, Step, TableView, View};
