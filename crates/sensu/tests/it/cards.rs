//! The card table, and what combinations redeem (U1, U10–U15).

use boardgame::{Game, GameRng, Seed, Unheard, Viewer};
use sensu::{
    Action, Card, Combination, Face, Faces, FanType, Illegal, NoCombination, Options, Public, Sensu, Step,
};

use crate::scene::{PLAIN, Scene, Story, card, cards, set};

/// The usual faces of a type.
fn faces() -> &'static [Face] {
    &Faces::of(None).expect("the usual table is always there").all()[..Card::OF_TYPE]
}

fn sticks(value: u8) -> u8 {
    let mut faces = faces().iter().filter(|face| face.value == value && !face.wild);
    let first = faces.next().expect("every value has a face").sticks;
    assert!(faces.all(|face| face.sticks == first));
    first
}

#[test]
fn the_table_holds_the_facts() {
    assert_eq!(Card::OF_TYPE * FanType::ALL.len(), Card::COUNT);
    let all = Faces::of(None).expect("the usual table is always there").all();
    assert!(all.chunks(Card::OF_TYPE).all(|suit| suit == faces()), "the three types are alike");
    for value in 1..=9 {
        assert_eq!(faces().iter().filter(|face| face.value == value && !face.wild).count(), 3);
        assert!((1..=4).contains(&sticks(value)));
        let once = |face: &&Face| face.value == value && face.winds == 1;
        assert_eq!(faces().iter().filter(once).count(), 1);
    }
    let wilds: Vec<_> = faces().iter().filter(|face| face.wild).collect();
    assert_eq!(wilds.iter().map(|face| face.value).collect::<Vec<_>>(), [1, 4, 7]);
    assert!(wilds.iter().all(|face| face.sticks == 1 && !face.symbol));
    assert_eq!((1..=9).map(sticks).max(), Some(4));
    assert!(sticks(2) == sticks(3) && sticks(3) > sticks(4) && sticks(4) == sticks(5));
    assert!(sticks(5) > sticks(7) && sticks(6) > sticks(7) && sticks(5) > sticks(9) && sticks(9) == 1);
    assert!(sticks(2) > sticks(6) && sticks(6) > sticks(9));
}

fn in_play(seats: u8) -> usize {
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let game = Sensu::new(&Options::default(), seats, &mut rng, &mut Unheard).expect("good options");
    let view = game.view(Viewer::Spectator);
    usize::from(view.deck) + view.players.iter().map(|player| usize::from(player.hand)).sum::<usize>()
}

#[test]
fn u1_the_cards_depend_on_the_players() {
    assert_eq!([1, 2, 3, 4, 5].map(in_play), [27, 63, 63, 90, 90]);
}

#[test]
fn u10_exactly_twenty() {
    let mut story = hand("g1 g2 h7 h8 m9");
    assert_eq!(story.legal().plays(), [set("g1 g2 h8 m9")]);
    let near = Action::Play { cards: set("g1 h7 h8 m9") };
    assert_eq!(story.try_act(near), Err(Illegal::NotTwenty { sum: 25 }));
}

#[test]
fn u11_one_wild_card_takes_the_value_that_makes_twenty() {
    let combination = Combination::new(set("h8 m9 gw1")).expect("it makes twenty");
    assert_eq!(combination.wild, Some(3));
    assert_eq!(Combination::new(set("gw1 hw7 m9 m1")), Err(NoCombination::TwoWilds));
    assert_eq!(
        hand("gw1 hw7 m9 m1").try_act(Action::Play { cards: set("gw1 hw7 m9 m1") }),
        Err(Illegal::TwoWilds)
    );
    assert!(Combination::new(set("h7 m9 gw1")).is_err());
}

#[test]
fn u12_pairs_and_types_earn_one_bonus_each() {
    let bonuses = |text| {
        let combination = Combination::new(set(text)).expect("it makes twenty");
        (combination.bonuses.pair.is_some(), combination.bonuses.trio.is_some())
    };
    assert_eq!(bonuses("g6 h7 m7"), (true, false));
    assert_eq!(bonuses("g1 h1 h9 m9"), (true, false));
    assert_eq!(bonuses("g2 g3 g6 h9"), (false, true));
    assert_eq!(bonuses("g3 g5 h9 gw1"), (false, true));
    assert_eq!(bonuses("g6 g7 g7b"), (true, true));
    assert_eq!(bonuses("g3 h8 m9"), (false, false));
    // A wild card makes no pair, neither with the number that it takes nor with one that it shows.
    assert_eq!(bonuses("g2 h7 m9 gw1"), (false, false));
    assert_eq!(bonuses("g1 h8 m9 gw1"), (false, false));
}

