//! Pairs of worlds that one viewer cannot tell apart: the same game from other draws, in which the viewer was told the
//! same so far. Nothing is imagined for them: they are dealt and played, and compared by what the rules tell.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use boardgame::{BadRecord, Chance, Daily, GameRng, OptionKind, Own, Seat, Seed, Viewer};
use bots::{BadBot, BotName};
use games::{
    AnyGame, AnyRecord, AnyTable, BadLineup, Dealt, GameInfo, Json, Lineup, Options, Playout, Refusal,
    StepEvents,
};
use serde_json::Value;
use serde_json::value::RawValue;

/// How many draws are given to the deal and to each later step; more are answered by the step's own count.
const DEAL: usize = 400;
const LATER: usize = 40;
/// So many steps are played at the most.
const STEPS: usize = 5;
/// So many other deals are tried until one is found that the viewer does not notice.
const TRIES: usize = 300;

/// One way to sit down to a game.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) options: Value,
    pub(crate) seats: u8,
}

/// Every number of seats with the usual options, and each value of each option once.
pub(crate) fn sittings(game: &dyn AnyGame) -> Vec<Sitting> {
    let info = game.info();
    if std::env::var("SITTINGS").is_ok_and(|which| which == "all") {
        return all_sittings(game);
    }
    let usual = info.default_options.clone();
    let mut sittings: Vec<Sitting> =
        (info.min_seats..=info.max_seats).map(|seats| Sitting { options: usual.clone(), seats }).collect();
    for (index, spec) in info.options.iter().enumerate() {
        let span = usize::from(info.max_seats - info.min_seats) + 1;
        let seats = info.min_seats + (index % span) as u8;
        let values = values(&spec.kind, seats);
        for value in values.into_iter().filter(|value| *value != usual[spec.name]) {
            let mut options = usual.clone();
            options[spec.name] = value;
            // Some values mean something with some numbers of seats only.
            let fits = |seats: &u8| game.options(&options, *seats).is_ok();
            let seats = std::iter::once(seats).chain(info.min_seats..=info.max_seats).find(fits);
            sittings.extend(seats.map(|seats| Sitting { options: options.clone(), seats }));
        }
    }
    sittings
}

/// What an option may be, with so many seats.
fn values(kind: &OptionKind, seats: u8) -> Vec<Value> {
    match kind {
        OptionKind::Switch => vec![Value::Bool(false), Value::Bool(true)],
        OptionKind::Choice { choices } => choices.iter().map(|choice| Value::from(*choice)).collect(),
        OptionKind::Seat { .. } => vec![Value::Null, Value::from(seats - 1)],
    }
}

/// Every number of seats with every value of every option, each with each.
fn all_sittings(game: &dyn AnyGame) -> Vec<Sitting> {
    let info = game.info();
    let mut all = Vec::new();
    for seats in info.min_seats..=info.max_seats {
        let mut product = vec![info.default_options.clone()];
        // What means nothing with so many seats is not asked.
        let explained = game.usual_options().explain(seats, seats);
        let asked = info.options.iter().zip(explained).filter(|(_, explained)| explained.is_some());
        for (spec, _) in asked {
            product = product
                .iter()
                .flat_map(|options| {
                    values(&spec.kind, seats).into_iter().map(|value| {
                        let mut options = options.clone();
                        options[spec.name] = value;
                        options
                    })
                })
                .collect();
        }
        let possible = product.into_iter().filter(|options| game.options(options, seats).is_ok());
        all.extend(possible.map(|options| Sitting { options, seats }));
    }
    all
}

/// A game as chance and choice made it.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) chance: Chance,
    pub(crate) script: Vec<(Seat, Value)>,
}

/// Two worlds that differ, and look alike to `eye`, a seat or a spectator, to the end of their scripts.
#[derive(Debug)]
pub(crate) struct Pair {
    pub(crate) sitting: Sitting,
    pub(crate) eye: Option<Seat>,
    pub(crate) worlds: [World; 2],
    /// What the viewer's seat may not do at the end of the first of them.
    pub(crate) vain: Vec<Value>,
}

pub(crate) fn viewer(eye: Option<Seat>) -> Viewer {
    eye.map_or(Viewer::Spectator, Viewer::Seat)
}

/// What the rules tell of a step, in words and for the board.
fn told(events: &dyn StepEvents, eye: Option<Seat>) -> String {
    serde_json::to_string(&events.lines(viewer(eye))).unwrap()
}

/// The truth of a game, as its own type prints it; the chance and the actions of the table are left out.
fn truth(table: &dyn AnyTable) -> String {
    let printed = format!("{table:?}");
    let end = printed.find(", rng: ").expect("a table prints its game before its chance");
    printed[..end].to_owned()
}

