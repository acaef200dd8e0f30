//! Powers and the chosen fan (U21–U31).

use boardgame::{Game, Seat, Standing};
use sensu::{Action, FanType, Illegal, Options, Power, Public, Step, Wisdom};

use crate::scene::{BOTH, CHOSEN, POWERS, Scene, Story, card, cards, set};

/// A Hi-ōgi 7 was placed on a fan with one symbol, and two cards are left in hand.
fn wise(options: Options) -> Story {
    let scene = Scene::new(2, options).hand(0, "g6 h7 m7 m1 m2").fan(0, "h9").pile(1, "m3 m4");
    let mut story = scene.deck("g1 g2 g3 g4");
    story.play("g6 h7 m7").redeem("h7");
    story
}

#[test]
fn u21_the_second_symbol_fires_before_the_rest_is_placed() {
    let mut story = brave();
    let courage = Step::Courage { opponent: Seat(1) };
    assert_eq!((story.step(), story.fan(0, FanType::HiOgi)), (courage, vec![]));
    story.remove("h1");
    assert_eq!(story.fan(0, FanType::HiOgi), cards("h6"));
    // A third symbol does nothing.
    let mut story = Scene::new(2, POWERS).hand(0, "g6 h7 m7").fan(0, "h9 h8").deck("g1 g2");
    story.play("g6 h7 m7").redeem("h7");
    assert_eq!(story.view().to_act, Some(Seat(1)));
    // Harmony with nothing that fits is lost.
    let mut story = Scene::new(2, POWERS).hand(0, "h6 m7 g7").fan(0, "m9").fan(0, "g1 g1b g4").deck("h1 h2");
    story.play("h6 m7 g7").redeem("m7").place("m7");
    assert!(story.told(&Public::Fired { seat: Seat(0), power: Power::Harmony, lost: true }));
}

#[test]
fn u21_closing_the_chosen_fan_comes_before_the_power() {
    use FanType::{GunSen, HiOgi, MaiOugi};
    let scene = Scene::new(2, BOTH).hand(0, "g6 h7 m7").fan(0, "h1 h1b h9").chosen(0, HiOgi);
    let mut story = scene.closed_deck(&[GunSen, MaiOugi]).deck("g1 g2 g3 g4");
    story.play("g6 h7 m7").redeem("h7");
    let place = |event: Public| {
        story
            .events
            .iter()
            .position(|told| *told == sensu::Event::Public(event.clone()))
            .expect("it was told")
    };
    let chose = place(Public::Chose { seat: Seat(0), fan: MaiOugi });
    let fired = place(Public::Fired { seat: Seat(0), power: Power::Wisdom, lost: false });
    assert!(place(Public::Closed { seat: Seat(0), fan: HiOgi }) < chose && chose < fired);
}

#[test]
fn u22_wisdom_draws_three_one_at_a_time() {
    let mut story = wise(POWERS);
    assert_eq!(story.legal().take, set("m7 m4"));
    story.take("m4");
    assert_eq!((story.step(), story.legal().take), (Step::Wisdom { left: 2 }, set("m7 m3")));
    story.act(Action::Draw).act(Action::Draw);
    assert_eq!(story.own(0), set("m1 m2 m4 g4 g3"));
    assert_eq!(story.fan(0, FanType::GunSen), cards("g6"));
    let mut story = wise(Options { wisdom: Wisdom::Any, ..POWERS });
    assert_eq!(story.legal().take, set("m7 m3 m4"));
    story.take("m3");
    assert_eq!(story.pile(1), cards("m4"));
}

#[test]
fn u22_wisdom_draws_fewer_if_there_are_fewer() {
    let scene = Scene::new(2, POWERS).hand(0, "g6 h7 m7").hand(1, "g3 h8 m9").fan(0, "h9");
    let mut story = scene.deck("g1");
    story.play("g6 h7 m7").redeem("h7").act(Action::Draw);
    // The deck is gone and the discarded m7 is the new one: with one thing to draw nothing is asked, then nothing is left.
    assert_eq!(story.own(0), set("g1 m7"));
    assert_eq!((story.view().deck, story.view().to_act), (0, Some(Seat(1))));
}

