//! A finished game, step by step: what each choice was worth and which was better, and what chance did.

use std::sync::Arc;

use boardgame::{Game, Played, Seat, Table, Viewer};

use super::{Analyst, Estimate, Measure, Weighed, results};
use crate::{Misread, Roster, Seen};

/// By what a choice is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// By what the seat could know: the usual and the fair way.
    Seat,
    /// By what everybody held, too.
    Open,
}

/// A review in the making: each step is looked at when it is asked for, so that whoever waits can stop.
pub struct Review<G: Roster> {
    finished: Arc<Table<G>>,
    /// The turn in which each step was played.
    turns: Vec<u32>,
    /// The game as far as it has been looked at.
    table: Table<G>,
    /// One a seat, told what its seat was told.
    analysts: Vec<Box<dyn Analyst<G>>>,
    eyes: Eyes,
    games: u32,
    /// What the present position is worth, where that is known already.
    now: Option<Vec<Estimate>>,
}

/// One step of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed<A> {
    pub step: u64,
    pub turn: u32,
    pub seat: Seat,
    pub action: A,
    /// What there was to choose from, where there was anything.
    pub choices: Option<Weighed<A>>,
    /// What the choice changed for each seat, or for all together, against what is usual: by the open position.
    pub swing: Vec<Estimate>,
    /// What chance changed after it, where it had a hand in it: by the open position.
    pub luck: Option<Vec<Estimate>>,
}

impl<G: Roster> std::fmt::Debug for Review<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a review of {} at step {}", G::ID, self.table.step())
    }
}

impl<G: Roster> Review<G> {
    /// A review with about so many imagined games a choice; nothing before the end, and where a game has no analyst.
    pub fn of(finished: Arc<Table<G>>, eyes: Eyes, games: u32) -> Option<Review<G>> {
        finished.open()?;
        let record = finished.record();
        let mut turns = Vec::new();
        Table::<G>::replay_with(&record, |table, _: boardgame::Unheard| turns.push(table.turn())).ok()?;
        let mut analysts: Vec<_> =
            Seat::all(finished.seats()).map(|_| G::analyst(Some(&record))).collect::<Option<_>>()?;
        let mut dealt = record;
        dealt.actions.clear();
        let table = Table::<G>::replay_with(&dealt, |table, events: Vec<G::Event>| {
            tell(&mut analysts, table, &events);
        });
        Some(Review { finished, turns, table: table.ok()?, analysts, eyes, games, now: None })
    }

    pub fn measure(&self) -> Measure {
        self.analysts[0].measure(self.finished.seats())
    }

    /// What an analyst of this game says of its actions.
    pub fn analyst(&self) -> &dyn Analyst<G> {
        self.analysts[0].as_ref()
    }

    /// What was said in the game, and taken for something else, which cost something.
    pub fn misread(&self) -> Vec<Misread> {
        G::misread(&self.finished.record())
    }

    /// The position before the next step.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What was played in the next step.
    pub fn played(&self) -> Option<&Played<G::Action>> {
        self.finished.actions().get(self.table.step() as usize)
    }

    /// The viewer who sees everything.
    pub fn open(&self) -> Viewer {
        self.finished.open().expect("it is over")
    }

    /// What the next position is worth to each seat, or to all together, when all go on as usual.
    pub fn outlook(&mut self) -> Vec<Estimate> {
        if let Some(now) = &self.now {
            return now.clone();
        }
        let now = match self.finished.actions().get(self.table.step() as usize) {
            Some(next) => self.forecast(next.seat, None),
            None => {
                let outcome = self.table.outcome().expect("a game that is reviewed is over");
                let worth = results(&outcome, self.finished.seats(), self.measure());
                worth.into_iter().map(Estimate::certain).collect()
            }
        };
        self.now = Some(now.clone());
        now
    }

    /// The open position, with what is to come still unknown: an analyst draws it anew.
    fn open_view(&self) -> G::View {
        self.table.view(self.open())
    }

