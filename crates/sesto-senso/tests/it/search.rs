//! G11 to G17: oneiromancy, the signs and the days.

use boardgame::Game;
use boardgame::{GameRng, Legal as _, Moments, Seat, Seed, Standing, Viewer};
use sesto_senso::{
    Action, Card, DreamSet, End, Event, Illegal, Kind, Level, Motion, Phase, Psychic, Public, SestoSenso, Who,
};

use crate::scene::{GHOST, Scene, agree, confirm, dreams, give, place, scene, scene_at};

fn who(psychic: u8) -> Who {
    Who { psychic: Psychic(psychic), seat: Seat(psychic + 1), shared: false }
}

#[test]
fn g11_oneiromancy_begins_with_the_first_gift_and_waits_for_nobody_else() {
    let mut scene = scene(4);
    scene.does(give(1, &[0]));
    assert_eq!(scene.to_act(), [0, 2], "the ghost goes on giving while psychic 1 thinks");
    scene.does(place(1, Kind::Object, 4)).does(confirm(1));
    assert_eq!(scene.to_act(), [0]);
    scene.does(give(0, &[1])).does(give(2, &[2]));
    assert_eq!(scene.to_act(), [1, 3]);
}

#[test]
fn g11_the_ball_lies_on_a_card_of_the_kind_on_the_table() {
    let mut scene = scene(4);
    scene.gifts();
    assert_eq!(scene.act(Seat(1), place(0, Kind::Object, 6)), Err(Illegal::NotOnTable));
    assert_eq!(scene.act(Seat(1), place(0, Kind::Object, 255)), Err(Illegal::NotOnTable));
    assert_eq!(scene.act(Seat(1), place(1, Kind::Object, 5)), Err(Illegal::NotYourPsychic));
    assert_eq!(scene.act(Seat(1), confirm(0)), Err(Illegal::NoBall));
    scene.does(place(0, Kind::Object, 5));
    assert_eq!(scene.public().psychics[0].ball, Some(5));
    assert_eq!(scene.act(Seat(1), place(0, Kind::Object, 5)), Err(Illegal::BallIsThere));
}

#[test]
fn g11_moving_the_ball_withdraws_the_confirmation() {
    let mut scene = scene(4);
    scene.gifts().does(place(0, Kind::Object, 5)).does(confirm(0));
    assert_eq!(scene.act(Seat(1), confirm(0)), Err(Illegal::AlreadyConfirmed));
    assert_eq!(scene.to_act(), [2, 3]);
    scene.does(place(0, Kind::Object, 4));
    assert!(!scene.public().psychics[0].confirmed);
    assert_eq!(scene.to_act(), [1, 2, 3]);
    let from = Some(Card::new(Kind::Object, 5));
    assert!(scene.told(&Public::Placed { who: who(0), card: Card::new(Kind::Object, 4), from }));
}

#[test]
fn g11_one_may_place_and_confirm_before_the_gift_which_withdraws_it() {
    let mut scene = scene(4);
    assert_eq!(scene.legal(Seat(1)).count(), 0, "nobody waits for it");
    scene.does(place(0, Kind::Object, 3)).does(confirm(0));
    scene.does(place(1, Kind::Object, 3)).does(confirm(1));
    scene.does(give(0, &[0]));
    let view = scene.public();
    assert_eq!((view.psychics[0].ball, view.psychics[0].confirmed), (Some(3), false), "the ball stays");
    assert!(view.psychics[1].confirmed, "only of the psychic who gets it");
}

#[test]
fn g11_the_step_closes_when_all_gifts_are_made_and_all_have_confirmed() {
    let mut scene = scene(3);
    scene.does(give(0, &[0])).does(place(0, Kind::Object, 4)).does(confirm(0));
    scene.does(place(1, Kind::Object, 4)).does(confirm(1));
    assert_eq!(scene.public().day, 1, "psychic 1 has no gift yet");
    scene.does(give(1, &[1]));
    assert_eq!(scene.public().day, 1, "the gift has withdrawn the confirmation");
    scene.does(confirm(1));
    assert_eq!(scene.public().day, 2);
}

