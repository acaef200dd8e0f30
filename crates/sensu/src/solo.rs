//! The solo game: four columns, one pile of discards, and a score (U33, U34).

use boardgame::{Log, Seat};

use crate::action::Illegal;
use crate::combination::Combination;
use crate::event::Public;
use crate::outcome::Ending;
use crate::state::{Phase, Sensu};

impl Sensu {
    /// The drawn card goes to the end of a column, or on the discards (U33).
    pub(crate) fn put(&mut self, column: Option<u8>, log: &mut impl Log<Sensu>) -> Result<(), Illegal> {
        let Phase::Put { card } = self.phase else { return Err(self.not_yet()) };
        let place = match column {
            None => &mut self.piles[0],
            Some(column) => self.columns.get_mut(usize::from(column)).ok_or(Illegal::NoSuchColumn)?,
        };
        place.push(card);
        self.phase = Phase::Turn;
        log.tell(self, Public::Put { card, column }.into());
        self.end_solo_turn(log);
        Ok(())
    }

    /// The game is over when the deck is empty; with last plays, when nothing can be played any more (U34).
    pub(crate) fn end_solo_turn(&mut self, log: &mut impl Log<Sensu>) {
        self.phase = Phase::Turn;
        let plays = || !Combination::all_in(self.playable()).is_empty();
        if self.deck.is_empty() && !(self.options.last_play && plays()) {
            let ending = self.alone();
            return self.finish(ending, log);
        }
        self.turn += 1;
    }

    /// The sticks of all fans; when all three are closed, also those of the cards left in the deck (U34).
    pub(crate) fn score(&self) -> u8 {
        let left: u8 = self.deck.iter().map(|card| self.faces.sticks(*card)).sum();
        self.sticks(Seat(0)) + if self.closed(Seat(0)) == 3 { left } else { 0 }
    }

    /// The score as far as it can be seen: until the end the deck is hidden.
    pub(crate) fn score_in_sight(&self) -> u8 {
        match self.end {
            Some(Ending::Alone { score, .. }) => score,
            _ => self.sticks(Seat(0)),
        }
    }

    pub(crate) fn alone(&self) -> Ending {
        Ending::Alone { score: self.score(), complete: self.closed(Seat(0)) == 3 }
    }
}
