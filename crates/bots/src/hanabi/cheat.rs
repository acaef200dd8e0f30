//! How far Hanabi could come if everybody saw their own hands; the deck stays hidden.

use boardgame::{GameRng, Seat};
use hanabi::{Action, Event, EventView, Hanabi, Private, Seen};

use super::ahead::choose_ahead;
use super::board::{Board, UNSEEN};
use super::ensemble::policy;
use super::kinds::Kinds;
use super::mind::{Eyes, Manner, Mind, Reach, Said};
use super::moves::{Candidates, Move};
use super::why::action;
use crate::{Cancel, Yardstick};

/// All seats, with all hands open.
#[derive(Clone, Debug)]
pub(crate) struct Cheat {
    mind: Mind,
}

impl Cheat {
    pub(crate) fn new(seats: u8, gran_finale: bool) -> Cheat {
        Cheat { mind: Mind::new(Board::new(seats, gran_finale)) }
    }
}

/// The ensemble's way of playing, by those who know their cards.
#[derive(Clone, Copy, Debug)]
struct Open;

/// The same mind, in which every card is what it is.
fn open(mind: &Mind) -> Mind {
    let mut open = *mind;
    for (may, front) in open.may.iter_mut().zip(mind.board.fronts) {
        if front != UNSEEN {
            *may = Kinds::one(front);
        }
    }
    open.settle();
    open
}

impl Manner for Open {
    fn mean(&self, _mind: &mut Mind, _said: &Said, _eyes: Eyes) {}

    fn choose(&self, mind: &Mind, me: u8) -> Move {
        policy::choose(&open(mind), me)
    }

    fn candidates(&self, mind: &Mind, me: u8) -> Candidates {
        policy::candidates(&open(mind), me)
    }

    fn reach(&self, _mind: &Mind) -> Reach {
        Reach { deck: 8, worlds: 8, doubt: 0 }
    }
}

impl Yardstick<Hanabi> for Cheat {
    fn hear(&mut self, events: &[Event]) {
        for event in events {
            let heard = match *event {
                Event::Dealt { seat, cards } => {
                    let seen = |face: hanabi::FaceUp| Seen { id: face.id, card: Some(face.card) };
                    let cards = cards.into_iter().flatten().map(seen).collect();
                    EventView::Private(Private::Dealt { seat, cards })
                }
                Event::Drew { seat, card, left } => {
                    EventView::Private(Private::Drew { seat, id: card.id, card: Some(card.card), left })
                }
                Event::Public(public) => EventView::Public(public),
            };
            self.mind.board.hear(&heard);
        }
        self.mind.settle();
    }

    fn choose(&self, seat: Seat, rng: &mut GameRng) -> Action {
        action(choose_ahead(&open(&self.mind), seat.0, &Open, None, rng, Cancel::NEVER))
    }
}
