//! Nothing is refused silently: every refusal says why, before the tap (`View::refused`) and after it.

use boardgame::{Game, GameRng, Legal, Say, Saying, Seat, Seed, Unheard, Viewer};
use senet::{Action, Exit, Illegal, Options, OwnCollision, Phase, Retry, Senet, Side};

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
    assert_eq!(why("own 12 | enemy 14", 2, 13), Illegal::EmptySquare);
    assert_eq!(why("own 12 | enemy 14", 2, 14), Illegal::NotYours);
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
fn a_piece_that_has_had_its_try_is_told_so() {
    let mut game = position("own 12 28 29 | enemy 1").with_throw(4);
    act(&mut game, Action::Move { from: 12 }).expect("it can go");
    // Whatever is thrown now: the try is what counts, and not the number.
    for throw in [1, 2, 3] {
        let view = game.with_throw(throw).view(Viewer::Spectator);
        assert_eq!(view.tried, [28, 29]);
        for square in [28, 29] {
            let refused = view.refused.squares.iter().find(|refused| refused.squares == [square]);
            let why = &refused.expect("each has a reason of its own").why;
            assert_eq!(*why, Illegal::Tried { square }.say());
        }
    }
    // Who is blocked hears of the waters first.
    let mut blocked = position("own 23 28 | enemy 15").with_throw(4);
    act(&mut blocked, Action::Move { from: 23 }).expect("it falls");
    assert_eq!(act(&mut blocked.with_throw(4), Action::Move { from: 28 }), Err(Illegal::Blocked));
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
fn a_tap_in_vain_says_the_same_before_and_after() {
    let mut rng = rng();
    for options in [
        Options::default(),
        Options { own_collision: OwnCollision::Last, exit: Exit::Ra, ..Options::default() },
        Options { own_collision: OwnCollision::Never, retry: Retry::Throw, ..Options::default() },
    ] {
        for _ in 0..40 {
            let mut game = Senet::new(&options, 2, &mut rng, &mut Unheard).expect("good options");
            while let Some(action) = game.legal(game.to_move()).sample(&mut rng) {
                check_refusals(&game);
                game.apply(game.to_move(), &action, &mut rng, &mut Unheard).expect("it is listed");
            }
            check_refusals(&game);
        }
    }
}

/// What a seat hears when it tries this; nothing when it may.
fn heard(game: &Senet, seat: Seat, action: Action) -> Option<Saying> {
    game.clone().apply(seat, &action, &mut rng(), &mut Unheard).err().map(|illegal| illegal.say())
}

fn check_refusals(game: &Senet) {
    let refused = game.view(Viewer::Spectator).refused;
    let seat = game.to_move();
    let (other, legal) = (Seat(seat.0 ^ 1), game.legal(seat));
    assert_eq!(refused.throw, heard(game, seat, Action::Throw));
    for action in
        [Action::Throw, Action::Leave, Action::Move { from: 12 }, Action::Choose { side: Side::Odd }]
    {
        assert_eq!(Some(&refused.others), heard(game, other, action).as_ref());
    }
    for square in 1..=30 {
        let may = legal.choices.iter().any(|choice| choice.from == Some(square));
        let mut why = refused.squares.iter().filter(|refused| refused.squares.contains(&square));
        let told = why.next().map(|refused| &refused.why);
        assert!(why.next().is_none(), "square {square} is refused once");
        assert_ne!(may, told.is_some(), "square {square} either moves or says why not");
        let action = match (game.phase(), game.pieces(seat) & 1 << square) {
            (Phase::Throw { .. }, 1..) if square == 30 => Action::Leave,
            _ => Action::Move { from: square },
        };
        assert_eq!(told, heard(game, seat, action).as_ref(), "square {square}");
    }
}

#[test]
fn squares_with_the_same_reason_are_told_together() {
    let view = position("own 12 13 30 | enemy 14 17").with_throw(1).view(Viewer::Spectator);
    let told: Vec<_> =
        view.refused.squares.iter().map(|refused| (&*refused.why.key, refused.squares.len())).collect();
    assert_eq!(
        told,
        [
            ("senet-illegal-empty-square", 25),
            ("senet-illegal-own-piece", 1),
            ("senet-illegal-not-yours", 2),
            ("senet-illegal-rests-on-ra", 1),
        ]
    );
}

#[test]
fn before_the_throw_ra_says_why_nobody_leaves() {
    let why = |drawing: &str| {
        let view = position(drawing).view(Viewer::Spectator);
        let refused = view.refused.squares.into_iter().find(|refused| refused.squares.contains(&30));
        refused.map(|refused| refused.why.key)
    };
    assert_eq!(why("own 12 30 | enemy 1"), None);
    assert_eq!(why("own 5 30 | enemy 1").as_deref(), Some("senet-illegal-row-one"));
    assert_eq!(why("own 27 30 | enemy 15").as_deref(), Some("senet-illegal-blocked"));
    assert_eq!(why("own 12 | enemy 30").as_deref(), Some("senet-illegal-throw-first"));
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
    let options = Options { first: Some(OWN), ..Options::default() };
    let mut game = Senet::new(&options, 2, &mut rng(), &mut Unheard).expect("good options");
    for action in [Action::Throw, Action::Leave, Action::Move { from: 10 }] {
        assert_eq!(act(&mut game, action), Err(Illegal::ChooseFirst));
    }
    act(&mut game, Action::Choose { side: Side::Even }).expect("the choice comes first");
}

fn rng() -> GameRng {
    GameRng::new(Seed::of_number(5), 0)
}
