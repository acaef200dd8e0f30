//! The testkit's game of stakes, with its hidden cards, as a game of the registry, with bots and with rules for speaking.

use std::ops::RangeInclusive;

use boardgame::{
    BadOptions, Deadline, Game, GameRng, Legal, Log, Outcome, Playbill, Played, RecordOf, Saying, Seat,
    SeatSet, Speech, Viewer,
};
use bots::{Bot, Cancel, Decision, Entry, Roster, Seen, Why};
use games::AnyGame;
use testkit::Wrapped;
use testkit::stakes::{Action, Event, EventView, Illegal, Legal as StakesLegal, Options, Stakes, View};

/// Every game of the program, and this one.
pub(crate) const ALL: &[&dyn AnyGame] = {
    const MANY: usize = games::ALL.len() + 1;
    const LIST: [&dyn AnyGame; MANY] = {
        let mut list = [games::of::<Hidden<{ Leak::None as u8 }>>(); MANY];
        let mut index = 0;
        while index < games::ALL.len() {
            list[index] = games::ALL[index];
            index += 1;
        }
        list
    };
    &LIST
};

pub(crate) const ID: &str = Hidden::<0>::ID;

/// What a leaky twin tells of the card that is drawn next, which nobody may know; or of a bot's own cards. One for each
/// way out of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    None,
    /// The view after a step.
    Step,
    /// What never changes, which the first word of a stream tells.
    Hello,
    /// The position between two events.
    Moment,
    Refusal,
    /// Whom the game waits for: a list of rooms says whether it is me.
    List,
    /// What is shown to spectators, and to no seat.
    Television,
    /// The order of the moves, as bots see it.
    Hint,
    /// A bot's own card, in a reason for all.
    Why,
    /// How much may be said.
    Talk,
    /// The code of a refusal, which is counted.
    Metric,
    Log,
    /// How long the view is, and nothing else of it.
    Length,
}

#[derive(Clone, Debug)]
pub(crate) struct Hidden<const LEAK: u8 = 0> {
    game: Stakes,
    /// Whether it stands between two events.
    between: bool,
}

impl<const LEAK: u8> Hidden<LEAK> {
    const fn leaks(leak: Leak) -> bool {
        LEAK == leak as u8
    }

    fn between(game: &Stakes) -> Hidden<LEAK> {
        Hidden { game: game.clone(), between: true }
    }

    /// The card that is drawn next, where it leaks so.
    fn leaked(&self, leak: Leak) -> Option<u8> {
        self.game.next_card().filter(|_| Self::leaks(leak))
    }

    fn leaks_odd(&self, leak: Leak) -> bool {
        self.leaked(leak).is_some_and(|card| card % 2 == 1)
    }
}

impl<const LEAK: u8> Game for Hidden<LEAK> {
    const ID: &'static str = Stakes::<0>::ID;
    const RULES: u32 = Stakes::<0>::RULES;
    const SEATS: RangeInclusive<u8> = Stakes::<0>::SEATS;
    const PLAYBILL: Playbill = Stakes::<0>::PLAYBILL;

