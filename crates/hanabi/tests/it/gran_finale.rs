//! H17 to H19: the variant for experts.

use boardgame::{Game, Standing, Viewer};
use hanabi::{Action, End, EventView, Illegal, Public};

use crate::scene::{A, B, C, Scene, card, clue, gran_finale, scene};

fn heard(scene: &Scene, event: Public) -> bool {
    scene.heard(Viewer::Spectator).contains(&EventView::Public(event))
}

/// Three players play and discard until the deck is empty, one step short of `THE_LAST_CARD`.
const A_DECK_OF_ONE: &str = "
    ?1 ?1 ?1 ?1 ?1 ?1 ?1 ?1  w1 w2 w3 w4 r1 r2 r3 r4 b1 b2 w5
    -w1 -w1 -w2 -w3 -w4 -r1 -r1  ?1 ?1 ?1 ?1 ?1 ?1 ?1 ?1
    -r2 -r3 -r4 -b1 -b1 -b2 -b3 -b4  ?1 ?1 ?1 ?1 ?1 ?1 ?1 ?1
    -y1 -y1 -y2 -y3 -y4 -g1 -g2 -g3  ?1";
const THE_LAST_CARD: &str = "-g4";
/// Then B and C play their hands while A informs: A alone has cards, and the lid is empty.
const A_ALONE_HAS_CARDS: &str = "?1 ?1 ?1  ?1 b3 b4 ?1 y1 y2 ?1 y3 y4 ?1 g1 g2 ?1 g3 g4";

fn a_alone_has_cards() -> Scene {
    gran_finale(3, &format!("A: g1 r5 b5 y5 g5\n{A_DECK_OF_ONE} {THE_LAST_CARD} {A_ALONE_HAS_CARDS}"))
}

#[test]
fn h17_only_25_wins_and_there_are_no_bands() {
    let story = "w1 w2 w3 w4 w5 r1 r2 r3 r4 r5 b1 b2 b3 b4 b5 y1 y2 y3 y4 y5 g1 g2 g3 g4 g5";
    let won = gran_finale(2, story);
    assert_eq!(
        won.game.outcome().unwrap().standing,
        Standing::Together { won: Some(true), score: 25, best: Some(25) }
    );
    assert_eq!((won.public().end, won.public().band), (Some(End::Complete), None));
    assert!(!won.game.outcome().unwrap().say.args.contains_key("band"));

    let lost = gran_finale(2, "w1 w2 w3 w4 r5");
    assert_eq!(
        lost.game.outcome().unwrap().standing,
        Standing::Together { won: Some(false), score: 0, best: Some(25) }
    );
    assert_eq!(lost.public().points, 4);
}

#[test]
fn h18_the_game_goes_on_without_a_deck() {
    let scene = gran_finale(3, &format!("{A_DECK_OF_ONE} {THE_LAST_CARD}"));
    assert!(heard(&scene, Public::DeckEmpty { by: C }));
    let view = scene.public();
    assert_eq!((view.deck, view.turns_left, view.end), (0, None, None));

    let scene = a_alone_has_cards();
    assert_eq!(
        scene.table().split(" | discards").next(),
        Some("w5 r4 b4 y4 g4 | 0 tokens | 0 errors | deck 0")
    );
    assert_eq!([A, B, C].map(|seat| scene.hand(seat).len()), [5, 0, 0]);
}

#[test]
fn h18_it_can_still_be_won() {
    let mut scene = a_alone_has_cards();
    for _ in 0..4 {
        scene.play(1);
        if !scene.is_over() {
            scene.tell(A, "5");
        }
    }
    assert_eq!(scene.public().end, Some(End::Complete));
}

#[test]
fn h18_a_lost_five_is_an_immediate_defeat() {
    let mut scene = gran_finale(2, "A: ? ? w5\nB:red A:red");
    scene.discard(2);
    assert_eq!(scene.public().end, Some(End::LostCard { card: card("w5") }));
    assert!(heard(&scene, Public::Lost { card: card("w5"), reach: 4 }));
    assert_eq!(scene.public().deck, 40, "nobody draws after the end");
    assert_eq!(
        scene.game.outcome().unwrap().standing,
        Standing::Together { won: Some(false), score: 0, best: Some(25) }
    );
}

#[test]
fn h18_the_last_copy_counts_and_the_first_does_not() {
    let scene = gran_finale(2, "B:red A:red -w4 -w4");
    assert_eq!(scene.public().end, Some(End::LostCard { card: card("w4") }));
    let scene = gran_finale(2, "B:red A:red -w4 -r4");
    assert_eq!(scene.public().end, None);
}

#[test]
fn h18_a_failed_play_loses_a_card_too() {
    let scene = gran_finale(2, "w5");
    assert_eq!(scene.public().end, Some(End::LostCard { card: card("w5") }));
    assert_eq!(scene.public().errors, 1);
}

#[test]
fn h18_a_card_below_the_top_may_go() {
    let scene = gran_finale(2, "w1 w2 B:red A:red -w2 -w1 B:1 A:1 -w1");
    assert_eq!(scene.public().end, None);
    assert_eq!(scene.public().series[0].reach, 5);
}

#[test]
fn h18_of_two_reasons_the_third_error_is_named() {
    let scene = gran_finale(2, "w4 r4 b5");
    assert_eq!(scene.public().end, Some(End::ThirdError));
    assert!(heard(&scene, Public::Lost { card: card("b5"), reach: 4 }));
}

#[test]
fn h18_without_the_variant_a_lost_card_only_limits_its_series() {
    let scene = scene(2, "B:red A:red -w5");
    assert_eq!(scene.public().end, None);
    assert!(heard(&scene, Public::Lost { card: card("w5"), reach: 4 }));
}

#[test]
fn h19_who_has_no_card_must_inform() {
    let mut scene = a_alone_has_cards();
    assert_eq!(scene.kinds(A), [5, 5, 0], "nobody else has cards");
    scene.play(1);
    assert_eq!((scene.to_act(), scene.public().tokens), (B, 1));
    assert_eq!(scene.kinds(B), [0, 0, 10]);
    assert_eq!(
        scene.act(B, Action::Inform { to: C, clue: clue("red") }),
        Err(Illegal::EmptyHand { seat: C })
    );
    scene.tell(A, "5");
    assert!(heard(&scene, Public::PassedOver { seat: C }), "the token is gone");
    assert_eq!(scene.to_act(), A);
}

#[test]
fn h19_who_can_do_nothing_is_passed_over() {
    let mut scene = a_alone_has_cards();
    let turn = scene.game.turn();
    scene.play(0);
    assert_eq!(scene.public().errors, 1);
    assert!(heard(&scene, Public::PassedOver { seat: B }) && heard(&scene, Public::PassedOver { seat: C }));
    assert_eq!((scene.to_act(), scene.game.turn()), (A, turn + 1));
}
