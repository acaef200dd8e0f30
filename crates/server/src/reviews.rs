//! What choices were worth in finished games: thought about a step at a time on the queue's last class, so that whatever
//! people wait for comes first, and kept with the game in the store.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use boardgame::{Saying, Seat};
use bots::{Estimate, Eyes, Misread};
use games::{AnyReview, AnyTable, Choices};
use room::RoomId;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::app::App;
use crate::error::Error;
use crate::limits;
use crate::think::{Asker, Class};

/// How reviews are made and written; one that was made otherwise is made anew.
const EDITION: u32 = 2;
/// The most that decided a game.
const MOMENTS: usize = 3;
/// How long somebody waits before they may ask for a review that has no place now.
const NO_PLACE: Duration = Duration::from_secs(10);

/// A mean over imagined games, and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Amount {
    mean: f64,
    error: f64,
}

impl From<Estimate> for Amount {
    fn from(Estimate { mean, error }: Estimate) -> Amount {
        Amount { mean, error }
    }
}

impl Amount {
    fn plus(self, other: Amount) -> Amount {
        Amount { mean: self.mean + other.mean, error: self.error.hypot(other.error) }
    }

    /// Whether it differs from nothing beyond doubt.
    fn is_sure(self) -> bool {
        self.mean.abs() > 2.0 * self.error
    }
}

/// In what worth is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Measure {
    /// The chance to win, from 0 to 1.
    Chance,
    /// The points at the end.
    Points,
}

/// A whole review with everybody's choices, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Reviewed {
    edition: u32,
    measure: Measure,
    /// What the position was worth after each step, the deal first: to each seat, or to all together.
    curve: Vec<Vec<Amount>>,
    steps: Vec<ReviewedStep>,
    misread: Vec<Misreading>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct ReviewedStep {
    step: u64,
    turn: u32,
    seat: Seat,
    say: Vec<Saying>,
    decision: Option<Decided>,
    swing: Vec<Amount>,
    luck: Option<Vec<Amount>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Decided {
    played: Option<Saying>,
    best: Option<Saying>,
    is_best: bool,
    worth: Amount,
    best_worth: Amount,
    loss: Amount,
}

/// Something that was said, and taken for something else, which cost something.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Misreading {
    /// The step in which it was said.
    step: u64,
    turn: u32,
    /// Who said it, and who took it otherwise.
    by: Seat,
    to: Seat,
    say: Saying,
}

/// A review as far as it is known.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReviewState {
    /// So many steps have been looked at.
    done: u64,
    of: u64,
    /// Null until all of them have been.
    #[schema(required)]
    review: Option<Review>,
}

/// What the choices of a finished game were worth, for one guest.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Review {
    measure: Measure,
    /// What the position was worth after each step, the deal first: to each seat, or one entry for all together.
    curve: Vec<Vec<Amount>>,
    /// What decided it, at most three and in order: the largest changes that are beyond doubt.
    moments: Vec<ReviewMoment>,
    /// The decisions at the seats that are shown.
    decisions: Vec<Decision>,
    /// What was said and taken for something else, between two seats that are shown.
    misread: Vec<Misreading>,
    totals: Vec<SeatTotal>,
    /// The seats whose decisions this guest may see: their own and those of bots, and everybody's where all people at the
    /// table show theirs.
    shown: Vec<Seat>,
    /// The seats of people who show theirs.
    agreed: Vec<Seat>,
}

/// A turning point.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReviewMoment {
    step: u64,
    turn: u32,
    seat: Seat,
    /// Whether chance changed it, and not a choice.
    luck: bool,
    /// For whom it changed most; null where all win or lose together.
    #[schema(required)]
    whose: Option<Seat>,
    /// What it changed for them.
    change: Amount,
    /// What happened, in words.
    say: Vec<Saying>,
}

