//! Building fans and winning (U16–U20).

use boardgame::{Game, Seat, Standing};
use sensu::{Action, FanType, Illegal, Public, Step};

use crate::scene::{PLAIN, Scene, Story, card, cards};

/// A Gun-sen fan of eight sticks, and redeemed Gun-sen cards of two and of one.
fn at_eight() -> Story {
    let mut story = Scene::new(2, PLAIN).hand(0, "g6 g7 m7").fan(0, "g1 g1b").deck("h1 h2");
    story.play("g6 g7 m7").redeem("g7");
    story
}

#[test]
fn u16_the_order_of_placing_is_chosen() {
    let mut story = at_eight();
    assert_eq!((story.step(), story.legal().place.len()), (Step::Build, 2));
    assert_eq!(story.try_act(Action::Place { card: card("m7") }), Err(Illegal::NotAmongThese));
    story.place("g7");
    assert_eq!(story.fan(0, FanType::GunSen), cards("g1 g1b g7"));
    // Where the order makes no difference it is not asked.
    let mut story = Scene::new(2, PLAIN).hand(0, "g6 g7 m7").deck("h1 h2");
    story.play("g6 g7 m7").redeem("g7");
    assert_eq!(story.view().to_act, Some(Seat(1)));
}

#[test]
fn u17_what_does_not_fit_goes_on_the_pile_last() {
    let mut story = at_eight();
    story.place("g7");
    assert!(story.told(&Public::SetAside { seat: Seat(0), card: card("g6") }));
    assert_eq!(story.pile(0), cards("m7 g6"));
    // Two different cards that do not fit: their order is chosen.
    let mut story = Scene::new(2, PLAIN).hand(0, "g6 g7 m7").fan(0, "g1 g1b g4").deck("h1 h2");
    story.play("g6 g7 m7").redeem("g7");
    assert_eq!(story.step(), Step::Aside);
    story.discard("g7");
    assert_eq!(story.pile(0), cards("m7 g7 g6"));
}

#[test]
fn u18_ten_sticks_close_a_fan() {
    let mut story = at_eight();
    story.place("g6");
    assert!(story.told(&Public::Closed { seat: Seat(0), fan: FanType::GunSen }));
    assert!(story.view().players[0].fans[0].closed);
    assert_eq!(story.pile(0), cards("m7 g7"));
}

#[test]
fn u19_placed_cards_stay() {
    let mut story = at_eight();
    story.place("g7");
    assert_eq!(story.try_act(Action::Remove { card: card("g7") }), Err(Illegal::NotNow));
    assert_eq!(story.fan(0, FanType::GunSen), cards("g1 g1b g7"));
}

#[test]
fn u20_the_second_closed_fan_wins_at_once() {
    let scene = Scene::new(2, PLAIN).hand(0, "g6 g7 m7").fan(0, "g1 g1b").fan(0, "h1 h1b h4");
    let mut story = scene.deck("m1 m2");
    story.play("g6 g7 m7").redeem("m7");
    // Every order wins, so that none is asked for.
    let outcome = story.game.outcome().expect("it is won");
    assert_eq!(outcome.standing, Standing::won_by(Seat(0), 2));
    assert!(story.game.to_act().is_empty());
}
