//! G18 to G23: the culprit.

use boardgame::{Game, GameRng, Legal as _, Seat, Seed, Standing, Unheard, Viewer};
use sesto_senso::{
    Action, Card, CommonView, Dream, End, EventView, Final, Illegal, Kind, Level, Options, Phase, Private,
    Psychic, Public, SestoSenso, Who,
};

use crate::scene::{GHOST, Scene, dream, dreams, give, place, scene, scene_at, scene_with, vote};

fn finale(finale: Final, seats: u8) -> Scene {
    scene_with(Options { finale, ..Options::default() }, seats)
}

/// The common dream made of the first three of the hand: for the character, the place and the object.
fn common(scene: &Scene) -> Action {
    let hand: Vec<Dream> = scene.hand().iter().collect();
    Action::Common { character: hand[0], place: hand[1], object: hand[2] }
}

/// The reconstruction ends on day 3, the culprit is psychic 2, and the common dream is laid.
fn voting(seats: u8) -> Scene {
    let mut scene = scene(seats);
    scene.reconstruct(3, 2);
    let dreams = common(&scene);
    scene.does(dreams);
    scene
}

#[test]
fn g18_it_begins_on_the_day_after_the_last_psychic_has_finished() {
    let mut scene = scene(4);
    scene.reconstruct(3, 0);
    let view = scene.public();
    assert_eq!((view.day, view.phase), (4, Phase::Revelation));
    assert!(scene.told(&Public::Revealing { day: 4, attempts: 4 }));
    assert_eq!(scene.act(GHOST, give(0, &[20])), Err(Illegal::EventsAreClear));
    assert_eq!(scene.act(Seat(1), place(0, Kind::Object, 0)), Err(Illegal::EventsAreClear));
}

#[test]
fn g18_the_cards_left_are_put_away_and_the_combinations_remain() {
    let mut scene = scene(4);
    scene.reconstruct(3, 0);
    let view = scene.public();
    assert!(view.rows.iter().all(|row| row.cards.is_empty()));
    for psychic in &view.psychics {
        let number = Some(psychic.psychic.0);
        assert_eq!(Kind::ALL.map(|kind| psychic.combination.number(kind)), [number; 3]);
    }
    assert_eq!(scene.revelation().suspects[..], [0, 1, 2].map(Psychic));
}

#[test]
fn g19_the_culprit_is_drawn_on_entering_and_shown_to_the_ghost_alone() {
    let mut scene = scene(4);
    scene.reconstruct(3, 2);
    let culprit = Private::Culprit { who: Who { psychic: Psychic(2), seat: Seat(3), shared: false } };
    assert!(scene.heard(Viewer::Seat(GHOST)).contains(&EventView::Private(culprit.clone())));
    assert_eq!(scene.ghosts().revelation.unwrap().culprit, Some(Psychic(2)));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(3)), Viewer::Spectator] {
        assert!(!scene.heard(viewer).contains(&EventView::Private(culprit.clone())));
        assert_eq!(scene.game.view(viewer).revelation.unwrap().culprit, None);
    }
}

#[test]
fn g19_every_combination_is_drawn_equally_often() {
    let mut times = [0u32; 3];
    for number in 0..300 {
        let mut scene = scene(4);
        scene.right_day().right_day().gifts();
        let mut rng = GameRng::new(Seed::of_number(number), 0);
        for psychic in 0..3 {
            let seat = Seat(psychic + 1);
            scene.act(seat, place(psychic, Kind::Character, psychic)).unwrap();
            let confirm = Action::Confirm { psychic: Psychic(psychic) };
            scene.game.apply(seat, &confirm, &mut rng, &mut Unheard).unwrap();
        }
        times[scene.ghosts().revelation.unwrap().culprit.unwrap().index()] += 1;
    }
    assert!(times.iter().all(|times| (70..130).contains(times)), "{times:?}");
}

