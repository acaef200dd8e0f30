//! How much the table helps (U37): what an option withholds is not in the bytes.

use boardgame::{Game, GameRng, Legal as _, Seat, Seed, Unheard, Viewer};
use sensu::{Action, Help, Illegal, Options, Sensu, Step};

use crate::scene::{BOTH, PLAIN, Scene, set};

/// Shows `look` every position of a game at random.
fn throughout(options: Options, seats: u8, seed: u64, mut look: impl FnMut(&Sensu)) {
    let mut rng = GameRng::new(Seed::of_number(seed), 0);
    let mut game = Sensu::new(&options, seats, &mut rng, &mut Unheard).expect("good options");
    while let Some(seat) = game.to_act().first() {
        look(&game);
        let action = game.legal(seat).sample(&mut rng).expect("whoever is to act has a move");
        game.apply(seat, &action, &mut rng, &mut Unheard).expect("a listed action is legal");
    }
    look(&game);
}

#[test]
fn u37_what_help_withholds_is_not_in_the_bytes() {
    for help in [Help::Full, Help::Light, Help::None] {
        let (mut found, mut taken) = (0, 0);
        for (seats, seed) in [(1, 1), (2, 2), (3, 3), (5, 5)] {
            throughout(Options { help, ..BOTH }, seats, seed, |game| {
                for seat in Seat::all(seats) {
                    let offer = serde_json::to_value(game.offer(seat)).expect("it is sent as JSON");
                    let legal = game.legal(seat);
                    found += legal.plays().len();
                    if help == Help::Full {
                        assert_eq!(offer["play"], serde_json::to_value(legal.plays()).expect("JSON"));
                    } else {
                        assert!(
                            offer["play"].is_null() && offer["offer"]["twenties"] == serde_json::json!([])
                        );
                    }
                }
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let view = serde_json::to_value(game.view(viewer)).expect("it is sent as JSON");
                    for player in view["players"].as_array().expect("a list of players") {
                        assert_eq!(player["known"].is_null(), help == Help::None);
                        taken += player["known"].as_array().map_or(0, Vec::len);
                    }
                }
            });
        }
        assert!(found > 500, "only {found} combinations were to be told or not");
        assert_eq!(taken > 500, help != Help::None, "{taken} cards were named");
    }
}

#[test]
fn u37_where_nothing_is_found_one_tries_and_is_told() {
    let wrong = Illegal::NotTwenty { sum: 25 };
    for (help, told) in [(Help::Light, wrong), (Help::None, Illegal::NoTwenty)] {
        let mut story = Scene::new(2, Options { help, ..PLAIN }).hand(0, "g1 g2 h7 h8 m9").deck("m1 m2");
        let play = |cards| Action::Play { cards: set(cards) };
        assert_eq!(story.try_act(play("g1 h7 h8 m9")), Err(told));
        assert_eq!(story.step(), Step::Turn, "whoever counts wrong tries again");
        story.act(play("g1 g2 h8 m9"));
    }
}

/// Bots and checks have the whole list, whatever people are told.
#[test]
fn u37_the_legal_moves_themselves_are_whole() {
    let story = Scene::new(2, Options { help: Help::None, ..PLAIN }).hand(0, "g3 h8 m9").deck("g1");
    let (legal, offer) = (story.game.legal(Seat(0)), story.game.offer(Seat(0)));
    assert!(legal.is_whole() && !offer.is_whole());
    assert_eq!((legal.plays(), offer.plays()), ([set("g3 h8 m9")].as_slice(), [].as_slice()));
    assert!(offer.draw);
}

#[test]
fn u37_without_help_nobody_is_reminded_of_what_was_taken() {
    let taken = |help| {
        let mut story = Scene::new(2, Options { help, ..PLAIN }).hand(0, "g7").pile(1, "m1").deck("g1 g2");
        story.take("m1");
        story.view().players[0].known
    };
    assert_eq!(taken(Help::Full), Some(set("m1")));
    assert_eq!(taken(Help::Light), Some(set("m1")));
    assert_eq!(taken(Help::None), None);
}
