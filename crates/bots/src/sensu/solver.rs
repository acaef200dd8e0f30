//! The game alone with the deck known: beams of the most promising positions, from one drawn card to the next.
//!
//! Nothing is left to chance then, so that a line is a list of actions. A beam keeps the best positions after every card
//! that was put down; what can be played in between is tried out in full. It is no proof, but the best line that is known.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use boardgame::{Game, GameRng, Legal, Played, RecordOf, Seat, Seed, Standing, Table, Unheard};
use sensu::{Action, COLUMNS, Card, FULL, FanType, Legal as Moves, Sensu, Step};

use super::greedy;
use crate::Cancel;

/// How many positions are kept after every card.
pub(crate) const WIDTH: usize = 2000;

/// What makes a position promising, and how much of the beam lines whose fans are equally full get at first.
#[derive(Clone, Copy, Debug)]
struct Taste {
    sticks: i32,
    offers: i32,
    shares: usize,
}

/// Each finds lines that the other overlooks.
const TASTES: [Taste; 2] =
    [Taste { sticks: 100, offers: 14, shares: 40 }, Taste { sticks: 60, offers: 30, shares: 100 }];

const ME: Seat = Seat(0);

/// A position and how it came about.
#[derive(Clone, Debug)]
struct Line {
    game: Sensu,
    last: Option<Rc<Done>>,
}

/// An action, and those before it.
#[derive(Debug)]
struct Done {
    action: Action,
    before: Option<Rc<Done>>,
}

impl Line {
    fn with(&self, action: Action) -> Line {
        let mut line = self.clone();
        // Alone nothing is ever shuffled again: the chance is asked for and not used.
        let mut unused = GameRng::new(Seed::of_number(0), 0);
        line.game.apply(ME, &action, &mut unused, &mut Unheard).expect("a listed action is legal");
        line.last = Some(Rc::new(Done { action, before: line.last.take() }));
        line
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let mut last = &self.last;
        while let Some(done) = last {
            actions.push(done.action);
            last = &done.before;
        }
        actions.reverse();
        actions
    }

    fn is_over(&self) -> bool {
        self.game.to_act().is_empty()
    }
}

/// The best line that is known for the deal of a record of a game alone; at least as good as what was played.
pub(crate) fn best_line(
    record: &RecordOf<Sensu>,
    width: usize,
    cancel: &Cancel,
) -> Option<Vec<Played<Action>>> {
    if record.seats != 1 {
        return None;
    }
    let deal = Sensu::new(&record.options, 1, &mut GameRng::of(&record.chance), &mut Unheard).ok()?;
    let (best, mut line) = solve(&deal, width, cancel)?;
    if let Some(played) = Table::<Sensu>::replay(record).ok().and_then(|table| table.outcome())
        && score_of(&played.standing) > best
    {
        line = record.actions.iter().map(|played| played.action).collect();
    }
    Some(line.into_iter().map(|action| Played { seat: ME, action }).collect())
}

/// The best score that was found from here, and the actions that lead to it; nothing where nobody waits for it.
fn solve(game: &Sensu, width: usize, cancel: &Cancel) -> Option<(u32, Vec<Action>)> {
    let start = Line { game: game.clone(), last: None };
    let mut best = greedily(&start);
    for taste in TASTES {
        search(start.clone(), taste, width, &mut best, cancel);
    }
    (!cancel.is_cancelled()).then_some(best)
}

fn search(start: Line, taste: Taste, width: usize, best: &mut (u32, Vec<Action>), cancel: &Cancel) {
    let mut beam = vec![start];
    while !beam.is_empty() {
        let mut next: Vec<(i32, Line)> = Vec::new();
        let mut seen = HashSet::new();
        for line in beam.drain(..) {
            if cancel.is_cancelled() {
                return;
            }
            expand(line, &mut |line| {
                if line.is_over() {
                    keep(best, &line);
                } else if seen.insert(print(&line.game)) {
                    next.push((promise(&line.game, taste), line));
                }
            });
        }
        next.sort_by_key(|(promise, _)| -promise);
        beam = varied(next, width.div_ceil(taste.shares), width);
    }
}

/// The most promising lines: first a share for every way in which the fans are full, because what is nearly done may turn
/// out to be a blind alley, then whatever promises most.
fn varied(lines: Vec<(i32, Line)>, share: usize, width: usize) -> Vec<Line> {
    let mut kept: HashMap<[u8; 3], usize> = HashMap::new();
    let (mut beam, rest): (Vec<_>, Vec<_>) = lines.into_iter().map(|(_, line)| line).partition(|line| {
        let mut fans = FanType::ALL.map(|fan| line.game.sticks_in(ME, fan));
        fans.sort_unstable();
        let count = kept.entry(fans).or_default();
        *count += 1;
        *count <= share
    });
    beam.truncate(width);
    let room = width - beam.len();
    beam.extend(rest.into_iter().take(room));
    beam
}