#[test]
fn g11_what_is_no_turn_is_free_and_ends_nothing() {
    let mut scene = scene(4);
    scene.gifts().does(place(0, Kind::Object, 5));
    let legal = scene.legal(Seat(1));
    assert_eq!((legal.count(), legal.nth(0)), (1, Some(confirm(0))));
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    for _ in 0..50 {
        let action = scene.legal(Seat(1)).sample_free(&mut rng).expect("balls may be moved");
        assert!(matches!(action, Action::Place { .. } | Action::Agree { .. }), "{action:?}");
        assert_eq!(scene.act(Seat(1), action), Ok(()));
    }
    assert_eq!(scene.public().day, 1);
}

#[test]
fn g12_several_may_choose_the_same_card_and_each_is_judged_alone() {
    let mut scene = scene(4);
    scene.day(&[1, 1, 1]);
    let found: Vec<u8> = scene.public().psychics.iter().map(|psychic| psychic.found).collect();
    assert_eq!(found, [0, 1, 0]);
}

#[test]
fn g13_a_refused_card_is_blocked_for_that_psychic() {
    let mut scene = scene(4);
    scene.day(&[4, 0, 0]);
    let refused: Vec<Vec<u8>> =
        scene.public().psychics.iter().map(|psychic| psychic.refused.iter().collect()).collect();
    assert_eq!(refused, [vec![4], vec![0], vec![0]]);
    scene.gifts();
    assert_eq!(scene.act(Seat(1), place(0, Kind::Object, 4)), Err(Illegal::AlreadyRefused));
    assert!(!scene.legal(Seat(1)).contains(&place(0, Kind::Object, 4)));
    assert_eq!(scene.act(Seat(2), place(1, Kind::Object, 4)), Ok(()), "for the others it is not");
}

#[test]
fn g13_nobody_passes_over_a_guess() {
    // Without a clock every searching psychic places a ball, so that there is a guess of each every day.
    let mut scene = scene(4);
    scene.wrong_day();
    let album = scene.public().album;
    assert!(album.len() == 3 && album.iter().all(|page| page.guess.is_some()));
}

#[test]
fn g14_the_signs_are_public_and_come_all_at_once() {
    let mut scene = scene(3);
    scene.day(&[0, 4]);
    assert!(scene.told(&Public::Signs { day: 1, psychics: [Psychic(0), Psychic(1)].into_iter().collect() }));
    assert!(scene.told(&Public::Found { who: who(0), card: Card::new(Kind::Object, 0), left: 2 }));
    assert!(scene.told(&Public::Refused { who: who(1), card: Card::new(Kind::Object, 4) }));
}