fn raw(action: &Value) -> Json {
    serde_json::value::to_raw_value(action).unwrap()
}

/// Makes pairs.
pub(crate) struct Maker {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) rng: GameRng,
}

impl Maker {
    pub(crate) fn new(game: &'static dyn AnyGame, number: u64) -> Maker {
        Maker { game, rng: GameRng::new(Seed::of_number(number).derive("pairs of worlds"), 0) }
    }

    /// Two worlds whose deals differ where `eye` does not see it, if there are such, and who is dealt what there.
    pub(crate) fn deals(
        &mut self,
        sitting: &Sitting,
        eye: Option<Seat>,
    ) -> Option<[(Vec<Vec<u32>>, Dealt); 2]> {
        let secrets = self.game.info().secrets;
        let draws: Vec<Vec<u32>> =
            (0..=STEPS + 1).map(|step| self.draws(if step == 0 { DEAL } else { LATER })).collect();
        let one = self.deal(sitting, &draws)?;
        if !secrets {
            // Nothing is hidden there but what is yet to be drawn.
            let two = self.deal(sitting, &draws)?;
            return Some([(draws.clone(), one), (draws, two)]);
        }
        let (told_one, truth_one) = (told(&*one.events, eye), truth(&*one.table));
        for _ in 0..TRIES {
            let mut changed = draws.clone();
            let size = 1 + self.rng.below(DEAL as u32 / 2);
            let index = self.rng.below(size) as usize;
            changed[0][index] = self.draw();
            let two = self.deal(sitting, &changed)?;
            if told(&*two.events, eye) == told_one && truth(&*two.table) != truth_one {
                return Some([(draws, one), (changed, two)]);
            }
        }
        None
    }

    /// Two worlds that are played on as long as they look alike.
    pub(crate) fn pair(&mut self, sitting: &Sitting, eye: Option<Seat>) -> Option<Pair> {
        let [(mut draws, one), (mut other_draws, two)] = self.deals(sitting, eye)?;
        let mut tables = [one.table, two.table];
        let mut scripts = [Vec::new(), Vec::new()];
        let steps = self.rng.below(STEPS as u32 + 1) as usize;
        while scripts[0].len() < steps {
            let Some(played) = self.step(&tables, eye) else { break };
            for ((table, script), played) in tables.iter_mut().zip(&mut scripts).zip(played) {
                table.play(played.0, &raw(&played.1)).expect("it was tried before");
                script.push(played);
            }
        }
        // What is yet to be drawn is another in the second world.
        for step in &mut other_draws[scripts[0].len() + 1..] {
            *step = self.draws(LATER);
        }
        draws.truncate(STEPS + 2);
        let mut vain: Vec<Value> =
            scripts[0].iter().map(|(_, action): &(Seat, Value)| action.clone()).collect();
        if let Some(seat) = eye {
            vain.retain(|action| tables[0].snapshot().play(seat, &raw(action)).is_err());
        }
        vain.truncate(2);
        let differs = self.game.info().secrets && truth(&*tables[0]) != truth(&*tables[1])
            || !self.game.info().secrets
                && self.future_differs(&tables, [&draws, &other_draws], &scripts, sitting);
        let [one, two] = scripts;
        differs.then(|| Pair {
            sitting: sitting.clone(),
            eye,
            worlds: [
                World { chance: Chance::Draws(draws), script: one },
                World { chance: Chance::Draws(other_draws), script: two },
            ],
            vain,
        })
    }

    /// What is played next in both: mostly the same, now and then something else where the viewer does not see it.
    fn step(&mut self, tables: &[Box<dyn AnyTable>; 2], eye: Option<Seat>) -> Option<[(Seat, Value); 2]> {
        let waits_for: Vec<Seat> = tables[0].to_act().iter().collect();
        if waits_for.is_empty() {
            return None;
        }
        let seat = waits_for[self.rng.below(waits_for.len() as u32) as usize];
        let action = self.sample(&*tables[0], seat)?;
        let mut other = action.clone();
        if eye != Some(seat) && self.rng.below(4) == 0 {
            other = self.sample(&*tables[1], seat).unwrap_or(other);
        }
        for other in [other, action.clone()] {
            let [mut one, mut two] = [tables[0].snapshot(), tables[1].snapshot()];
            let one_told = one.play(seat, &raw(&action)).ok()?;
            let Ok(two_told) = two.play(seat, &raw(&other)) else { continue };
            // When it is over everything is open.
            if one.to_act().is_empty() || two.to_act().is_empty() {
                return None;
            }
            if told(&*one_told, eye) == told(&*two_told, eye) {
                return Some([(seat, action), (seat, other)]);
            }
        }
        None
    }