    type Options = Options;
    type Action = Action;
    type Legal = StakesLegal;
    type Event = Event;
    type Fixed = Option<u8>;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(
        options: &Options,
        seats: u8,
        rng: &mut GameRng,
        log: &mut impl Log<Hidden<LEAK>>,
    ) -> Result<Hidden<LEAK>, BadOptions> {
        let mut log = Wrapped::new(log, Hidden::between);
        let game = Stakes::new(options, seats, rng, &mut log)?;
        Ok(Hidden { game, between: false })
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn fixed(&self) -> Option<u8> {
        self.leaked(Leak::Hello)
    }

    fn to_act(&self) -> SeatSet {
        match self.leaks_odd(Leak::List) {
            true => Seat::all(self.game.seats()).collect(),
            false => self.game.to_act(),
        }
    }

    fn legal(&self, seat: Seat) -> StakesLegal {
        let mut legal = self.game.legal(seat);
        if self.leaks_odd(Leak::Hint) {
            legal.moves.reverse();
        }
        legal
    }

    fn offer(&self, seat: Seat) -> StakesLegal {
        self.game.legal(seat)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<Hidden<LEAK>>,
    ) -> Result<(), Illegal> {
        if let Some(card) = self.leaked(Leak::Log) {
            tracing::info!(card, "the next card");
        }
        let (refusal, metric) = (self.leaked(Leak::Refusal), self.leaks_odd(Leak::Metric));
        let mut log = Wrapped::new(log, Hidden::between);
        self.game.apply(seat, action, rng, &mut log).map_err(|illegal| match refusal {
            Some(card) => Illegal::HeldBy(Seat(card % 2)),
            None if metric => Illegal::BadOrder,
            None => illegal,
        })
    }

    fn deadline(&self) -> Option<Deadline<Action>> {
        self.game.deadline()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn turn(&self) -> u32 {
        self.game.turn()
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.game.view(viewer);
        view.hint = match viewer {
            Viewer::Spectator => self.leaked(Leak::Television),
            Viewer::Seat(_) => None,
            Viewer::Open(_) => return view,
        };
        view.hint = view.hint.or(self.leaked(Leak::Moment).filter(|_| self.between));
        view.hint = view.hint.or(self.leaked(Leak::Step).filter(|_| self.game.turn() > 1));
        view.codes = vec![(0, 0); self.leaked(Leak::Length).map_or(0, usize::from)];
        view
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Stakes::<0>::event_view(event, viewer)
    }

    /// The first seat speaks freely, the second in phrases, the others not at all.
    fn speech(&self, seat: Seat) -> Speech {
        if self.leaks_odd(Leak::Talk) {
            return Speech::Silent;
        }
        match seat.0 {
            0 => Speech::Free,
            1 => Speech::Phrases,
            _ => Speech::Silent,
        }
    }

    fn is_unseen(&self, seat: Seat) -> bool {
        seat.0 > 1
    }

    fn is_turn(action: &Action) -> bool {
        Stakes::<0>::is_turn(action)
    }

    fn explain(options: &Options, seats: u8) -> Vec<Saying> {
        Stakes::<0>::explain(options, seats)
    }
}

impl<const LEAK: u8> Roster for Hidden<LEAK> {
    type Reading = ();

    const USUAL: &'static str = "sly";

    const BOTS: &'static [Entry<Hidden<LEAK>>] = &[
        Entry::RANDOM,
        Entry { name: "patient", at_table: true, make: |_| Ok(Box::new(Patient)) },
        Entry { name: "sly", at_table: true, make: |_| Ok(Box::new(Sly)) },
    ];

    /// What was played is as good as anything, and is found at once.
    fn best_line(record: &RecordOf<Self>, _cancel: &Cancel) -> Option<Vec<Played<Action>>> {
        Some(record.actions.clone())
    }
}

/// Says why, in private, with a word that is easy to find.
pub(crate) const SLY_WORD: &str = "sly-private-reason";

struct Sly;

impl<const LEAK: u8> Bot<Hidden<LEAK>> for Sly {
    fn decide(&self, seen: &Seen<'_, Hidden<LEAK>>, rng: &mut GameRng) -> Decision<Action> {
        // One that gives itself away does always the same, so that nothing but its reason can.
        let legal = seen.legal();
        let leaks = Hidden::<LEAK>::leaks(Leak::Why);
        let action = if leaks { legal.nth(0) } else { legal.sample(rng) };
        // A leaky twin may wait for whoever has no move.
        let Some(action) = action else { return Decision::Wait };
        let why = match seen.view().hands[usize::from(seen.seat().0)][0] {
            Some(card) if leaks => Why::public(Saying::new(SLY_WORD).with("gave", card)),
            _ => Why::private(Saying::new(SLY_WORD)),
        };
        Decision::Act { action, why: Some(why) }
    }
}

/// Lets the others go first.
struct Patient;

impl<const LEAK: u8> Bot<Hidden<LEAK>> for Patient {
    fn decide(&self, _seen: &Seen<'_, Hidden<LEAK>>, _rng: &mut GameRng) -> Decision<Action> {
        Decision::Wait
    }
}