#[test]
fn g14_ball_and_search_change_with_the_own_sign_and_no_sooner() {
    let mut scene = scene(3);
    scene.gifts().does(place(0, Kind::Object, 0)).does(place(1, Kind::Object, 4)).does(confirm(0));
    let mut moments = Moments::<SestoSenso>::default();
    let mut rng = GameRng::new(Seed::of_number(1), 1);
    scene.game.apply(scene.seat_of(1), &confirm(1), &mut rng, &mut moments).unwrap();
    let shown = moments.of(Viewer::Spectator);
    let seen: Vec<_> = shown
        .iter()
        .filter_map(|moment| {
            let view = moment.position?.view(Viewer::Spectator);
            assert!(view.to_act.is_empty(), "nobody is waited for in between");
            let own = view.psychics.iter();
            Some(own.map(|own| (own.ball, own.found, own.refused.len())).collect::<Vec<_>>())
        })
        .collect();
    let (before, found) = ([(Some(0), 0, 0), (Some(4), 0, 0)], [(None, 1, 0), (Some(4), 0, 0)]);
    let after = [(None, 1, 0), (None, 0, 1)];
    assert_eq!(seen[..4], [before, before, found, after], "confirmed, signs, found, refused");
    let signs = serde_json::to_string(&shown[1].event).unwrap();
    assert_eq!(signs, r#"{"type":"signs","day":1,"psychics":[0,1]}"#);
}

#[test]
fn g14_right_takes_the_card_moves_the_marker_and_discards_the_dreams() {
    let mut scene = scene(3);
    scene.gifts_of(&[2, 1]).day(&[0, 4]);
    let view = scene.public();
    assert!(!view.rows[0].cards.contains(0) && view.rows[0].laid.contains(0));
    assert_eq!((view.psychics[0].found, view.psychics[0].combination.object), (1, Some(0)));
    assert_eq!(view.psychics[0].dreams, DreamSet::EMPTY);
    assert_eq!(view.discards, dreams(&[0, 1]));
    assert_eq!(scene.act(Seat(2), place(1, Kind::Object, 0)), Err(Illegal::NotOnTable));
}

#[test]
fn g14_wrong_keeps_the_dreams_and_new_ones_are_added() {
    let mut scene = scene(3);
    scene.gifts_of(&[2, 1]).day(&[4, 1]);
    assert_eq!(scene.public().psychics[0].dreams, dreams(&[0, 1]));
    scene.does(give(0, &[5]));
    assert_eq!(scene.public().psychics[0].dreams, dreams(&[0, 1, 5]));
}

#[test]
fn g15_one_element_a_day_at_the_most_then_balls_are_cleared_and_a_day_passes() {
    let mut scene = scene(4);
    scene.right_day();
    let view = scene.public();
    assert!(view.psychics.iter().all(|own| own.found == 1 && own.ball.is_none() && !own.confirmed));
    assert_eq!((view.day, scene.game.turn()), (2, 2));
    assert!(scene.told(&Public::Day { day: 2 }));
    assert!(view.psychics.iter().all(|psychic| !psychic.given));
}

/// Psychic 0 has all three, the others have nothing.
fn one_is_ready() -> Scene {
    let mut scene = scene(4);
    scene.day(&[0, 3, 3]).day(&[0, 4, 4]).day(&[0, 5, 5]);
    scene
}

#[test]
fn g16_whoever_has_all_three_gets_no_dreams_and_places_no_ball() {
    let mut scene = one_is_ready();
    assert_eq!(scene.public().psychics[0].found, 3);
    assert_eq!(
        scene.act(GHOST, give(0, &[scene.hand().nth(0).unwrap().number()])),
        Err(Illegal::NotSearching)
    );
    assert_eq!(scene.act(Seat(1), place(0, Kind::Character, 0)), Err(Illegal::NotSearching));
    assert_eq!(scene.act(Seat(1), confirm(0)), Err(Illegal::NotSearching));
    scene.gifts();
    assert_eq!(scene.to_act(), [2, 3]);
}

#[test]
fn g16_but_votes_in_the_final() {
    let mut scene = scene(3);
    scene.day(&[0, 4]).day(&[0, 1]).day(&[0, 1]).day(&[1]);
    assert_eq!(scene.public().phase, Phase::Revelation);
    let votes: Vec<Seat> = scene.revelation().votes.iter().map(|vote| vote.seat).collect();
    assert_eq!(votes, [Seat(1), Seat(2)]);
}

#[test]
fn g17_day_seven_is_played_in_full_and_then_all_lose() {
    let mut scene = scene_at(Level::VeryHard, 3);
    for _ in 0..6 {
        scene.wrong_day();
    }
    assert_eq!((scene.public().day, scene.to_act()), (7, vec![0]));
    scene.wrong_day();
    assert_eq!(scene.public().end, Some(End::TimeUp));
    let outcome = scene.game.outcome().expect("it is over");
    assert_eq!(outcome.standing, Standing::Together { won: Some(false), score: 0, best: Some(4) });
    assert_eq!(outcome.say.key, "sesto-senso-outcome-time-up");
}

#[test]
fn g17_a_reconstruction_that_ends_on_day_seven_is_lost() {
    let mut scene = scene_at(Level::VeryHard, 3);
    scene.reconstruct(7, 0);
    let view = scene.public();
    assert!(view.psychics.iter().all(|psychic| psychic.found == 3));
    assert_eq!((view.end, view.revelation), (Some(End::TimeUp), None));
}

#[test]
fn g17_it_is_announced_once_when_it_can_no_longer_be_won() {
    let mut scene = scene_at(Level::VeryHard, 3);
    for day in 2..=7 {
        scene.wrong_day();
        assert_eq!(scene.told(&Public::Hopeless { day }), day == 5, "5 + 3 are more than seven");
        assert_eq!(scene.public().hopeless, day >= 5);
    }
}

#[test]
fn g17_it_is_told_once_that_it_is_hopeless() {
    let mut scene = scene_at(Level::VeryHard, 3);
    for _ in 0..4 {
        scene.wrong_day();
    }
    assert!(scene.told(&Public::Hopeless { day: 5 }));
    scene.right_day();
    assert!(scene.public().hopeless, "6 + 2 are still too many");
    assert!(!scene.told(&Public::Hopeless { day: 6 }));
}

#[test]
fn g17_the_slowest_psychic_decides_whether_it_is_hopeless() {
    let mut scene = scene_at(Level::VeryHard, 3);
    // Psychic 1 is right on every day but the last two, psychic 0 never.
    scene.day(&[5, 1]).day(&[6, 1]).day(&[7, 1]);
    assert!(!scene.public().hopeless, "day 4 and three to find: just");
    scene.day(&[4]);
    assert!(scene.public().hopeless);
}

#[test]
fn g17_play_goes_on_unless_all_agree_to_stop() {
    let mut scene = scene_at(Level::VeryHard, 3);
    for _ in 0..3 {
        scene.wrong_day();
    }
    assert_eq!(scene.act(Seat(1), agree(Motion::Stop)), Err(Illegal::StillWinnable));
    scene.wrong_day();
    assert_eq!(scene.act(Seat(1), agree(Motion::Stop)), Ok(()));
    assert_eq!(scene.act(Seat(1), agree(Motion::Stop)), Err(Illegal::AlreadySaid));
    assert_eq!((scene.public().stop, scene.to_act()), (vec![Seat(1)], vec![0]), "it is only a wish");
    assert_eq!(scene.act(Seat(1), Action::Agree { to: Motion::Stop, yes: false }), Ok(()));
    assert_eq!(scene.act(Seat(2), agree(Motion::Stop)), Ok(()));
    assert_eq!(scene.public().stop, [Seat(2)]);
    assert_eq!(scene.act(Seat(1), agree(Motion::Stop)), Ok(()));
    assert_eq!(scene.public().end, Some(End::Stopped));
    assert_eq!(scene.game.outcome().unwrap().say.key, "sesto-senso-outcome-stopped");
}

#[test]
fn g17_a_wish_to_stop_lasts_until_the_day_ends() {
    let mut scene = scene_at(Level::VeryHard, 3);
    for _ in 0..4 {
        scene.wrong_day();
    }
    scene.act(Seat(1), agree(Motion::Stop)).unwrap();
    scene.wrong_day();
    assert!(scene.public().stop.is_empty());
}

#[test]
fn the_album_keeps_every_gift_and_every_guess() {
    let mut scene = scene(3);
    scene.day(&[0, 4]).gifts();
    let album: Vec<String> = scene
        .public()
        .album
        .iter()
        .map(|page| {
            let guess = page.guess.zip(page.right);
            format!("{} {} {} {:?} {guess:?}", page.day, page.psychic.0, page.kind.name(), page.dreams)
        })
        .collect();
    assert_eq!(
        album,
        [
            "1 0 object {0} Some((0, true))",
            "1 1 object {1} Some((4, false))",
            "2 0 place {2} None",
            "2 1 object {3} None",
        ]
    );
    assert!(scene.events.iter().all(|event| !matches!(event, Event::Public(Public::Signs { .. }))));
}
