//! N1 to N5: the board, the die, the set-up and the opening throw.

use boardgame::{BadRecord, Chance, Game, GameRng, Legal, Record, Seat, Table, Unheard, Viewer};
use senet::{Action, Colour, EventView, Illegal, Lots, Options, Phase, Senet, Side};

use crate::drawing::{ENEMY, OWN, act, draw, moves, no_chance, seen, throw};

/// A new game for which the two seats throw these, in turns, and what everybody learns of each throw.
fn thrown_for(throws: &[u8]) -> (Senet, Vec<EventView>) {
    let mut events = Vec::new();
    let mut game = Senet::new(&Options::default(), 2, &mut no_chance(), &mut events)
        .expect("the default options are good");
    assert_eq!(seen(&events), [], "nothing is known before somebody throws");
    let told = throws.iter().flat_map(|thrown| throw(&mut game, *thrown)).collect();
    (game, told)
}

/// A new game by the rules of version 1, in whose deal these are thrown.
fn dealt(throws: &[u32]) -> (Senet, Vec<EventView>) {
    let options = Options { lots: Lots::Dealt, ..Options::default() };
    let draws = throws.iter().map(|throw| throw - 1).collect();
    let mut rng = GameRng::of(&Chance::Draws(vec![draws]));
    let mut events = Vec::new();
    let game = Senet::new(&options, 2, &mut rng, &mut events).expect("the options are good");
    assert!(rng.is_exact(), "all throws are needed, and no more");
    (game, seen(&events))
}

/// Own is the first player and has chosen.
fn opening(side: Side) -> Senet {
    let options = Options { first: Some(OWN), ..Options::default() };
    let mut game = Senet::new(&options, 2, &mut no_chance(), &mut Unheard).expect("seat 0 exists");
    act(&mut game, Action::Choose { side }).expect("the choice comes first");
    game
}

#[test]
fn n01_neighbours_are_consecutive_numbers_corners_included() {
    // 10 and 11 are a wall round the corner, 20 and 21 too.
    assert_eq!(moves("own 9 | enemy 10 11", 1), ["9 back 8: own 8 | enemy 10 11 | own again"]);
    assert_eq!(moves("own 9 | enemy 10 11", 2), ["9 back 7: own 7 | enemy 10 11 | enemy throws"]);
    assert_eq!(moves("own 18 | enemy 20 21", 2), ["18 back 16: own 16 | enemy 20 21 | enemy throws"]);
}

#[test]
fn n01_squares_above_one_another_are_no_neighbours() {
    // 12 lies below 9, and 15 below 6, but they are no wall.
    assert_eq!(moves("own 8 | enemy 9 12", 1), ["8 swap 9 swaps: own 9 | enemy 8 12 | own again"]);
    assert_eq!(moves("own 4 | enemy 6 15", 2), ["4 swap 6 swaps: own 6 | enemy 4 15 | enemy throws"]);
}

#[test]
fn n02_the_x_is_the_lowest() {
    let (game, events) = thrown_for(&[6, 1]);
    assert_eq!(game.to_move(), Seat(1));
    assert_eq!(
        events,
        [
            EventView::ThrownToBegin { seat: Seat(0), throw: 6 },
            EventView::ThrownToBegin { seat: Seat(1), throw: 1 },
            EventView::Begins { seat: Seat(1) },
        ]
    );
}

#[test]
fn n02_ties_are_thrown_again() {
    let (mut game, events) = thrown_for(&[6, 6, 4, 4]);
    assert_eq!((game.to_move(), game.phase()), (Seat(0), Phase::WhoBegins));
    let told = |throw| {
        let each = [Seat(0), Seat(1)].map(|seat| EventView::ThrownToBegin { seat, throw });
        each.into_iter().chain([EventView::Compared { throws: [throw, throw] }])
    };
    assert_eq!(events, told(6).chain(told(4)).collect::<Vec<_>>());
    let lots = |game: &Senet| game.view(Viewer::Spectator).lots;
    assert_eq!(lots(&game), [Some(4), Some(4)], "a tie is seen until somebody throws again");
    throw(&mut game, 5);
    assert_eq!(lots(&game), [Some(5), None]);
    throw(&mut game, 2);
    assert_eq!((game.to_move(), game.phase(), lots(&game)), (Seat(0), Phase::Choose, [Some(5), Some(2)]));
}

#[test]
fn n03_each_throws_for_the_first_turn_seat_0_before_seat_1() {
    let (mut game, _) = thrown_for(&[]);
    for (seat, other, thrown) in [(Seat(0), Seat(1), 2), (Seat(1), Seat(0), 3)] {
        assert_eq!((game.phase(), game.to_act().first()), (Phase::WhoBegins, Some(seat)));
        assert_eq!(game.legal(seat).moves().collect::<Vec<_>>(), [Action::Throw]);
        assert!(game.legal(other).is_empty());
        for action in [Action::Leave, Action::Move { from: 10 }, Action::Choose { side: Side::Odd }] {
            assert_eq!(act(&mut game, action), Err(Illegal::ThrowToBegin));
        }
        let early = game.apply(other, &Action::Throw, &mut no_chance(), &mut Unheard);
        assert_eq!(early, Err(Illegal::NotYourTurn));
        assert_eq!(game.view(Viewer::Spectator).first, None);
        throw(&mut game, thrown);
    }
    assert_eq!(game.view(Viewer::Spectator).first, Some(Seat(1)));
}

