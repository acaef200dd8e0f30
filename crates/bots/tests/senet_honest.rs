//! Senet's bots say nothing that is not so: every sentence about the board is held against the rules.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::collections::BTreeMap;

use boardgame::{Arg, Game, GameRng, Imagine, Saying, Seat, Seed, Table, Unheard, Viewer};
use bots::{Bot, Decision, Roster, Seen};
use senet::{Action, Choice, ChoiceKind, Options, Phase, Senet, View};

const SPEAKERS: [&str; 3] = ["easy", "medium:depth=0", "hard:depth=0"];
const PARTNERS: [&str; 3] = ["random", "easy", "hard:depth=0"];

/// Games for each speaker and partner; `HONEST_GAMES` asks for more.
fn games() -> u64 {
    std::env::var("HONEST_GAMES").map_or(12, |games| games.parse().expect("a number of games"))
}

fn bot(name: &str) -> Box<dyn Bot<Senet>> {
    Senet::bot(&name.parse().unwrap()).expect("a bot of Senet")
}

fn number(say: &Saying, name: &str) -> i64 {
    match say.args[name] {
        Arg::Number(number) => number,
        ref other => panic!("{name} is {other:?}"),
    }
}

/// What a seat could do if it had thrown this.
fn with_throw(view: &View, seat: Seat, throw: u8) -> Vec<Choice> {
    let mut view = view.clone();
    (view.to_move, view.thrown, view.phase) = (seat, Some(throw), Phase::Move { opening: false });
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    Senet::imagine(&view, &mut rng).legal(seat).choices.into_iter().collect()
}

/// Everything that a seat could do with one throw.
fn with_any_throw(view: &View, seat: Seat) -> Vec<Choice> {
    (1..=5).flat_map(|throw| with_throw(view, seat, throw)).collect()
}

fn attacks(choices: &[Choice], square: u8) -> bool {
    let swaps = [ChoiceKind::Swap, ChoiceKind::BackSwap];
    choices.iter().any(|choice| swaps.contains(&choice.kind) && choice.to == Some(square))
}

fn stands(view: &View, seat: Seat, square: u8) -> bool {
    view.board[usize::from(square) - 1] == Some(seat)
}

fn lead(view: &View, seat: Seat) -> i64 {
    let covered = |seat: Seat| -> i64 {
        let on_board = (1..=30u8).filter(|square| stands(view, seat, *square)).map(i64::from);
        on_board.sum::<i64>() + 31 * i64::from(view.off[seat.index()])
    };
    covered(seat) - covered(seat.next(2))
}

/// Where the wall begins and ends in which a piece stands.
fn wall(view: &View, seat: Seat, square: u8) -> (u8, u8) {
    let is_there = |square: &u8| (1..=30).contains(square) && stands(view, seat, *square);
    let low = (1..=square).rev().take_while(is_there).last().unwrap();
    (low, (square..=30).take_while(is_there).last().unwrap())
}

