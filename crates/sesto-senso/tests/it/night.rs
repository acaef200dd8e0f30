//! G7 to G10: what the ghost does with the dreams.

use boardgame::{Legal as _, Seat, Viewer};
use sesto_senso::{Action, DreamSet, EventView, Illegal, Kind, Level, Private, Public};

use crate::scene::{GHOST, Scene, confirm, dreams, give, place, scene, scene_at};

#[test]
fn g7_each_searching_psychic_is_given_one_to_seven_dreams() {
    let mut scene = scene(4);
    assert_eq!(scene.act(GHOST, give(0, &[])), Err(Illegal::EmptyGift));
    assert_eq!(scene.act(GHOST, give(0, &[0, 1, 2, 3, 4, 5, 6])), Ok(()));
    assert_eq!(scene.act(GHOST, give(2, &[9])), Ok(()), "in any order of psychics");
    assert_eq!(scene.act(GHOST, give(1, &[0])), Err(Illegal::NotInHand));
    assert_eq!(scene.act(GHOST, give(3, &[7])), Err(Illegal::NoSuchPsychic));
    let view = scene.public();
    let given: Vec<DreamSet> = view.psychics.iter().map(|psychic| psychic.dreams).collect();
    assert_eq!(given, [dreams(&[0, 1, 2, 3, 4, 5, 6]), DreamSet::EMPTY, dreams(&[9])]);
}

#[test]
fn g7_one_gift_a_psychic_a_day() {
    let mut scene = scene(4);
    scene.does(give(0, &[0]));
    assert_eq!(scene.act(GHOST, give(0, &[1])), Err(Illegal::AlreadyGiven));
    assert!(!scene.legal(GHOST).contains(&give(0, &[1])));
}

#[test]
fn g7_the_hand_is_filled_up_after_each_gift() {
    let mut scene = scene(4);
    scene.does(give(1, &[1, 3]));
    assert_eq!(scene.hand(), dreams(&[0, 2, 4, 5, 6, 7, 8]));
    scene.does(give(0, &[0, 7, 8]));
    assert_eq!(scene.hand(), dreams(&[2, 4, 5, 6, 9, 10, 11]));
    assert_eq!(scene.public().deck, 72);
}

#[test]
fn g7_only_the_ghost_gives() {
    let mut scene = scene(4);
    for seat in Seat::all(4).skip(1) {
        assert_eq!(scene.act(seat, give(0, &[0])), Err(Illegal::NotTheGhost));
        assert_eq!(scene.act(seat, Action::Change), Err(Illegal::NotTheGhost));
    }
}

#[test]
fn g8_objects_first_then_the_place_then_the_character() {
    let mut scene = scene(4);
    for kind in [Kind::Object, Kind::Place, Kind::Character] {
        assert_eq!(scene.public().psychics[0].searching, Some(kind));
        scene.gifts();
        for wrong in Kind::ALL.into_iter().filter(|other| *other != kind) {
            assert_eq!(scene.act(Seat(1), place(0, wrong, 0)), Err(Illegal::WrongKind { kind }));
        }
        scene.right_day();
    }
    assert_eq!(scene.public().psychics[0].searching, None);
}

#[test]
fn g8_each_psychic_goes_at_their_own_pace() {
    let mut scene = scene(4);
    scene.day(&[0, 0, 2]);
    let searching: Vec<_> = scene.public().psychics.iter().map(|psychic| psychic.searching).collect();
    assert_eq!(searching, [Some(Kind::Place), Some(Kind::Object), Some(Kind::Place)]);
    scene.does(give(1, &[5]));
    assert!(scene.told(&Public::Given {
        who: sesto_senso::Who { psychic: sesto_senso::Psychic(1), seat: Seat(2), shared: false },
        kind: Kind::Object,
        dreams: dreams(&[5]),
    }));
}

/// How often the hand can be changed before the first gift of this day.
fn changes(scene: &mut Scene) -> usize {
    (0..10).take_while(|_| scene.act(GHOST, Action::Change).is_ok()).count()
}

#[test]
fn g9_easy_changes_once_a_day_and_saves_nothing_up() {
    let mut scene = scene_at(Level::Easy, 4);
    scene.wrong_day();
    for _ in 0..2 {
        assert_eq!(changes(&mut scene), 1);
        assert_eq!(scene.act(GHOST, Action::Change), Err(Illegal::NoChangeLeft));
        scene.wrong_day();
    }
}

#[test]
fn g9_normal_changes_three_times_a_game_on_one_day_if_need_be() {
    let mut scene = scene_at(Level::Normal, 4);
    assert_eq!(changes(&mut scene), 3);
    scene.wrong_day();
    assert_eq!(changes(&mut scene), 0);
}

