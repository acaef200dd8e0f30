//! The checks that every game passes, on games that begin with the revelation: random guesses hardly ever come so far.

use std::ops::RangeInclusive;

use boardgame::{
    BadOptions, Game, GameRng, Imagine, Log, Outcome, Playbill, Saying, Seat, SeatSet, Speech, Unheard,
    Viewer,
};
use sesto_senso::{
    Action, Card, DreamSet, Event, EventView, Final, Illegal, Legal, Level, Options, SestoSenso, View,
};
use testkit::{Trials, Wrapped, check_game, check_imagine};

use crate::conformance::{SECRETS, named, whole};

/// The game from its revelation on. On the first day some psychics are wrong, later all are right.
#[derive(Clone, Debug)]
struct Finale(SestoSenso);

impl Finale {
    /// What happens next in the reconstruction: the lowest dream as a gift, then the right ball and its confirmation.
    fn next(&self, rng: &mut GameRng) -> Option<(Seat, Action)> {
        let truth = self.0.view(Viewer::Seat(self.0.view(Viewer::Spectator).ghost));
        if truth.revelation.is_some() {
            return None;
        }
        if let Some(give) = self.0.legal(truth.ghost).give {
            let dreams = give.hand.iter().take(1).collect::<DreamSet>();
            return Some((truth.ghost, Action::Give { psychic: give.psychics[0], dreams }));
        }
        truth.psychics.iter().find_map(|own| {
            let legal = self.0.legal(own.seat).search;
            let search = legal.iter().find(|search| search.psychic == own.psychic && search.awaited)?;
            if search.confirm {
                return Some((own.seat, Action::Confirm { psychic: own.psychic }));
            }
            let right = own.combination.number(search.kind).expect("the ghost knows it");
            let wrong = search.cards.iter().find(|number| *number != right).expect("there are decoys");
            let number = if truth.day == 1 && rng.below(4) == 0 { wrong } else { right };
            let card = Card::new(search.kind, number);
            Some((own.seat, Action::Place { psychic: own.psychic, card }))
        })
    }
}

impl Game for Finale {
    const ID: &'static str = SestoSenso::ID;
    const RULES: u32 = SestoSenso::RULES;
    const SEATS: RangeInclusive<u8> = SestoSenso::SEATS;
    const PLAYBILL: Playbill = SestoSenso::PLAYBILL;

    type Options = Options;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;
    type Fixed = <SestoSenso as Game>::Fixed;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(
        options: &Options,
        seats: u8,
        rng: &mut GameRng,
        log: &mut impl Log<Finale>,
    ) -> Result<Finale, BadOptions> {
        let mut log = Wrapped::new(log, |game: &SestoSenso| Finale(game.clone()));
        let mut finale = Finale(SestoSenso::new(options, seats, rng, &mut log)?);
        while let Some((seat, action)) = finale.next(rng) {
            finale.0.apply(seat, &action, rng, &mut log).expect("it was listed");
        }
        Ok(finale)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn fixed(&self) -> Self::Fixed {
        self.0.fixed()
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn legal(&self, seat: Seat) -> Legal {
        self.0.legal(seat)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut GameRng,
        log: &mut impl Log<Finale>,
    ) -> Result<(), Illegal> {
        let mut log = Wrapped::new(log, |game: &SestoSenso| Finale(game.clone()));
        self.0.apply(seat, action, rng, &mut log)
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
        SestoSenso::event_view(event, viewer)
    }

    fn speech(&self, seat: Seat) -> Speech {
        self.0.speech(seat)
    }

    fn is_unseen(&self, seat: Seat) -> bool {
        self.0.is_unseen(seat)
    }

    fn explain(options: &Options, seats: u8) -> Vec<Saying> {
        SestoSenso::explain(options, seats)
    }
}

impl Imagine for Finale {
    fn imagine(view: &View, rng: &mut GameRng) -> Finale {
        Finale(SestoSenso::imagine(view, rng))
    }
}

fn trials() -> Trials<Finale> {
    let options = Options::default();
    Trials::new()
        .options([
            Options { level: Level::Normal, finale: Final::One, ..options },
            Options { level: Level::Hard, finale: Final::Two, ..options },
        ])
        .games(1)
        .whole(whole)
        .cards(SECRETS)
        .named(named())
}

#[test]
fn the_revelation_obeys_the_contract() {
    check_game::<Finale>(&trials());
}

#[test]
fn the_revelation_keeps_its_secrets() {
    check_imagine::<Finale>(&trials());
}

/// The culprit is found now and then, and not always: the checks above see both ends.
#[test]
fn random_votes_come_to_both_ends() {
    let mut won = 0;
    for number in 0..60 {
        let mut rng = GameRng::new(boardgame::Seed::of_number(number), 0);
        let mut finale = Finale::new(&Options::default(), 7, &mut rng, &mut Unheard).unwrap();
        while let Some(seat) = finale.to_act().first() {
            let action = boardgame::Legal::sample(&finale.legal(seat), &mut rng).unwrap();
            finale.apply(seat, &action, &mut rng, &mut Unheard).unwrap();
        }
        won += u32::from(finale.view(Viewer::Spectator).end.unwrap().is_won());
    }
    assert!((10..50).contains(&won), "{won} of 60");
}