#[test]
fn n03_in_version_1_the_throws_are_made_in_the_deal() {
    let (game, events) = dealt(&[6, 6, 4, 4, 5, 2]);
    assert_eq!((game.to_move(), game.phase()), (Seat(0), Phase::Choose));
    assert_eq!(
        events,
        [
            EventView::Compared { throws: [6, 6] },
            EventView::Compared { throws: [4, 4] },
            EventView::Compared { throws: [5, 2] },
            EventView::Begins { seat: Seat(0) },
        ]
    );
}

#[test]
fn n03_each_chooses_the_colour_of_the_own_pieces() {
    let (mut game, _) = thrown_for(&[]);
    let colours = |game: &Senet| game.view(Viewer::Spectator).colours;
    assert_eq!(colours(&game), [Colour::Carnelian, Colour::Turquoise]);
    let mut events = Vec::new();
    let lapis = Action::Paint { colour: Colour::Lapis };
    game.apply(Seat(1), &lapis, &mut no_chance(), &mut events).expect("nobody has it, whoever is to throw");
    assert_eq!(seen(&events), [EventView::Painted { seat: Seat(1), colour: Colour::Lapis }]);
    assert_eq!(colours(&game), [Colour::Carnelian, Colour::Lapis]);
    assert_eq!(game.to_act().first(), Some(Seat(0)), "it is no turn");
    for colour in [Colour::Carnelian, Colour::Lapis] {
        for seat in [Seat(0), Seat(1)] {
            let refused = game.apply(seat, &Action::Paint { colour }, &mut no_chance(), &mut Unheard);
            assert_eq!(refused, Err(Illegal::ColourTaken { colour }));
        }
    }
    let free = [Colour::Turquoise, Colour::Malachite, Colour::Amethyst, Colour::Ebony];
    assert_eq!(game.legal(Seat(0)).colours.as_slice(), free);
    assert_eq!(game.legal(Seat(1)).colours.as_slice(), free);
    assert!(!Senet::is_turn(&lapis) && Senet::is_turn(&Action::Throw));
}

#[test]
fn n03_the_colour_stays_from_ones_first_throw_in_play_on() {
    let mut game = opening(Side::Even);
    let may = |game: &Senet| [OWN, ENEMY].map(|seat| !game.legal(seat).colours.is_empty());
    assert_eq!(may(&game), [true, true], "nobody has thrown in play");
    throw(&mut game, 1);
    assert_eq!(may(&game), [false, true]);
    act(&mut game, Action::Move { from: 10 }).expect("the piece on 10 moves");
    assert_eq!(may(&game), [false, true]);
    throw(&mut game, 6);
    assert_eq!(may(&game), [false, true], "the other has not thrown yet");
    let paint = Action::Paint { colour: Colour::Ebony };
    assert_eq!(game.apply(OWN, &paint, &mut no_chance(), &mut Unheard), Err(Illegal::ColourKept));
    throw(&mut game, 1);
    assert_eq!(may(&game), [false, false]);
    let refused = game.apply(ENEMY, &paint, &mut no_chance(), &mut Unheard);
    assert_eq!(refused, Err(Illegal::ColourKept));
}

#[test]
fn n02_a_record_without_throws_is_refused_and_does_not_tie_for_ever() {
    let record = Record {
        game: "senet".to_owned(),
        rules: Senet::RULES,
        seats: 2,
        options: Options { lots: Lots::Dealt, ..Options::default() },
        commitment: None,
        parts: None,
        chance: Chance::Draws(Vec::new()),
        actions: Vec::new(),
    };
    let refused = Table::<Senet>::replay(&record).expect_err("nobody threw");
    assert_eq!(refused, BadRecord::Draws { step: 0 });
}

#[test]
fn n03_the_higher_throw_chooses_the_side() {
    for (throws, first) in [([5, 4], Seat(0)), ([1, 2], Seat(1)), ([3, 6], Seat(0))] {
        let (game, _) = thrown_for(&throws);
        assert_eq!((game.to_move(), game.phase()), (first, Phase::Choose));
        let sides = [Action::Choose { side: Side::Odd }, Action::Choose { side: Side::Even }];
        assert_eq!(game.legal(first).moves().collect::<Vec<_>>(), sides);
        assert_eq!((game.pieces(OWN), game.off(OWN)), (0, 0), "nobody stands anywhere yet");
    }
}