/// A choice, and what would have been better.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Decision {
    step: u64,
    turn: u32,
    seat: Seat,
    /// What was done, in words.
    #[schema(required)]
    played: Option<Saying>,
    /// What the analyst would have done; null where it was that.
    #[schema(required)]
    better: Option<Saying>,
    /// What it was worth, and what the better one would have been.
    worth: Amount,
    best_worth: Amount,
    loss: Amount,
    /// Whether something was lost beyond doubt: the loss is more than twice its error.
    clear: bool,
}

/// What a seat made of its choices, and chance of it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatTotal {
    seat: Seat,
    /// What chance changed for it.
    luck: Amount,
    /// What its choices changed for it against the usual play; null where they are not shown.
    #[schema(required)]
    choices: Option<Amount>,
}

/// What something changed for a seat, or for all together.
fn for_seat(changes: &[Amount], seat: Seat) -> Amount {
    changes.get(seat.index()).or(changes.first()).copied().unwrap_or_default()
}

fn amounts(estimates: Vec<Estimate>) -> Vec<Amount> {
    estimates.into_iter().map(Amount::from).collect()
}

impl From<Choices> for Decided {
    fn from(choices: Choices) -> Decided {
        let (played, best) = (choices.played(), choices.best());
        Decided {
            is_best: choices.best == choices.played,
            worth: played.worth.into(),
            best_worth: best.worth.into(),
            loss: played.loss.into(),
            played: played.say.clone(),
            best: best.say.clone(),
        }
    }
}

impl Reviewed {
    fn read(text: &str) -> Option<Reviewed> {
        serde_json::from_str::<Reviewed>(text).ok().filter(|review| review.edition == EDITION)
    }

    /// What a guest may see of it who may see the decisions of these seats.
    pub(crate) fn told(self, seats: u8, shown: Vec<Seat>, agreed: Vec<Seat>) -> Review {
        let is_shown = |seat: Seat| shown.contains(&seat);
        let total = |seat: Seat| {
            let luck = self.steps.iter().filter_map(|step| Some(for_seat(step.luck.as_ref()?, seat)));
            let own = self.steps.iter().filter(|step| step.seat == seat && !step.swing.is_empty());
            let sum = |one: Amount, other: Amount| one.plus(other);
            SeatTotal {
                seat,
                luck: luck.fold(Amount::default(), sum),
                choices: is_shown(seat)
                    .then(|| own.map(|step| for_seat(&step.swing, seat)).fold(Amount::default(), sum)),
            }
        };
        let totals = Seat::all(seats).map(total).collect();
        let moments = self.moments();
        let mut misread = self.misread;
        misread.retain(|misread| is_shown(misread.by) && is_shown(misread.to));
        let decisions = self.steps.into_iter().filter(|step| is_shown(step.seat)).filter_map(|step| {
            let Decided { played, best, is_best, worth, best_worth, loss } = step.decision?;
            Some(Decision {
                step: step.step,
                turn: step.turn,
                seat: step.seat,
                played,
                better: best.filter(|_| !is_best),
                clear: !is_best && loss.mean > 0.0 && loss.is_sure(),
                worth,
                best_worth,
                loss,
            })
        });
        let decisions = decisions.collect();
        Review {
            measure: self.measure,
            curve: self.curve,
            moments,
            decisions,
            misread,
            totals,
            shown,
            agreed,
        }
    }

    /// The largest changes, of choices and of chance.
    fn moments(&self) -> Vec<ReviewMoment> {
        let of = |step: &ReviewedStep, changes: &[Amount], luck: bool| {
            let sure = changes.iter().enumerate().filter(|(_, change)| change.is_sure());
            let most = sure.max_by(|(_, one), (_, other)| one.mean.abs().total_cmp(&other.mean.abs()))?;
            Some(ReviewMoment {
                step: step.step,
                turn: step.turn,
                seat: step.seat,
                luck,
                whose: (changes.len() > 1).then_some(Seat(most.0 as u8)),
                change: *most.1,
                say: step.say.clone(),
            })
        };
        let mut moments: Vec<ReviewMoment> = Vec::new();
        for step in &self.steps {
            moments.extend(of(step, &step.swing, false));
            moments.extend(of(step, step.luck.as_deref().unwrap_or_default(), true));
        }
        moments.sort_by(|one, other| other.change.mean.abs().total_cmp(&one.change.mean.abs()));
        moments.truncate(MOMENTS);
        moments.sort_by_key(|moment| (moment.step, moment.luck));
        moments
    }
}

