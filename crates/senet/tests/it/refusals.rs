//! Nothing is refused silently: every refusal says why, before the tap (`stuck`) and after it.

use boardgame::{Game, GameRng, Legal, Say, Seed, Unheard, Viewer};
use senet::{Action, Exit, Illegal, Options, OwnCollision, Phase, Senet, Side};

use crate::drawing::{ENEMY, OWN, act, position, position_with};

/// Why the piece on `from` cannot move.
fn why(drawing: &str, throw: u8, from: u8) -> Illegal {
    why_with(Options::default(), drawing, throw, from)
}

fn why_with(options: Options, drawing: &str, throw: u8, from: u8) -> Illegal {
    let mut game = position_with(options, drawing).with_throw(throw);
    let before = game;
    let illegal = act(&mut game, Action::Move { from }).expect_err("it cannot move");
    assert_eq!(game, before, "a refusal changes nothing");
    illegal
}

#[test]
fn squares_without_an_own_piece() {
    assert_eq!(why("own 12 | enemy 14", 2, 13), Illegal::EmptySquare { square: 13 });
    assert_eq!(why("own 12 | enemy 14", 2, 14), Illegal::NotYours { square: 14 });
    for square in [0, 31, 32, 255] {
        assert_eq!(why("own 12 | enemy 14", 2, square), Illegal::NoSuchSquare);
    }
}

#[test]
fn walls_and_houses() {
    assert_eq!(why("own 12 20 | enemy 14 15", 2, 12), Illegal::Wall { square: 14 });
    assert_eq!(why("own 12 20 | enemy 13 14 15", 4, 12), Illegal::WallOfThree, "it stands in between");
    assert_eq!(why("own 10 20 | enemy 12 13 14", 3, 10), Illegal::WallOfThree, "it stands there");
    assert_eq!(why("own 12 20 | enemy 15", 3, 12), Illegal::Protected { square: 15 });
    assert_eq!(why("own 12 14 | enemy 1", 2, 12), Illegal::OwnPiece { square: 14 });
}

#[test]
fn the_last_squares() {
    assert_eq!(why("own 12 28 | enemy 1", 2, 28), Illegal::ExactExit { square: 28, needed: 3 });
    assert_eq!(why("own 12 29 | enemy 1", 3, 29), Illegal::ExactExit { square: 29, needed: 2 });
    assert_eq!(why("own 5 28 | enemy 1", 3, 28), Illegal::RowOne);
    assert_eq!(why("own 5 26 | enemy 1", 5, 26), Illegal::RowOne);
    assert_eq!(why("own 12 26 | enemy 27 28 29", 5, 26), Illegal::WallOfThree);
    assert_eq!(why("own 12 26 | enemy 28", 1, 26), Illegal::Protected { square: 28 });
    assert_eq!(why("own 12 30 | enemy 1", 2, 30), Illegal::RestsOnRa);
    assert_eq!(why("own 12 27 | enemy 15", 4, 12), Illegal::Blocked);
    let ra = Options { exit: Exit::Ra, ..Options::default() };
    assert_eq!(why_with(ra, "own 12 26 | enemy 1", 5, 26), Illegal::TooFar { square: 26, throw: 5 });
    assert_eq!(why_with(ra, "own 12 28 | enemy 30", 3, 28), Illegal::Protected { square: 30 });
    assert_eq!(why_with(ra, "own 12 28 30 | enemy 1", 3, 28), Illegal::OwnPiece { square: 30 });
}

#[test]
fn when_others_must_step_back() {
    let never = Options { own_collision: OwnCollision::Never, ..Options::default() };
    assert_eq!(why("own 2 20 | enemy 4 5 22 23", 2, 2), Illegal::TrackStart { throw: 2 });
    assert_eq!(why_with(never, "own 4 6 | enemy 8 9", 2, 6), Illegal::OwnPiece { square: 4 });
    assert_eq!(why("own 8 17 | enemy 10 11 15 19 20", 2, 17), Illegal::Protected { square: 15 });
    assert_eq!(why("own 8 13 | enemy 10 11 15 16", 2, 13), Illegal::Wall { square: 11 });
    assert_eq!(why("own 6 13 | enemy 10 11 12 17 18", 4, 13), Illegal::WallOfThree);
}

