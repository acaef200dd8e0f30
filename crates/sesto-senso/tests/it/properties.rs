//! What holds at every position of every game, whoever looks.

use boardgame::{Game, GameRng, Imagine, Legal as _, Say as _, Seat, Seed, Table, Unheard, Viewer};
use proptest::prelude::*;
use sesto_senso::{
    Action, Card, CardSet, Clock, Deed, DreamSet, Final, Kind, Level, Options, Psychic, SestoSenso, View,
};

/// The viewer who sees everything: only a finished table has that key.
fn open() -> Viewer {
    let mut rng = GameRng::new(Seed::of_number(0), 0);
    let mut table =
        Table::<SestoSenso>::new(Options::default(), 2, Seed::of_number(0), &mut Unheard).unwrap();
    while let Some(seat) = table.to_act().first() {
        let action = table.legal(seat).sample(&mut rng).unwrap();
        table.play(seat, &action, &mut Unheard).unwrap();
    }
    table.open().expect("nobody is to act, so the game is over")
}

/// Plays at random, but balls mostly where they are right, so that games come to the revelation, and shows every position.
fn walk(options: Options, seats: u8, number: u64, mut look: impl FnMut(&SestoSenso, &mut GameRng)) {
    let mut rng = GameRng::new(Seed::of_number(number), 0);
    let mut game = SestoSenso::new(&options, seats, &mut rng, &mut Unheard).unwrap();
    let open = open();
    look(&game, &mut rng);
    loop {
        let waited: Vec<Seat> = game.to_act().iter().collect();
        if waited.is_empty() {
            break;
        }
        let seat = waited[rng.below(waited.len() as u32) as usize];
        let legal = game.legal(seat);
        let free = if rng.below(6) == 0 { legal.sample_free(&mut rng) } else { None };
        let right = if rng.below(5) > 0 { right_ball(&game.view(open), seat) } else { None };
        let right = right.filter(|action| legal.contains(action) && legal.nth(0) != Some(confirm_of(action)));
        let action = free.or(right).or_else(|| legal.sample(&mut rng)).unwrap();
        game.apply(seat, &action, &mut rng, &mut Unheard).unwrap();
        look(&game, &mut rng);
    }
}

fn confirm_of(action: &Action) -> Action {
    match action {
        Action::Place { psychic, .. } => Action::Confirm { psychic: *psychic },
        _ => Action::Change,
    }
}

/// The right card for a psychic of this seat who has placed no ball.
fn right_ball(truth: &View, seat: Seat) -> Option<Action> {
    let own = truth.psychics.iter().find(|own| own.seat == seat && own.ball.is_none())?;
    let kind = own.searching?;
    let number = own.combination.number(kind)?;
    Some(Action::Place { psychic: own.psychic, card: Card::new(kind, number) })
}

fn any_options() -> impl Strategy<Value = Options> {
    let level = prop::sample::select(Level::ALL.to_vec());
    let finale = prop::sample::select(Final::ALL.to_vec());
    let clock = prop::sample::select(Clock::ALL.to_vec());
    (level, finale, clock).prop_map(|(level, finale, clock)| Options {
        level,
        finale,
        clock,
        ..Options::default()
    })
}

/// Where the eighty-four dreams are, as the open view tells it.
fn places(view: &View) -> Vec<DreamSet> {
    let mut places = vec![view.hand.unwrap(), view.discards];
    places.push(view.deck_dreams.as_ref().unwrap().iter().copied().collect());
    places.extend(view.psychics.iter().map(|psychic| psychic.dreams));
    places.push(
        view.revelation.iter().flat_map(|phase| phase.common.iter().map(|common| common.dream)).collect(),
    );
    places
}

