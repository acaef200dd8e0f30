//! H13 to H16: how it ends, and what it is worth.

use boardgame::{Arg, Game, Legal as _, Seat, Standing, Viewer};
use hanabi::{Action, Band, End, EventView, Illegal, Options, Public, Refused};

use crate::scene::{A, B, Scene, scene, scene_with};

/// A game whose deck has so many cards left after the story, with five tokens in the lid.
pub(crate) fn deck_of(seats: u8, left: u8, story: &str) -> Scene {
    emptied(scene(seats, story), left)
}

/// The same game with so many cards left in its deck.
fn emptied(mut scene: Scene, left: u8) -> Scene {
    let seats = scene.game.seats();
    while scene.public().deck > left {
        if scene.public().tokens == 8 {
            let to = scene.to_act().next(seats);
            scene.tell(to, "5");
        } else {
            scene.discard(0);
        }
    }
    while scene.public().tokens > 5 {
        let to = scene.to_act().next(seats);
        scene.tell(to, "5");
    }
    scene
}

fn standing(scene: &Scene) -> Standing {
    scene.game.outcome().expect("it is over").standing
}

const PERFECT: &str = "w1 w2 w3 w4 w5 r1 r2 r3 r4 r5 b1 b2 b3 b4 b5 y1 y2 y3 y4 y5 g1 g2 g3 g4";

#[test]
fn h13_the_third_error_ends_it_at_once_with_nothing() {
    let mut scene = scene(2, "A: g2 ? ? ? ?\nB: ? ? ? ? ?\nw1 r1 y2 b2");
    assert_eq!((scene.public().points, scene.public().errors), (2, 2));
    scene.play(0);
    assert!(scene.is_over());
    assert_eq!(scene.public().deck, 36, "nobody draws after the end");
    assert_eq!(standing(&scene), Standing::Together { won: Some(false), score: 0, best: Some(25) });
    let view = scene.public();
    assert_eq!((view.end, view.points, view.band), (Some(End::ThirdError), 2, None));
    let say = scene.game.outcome().unwrap().say;
    assert_eq!((say.key.as_ref(), &say.args["points"]), ("hanabi-outcome-third-error", &Arg::Number(2)));
}

#[test]
fn h13_nothing_is_legal_after_the_end() {
    let mut scene = scene(2, "w2 r2 y2");
    assert!(scene.is_over());
    for seat in [A, B] {
        let legal = scene.game.offer(seat);
        assert!(legal.moves().next().is_none() && legal.arrange.is_empty());
        let over = Some(Illegal::Over);
        assert_eq!(legal.refused(), Refused { play: over, discard: over, inform: over, arrange: over });
        let card = scene.held(seat, 0);
        assert_eq!(scene.act(seat, Action::Play { card }), Err(Illegal::Over));
        assert_eq!(scene.act(seat, Action::Arrange { cards: scene.hand(seat) }), Err(Illegal::Over));
    }
    assert_eq!(scene.game.turn(), 3, "the turn stays where it was");
}

#[test]
fn h14_five_complete_series_end_it_at_once() {
    let mut scene = scene(3, &format!("A: g5\n{PERFECT}"));
    assert!(!scene.is_over());
    let deck = scene.public().deck;
    scene.play(0);
    assert!(scene.is_over());
    assert_eq!(scene.public().deck, deck, "nobody draws after the end");
    assert_eq!(standing(&scene), Standing::Together { won: Some(true), score: 25, best: Some(25) });
    assert_eq!((scene.public().end, scene.public().band), (Some(End::Complete), Some(Band::Sixth)));
}

#[test]
fn h14_also_during_the_last_round() {
    let informs = "?1 ?1 ?1 ?1 ?1 ?1 ?1 ?1";
    let mut scene = scene(
        3,
        &format!("B: g5\n{informs} {PERFECT} -w1 -w1 -r1 -r1 {informs} -b1 -b1 -y1 -y1 -g1 -g1 -w2"),
    );
    assert_eq!((scene.public().points, scene.public().turns_left), (24, Some(3)));
    scene.tell(B, "1").play(0);
    assert_eq!((scene.public().end, scene.public().turns_left), (Some(End::Complete), Some(1)));
}

/// The vector: two players, a deck of one; the draw of it leaves exactly two more turns.
#[test]
fn h15_two_players_have_two_more_turns_after_the_last_card() {
    let mut scene = deck_of(2, 1, "");
    let drawer = scene.to_act();
    assert_eq!(scene.public().turns_left, None);
    scene.discard(0);
    assert_eq!((scene.public().turns_left, scene.is_over()), (Some(2), false));
    let announced = EventView::Public(Public::LastRound { by: drawer, turns: 2 });
    assert!(scene.heard(Viewer::Spectator).contains(&announced));
    scene.discard(0);
    assert_eq!((scene.public().turns_left, scene.to_act()), (Some(1), drawer));
    scene.discard(0);
    assert!(scene.is_over());
    assert_eq!((scene.public().turns_left, scene.public().end), (Some(0), Some(End::LastRound)));
}