    pub(crate) fn sample(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<Value> {
        let action = self.game.sample(&table.legal(seat), &mut self.rng)?;
        Some(serde_json::from_str(action.get()).unwrap())
    }

    /// Whether the same moves come to something else by what is drawn after this.
    fn future_differs(
        &mut self,
        tables: &[Box<dyn AnyTable>; 2],
        draws: [&Vec<Vec<u32>>; 2],
        scripts: &[Vec<(Seat, Value)>; 2],
        sitting: &Sitting,
    ) -> bool {
        let Some(seat) = tables[0].to_act().first() else { return false };
        let Some(next) = self.sample(&*tables[0], seat) else { return false };
        let mut ends = draws.into_iter().zip(scripts).map(|(draws, script)| {
            let mut table = self.deal(sitting, draws)?.table;
            for (seat, action) in script.iter().chain([&(seat, next.clone())]) {
                table.play(*seat, &raw(action)).ok()?;
            }
            Some(truth(&*table))
        });
        ends.next() != ends.next()
    }

    fn deal(&self, sitting: &Sitting, draws: &[Vec<u32>]) -> Option<Dealt> {
        self.game.deal_by(&sitting.options, sitting.seats, &Chance::Draws(draws.to_vec())).ok()
    }

    fn draws(&mut self, count: usize) -> Vec<u32> {
        (0..count).map(|_| self.draw()).collect()
    }

    /// Of all sizes up to a hundred or so: nobody knows what it will be used for.
    fn draw(&mut self) -> u32 {
        let size = 2 << self.rng.below(6);
        self.rng.below(size)
    }
}

/// A game that is dealt from given draws where a room's seed stands for some.
#[derive(Debug)]
pub(crate) struct Given {
    game: &'static dyn AnyGame,
    chances: Mutex<HashMap<[u8; 32], Chance>>,
}

impl Given {
    pub(crate) fn new(game: &'static dyn AnyGame) -> &'static Given {
        // A server holds its games for as long as the program runs.
        Box::leak(Box::new(Given { game, chances: Mutex::default() }))
    }

    /// What is dealt from where this is asked for.
    fn given(&self, chance: &Chance) -> Chance {
        let chances = self.chances.lock().unwrap_or_else(PoisonError::into_inner);
        let given = match chance {
            Chance::Seed(seed) => chances.get(seed.bytes()),
            Chance::Draws(_) => None,
        };
        given.unwrap_or(chance).clone()
    }

    /// From now on rooms of this seed are dealt so.
    pub(crate) fn give(&self, seed: Seed, chance: Chance) {
        self.chances.lock().unwrap_or_else(PoisonError::into_inner).insert(*seed.bytes(), chance);
    }
}

impl AnyGame for Given {
    fn info(&self) -> GameInfo {
        self.game.info()
    }

    fn pictures(&self) -> &'static [(&'static str, u8)] {
        self.game.pictures()
    }

    fn read(&self) -> &'static [&'static str] {
        self.game.read()
    }

    fn options(&self, options: &Value, seats: u8) -> Result<Options, Refusal> {
        self.game.options(options, seats)
    }

    fn options_since(&self, rules: u32, options: &Value) -> Result<Options, BadRecord> {
        self.game.options_since(rules, options)
    }

    fn usual_options(&self) -> Options {
        self.game.usual_options()
    }

    fn daily(&self) -> Option<(Daily, Options)> {
        self.game.daily()
    }

    fn own(&self) -> Option<Own> {
        self.game.own()
    }

    fn check_bot(&self, name: &BotName) -> Result<(), BadBot> {
        self.game.check_bot(name)
    }

    fn deal_by(&self, options: &Value, seats: u8, chance: &Chance) -> Result<Dealt, Refusal> {
        self.game.deal_by(options, seats, &self.given(chance))
    }

    fn deal_read(&self, options: &Options, seats: u8, chance: &Chance) -> Result<Dealt, Refusal> {
        self.game.deal_read(options, seats, &self.given(chance))
    }

    fn replay(&self, record: &AnyRecord) -> Result<Box<dyn AnyTable>, BadRecord> {
        self.game.replay(record)
    }

    fn sample(&self, legal: &RawValue, rng: &mut GameRng) -> Option<Json> {
        self.game.sample(legal, rng)
    }

    fn lineup(&self, options: &Value, seats: u8, bots: &[BotName]) -> Result<Box<dyn Lineup>, BadLineup> {
        self.game.lineup(options, seats, bots)
    }

    fn playout(&self, seats: u8, seed: Seed) -> Playout {
        self.game.playout(seats, seed)
    }
}
