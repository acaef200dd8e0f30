//! What everybody at the table knows that everybody knows: the same in each seat's mind, move for move.

use boardgame::SeatSet;
use hanabi::{Card, Clue, EventView, Public};

use super::board::Board;
use super::kinds::{Copies, Kinds};
use super::moves::{Candidates, Move};

/// A way of playing together: what an information means, and what to do.
pub(crate) trait Manner: Copy {
    /// Takes in what an information means beyond its plain words, which are taken in after it.
    fn mean(&self, mind: &mut Mind, said: &Said, eyes: Eyes);

    /// What to do in one's turn.
    fn choose(&self, mind: &Mind, me: u8) -> Move;

    /// What else is worth a thought, the usual move first.
    fn candidates(&self, mind: &Mind, me: u8) -> Candidates;

    /// How far it pays to look ahead.
    fn reach(&self, seats: u8) -> Reach;
}

/// How far it pays to look ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// From so few cards in the deck on.
    pub(crate) deck: u8,
    /// In so many worlds.
    pub(crate) worlds: u32,
}

/// An information as everybody hears it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    pub(crate) by: u8,
    pub(crate) to: u8,
    pub(crate) clue: Clue,
    /// The cards pointed at.
    pub(crate) touched: Ids,
}

/// A set of cards by identity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ids(u64);

impl Ids {
    pub(crate) fn insert(&mut self, id: u8) {
        self.0 |= 1 << id;
    }

    pub(crate) fn has(self, id: u8) -> bool {
        self.0 & (1 << id) != 0
    }
}

impl FromIterator<u8> for Ids {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Ids {
        let mut set = Ids::default();
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

/// The table, and what each card can be as far as all seats together agree on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    pub(crate) board: Board,
    /// What a card can be, from everything that was said and meant.
    pub(crate) may: [Kinds; Card::COUNT],
    /// What a card can be from the plain words of informations; the last resort if others keep to no protocol.
    pub(crate) told: [Kinds; Card::COUNT],
    /// The cards that an information has pointed at.
    pub(crate) touched: Ids,
    /// Whether a card has turned out to be what its informations did not mean.
    pub(crate) misled: bool,
    /// The seats that keep to no convention: they are read, and spoken to, by plain words.
    pub(crate) plainly: SeatSet,
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
        Mind {
            board,
            may: [Kinds::ALL; Card::COUNT],
            told: [Kinds::ALL; Card::COUNT],
            touched: Ids::default(),
            misled: false,
            plainly: SeatSet::EMPTY,
            loose: Copies::BOX,
        }
    }

    pub(crate) fn may(&self, id: u8) -> Kinds {
        self.may[usize::from(id)]
    }

    /// Hears what a step told `me`.
    pub(crate) fn hear(&mut self, events: &[EventView], me: u8, manner: &impl Manner) {
        for event in events {
            match event {
                EventView::Public(Public::Informed { by, to, clue, touched, .. }) => {
                    let touched = touched.iter().map(|id| id.0).collect();
                    self.learn(&Said { by: by.0, to: to.0, clue: *clue, touched }, Eyes::Of(me), manner);
                }
                EventView::Public(Public::Played { id, card, .. } | Public::Discarded { id, card, .. }) => {
                    self.misled |= !self.may[id.index()].has(card.index() as u8);
                }
                EventView::Private(_) | EventView::Public(_) => {}
            }
            self.board.hear(event);
        }
        self.settle();
    }

    /// Takes in an information: first what it means, then its plain words.
    pub(crate) fn learn(&mut self, said: &Said, eyes: Eyes, manner: &impl Manner) {
        manner.mean(self, said, eyes);
        let kinds = Kinds::of_clue(said.clue);
        for id in self.board.hand(said.to).iter() {
            let allowed = if said.touched.has(*id) { kinds } else { !kinds };
            if said.touched.has(*id) {
                self.touched.insert(*id);
            }
            self.may[usize::from(*id)] &= allowed;
            self.told[usize::from(*id)] &= allowed;
        }
    }

    /// Draws the plain consequences: where all copies of a front are accounted for, no other card is one of them.
    ///
    /// Nobody believes in more copies of a front than there are: what is only believed gives way to plain words.
    pub(crate) fn settle(&mut self) {
        let left = self.board.left;
        let mut doubted = Ids::default();
        loop {
            let (mut known, mut loose, mut over) = (Copies::NONE, left, Kinds::NONE);
            for seat in 0..self.board.seats {
                for id in self.board.hand(seat).iter() {
                    if let Some(kind) = self.may(*id).only() {
                        if known.of(kind) >= left.of(kind) {
                            over = over | Kinds::one(kind);
                        }
                        known.add(kind);
                        loose.take(kind);
                    }
                }
            }
            let gone = left.at_most(known);
            let mut changed = false;
            for seat in 0..self.board.seats {
                for id in self.board.hand(seat).iter() {
                    let (may, told) = (self.may(*id), self.told[usize::from(*id)]);
                    if may.only().is_some() {
                        if may.meets(over) && told.only().is_none() && !doubted.has(*id) {
                            doubted.insert(*id);
                            self.may[usize::from(*id)] = told;
                            changed = true;
                        }
                    } else if may.meets(gone) || may.is_empty() {
                        let rest = may & !gone;
                        // Nothing left: somebody keeps to no protocol, and only plain words count.
                        self.may[usize::from(*id)] = if rest.is_empty() { told } else { rest };
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

    /// What plain words and the cards that lie open leave of each card in a hand: true whoever spoke and however.
    pub(crate) fn plain(&self) -> [Kinds; Card::COUNT] {
        let left = self.board.left;
        let mut plain = self.told;
        loop {
            let mut known = Copies::NONE;
            for seat in 0..self.board.seats {
                let hand = self.board.hand(seat);
                hand.iter().filter_map(|id| plain[usize::from(*id)].only()).for_each(|kind| known.add(kind));
            }
            let gone = left.at_most(known);
            let mut changed = false;
            for seat in 0..self.board.seats {
                for id in self.board.hand(seat).iter() {
                    let may = &mut plain[usize::from(*id)];
                    if may.only().is_none() && may.meets(gone) {
                        *may &= !gone;
                        changed = true;
                    }
                }
            }
            if !changed {
                return plain;
            }
        }
    }
}
