//! The rules told a second time, slowly and square by square, against the bit sets that play them.

use std::collections::BTreeMap;

use boardgame::{Game, GameRng, Seed};
use senet::{Action, Exit, Options, OwnCollision, Phase, Retry, Senet};

use crate::drawing::{ENEMY, OWN, act, position_with};

const SAFE: [i32; 5] = [15, 26, 28, 29, 30];

/// Squares of the two sides.
#[derive(Clone)]
struct Plain {
    own: Vec<i32>,
    enemy: Vec<i32>,
    /// Where pieces stand that have had their try.
    tried: Vec<i32>,
    options: Options,
}

impl Plain {
    /// From one to five pieces a side, more often near the end of the track, where most rules are.
    fn random(rng: &mut GameRng, options: Options) -> Plain {
        let mut squares: Vec<i32> = (1..=30).collect();
        rng.shuffle(&mut squares);
        if rng.below(2) == 0 {
            squares.sort_by_key(|square| (*square < 20) as i32 * 100 + *square % 7);
        }
        let (own, enemy) = (1 + rng.below(5) as usize, 1 + rng.below(5) as usize);
        Plain {
            own: squares[..own].to_vec(),
            enemy: squares[own..own + enemy].to_vec(),
            tried: Vec::new(),
            options,
        }
    }

    fn drawing(&self) -> String {
        let side = |name: &str, squares: &[i32]| {
            squares.iter().fold(name.to_owned(), |line, square| format!("{line} {square}"))
        };
        format!("{} | {}", side("own", &self.own), side("enemy", &self.enemy))
    }

    fn is_protected(&self, d: i32) -> bool {
        SAFE.contains(&d) || self.enemy.contains(&(d - 1)) || self.enemy.contains(&(d + 1))
    }

    fn is_barred(&self, s: i32, d: i32) -> bool {
        let between = s.min(d) + 1..s.max(d);
        between
            .clone()
            .any(|a| (a..a + 3).all(|square| between.contains(&square) && self.enemy.contains(&square)))
    }

    /// Where a piece goes by N9, N17 and N20, if the track allows it at all.
    fn ahead(&self, s: i32, r: i32) -> Option<i32> {
        let row_one_empty = self.own.iter().all(|square| *square > 10);
        let onto_ra = (!self.own.contains(&30) && !self.enemy.contains(&30)).then_some(30);
        let off = row_one_empty.then_some(31);
        match (s, r, self.options.exit) {
            (30 | 27, ..) => None,
            (28 | 29, ..) if self.tried.contains(&s) => None,
            (28, 3, Exit::Exact) | (29, 2, Exit::Exact) | (26, 5, Exit::Exact) => off,
            (28, 3, Exit::Ra) | (29, 2, Exit::Ra) => onto_ra,
            (28 | 29, ..) | (26, 5, Exit::Ra) => None,
            (26, 1, _) => Some(28),
            _ => Some(s + r),
        }
    }

    /// Whether an own piece or a protected enemy stands there.
    fn is_held(&self, d: i32) -> bool {
        self.own.contains(&d) || self.enemy.contains(&d) && self.is_protected(d)
    }

    fn can_go_forward(&self, s: i32, r: i32) -> bool {
        self.ahead(s, r).is_some_and(|d| !self.is_barred(s, d) && !self.is_held(d))
    }

    fn can_collide(&self, s: i32, r: i32) -> bool {
        s < 27 && self.ahead(s, r).is_some_and(|d| !self.is_barred(s, d) && self.own.contains(&d))
    }

    fn can_step_back(&self, s: i32, r: i32) -> bool {
        let d = s - r;
        s < 27 && d >= 1 && !self.is_held(d) && !self.is_barred(s, d)
    }

    fn remove(side: &mut Vec<i32>, square: i32) {
        side.retain(|other| *other != square);
    }

    /// The piece on `s` goes to `d`, and an enemy there to `s`.
    fn go(mut self, s: i32, d: i32) -> Plain {
        Plain::remove(&mut self.own, s);
        if self.enemy.contains(&d) {
            Plain::remove(&mut self.enemy, d);
            self.enemy.push(s);
        }
        let taken = self.own.contains(&15) || self.enemy.contains(&15);
        match d {
            31 => {}
            27 if !taken => self.own.push(15),
            _ => self.own.push(d),
        }
        self
    }

    fn collide(mut self, s: i32) -> Plain {
        Plain::remove(&mut self.own, s);
        let empty = (1..).find(|square| !self.own.contains(square) && !self.enemy.contains(square));
        self.own.push(empty.expect("the track is never full"));
        self
    }

