//! The truth of the game of stakes and its rules.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicUsize, Ordering};

use boardgame::{
    BadOptions, Deadline, Game, GameRng, Kind, Log, OptionKind, OptionSpec, Outcome, Playbill, Saying, Seat,
    SeatSet, Standing, Viewer,
};

use super::vocabulary::is_permutation;
use super::{Action, Event, EventView, Fault, Hand, Illegal, Legal, Options, Phase, View};

pub(super) const CARDS: u8 = 16;
const ROUNDS: u8 = 2;

/// What no game may have: memory that outlives it.
static MEMORY: AtomicUsize = AtomicUsize::new(0);

pub(super) fn remembered() -> usize {
    MEMORY.fetch_add(1, Ordering::Relaxed)
}

#[derive(Clone, Debug)]
pub struct Stakes<const FAULT: u8 = 0> {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) first: Seat,
    /// How many turns of the first phase are over.
    pub(super) moved: u8,
    pub(super) hands: Vec<Vec<u8>>,
    pub(super) table: Vec<u8>,
    /// The top card last.
    pub(super) pile: Vec<u8>,
    pub(super) stakes: Vec<Option<u8>>,
    /// In code, the last card of a hand if it was drawn and not moved since.
    pub(super) codes: Vec<(u8, u8)>,
    /// How often somebody was refused.
    pub(super) slips: u32,
    pub(super) imagined: bool,
    /// Whether the hands were shown: then it is over.
    pub(super) shown: bool,
    /// Whether hands are seen that should not be.
    pub(super) peeking: bool,
}

/// A card written so that only the careful can read it.
fn code(card: u8) -> u8 {
    card * 5 % 17
}

pub(super) fn decode(code: u8) -> u8 {
    code * 7 % 17
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "first", kind: OptionKind::Seat { volunteers: true }, advanced: false },
    OptionSpec { name: "hand", kind: OptionKind::Choice { choices: &["two", "three"] }, advanced: false },
    OptionSpec { name: "high_stakes", kind: OptionKind::Switch, advanced: true },
];

const WRONG_OPTIONS: &[OptionSpec] =
    &[OptionSpec { name: "first_seat", kind: OptionKind::Seat { volunteers: false }, advanced: false }];

impl<const FAULT: u8> Stakes<FAULT> {
    pub(super) const fn has(fault: Fault) -> bool {
        FAULT == fault as u8
    }

    /// The card that is drawn next, which nobody may know.
    pub fn next_card(&self) -> Option<u8> {
        self.pile.last().copied()
    }

    fn phase(&self) -> Phase {
        if self.moved < ROUNDS * self.seats {
            Phase::Swap { seat: Seat((self.first.0 + self.moved) % self.seats) }
        } else if self.shown || Self::has(Fault::OverBetween) && !self.stakes.contains(&None) {
            Phase::Over
        } else {
            Phase::Stake
        }
    }

    pub(super) fn limit(options: &Options) -> u8 {
        if options.high_stakes { 5 } else { 3 }
    }

    fn worth(&self, seat: Seat) -> u32 {
        self.hands[seat.index()].iter().map(|card| u32::from(*card)).sum()
    }

    fn best(&self) -> u32 {
        Seat::all(self.seats).map(|seat| self.worth(seat)).max().unwrap_or(0)
    }

    fn staking(&self) -> SeatSet {
        let open = Seat::all(self.seats).filter(|seat| self.stakes[seat.index()].is_none());
        if Self::has(Fault::WaitingTellsLowest) {
            let lowest = open.min_by_key(|seat| self.worth(*seat));
            return lowest.into_iter().collect();
        }
        open.collect()
    }

    fn moves(&self, seat: Seat) -> Vec<Action> {
        let idle = !self.to_act().contains(seat);
        if Self::has(Fault::IdleMoves) && idle && self.outcome().is_none() {
            return vec![Action::Keep];
        }
        if idle || Self::has(Fault::NoMoves) {
            return Vec::new();
        }
        let mut moves = match self.phase() {
            Phase::Swap { .. } => {
                let swaps = self.hands[seat.index()].iter().map(|card| Action::Swap { card: *card });
                let swaps = swaps.filter(|_| !self.pile.is_empty());
                std::iter::once(Action::Keep).chain(swaps).collect()
            }
            Phase::Stake => (0..=Self::limit(&self.options)).map(|stake| Action::Stake { stake }).collect(),
            Phase::Over => Vec::new(),
        };
        let winning = self.worth(seat) == self.best() && self.phase() == Phase::Stake;
        if Self::has(Fault::LegalKnowsWinner) && winning
            || Self::has(Fault::UnstableList) && remembered().is_multiple_of(2)
        {
            moves.reverse();
        }
        if Self::has(Fault::DuplicateMove) {
            moves.insert(0, moves[0].clone());
        }
        moves
    }

