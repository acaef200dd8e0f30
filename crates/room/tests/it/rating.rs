//! Which games are rated, and what a rating learns from them.

use room::{By, GuestId, Rated, Rating, WhatIf};

use crate::scene::{NOW, Scene, guest, some};

/// The places by which a game of these seats is rated that is played to its end, and how it ended.
fn rated(mut scene: Scene) -> (Option<Rated>, Vec<u8>) {
    loop {
        let (seat, action) = some(&scene);
        let step = scene.core.play(seat, &action, By::Bot { why: None }, NOW).unwrap();
        if let Some(outcome) = step.outcome {
            let boardgame::Standing::Ranked { places } = outcome.standing else {
                return (step.rated, vec![]);
            };
            return (step.rated, places);
        }
    }
}

fn scene(seats: &str) -> Scene {
    Scene::new("senet", "A* B").started().seated(seats)
}

#[test]
fn a_game_among_people_is_rated() {
    let (found, places) = rated(scene("A* B"));
    let places = vec![(guest('A'), places[0]), (guest('B'), places[1])];
    assert_eq!(found, Some(Rated { duel: true, places }));
}

#[test]
fn whoever_has_left_is_behind_all_who_stayed() {
    for left in ["A* B(easy)", "A* B(easy)!", "A* B(easy)#"] {
        let (found, places) = rated(scene(left));
        let places = vec![(guest('A'), places[0]), (guest('B'), u8::MAX)];
        assert_eq!(found, Some(Rated { duel: true, places }), "{left}");
    }
}

#[test]
fn nothing_else_is_rated() {
    for seats in ["A* easy", "A* A", "A* ~(easy)", "A(easy)* B(easy)"] {
        assert_eq!(rated(scene(seats)).0, None, "{seats}");
    }
    let mut practice = scene("A* B");
    practice.core.room.practice = true;
    assert_eq!(rated(practice).0, None);
    let mut what_if = scene("A* B");
    what_if.core.room.what_if = Some(WhatIf { room: what_if.core.room.id.clone(), step: 1 });
    assert_eq!(rated(what_if).0, None);
    let mut of_a_day = scene("A* B");
    of_a_day.core.room.daily = Some(20_000);
    assert_eq!(rated(of_a_day).0, None);
    assert_eq!(rated(Scene::new("hanabi", "A* B").started()).0, None, "together");
}

/// Points and how far off they may be.
fn points(ratings: &[Rating]) -> Vec<(i64, i64)> {
    ratings.iter().map(|rating| (rating.rating / 1000, rating.deviation / 1000)).collect()
}

fn of(places: &[u8]) -> Rated {
    let places = places.iter().zip(1..).map(|(place, guest)| (GuestId(guest), *place)).collect::<Vec<_>>();
    Rated { duel: places.len() == 2, places }
}

#[test]
fn a_rating_moves_with_a_game_and_grows_surer() {
    let first = of(&[2, 1]).rate(&[None, None]);
    assert_eq!(points(&first), [(1337, 290), (1662, 290)]);
    assert_eq!(first.iter().map(|rating| rating.games).collect::<Vec<_>>(), [1, 1]);
    let again = of(&[1, 2]).rate(&[Some(first[0]), Some(first[1])]);
    assert!(again[0].rating > first[0].rating && again[1].rating < first[1].rating);
    assert!(again.iter().zip(&first).all(|(now, then)| now.deviation < then.deviation && now.games == 2));
}

#[test]
fn with_several_every_place_counts() {
    let rated = of(&[1, 3, 2, 3]);
    let after = rated.rate(&[None; 4]);
    assert!(after[0].rating > after[2].rating && after[2].rating > after[1].rating);
    assert_eq!(after[1], after[3], "who share a place");
    assert!(after.iter().all(|rating| rating.deviation < 500_000 && rating.games == 1));
    assert!(after.iter().map(|rating| rating.rating).sum::<i64>().abs_diff(4 * 1_500_000) < 10);
}
