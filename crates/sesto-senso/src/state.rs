//! The whole truth of a game in progress, and its contract.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use boardgame::{
    BadOptions, Deadline, Game, GameRng, Kind as Sort, Log, Outcome, Playbill, Saying, Seat, SeatSet, Speech,
    Viewer,
};

use crate::action::{Action, Illegal, Motion};
use crate::album::Album;
use crate::card::{CardSet, Kind};
use crate::dream::{Dream, DreamSet};
use crate::event::{Event, EventView, Public};
use crate::legal::Legal;
use crate::options::Options;
use crate::outcome::{End, LAST_DAY};
use crate::psychic::{Combination, CombinationView, Psychic, Who};
use crate::revelation::Revelation;
use crate::view::View;

/// A game of Il Sesto Senso.
#[derive(Clone, Debug)]
pub struct SestoSenso {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) ghost: Seat,
    pub(crate) day: u8,
    /// The cards laid on the table at the start, by kind.
    pub(crate) laid: [CardSet; 3],
    /// By psychic, as far as they are dealt.
    pub(crate) combinations: ArrayVec<Combination, { Psychic::MOST }>,
    /// How many elements of the combination each psychic has found (G8).
    pub(crate) found: [u8; Psychic::MOST],
    pub(crate) album: Album,
    /// The numbers of the cards that the balls lie on.
    pub(crate) balls: [Option<u8>; Psychic::MOST],
    pub(crate) confirmed: [bool; Psychic::MOST],
    pub(crate) hand: DreamSet,
    /// The dreams to draw, the next one last.
    pub(crate) deck: ArrayVec<Dream, { Dream::COUNT }>,
    pub(crate) discards: DreamSet,
    /// Whether the ghost's time for today's gifts ran out (G26).
    pub(crate) late: bool,
    /// How often the hand may still be changed: today if it is easy, in the game otherwise (G9).
    pub(crate) changes: u8,
    /// The second phase, once all combinations are known.
    pub(crate) revelation: Option<Revelation>,
    /// Whether it can no longer be won: the missing elements take all days that are left (G17).
    pub(crate) hopeless: bool,
    /// Who declared what, by [`Motion`](crate::action::Motion).
    pub(crate) motions: [SeatSet; 2],
    /// Whether something is still going on: between the events of a step nobody is waited for.
    pub(crate) settling: bool,
    pub(crate) end: Option<End>,
}

/// The cards of each kind in the order in which chance deals them.
type Decks = [[u8; Kind::CARDS as usize]; 3];

impl SestoSenso {
    /// The dreams that a full hand holds (G6).
    pub const HAND: usize = 7;

    pub(crate) fn psychics(&self) -> impl DoubleEndedIterator<Item = Psychic> + Clone + use<> {
        Psychic::all(self.psychic_count())
    }

    pub(crate) fn psychic_count(&self) -> u8 {
        Psychic::count(self.seats)
    }

    /// The seats of the psychics: all but the ghost's.
    pub(crate) fn voters(&self) -> impl Iterator<Item = Seat> + use<> {
        let ghost = self.ghost;
        Seat::all(self.seats).filter(move |seat| *seat != ghost)
    }

    pub(crate) fn seat_of(&self, psychic: Psychic) -> Seat {
        if self.seats == 2 {
            return self.ghost.next(2);
        }
        Seat(psychic.0 + u8::from(psychic.0 >= self.ghost.0))
    }

    pub(crate) fn who(&self, psychic: Psychic) -> Who {
        Who { psychic, seat: self.seat_of(psychic), shared: self.seats == 2 }
    }

    /// What a psychic searches; nothing once all three are found (G8, G16).
    pub(crate) fn searching(&self, psychic: Psychic) -> Option<Kind> {
        Kind::ALL.get(usize::from(self.found[psychic.index()])).copied()
    }

    /// The psychics who search, and what.
    pub(crate) fn searchers(&self) -> impl Iterator<Item = (Psychic, Kind)> {
        self.psychics().filter_map(|psychic| Some((psychic, self.searching(psychic)?)))
    }

    pub(crate) fn has_found(&self, psychic: Psychic, kind: Kind) -> bool {
        kind.index() < usize::from(self.found[psychic.index()])
    }