    fn swap(&mut self, seat: Seat, card: u8) -> Result<Event, Illegal> {
        let hand = &self.hands[seat.index()];
        let Some(index) = hand.iter().position(|held| *held == card) else {
            let holder = Seat::all(self.seats).find(|seat| self.hands[seat.index()].contains(&card));
            return Err(match holder {
                Some(holder) if Self::has(Fault::ErrorTellsHolder) => Illegal::HeldBy(holder),
                _ => Illegal::NotYourCard,
            });
        };
        if self.pile.is_empty() {
            return Err(Illegal::PileEmpty);
        }
        let top = self.pile.len() - 1;
        let from = if Self::has(Fault::Nondeterministic) { remembered() % self.pile.len() } else { top };
        let drew = self.pile.remove(from);
        let hand = &mut self.hands[seat.index()];
        hand.remove(index);
        hand.push(drew);
        if !Self::has(Fault::TornBetween) {
            self.table.push(card);
        }
        self.codes.retain(|(holder, _)| *holder != seat.0);
        if Self::has(Fault::DrawInCode) {
            self.codes.push((seat.0, code(drew)));
        }
        Ok(Event::Swapped { seat, gave: card, drew })
    }

    fn stake(&mut self, seat: Seat, stake: u8) -> Result<(), Illegal> {
        let refused = Self::has(Fault::ListedRefused) && stake == 0
            || self.imagined && Self::has(Fault::ImagineBreaksRules);
        let high = if Self::has(Fault::UnlistedAccepted) { 9 } else { Self::limit(&self.options) };
        if stake > high || refused {
            self.slips += u32::from(Self::has(Fault::RefusalChangesState));
            return Err(Illegal::BadStake);
        }
        let last = self.stakes.iter().filter(|stake| stake.is_none()).count() == 1;
        if !(last && Self::has(Fault::NeverEnds)) {
            self.stakes[seat.index()] = Some(stake);
        }
        Ok(())
    }

    /// The last card of the first hand.
    fn deal_code(hands: &[Vec<u8>]) -> Option<u8> {
        hands[0].last().filter(|_| Self::has(Fault::DealInCode)).map(|card| code(*card))
    }

    fn knows(viewer: Viewer, seat: Seat, over: bool) -> bool {
        let neighbour = Self::has(Fault::ViewShowsNeighbour) || Self::has(Fault::ViewShowsNeighbourCopied);
        let shown = neighbour && matches!(viewer, Viewer::Seat(eye) if eye.0 + 1 == seat.0);
        over || viewer.sees(seat) || shown || Self::has(Fault::NothingHidden)
    }
}

