//! The truth of a game of Tiny, and its rules. Nothing here can be serialised.

use std::ops::RangeInclusive;

use boardgame::{
    BadOptions, Game, GameRng, Imagine, Kind, Log, Outcome, Playbill, Say, Saying, Seat, SeatSet, Standing,
    Viewer,
};

use crate::wire::{Action, Card, Choice, EventView, Illegal, Legal, Options, SPECS, View};

const CARDS: RangeInclusive<Card> = 1..=12;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Tiny {
    options: Options,
    hands: Vec<Vec<Card>>,
    /// What everybody has laid in this round.
    laid: Vec<Option<Card>>,
    /// The cards of earlier rounds.
    gone: Vec<Card>,
    /// How many rounds everybody has taken.
    taken: Vec<u8>,
    /// The cards that nobody holds (T1).
    aside: Vec<Card>,
    /// Who began this round: whoever took the one before.
    leader: Seat,
}

/// What happened, with all that is hidden.
#[derive(Clone, Debug)]
pub enum Event {
    Dealt { hands: Vec<Vec<Card>> },
    Laid { seat: Seat, card: Card },
    Took { seat: Seat },
}

impl Tiny {
    fn is_over(&self) -> bool {
        self.hands.iter().all(Vec::is_empty) && self.highest().is_none()
    }

    /// The seat whose turn it is: nobody's while a round is being taken, and when it is over.
    fn to_move(&self) -> Option<Seat> {
        let laid = self.laid.iter().flatten().count() as u8;
        (!self.is_over() && laid < self.seats()).then_some(Seat((self.leader.0 + laid) % self.seats()))
    }

    fn highest(&self) -> Option<Card> {
        self.laid.iter().flatten().copied().max()
    }

    /// The highest card takes the round; its seat begins the next (T3).
    fn end_round(&mut self, log: &mut impl Log<Tiny>) {
        let highest = self.highest();
        let winner = Seat::all(self.seats()).find(|seat| self.laid[seat.index()] == highest);
        let winner = winner.expect("the round is full");
        self.taken[winner.index()] += 1;
        self.leader = winner;
        self.gone.extend(self.laid.iter_mut().filter_map(Option::take));
        log.tell(self, Event::Took { seat: winner });
    }

    /// Why `seat` may lay nothing now.
    fn refusal(&self, seat: Seat) -> Option<Illegal> {
        match self.to_move() {
            None => Some(Illegal::Over),
            Some(turn) if turn != seat => Some(Illegal::NotYourTurn(turn)),
            Some(_) => None,
        }
    }
}

/// The hands as a viewer sees them: the own one, and all of them once everything is open.
fn seen(hands: &[Vec<Card>], viewer: Viewer) -> Vec<Vec<Option<Card>>> {
    let hand = |(seat, hand): (Seat, &Vec<Card>)| {
        hand.iter().map(|card| viewer.sees(seat).then_some(*card)).collect()
    };
    Seat::all(hands.len() as u8).zip(hands).map(hand).collect()
}