#[test]
fn out_of_turn() {
    let mut game = position("own 12 | enemy 14");
    let refused = game.apply(ENEMY, &Action::Throw, &mut rng(), &mut Unheard);
    assert_eq!(refused, Err(Illegal::NotYourTurn));
    assert_eq!(act(&mut game.with_throw(2), Action::Leave), Err(Illegal::LeaveOnlyBeforeThrow));
    assert_eq!(act(&mut game, Action::Leave), Err(Illegal::NothingOnRa));
}

#[test]
fn a_tap_on_a_stuck_piece_says_the_same_before_and_after() {
    let mut rng = rng();
    for options in [
        Options::default(),
        Options { own_collision: OwnCollision::Last, exit: Exit::Ra, ..Options::default() },
        Options { own_collision: OwnCollision::Never, ..Options::default() },
    ] {
        for _ in 0..40 {
            let mut game = Senet::new(&options, 2, &mut rng, &mut Unheard).expect("good options");
            while let Some(action) = game.legal(game.to_move()).sample(&mut rng) {
                check_stuck(&game);
                game.apply(game.to_move(), &action, &mut rng, &mut Unheard).expect("it is listed");
            }
        }
    }
}

fn check_stuck(game: &Senet) {
    let stuck = game.view(Viewer::Spectator).stuck;
    let Phase::Move { opening } = game.phase() else {
        assert!(stuck.is_empty());
        return;
    };
    let mut all = game.pieces(game.to_move());
    for choice in game.legal(game.to_move()).choices {
        let from = choice.from.expect("a move has an origin");
        assert!(opening || all & 1 << from != 0, "only own pieces move");
        all &= !(1 << from);
    }
    for stuck in stuck {
        assert_ne!(all & 1 << stuck.from, 0, "it is listed once, and cannot move");
        all &= !(1 << stuck.from);
        let refused = act(&mut game.clone(), Action::Move { from: stuck.from }).expect_err("it is stuck");
        assert_eq!(refused.say(), stuck.why);
    }
    assert_eq!(all, 0, "every own piece either moves or says why not");
}

#[test]
fn hints_say_how_much_a_move_gains() {
    let gains = |drawing: &str, throw| {
        let legal = position(drawing).with_throw(throw).legal(OWN);
        legal.choices.iter().map(|choice| choice.gain.expect("hints are on")).collect::<Vec<_>>()
    };
    assert_eq!(gains("own 12 18 | enemy 14", 2), [4, 2], "a swap counts twice");
    assert_eq!(gains("own 25 | enemy 1", 2), [-10], "from 25 to 15");
    assert_eq!(gains("own 25 | enemy 27", 2), [-8], "and the other loses two");
    assert_eq!(gains("own 25 | enemy 15", 2), [2]);
    assert_eq!(gains("own 12 28 | enemy 1", 3), [3, 3]);
    assert_eq!(gains("own 12 27 | enemy 15", 4), [4]);
    assert_eq!(gains("own 3 5 | enemy 7 8", 2), [-2]);
    assert_eq!(gains("own 12 | enemy 10 14 15", 2), [-4]);
    assert_eq!(gains("own 12 | enemy 14 15", 2), [-2]);
}

#[test]
fn without_hints_nothing_is_said_about_gains() {
    let options = Options { hints: false, ..Options::default() };
    let game = position_with(options, "own 12 30 | enemy 14");
    assert!(game.legal(OWN).choices.iter().all(|choice| choice.gain.is_none()));
    assert!(game.with_throw(2).legal(OWN).choices.iter().all(|choice| choice.gain.is_none()));
}

#[test]
fn the_first_player_hears_when_to_choose() {
    let mut game = Senet::new(&Options::default(), 2, &mut rng(), &mut Unheard).expect("good options");
    for action in [Action::Throw, Action::Leave, Action::Move { from: 10 }] {
        assert_eq!(act(&mut game, action), Err(Illegal::ChooseFirst));
    }
    act(&mut game, Action::Choose { side: Side::Even }).expect("the choice comes first");
}

fn rng() -> GameRng {
    GameRng::new(Seed::of_number(5), 0)
}