#[test]
fn u23_harmony_places_the_top_of_a_pile() {
    let scene = Scene::new(2, POWERS).hand(0, "h6 m7 g7").fan(0, "m9").pile(1, "g2 g1");
    let mut story = scene.deck("h1 h2");
    story.play("h6 m7 g7").redeem("m7").place("m7");
    assert_eq!((story.step(), story.legal().take), (Step::Harmony, set("g7 g1")));
    assert_eq!(story.try_act(Action::Take { card: card("g2") }), Err(Illegal::NotOnTop));
    story.take("g1");
    assert_eq!((story.fan(0, FanType::GunSen), story.pile(1)), (cards("g1"), cards("g2")));
}

#[test]
fn u23_harmony_may_fire_another_power_and_must_fit() {
    // The g8 is the second symbol of its fan; the h2 would close a fan that is not chosen.
    let scene = Scene::new(2, BOTH).hand(0, "h6 m7 g7").fan(0, "m9").fan(0, "g9").fan(0, "h1 h3");
    let scene = scene.fan(1, "m1 m2").pile(0, "h9").pile(1, "g8").chosen(0, FanType::MaiOugi);
    let mut story = scene.deck("h4 h5");
    story.play("h6 m7 g7").redeem("m7").place("m7");
    assert_eq!((story.step(), story.legal().take), (Step::Harmony, set("g7 g8")));
    story.take("g8");
    assert!(story.told(&Public::Fired { seat: Seat(0), power: Power::Courage, lost: false }));
    assert_eq!((story.fan(1, FanType::MaiOugi), story.pile(1)), (cards("m1"), cards("m2")));
    let scene = Scene::new(2, BOTH).hand(0, "h6 m7 g7").fan(0, "m9").fan(0, "g1 g2 g4");
    let mut story = scene.pile(1, "g8").chosen(0, FanType::MaiOugi).deck("h4 h5");
    story.play("h6 m7 g7").redeem("m7").place("m7");
    assert!(story.told(&Public::Fired { seat: Seat(0), power: Power::Harmony, lost: true }));
}

/// Seat 0 fires Courage against two opponents.
fn brave() -> Story {
    let scene = Scene::new(3, POWERS).hand(0, "h6 g7 m7").fan(0, "g9");
    let scene = scene.fan(1, "g1 g2").fan(1, "h1").fan(2, "m8").fan(2, "h2 h1b h3");
    let mut story = scene.deck("m1 m2");
    story.play("h6 g7 m7").redeem("g7");
    story
}

#[test]
fn u24_courage_takes_the_last_card_of_each_opponent() {
    let mut story = brave();
    assert_eq!(story.step(), Step::Courage { opponent: Seat(1) });
    assert_eq!(story.legal().remove, set("g2 h1"));
    story.remove("h1");
    assert_eq!((story.fan(1, FanType::HiOgi), story.pile(1)), (vec![], cards("h1")));
    // The other one has a closed fan and a fan that ends with a symbol: spared, and the turn went on.
    assert_eq!((story.view().to_act, story.pile(2)), (Some(Seat(1)), vec![]));
    assert_eq!(story.fan(2, FanType::MaiOugi), cards("m8"));
    assert_eq!(story.fan(2, FanType::HiOgi), cards("h2 h1b h3"));
}

#[test]
fn u24_opponents_are_asked_about_clockwise_one_by_one() {
    let scene = Scene::new(3, POWERS).hand(0, "h6 g7 m7").fan(0, "g9");
    let scene = scene.fan(1, "g1").fan(1, "h1").fan(2, "m1 mw1").fan(2, "h2");
    let mut story = scene.deck("m2 m3");
    story.play("h6 g7 m7").redeem("g7");
    assert_eq!((story.step(), story.legal().remove), (Step::Courage { opponent: Seat(1) }, set("g1 h1")));
    assert_eq!(story.try_act(Action::Remove { card: card("h2") }), Err(Illegal::NotAmongThese));
    story.remove("g1");
    assert!(story.told(&Public::Removed { by: Seat(0), seat: Seat(1), card: card("g1") }));
    assert_eq!((story.step(), story.legal().remove), (Step::Courage { opponent: Seat(2) }, set("mw1 h2")));
    story.remove("mw1");
    assert_eq!((story.pile(1), story.pile(2)), (cards("g1"), cards("mw1")));
}

