//! H6 to H12: the three actions of a turn.

use boardgame::{Game, Legal as _, Seat, Viewer};
use hanabi::{Action, CardId, CardValue, Clue, EventView, Hand, Illegal, Public};

use crate::scene::{A, B, C, Scene, clue, scene};

fn touched(scene: &Scene) -> Vec<usize> {
    let heard = scene.heard(Viewer::Spectator);
    let Some(EventView::Public(Public::Informed { hand, touched, .. })) = heard.first() else {
        panic!("nobody was informed: {heard:?}")
    };
    touched.iter().filter_map(|id| hand.slot(*id)).collect()
}

fn numbers(hand: Hand) -> Vec<u8> {
    hand.iter().map(|id| id.0).collect()
}

#[test]
fn h6_every_matching_card_is_pointed_at_and_a_token_taken() {
    let mut scene = scene(3, "B: r1 w2 r3 b4 r1");
    scene.tell(B, "red");
    assert_eq!(touched(&scene), [0, 2, 4]);
    assert_eq!(scene.table(), "w0 r0 b0 y0 g0 | 7 tokens | 0 errors | deck 35 | discards");
    let marks = scene.view(B).hands[1]
        .cards
        .iter()
        .map(|card| card.marks.unwrap().is(clue("red")))
        .collect::<Vec<_>>();
    assert_eq!(marks, [true, false, true, false, true]);
    let not = scene.view(B).hands[1]
        .cards
        .iter()
        .map(|card| card.marks.unwrap().is_not(clue("red")))
        .collect::<Vec<_>>();
    assert_eq!(not, [false, true, false, true, false]);
}

#[test]
fn h6_a_value_is_told_alike() {
    let mut scene = scene(2, "B: r1 w2 r3 b4 w1");
    scene.tell(B, "1");
    assert_eq!(touched(&scene), [0, 4]);
    assert_eq!(scene.view(B).hands[1].cards[0].marks.unwrap().value(), Some(CardValue::One));
}

#[test]
fn h6_only_teammates_are_informed() {
    let mut scene = scene(2, "");
    let told = |to| Action::Inform { to, clue: clue("red") };
    assert_eq!(scene.act(A, told(A)), Err(Illegal::OwnHand));
    assert_eq!(scene.act(A, told(C)), Err(Illegal::NoSuchSeat));
    assert_eq!(scene.act(A, told(Seat(255))), Err(Illegal::NoSuchSeat));
    assert_eq!(scene.act(B, told(A)), Err(Illegal::NotYourTurn));
    assert_eq!(scene.act(A, told(B)), Ok(()));
}

#[test]
fn h6_a_turn_is_one_action_and_never_a_pass() {
    let scene = scene(3, "B:red");
    assert_eq!([A, B, C].map(|seat| scene.kinds(seat)), [[0, 0, 0], [5, 5, 20], [0, 0, 0]]);
}

/// The vector "no white": legal, costs a token, touches nothing, and tells every card that it is not white.
#[test]
fn h7_information_may_touch_no_card() {
    let mut scene = scene(2, "B: r1 g2 r3 b4 y1");
    assert!(scene.legal(A).contains(&Action::Inform { to: B, clue: clue("white") }));
    scene.tell(B, "white");
    assert!(touched(&scene).is_empty());
    let view = scene.view(B);
    assert_eq!(view.tokens, 7);
    assert!(view.hands[1].cards.iter().all(|card| card.marks.unwrap().is_not(clue("white"))));
    assert!(view.hands[1].cards.iter().all(|card| !card.marks.unwrap().is_touched()));
}

#[test]
fn h7_every_colour_and_value_is_offered_for_every_mate() {
    let scene = scene(4, "");
    let informs: Vec<Action> =
        scene.legal(A).moves().filter(|action| matches!(action, Action::Inform { .. })).collect();
    let expected = (1..4).flat_map(|to| Clue::ALL.map(|clue| Action::Inform { to: Seat(to), clue }));
    assert_eq!(informs, expected.collect::<Vec<_>>());
}

#[test]
fn h8_without_a_token_informing_is_not_legal() {
    let mut scene = scene(2, "B:red A:red B:blue A:blue B:white A:white B:green");
    assert_eq!((scene.public().tokens, scene.kinds(B)), (1, [5, 5, 10]));
    scene.tell(A, "green");
    assert_eq!((scene.public().tokens, scene.kinds(A)), (0, [5, 5, 0]));
    assert_eq!(scene.act(A, Action::Inform { to: B, clue: clue("red") }), Err(Illegal::NoToken));
}