/// The reviews in the making, and how many steps of each have been looked at.
#[derive(Debug, Default)]
pub(crate) struct Reviews {
    /// Locked for a look and never while anything is waited for.
    making: Mutex<HashMap<RoomId, watch::Receiver<u64>>>,
}

impl Reviews {
    fn making(&self) -> MutexGuard<'_, HashMap<RoomId, watch::Receiver<u64>>> {
        self.making.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How far a review is.
#[derive(Debug)]
pub(crate) enum Progress {
    Done(Box<Reviewed>),
    Looked(u64),
}

impl ReviewState {
    pub(crate) fn of(steps: u64, progress: Progress, tell: impl FnOnce(Reviewed) -> Review) -> ReviewState {
        match progress {
            Progress::Done(review) => ReviewState { done: steps, of: steps, review: Some(tell(*review)) },
            Progress::Looked(done) => ReviewState { done, of: steps, review: None },
        }
    }
}

impl App {
    /// The review of a finished game, or how far it is; it is begun where nobody has asked for it yet, and goes on to its
    /// end, which is kept. Waits until more than `seen` steps have been looked at.
    pub(crate) async fn review(
        self: &Arc<App>,
        room: &RoomId,
        table: Box<dyn AnyTable>,
        asker: Asker,
        seen: Option<u64>,
    ) -> Result<Progress, Error> {
        if let Some(review) = self.kept_review(room).await? {
            return Ok(Progress::Done(review));
        }
        let mut looked = self.make_review(room, table, asker)?;
        let wait = looked.wait_for(|looked| seen.is_none_or(|seen| *looked > seen));
        match tokio::time::timeout(limits::REVIEW_WAIT, wait).await {
            Ok(Ok(looked)) => return Ok(Progress::Looked(*looked)),
            Ok(Err(_)) => {}
            Err(_) => return Ok(Progress::Looked(seen.unwrap_or(0))),
        }
        // It is done, or could not be kept.
        let review = self.kept_review(room).await?;
        review.map(Progress::Done).ok_or(Error::NotStored)
    }

    async fn kept_review(&self, room: &RoomId) -> Result<Option<Box<Reviewed>>, Error> {
        let kept = self.store.review(room).await?;
        Ok(kept.as_deref().and_then(Reviewed::read).map(Box::new))
    }

    fn make_review(
        self: &Arc<App>,
        room: &RoomId,
        table: Box<dyn AnyTable>,
        asker: Asker,
    ) -> Result<watch::Receiver<u64>, Error> {
        let mut making = self.reviews.making();
        let count = making.len();
        match making.entry(room.clone()) {
            Entry::Occupied(entry) => Ok(entry.get().clone()),
            Entry::Vacant(_) if count >= limits::REVIEWS => Err(Error::TooFast(NO_PLACE)),
            Entry::Vacant(entry) => {
                let review = table.review(Eyes::Seat, self.config.review_games).ok_or(Error::NoReview)?;
                let (tell, looked) = watch::channel(0);
                let (app, room) = (self.clone(), room.clone());
                tokio::spawn(async move {
                    app.think_review(&room, review, asker, &tell).await;
                    // Before those who wait hear of the end: they look for it in the store.
                    app.reviews.making().remove(&room);
                    drop(tell);
                });
                Ok(entry.insert(looked).clone())
            }
        }
    }