#[test]
fn g9_hard_changes_once_a_game_and_very_hard_never() {
    let mut hard = scene_at(Level::Hard, 4);
    hard.wrong_day();
    assert_eq!(changes(&mut hard), 1);
    hard.wrong_day();
    assert_eq!(changes(&mut hard), 0);
    let mut very_hard = scene_at(Level::VeryHard, 4);
    assert_eq!(changes(&mut very_hard), 0);
    assert!(!very_hard.legal(GHOST).change);
}

#[test]
fn g9_all_seven_are_discarded_and_seven_drawn() {
    let mut scene = scene(4);
    scene.does(Action::Change);
    assert_eq!(scene.hand(), dreams(&[7, 8, 9, 10, 11, 12, 13]));
    assert_eq!(scene.public().discards, dreams(&[0, 1, 2, 3, 4, 5, 6]));
    let changed = Public::Changed { dreams: dreams(&[0, 1, 2, 3, 4, 5, 6]), left: 0 };
    assert!(scene.told(&changed), "everybody sees what was discarded");
}

#[test]
fn g9_until_the_last_gift() {
    let mut scene = scene_at(Level::Normal, 4);
    scene.does(give(0, &[0])).does(Action::Change).does(give(1, &[8])).does(Action::Change);
    scene.does(give(2, &[16]));
    assert_eq!(scene.act(GHOST, Action::Change), Err(Illegal::TooLateToChange));
    assert!(!scene.legal(GHOST).change);
}

/// Three psychics who are given all they can hold, and are wrong: after two days 35 dreams are left.
fn generous() -> Scene {
    let mut scene = scene_at(Level::VeryHard, 4);
    for _ in 0..3 {
        generous_gifts(&mut scene);
        scene.wrong_day();
    }
    scene
}

fn generous_gifts(scene: &mut Scene) {
    while let Some(legal) = scene.legal(GHOST).give {
        let dreams = legal.hand.iter().take(usize::from(legal.most)).collect();
        scene.does(Action::Give { psychic: legal.psychics[0], dreams });
    }
}

#[test]
fn g10_the_discards_become_a_new_deck_when_it_is_empty() {
    let mut scene = scene_at(Level::Normal, 4);
    // Twenty-one dreams a day, which come back when the guess was right.
    for _ in 0..3 {
        generous_gifts(&mut scene);
        let view = scene.public();
        assert!(view.discards.len() <= 42);
        if view.day < 3 {
            scene.right_day();
        }
    }
    assert_eq!((scene.public().deck, scene.public().discards.len()), (14, 42));
    // Three changes take twenty-one: fourteen are left, and then the discards come round, the just-discarded included.
    let mut again = scene_at(Level::Normal, 4);
    for _ in 0..2 {
        generous_gifts(&mut again);
        again.right_day();
    }
    generous_gifts_but_one(&mut again);
    assert_eq!((again.public().deck, again.public().discards.len()), (21, 42));
    for _ in 0..3 {
        again.does(Action::Change);
    }
    assert_eq!((again.public().deck, again.public().discards.len()), (0, 63));
    again.does(give(2, &[again.hand().nth(0).unwrap().number()]));
    assert!(again.told(&Public::Shuffled { deck: 63 }), "before the one that is drawn");
    assert_eq!((again.public().deck, again.public().discards.len(), again.hand().len()), (62, 0, 7));
}

fn generous_gifts_but_one(scene: &mut Scene) {
    for _ in 0..2 {
        let legal = scene.legal(GHOST).give.expect("somebody waits for dreams");
        scene.does(Action::Give { psychic: legal.psychics[0], dreams: legal.hand });
    }
}

#[test]
fn g10_a_change_may_draw_what_it_has_just_discarded() {
    let mut scene = scene_at(Level::Easy, 7);
    // Day 1: 42 dreams lie with the psychics; day 2: so many that the deck is empty, and nothing is discarded.
    generous_gifts(&mut scene);
    scene.wrong_day();
    while scene.public().deck > 0 {
        let legal = scene.legal(GHOST).give.expect("somebody waits for dreams");
        let most = usize::from(legal.most).min(usize::from(scene.public().deck));
        let dreams = legal.hand.iter().take(most).collect();
        scene.does(Action::Give { psychic: legal.psychics[0], dreams });
    }
    assert_eq!((scene.public().discards.len(), scene.hand().len()), (0, 7));
    let before = scene.hand();
    scene.does(Action::Change);
    assert_eq!(scene.hand(), before, "there are no others");
}

#[test]
fn g10_dreams_with_psychics_stay_out_and_a_short_hand_stays_short() {
    let mut scene = generous();
    let view = scene.public();
    let lying: usize = view.psychics.iter().map(|psychic| psychic.dreams.len()).sum();
    assert_eq!(lying, 63);
    generous_gifts(&mut scene);
    let view = scene.public();
    assert_eq!((view.deck, view.discards.len(), view.hand_size), (0, 0, 0));
    let lying: usize = view.psychics.iter().map(|psychic| psychic.dreams.len()).sum();
    assert_eq!(lying, 84, "twenty-one more, and none is left");
}