    fn seen<'a>(&'a self, seat: Seat, view: &'a G::View, legal: &'a G::Legal) -> Seen<'a, G> {
        match self.eyes {
            Eyes::Seat => Seen::at(&self.table, seat),
            Eyes::Open => Seen::told(seat, view, legal),
        }
    }

    fn forecast(&self, seat: Seat, action: Option<&G::Action>) -> Vec<Estimate> {
        let (view, legal) = (self.open_view(), self.table.legal(seat));
        let mut rng = self.table.private_rng("analyst's forecast");
        let seen = Seen::told(seat, &view, &legal);
        self.analysts[seat.index()].forecast(&seen, action, (self.games / 4).max(1), &mut rng)
    }

    /// Whether a step was a decision, and not done otherwise later in the same turn.
    fn is_decision(&self, index: usize) -> bool {
        let (actions, analyst) = (self.finished.actions(), &self.analysts[0]);
        let played = &actions[index];
        let mut later =
            (index + 1..actions.len()).take_while(|later| self.turns[*later] == self.turns[index]);
        analyst.is_choice(&played.action) && !later.any(|later| analyst.replaces(&actions[later], played))
    }

    fn weigh(&self, Played { seat, action }: &Played<G::Action>) -> Option<Weighed<G::Action>> {
        let analyst = &self.analysts[seat.index()];
        let mut rng = self.table.private_rng("analyst");
        let (view, legal) = (self.open_view(), self.table.legal(*seat));
        let seen = self.seen(*seat, &view, &legal);
        let choices = analyst.choices(&seen, action);
        (choices.len() > 1).then(|| analyst.weigh(&seen, Some(action), self.games, &mut rng))
    }
}

impl<G: Roster> Review<G> {
    /// What there is to choose from in the next step, where it was a decision.
    pub fn choices(&self) -> Option<Weighed<G::Action>> {
        let index = self.table.step() as usize;
        let played = self.finished.actions().get(index)?;
        if self.is_decision(index) { self.weigh(played) } else { None }
    }

    /// What an action is worth to whoever does the next step, found anew by so many games and other chance.
    pub fn again(&self, action: &G::Action, games: u32) -> Option<Estimate> {
        let seat = self.finished.actions().get(self.table.step() as usize)?.seat;
        let mut rng = self.table.private_rng("analyst's second thoughts");
        let (view, legal) = (self.open_view(), self.table.legal(seat));
        let worths = self.analysts[seat.index()].forecast(
            &self.seen(seat, &view, &legal),
            Some(action),
            games,
            &mut rng,
        );
        worths.get(seat.index()).or(worths.first()).copied()
    }

    /// Goes on without looking; false at the end.
    pub fn pass(&mut self) -> bool {
        self.now = None;
        self.advance().is_some()
    }

    /// Plays the next step, and says whether chance had a hand in it.
    fn advance(&mut self) -> Option<bool> {
        let finished = Arc::clone(&self.finished);
        let played = finished.actions().get(self.table.step() as usize)?;
        let mut events = Vec::new();
        self.table.play(played.seat, &played.action, &mut events).expect("a finished game replays");
        tell(&mut self.analysts, &self.table, &events);
        Some(events.iter().any(|event| self.analysts[0].is_chance(event)))
    }
}

impl<G: Roster> Iterator for Review<G> {
    type Item = Reviewed<G::Action>;

    fn next(&mut self) -> Option<Reviewed<G::Action>> {
        let index = self.table.step() as usize;
        let Played { seat, action } = self.finished.actions().get(index)?.clone();
        let choices = self.choices();
        let before = self.outlook();
        let after = if choices.is_some() { self.forecast(seat, Some(&action)) } else { before.clone() };
        let by_chance = self.advance()?;
        // Where chance had no say, the position is worth what the choice was.
        let settled = !by_chance && self.table.open().is_none();
        self.now = settled.then(|| after.clone());
        let luck = by_chance.then(|| differences(&self.outlook(), &after));
        Some(Reviewed {
            step: self.table.step(),
            turn: self.turns[index],
            seat,
            action,
            swing: if choices.is_some() { differences(&after, &before) } else { Vec::new() },
            choices,
            luck,
        })
    }
}

fn differences(after: &[Estimate], before: &[Estimate]) -> Vec<Estimate> {
    after.iter().zip(before).map(|(after, before)| after.minus(*before)).collect()
}

/// Tells every analyst what its seat learned.
fn tell<G: Game>(analysts: &mut [Box<dyn Analyst<G>>], table: &Table<G>, events: &[G::Event]) {
    for (analyst, seat) in analysts.iter_mut().zip(Seat::all(table.seats())) {
        if analyst.listens() {
            let viewer = Viewer::Seat(seat);
            let told: Vec<_> = events.iter().filter_map(|event| G::event_view(event, viewer)).collect();
            analyst.notice(&told, &Seen::at(table, seat));
        }
    }
}
