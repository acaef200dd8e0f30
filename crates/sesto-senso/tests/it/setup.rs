//! G1 to G6: setting up.

use boardgame::{Game, GameRng, Seat, Seed, Table, Unheard, Viewer};
use sesto_senso::{
    Card, CardSet, Dream, DreamSet, Kind, Level, Options, Phase, Psychic, PsychicView, SestoSenso, View,
};

use crate::scene::{GHOST, dreams, scene, scene_at, scene_with};

fn dealt(options: Options, seats: u8, number: u64) -> SestoSenso {
    let mut rng = GameRng::new(Seed::of_number(number), 0);
    SestoSenso::new(&options, seats, &mut rng, &mut Unheard).expect("the options are good")
}

fn ghost_view(game: &SestoSenso) -> View {
    game.view(Viewer::Seat(game.view(Viewer::Spectator).ghost))
}

#[test]
fn g1_two_to_seven_players_and_one_of_them_is_the_ghost() {
    assert_eq!(SestoSenso::SEATS, 2..=7);
    for (seats, psychics) in [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)] {
        let view = scene(seats).public();
        assert_eq!(view.psychics.len(), psychics);
        assert!(view.psychics.iter().all(|psychic| psychic.seat != view.ghost));
    }
}

#[test]
fn g1_the_host_names_the_ghost() {
    for ghost in Seat::all(5) {
        let scene = scene_with(Options { ghost: Some(ghost), ..Options::default() }, 5);
        let view = scene.public();
        assert_eq!(view.ghost, ghost);
        let seats: Vec<Seat> = view.psychics.iter().map(|psychic| psychic.seat).collect();
        assert_eq!(seats, Seat::all(5).filter(|seat| *seat != ghost).collect::<Vec<_>>());
    }
    let nobody = Options { ghost: Some(Seat(5)), ..Options::default() };
    let refused = Table::<SestoSenso>::new(nobody, 5, Seed::of_number(1), &mut Unheard).unwrap_err();
    assert_eq!(refused.0.key, "sesto-senso-bad-ghost");
}

#[test]
fn g1_or_chance_does() {
    let mut times = [0u32; 4];
    for number in 0..400 {
        times[dealt(Options::default(), 4, number).view(Viewer::Spectator).ghost.index()] += 1;
    }
    assert!(times.iter().all(|times| (60..140).contains(times)), "{times:?}");
}

#[test]
fn g1_it_is_easy_unless_chosen() {
    assert_eq!(Options::default().level, Level::Easy);
}

#[test]
fn g2_there_are_84_dreams_and_18_cards_of_each_kind() {
    assert_eq!((Dream::COUNT, DreamSet::ALL.len(), Kind::CARDS), (84, 84, 18));
    assert_eq!((Dream::new(83).map(Dream::key), Dream::new(84)), (Some("sesto-dream-84".to_owned()), None));
    assert_eq!(Card::new(Kind::Place, 17).key(), "sesto-place-18");
    let view = scene(4).ghosts();
    assert_eq!(view.hand.unwrap().len() + usize::from(view.deck), 84);
}

#[test]
fn g3_the_table_of_all_24_set_ups() {
    let table = [
        (Level::Easy, [4, 5, 6, 7, 8, 9]),
        (Level::Normal, [5, 6, 7, 8, 9, 10]),
        (Level::Hard, [6, 7, 8, 9, 10, 11]),
        (Level::VeryHard, [7, 8, 9, 10, 11, 12]),
    ];
    for (level, cards) in table {
        for (seats, cards) in (2..=7).zip(cards) {
            let view = scene_at(level, seats).public();
            let kinds: Vec<Kind> = view.rows.iter().map(|row| row.kind).collect();
            assert_eq!(kinds, Kind::ALL);
            assert!(
                view.rows.iter().all(|row| row.laid.len() == cards && row.cards == row.laid),
                "{level:?}, {seats} players: {:?}",
                view.rows
            );
        }
    }
}

#[test]
fn g3_four_players_easy_have_six_cards_and_five_players_hard_nine() {
    assert_eq!(scene_at(Level::Easy, 4).public().rows[0].laid.len(), 6);
    assert_eq!(scene_at(Level::Hard, 5).public().rows[0].laid.len(), 9);
}

#[test]
fn g3_the_cards_are_drawn_at_random() {
    let mut times = [0u32; 18];
    for number in 0..300 {
        let game = dealt(Options::default(), 4, number);
        game.view(Viewer::Spectator).rows[1].laid.iter().for_each(|card| times[usize::from(card)] += 1);
    }
    assert!(times.iter().all(|times| (60..140).contains(times)), "{times:?}");
}

#[test]
fn g4_every_psychic_has_a_card_of_each_kind_that_nobody_else_has() {
    for seats in SestoSenso::SEATS {
        let view = ghost_view(&dealt(Options { level: Level::VeryHard, ..Options::default() }, seats, 7));
        for row in &view.rows {
            let numbers = view.psychics.iter().map(|psychic| psychic.combination.number(row.kind).unwrap());
            let dealt: CardSet = numbers.collect();
            assert_eq!(dealt.len(), view.psychics.len(), "all differ");
            assert!(dealt.without(row.laid).is_empty(), "all lie on the table");
        }
    }
}

#[test]
fn g4_the_combinations_are_known_to_the_ghost_only() {
    let scene = scene(4);
    let known = |view: View| -> Vec<[Option<u8>; 3]> {
        let numbers = |own: &PsychicView| Kind::ALL.map(|kind| own.combination.number(kind));
        view.psychics.iter().map(numbers).collect()
    };
    assert_eq!(known(scene.ghosts()), [[Some(0); 3], [Some(1); 3], [Some(2); 3]]);
    for seat in Seat::all(4).skip(1) {
        assert_eq!(known(scene.view(seat)), [[None; 3]; 3]);
    }
    assert_eq!(known(scene.public()), [[None; 3]; 3]);
}

#[test]
fn g4_the_decoys_stay_secret_to_the_end() {
    let mut scene = scene_at(Level::VeryHard, 3);
    for _ in 0..7 {
        scene.wrong_day();
    }
    assert!(scene.to_act().is_empty());
    let view = scene.view(Seat(1));
    assert!(view.rows.iter().all(|row| row.cards == row.laid), "nothing tells the decoys apart");
    assert!(view.psychics.iter().all(|psychic| psychic.combination.object.is_none()));
}

#[test]
fn g5_every_psychic_has_a_ball_and_a_marker_that_begins_at_the_object() {
    for psychic in scene(7).public().psychics {
        assert_eq!((psychic.ball, psychic.confirmed, psychic.found), (None, false, 0));
        assert_eq!(psychic.searching, Some(Kind::Object));
    }
}

#[test]
fn g5_colours_go_by_the_order_of_the_seats() {
    let view = scene_with(Options { ghost: Some(Seat(1)), ..Options::default() }, 4).public();
    let seats: Vec<(Psychic, Seat)> = view.psychics.iter().map(|own| (own.psychic, own.seat)).collect();
    assert_eq!(seats, [(Psychic(0), Seat(0)), (Psychic(1), Seat(2)), (Psychic(2), Seat(3))]);
}

#[test]
fn g6_the_ghost_draws_seven_dreams_and_it_is_monday() {
    let scene = scene(4);
    let view = scene.ghosts();
    assert_eq!(view.hand, Some(dreams(&[0, 1, 2, 3, 4, 5, 6])));
    assert_eq!((view.hand_size, view.deck, view.day, view.phase), (7, 77, 1, Phase::Reconstruction));
    assert_eq!(scene.to_act(), [GHOST.0]);
}
