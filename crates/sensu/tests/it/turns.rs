//! Set-up, turns, drawing and stuck games (U2–U9, U35, U36).

use boardgame::{Game, GameRng, Imagine, Seat, Seed, Standing, Unheard, Viewer};
use sensu::{Action, Ending, Illegal, Options, Public, Sensu, Step};

use crate::scene::{PLAIN, POWERS, Scene, card, cards, set};

fn new(options: Options, seats: u8) -> Result<Sensu, boardgame::BadOptions> {
    Sensu::new(&options, seats, &mut GameRng::new(Seed::of_number(7), 0), &mut Unheard)
}

#[test]
fn u2_five_cards_each() {
    let view = new(Options::default(), 3).expect("good options").view(Viewer::Spectator);
    assert_eq!(view.deck, 63 - 15);
    for player in view.players {
        assert_eq!((player.hand, player.pile.len(), player.fans.len()), (5, 0, 3));
    }
}

#[test]
fn u3_the_host_names_who_begins_and_turns_go_round() {
    let named = |seat| Options { first: Some(Seat(seat)), ..Options::default() };
    assert_eq!(new(named(2), 3).expect("good options").view(Viewer::Spectator).to_act, Some(Seat(2)));
    assert!(new(named(3), 3).is_err());
    let mut story = Scene::new(3, PLAIN).deck("g1 g2 g3 g4");
    for seat in [0, 1, 2, 0] {
        assert_eq!(story.view().to_act, Some(Seat(seat)));
        story.act(Action::Draw);
    }
}

#[test]
fn u4_a_turn_is_one_action() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g3 h8 m9 g1 g2").deck("m1 m2");
    story.act(Action::Draw);
    assert_eq!(
        story.try_act(Action::Play { cards: set("g3 h8 m9") }),
        Err(Illegal::First { step: Step::Discard })
    );
    story.discard("g1");
    assert_eq!(story.view().to_act, Some(Seat(1)));
}

#[test]
fn u5_playing_is_compulsory_when_nothing_can_be_drawn() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g3 h8 m9").deck("");
    assert_eq!(story.try_act(Action::Draw), Err(Illegal::DeckEmpty));
    let legal = story.legal();
    assert!(!legal.draw && legal.take.is_empty() && legal.plays().len() == 1);
}

#[test]
fn u5_who_can_do_nothing_passes_and_all_passing_is_stuck() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g6 g7 g7b").hand(1, "h1 h2").fan(1, "h3").deck("");
    story.play("g6 g7 g7b");
    assert!(story.told(&Public::Passed { seat: Seat(1) }) && story.told(&Public::Passed { seat: Seat(0) }));
    assert!(story.told(&Public::Ended { ending: Ending::Stuck }));
    let standing = story.game.outcome().expect("it is over").standing;
    assert_eq!(standing, Standing::Ranked { places: vec![1, 2] });
}

#[test]
fn u6_the_deck_or_the_top_of_any_pile() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g1").pile(0, "h1 h2").pile(1, "m1 m2").deck("g9");
    assert_eq!((story.legal().draw, story.legal().take), (true, set("h2 m2")));
    assert_eq!(story.try_act(Action::Take { card: card("m1") }), Err(Illegal::NotOnTop));
    story.take("m2");
    assert_eq!((story.own(0), story.pile(1)), (set("g1 m2"), cards("m1")));
}

#[test]
fn u7_the_sixth_card_goes_on_ones_own_pile() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g1 g2 g3 g4 g5").pile(1, "m1").deck("h1 h2");
    story.take("m1");
    assert_eq!((story.step(), story.legal().discard), (Step::Discard, set("g1 g2 g3 g4 g5 m1")));
    story.discard("m1");
    assert_eq!((story.pile(0), story.pile(1)), (cards("m1"), vec![]));
}

#[test]
fn u8_a_short_hand_grows_by_one() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g1 g2 g3 g4").deck("h1 h2");
    story.act(Action::Draw);
    assert_eq!((story.own(0).len(), story.view().to_act), (5, Some(Seat(1))));
}

#[test]
fn u9_the_last_card_of_the_deck_brings_the_piles_back() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g1 g2 g3 g4 g5").pile(1, "m1 m2").deck("h1");
    story.act(Action::Draw);
    assert!(story.told(&Public::Reshuffled { deck: 2 }));
    assert_eq!((story.view().deck, story.pile(1)), (2, vec![]));
    story.discard("g1");
    assert_eq!((story.view().deck, story.pile(0)), (2, cards("g1")));
}