impl<const FAULT: u8> Game for Stakes<FAULT> {
    const ID: &'static str = "stakes";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const PLAYBILL: Playbill = Playbill {
        kind: Kind::Everyone,
        minutes: 2,
        secrets: !Self::has(Fault::SecretsDenied),
        options: if Self::has(Fault::WrongPlaybill) {
            WRONG_OPTIONS
        } else if Self::has(Fault::UnnamedOption) {
            OPTIONS.split_at(2).0
        } else {
            OPTIONS
        },
        hints: None,
        clock: None,
        phrases: &["stakes-phrase-hurry"],
        pictures: &[("card", 2)],
        daily: None,
    };

    type Options = Options;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;
    type Fixed = ();
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(
        options: &Options,
        seats: u8,
        rng: &mut GameRng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, BadOptions> {
        if options.first.is_some_and(|first| first.0 >= seats) {
            return Err(BadOptions(Saying::new("stakes-illegal-no-such-seat")));
        }
        let mut pile: Vec<u8> = (1..=CARDS).collect();
        rng.shuffle(&mut pile);
        let size = if options.hand == Hand::Two { 2 } else { 3 };
        let hands: Vec<Vec<u8>> = Seat::all(seats).map(|_| pile.split_off(pile.len() - size)).collect();
        let first = options.first.unwrap_or_else(|| Seat(rng.below(u32::from(seats)) as u8));
        let coded = Self::deal_code(&hands);
        let dealt = Event::Dealt { hands: hands.clone(), pile: pile.clone() };
        let mut game = Stakes {
            options: options.clone(),
            seats,
            first,
            moved: 0,
            hands,
            table: Vec::new(),
            pile,
            stakes: vec![None; usize::from(seats)],
            codes: coded.into_iter().map(|code| (0, code)).collect(),
            slips: 0,
            imagined: false,
            shown: false,
            peeking: Self::has(Fault::LeaksBetween),
        };
        log.tell(&game, dealt);
        game.peeking = false;
        log.tell(&game, Event::Began { seat: first });
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn fixed(&self) {}

    fn to_act(&self) -> SeatSet {
        match self.phase() {
            Phase::Swap { seat } => SeatSet::of(seat),
            Phase::Stake => self.staking(),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn legal(&self, seat: Seat) -> Legal {
        let moves = self.moves(seat);
        let over = self.phase() == Phase::Over;
        Legal {
            hurried: Self::has(Fault::TimeUpListed),
            denied: moves.first().filter(|_| Self::has(Fault::NotContained)).cloned(),
            moves,
            arrange: (!over).then(|| self.hands[seat.index()].clone()),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        _rng: &mut GameRng,
        log: &mut impl Log<Self>,
    ) -> Result<(), Illegal> {
        let phase = self.phase();
        if seat.0 >= self.seats {
            let welcome = Self::has(Fault::StrangerAccepted) && *action == Action::Keep;
            return if welcome { Ok(()) } else { Err(Illegal::NotYourTurn) };
        }
        if phase == Phase::Over && !Self::has(Fault::OverAccepts) {
            return Err(Illegal::Over);
        }
        if let Action::Arrange { cards } = action {
            if !is_permutation(cards, &self.hands[seat.index()]) || Self::has(Fault::FreeActionRefused) {
                return Err(Illegal::BadOrder);
            }
            self.hands[seat.index()].clone_from(cards);
            self.codes.retain(|(holder, _)| *holder != seat.0);
            if Self::has(Fault::FreeActionPasses) && phase == (Phase::Swap { seat }) {
                self.moved += 1;
            }
            log.tell(self, Event::Arranged { seat, cards: cards.clone() });
            return Ok(());
        }
        if !self.to_act().contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if *action == Action::TimeUp {
            let due = self.deadline().is_some_and(|due| due.seat == seat);
            if !due || Self::has(Fault::TimeUpRefused) {
                return Err(Illegal::NotNow);
            }
            let late = if Self::has(Fault::TimeUpChangesNothing) { SeatSet::EMPTY } else { self.staking() };
            for seat in late.iter() {
                self.stakes[seat.index()] = Some(0);
                log.tell(self, Event::Staked { seat, stake: 0 });
            }
        }
        match (phase, action) {
            (_, Action::TimeUp) => {}
            (Phase::Swap { .. }, Action::Keep) => log.tell(self, Event::Kept { seat }),
            (Phase::Swap { .. }, Action::Swap { card }) => {
                let swapped = self.swap(seat, *card)?;
                log.tell(self, swapped);
                if Self::has(Fault::TornBetween) {
                    self.table.push(*card);
                }
            }
            (Phase::Stake, Action::Stake { stake }) => {
                if let Err(illegal) = self.stake(seat, *stake) {
                    if Self::has(Fault::RefusalTells) {
                        log.tell(self, Event::Kept { seat });
                    }
                    return Err(illegal);
                }
                log.tell(self, Event::Staked { seat, stake: *stake });
            }
            _ => return Err(Illegal::NotNow),
        }
        if let Phase::Swap { .. } = phase {
            self.moved += 1;
        }
        if Self::has(Fault::NoWords) || Self::has(Fault::MissingVariable) {
            log.tell(self, Event::Mumbled);
        }
        if !self.stakes.contains(&None) {
            let stakes = self.stakes.iter().flatten().copied().collect();
            self.shown = true;
            log.tell(self, Event::Shown { hands: self.hands.clone(), stakes });
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase() {
            Phase::Over if !Self::has(Fault::NoOutcome) => {}
            Phase::Stake if Self::has(Fault::EarlyOutcome) => {}
            _ => return None,
        }
        let gain = |seat: Seat| {
            let stake = i32::from(self.stakes[seat.index()].unwrap_or(0));
            if self.worth(seat) == self.best() { stake } else { -stake }
        };
        let place = |seat| 1 + Seat::all(self.seats).filter(|other| gain(*other) > gain(seat)).count() as u8;
        let standing = Standing::Ranked { places: Seat::all(self.seats).map(place).collect() };
        Some(Outcome { standing, say: Saying::new("stakes-outcome") })
    }

    fn turn(&self) -> u32 {
        let staking = !matches!(self.phase(), Phase::Swap { .. });
        if staking && Self::has(Fault::TurnFalls) { 1 } else { u32::from(self.moved) + 1 }
    }

    /// Whoever has not staked in time stakes nothing.
    fn deadline(&self) -> Option<Deadline<Action>> {
        let hurries = self.phase() == Phase::Stake && !Self::has(Fault::NeverEnds);
        let seat = self.staking().first().filter(|_| hurries)?;
        Some(Deadline { wait: u32::from(self.moved), seconds: 60, seat, action: Action::TimeUp })
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.phase() == Phase::Over;
        let knows = |seat: Seat| Self::knows(viewer, seat, over) || self.peeking;
        let everything = viewer.is_open() || Self::has(Fault::NothingHidden);
        View {
            options: self.options.clone(),
            turn: self.turn(),
            first: self.first,
            phase: self.phase(),
            hands: Seat::all(self.seats)
                .map(|seat| {
                    self.hands[seat.index()].iter().map(|card| knows(seat).then_some(*card)).collect()
                })
                .collect(),
            table: self.table.clone(),
            pile: self.pile.len() as u8,
            pile_cards: everything.then(|| self.pile.clone()),
            staked: self.stakes.iter().map(Option::is_some).collect(),
            stakes: Seat::all(self.seats)
                .map(|seat| self.stakes[seat.index()].filter(|_| viewer.sees(seat) || over || everything))
                .collect(),
            hint: self.pile.last().copied().filter(|_| Self::has(Fault::ViewCarriesHint)),
            codes: self.codes.clone(),
            unsent: Self::has(Fault::ViewKeepsTruth).then(|| self.hands.clone()),
        }
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        let open = Self::has(Fault::NothingHidden);
        let seen = |seat: Seat| viewer.sees(seat) || open;
        Some(match event {
            Event::Dealt { hands, pile } => EventView::Dealt {
                pile: (viewer.is_open() || open).then(|| pile.clone()),
                code: Self::deal_code(hands),
                hands: Seat::all(hands.len() as u8)
                    .map(|seat| hands[seat.index()].iter().map(|card| seen(seat).then_some(*card)).collect())
                    .collect(),
            },
            Event::Began { seat } => EventView::Began { seat: *seat },
            Event::Kept { seat } => EventView::Kept { seat: *seat },
            Event::Swapped { seat, gave, drew } => EventView::Swapped {
                seat: *seat,
                gave: *gave,
                drew: (seen(*seat) || Self::has(Fault::EventShowsDraw)).then_some(*drew),
                code: Self::has(Fault::DrawInCode).then(|| code(*drew)),
            },
            Event::Arranged { seat, cards } => {
                EventView::Arranged { seat: *seat, cards: seen(*seat).then(|| cards.clone()) }
            }
            Event::Staked { seat, stake } => {
                EventView::Staked { seat: *seat, stake: seen(*seat).then_some(*stake) }
            }
            Event::Shown { hands, stakes } => {
                EventView::Shown { hands: hands.clone(), stakes: stakes.clone() }
            }
            Event::Mumbled if Self::has(Fault::NoWords) => EventView::Mumbled,
            Event::Mumbled => EventView::Whispered,
        })
    }

    fn fades(&self, event: &Event) -> bool {
        matches!(event, Event::Arranged { .. })
    }

    fn is_turn(action: &Action) -> bool {
        !matches!(action, Action::Arrange { .. })
    }

    fn explain(options: &Options, _seats: u8) -> Vec<Saying> {
        let limit = Saying::new("stakes-explain-high-stakes").with("limit", Self::limit(options));
        let mut sayings =
            vec![Saying::new("stakes-explain-first"), Saying::new("stakes-explain-hand"), limit];
        if Self::has(Fault::Unexplained) {
            sayings.pop();
        }
        sayings
    }
}