/// There is room for all of them, whatever five cards one holds.
#[test]
fn u10_no_five_cards_make_more_than_eight_combinations() {
    let kinds: Vec<Vec<Card>> = (0..Card::OF_TYPE)
        .filter(|face| *face >= 27 || face % 3 == 0)
        .map(|face| {
            let copies = if face >= 27 { face..face + 1 } else { face..face + 3 };
            FanType::ALL.iter().flat_map(|fan| copies.clone().map(|face| Card::new(*fan, face))).collect()
        })
        .collect();
    fn most(kinds: &[Vec<Card>], hand: sensu::CardSet) -> usize {
        if hand.len() == sensu::MOST {
            return Combination::all_in(hand).len();
        }
        let more = kinds.iter().enumerate().filter_map(|(from, kind)| {
            let card = *kind.iter().find(|card| !hand.contains(**card))?;
            Some(most(&kinds[from..], hand.or(sensu::CardSet::of(card))))
        });
        more.max().unwrap_or(0)
    }
    assert_eq!(most(&kinds, sensu::CardSet::EMPTY), sensu::Combinations::new().capacity());
}

fn hand(text: &str) -> Story {
    Scene::new(2, PLAIN).hand(0, text).deck("m1 m1b m1c")
}

#[test]
fn u13_six_seven_seven() {
    let mut story = hand("g6 h7 m7");
    story.play("g6 h7 m7");
    assert_eq!((story.step(), story.legal().redeem), (Step::Redeem, set("h7 m7")));
    story.redeem("m7");
    assert_eq!(story.fan(0, FanType::MaiOugi), cards("m7"));
    assert_eq!(story.fan(0, FanType::GunSen), cards("g6"));
    assert_eq!(story.pile(0), cards("h7"));
}

#[test]
fn u13_two_or_three_then_the_nine() {
    let mut story = hand("g2 g3 g6 h9");
    story.play("g2 g3 g6 h9");
    assert_eq!(story.legal().redeem, set("g2 g3"));
    story.redeem("g3");
    assert_eq!((story.step(), story.legal().discard), (Step::Order, set("g2 g6")));
    story.discard("g2");
    assert_eq!(story.fan(0, FanType::HiOgi), cards("h9"));
    assert_eq!(story.fan(0, FanType::GunSen), cards("g3"));
}

#[test]
fn u13_both_bonuses() {
    let mut story = hand("g2 g4 g5 h2 m7");
    story.play("g2 g4 g5 h2 m7");
    assert_eq!(story.legal().redeem, set("g2 h2"));
    story.redeem("h2");
    assert_eq!(story.legal().redeem, set("g4 g5"));
    story.redeem("g5");
    story.discard("g4");
    assert_eq!(story.pile(0), cards("g4 g2"));
    assert_eq!(story.view().players[0].fans.iter().map(|fan| fan.sticks).collect::<Vec<_>>(), [2, 3, 1]);
}

#[test]
fn u13_a_wild_card_makes_no_pair() {
    let mut story = hand("g3 g5 g9 hw1");
    story.play("g3 g5 g9 hw1");
    let cards = set("g3 g5 g9 hw1");
    let seat = boardgame::Seat(0);
    assert!(story.told(&Public::Played { seat, cards, wild: Some(3), pair: false, trio: true }));
    assert_eq!(story.legal().redeem, set("g9 hw1"));
}

#[test]
fn u13_what_makes_no_difference_is_not_asked() {
    let mut story = hand("g6 g7 g7b");
    story.play("g6 g7 g7b");
    assert_eq!(story.view().to_act, Some(boardgame::Seat(1)));
    assert_eq!(story.view().players[0].fans[0].sticks, 4);
}

#[test]
fn u14_a_bonus_cannot_be_declined() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g6 h7 h7b").fan(0, "h1 h1b h4").deck("m1");
    story.play("g6 h7 h7b");
    // The Hi-ōgi fan is closed, and its 7 is redeemed all the same, and discarded after the other.
    assert!(story.events.iter().any(|event| matches!(
        event,
        sensu::Event::Public(Public::SetAside { card: aside, .. }) if *aside == card("h7")
    )));
    assert_eq!(story.pile(0), cards("h7b h7"));
}

#[test]
fn u15_the_rest_is_discarded_in_any_order_before_building() {
    for (first, pile) in [("h8", "h8 m9"), ("m9", "m9 h8")] {
        let mut story = hand("g3 h8 m9");
        story.play("g3 h8 m9");
        assert_eq!((story.step(), story.fan(0, FanType::GunSen)), (Step::Order, vec![]));
        story.discard(first);
        assert_eq!((story.pile(0), story.fan(0, FanType::GunSen)), (cards(pile), cards("g3")));
    }
}