    /// The cards of a kind still on the table: found ones leave it, and all are put away for the revelation (G14, G18).
    pub(crate) fn on_table(&self, kind: Kind) -> CardSet {
        if self.revelation.is_some() {
            return CardSet::EMPTY;
        }
        let found = self.psychics().filter(|psychic| self.has_found(*psychic, kind));
        self.laid[kind.index()]
            .without(found.map(|psychic| self.combinations[psychic.index()].number(kind)).collect())
    }

    /// The dreams that lie with a psychic: those for the element being searched (G14).
    pub(crate) fn dreams_of(&self, psychic: Psychic) -> DreamSet {
        self.searching(psychic).map_or(DreamSet::EMPTY, |kind| self.album.dreams(psychic, kind))
    }

    /// Whether the missing elements take all days that are left (G17).
    pub(crate) fn lacks_days(&self) -> bool {
        let missing = self.psychics().map(|psychic| 3 - self.found[psychic.index()]).max().unwrap_or(0);
        self.day + missing > LAST_DAY
    }

    /// The psychic of this name, if `seat` plays them.
    pub(crate) fn own(&self, seat: Seat, psychic: Psychic) -> Result<(), Illegal> {
        if seat == self.ghost {
            return Err(Illegal::GhostIsSilent);
        }
        if psychic.0 >= self.psychic_count() {
            return Err(Illegal::NoSuchPsychic);
        }
        if self.seat_of(psychic) == seat { Ok(()) } else { Err(Illegal::NotYourPsychic) }
    }

    /// Lays the first cards of each kind on the table, and deals the copies of the very first (G3, G4).
    fn deal(&mut self, decks: &Decks, log: &mut impl Log<SestoSenso>) {
        log.tell(self, Public::Haunted { ghost: self.ghost }.into());
        let count = usize::from(self.options.level.cards(self.seats));
        for kind in Kind::ALL {
            let cards = decks[kind.index()][..count].iter().copied().collect();
            self.laid[kind.index()] = cards;
            log.tell(self, Public::Laid { kind, cards }.into());
        }
        for psychic in self.psychics() {
            let dealt = Combination::new(decks.map(|numbers| numbers[psychic.index()]));
            self.combinations.push(dealt);
            let combination = CombinationView::new(dealt, |_| true);
            log.tell(self, Event::Dealt { ghost: self.ghost, who: self.who(psychic), combination });
        }
    }

    /// Whom the game waits for when nothing is going on.
    pub(crate) fn awaited(&self) -> SeatSet {
        if self.end.is_some() {
            return SeatSet::EMPTY;
        }
        let mut seats = SeatSet::EMPTY;
        if self.is_dreaming() {
            seats.insert(self.ghost);
        }
        match &self.revelation {
            None => {
                let waiting = self.searchers().filter(|(psychic, _)| self.waits_for(*psychic));
                waiting.for_each(|(psychic, _)| seats.insert(self.seat_of(psychic)));
            }
            Some(revelation) if !self.is_dreaming() => {
                self.voters()
                    .filter(|seat| !revelation.vote(*seat).confirmed)
                    .for_each(|seat| seats.insert(seat));
            }
            Some(_) => {}
        }
        seats
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        match *action {
            Action::Give { psychic, dreams } => self.give(seat, psychic, dreams, rng, log),
            Action::Change => self.change(seat, rng, log),
            Action::Common { character, place, object } => {
                let about = [(character, Kind::Character), (place, Kind::Place), (object, Kind::Object)];
                self.lay_common(seat, about, rng, log)
            }
            Action::Add { dream } => self.add_common(seat, dream, rng, log),
            Action::Place { psychic, card } => self.place(seat, psychic, card, log),
            Action::Confirm { psychic } => self.confirm(seat, psychic, rng, log),
            Action::Vote { combination } => self.vote(seat, combination, log),
            Action::ConfirmVote => self.confirm_vote(seat, rng, log),
            Action::TimeUp { .. } => self.time_up(seat, action, rng, log),
            Action::Agree { to, yes } => self.agree(seat, to, yes, log),
        }
    }
}

