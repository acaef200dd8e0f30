//! What everybody at the table knows that everybody knows: the same in each seat's mind, move for move.

use boardgame::Seat;
use hanabi::{Card, CardId, Clue, EventView, Private, Public};

use super::question;
use crate::hanabi::board::Board;
use crate::hanabi::kinds::{Copies, Kinds};

/// The table, and what each card can be as far as all seats together agree on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    pub(crate) board: Board,
    /// What a card can be, from everything that was said and meant.
    pub(crate) may: [Kinds; Card::COUNT],
    /// What a card can be from the plain words of informations; the last resort if others keep to no protocol.
    told: [Kinds; Card::COUNT],
    /// The cards that are not known to be in a hand: what an unknown card can be, and how likely.
    pub(crate) loose: Copies,
}

/// Whose part of a message is worked out by what is left of it, because that hand is not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// A seat sees all hands but its own.
    Of(u8),
    /// In an imagined game everything is seen.
    All,
}

impl Mind {
    pub(crate) fn new(board: Board) -> Mind {
        Mind { board, may: [Kinds::ALL; Card::COUNT], told: [Kinds::ALL; Card::COUNT], loose: Copies::BOX }
    }

    pub(crate) fn may(&self, id: u8) -> Kinds {
        self.may[usize::from(id)]
    }

    /// Hears what a step told `me`.
    pub(crate) fn hear(&mut self, events: &[EventView], me: u8) {
        for event in events {
            if let EventView::Public(Public::Informed { by, to, clue, touched, .. }) = event {
                self.learn(*by, *to, *clue, Eyes::Of(me), |_, id| touched.contains(&CardId(id)));
            }
            self.board.hear(event);
            if let EventView::Private(Private::Drew { id, .. }) = event {
                self.may[id.index()] = Kinds::ALL;
            }
        }
        self.settle();
    }

    /// Takes in an information: first what it means to each seat but the one who gave it, then its plain words.
    pub(crate) fn learn(
        &mut self,
        by: Seat,
        to: Seat,
        clue: Clue,
        eyes: Eyes,
        touches: impl Fn(&Board, u8) -> bool,
    ) {
        question::learn(self, by.0, to.0, clue, eyes);
        let kinds = Kinds::of_clue(clue);
        for id in self.board.hand(to.0).iter() {
            let allowed = if touches(&self.board, *id) { kinds } else { !kinds };
            self.may[usize::from(*id)] &= allowed;
            self.told[usize::from(*id)] &= allowed;
        }
    }

    /// Draws the plain consequences: where all copies of a front are accounted for, no other card is one of them.
    pub(crate) fn settle(&mut self) {
        loop {
            let mut known = Copies::NONE;
            let mut loose = self.board.left;
            for seat in 0..self.board.seats {
                for id in self.board.hand(seat).iter() {
                    if let Some(kind) = self.may(*id).only() {
                        known.add(kind);
                        loose.take(kind);
                    }
                }
            }
            let gone = self.board.left.at_most(known);
            let mut changed = false;
            for seat in 0..self.board.seats {
                for id in self.board.hand(seat).iter() {
                    let may = self.may(*id);
                    if may.only().is_none() && (may.meets(gone) || may.is_empty()) {
                        let rest = may & !gone;
                        // Nothing left: somebody keeps to no protocol, and only plain words count.
                        self.may[usize::from(*id)] =
                            if rest.is_empty() { self.told[usize::from(*id)] } else { rest };
                        changed |= !rest.is_empty();
                    }
                }
            }
            if !changed {
                self.loose = loose;
                return;
            }
        }
    }
}
