//! The rules of Il Sesto Senso: a silent ghost sends dreams, and psychics read in them what happened in a villa long ago.
//!
//! Each psychic has a combination that only the ghost knows: an object, a place and a character among those on the table.
//! Every day the ghost gives dreams to each of them, they put their crystal balls on cards, and the signs say to each
//! whether it was right. When all have found their three cards, one of the combinations is the culprit's; the ghost shows
//! it with a common dream, and the psychics vote. All of it must be done within seven days.
//!
//! Several seats act at the same time: psychics place balls while the ghost still gives to others. What is hidden is the
//! ghost's hand, the combinations, the culprit, and how a gift was put together, so that a [`View`] is made for one viewer.
//! The numbered rules are in `RULES.md`, and the comments cite them.
//!
//! ```
//! use boardgame::{Seat, Seed, Table, Viewer};
//! use sesto_senso::{Action, Options, Psychic, SestoSenso};
//!
//! // Seat 0 is the ghost, and gives psychic 1 the first two dreams of the hand.
//! let options = Options { ghost: Some(Seat(0)), ..Options::default() };
//! let mut events = Vec::new();
//! let mut table = Table::<SestoSenso>::new(options, 3, Seed::of_number(1), &mut events)?;
//! let hand = table.view(Viewer::Seat(Seat(0))).hand.expect("the ghost sees the hand");
//! let dreams = hand.iter().take(2).collect();
//! table.play(Seat(0), &Action::Give { psychic: Psychic(1), dreams }, &mut events).expect("nothing was given yet");
//!
//! // Everybody sees the dreams that lie there now, and nobody but the ghost what they are about.
//! let view = table.view(Viewer::Seat(Seat(2)));
//! assert_eq!(view.psychics[1].dreams, dreams);
//! assert_eq!((view.hand, view.psychics[1].combination.object), (None, None));
//! // The ghost still has to give to psychic 0, and meanwhile psychic 1 may think.
//! assert_eq!(view.to_act, [Seat(0), Seat(2)]);
//! # Ok::<(), boardgame::BadOptions>(())
//! ```

mod action;
mod album;
mod card;
mod clock;
mod dream;
mod edition;
mod event;
mod legal;
mod night;
mod options;
mod outcome;
mod psychic;
mod revelation;
mod say;
mod search;
mod state;
mod vain;
mod view;
mod worlds;

pub use action::{Action, Illegal, Motion};
pub use album::{Likely, PageView, Reading};
pub use card::{Card, CardSet, Kind, NoSuchCard};
pub use dream::{BadDream, Dream, DreamSet};
pub use edition::Edition;
pub use event::{Event, EventView, Private, Public};
pub use legal::{CommonLegal, GiveLegal, Legal, MotionLegal, SearchLegal, VoteLegal};
pub use options::{Clock, Final, Level, Options};
pub use outcome::{BEST, End, LAST_DAY};
pub use psychic::{CombinationView, Psychic, Who};
pub use state::SestoSenso;
pub use vain::{Deed, InVain};
pub use view::{AccusationView, CommonView, Phase, PsychicView, RevelationView, RowView, View, VoteView};