impl Game for SestoSenso {
    const ID: &'static str = "sesto-senso";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=7;
    const PLAYBILL: Playbill = Playbill {
        kind: Sort::Together,
        minutes: 45,
        secrets: true,
        options: Options::SPECS,
        hints: None,
        clock: Some("clock"),
        phrases: &[
            "sesto-senso-phrase-look",
            "sesto-senso-phrase-what-do-you-think",
            "sesto-senso-phrase-yes",
            "sesto-senso-phrase-no",
            "sesto-senso-phrase-no-idea",
            "sesto-senso-phrase-sure",
            "sesto-senso-phrase-shall-we",
            "sesto-senso-phrase-well-done",
        ],
        pictures: &[("dream", 84), ("character", 18), ("place", 18), ("object", 18)],
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
        log: &mut impl Log<SestoSenso>,
    ) -> Result<SestoSenso, BadOptions> {
        options.check(seats)?;
        let ghost = options.ghost.unwrap_or_else(|| Seat(rng.below(u32::from(seats)) as u8));
        // One shuffle a kind says which cards lie on the table, and in which order their copies are dealt (G3, G4).
        let decks: Decks = Kind::ALL.map(|_| {
            let mut numbers: [u8; Kind::CARDS as usize] = std::array::from_fn(|number| number as u8);
            rng.shuffle(&mut numbers);
            numbers
        });
        let mut deck: ArrayVec<Dream, { Dream::COUNT }> = DreamSet::ALL.iter().collect();
        deck.reverse();
        rng.shuffle(&mut deck);
        let mut game = SestoSenso {
            options: *options,
            seats,
            ghost,
            day: 1,
            laid: [CardSet::EMPTY; 3],
            combinations: ArrayVec::new(),
            found: [0; Psychic::MOST],
            album: Album::default(),
            balls: [None; Psychic::MOST],
            confirmed: [false; Psychic::MOST],
            hand: DreamSet::EMPTY,
            deck,
            discards: DreamSet::EMPTY,
            late: false,
            changes: options.level.changes(),
            revelation: None,
            hopeless: false,
            motions: [SeatSet::EMPTY; 2],
            settling: true,
            end: None,
        };
        game.deal(&decks, log);
        game.begin_day(rng, log);
        game.settling = false;
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn fixed(&self) {}

    fn to_act(&self) -> SeatSet {
        if self.settling { SeatSet::EMPTY } else { self.awaited() }
    }

    fn legal(&self, seat: Seat) -> Legal {
        Legal::new(self, seat)
    }

    fn offer_among(&self, seat: Seat, programs: SeatSet) -> Legal {
        Legal::among(self, seat, programs)
    }

    /// No program gives anything away, so that nobody can declare that it did (G24).
    fn check_among(&self, seat: Seat, action: &Action, programs: SeatSet) -> Result<(), Illegal> {
        let declared = matches!(action, Action::Agree { to: Motion::Slip, yes: true });
        if declared && seat != self.ghost && programs.contains(self.ghost) {
            return Err(Illegal::GhostIsProgram);
        }
        Ok(())
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<SestoSenso>,
    ) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::Over);
        }
        if seat.0 >= self.seats {
            return Err(Illegal::NotYourPsychic);
        }
        self.settling = true;
        let done = self.act(seat, action, rng, log);
        self.settling = false;
        done
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end.map(End::outcome)
    }

    fn turn(&self) -> u32 {
        u32::from(self.day)
    }

    fn deadline(&self) -> Option<Deadline<Action>> {
        self.due()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        event.view(viewer)
    }

    /// The ghost speaks through dreams alone until it is over (G24).
    fn speech(&self, seat: Seat) -> Speech {
        if self.is_unseen(seat) { Speech::Silent } else { Speech::Free }
    }

    fn is_unseen(&self, seat: Seat) -> bool {
        seat == self.ghost && self.end.is_none()
    }

    /// Balls, votes and declarations are no turns, and neither is a confirmation: what people follow are the dreams, and
    /// the signs and the verdict that the last confirmation brings.
    fn is_turn(action: &Action) -> bool {
        match action {
            Action::Give { .. }
            | Action::Change
            | Action::Common { .. }
            | Action::Add { .. }
            | Action::TimeUp { .. } => true,
            Action::Place { .. }
            | Action::Confirm { .. }
            | Action::Vote { .. }
            | Action::ConfirmVote
            | Action::Agree { .. } => false,
        }
    }

    fn explain(options: &Options, seats: u8) -> Vec<Saying> {
        options.explain(seats)
    }
}
