//! G24 to G27: keeping still, who sees what, and two players.

use boardgame::{Game, Legal as _, Seat, Speech, Standing, Viewer};
use sesto_senso::{Action, End, Illegal, Kind, Level, Motion, Options, Phase, Psychic, Who};

use crate::scene::{GHOST, Scene, agree, confirm, dreams, give, place, scene, scene_at, scene_with, vote};

#[test]
fn g24_the_ghost_is_silent_from_the_deal_to_the_end() {
    let mut scene = scene(3);
    let speech = |scene: &Scene| Seat::all(3).map(|seat| scene.game.speech(seat)).collect::<Vec<_>>();
    assert_eq!(speech(&scene), [Speech::Silent, Speech::Free, Speech::Free]);
    scene.reconstruct(3, 0);
    assert_eq!(speech(&scene), [Speech::Silent, Speech::Free, Speech::Free]);
    scene.act(Seat(1), agree(Motion::Slip)).unwrap();
    scene.act(Seat(2), agree(Motion::Slip)).unwrap();
    assert_eq!(speech(&scene), [Speech::Free; 3], "afterwards everybody talks");
}

#[test]
fn g24_the_ghost_can_do_nothing_but_dream() {
    let mut scene = scene_at(Level::VeryHard, 3);
    for action in [
        place(0, Kind::Object, 0),
        confirm(0),
        vote(0),
        Action::ConfirmVote,
        agree(Motion::Slip),
        agree(Motion::Stop),
        Action::Agree { to: Motion::Slip, yes: false },
    ] {
        assert_eq!(scene.act(GHOST, action), Err(Illegal::GhostIsSilent), "{action:?}");
        assert!(!scene.legal(GHOST).contains(&action));
    }
    let mut rng = boardgame::GameRng::new(boardgame::Seed::of_number(1), 0);
    assert_eq!(scene.legal(GHOST).sample_free(&mut rng), None);
}

#[test]
fn g24_nobody_is_offered_to_declare_a_slip_of_a_program() {
    let scene = scene(4);
    let slip = |programs: &[u8]| {
        let programs = programs.iter().map(|seat| Seat(*seat)).collect();
        let offer = scene.game.offer_among(Seat(1), programs);
        offer.motions.into_iter().find(|motion| motion.to == Motion::Slip)
    };
    assert!(slip(&[0, 2]).is_none(), "the ghost is a program");
    assert!(slip(&[2]).is_some_and(|motion| !motion.ends), "a person has a say yet");
    assert!(slip(&[2, 3]).is_some_and(|motion| motion.ends), "programs join, and so it ends the game");
}

#[test]
fn g24_a_slip_of_a_program_is_refused_though_it_is_asked_for() {
    let scene = scene(4);
    let check = |seat: u8, action: Action, programs: &[u8]| {
        let programs = programs.iter().map(|seat| Seat(*seat)).collect();
        scene.game.check_among(Seat(seat), &action, programs)
    };
    let back = Action::Agree { to: Motion::Slip, yes: false };
    assert_eq!(check(1, agree(Motion::Slip), &[0, 2]), Err(Illegal::GhostIsProgram));
    assert_eq!(check(1, agree(Motion::Slip), &[2, 3]), Ok(()), "the ghost is a person");
    assert_eq!(check(1, back, &[0]), Ok(()), "whatever was declared can be taken back");
    assert_eq!(check(1, agree(Motion::Stop), &[0]), Ok(()), "a hopeless game may be stopped");
}

#[test]
fn g24_a_slip_is_declared_by_all_psychics_together_and_loses_the_game() {
    let mut scene = scene(4);
    for seat in [1, 3] {
        assert_eq!(scene.act(Seat(seat), agree(Motion::Slip)), Ok(()));
        assert_eq!(scene.public().end, None);
    }
    assert_eq!(scene.public().slip, [Seat(1), Seat(3)]);
    let motions = scene.legal(Seat(2)).motions;
    assert!(
        motions.iter().any(|motion| motion.to == Motion::Slip && motion.ends),
        "the seat is told that it ends"
    );
    assert_eq!(scene.act(Seat(2), agree(Motion::Slip)), Ok(()));
    assert_eq!(scene.public().end, Some(End::Slip));
    let standing = scene.game.outcome().unwrap().standing;
    assert_eq!(standing, Standing::Together { won: Some(false), score: 0, best: Some(4) });
}

#[test]
fn g24_a_declaration_can_be_taken_back_and_ends_with_the_day() {
    let mut scene = scene(4);
    scene.act(Seat(1), agree(Motion::Slip)).unwrap();
    scene.act(Seat(1), Action::Agree { to: Motion::Slip, yes: false }).unwrap();
    assert!(scene.public().slip.is_empty());
    scene.act(Seat(2), agree(Motion::Slip)).unwrap();
    scene.wrong_day();
    assert!(scene.public().slip.is_empty());
}

