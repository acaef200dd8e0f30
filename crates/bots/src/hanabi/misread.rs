//! What informations of a finished game were taken for that they did not mean, where it cost something.
//!
//! What a receiver took one for is what a mind makes of it that reads by the convention or as newcomers do: their habits say
//! which first. Only what explains a deed is told, and only where the cards that lie open show that it was wrong.

use boardgame::{Game, RecordOf, Saying, Seat, Table, Viewer};
use hanabi::{Card, CardId, CardValue, Clue, Event, EventView, Hanabi, Public};

use super::analyst::habits;
use super::companion::Minds;
use super::kinds::Kinds;
use super::mind::{Mind, Reading};
use crate::{Misread, Seen};

/// The last information that touched a card.
#[derive(Clone, Copy, Debug)]
struct Pointed {
    step: u64,
    by: Seat,
    to: Seat,
}

/// A card that was pointed at because it could be played, and that its holder took for one to keep.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    pointed: Pointed,
    id: u8,
}

/// Follows a game with two minds a seat: by its habits, and by the other way of reading.
struct Follower {
    minds: Vec<[Minds; 2]>,
    habits: [Reading; 5],
    pointed: [Option<Pointed>; Card::COUNT],
    waiting: Option<Waiting>,
    found: Vec<Misread>,
}

pub(crate) fn misread(record: &RecordOf<Hanabi>) -> Vec<Misread> {
    let habits = habits(record);
    let mut follower: Option<Follower> = None;
    let replayed = Table::<Hanabi>::replay_with(record, |table, events: Vec<Event>| {
        let follower = follower.get_or_insert_with(|| Follower::new(table, habits));
        follower.judge(&events);
        follower.hear(table, &events);
    });
    follower.filter(|_| replayed.is_ok()).map(|follower| follower.found).unwrap_or_default()
}

impl Follower {
    fn new(table: &Table<Hanabi>, habits: [Reading; 5]) -> Follower {
        let minds = Seat::all(table.seats()).map(|seat| {
            let readings = match habits[seat.index()] {
                Reading::Convention => [Reading::Convention, Reading::Plain],
                _ => [Reading::Plain, Reading::Convention],
            };
            readings.map(|reading| Minds::new(&Seen::at(table, seat), [reading; 5]))
        });
        Follower {
            minds: minds.collect(),
            habits,
            pointed: [None; Card::COUNT],
            waiting: None,
            found: Vec::new(),
        }
    }

    /// What a seat may have taken a card of its own for, by either way of reading.
    fn beliefs(&self, seat: Seat, id: CardId) -> impl Iterator<Item = (&Mind, Kinds)> {
        self.minds[seat.index()].iter().map(move |minds| (&minds.own, minds.own.may(id.0)))
    }

    /// Looks at what a step tells of what was believed before it.
    fn judge(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Public(Public::Played { by, id, card, fits: false, .. }) => {
                    self.waiting.take_if(|waiting| waiting.pointed.to == by);
                    let wrong = self.beliefs(by, id).find(|(mind, may)| {
                        !may.is_empty() && may.is_within(mind.board.playable) && !may.has(card.index() as u8)
                    });
                    let taken = wrong.map(|(_, may)| may.only());
                    if let (Some(pointed), Some(taken)) = (self.pointed[id.index()], taken) {
                        let key = if taken.is_some() {
                            "hanabi-misread-played-for"
                        } else {
                            "hanabi-misread-played"
                        };
                        self.tell(pointed, key, card, taken);
                    }
                }
                Event::Public(Public::Played { by, .. } | Public::Informed { by, .. }) => {
                    self.waiting.take_if(|waiting| waiting.pointed.to == by);
                }
                Event::Public(Public::Discarded { by, id, card, .. }) => {
                    let front = card.index() as u8;
                    let wrong = self.beliefs(by, id).any(|(mind, may)| {
                        !may.is_empty() && may.is_within(mind.board.dead) && !mind.board.dead.has(front)
                    });
                    if let Some(pointed) = self.pointed[id.index()].filter(|_| wrong) {
                        self.tell(pointed, "hanabi-misread-discarded", card, None);
                    }
                    if let Some(Waiting { pointed, id }) = self.waiting.take_if(|it| it.pointed.to == by) {
                        let board = &self.minds[pointed.by.index()][0].own.board;
                        let front = board.front(id);
                        if board.playable.has(front) {
                            self.tell(
                                pointed,
                                "hanabi-misread-kept",
                                Card::of_index(usize::from(front)),
                                None,
                            );
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn tell(&mut self, pointed: Pointed, key: &'static str, card: Card, taken: Option<u8>) {
        let Pointed { step, by, to } = pointed;
        let say = Saying::new(key).with("by", by).with("to", to).with_key("card", card.key_in_sentence());
        let say = match taken {
            Some(kind) => say.with_key("taken", Card::of_index(usize::from(kind)).key_in_sentence()),
            None => say,
        };
        self.found.push(Misread { step, seats: [by, to], say });
    }

    /// Goes on after a step, and notes what its information points at.
    fn hear(&mut self, table: &Table<Hanabi>, events: &[Event]) {
        for (seat, minds) in Seat::all(table.seats()).zip(&mut self.minds) {
            let viewer = Viewer::Seat(seat);
            let told: Vec<EventView> =
                events.iter().filter_map(|event| Hanabi::event_view(event, viewer)).collect();
            minds.iter_mut().for_each(|minds| minds.hear(&told, seat.0));
        }
        for event in events {
            let Event::Public(Public::Informed { by, to, clue, touched, .. }) = *event else { continue };
            let pointed = Pointed { step: table.step(), by, to };
            touched.iter().for_each(|id| self.pointed[id.index()] = Some(pointed));
            let board = &self.minds[by.index()][0].own.board;
            let mut touched = touched.iter();
            let (Some(id), None) = (touched.next(), touched.next()) else { continue };
            // A 5 is pointed at to be kept, and whoever keeps to the convention may mean that of other cards.
            let plain =
                self.habits[by.index()] != Reading::Convention && clue != Clue::Value(CardValue::Five);
            let fits = plain && board.playable.has(board.front(id.0));
            let kept = self.beliefs(to, *id).any(|(mind, may)| !may.is_within(mind.board.playable));
            if fits && kept {
                self.waiting = Some(Waiting { pointed, id: id.0 });
            }
        }
    }
}
