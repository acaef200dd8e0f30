//! Games with nothing left to chance: the cards and the dreams come in the order of their numbers.
//!
//! Seat 0 is the ghost. Psychic 0 has object 0, place 0 and character 0, psychic 1 has those of number 1, and so on.
//! The ghost holds dreams 0 to 6, and draws 7, 8, 9 …

use boardgame::{Chance, Game, GameRng, Seat, Viewer};
use sesto_senso::{
    Action, Card, Dream, DreamSet, Event, EventView, Illegal, Kind, Legal, Level, Motion, Options, Psychic,
    Public, RevelationView, SestoSenso, View,
};

/// A game in which the next draws can be said.
pub(crate) struct Scene {
    pub(crate) game: SestoSenso,
    /// The events of the last step.
    pub(crate) events: Vec<Event>,
    /// The draws of the next step; more are made up.
    pub(crate) draws: Vec<u32>,
}

pub(crate) const GHOST: Seat = Seat(0);

/// An easy game with the classic final.
pub(crate) fn scene(seats: u8) -> Scene {
    scene_with(Options::default(), seats)
}

pub(crate) fn scene_at(level: Level, seats: u8) -> Scene {
    scene_with(Options { level, ..Options::default() }, seats)
}

pub(crate) fn scene_with(options: Options, seats: u8) -> Scene {
    let options = Options { ghost: Some(options.ghost.unwrap_or(GHOST)), ..options };
    let in_order = |count: u32| GameRng::draws_of_shuffle(&(0..count).collect::<Vec<_>>());
    let draws = [18, 18, 18, 84].map(in_order).concat();
    let (mut rng, mut events) = (GameRng::of(&Chance::Draws(vec![draws])), Vec::new());
    let game = SestoSenso::new(&options, seats, &mut rng, &mut events).expect("the options are good");
    assert!(rng.is_exact(), "the deal is four shuffles");
    Scene { game, events, draws: Vec::new() }
}

pub(crate) fn dream(number: u8) -> Dream {
    Dream::new(number).expect("there is such a dream")
}

pub(crate) fn dreams(numbers: &[u8]) -> DreamSet {
    numbers.iter().copied().map(dream).collect()
}

pub(crate) fn give(psychic: u8, numbers: &[u8]) -> Action {
    Action::Give { psychic: Psychic(psychic), dreams: dreams(numbers) }
}

pub(crate) fn place(psychic: u8, kind: Kind, number: u8) -> Action {
    Action::Place { psychic: Psychic(psychic), card: Card::new(kind, number) }
}

pub(crate) fn confirm(psychic: u8) -> Action {
    Action::Confirm { psychic: Psychic(psychic) }
}

pub(crate) fn vote(combination: u8) -> Action {
    Action::Vote { combination: Psychic(combination) }
}

pub(crate) fn agree(to: Motion) -> Action {
    Action::Agree { to, yes: true }
}

