//! What holds at every position of every game, whoever looks.

use std::collections::BTreeSet;

use boardgame::{Game, GameRng, Imagine, Legal as _, Seat, Seed, Table, Unheard, Viewer};
use hanabi::{
    Action, Card, CardId, CardSet, CardValue, CardView, Clue, Colour, Hanabi, Hand, Hint, Legal, Memory,
    Options, Refused, View,
};
use proptest::prelude::*;

/// The viewer who sees everything: only a finished table has that key.
fn open() -> Viewer {
    let mut rng = GameRng::new(Seed::of_number(0), 0);
    let mut table = Table::<Hanabi>::new(Options::default(), 2, Seed::of_number(0), &mut Unheard)
        .expect("the default options are good");
    while let Some(seat) = table.to_act().first() {
        let action = table.legal(seat).sample(&mut rng).expect("whoever is to act has something to do");
        table.play(seat, &action, &mut Unheard).expect("a listed action is legal");
    }
    table.open().expect("nobody is to act, so the game is over")
}

fn new_game(options: Options, seats: u8, rng: &mut GameRng) -> Hanabi {
    Hanabi::new(&options, seats, rng, &mut Unheard).expect("the options are good")
}

/// Plays at random, but cards only where they fit, so that games get long, and shows every position.
fn walk(options: Options, seats: u8, number: u64, mut look: impl FnMut(&Hanabi, &mut GameRng)) {
    let mut rng = GameRng::new(Seed::of_number(number), 0);
    let mut game = new_game(options, seats, &mut rng);
    let open = open();
    look(&game, &mut rng);
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal(seat);
        let action = match rng.below(4) {
            0 => legal.sample_free(&mut rng),
            1 => fitting(&game.view(open), seat).map(|card| Action::Play { card }),
            _ => None,
        };
        let others = (legal.count() - legal.play.len()) as u32;
        let action = action.or_else(|| match others {
            0 => legal.sample(&mut rng),
            _ => legal.nth(legal.play.len() + rng.below(others) as usize),
        });
        let action = action.expect("whoever is to act has something to do");
        game.apply(seat, &action, &mut rng, &mut Unheard).expect("a listed action is legal");
        look(&game, &mut rng);
    }
}

/// A card of this hand that fits its series.
fn fitting(truth: &View, seat: Seat) -> Option<CardId> {
    let fits = |card: Card| truth.series[card.colour.index()].top + 1 == card.value.number();
    truth.hands[seat.index()].cards.iter().find(|held| held.card.is_some_and(fits)).map(|held| held.id)
}

fn any_options() -> impl Strategy<Value = Options> {
    let memory = prop_oneof![Just(Memory::None), Just(Memory::Marks), Just(Memory::Inference)];
    (memory, any::<bool>(), any::<bool>()).prop_map(|(memory, gran_finale, hints)| Options {
        memory,
        gran_finale,
        hints,
        ..Options::default()
    })
}

fn fronts(view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = view.discards.iter().map(|face| face.card).collect();
    cards.extend(view.hands.iter().flat_map(|hand| hand.cards.iter().filter_map(|card| card.card)));
    cards.extend(view.deck_cards.iter().flat_map(|cards| cards.iter()));
    for series in &view.series {
        let played = series.values.iter().filter(|value| value.value.number() <= series.top);
        cards.extend(played.map(|value| Card::new(series.colour, value.value)));
    }
    cards.sort();
    cards
}