/// Whether a sentence is true of what a seat has done.
fn is_true(before: &Table<Senet>, seat: Seat, action: &Action, after: &Table<Senet>, say: &Saying) -> bool {
    let (was, is) = (before.view(Viewer::Spectator), after.view(Viewer::Spectator));
    let other = seat.next(2);
    let legal = before.legal(seat);
    let chosen = *legal.choices.iter().find(|choice| choice.action == *action).unwrap();
    let landed = chosen.then.or(chosen.to);
    let safe = |square: u8| !attacks(&with_any_throw(&is, other), square);
    match say.key.strip_prefix("senet-why-").expect("a reason of Senet") {
        "even" => matches!(action, Action::Choose { .. }),
        "race" => legal.choices.iter().all(|choice| {
            let mut other = before.clone();
            other.play(seat, &choice.action, &mut Unheard).unwrap();
            lead(&other.view(Viewer::Spectator), seat) <= lead(&is, seat)
        }),
        "ahead" => lead(&is, seat) == number(say, "squares") && lead(&is, seat) > 0,
        "level" => lead(&is, seat) == 0,
        "behind" => -lead(&is, seat) == number(say, "squares") && lead(&is, seat) < 0,
        "keeps-wall" => {
            let squares = [number(say, "low") as u8, number(say, "high") as u8];
            squares.iter().all(|square| stands(&was, seat, *square) && stands(&is, seat, *square))
                && squares[0] + 1 == squares[1]
        }
        "aims" => {
            let (target, throw) = (number(say, "target") as u8, number(say, "throw") as u8);
            let mine = with_throw(&is, seat, throw);
            let aims = |choice: &Choice| choice.from == landed && choice.to == Some(target) && choice.swaps;
            mine.iter().any(|choice| choice.kind == ChoiceKind::Swap && aims(choice))
        }
        "waters" => stands(&is, seat, 15) && chosen.to == Some(27) && safe(15),
        "stays" => stands(&is, seat, 30) && *action == Action::Throw && safe(30),
        "leaves" => i64::from(is.off[seat.index()]) == number(say, "off"),
        "wins" => is.phase == Phase::Over { winner: seat },
        "swap" => {
            let (from, to) = (chosen.from.unwrap(), chosen.to.unwrap());
            stands(&is, seat, to)
                && stands(&is, other, from)
                && number(say, "squares") == i64::from(to - from)
        }
        "wall-of-three" => {
            let (low, high) = wall(&is, seat, landed.unwrap());
            // The exit from 27 is hindered by nothing (N12).
            let jumps = |choice: &Choice| {
                let to = choice.to.unwrap_or(31);
                choice.from.is_some_and(|from| from < low && from != 27) && to > high
            };
            high - low >= 2 && !with_any_throw(&is, other).iter().any(jumps)
        }
        "wall" => {
            wall(&is, seat, landed.unwrap()).0 < wall(&is, seat, landed.unwrap()).1 && safe(landed.unwrap())
        }
        "row-one" => (1..=10).all(|square| !stands(&is, seat, square)),
        "house" => {
            say.args["house"] == Arg::Key { key: format!("senet-house-{}", landed.unwrap()).into() }
                && safe(landed.unwrap())
        }
        "shelter" => {
            attacks(&with_any_throw(&was, other), number(say, "from") as u8) && safe(landed.unwrap())
        }
        unknown => panic!("no truth is known for {unknown}"),
    }
}

#[test]
fn every_sentence_about_the_board_is_true_and_nothing_is_said_where_nothing_could_be_chosen() {
    let mut said = BTreeMap::<String, u32>::new();
    for (speaker, partner) in SPEAKERS.iter().flat_map(|one| PARTNERS.map(|other| (*one, other))) {
        for game in 0..games() {
            let place = Seat((game % 2) as u8);
            let bots: Vec<_> =
                Seat::all(2).map(|seat| bot(if seat == place { speaker } else { partner })).collect();
            let seed = Seed::of_number(7001 + game);
            let mut table = Table::<Senet>::new(Options::default(), 2, seed, &mut Unheard).unwrap();
            while let Some(seat) = table.to_act().first() {
                let mut rng = table.private_rng(&format!("bot {seat}"));
                let Decision::Act { action, why } =
                    bots[seat.index()].decide(&Seen::at(&table, seat), &mut rng)
                else {
                    panic!("nobody waits in Senet")
                };
                let before = table.clone();
                table.play(seat, &action, &mut Unheard).unwrap();
                if seat != place {
                    continue;
                }
                let named = format!("{speaker} with {partner}, game {game}, step {}", table.step());
                let choices = before.legal(seat).choices.len();
                assert_eq!(why.is_some(), choices > 1, "{named}: {action:?} of {choices}: {why:?}");
                let Some(why) = why else { continue };
                assert!(
                    is_true(&before, seat, &action, &table, &why.say),
                    "{named}: {action:?}: {:?}",
                    why.say
                );
                *said.entry(why.say.key.into_owned()).or_default() += 1;
            }
        }
    }
    assert!(said.len() >= 14, "{said:?}");
}
