//! The rules of Hanabi: five series of fireworks, built together by two to five people who see all hands but their own.
//!
//! A turn is one of three things. An information takes a token out of the lid and points at all cards of one colour or
//! one value in a teammate's hand, even if there is none. A discard brings a token back. A played card joins the series of
//! its colour if it is the next one, and is an error otherwise.
//!
//! The third error ends the game, five complete series win it, and when the deck is empty everybody has one more turn.
//! In the Gran Finale the game goes on without a deck, and losing a card that a series needs loses it all.
//!
//! What is hidden is one's own hand and the deck, so that a [`View`] is made for one viewer, and what a table has chosen
//! not to remember is not in it. The numbered rules are in `RULES.md`, and the comments cite them.
//!
//! ```
//! use boardgame::{Seat, Seed, Table, Viewer};
//! use hanabi::{Action, Clue, Colour, Hanabi, Options};
//!
//! // Seat 0 begins, and tells seat 1 which cards are red.
//! let options = Options { first: Some(Seat(0)), ..Options::default() };
//! let mut events = Vec::new();
//! let mut table = Table::<Hanabi>::new(options, 3, Seed::of_number(1), &mut events)?;
//! let red = Clue::Colour(Colour::Red);
//! table.play(Seat(0), &Action::Inform { to: Seat(1), clue: red }, &mut events).expect("there are tokens");
//!
//! // Seat 1 sees no front of its own cards, but knows of each whether it is red; seat 0 sees that it is true.
//! let own = table.view(Viewer::Seat(Seat(1)));
//! let seen = table.view(Viewer::Seat(Seat(0)));
//! for (own, seen) in own.hands[1].cards.iter().zip(&seen.hands[1].cards) {
//!     assert_eq!(own.card, None);
//!     let front = seen.card.expect("a teammate sees it");
//!     assert_eq!(own.marks.expect("the table keeps marks").is(red), front.colour == Colour::Red);
//! }
//! assert_eq!((own.tokens, own.to_act), (7, Some(Seat(1))));
//! # Ok::<(), boardgame::BadOptions>(())
//! ```

mod action;
mod card;
mod event;
mod hand;
mod legal;
mod memory;
mod options;
mod outcome;
mod show;
mod state;
mod turn;
mod view;
mod worlds;

pub use action::{Action, Illegal};
pub use card::{BadValue, Card, CardSet, CardSetView, CardValue, Clue, Colour};
pub use event::{Event, EventView, FaceUp, Private, Public, Seen};
pub use hand::{CardId, Hand, TooManyCards};
pub use legal::{BadLegal, ClueTouches, Inform, Legal, LegalView, Refused, RefusedView};
pub use memory::{Marks, MarksView};
pub use options::{Memory, Options, Talk};
pub use outcome::{BEST, Band, End};
pub use show::{SeriesView, ValueState, ValueView};
pub use state::Hanabi;
pub use view::{CardView, HandView, Hint, Last, View};
