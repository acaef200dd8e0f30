//! What everybody at the table knows that everybody knows: the same in each seat's mind, move for move.

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
    fn reach(&self, mind: &Mind) -> Reach;

    /// Notices, before a step is taken in, that a teammate does what nobody of this manner would.
    fn watch(&self, _mind: &mut Mind, _event: &EventView, _me: u8) {}
}

/// How far it pays to look ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// From so few cards in the deck on.
    pub(crate) deck: u8,
    /// In so many worlds for each candidate.
    pub(crate) worlds: u32,
    /// How many standard errors, squared, another move must do better by than the usual one.
    pub(crate) doubt: i64,
}

/// How somebody's informations are taken, and how they take those of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reading {
    /// By the convention.
    Convention,
    /// As a newcomer does: a card that is singled out is one to play.
    Plain,
    /// At their word and no further.
    Words,
}

/// What a mind is judged by, when somebody's deeds are held against the convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Evidence {
    /// What the whole table sees.
    Public,
    /// The hands that one sees, too.
    Sight,
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
    /// How each seat reads, and is read.
    pub(crate) readings: [Reading; 5],
    /// Who gave a card a meaning beyond the words, a bit a seat.
    pub(crate) from: [u8; Card::COUNT],
    /// What a card can be if it was singled out to be played, as a newcomer means it.
    pub(crate) singled: [Kinds; Card::COUNT],
    /// The seats whose informations have led to a card that fitted, a bit a seat.
    pub(crate) shown: u8,
    /// The seats that have played a card that fitted, which only the convention told them of, a bit a seat.
    pub(crate) keeps: u8,
    /// The seats that keep to the same habits, as everybody knows without a proof; all others are strangers at first.
    pub(crate) kin: u8,
    /// The seats that a plain reading was wrong about once, a bit a seat.
    warned: u8,
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
            readings: [Reading::Convention; 5],
            from: [0; Card::COUNT],
            singled: [Kinds::ALL; Card::COUNT],
            shown: 0,
            keeps: 0,
            kin: 0,
            warned: 0,
            loose: Copies::BOX,
        }
    }

    pub(crate) fn may(&self, id: u8) -> Kinds {
        self.may[usize::from(id)]
    }

    /// How an information of `by` is taken by `to`.
    pub(crate) fn reading(&self, by: u8, to: u8) -> Reading {
        self.readings[usize::from(by)].max(self.readings[usize::from(to)])
    }

    /// Gives up on the meaning that these seats gave to cards, and reads them more plainly from now on.
    pub(crate) fn distrust(&mut self, seats: u8) {
        if seats == 0 {
            return;
        }
        let mut misread = 0;
        for (seat, reading) in self.readings.iter_mut().enumerate() {
            let bit = 1 << seat;
            match reading {
                _ if seats & bit == 0 => {}
                Reading::Convention => *reading = Reading::Plain,
                Reading::Plain | Reading::Words => {
                    // Anybody may point at the wrong card once.
                    *reading = if self.warned & bit == 0 { *reading } else { Reading::Words };
                    self.warned |= bit;
                    misread |= bit;
                }
            }
        }
        for seat in 0..self.board.seats {
            for id in self.board.hand(seat).iter().map(|id| usize::from(*id)) {
                if self.from[id] & misread != 0 {
                    self.singled[id] = Kinds::ALL;
                }
                if self.from[id] & seats != 0 {
                    let plain = self.told[id] & self.singled[id];
                    self.may[id] = if plain.is_empty() { self.told[id] } else { plain };
                }
            }
        }
    }

    /// Hears what a step told `me`.
    pub(crate) fn hear(&mut self, events: &[EventView], me: u8, manner: &impl Manner, evidence: Evidence) {
        for event in events {
            if evidence == Evidence::Public {
                manner.watch(self, event, me);
            }
            match event {
                EventView::Public(Public::Informed { by, to, clue, touched, .. }) => {
                    let touched = touched.iter().map(|id| id.0).collect();
                    let said = Said { by: by.0, to: to.0, clue: *clue, touched };
                    let before = self.may;
                    self.learn(&said, Eyes::Of(me), manner);
                    if evidence == Evidence::Sight && by.0 != me {
                        if self.is_untrue(&before, &said, me) {
                            self.distrust(1 << by.0);
                        } else if to.0 != me && self.may != before {
                            self.shown |= 1 << by.0;
                        }
                    }
                }
                EventView::Public(
                    Public::Played { by, id, card, .. } | Public::Discarded { by, id, card, .. },
                ) => {
                    let from = self.from[id.index()];
                    if !self.may[id.index()].has(card.index() as u8) {
                        self.misled = true;
                        self.distrust(from & !(1 << me));
                    } else if let EventView::Public(Public::Played { fits: true, .. }) = event {
                        self.shown |= from;
                        let words = self.told[id.index()] & self.board.left.some();
                        if from != 0 && !(words & self.singled[id.index()]).is_within(self.board.playable) {
                            self.keeps |= 1 << by.0;
                        }
                    }
                }
                EventView::Private(_) | EventView::Public(_) => {}
            }
            self.board.hear(event);
        }
        self.settle();
    }

    /// Whether `me` sees that an information was taken for something that is not so.
    fn is_untrue(&self, before: &[Kinds; Card::COUNT], said: &Said, me: u8) -> bool {
        let unseen = super::moves::unseen(self, me).some();
        self.board.hand(said.to).iter().any(|id| {
            let (was, is) = (before[usize::from(*id)], self.may(*id));
            let possible = if said.to == me { unseen } else { Kinds::one(self.board.front(*id)) };
            was.meets(possible) && !is.meets(possible)
        })
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
