//! H1 to H5: the cards, the hands, who sees what, and who begins.

use boardgame::{BadOptions, Chance, Game, GameRng, Imagine, Seat, Seed, Table, Unheard, Viewer};
use hanabi::{Card, CardValue, Colour, EventView, Hanabi, Options, Private, Public};

use crate::scene::{A, B, C, Scene, scene, scene_with};

#[test]
fn h1_fifty_cards_in_five_colours() {
    for colour in Colour::ALL {
        let values: Vec<u8> =
            Card::BOX.iter().filter(|card| card.colour == colour).map(|card| card.value.number()).collect();
        assert_eq!(values, [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    }
    assert_eq!(CardValue::ALL.map(CardValue::copies), [3, 2, 2, 2, 1]);
    assert!(Card::BOX.iter().all(|card| Card::of_index(card.index()) == *card));
}

#[test]
fn h2_five_cards_for_two_or_three_and_four_for_more() {
    for (seats, hand) in [(2, 5), (3, 5), (4, 4), (5, 4)] {
        let view = scene(seats, "").public();
        assert_eq!(view.hands.len(), usize::from(seats));
        assert!(view.hands.iter().all(|held| held.cards.len() == hand));
        assert_eq!(usize::from(view.deck), 50 - hand * usize::from(seats));
    }
    for seats in [0, 1, 6] {
        let table = Table::<Hanabi>::new(Options::default(), seats, Seed::of_number(1), &mut Unheard);
        assert!(matches!(table, Err(BadOptions(saying)) if saying.key == "error-seat-count"));
    }
}

#[test]
fn h3_eight_tokens_and_no_error_yet() {
    assert_eq!(scene(3, "").table(), "w0 r0 b0 y0 g0 | 8 tokens | 0 errors | deck 35 | discards");
}

#[test]
fn h4_nobody_sees_their_own_hand() {
    let scene = scene(3, "A: w1 w2 w3 w4 w5\nB: r1 r2 r3 r4 r5\nC: b1 b2 b3 b4 b5");
    for (viewer, seen) in [(A, [false, true, true]), (B, [true, false, true]), (C, [true, true, false])] {
        let view = scene.view(viewer);
        for (hand, seen) in view.hands.iter().zip(seen) {
            assert!(
                hand.cards.iter().all(|card| card.card.is_some() == seen),
                "{viewer:?} of {:?}",
                hand.seat
            );
        }
    }
    assert_eq!(scene.fronts(B), "r1 r2 r3 r4 r5");
}

#[test]
fn h4_spectators_see_hands_from_the_back_until_it_is_over() {
    let scene = scene(3, "");
    assert!(scene.public().hands.iter().flat_map(|hand| &hand.cards).all(|card| card.card.is_none()));
    assert_eq!(scene.public().deck_cards, None);

    let mut table = Table::<Hanabi>::new(Options::default(), 3, Seed::of_number(4), &mut Unheard).unwrap();
    assert_eq!(table.open(), None);
    while let Some(seat) = table.to_act().first() {
        let card = table.view(Viewer::Spectator).hands[seat.index()].cards[0].id;
        table.play(seat, &hanabi::Action::Play { card }, &mut Unheard).unwrap();
    }
    let open = table.view(table.open().unwrap());
    assert!(open.hands.iter().flat_map(|hand| &hand.cards).all(|card| card.card.is_some()));
    assert_eq!(open.deck_cards.map(|cards| cards.len()), Some(usize::from(open.deck)));
}

/// Two worlds that differ only in what a seat cannot see must look alike to it, byte for byte.
#[test]
fn h4_a_swapped_own_hand_is_not_noticed() {
    let story = |own: &str| format!("A: {own}\nB: r1 r2 r3 r4 r5\nC: b1 b2 b3 b4 b5\nB:5 C:2 A:5");
    let (one, other) = (scene(3, &story("w1 w2 w3 w4 g4")), scene(3, &story("g1 g2 y3 y4 y1")));
    let bytes = |scene: &Scene, viewer| {
        let view = serde_json::to_string(&scene.game.view(viewer)).unwrap();
        let events = serde_json::to_string(&scene.heard(viewer)).unwrap();
        format!("{view} {events}")
    };
    assert_ne!(bytes(&one, Viewer::Seat(B)), bytes(&other, Viewer::Seat(B)));
    assert_eq!(bytes(&one, Viewer::Seat(A)), bytes(&other, Viewer::Seat(A)));
    assert_eq!(bytes(&one, Viewer::Spectator), bytes(&other, Viewer::Spectator));
}

#[test]
fn h4_a_drawn_card_is_seen_by_all_but_the_drawer() {
    let mut scene = scene(3, "A: ? ? ? ? w1");
    scene.play(4);
    let drew = |viewer| {
        let heard = scene.heard(viewer);
        let drew = heard.iter().find_map(|event| match event {
            EventView::Private(Private::Drew { card, .. }) => Some(card.is_some()),
            _ => None,
        });
        drew.expect("a card was drawn")
    };
    assert_eq!([A, B, C].map(|seat| drew(Viewer::Seat(seat))), [false, true, true]);
    assert!(!drew(Viewer::Spectator));
}

#[test]
fn h4_the_deal_is_told_to_each_from_where_they_sit() {
    let scene = scene(4, "");
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let mut dealt = 0;
        for event in scene.heard(viewer) {
            if let EventView::Private(Private::Dealt { seat, cards }) = event {
                let seen = viewer != Viewer::Spectator && viewer != Viewer::Seat(seat);
                assert!(cards.len() == 4 && cards.iter().all(|card| card.card.is_some() == seen));
                dealt += 1;
            }
        }
        assert_eq!(dealt, 4);
    }
}

#[test]
fn h5_the_host_picks_the_first_seat_and_play_goes_clockwise() {
    let mut scene = scene_with(Options { first: Some(C), ..Options::default() }, 3, "");
    assert_eq!(scene.heard(Viewer::Spectator).last(), Some(&EventView::Public(Public::Began { seat: C })));
    for (turn, seat) in [(1, C), (2, A), (3, B), (4, C)] {
        assert_eq!((scene.game.turn(), scene.to_act()), (turn, seat));
        scene.tell(seat.next(3), "red");
    }
}

#[test]
fn h5_without_a_choice_chance_picks_the_first_seat() {
    let first = |number| {
        let mut rng = GameRng::new(Seed::of_number(number), 0);
        Hanabi::new(&Options::default(), 5, &mut rng, &mut Unheard).unwrap().to_act().first().unwrap()
    };
    let mut counts = [0; 5];
    (0..1000).for_each(|number| counts[first(number).index()] += 1);
    assert!(counts.iter().all(|count| (150..250).contains(count)), "{counts:?}");
}

#[test]
fn h5_a_first_seat_that_does_not_exist_is_refused() {
    let options = Options { first: Some(Seat(3)), ..Options::default() };
    let bad = Table::<Hanabi>::new(options, 3, Seed::of_number(1), &mut Unheard).unwrap_err();
    assert_eq!(bad.0.key, "hanabi-bad-first");
    assert!(Table::<Hanabi>::new(options, 4, Seed::of_number(1), &mut Unheard).is_ok());
}

/// A deal from elsewhere is one shuffle of the box; identities are the order of drawing.
#[test]
fn a_record_may_give_the_deal() {
    let order: Vec<u32> = (0..50).rev().collect();
    let draws = Chance::Draws(vec![GameRng::draws_of_shuffle(&order)]);
    let options = Options { first: Some(A), ..Options::default() };
    let record = boardgame::Record {
        game: "hanabi".to_owned(),
        rules: Hanabi::RULES,
        seats: 2,
        options,
        commitment: None,
        parts: None,
        chance: draws,
        actions: vec![boardgame::Played {
            seat: A,
            action: hanabi::Action::Play { card: hanabi::CardId(0) },
        }],
    };
    let table = Table::<Hanabi>::replay(&record).unwrap();
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.discards[0].card, Card::new(Colour::Green, CardValue::Five));
    let imagined = Hanabi::imagine(&table.view(Viewer::Seat(A)), &mut GameRng::new(Seed::of_number(1), 0));
    assert_eq!(imagined.view(Viewer::Seat(A)), table.view(Viewer::Seat(A)));
}