#[test]
fn u9_without_piles_the_next_discards_make_the_deck() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g1 g2 g3 g4 g5").deck("h1");
    story.act(Action::Draw);
    assert_eq!(story.view().deck, 0);
    story.discard("g1");
    assert_eq!((story.view().deck, story.pile(0)), (1, vec![]));
    // A batch is shuffled as a whole, so that its order is not asked.
    let mut story = Scene::new(2, PLAIN).hand(0, "g3 h8 m9").deck("");
    story.play("g3 h8 m9");
    assert_eq!((story.view().deck, story.view().to_act), (2, Some(Seat(1))));
}

#[test]
fn u9_every_complete_step_can_make_the_deck() {
    // Wisdom draws the last card of the deck, and the next one comes from the shuffled piles.
    let scene = Scene::new(2, POWERS).hand(0, "g6 h7 m7").fan(0, "h9").pile(1, "m3 m4");
    let mut story = scene.deck("g1");
    story.play("g6 h7 m7").redeem("h7").act(Action::Draw);
    // The piles held m3, m4 and the discarded m7: three cards for the two that are left to draw.
    assert_eq!((story.own(0).len(), story.view().deck), (3, 1));
    assert!(story.told(&Public::Reshuffled { deck: 3 }));
    // What Courage moves to a pile is shuffled into an empty deck before the next opponent is looked at.
    let scene = Scene::new(3, POWERS).hand(0, "g6 g7 g7b").fan(0, "g9").fan(1, "m1").fan(2, "m2");
    let mut story = scene.deck("");
    story.play("g6 g7 g7b").place("g7");
    assert!(story.told(&Public::Reshuffled { deck: 1 }) && story.pile(1).is_empty());
    assert_eq!(story.pile(2), cards("m2"));
    // Cards that did not fit are shuffled as a batch, and their order is not asked.
    let mut story = Scene::new(2, PLAIN).hand(0, "g6 g7 g7b").fan(0, "g1 g1b g4").deck("");
    story.play("g6 g7 g7b");
    assert_eq!((story.view().deck, story.pile(0)), (3, vec![]));
}

#[test]
fn u35_a_hundred_quiet_rounds_end_the_game() {
    let scene = || Scene::new(2, PLAIN).fan(0, "g7").fan(1, "g4");
    let mut story = scene().quiet(198).deck("h1 h2 h3");
    story.act(Action::Draw);
    assert_eq!(story.game.outcome(), None);
    let mut story = scene().quiet(199).deck("h1 h2 h3");
    story.act(Action::Draw);
    let outcome = story.game.outcome().expect("it is over");
    assert_eq!(outcome.standing, Standing::Ranked { places: vec![2, 1] });
    let mut story = Scene::new(2, PLAIN).quiet(199).deck("h1 h2");
    story.act(Action::Draw);
    let outcome = story.game.outcome().expect("it is over");
    assert_eq!(outcome.standing, Standing::Ranked { places: vec![1, 1] });
}

#[test]
fn u36_hands_are_hidden_and_what_was_taken_is_known() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g1").hand(1, "h1").pile(1, "m1").deck("g9 g8");
    story.take("m1");
    let view = story.game.view(Viewer::Seat(Seat(1)));
    assert_eq!(
        (view.players[0].cards, view.players[0].known, view.players[0].hand),
        (None, Some(set("m1")), 2)
    );
    assert_eq!(view.players[1].cards, Some(set("h1")));
    assert_eq!(view.deck_cards, None);
}

#[test]
fn u36_who_can_only_play_is_imagined_with_something_to_play() {
    let scene = Scene::new(2, PLAIN).hand(0, "g3 h8 m9").hand(1, "h1 h2 m2");
    let view = scene.deck("").game.view(Viewer::Seat(Seat(1)));
    // Nothing can be drawn, and yet seat 0 did not pass: of all hidden cards its hand makes twenty.
    for number in 0..20 {
        let mut rng = GameRng::new(Seed::of_number(number), 0);
        let world = Sensu::imagine(&view, &mut rng);
        assert!(!world.legal(Seat(0)).plays().is_empty());
        assert_eq!(world.view(Viewer::Seat(Seat(1))).players[0].hand, 3);
    }
}
