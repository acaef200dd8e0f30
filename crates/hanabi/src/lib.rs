//! The rules of Hanabi.

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
pub use card::{BadValue, Card, CardSet, CardSetView, Clue, Colour, Value};
pub use event::{Event, EventView, FaceUp, Private, Public, Seen};
pub use hand::{CardId, Hand, TooManyCards};
pub use legal::Legal;
pub use memory::{Marks, MarksView};
pub use options::{Memory, Options, Talk};
pub use outcome::{BEST, Band, End};
pub use show::{SeriesView, ValueState, ValueView};
pub use state::Hanabi;
pub use view::{CardView, HandView, Hint, Last, View};