#[test]
fn g10_a_gift_may_not_leave_others_without_a_dream() {
    let mut scene = scene_at(Level::VeryHard, 7);
    generous_gifts(&mut scene);
    scene.wrong_day();
    // Forty-two are left for six: five gifts of seven would leave seven, and day 3 must do without.
    for psychic in 0..6 {
        let legal = scene.legal(GHOST).give.expect("everybody is still to be given some");
        assert_eq!(usize::from(legal.most), 7);
        scene.does(Action::Give { psychic: sesto_senso::Psychic(psychic), dreams: legal.hand });
    }
    assert_eq!(scene.public().hand_size, 0);
}

#[test]
fn g10_the_most_that_may_be_given() {
    let mut scene = scene_at(Level::VeryHard, 6);
    generous_gifts(&mut scene);
    scene.wrong_day();
    // Forty-nine are left for five psychics; the first gifts are free, and the last ones must leave one for each.
    generous_gifts(&mut scene);
    scene.wrong_day();
    // Fourteen are left: after seven there are seven for four others, so the next may have four.
    scene.does(Action::Give { psychic: sesto_senso::Psychic(0), dreams: scene.hand() });
    let legal = scene.legal(GHOST).give.expect("four wait for dreams");
    assert_eq!((legal.hand.len(), legal.most), (7, 4));
    let five = legal.hand.iter().take(5).collect();
    let too_many = Action::Give { psychic: sesto_senso::Psychic(1), dreams: five };
    assert_eq!(scene.act(GHOST, too_many), Err(Illegal::TooManyDreams { most: 4 }));
    let four = legal.hand.iter().take(4).collect();
    scene.does(Action::Give { psychic: sesto_senso::Psychic(1), dreams: four });
    let legal = scene.legal(GHOST).give.expect("three wait for dreams");
    assert_eq!((legal.hand.len(), legal.most), (3, 1));
}

#[test]
fn g10_without_any_dream_gifts_lapse_and_psychics_guess_on_what_they_have() {
    let mut scene = generous();
    generous_gifts(&mut scene);
    scene.wrong_day();
    assert!(scene.told(&Public::Lapsed));
    assert_eq!(scene.to_act(), [1, 2, 3], "nobody waits for the ghost");
    assert!(scene.legal(GHOST).is_empty());
    let view = scene.public();
    assert!(view.psychics.iter().all(|psychic| !psychic.given && psychic.dreams.len() == 28));
    scene.wrong_day();
    assert_eq!(scene.public().day, 6);
}

#[test]
fn g10_with_fewer_dreams_than_psychics_they_are_given_singly_while_they_last() {
    let mut scene = scene_at(Level::VeryHard, 6);
    for _ in 0..2 {
        generous_gifts(&mut scene);
        scene.wrong_day();
    }
    // Fourteen are left for five, all of which are spent today; one psychic is right, and three come back.
    scene.gifts_of(&[7, 3, 1, 1, 1]);
    assert_eq!(scene.public().hand_size, 1);
    scene.wrong_day();
    let legal = scene.legal(GHOST).give.expect("there is one dream");
    assert_eq!((legal.hand.len(), legal.most, legal.psychics.len()), (1, 1, 5));
    let first = legal.hand.nth(0).unwrap().number();
    scene.does(give(3, &[first]));
    assert!(scene.told(&Public::Lapsed));
    assert_eq!(scene.to_act(), [1, 2, 3, 4, 5]);
}

#[test]
fn g10_a_hand_is_filled_up_when_dreams_come_back() {
    let mut scene = generous();
    generous_gifts(&mut scene);
    scene.day(&[0, 4, 4]);
    assert_eq!(scene.hand().len(), 7, "those of psychic 0 were discarded");
    assert_eq!((scene.public().deck, scene.public().discards.len()), (21, 0));
}

#[test]
fn what_is_drawn_is_seen_by_the_ghost_alone() {
    let mut scene = scene(4);
    scene.does(give(0, &[0, 1]));
    let drew = |dreams| EventView::Private(Private::Drew { count: 2, dreams, deck: 75 });
    assert!(scene.heard(Viewer::Seat(GHOST)).contains(&drew(Some(dreams(&[7, 8])))));
    assert!(scene.heard(Viewer::Seat(Seat(1))).contains(&drew(None)));
    assert!(scene.heard(Viewer::Spectator).contains(&drew(None)));
    scene.does(place(0, Kind::Object, 3)).does(confirm(0));
}