fn may_be(view: &View, seat: Seat, slot: usize) -> CardSet {
    view.hands[seat.index()].cards[slot].may_be.expect("the table infers")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_card_is_ever_lost_and_the_counts_agree(options in any_options(), seats in 2u8..=5, number: u64) {
        let open = open();
        let mut points = 0;
        walk(options, seats, number, |game, _| {
            let view = game.view(open);
            assert_eq!(fronts(&view), Card::BOX);
            assert!(view.tokens <= 8 && view.errors <= 3);
            assert_eq!(view.points, view.series.iter().map(|series| series.top).sum::<u8>());
            assert!(view.series.iter().all(|series| series.top <= series.reach && series.reach <= 5));
            assert!(view.points >= points && view.points <= view.most_points);
            points = view.points;
            for series in &view.series {
                for value in series.values {
                    let played = u8::from(value.value.number() <= series.top);
                    assert_eq!(value.discarded + value.left + played, value.value.copies());
                }
            }
            let full = if seats <= 3 { 5 } else { 4 };
            assert!(view.deck == 0 || view.end.is_some() || view.hands.iter().all(|hand| hand.cards.len() == full));
            assert_eq!(view.end.is_some(), game.to_act().is_empty());
        });
    }

    #[test]
    fn marks_deductions_and_hints_are_true(gran_finale: bool, seats in 2u8..=5, number: u64) {
        let options = Options { memory: Memory::Inference, hints: true, gran_finale, ..Options::default() };
        let open = open();
        walk(options, seats, number, |game, _| {
            let truth = game.view(open);
            let public = game.view(Viewer::Spectator);
            for viewer in Seat::all(seats) {
                let view = game.view(Viewer::Seat(viewer));
                for (owner, slot, held) in cards(&truth) {
                    let card = held.card.unwrap();
                    assert!(held.marks.unwrap().allow().contains(card));
                    let seen = may_be(&view, owner, slot);
                    let known = view.hands[owner.index()].cards[slot].known.expect("the table infers");
                    assert_eq!(known.allow().and(seen), seen, "what is known says no more than what can be");
                    let colours: BTreeSet<Colour> = seen.iter().map(|card| card.colour).collect();
                    let values: BTreeSet<CardValue> = seen.iter().map(|card| card.value).collect();
                    assert_eq!(known.colour().is_some(), colours.len() == 1);
                    assert_eq!(known.value().is_some(), values.len() == 1);
                    assert!(seen.contains(card), "{viewer:?} rules out the {card:?} of {owner:?}");
                    assert!(held.may_be.unwrap().is_subset(seen), "the owner knows at least as much");
                    assert!(seen.is_subset(may_be(&public, owner, slot)), "a spectator knows the least");
                    let hint = view.hands[owner.index()].cards[slot].hint;
                    assert!(hint.is_none() || viewer == owner);
                    let (top, reach) = (view.series[card.colour.index()].top, view.series[card.colour.index()].reach);
                    match hint {
                        Some(Hint::Play) => assert_eq!(card.value.number(), top + 1),
                        Some(Hint::Discard) => assert!(!(top + 1..=reach).contains(&card.value.number())),
                        None => {}
                    }
                }
            }
        });
    }

    #[test]
    fn moves_say_what_they_touch_and_the_rest_why_not(options in any_options(), seats in 2u8..=5, number: u64) {
        walk(options, seats, number, |game, rng| {
            for seat in Seat::all(seats) {
                let (view, legal) = (game.view(Viewer::Seat(seat)), game.offer(seat));
                for to in legal.inform.iter() {
                    for clue in Clue::ALL {
                        let touches = |card: &&CardView| clue.touches(card.card.expect("a teammate sees it"));
                        let cards = view.hands[to.index()].cards.iter().filter(touches).map(|card| card.id);
                        assert_eq!(legal.touched(to, clue), cards.collect::<Hand>());
                    }
                }
                let written = serde_json::to_value(&legal).expect("moves can be written");
                assert_eq!(serde_json::from_value::<Legal>(written).expect("and read"), legal);
                let Refused { play, discard, inform, arrange } = legal.refused();
                assert_eq!(play.is_some(), legal.play.is_empty());
                assert_eq!(discard.is_some(), legal.discard.is_empty());
                assert_eq!(inform.is_some(), legal.inform.is_empty());
                assert_eq!(arrange.is_some(), legal.arrange.is_empty());
                let hand: Vec<CardId> = view.hands[seat.index()].cards.iter().map(|card| card.id).collect();
                let card = hand.first().copied().unwrap_or_default();
                let clue = Clue::ALL[0];
                let tried = [
                    (play, Action::Play { card }),
                    (discard, Action::Discard { card }),
                    (inform, Action::Inform { to: seat.next(seats), clue }),
                    (arrange, Action::Arrange { cards: hand.iter().rev().copied().collect() }),
                ];
                for (why, action) in tried {
                    if let Some(why) = why {
                        let refused = game.clone().apply(seat, &action, &mut rng.clone(), &mut Unheard);
                        assert_eq!(refused, Err(why), "{action:?}");
                    }
                }
            }
        });
    }

    #[test]
    fn imagined_worlds_fit_the_view_and_its_marks(options in any_options(), seats in 2u8..=5, number: u64) {
        let open = open();
        walk(options, seats, number, |game, rng| {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, open]) {
                let view = game.view(viewer);
                let world = Hanabi::imagine(&view, rng);
                assert_eq!(world.view(viewer), view);
                let imagined = world.view(open);
                assert_eq!(fronts(&imagined), Card::BOX);
                for (_, _, held) in cards(&imagined) {
                    assert!(held.marks.unwrap().allow().contains(held.card.unwrap()));
                }
            }
        });
    }
}

fn cards(view: &View) -> impl Iterator<Item = (Seat, usize, hanabi::CardView)> {
    view.hands
        .iter()
        .flat_map(|hand| hand.cards.iter().enumerate().map(move |(slot, card)| (hand.seat, slot, *card)))
}

/// Of a card of which nothing was said, every front that is not in sight is imagined, each as often as it should be.
#[test]
fn unknown_cards_are_imagined_evenly() {
    const WORLDS: u32 = 20_000;
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let game = new_game(Options::default(), 3, &mut rng);
    let (open, viewer) = (open(), Viewer::Seat(Seat(0)));
    let view = game.view(viewer);
    let mut unseen = [0u32; Card::KINDS];
    Card::BOX.iter().for_each(|card| unseen[card.index()] += 1);
    view.hands[1..]
        .iter()
        .flat_map(|hand| &hand.cards)
        .for_each(|held| unseen[held.card.unwrap().index()] -= 1);
    let mut counts = [0u32; Card::KINDS];
    for _ in 0..WORLDS {
        let world = Hanabi::imagine(&view, &mut rng).view(open);
        counts[world.hands[0].cards[2].card.unwrap().index()] += 1;
    }
    for (copies, count) in unseen.iter().zip(counts) {
        let expected = f64::from(copies * WORLDS) / 40.0;
        let error = (f64::from(count) - expected).abs();
        assert!(error <= 5.0 * expected.sqrt(), "{counts:?} for {unseen:?}");
    }
}