#[test]
fn u25_a_power_is_resolved_before_placing_goes_on() {
    let mut story = brave();
    assert_eq!(story.fan(0, FanType::HiOgi), vec![]);
    story.remove("g2");
    assert_eq!(story.fan(0, FanType::HiOgi), cards("h6"));
    // Harmony can win the game.
    let scene = Scene::new(2, POWERS).hand(0, "h6 m7 g7").fan(0, "m9").fan(0, "h1 h1b h4");
    let mut story = scene.fan(0, "g1 g1b").pile(1, "g4").deck("h2 h3");
    story.play("h6 m7 g7").redeem("m7").take("g4");
    assert_eq!(story.game.outcome().expect("it is won").standing, Standing::won_by(Seat(0), 2));
}

#[test]
fn u26_everybody_has_a_chosen_fan() {
    let story = Scene::new(4, CHOSEN).deck("g1");
    assert!(story.view().players.iter().all(|player| player.chosen.is_some()));
    assert_eq!(story.view().closed_deck, 11);
}

/// The chosen fan and another one, each about to be closed by one of two redeemed cards.
fn choosing(next: &[FanType]) -> Story {
    let scene = Scene::new(2, CHOSEN).hand(0, "g6 h7 m7").fan(0, "g1 g1b").fan(0, "h1 h1b h9");
    let mut story = scene.chosen(0, FanType::GunSen).closed_deck(next).deck("m1 m2");
    story.play("g6 h7 m7").redeem("h7");
    story
}

#[test]
fn u27_no_other_fan_closes_before_the_chosen_one() {
    let mut story = choosing(&[FanType::HiOgi]);
    story.place("h7");
    assert!(story.told(&Public::SetAside { seat: Seat(0), card: card("h7") }));
    assert_eq!(story.view().players[0].fans[1].sticks, 9);
    assert!(story.view().players[0].fans[0].closed);
}

#[test]
fn u28_another_type_is_chosen_next() {
    let mut story = choosing(&[FanType::MaiOugi, FanType::GunSen]);
    story.place("g6");
    assert!(story.told(&Public::FanDiscarded { fan: FanType::GunSen }));
    assert_eq!(story.view().players[0].chosen, Some(FanType::MaiOugi));
    assert_eq!((story.view().closed_deck, story.view().closed_discards), (0, [1, 0, 0]));
}

#[test]
fn u29_the_newly_chosen_fan_can_close_in_the_same_building() {
    let mut story = choosing(&[FanType::HiOgi]);
    story.place("g6");
    assert_eq!(story.game.outcome().expect("it is won").standing, Standing::won_by(Seat(0), 2));
    let mut story = choosing(&[FanType::MaiOugi]);
    story.place("g6");
    assert_eq!(story.game.outcome(), None);
    assert_eq!(story.pile(0), cards("m7 h7"));
}

#[test]
fn u30_discarded_closed_fan_cards_are_shuffled_again() {
    let scene = Scene::new(2, CHOSEN).hand(0, "g6 h7 m7").fan(0, "g1 g1b").closed_discards([0, 0, 1]);
    let mut story = scene.chosen(0, FanType::GunSen).closed_deck(&[FanType::GunSen]).deck("m1 m2");
    story.play("g6 h7 m7").redeem("h7");
    assert_eq!(story.view().players[0].chosen, Some(FanType::MaiOugi));
}

#[test]
fn u31_a_card_that_would_close_another_fan_is_unusable() {
    let scene = Scene::new(2, CHOSEN).hand(0, "g6 h7 m7").fan(0, "h1 h1b h9").chosen(0, FanType::GunSen);
    let mut story = scene.deck("m1 m2");
    story.play("g6 h7 m7").redeem("h7");
    assert_eq!(story.pile(0), cards("m7 h7"));
}