#[test]
fn h15_everybody_has_one_more_turn_and_the_drawer_too() {
    for seats in 2..=5 {
        let mut scene = deck_of(seats, 1, "");
        let drawer = scene.to_act();
        scene.discard(0);
        let mut turns = Vec::new();
        while !scene.is_over() {
            let seat = scene.to_act();
            turns.push(seat);
            scene.tell(seat.next(seats), "5");
        }
        let expected: Vec<Seat> = (1..=seats).map(|turn| Seat((drawer.0 + turn) % seats)).collect();
        assert_eq!(turns, expected);
    }
}

#[test]
fn h15_the_last_card_may_be_drawn_after_a_play_too() {
    let mut scene = deck_of(4, 1, "");
    scene.play(0);
    assert_eq!((scene.public().deck, scene.public().turns_left), (0, Some(4)));
}

#[test]
fn h13_the_third_error_counts_in_the_last_round_too() {
    let mut scene = deck_of(2, 1, "A: ? ? ? ? b3\nB: ? ? ? ? b3\nw2 r2");
    scene.discard(0);
    assert_eq!((scene.public().turns_left, scene.public().errors), (Some(2), 2));
    scene.play(4);
    assert_eq!((scene.public().end, scene.public().points), (Some(End::ThirdError), 0));
}

/// The vector: series at 4, 2, 3, 1, 4 are 14 points, the third band.
#[test]
fn h16_the_score_is_the_sum_of_the_highest_cards() {
    let scene = scene(2, "w1 w2 w3 w4 r1 r2 b1 b2 b3 y1 g1 g2 g3 g4");
    assert_eq!(scene.public().series.iter().map(|series| series.top).collect::<Vec<_>>(), [4, 2, 3, 1, 4]);
    assert_eq!(scene.public().points, 14);
    assert_eq!(Band::of(scene.public().points), Band::Third);
}

#[test]
fn h16_six_bands() {
    let bands = (0..=25).map(|points| Band::of(points) as u8 + 1).collect::<Vec<_>>();
    let expected: Vec<u8> = [(1, 6), (2, 5), (3, 5), (4, 5), (5, 4), (6, 1)]
        .into_iter()
        .flat_map(|(band, count)| std::iter::repeat_n(band, count))
        .collect();
    assert_eq!(bands, expected);
}

/// A game of three that ends with its deck: two points, or nothing at all.
fn played_out(options: Options, story: &str) -> Scene {
    let mut scene = emptied(scene_with(options, 3, story), 1);
    scene.discard(0);
    while !scene.is_over() {
        let to = scene.to_act().next(3);
        scene.tell(to, "5");
    }
    scene
}

#[test]
fn h16_a_show_that_came_to_its_end_is_judged() {
    let scene = played_out(Options::default(), "");
    let say = scene.game.outcome().unwrap().say;
    assert_eq!(say.key, "hanabi-outcome-in-between");
    assert_eq!(say.args["band"], Arg::Key { key: "hanabi-band-1".into() });
    assert_eq!(scene.public().band, Some(Band::First));
}

/// A victory (25) and a defeat are proved by H14 and H13; what lies in between is neither, whatever its points.
#[test]
fn h16_a_show_in_between_is_neither_won_nor_lost() {
    for (story, score) in [("", 0), ("w1 w2", 2), ("w1 w2 w3 w4 w5 r1 r2 r3", 8)] {
        let scene = played_out(Options::default(), story);
        assert_eq!(standing(&scene), Standing::Together { won: None, score, best: Some(25) });
        assert!(standing(&scene).winners(3).is_empty());
        let ended = scene.heard(Viewer::Spectator).pop();
        assert!(matches!(ended, Some(EventView::Public(Public::Ended { in_between: true, .. }))));
    }
}

#[test]
fn h16_in_version_1_any_score_won() {
    let options = Options { any_score_wins: true, ..Options::default() };
    let scene = played_out(options, "w1 w2");
    assert_eq!(standing(&scene), Standing::Together { won: Some(true), score: 2, best: Some(25) });
    assert_eq!(scene.game.outcome().unwrap().say.key, "hanabi-outcome-last-round");
    let ended = scene.heard(Viewer::Spectator).pop().unwrap();
    assert!(!serde_json::to_string(&ended).unwrap().contains("in_between"), "it is told as it was");
    let lost = scene_with(options, 2, "w2 r2 y2");
    assert_eq!(standing(&lost), Standing::Together { won: Some(false), score: 0, best: Some(25) });
}