impl Game for Tiny {
    const ID: &'static str = "tiny";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const PLAYBILL: Playbill = Playbill {
        kind: Kind::Everyone,
        minutes: 2,
        secrets: true,
        options: SPECS,
        hints: None,
        clock: None,
        phrases: &["tiny-phrase-well-laid"],
        pictures: &[],
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
        log: &mut impl Log<Tiny>,
    ) -> Result<Tiny, BadOptions> {
        let mut aside: Vec<Card> = CARDS.collect();
        rng.shuffle(&mut aside);
        let held = usize::from(options.cards());
        let hands: Vec<Vec<Card>> = Seat::all(seats)
            .map(|_| {
                let mut hand = aside.split_off(aside.len() - held);
                hand.sort_unstable();
                hand
            })
            .collect();
        let game = Tiny {
            options: *options,
            laid: vec![None; hands.len()],
            gone: Vec::new(),
            taken: vec![0; hands.len()],
            aside,
            leader: Seat(0),
            hands: hands.clone(),
        };
        log.tell(&game, Event::Dealt { hands });
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn fixed(&self) {}

    fn to_act(&self) -> SeatSet {
        self.to_move().into_iter().collect()
    }

    fn legal(&self, seat: Seat) -> Legal {
        let refused = self.refusal(seat);
        let mut play = Vec::new();
        if refused.is_none() {
            let highest = self.highest();
            let choice = |card: &Card| Choice { card: *card, leads: Some(*card) > highest };
            play.extend(self.hands[seat.index()].iter().map(choice));
        }
        Legal { play, refused: refused.map(|why| why.say()) }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        _: &mut GameRng,
        log: &mut impl Log<Tiny>,
    ) -> Result<(), Illegal> {
        if let Some(why) = self.refusal(seat) {
            return Err(why);
        }
        let Action::Lay { card } = *action;
        let hand = &mut self.hands[seat.index()];
        let index = hand.iter().position(|held| *held == card).ok_or(Illegal::NotInHand)?;
        hand.remove(index);
        self.laid[seat.index()] = Some(card);
        log.tell(self, Event::Laid { seat, card });
        if !self.laid.contains(&None) {
            self.end_round(log);
        }
        Ok(())
    }

    /// Most rounds win, and among several the last one (T4).
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let worth = |seat: Seat| (self.taken[seat.index()], seat == self.leader);
        let better = |own: Seat| Seat::all(self.seats()).filter(|seat| worth(*seat) > worth(own)).count();
        let places: Vec<u8> = Seat::all(self.seats()).map(|seat| better(seat) as u8 + 1).collect();
        let winner = Seat::all(self.seats()).max_by_key(|seat| worth(*seat)).expect("somebody plays");
        let rounds = self.taken[winner.index()];
        let say = Saying::new("tiny-outcome").with("winner", winner).with("rounds", rounds);
        Some(Outcome { standing: Standing::Ranked { places }, say })
    }

    fn turn(&self) -> u32 {
        let laid = self.gone.len() + self.laid.iter().flatten().count();
        let last = usize::from(self.options.cards() * self.seats());
        (laid + 1).min(last) as u32
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            options: self.options,
            round: self.taken.iter().map(|taken| u32::from(*taken)).sum::<u32>() + u32::from(!self.is_over()),
            to_move: self.to_move(),
            leader: self.leader,
            hands: seen(&self.hands, viewer),
            laid: self.laid.clone(),
            gone: self.gone.clone(),
            taken: self.taken.clone(),
            aside: viewer.is_open().then(|| self.aside.clone()),
        }
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(match event {
            Event::Dealt { hands } => EventView::Dealt { hands: seen(hands, viewer) },
            Event::Laid { seat, card } => EventView::Laid { seat: *seat, card: *card },
            Event::Took { seat } => EventView::Took { seat: *seat },
        })
    }

    fn explain(options: &Options, seats: u8) -> Vec<Saying> {
        let aside = CARDS.count() as u8 - options.cards() * seats;
        vec![Saying::new("tiny-option-hand-help").with("aside", aside)]
    }
}

impl Imagine for Tiny {
    /// Whatever is not seen is dealt anew.
    fn imagine(view: &View, rng: &mut GameRng) -> Tiny {
        let known = view.hands.iter().flatten().chain(&view.laid).flatten().chain(&view.gone);
        let known: Vec<Card> = known.chain(view.aside.iter().flatten()).copied().collect();
        let mut hidden: Vec<Card> = CARDS.filter(|card| !known.contains(card)).collect();
        rng.shuffle(&mut hidden);
        let mut hand = |cards: &Vec<Option<Card>>| {
            let mut hand: Vec<Card> =
                cards.iter().map(|card| card.or_else(|| hidden.pop()).expect("enough are hidden")).collect();
            hand.sort_unstable();
            hand
        };
        let hands: Vec<Vec<Card>> = view.hands.iter().map(&mut hand).collect();
        Tiny {
            options: view.options,
            laid: view.laid.clone(),
            gone: view.gone.clone(),
            taken: view.taken.clone(),
            aside: view.aside.clone().unwrap_or(hidden),
            leader: view.leader,
            hands,
        }
    }
}
