//! How long bots wait for people who have nothing left to do and may have a word to say: as long as fits the pace of the
//! table.
//!
//! Of a seat that stays unseen nothing counts, neither that a person sits there nor how long they take: whoever stands in
//! for them must not be told from them by when the others go on.

use boardgame::Seat;

use crate::{Core, Millis};

/// A turn that takes as long as most do.
const USUAL: Millis = 15_000;
/// From fewer turns nothing is known of a table's pace.
const FEWEST: usize = 3;
/// The turns of a table that count: who has become faster is waited for less.
pub(crate) const KEPT: usize = 9;
/// The shares are in hundredths: how much hasty and slow tables change, how much another person adds, who has something to
/// say to the first, and the most of all this together.
const HASTY: Millis = 50;
const SLOW: Millis = 200;
const ANOTHER: Millis = 50;
const CROWD: Millis = 200;
const TOGETHER: Millis = 300;
/// What a clock leaves is people's to think in: so much of it, one part in four, may go by in waiting.
const OF_CLOCK: Millis = 4;

/// What the patience of bots is measured by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace<'a> {
    /// How many people play themselves.
    pub people: usize,
    /// How long they took for their last turns.
    pub took: &'a [Millis],
    /// What is left on the clock, where one runs.
    pub left: Option<Millis>,
}

/// How long bots that would rather wait do so, where `base` is right for one person who is neither hasty nor slow.
pub fn bots_wait(base: Millis, pace: Pace<'_>) -> Millis {
    let more = pace.people.saturating_sub(1).try_into().unwrap_or(Millis::MAX);
    let company = ANOTHER.saturating_mul(more).saturating_add(100).min(CROWD);
    let share = (company * tempo(pace.took) / 100).min(TOGETHER);
    let wait = base.saturating_mul(share) / 100;
    pace.left.map_or(wait, |left| wait.min(left.max(0) / OF_CLOCK))
}

/// The turn in the middle, in hundredths of a usual one, within bounds.
fn tempo(took: &[Millis]) -> Millis {
    if took.len() < FEWEST {
        return 100;
    }
    let mut took = took.to_vec();
    took.sort_unstable();
    (took[took.len() / 2].saturating_mul(100) / USUAL).clamp(HASTY, SLOW)
}

impl Core {
    /// How long the bots of this table wait for people now.
    pub fn bots_wait(&self, base: Millis, now: Millis) -> Millis {
        let plays = |seat: Seat| {
            let person = self.room.sitter(seat).ok().and_then(|sitter| sitter.person());
            person.is_some_and(|person| person.stand_in.is_none() && !person.gone) && !self.is_unseen(seat)
        };
        let people = self.room.seats().filter(|(seat, _)| plays(*seat)).count();
        let of_game = self.countdown.filter(|_| !self.room.tempo.is_over_days()).map(|countdown| {
            Millis::try_from(countdown.left(now, &self.outages).as_millis()).unwrap_or(Millis::MAX)
        });
        let of_turn = self.turn_time(now).map(|turn| turn.left);
        let left = of_game.into_iter().chain(of_turn).min();
        bots_wait(base, Pace { people, took: self.waits.took(), left })
    }
}
