//! Building fans and winning (U16–U20).

use boardgame::{Game, Seat, Standing};
use sensu::{Action, FanType, Illegal, Public, Step};

use crate::scene::{CHOSEN, PLAIN, POWERS, Scene, Story, card, cards, set};

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
}

/// Whether the order of the redeemed g6 and g7 is asked.
fn is_asked(scene: Scene) -> bool {
    let mut story = scene.hand(0, "g6 g7 m7").hand(1, "h9").deck("h1 h2");
    story.play("g6 g7 m7").redeem("g7");
    story.step() == Step::Build
}

#[test]
fn u16_an_order_that_makes_no_difference_is_not_asked() {
    assert!(!is_asked(Scene::new(2, PLAIN)));
    assert!(is_asked(Scene::new(2, PLAIN).fan(0, "g1 g1b")));
    // With Courage about, it matters which card of an open fan is the last one, and not which of a closed one.
    assert!(is_asked(Scene::new(2, POWERS)));
    assert!(!is_asked(Scene::new(2, POWERS).fan(0, "g1 g2")));
    // Of two that are alike only one fits, and it is all one which.
    let scene = Scene::new(2, PLAIN).hand(0, "g7 g7b m1 g2 g3").fan(0, "g1 g1b gw1");
    let mut story = scene.deck("h1 h2");
    story.play("g7 g7b m1 g2 g3").discard("g2");
    assert_eq!((story.view().to_act, story.pile(0)), (Some(Seat(1)), cards("g2 g3 g7b")));
}

#[test]
fn u16_a_power_or_a_new_chosen_fan_asks_only_for_what_depends_on_it() {
    use FanType::{GunSen, HiOgi, MaiOugi};
    // The g6 and the h7 are redeemed. Wisdom draws the same whatever lies on the fans.
    let asked = |scene: Scene| {
        let mut story = scene.hand(0, "g6 h7 m7").fan(1, "m1").pile(1, "m2").deck("h1 h2 h3 h4 h5");
        story.play("g6 h7 m7").redeem("h7");
        story.step() == Step::Build
    };
    assert!(!asked(Scene::new(2, POWERS).fan(0, "h9")));
    // The chosen fan is closed, and the other card fits whichever comes next, or only if the right one does.
    let chosen = |fan: &str| Scene::new(2, CHOSEN).chosen(0, GunSen).fan(0, "g1 g1b").fan(0, fan);
    assert!(!asked(chosen("h1").closed_deck(&[HiOgi, MaiOugi])));
    assert!(asked(chosen("h1 h1b h9").closed_deck(&[HiOgi, MaiOugi])));
    // Harmony fires with the m7, and what it may take depends on the other fans.
    let scene = Scene::new(2, POWERS).hand(0, "g6 h7 m7").fan(0, "m9").pile(1, "g2");
    let mut story = scene.deck("h1 h2");
    story.play("g6 h7 m7").redeem("m7");
    assert_eq!(story.step(), Step::Build);
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
fn u17_no_power_reaches_what_was_set_aside() {
    // The g6 does not fit, and Harmony, which fires with the m7, finds the discarded g7 and not the g6.
    let scene = Scene::new(2, POWERS).hand(0, "g6 g7 m7").fan(0, "g1 g2 g4").fan(0, "m9").pile(1, "h1");
    let mut story = scene.deck("h2 h3");
    story.play("g6 g7 m7").redeem("m7");
    assert_eq!((story.step(), story.legal().take), (Step::Harmony, set("g7 h1")));
    assert_eq!(story.view().table.map(|table| table.aside), Some(set("g6")));
    story.take("h1");
    assert_eq!(story.pile(0), cards("g7 g6"));
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
    assert_eq!(
        story.try_act(Action::Remove { card: card("g7") }),
        Err(Illegal::First { step: story.step() })
    );
    assert_eq!(story.fan(0, FanType::GunSen), cards("g1 g1b g7"));
}

#[test]
fn u20_the_second_closed_fan_wins_at_once() {
    let scene = Scene::new(2, PLAIN).hand(0, "g6 g7 m7").fan(0, "g1 g1b").fan(0, "h1 h1b h4");
    let mut story = scene.deck("m1 m2");
    story.play("g6 g7 m7").redeem("m7");
    // Every order wins, so that none is asked for, and nothing is placed after it.
    assert_eq!(story.fan(0, FanType::MaiOugi), vec![]);
    let outcome = story.game.outcome().expect("it is won");
    assert_eq!(outcome.standing, Standing::won_by(Seat(0), 2));
    assert!(story.game.to_act().is_empty());
}