#[test]
fn n03_odd_and_even_squares_five_pieces_each() {
    assert_eq!(draw(&opening(Side::Even)), "own 2 4 6 8 10 | enemy 1 3 5 7 9 | own throws");
    assert_eq!(draw(&opening(Side::Odd)), "own 1 3 5 7 9 | enemy 2 4 6 8 10 | own throws");
}

#[test]
fn n03_the_choice_comes_before_the_opening_throw() {
    let options = Options { first: Some(ENEMY), ..Options::default() };
    let mut events = Vec::new();
    let mut game = Senet::new(&options, 2, &mut no_chance(), &mut events).expect("seat 1 exists");
    assert_eq!(seen(&events), [EventView::Begins { seat: ENEMY }], "nobody throws for a named first player");
    assert_eq!(act(&mut game, Action::Throw), Err(Illegal::ChooseFirst));
    let chose = act(&mut game, Action::Choose { side: Side::Odd });
    assert_eq!(chose, Ok(vec![EventView::Chose { seat: ENEMY, side: Side::Odd }]));
    assert_eq!(game.phase(), Phase::Throw { opening: true, again: false, may_leave: false });
    assert_eq!(act(&mut game, Action::Choose { side: Side::Odd }), Err(Illegal::AlreadyChosen));
}

#[test]
fn n03_a_first_player_must_have_a_seat() {
    let options = Options { first: Some(Seat(2)), ..Options::default() };
    let refused =
        Senet::new(&options, 2, &mut no_chance(), &mut Unheard).expect_err("there is no third seat");
    assert_eq!(refused.0.key, "senet-bad-first");
}

#[test]
fn n04_the_opening_throw_moves_the_piece_on_10() {
    let mut game = opening(Side::Even).with_throw(3);
    assert_eq!(game.phase(), Phase::Move { opening: true });
    assert_eq!(game.legal(OWN).moves().collect::<Vec<_>>(), [Action::Move { from: 10 }]);
    assert_eq!(act(&mut game, Action::Move { from: 8 }), Err(Illegal::OpeningPiece));
    act(&mut game, Action::Move { from: 10 }).expect("the piece on 10 moves");
    assert_eq!(draw(&game), "own 2 4 6 8 13 | enemy 1 3 5 7 9 | enemy throws");
}

#[test]
fn n04_the_piece_on_10_moves_whoever_owns_it() {
    let mut game = opening(Side::Odd).with_throw(2);
    let choice = game.legal(OWN).choices[0];
    assert_eq!((choice.from, choice.to, choice.gain), (Some(10), Some(12), Some(-2)));
    let moved = act(&mut game, Action::Move { from: 10 });
    assert_eq!(moved, Ok(vec![EventView::Opened { seat: OWN, from: 10, to: 12 }]));
    assert_eq!(draw(&game), "own 1 3 5 7 9 | enemy 2 4 6 8 12 | enemy throws");
}

#[test]
fn n05_opening_1_4_5_moves_and_throws_again() {
    for (thrown, after) in [
        (1, "own 2 4 6 8 11 | enemy 1 3 5 7 9 | own again"),
        (4, "own 2 4 6 8 14 | enemy 1 3 5 7 9 | own again"),
        (5, "own 2 4 6 8 15 | enemy 1 3 5 7 9 | own again"),
    ] {
        let mut game = opening(Side::Even).with_throw(thrown);
        act(&mut game, Action::Move { from: 10 }).expect("the piece on 10 moves");
        assert_eq!(draw(&game), after);
        assert_eq!(game.phase(), Phase::Throw { opening: false, again: true, may_leave: false });
        assert!(game.with_throw(2).legal(OWN).count() > 1, "the second throw is an ordinary one");
    }
}

#[test]
fn n05_opening_2_3_moves_and_passes() {
    for (thrown, after) in [
        (2, "own 2 4 6 8 12 | enemy 1 3 5 7 9 | enemy throws"),
        (3, "own 2 4 6 8 13 | enemy 1 3 5 7 9 | enemy throws"),
    ] {
        let mut game = opening(Side::Even).with_throw(thrown);
        act(&mut game, Action::Move { from: 10 }).expect("the piece on 10 moves");
        assert_eq!(draw(&game), after);
    }
}

#[test]
fn n05_opening_x_passes_and_the_opponent_is_free() {
    let mut game = opening(Side::Even);
    let events = throw(&mut game, 6);
    assert_eq!(events, [EventView::Thrown { seat: OWN, throw: 6 }, EventView::Passed { seat: OWN }]);
    assert_eq!(draw(&game), "own 2 4 6 8 10 | enemy 1 3 5 7 9 | enemy throws");
    assert_eq!(game.phase(), Phase::Throw { opening: false, again: false, may_leave: false });
    let free = game.with_throw(3).legal(ENEMY);
    assert!(!free.contains(&Action::Move { from: 10 }) && free.count() > 1);
}