#[test]
fn h9_a_discard_brings_a_token_back_and_a_new_card() {
    let mut scene = scene(2, "A: r1 b2 w3 g4 y1\nB:red A:red");
    let before = scene.hand(A);
    scene.discard(2);
    assert_eq!(scene.table(), "w0 r0 b0 y0 g0 | 7 tokens | 0 errors | deck 39 | discards w3");
    let after = scene.hand(A);
    assert_eq!(after[..], [CardId(10), before[0], before[1], before[3], before[4]]);
    assert_eq!(scene.to_act(), B);
}

#[test]
fn h9_not_while_all_tokens_are_in_the_lid() {
    let mut scene = scene(2, "");
    assert_eq!(scene.kinds(A), [5, 0, 10]);
    let card = scene.held(A, 0);
    assert_eq!(scene.act(A, Action::Discard { card }), Err(Illegal::TokensFull));
    scene.tell(B, "red");
    assert_eq!(scene.kinds(B), [5, 5, 10]);
}

#[test]
fn h10_a_card_that_starts_a_series_joins_it() {
    let mut scene = scene(2, "A: r5 b2 w3 g4 y1");
    scene.play(4);
    assert_eq!(scene.table(), "w0 r0 b0 y1 g0 | 8 tokens | 0 errors | deck 39 | discards");
}

#[test]
fn h10_a_card_that_continues_a_series_joins_it() {
    let scene = scene(2, "y1 y2 r1 y3");
    assert_eq!(scene.table(), "w0 r1 b0 y3 g0 | 8 tokens | 0 errors | deck 36 | discards");
}

#[test]
fn h10_any_other_card_is_discarded_and_an_error_turned() {
    let mut scene = scene(2, "A: r2 b2 w3 g4 y1\ny1 ?red");
    scene.play(4);
    assert_eq!(scene.table(), "w0 r0 b0 y1 g0 | 7 tokens | 1 errors | deck 38 | discards y1");
    assert_eq!(scene.fronts(A).split_off(3), "r2 b2 w3 g4");
    scene.tell(A, "2").play(1);
    assert_eq!(scene.table(), "w0 r0 b0 y1 g0 | 6 tokens | 2 errors | deck 37 | discards y1 r2");
}

#[test]
fn h10_a_drawn_card_goes_to_the_left_and_the_others_keep_their_order() {
    let mut scene = scene(3, "");
    assert_eq!(numbers(scene.hand(A)), [4, 3, 2, 1, 0]);
    scene.play(1);
    assert_eq!(numbers(scene.hand(A)), [15, 4, 2, 1, 0]);
}

#[test]
fn h10_cards_of_others_and_unknown_cards_cannot_be_played() {
    let mut scene = scene(2, "B:red A:red");
    for card in [CardId(5), CardId(10), CardId(49), CardId(50), CardId(255)] {
        assert_eq!(scene.act(A, Action::Play { card }), Err(Illegal::NotInHand));
        assert_eq!(scene.act(A, Action::Discard { card }), Err(Illegal::NotInHand));
    }
}

#[test]
fn h11_completing_a_series_brings_a_token_back() {
    let scene = scene(2, "B:red r1 r2 r3 r4 r5");
    assert_eq!(scene.table(), "w0 r5 b0 y0 g0 | 8 tokens | 0 errors | deck 35 | discards");
    let heard = scene.heard(Viewer::Spectator);
    assert!(heard.contains(&EventView::Public(Public::TokenBack { tokens: 8 })), "{heard:?}");
}

/// The vector "eight tokens": completing a series gives none.
#[test]
fn h11_no_token_comes_back_to_a_full_lid() {
    let scene = scene(2, "r1 r2 r3 r4 r5");
    assert_eq!(scene.table(), "w0 r5 b0 y0 g0 | 8 tokens | 0 errors | deck 35 | discards");
    let heard = scene.heard(Viewer::Spectator);
    assert!(!heard.iter().any(|event| matches!(event, EventView::Public(Public::TokenBack { .. }))));
    assert!(heard.iter().any(|event| matches!(event, EventView::Public(Public::Completed { .. }))));
}

#[test]
fn h11_a_series_goes_up_one_by_one() {
    for (story, errors) in [("r1 r2", 0), ("r1 r3", 1), ("r1 r1", 1), ("r2", 1), ("r1 r2 r1", 1)] {
        assert_eq!(scene(2, story).public().errors, errors, "{story}");
    }
}

#[test]
fn h12_nobody_draws_from_an_empty_deck() {
    let mut scene = crate::ending::deck_of(2, 1, "");
    scene.discard(0);
    assert_eq!(scene.public().deck, 0);
    let seat = scene.to_act();
    assert_eq!(scene.hand(seat).len(), 5);
    scene.discard(0);
    assert_eq!(scene.hand(seat).len(), 4);
    assert!(!scene.is_over());
}

#[test]
fn turns_are_counted_from_one() {
    let scene = scene(3, "B:red C:red");
    assert_eq!(scene.game.turn(), 3);
}