#[test]
fn g20_exactly_three_dreams_from_the_hand_once_a_game() {
    let mut scene = scene(4);
    scene.reconstruct(3, 0);
    let hand: Vec<Dream> = scene.hand().iter().collect();
    let lay = |character, place, object| Action::Common { character, place, object };
    assert_eq!(scene.to_act(), [0]);
    assert_eq!(scene.act(GHOST, lay(hand[0], hand[1], hand[0])), Err(Illegal::SameDream));
    assert_eq!(scene.act(GHOST, lay(hand[0], hand[1], dream(0))), Err(Illegal::NotInHand));
    assert_eq!(scene.act(GHOST, Action::Add { dream: hand[0] }), Err(Illegal::OtherFinal));
    assert_eq!(scene.act(Seat(1), lay(hand[0], hand[1], hand[2])), Err(Illegal::NotTheGhost));
    assert_eq!(scene.legal(GHOST).count(), 7 * 6 * 5 + 1, "and the change of an easy day");
    scene.does(lay(hand[0], hand[1], hand[2]));
    assert_eq!(scene.act(GHOST, lay(hand[3], hand[4], hand[5])), Err(Illegal::AlreadyDreamed));
    assert_eq!(scene.act(GHOST, Action::Change), Err(Illegal::TooLateToChange));
    scene.votes(&[1, 1, 1]);
    assert_eq!((scene.public().day, scene.to_act()), (5, vec![1, 2, 3]), "the same dreams serve again");
    assert_eq!(scene.hand().len(), 4);
}

#[test]
fn g20_before_the_revelation_there_is_no_common_dream() {
    let mut scene = scene(4);
    let lay = common(&scene);
    assert_eq!(scene.act(GHOST, lay), Err(Illegal::EventsUnclear));
    assert_eq!(scene.act(Seat(1), vote(0)), Err(Illegal::EventsUnclear));
}

#[test]
fn g20_it_is_shown_in_an_order_that_does_not_tell_which_is_which() {
    let mut ready = scene(4);
    ready.reconstruct(3, 2);
    let hand: Vec<Dream> = ready.hand().iter().collect();
    let mut orders = std::collections::BTreeMap::<Vec<u8>, u32>::new();
    for number in 0..600 {
        let mut game = ready.game.clone();
        let mut rng = GameRng::new(Seed::of_number(number), 1);
        let action = Action::Common { character: hand[4], place: hand[1], object: hand[2] };
        game.apply(GHOST, &action, &mut rng, &mut Unheard).unwrap();
        let shown = game.view(Viewer::Seat(Seat(1))).revelation.unwrap().common;
        assert!(shown.iter().all(|common| common.about.is_none()));
        *orders.entry(shown.iter().map(|common| common.dream.number()).collect()).or_default() += 1;
    }
    assert_eq!(orders.len(), 6);
    assert!(orders.values().all(|times| (70..130).contains(times)), "{orders:?}");
}

#[test]
fn g20_how_the_ghost_assigned_them_changes_nothing_that_others_are_sent() {
    let mut one = scene(4);
    one.reconstruct(3, 2);
    let mut other = Scene { game: one.game.clone(), events: Vec::new(), draws: Vec::new() };
    let hand: Vec<Dream> = one.hand().iter().collect();
    one.does(Action::Common { character: hand[0], place: hand[3], object: hand[6] });
    other.does(Action::Common { character: hand[6], place: hand[0], object: hand[3] });
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
        assert_eq!(one.heard(viewer), other.heard(viewer));
    }
    assert_ne!(one.ghosts(), other.ghosts(), "the ghost remembers");
}