/// Everything that somebody may try with what they see.
fn attempts(view: &View) -> Vec<(Deed, Psychic, Option<Card>, Action)> {
    let psychics = || view.psychics.iter().map(|own| own.psychic);
    let mut attempts = Vec::new();
    for psychic in psychics() {
        if view.revelation.is_some() {
            attempts.push((Deed::Vote, psychic, None, Action::Vote { combination: psychic }));
            continue;
        }
        for row in &view.rows {
            let cards = row.cards.iter().map(|number| Card::new(row.kind, number));
            let place = |card| (Deed::Place, psychic, Some(card), Action::Place { psychic, card });
            attempts.extend(cards.map(place));
        }
    }
    if let (Some(dreams), None) = (view.hand, view.end) {
        attempts.push((Deed::Change, Psychic(0), None, Action::Change));
        let ungiven = view.psychics.iter().find(|own| own.searching.is_some() && !own.given && !view.late);
        let gift = ungiven.filter(|_| !dreams.is_empty()).map(|own| own.psychic);
        attempts.extend(gift.map(|psychic| (Deed::Give, psychic, None, Action::Give { psychic, dreams })));
    }
    attempts
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn every_dream_is_in_exactly_one_place(options in any_options(), seats in 2u8..=7, number: u64) {
        let open = open();
        walk(options, seats, number, |game, _| {
            let places = places(&game.view(open));
            assert_eq!(places.iter().map(|place| place.len()).sum::<usize>(), 84);
            assert_eq!(places.iter().fold(DreamSet::EMPTY, |all, place| all.and(*place)), DreamSet::ALL);
        });
    }

    #[test]
    fn whoever_is_waited_for_can_go_on_and_the_right_card_is_never_blocked(options in any_options(), seats in 2u8..=7, number: u64) {
        let open = open();
        walk(options, seats, number, |game, _| {
            let truth = game.view(open);
            for seat in Seat::all(seats) {
                assert_eq!(game.legal(seat).count() > 0, game.to_act().contains(seat));
            }
            for own in &truth.psychics {
                let (Some(kind), None) = (own.searching, truth.end) else { continue };
                let right = own.combination.number(kind).unwrap();
                let choices = game.legal(own.seat).search;
                let search = choices.iter().find(|search| search.psychic == own.psychic).unwrap();
                assert!(own.ball == Some(right) || search.cards.contains(right));
                assert!(!own.refused.contains(right));
            }
        });
    }

    #[test]
    fn imagined_worlds_fit_the_view_and_the_refusals(options in any_options(), seats in 2u8..=7, number: u64) {
        let open = open();
        walk(options, seats, number, |game, rng| {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, open]) {
                let view = game.view(viewer);
                let world = SestoSenso::imagine(&view, rng);
                assert_eq!(world.view(viewer), view);
                let imagined = world.view(open);
                for row in &imagined.rows {
                    let numbers = imagined.psychics.iter().map(|own| own.combination.number(row.kind).unwrap());
                    let dealt: CardSet = numbers.collect();
                    assert_eq!(dealt.len(), imagined.psychics.len(), "nobody shares a card");
                    assert!(dealt.without(row.laid).is_empty());
                }
                for page in &imagined.album {
                    let own = &imagined.psychics[page.psychic.index()];
                    let card = own.combination.number(page.kind);
                    assert!(page.right.is_none() || page.right == Some(page.guess == card));
                }
                let places = places(&imagined);
                assert_eq!(places.iter().fold(DreamSet::EMPTY, |all, place| all.and(*place)), DreamSet::ALL);
            }
        });
    }

    #[test]
    fn what_is_tried_in_vain_is_refused_for_the_reason_that_the_view_tells(options in any_options(), seats in 2u8..=7, number: u64) {
        walk(options, seats, number, |game, rng| {
            for seat in Seat::all(seats) {
                let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
                for (deed, psychic, card, action) in attempts(&view) {
                    let told = view.vain.iter().find(|vain| vain.fits(deed, psychic, card));
                    let refused = game.clone().apply(seat, &action, rng, &mut Unheard).err();
                    assert_eq!(refused.is_none(), legal.contains(&action));
                    if let Some(illegal) = refused {
                        assert_eq!(told.map(|told| &told.why), Some(&illegal.say()), "{action:?} of {seat:?}");
                    }
                }
            }
        });
    }

    #[test]
    fn a_move_has_an_index_and_is_met_once(options in any_options(), seats in 2u8..=7, number: u64) {
        walk(options, seats, number, |game, rng| {
            let Some(seat) = game.to_act().first() else { return };
            let legal = game.legal(seat);
            let count = legal.count();
            let (one, other) = (rng.below(count as u32) as usize, rng.below(count as u32) as usize);
            let moves = (legal.nth(one).unwrap(), legal.nth(other).unwrap());
            assert_eq!(one == other, moves.0 == moves.1);
            assert_eq!(legal.nth(count), None);
        });
    }
}

/// Games in which psychics are mostly right come to all ends that play can have.
#[test]
fn the_walks_come_to_the_revelation() {
    let mut ends = std::collections::BTreeSet::new();
    for number in 0..60 {
        let seats = 2 + (number % 6) as u8;
        let mut last = None;
        walk(Options::default(), seats, number, |game, _| last = game.view(Viewer::Spectator).end);
        ends.insert(format!("{:?}", last.unwrap()).split(' ').next().unwrap().to_owned());
    }
    assert_eq!(ends.into_iter().collect::<Vec<_>>(), ["Escaped", "TimeUp", "Unmasked"]);
}

/// Of a combination of which nothing is known, every card on the table is imagined, each equally often.
#[test]
fn unknown_combinations_are_imagined_evenly() {
    const WORLDS: u32 = 12_000;
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let options = Options { ghost: Some(Seat(0)), ..Options::default() };
    let game = SestoSenso::new(&options, 4, &mut rng, &mut Unheard).unwrap();
    let (open, view) = (open(), game.view(Viewer::Seat(Seat(2))));
    let mut counts = [0u32; 18];
    for _ in 0..WORLDS {
        let world = SestoSenso::imagine(&view, &mut rng).view(open);
        counts[usize::from(world.psychics[1].combination.number(Kind::Place).unwrap())] += 1;
    }
    for number in 0..18 {
        let expected = if view.rows[1].laid.contains(number) { f64::from(WORLDS) / 6.0 } else { 0.0 };
        let error = (f64::from(counts[usize::from(number)]) - expected).abs();
        assert!(error <= 5.0 * expected.sqrt(), "{counts:?}");
    }
}

/// A card refused to a psychic is theirs in no imagined world, and that tells a little of the others.
#[test]
fn refusals_are_taken_into_account() {
    const WORLDS: u32 = 12_000;
    let mut scene = crate::scene::scene(2);
    scene.day(&[1, 3]);
    // Psychic 0 has object 0, 2 or 3, psychic 1 has 0, 1 or 2, and not the same: of the seven deals 0–1 is one.
    let (open, view) = (open(), scene.view(Seat(1)));
    let mut rng = GameRng::new(Seed::of_number(2), 0);
    let mut deals = std::collections::BTreeMap::<(u8, u8), u32>::new();
    for _ in 0..WORLDS {
        let world = SestoSenso::imagine(&view, &mut rng).view(open);
        let object = |psychic: usize| world.psychics[psychic].combination.object.unwrap();
        *deals.entry((object(0), object(1))).or_default() += 1;
    }
    let pairs: Vec<(u8, u8)> = deals.keys().copied().collect();
    assert_eq!(pairs, [(0, 1), (0, 2), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)]);
    let expected = f64::from(WORLDS) / 7.0;
    assert!(
        deals.values().all(|times| (f64::from(*times) - expected).abs() < 5.0 * expected.sqrt()),
        "{deals:?}"
    );
}