impl Scene {
    /// Does it for a seat, or says why not.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut rng = GameRng::of(&Chance::Draws(vec![std::mem::take(&mut self.draws)]));
        let mut events = Vec::new();
        self.game.apply(seat, &action, &mut rng, &mut events)?;
        self.events = events;
        Ok(())
    }

    /// Does it, for the ghost or for the seat of the psychic.
    pub(crate) fn does(&mut self, action: Action) -> &mut Scene {
        let ghost = self.public().ghost;
        let seat = match action {
            Action::Give { .. } | Action::Change | Action::Common { .. } | Action::Add { .. } => ghost,
            Action::Place { psychic, .. } | Action::Confirm { psychic } => self.seat_of(psychic.0),
            Action::Vote { .. } | Action::ConfirmVote | Action::TimeUp { .. } | Action::Agree { .. } => {
                panic!("{action:?} needs to be told whose it is")
            }
        };
        self.act(seat, action).unwrap_or_else(|illegal| panic!("{action:?}: {illegal:?}"));
        self
    }

    pub(crate) fn seat_of(&self, psychic: u8) -> Seat {
        self.public().psychics[usize::from(psychic)].seat
    }

    /// The psychics who search, and what.
    pub(crate) fn searchers(&self) -> Vec<(u8, Kind)> {
        let psychics = self.public().psychics;
        psychics.iter().filter_map(|psychic| Some((psychic.psychic.0, psychic.searching?))).collect()
    }

    /// Gives everybody who has none the lowest dream of the hand.
    pub(crate) fn gifts(&mut self) -> &mut Scene {
        while let Some(legal) = self.legal(self.public().ghost).give {
            let first = legal.hand.nth(0).expect("a gift needs a dream");
            self.does(Action::Give { psychic: legal.psychics[0], dreams: DreamSet::of(first) });
        }
        self
    }

    /// A whole day in which those who search choose these cards; card *n* is right for psychic *n*.
    pub(crate) fn day(&mut self, numbers: &[u8]) -> &mut Scene {
        self.gifts();
        let searchers = self.searchers();
        assert_eq!(searchers.len(), numbers.len(), "so many search");
        for ((psychic, kind), number) in searchers.into_iter().zip(numbers) {
            self.does(place(psychic, kind, *number)).does(confirm(psychic));
        }
        self
    }

    /// A day on which everybody who searches is right.
    pub(crate) fn right_day(&mut self) -> &mut Scene {
        let numbers: Vec<u8> = self.searchers().iter().map(|(psychic, _)| *psychic).collect();
        self.day(&numbers)
    }

    /// A day on which everybody who searches is wrong, each on a card that was not refused yet.
    pub(crate) fn wrong_day(&mut self) -> &mut Scene {
        self.gifts();
        let view = self.public();
        for (psychic, kind) in self.searchers() {
            let refused = view.psychics[usize::from(psychic)].refused;
            let cards = view.rows.iter().find(|row| row.kind == kind).expect("there are three rows").cards;
            let wrong = cards.without(refused).iter().find(|number| *number != psychic);
            self.does(place(psychic, kind, wrong.expect("there are decoys"))).does(confirm(psychic));
        }
        self
    }

    /// The reconstruction, whose last day this is to be; the culprit is told beforehand.
    pub(crate) fn reconstruct(&mut self, last: u8, culprit: u32) -> &mut Scene {
        for _ in 3..last {
            self.wrong_day();
        }
        self.right_day().right_day().gifts();
        let searchers = self.searchers();
        for (psychic, kind) in &searchers {
            self.does(place(*psychic, *kind, *psychic));
        }
        for (psychic, _) in searchers {
            self.draws = vec![culprit];
            self.does(confirm(psychic));
        }
        self
    }

    /// All seats vote so, in the order of the seats, and confirm.
    pub(crate) fn votes(&mut self, on: &[u8]) -> &mut Scene {
        let seats: Vec<Seat> = self.revelation().votes.iter().map(|vote| vote.seat).collect();
        assert_eq!(seats.len(), on.len(), "so many vote");
        for (seat, on) in seats.iter().zip(on) {
            let ball =
                self.revelation().votes.iter().find(|vote| vote.seat == *seat).and_then(|vote| vote.on);
            if ball != Some(Psychic(*on)) {
                self.act(*seat, vote(*on)).expect("the combination is there");
            }
        }
        for seat in seats {
            self.act(seat, Action::ConfirmVote).expect("the ball is placed");
        }
        self
    }

    /// The clock says that the time is over.
    pub(crate) fn time_is_up(&mut self) -> &mut Scene {
        let due = self.game.deadline().expect("there is a clock");
        self.act(due.seat, due.action).expect("the clock is right");
        self
    }

    pub(crate) fn to_act(&self) -> Vec<u8> {
        self.game.to_act().iter().map(|seat| seat.0).collect()
    }

    pub(crate) fn legal(&self, seat: Seat) -> Legal {
        self.game.legal(seat)
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    pub(crate) fn ghosts(&self) -> View {
        self.view(self.public().ghost)
    }

    pub(crate) fn public(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub(crate) fn revelation(&self) -> RevelationView {
        self.public().revelation.expect("the second phase has begun")
    }

    pub(crate) fn hand(&self) -> DreamSet {
        self.ghosts().hand.expect("the ghost sees the hand")
    }

    /// What a viewer was told at the last step.
    pub(crate) fn heard(&self, viewer: Viewer) -> Vec<EventView> {
        self.events.iter().filter_map(|event| SestoSenso::event_view(event, viewer)).collect()
    }

    /// Whether everybody was told this at the last step.
    pub(crate) fn told(&self, public: &Public) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Public(told) if told == public))
    }
}

impl Scene {
    /// Gives so many dreams to each psychic who has none, in their order.
    pub(crate) fn gifts_of(&mut self, counts: &[usize]) -> &mut Scene {
        for count in counts {
            let legal = self.legal(self.public().ghost).give.expect("somebody waits for dreams");
            let dreams = legal.hand.iter().take(*count).collect();
            self.does(Action::Give { psychic: legal.psychics[0], dreams });
        }
        self
    }
}