#[test]
fn g20_a_gift_has_no_order_either() {
    let read = |text: &str| serde_json::from_str::<Action>(text).unwrap();
    let there = read(r#"{"type":"give","psychic":0,"dreams":[1,5,3]}"#);
    let back = read(r#"{"type":"give","psychic":0,"dreams":[5,3,1]}"#);
    assert_eq!(there, back);
    assert_eq!(serde_json::to_string(&there).unwrap(), r#"{"type":"give","psychic":0,"dreams":[1,3,5]}"#);
    for bad in
        [r#"{"type":"give","psychic":0,"dreams":[1,1]}"#, r#"{"type":"give","psychic":0,"dreams":[84]}"#]
    {
        assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
    }
}

#[test]
fn g21_every_psychic_votes_and_may_change_it() {
    let mut scene = voting(4);
    assert_eq!(scene.to_act(), [1, 2, 3]);
    assert_eq!(scene.act(GHOST, vote(0)), Err(Illegal::GhostIsSilent));
    assert_eq!(scene.act(Seat(1), Action::ConfirmVote), Err(Illegal::NoBall));
    assert_eq!(scene.act(Seat(1), vote(3)), Err(Illegal::NoSuchCombination));
    assert_eq!(scene.act(Seat(1), vote(0)), Ok(()));
    assert_eq!(scene.act(Seat(1), vote(0)), Err(Illegal::BallIsThere));
    assert_eq!(scene.act(Seat(1), Action::ConfirmVote), Ok(()));
    assert_eq!(scene.act(Seat(1), Action::ConfirmVote), Err(Illegal::AlreadyConfirmed));
    assert_eq!(scene.to_act(), [2, 3]);
    assert_eq!(scene.act(Seat(1), vote(1)), Ok(()));
    assert_eq!(scene.to_act(), [1, 2, 3], "moving withdraws the confirmation");
}

#[test]
fn g21_nobody_votes_before_the_common_dream() {
    let mut scene = scene(4);
    scene.reconstruct(3, 0);
    assert_eq!(scene.act(Seat(1), vote(0)), Err(Illegal::NoDreamYet));
    assert!(scene.legal(Seat(1)).vote.is_none());
}

#[test]
fn g21_more_than_half_of_all_psychics_decide() {
    for (seats, votes, decided) in [
        (3, &[0, 1][..], false),
        (3, &[0, 0], true),
        (4, &[0, 1, 2], false),
        (4, &[0, 1, 0], true),
        (5, &[0, 0, 1, 1], false),
        (5, &[0, 0, 1, 0], true),
        (6, &[0, 0, 1, 1, 2], false),
        (6, &[0, 0, 1, 1, 0], true),
        (7, &[0, 0, 0, 1, 1, 1], false),
        (7, &[0, 0, 0, 1, 2, 0], true),
    ] {
        let mut scene = scene(seats);
        scene.reconstruct(3, 1);
        let dreams = common(&scene);
        scene.does(dreams).votes(votes);
        let day = if decided { 5 } else { 4 };
        assert_eq!(scene.public().day, day, "{votes:?}");
    }
}

#[test]
fn g21_without_a_majority_confirmations_are_cleared_and_balls_stay() {
    let mut scene = voting(4);
    scene.votes(&[0, 1, 2]);
    assert!(scene.told(&Public::NoMajority { rounds: 1 }));
    let revelation = scene.revelation();
    let balls: Vec<_> = revelation.votes.iter().map(|vote| (vote.on, vote.confirmed)).collect();
    assert_eq!(balls, [0, 1, 2].map(|on| (Some(Psychic(on)), false)));
    assert_eq!((revelation.rounds, scene.to_act()), (1, vec![1, 2, 3]));
    let moves: Vec<Action> = scene.legal(Seat(1)).moves().collect();
    assert_eq!(moves, [vote(1), vote(2), Action::ConfirmVote], "staying and changing one's mind are moves");
    scene.act(Seat(1), vote(1)).unwrap();
    assert_eq!(scene.legal(Seat(1)).moves().collect::<Vec<_>>(), [Action::ConfirmVote]);
}

#[test]
fn g22_right_wins_for_all_at_once() {
    let mut scene = voting(4);
    scene.votes(&[2, 0, 2]);
    assert_eq!(scene.public().end, Some(End::Unmasked { day: 4 }));
    let outcome = scene.game.outcome().expect("it is over");
    assert_eq!(outcome.standing, Standing::Together { won: Some(true), score: 4, best: Some(4) });
    assert_eq!(scene.revelation().culprit, Some(Psychic(2)), "now everybody knows");
    let on = Who { psychic: Psychic(2), seat: Seat(3), shared: false };
    let character = Card::new(Kind::Character, 2);
    assert!(scene.told(&Public::Accused { day: 4, on, character, right: true }));
}

#[test]
fn g22_wrong_takes_the_combination_and_a_day_and_they_vote_again() {
    let mut scene = voting(4);
    scene.votes(&[0, 0, 1]);
    let revelation = scene.revelation();
    assert_eq!((scene.public().day, scene.to_act()), (5, vec![1, 2, 3]));
    assert_eq!(revelation.suspects[..], [1, 2].map(Psychic));
    assert!(revelation.votes.iter().all(|vote| vote.on.is_none() && !vote.confirmed));
    assert_eq!(scene.act(Seat(1), vote(0)), Err(Illegal::NoSuchCombination));
    assert_eq!(revelation.common.len(), 3, "on the same three dreams");
    scene.votes(&[2, 2, 2]);
    assert_eq!(scene.public().end, Some(End::Unmasked { day: 5 }));
}

#[test]
fn g22_the_attempts_are_the_days_left() {
    for (last, attempts) in [(3, 4), (4, 3), (5, 2), (6, 1)] {
        let mut scene = scene_at(Level::VeryHard, 7);
        scene.reconstruct(last, 5);
        let dreams = common(&scene);
        scene.does(dreams);
        for wrong in 0..attempts {
            assert_eq!(scene.public().end, None, "attempt {wrong} after day {last}");
            scene.votes(&[wrong; 6]);
        }
        assert_eq!(scene.public().end, Some(End::Escaped), "after day {last}");
        assert_eq!(scene.revelation().culprit, None, "the culprit keeps the secret");
    }
}

#[test]
fn g22_on_day_seven_it_can_still_be_won() {
    let mut scene = scene_at(Level::VeryHard, 7);
    scene.reconstruct(6, 5);
    let dreams = common(&scene);
    scene.does(dreams).votes(&[5; 6]);
    assert_eq!(scene.public().end, Some(End::Unmasked { day: 7 }));
    let standing = scene.game.outcome().unwrap().standing;
    assert_eq!(standing, Standing::Together { won: Some(true), score: 1, best: Some(4) });
}

#[test]
fn g23_in_both_variants_one_dream_a_day_and_the_hand_is_filled_up() {
    for variant in [Final::One, Final::Two] {
        let mut scene = finale(variant, 4);
        scene.reconstruct(3, 2);
        let hand: Vec<Dream> = scene.hand().iter().collect();
        let classic = Action::Common { character: hand[0], place: hand[1], object: hand[2] };
        assert_eq!(scene.act(GHOST, classic), Err(Illegal::OtherFinal));
        assert_eq!(scene.act(GHOST, Action::Add { dream: dream(0) }), Err(Illegal::NotInHand));
        scene.does(Action::Add { dream: hand[3] });
        assert_eq!(scene.hand().len(), 7);
        assert_eq!(scene.act(GHOST, Action::Add { dream: hand[4] }), Err(Illegal::AlreadyDreamed));
        scene.votes(&[0, 0, 0]);
        assert_eq!(
            (scene.public().day, scene.to_act()),
            (5, vec![0]),
            "the day begins with the common dream"
        );
        scene.does(Action::Change);
        let next = scene.hand().nth(0).unwrap();
        scene.does(Action::Add { dream: next });
        let shown = scene.ghosts().revelation.unwrap().common;
        let common = |day, dream| CommonView { day, dream, about: None };
        assert_eq!(shown[..], [common(4, hand[3]), common(5, next)], "it grows");
        scene.votes(&[2, 2, 2]);
        assert_eq!(scene.public().end, Some(End::Unmasked { day: 5 }));
    }
}

#[test]
fn g23_up_to_four_dreams_when_the_reconstruction_was_quick() {
    let mut scene = finale(Final::Two, 7);
    scene.reconstruct(3, 5);
    for wrong in 0..4 {
        let first = scene.hand().nth(0).unwrap();
        scene.does(Action::Add { dream: first }).votes(&[wrong; 6]);
    }
    assert_eq!(scene.public().end, Some(End::Escaped));
    assert_eq!(scene.revelation().common.len(), 4);
}

#[test]
fn g9_in_the_final_the_hand_may_be_changed_until_the_common_dream_is_laid() {
    let mut scene = scene_at(Level::Hard, 4);
    scene.reconstruct(3, 0);
    let before = scene.hand();
    scene.does(Action::Change);
    assert_ne!(scene.hand(), before);
    let lay = common(&scene);
    scene.does(lay);
    assert_eq!(scene.act(GHOST, Action::Change), Err(Illegal::TooLateToChange));
}

#[test]
fn all_dreams_are_there_for_the_common_dream() {
    let mut scene = scene(7);
    scene.reconstruct(5, 0);
    let view = scene.public();
    let out: usize = view.psychics.iter().map(|psychic| psychic.dreams.len()).sum();
    assert_eq!(out, 0);
    assert_eq!(usize::from(view.hand_size) + usize::from(view.deck) + view.discards.len(), 84);
    assert_ne!(scene.hand(), dreams(&[]));
    assert_eq!(SestoSenso::HAND, scene.hand().len());
}