    /// Looks at a game step by step. A processor is given back after each, because many may wait for one.
    async fn think_review(
        &self,
        room: &RoomId,
        review: Box<dyn AnyReview>,
        asker: Asker,
        tell: &watch::Sender<u64>,
    ) {
        let measure = match review.measure() {
            bots::Measure::Chance => Measure::Chance,
            bots::Measure::Points => Measure::Points,
        };
        let misread = review.misread();
        let (curve, steps) = (Vec::new(), Vec::new());
        let mut reviewed = Reviewed { edition: EDITION, measure, curve, steps, misread: Vec::new() };
        let mut review = Some(review);
        while let Some(mut here) = review.take() {
            let look = move |_: &bots::Cancel| {
                let outlook = here.outlook();
                let looked = here.look();
                (here, outlook, looked)
            };
            let Some((here, outlook, looked)) = self.thinking.run(Class::Other, asker, look).await else {
                return;
            };
            reviewed.curve.push(amounts(outlook));
            if let Some(step) = looked {
                let games::ReviewedStep { step, turn, seat, say, choices, swing, luck, action: _ } = step;
                let (swing, luck) = (amounts(swing), luck.map(amounts));
                let decision = choices.map(Decided::from);
                reviewed.steps.push(ReviewedStep { step, turn, seat, say, decision, swing, luck });
                tell.send_replace(step);
                review = Some(here);
            }
        }
        let turn_of =
            |step: u64| reviewed.steps.iter().find(|one| one.step == step).map_or(0, |one| one.turn);
        reviewed.misread = misread
            .into_iter()
            .map(|Misread { step, seats: [by, to], say }| Misreading {
                step,
                turn: turn_of(step),
                by,
                to,
                say,
            })
            .collect();
        let text = serde_json::to_string(&reviewed).expect("a review is plain data");
        if let Err(error) = self.store.keep_review(room, text.into()).await {
            tracing::error!(%room, %error, "a review could not be kept");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sure(mean: f64) -> Amount {
        Amount { mean, error: 0.01 }
    }

    fn step(step: u64, swing: Vec<Amount>, luck: Option<Vec<Amount>>) -> ReviewedStep {
        ReviewedStep { step, turn: 1, seat: Seat(0), say: Vec::new(), decision: None, swing, luck }
    }

    fn moments(steps: Vec<ReviewedStep>) -> Vec<ReviewMoment> {
        let (curve, misread) = (Vec::new(), Vec::new());
        Reviewed { edition: EDITION, measure: Measure::Chance, curve, steps, misread }.moments()
    }

    #[test]
    fn the_three_largest_changes_are_told_in_the_order_of_the_game() {
        let steps = vec![
            step(1, vec![sure(0.1)], Some(vec![sure(-0.4)])),
            step(2, vec![sure(0.3)], None),
            step(3, Vec::new(), Some(vec![sure(0.2)])),
            step(4, vec![sure(-0.5)], Some(vec![sure(0.05)])),
        ];
        let told: Vec<_> = moments(steps).iter().map(|one| (one.step, one.luck, one.change.mean)).collect();
        assert_eq!(told, [(1, true, -0.4), (2, false, 0.3), (4, false, -0.5)]);
    }

    #[test]
    fn what_may_be_chance_of_the_imagined_games_decided_nothing() {
        let doubtful = Amount { mean: 0.9, error: 0.45 };
        let told = moments(vec![step(1, vec![doubtful], None), step(2, vec![sure(0.02)], None)]);
        assert_eq!(told.len(), 0, "0.02 ± 0.01 is doubtful as well");
        assert_eq!(moments(vec![step(1, vec![doubtful, sure(0.1)], None)])[0].change, sure(0.1));
    }

    #[test]
    fn a_change_is_told_of_the_seat_that_it_changed_most_for_and_of_nobody_where_all_win_together() {
        let apart = moments(vec![step(1, vec![sure(-0.2), sure(0.3)], None)]);
        assert_eq!(apart[0].whose, Some(Seat(1)));
        assert_eq!(apart[0].change, sure(0.3));
        let together = moments(vec![step(1, vec![sure(-0.2)], None)]);
        assert_eq!(together[0].whose, None);
    }
}