/// Everything that can follow until the next card has been put down.
fn expand(line: Line, tell: &mut impl FnMut(Line)) {
    if line.is_over() {
        return tell(line);
    }
    let legal = fewer(&line.game);
    let puts = matches!(line.game.step(), Step::Put { .. });
    let mut tried: Vec<Option<Card>> = Vec::new();
    for index in 0..legal.count() {
        let action = legal.nth(index).expect("there are as many moves as are counted");
        if let Action::Put { column } = action {
            // Columns without a card are all the same.
            let end = column.and_then(|column| line.game.column_ends()[usize::from(column)]);
            if column.is_some() && end.is_none() && tried.contains(&end) {
                continue;
            }
            if column.is_some() {
                tried.push(end);
            }
        }
        let after = line.with(action);
        if puts && !after.is_over() { tell(after) } else { expand(after, tell) }
    }
}

/// The moves, without most orders of discards: each card can still come to lie on top.
fn fewer(game: &Sensu) -> Moves {
    let mut moves = game.legal(ME);
    if matches!(game.step(), Step::Order | Step::Aside) {
        moves.discard = moves.discard.iter().take(2).collect();
    }
    moves
}

/// The line played on greedily to its end.
fn greedily(line: &Line) -> (u32, Vec<Action>) {
    let mut line = line.clone();
    while !line.is_over() {
        line = line.with(greedy::choose(&line.game));
    }
    (score(&line.game), line.actions())
}

fn keep(best: &mut (u32, Vec<Action>), line: &Line) {
    let score = score(&line.game);
    if score > best.0 {
        *best = (score, line.actions());
    }
}

fn score(game: &Sensu) -> u32 {
    game.outcome().map_or(0, |outcome| score_of(&outcome.standing))
}

fn score_of(standing: &Standing) -> u32 {
    match standing {
        Standing::Together { score, .. } => *score,
        Standing::Ranked { .. } => 0,
    }
}

/// How promising a position is: the sticks in the fans, more for those that are closed, less for those that can no longer
/// be, and what the ends still offer.
fn promise(game: &Sensu, taste: Taste) -> i32 {
    let faces = game.faces();
    let fans = FanType::ALL.map(|fan| i32::from(game.sticks_in(ME, fan)));
    let sticks: i32 = fans.iter().sum();
    let closed = fans.iter().filter(|sticks| **sticks == i32::from(FULL)).count() as i32;
    let stuck = FanType::ALL.iter().filter(|fan| !can_close(game, **fan)).count() as i32;
    let ends = game.cards_of(ME);
    let useful = |card: &Card| {
        let room = i32::from(FULL) - fans[card.fan().index()];
        i32::from(faces.sticks(*card)) <= room
    };
    let offers: i32 = ends.iter().filter(useful).map(|card| i32::from(faces.sticks(card))).sum();
    let variety = ends.iter().map(|card| 1u16 << card.value()).fold(0, |all, one| all | one).count_ones();
    sticks * taste.sticks + closed * 60 - stuck * 100 + offers * taste.offers + variety as i32 * 12
}

/// Whether the cards that may still come to hand can fill this fan to the last stick.
fn can_close(game: &Sensu, fan: FanType) -> bool {
    let room = FULL - game.sticks_in(ME, fan);
    let columns = (0..COLUMNS).flat_map(|column| game.column(column).iter().copied());
    let deck = game.unseen_by(ME);
    let sums = deck
        .iter()
        .chain(columns)
        .chain(game.pile_of(ME).last().copied())
        .filter(|card| card.fan() == fan)
        .fold(1u32, |sums, card| sums | sums << game.faces().sticks(card));
    sums >> room & 1 == 1
}

/// What tells positions apart: fans, columns in any order, and discards.
fn print(game: &Sensu) -> u64 {
    let mut columns: [u64; COLUMNS] = std::array::from_fn(|column| hash(&game.column(column)));
    columns.sort_unstable();
    let fans = FanType::ALL.map(|fan| {
        let mut cards: arrayvec::ArrayVec<Card, { FULL as usize }> =
            game.fan_of(ME, fan).iter().copied().collect();
        cards.sort_unstable();
        cards
    });
    hash(&(columns, game.pile_of(ME), fans))
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