#[test]
fn g25_psychics_and_spectators_see_all_but_hand_combinations_decoys_and_culprit() {
    let mut scene = scene(4);
    scene.does(Action::Change).does(give(0, &[7, 8])).does(place(0, Kind::Object, 5));
    let public = scene.public();
    assert_eq!(public.psychics[0].dreams, dreams(&[7, 8]));
    assert_eq!(public.psychics[0].ball, Some(5));
    assert_eq!(public.discards, dreams(&[0, 1, 2, 3, 4, 5, 6]), "those of a changed hand too");
    assert_eq!((public.hand, public.deck_dreams.clone(), public.hand_size), (None, None, 7));
    for seat in Seat::all(4).skip(1) {
        let view = scene.view(seat);
        assert_eq!(view.you, Some(seat));
        assert_eq!(sesto_senso::View { you: None, vain: Vec::new(), ..view }, public);
    }
}

#[test]
fn g25_what_the_ghost_sees_is_sent_to_nobody_else() {
    let scene = scene(4);
    let sent = |viewer| {
        let view = serde_json::to_string(&scene.game.view(viewer)).unwrap();
        (view, serde_json::to_string(&scene.heard(viewer)).unwrap())
    };
    let (view, events) = sent(Viewer::Seat(GHOST));
    assert!(view.contains(r#""hand":[0,1,2,3,4,5,6]"#) && view.contains(r#""character":2"#));
    assert!(events.contains(r#""type":"dealt""#));
    for viewer in Seat::all(4).skip(1).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let (view, events) = sent(viewer);
        assert!(!view.contains(r#""hand":"#) && !view.contains(r#""character":2"#), "{view}");
        assert!(!events.contains(r#""type":"dealt""#) && events.contains(r#""dreams":null"#), "{events}");
    }
}

#[test]
fn g27_one_is_the_ghost_and_the_other_plays_two_psychics() {
    for ghost in Seat::all(2) {
        let scene = scene_with(Options { ghost: Some(ghost), ..Options::default() }, 2);
        let view = scene.public();
        let other = ghost.next(2);
        assert_eq!(view.psychics.iter().map(|psychic| psychic.seat).collect::<Vec<_>>(), [other, other]);
        assert!(view.rows.iter().all(|row| row.laid.len() == 4), "the row for two");
        assert_eq!(view.seats(), 2);
    }
}

#[test]
fn g27_gifts_and_balls_are_separate() {
    let mut scene = scene(2);
    scene.does(give(1, &[0, 1]));
    assert_eq!(scene.to_act(), [0, 1]);
    let legal = scene.legal(Seat(1));
    let awaited: Vec<(u8, bool)> = legal.search.iter().map(|own| (own.psychic.0, own.awaited)).collect();
    assert_eq!(awaited, [(0, false), (1, true)]);
    assert_eq!(legal.count(), 4);
    scene.does(give(0, &[2])).does(place(1, Kind::Object, 1)).does(confirm(1));
    assert_eq!((scene.to_act(), scene.legal(Seat(1)).count()), (vec![1], 4));
    scene.does(place(0, Kind::Object, 1)).does(confirm(0));
    let found: Vec<u8> = scene.public().psychics.iter().map(|psychic| psychic.found).collect();
    assert_eq!(found, [0, 1]);
}

#[test]
fn g27_both_combinations_must_be_found_and_one_vote_decides() {
    let mut scene = scene(2);
    scene.day(&[0, 3]).right_day().right_day();
    assert_eq!(scene.public().phase, Phase::Reconstruction, "psychic 1 lacks the character");
    scene.draws = vec![];
    scene.gifts().does(place(1, Kind::Character, 1));
    scene.draws = vec![1];
    scene.does(confirm(1));
    assert_eq!(scene.public().phase, Phase::Revelation);
    let hand: Vec<_> = scene.hand().iter().collect();
    scene.does(Action::Common { character: hand[0], place: hand[1], object: hand[2] });
    assert_eq!(scene.revelation().votes.len(), 1);
    scene.votes(&[0]);
    assert_eq!(scene.public().day, 6);
    scene.votes(&[1]);
    assert_eq!(scene.public().end, Some(End::Unmasked { day: 6 }));
}

#[test]
fn g27_the_two_psychics_are_told_apart_in_words() {
    let mut scene = scene(2);
    scene.does(give(1, &[0]));
    let who = Who { psychic: Psychic(1), seat: Seat(1), shared: true };
    let told = scene.heard(Viewer::Spectator);
    let saying = boardgame::Say::say(&told[0]);
    assert!(format!("{:?}", told[0]).contains(&format!("{who:?}")));
    assert_eq!(saying.args["who"], boardgame::Arg::Key { key: "sesto-senso-psychic-2".into() });
}
