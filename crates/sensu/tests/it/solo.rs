//! The solo game (U33, U34).

use boardgame::{Game, Standing};
use sensu::{Action, Ending, FanType, Illegal, Level, Options, Public, Step};

use crate::scene::{PLAIN, Scene, card, cards, set};

#[test]
fn u33_a_drawn_card_goes_to_a_column_or_on_the_discards() {
    let mut story = Scene::new(1, PLAIN).column(2, "g1").deck("g2 g3 g4");
    story.act(Action::Draw);
    assert_eq!(story.step(), Step::Put { card: card("g4") });
    assert_eq!(story.try_act(Action::Put { column: Some(4) }), Err(Illegal::NoSuchColumn));
    story.act(Action::Put { column: Some(2) });
    assert_eq!(story.view().columns[2], cards("g1 g4"));
    story.act(Action::Draw).act(Action::Put { column: None });
    assert_eq!(story.pile(0), cards("g3"));
}

#[test]
fn u33_only_the_ends_of_columns_and_discards_are_played() {
    let scene = Scene::new(1, PLAIN).column(0, "m5 g3").column(1, "h8").pile(0, "g1 m9");
    let mut story = scene.deck("g2 g4");
    assert_eq!(story.legal().plays()[..], [set("g3 h8 m9")]);
    assert!(story.legal().take.is_empty());
    assert_eq!(story.try_act(Action::Play { cards: set("m5 h8 m9") }), Err(Illegal::Covered));
    story.play("g3 h8 m9").discard("m9");
    assert_eq!((story.pile(0), story.fan(0, FanType::GunSen)), (cards("g1 m9 h8"), cards("g3")));
    assert_eq!(story.view().columns[0], cards("m5"));
}

#[test]
fn u34_it_ends_with_the_deck_or_with_the_third_fan() {
    let scene = || Scene::new(1, PLAIN).fan(0, "g1 g2").column(0, "h3").column(1, "h8");
    let mut story = scene().deck("m9");
    story.act(Action::Draw).act(Action::Put { column: Some(2) });
    assert!(story.told(&Public::Ended { ending: Ending::Alone { score: 7, complete: false } }));
    let scene = Scene::new(1, PLAIN).fan(0, "g1 g2 g3").fan(0, "h1 h2 h3").fan(0, "m1 m2 m4");
    let mut story = scene.column(0, "m5").column(1, "g7").column(2, "h8").deck("g4 g9");
    story.play("m5 g7 h8");
    assert_eq!(story.step(), Step::Order);
    // The third fan has nine sticks, and the 5 has two: it does not fit.
    story.discard("g7");
    assert_eq!(story.game.outcome(), None);
    let scene = Scene::new(1, PLAIN).fan(0, "g1 g2 g3").fan(0, "h1 h2 h3").fan(0, "m1 m4 m6");
    let mut story = scene.column(0, "m5").column(1, "g7").column(2, "h8").deck("g4 g9");
    story.play("m5 g7 h8").discard("g7");
    let outcome = story.game.outcome().expect("it is over");
    assert_eq!(outcome.standing, Standing::Together { won: Some(true), score: 33, best: None });
}

#[test]
fn u34_last_plays_are_an_option() {
    let options = Options { last_play: true, ..PLAIN };
    let mut story = Scene::new(1, options).column(0, "h3").column(1, "h8").deck("m9");
    story.act(Action::Draw).act(Action::Put { column: Some(2) });
    assert_eq!(story.game.outcome(), None);
    assert!(!story.legal().draw);
    story.play("h3 h8 m9").discard("h8");
    assert!(story.told(&Public::Ended { ending: Ending::Alone { score: 3, complete: false } }));
}

#[test]
fn u34_levels() {
    let levels = [0, 19, 20, 24, 25, 29, 30, 34, 35, 39, 40].map(Level::of);
    use Level::{Fifth, First, Fourth, Second, Sixth, Third};
    assert_eq!(levels, [First, First, Second, Second, Third, Third, Fourth, Fourth, Fifth, Fifth, Sixth]);
}
