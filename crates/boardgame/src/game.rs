//! The contract of one game.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Deadline, GameRng, Legal, Log, Options, Outcome, Own, Playbill, Say, Saying, Seat, SeatSet, Standing,
    Viewer,
};

/// The whole truth of a game in progress, and its rules.
///
/// The state and [`Event`](Game::Event) cannot be serialised: what leaves the server passes through
/// [`view`](Game::view) and [`event_view`](Game::event_view), which leave out what the viewer may not know.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// Names the game everywhere: crate, folder, URL, catalogue.
    const ID: &'static str;
    /// Grows when a rule changes; what it was before is then a value of the options ([`Options::meant_by`]).
    const RULES: u32;
    const SEATS: RangeInclusive<u8>;
    const PLAYBILL: Playbill;

    /// What the host chooses before the start, and what older rules were.
    type Options: Options;
    /// What a seat asks for.
    type Action: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// What a seat may ask for now.
    type Legal: Legal<Self::Action> + Send + Serialize + DeserializeOwned;
    /// What happened, with everything that chance did.
    type Event: Clone + Debug + Send + Sync;
    /// What never changes in a game and everybody may know: it is told once, before the first view.
    type Fixed: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What a viewer knows of the position.
    type View: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// What a viewer learns from an event.
    type EventView: Clone + Debug + PartialEq + Send + Say + Serialize + DeserializeOwned;
    /// Why an action is refused; the key of its saying is the stable code.
    type Illegal: Clone + Debug + PartialEq + Say;

    /// Sets the game up. Everything that chance does here is told as events of step 0.
    fn new(
        options: &Self::Options,
        seats: u8,
        rng: &mut GameRng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, BadOptions>;

    fn seats(&self) -> u8;

    fn fixed(&self) -> Self::Fixed;

    /// Whom the game waits for: empty exactly when it is over.
    fn to_act(&self) -> SeatSet;

    /// What `seat` may do now: complete, in a stable order.
    fn legal(&self, seat: Seat) -> Self::Legal;

    /// The same as people are told it. Where it costs to say what each move would do, that is said here alone, and
    /// searches do without.
    fn offer(&self, seat: Seat) -> Self::Legal {
        self.legal(seat)
    }

    /// The same at a table where programs hold these seats from the start: what makes sense against people alone is
    /// not offered against them.
    fn offer_among(&self, seat: Seat, _programs: SeatSet) -> Self::Legal {
        self.offer(seat)
    }

    /// Whether it is refused there too, though the rules alone would do it.
    fn check_among(
        &self,
        _seat: Seat,
        _action: &Self::Action,
        _programs: SeatSet,
    ) -> Result<(), Self::Illegal> {
        Ok(())
    }

    /// Does it, or says why not; then nothing has changed.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        rng: &mut GameRng,
        log: &mut impl Log<Self>,
    ) -> Result<(), Self::Illegal>;

    fn outcome(&self) -> Option<Outcome>;

    /// What a game that is over counts for whoever played the deal of a day at this seat: the more, the better.
    fn score(&self, _seat: Seat) -> Option<u32> {
        match self.outcome()?.standing {
            Standing::Together { score, .. } => Some(score),
            Standing::Ranked { .. } => None,
        }
    }

    /// Which turn this is as people count them, from 1; it stays where it was when the game ends.
    fn turn(&self) -> u32;

    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` learns from an event; `None` when it is nothing at all.
    fn event_view(event: &Self::Event, viewer: Viewer) -> Option<Self::EventView>;

    /// Whether an event is announced once and not repeated, in a log or after a reload, while the game lasts.
    fn fades(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Whether an action is a turn, which others want to follow; if not (a hand put in order, a ball moved), and if
    /// nothing else comes of it, it is shown at once, beside whatever still waits to be shown.
    fn is_turn(_action: &Self::Action) -> bool {
        true
    }

    /// How long the table waits now and what is played after that, where the host chose a clock.
    fn deadline(&self) -> Option<Deadline<Self::Action>> {
        None
    }

    /// How much a seat may say to the others now.
    fn speech(&self, _seat: Seat) -> Speech {
        Speech::Free
    }

    /// Whether the others may not notice now whatever is done at a seat beside the game, so that nobody winks: not even
    /// by coming and going. Who sits there says nothing either.
    fn is_unseen(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether people may keep private notes now.
    fn has_notes(&self) -> bool {
        true
    }

    /// What each option of the playbill means with this many seats, in the order of the playbill.
    fn explain(options: &Self::Options, seats: u8) -> Vec<Saying>;

    /// Whether an option of the playbill means anything with this many seats; if not, nobody is asked.
    fn counts(_option: &str, _seats: u8) -> bool {
        true
    }

    /// What a host may bring who owns the box.
    const OWN: Option<Own> = None;

    /// Whether what these options name of a host's own is here.
    fn is_brought(_options: &Self::Options) -> bool {
        true
    }
}

/// A world that agrees with everything that a view knows: search bots need it, and it proves that nothing leaks.
pub trait Imagine: Game {
    fn imagine(view: &Self::View, rng: &mut GameRng) -> Self;
}

/// How much a seat may say to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speech {
    /// Nothing at all.
    Silent,
    /// Only the quick phrases of the playbill.
    Phrases,
    Free,
}

/// Options that this game cannot be played with; the key of the saying is the stable code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("bad options: {}", .0.key)]
pub struct BadOptions(pub Saying);