    /// The positions that a throw can lead to, by the square of the piece that moves.
    fn moves(&self, r: i32) -> BTreeMap<i32, (u32, u32)> {
        let all = |can: &dyn Fn(i32) -> bool, then: &dyn Fn(Plain, i32) -> Plain| {
            let movers = self.own.iter().filter(|s| can(**s));
            movers.map(|s| (*s, then(self.clone(), *s).sets())).collect::<BTreeMap<_, _>>()
        };
        if self.own.contains(&27) {
            return all(&|s| s == 27 && r == 4, &|plain, s| plain.go(s, 31));
        }
        let ahead = |plain: Plain, s| {
            let d = self.ahead(s, r).expect("it can go forward");
            plain.go(s, d)
        };
        let forward = all(&|s| self.can_go_forward(s, r), &ahead);
        let collisions = all(&|s| self.can_collide(s, r), &|plain, s| plain.collide(s));
        let backward = all(&|s| self.can_step_back(s, r), &|plain, s| plain.go(s, s - r));
        let order = match self.options.own_collision {
            OwnCollision::Forced => vec![forward, collisions, backward],
            OwnCollision::Last => vec![forward, backward, collisions],
            OwnCollision::Never => vec![forward, backward],
        };
        order.into_iter().find(|moves| !moves.is_empty()).unwrap_or_default()
    }

    fn sets(&self) -> (u32, u32) {
        let set = |side: &[i32]| side.iter().fold(0, |set, square| set | 1 << square);
        (set(&self.own), set(&self.enemy))
    }
}

/// What the rules let own move with this throw, in the form of [`Plain::moves`].
fn moves(game: &Senet, throw: u8) -> BTreeMap<i32, (u32, u32)> {
    let thrown = game.with_throw(throw);
    let Phase::Move { .. } = thrown.phase() else { return BTreeMap::new() };
    let choices = thrown.legal(OWN).choices.into_iter().map(|choice| {
        let mut after = thrown;
        act(&mut after, choice.action).expect("it is listed");
        let from = i32::from(choice.from.expect("a move has an origin"));
        (from, (after.pieces(OWN), after.pieces(ENEMY)))
    });
    choices.collect()
}

#[test]
fn n07_to_n20_the_bit_sets_play_what_the_rulings_say() {
    let mut rng = GameRng::new(Seed::of_number(7), 0);
    let mut seen = 0;
    for own_collision in [OwnCollision::Forced, OwnCollision::Last, OwnCollision::Never] {
        for exit in [Exit::Exact, Exit::Ra] {
            let options = Options { own_collision, exit, ..Options::default() };
            for _ in 0..3_000 {
                let plain = Plain::random(&mut rng, options);
                let game = position_with(options, &plain.drawing());
                for throw in 1..=5 {
                    let found = moves(&game, throw);
                    let told = plain.moves(i32::from(throw));
                    assert_eq!(found, told, "{} with {throw}, {options:?}", plain.drawing());
                    seen += found.len();
                }
            }
        }
    }
    assert!(seen > 100_000, "only {seen} moves were compared");
}

#[test]
fn n20_the_bit_sets_count_tries_as_the_ruling_says() {
    let mut rng = GameRng::new(Seed::of_number(8), 0);
    let (mut seen, mut waited) = (0, 0);
    for retry in [Retry::Turn, Retry::Throw] {
        for exit in [Exit::Exact, Exit::Ra] {
            let options = Options { exit, retry, ..Options::default() };
            for _ in 0..3_000 {
                let before = Plain::random(&mut rng, options);
                let first = [1, 4, 5][rng.below(3) as usize];
                let game = position_with(options, &before.drawing()).with_throw(first);
                let Phase::Move { .. } = game.phase() else { continue };
                for choice in game.legal(OWN).choices {
                    let mut again = game;
                    let Action::Move { from } = choice.action else { panic!("only pieces move now") };
                    act(&mut again, choice.action).expect("it is listed");
                    let Phase::Throw { .. } = again.phase() else { continue };
                    let mut after = before.clone();
                    let tries = after.own.iter().filter(|s| **s == 28 || **s == 29);
                    after.tried = if retry == Retry::Turn { tries.copied().collect() } else { Vec::new() };
                    let (own, enemy) = before.moves(i32::from(first))[&i32::from(from)];
                    let squares = |set: u32| (1..=30).filter(|s| set & 1 << s != 0).collect();
                    (after.own, after.enemy) = (squares(own), squares(enemy));
                    for throw in 1..=5 {
                        let found = moves(&again, throw);
                        let told = after.moves(i32::from(throw));
                        assert_eq!(found, told, "{}: {from} with {first}, {throw}", before.drawing());
                        seen += found.len();
                        waited += usize::from(after.tried.contains(&i32::from(31 - throw)));
                    }
                }
            }
        }
    }
    assert!(seen > 20_000 && waited > 1_000, "only {seen} moves were compared, {waited} with a late throw");
}
