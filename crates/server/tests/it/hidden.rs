//! The testkit's game of stakes, with its hidden cards, as a game of the registry, with bots and with rules for speaking.

use std::ops::RangeInclusive;

use boardgame::{
    BadOptions, Deadline, Game, GameRng, Legal, Log, Outcome, Playbill, Saying, Seat, SeatSet, Speech, Viewer,
};
use bots::{Bot, Decision, Entry, Roster, Seen, Why};
use games::AnyGame;
use testkit::Wrapped;
use testkit::stakes::{Action, Event, EventView, Illegal, Legal as StakesLegal, Options, Stakes, View};

/// Every game of the program, and this one.
pub(crate) const ALL: &[&dyn AnyGame] = {
    const MANY: usize = games::ALL.len() + 1;
    const LIST: [&dyn AnyGame; MANY] = {
        let mut list = [games::of::<Hidden>(); MANY];
        let mut index = 0;
        while index < games::ALL.len() {
            list[index] = games::ALL[index];
            index += 1;
        }
        list
    };
    &LIST
};

pub(crate) const ID: &str = Hidden::ID;

#[derive(Clone, Debug)]
pub(crate) struct Hidden(Stakes);

impl Game for Hidden {
    const ID: &'static str = Stakes::<0>::ID;
    const RULES: u32 = Stakes::<0>::RULES;
    const SEATS: RangeInclusive<u8> = Stakes::<0>::SEATS;
    const PLAYBILL: Playbill = Stakes::<0>::PLAYBILL;

    type Options = Options;
    type Action = Action;
    type Legal = StakesLegal;
    type Event = Event;
    type Fixed = ();
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(
        options: &Options,
        seats: u8,
        rng: &mut GameRng,
        log: &mut impl Log<Hidden>,
    ) -> Result<Hidden, BadOptions> {
        let mut log = Wrapped::new(log, |game: &Stakes| Hidden(game.clone()));
        Stakes::new(options, seats, rng, &mut log).map(Hidden)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn fixed(&self) {}

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn legal(&self, seat: Seat) -> StakesLegal {
        self.0.legal(seat)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<Hidden>,
    ) -> Result<(), Illegal> {
        let mut log = Wrapped::new(log, |game: &Stakes| Hidden(game.clone()));
        self.0.apply(seat, action, rng, &mut log)
    }

    fn deadline(&self) -> Option<Deadline<Action>> {
        self.0.deadline()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn turn(&self) -> u32 {
        self.0.turn()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Stakes::<0>::event_view(event, viewer)
    }

    /// The first seat speaks freely, the second in phrases, the others not at all.
    fn speech(&self, seat: Seat) -> Speech {
        match seat.0 {
            0 => Speech::Free,
            1 => Speech::Phrases,
            _ => Speech::Silent,
        }
    }

    fn is_unseen(&self, seat: Seat) -> bool {
        self.speech(seat) == Speech::Silent
    }

    fn is_turn(action: &Action) -> bool {
        Stakes::<0>::is_turn(action)
    }

    fn explain(options: &Options, seats: u8) -> Vec<Saying> {
        Stakes::<0>::explain(options, seats)
    }
}

impl Roster for Hidden {
    const USUAL: &'static str = "sly";

    const BOTS: &'static [Entry<Hidden>] = &[
        Entry::RANDOM,
        Entry { name: "patient", at_table: true, make: |_| Ok(Box::new(Patient)) },
        Entry { name: "sly", at_table: true, make: |_| Ok(Box::new(Sly)) },
    ];
}

/// Says why, in private, with a word that is easy to find.
pub(crate) const SLY_WORD: &str = "sly-private-reason";

struct Sly;

impl Bot<Hidden> for Sly {
    fn decide(&self, seen: &Seen<'_, Hidden>, rng: &mut GameRng) -> Decision<Action> {
        let action = seen.legal().sample(rng).expect("a bot is asked when it has a move");
        let why = Why::private(Saying::new(SLY_WORD));
        Decision::Act { action, why: Some(why) }
    }
}

/// Lets the others go first.
struct Patient;

impl Bot<Hidden> for Patient {
    fn decide(&self, _seen: &Seen<'_, Hidden>, _rng: &mut GameRng) -> Decision<Action> {
        Decision::Wait
    }
}
