//! A review whose game is forgotten: what every choice of a finished game was worth, and what chance did.

use std::fmt::Debug;
use std::sync::Arc;

use boardgame::{Legal, Played, Say, Saying, Seat, Table, Viewer};
use bots::{Estimate, Eyes, Measure, Misread, Review, Reviewed, Roster, Seen, Weighed, Worth};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::wire::{Json, json};

/// A review in the making: a step is looked at when it is asked for, so that whoever waits can stop.
pub trait AnyReview: Debug + Send {
    /// In what worth is counted.
    fn measure(&self) -> Measure;

    /// What the position before the next step is worth to each seat, or to all together.
    fn outlook(&mut self) -> Vec<Estimate>;

    /// Looks at the next step; nothing at the end.
    fn look(&mut self) -> Option<ReviewedStep>;

    /// What there is to choose from in the next step, where it was a decision; looks at nothing else.
    fn choices(&mut self) -> Option<Choices>;

    /// What an action of the next step is worth, found anew by so many games and other chance.
    fn again(&mut self, action: &RawValue, games: u32) -> Option<Estimate>;

    /// Goes on without looking; false at the end.
    fn skip(&mut self) -> bool;

    /// What was said in the game, and taken for something else, which cost something.
    fn misread(&self) -> Vec<Misread>;
}

/// One step of a finished game.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewedStep {
    pub step: u64,
    /// The turn it belongs to, as people count.
    pub turn: u32,
    pub seat: Seat,
    pub action: Json,
    /// What happened, in words.
    pub say: Vec<Saying>,
    /// What there was to choose from; nothing where it was no decision.
    pub choices: Option<Choices>,
    /// What the choice changed for each seat, or for all together, against what is usual; empty where it was no decision.
    pub swing: Vec<Estimate>,
    /// What chance changed after it, where it had a hand in it.
    pub luck: Option<Vec<Estimate>>,
}

/// What there was to choose from.
#[derive(Clone, Debug, Serialize)]
pub struct Choices {
    pub moves: Vec<MoveWorth>,
    /// The place of the best one.
    pub best: usize,
    /// The place of the one that was played.
    pub played: usize,
}

impl Choices {
    pub fn best(&self) -> &MoveWorth {
        &self.moves[self.best]
    }

    pub fn played(&self) -> &MoveWorth {
        &self.moves[self.played]
    }
}

/// What a move is worth to whoever makes it.
#[derive(Clone, Debug, Serialize)]
pub struct MoveWorth {
    pub action: Json,
    /// The move in words, for the best one and the one that was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<Saying>,
    pub worth: Estimate,
    /// How much less it is worth than the best.
    pub loss: Estimate,
}

pub(crate) fn review<G: Roster>(table: &Table<G>, eyes: Eyes, games: u32) -> Option<Box<dyn AnyReview>> {
    Some(Box::new(Review::<G>::of(Arc::new(table.clone()), eyes, games)?))
}

/// What each move that a seat has now is worth, from its view alone.
pub(crate) fn weigh<G: Roster>(table: &Table<G>, seat: Seat, games: u32) -> Option<Vec<MoveWorth>> {
    let mut analyst = G::analyst(None)?;
    if table.legal(seat).is_empty() {
        return None;
    }
    if analyst.listens() {
        let viewer = Viewer::Seat(seat);
        Table::<G>::replay_with(&table.record(), |table, events: Vec<G::Event>| {
            let told: Vec<_> = events.iter().filter_map(|event| G::event_view(event, viewer)).collect();
            analyst.notice(&told, &Seen::at(table, seat));
        })
        .expect("a table's own record replays");
    }
    let mut rng = table.private_rng("analyst");
    let weighed = analyst.weigh(&Seen::at(table, seat), None, games, &mut rng);
    let worth = |worth: Worth<G::Action>| MoveWorth {
        action: json(&worth.action),
        say: None,
        worth: worth.worth,
        loss: worth.loss,
    };
    Some(weighed.worths.into_iter().map(worth).collect())
}

fn words<G: Roster>(events: &[G::Event], viewer: Viewer) -> impl Iterator<Item = Saying> {
    events.iter().filter_map(move |event| Some(G::event_view(event, viewer)?.say()))
}

/// A move of `table` in words: what it is called, or what would happen first.
fn in_words<G: Roster>(
    review: &Review<G>,
    table: &Table<G>,
    Played { seat, action }: &Played<G::Action>,
) -> Option<Saying> {
    review.analyst().name(*seat, action).or_else(|| {
        let mut events = Vec::new();
        table.clone().play(*seat, action, &mut events).ok()?;
        words::<G>(&events, review.open()).next()
    })
}

/// The choices of whoever made the next step of `table`.
fn choices<G: Roster>(
    review: &Review<G>,
    table: &Table<G>,
    played: &Played<G::Action>,
    weighed: Weighed<G::Action>,
) -> Option<Choices> {
    let place = weighed.worths.iter().position(|worth| worth.action == played.action)?;
    let best = weighed.best;
    let of = |(index, worth): (usize, Worth<G::Action>)| {
        let spoken = index == best || index == place;
        let choice = Played { seat: played.seat, action: worth.action };
        MoveWorth {
            say: if spoken { in_words(review, table, &choice) } else { None },
            action: json(&choice.action),
            worth: worth.worth,
            loss: worth.loss,
        }
    };
    Some(Choices { moves: weighed.worths.into_iter().enumerate().map(of).collect(), best, played: place })
}

impl<G: Roster> AnyReview for Review<G> {
    fn measure(&self) -> Measure {
        Review::measure(self)
    }

    fn outlook(&mut self) -> Vec<Estimate> {
        Review::outlook(self)
    }

    fn look(&mut self) -> Option<ReviewedStep> {
        let (before, played) = (self.table().clone(), self.played()?.clone());
        let Reviewed { step, turn, seat, action, choices: weighed, swing, luck } = self.next()?;
        let mut events = Vec::new();
        before.clone().play(seat, &action, &mut events).expect("a finished game replays");
        let say = words::<G>(&events, self.open()).collect();
        let choices = weighed.and_then(|weighed| choices(self, &before, &played, weighed));
        Some(ReviewedStep { step, turn, seat, action: json(&action), say, choices, swing, luck })
    }

    fn choices(&mut self) -> Option<Choices> {
        let weighed = Review::choices(self)?;
        choices(self, self.table(), self.played()?, weighed)
    }

    fn again(&mut self, action: &RawValue, games: u32) -> Option<Estimate> {
        Review::again(self, &serde_json::from_str(action.get()).ok()?, games)
    }

    fn skip(&mut self) -> bool {
        Review::pass(self)
    }

    fn misread(&self) -> Vec<Misread> {
        Review::misread(self)
    }
}
