//! What people are told about their moves before they choose: it is what then happens.

use std::collections::BTreeSet;

use boardgame::{Game, GameRng, Legal as _, Say, Seat, Seed, Unheard};
use sensu::{Action, Card, Event, FanType, Illegal, Offer, Power, Public, Reason, Sensu, Step, Way};

use crate::scene::{BOTH, CHOSEN, PLAIN, POWERS, Scene, Story, card, cards, set};

fn offered(game: &Sensu, seat: Seat) -> Offer {
    *game.offer(seat).offer.expect("people are told")
}

fn offer(story: &Story) -> Offer {
    offered(&story.game, story.game.to_act().first().expect("the game goes on"))
}

fn key(why: &Option<boardgame::Saying>) -> Option<&str> {
    why.as_ref().map(|why| why.key.as_ref())
}

/// Plays a combination and answers every question as `way` wishes.
fn play_out(
    game: &Sensu,
    seat: Seat,
    cards: sensu::CardSet,
    way: &Way,
    rng: &GameRng,
) -> (Sensu, Vec<Event>) {
    let (mut game, mut rng, mut events) = (game.clone(), rng.clone(), Vec::new());
    let mut action = Action::Play { cards };
    loop {
        game.apply(seat, &action, &mut rng, &mut events).expect("it is listed");
        let legal = game.legal(seat);
        // What is redeemed already answers no further question; when it is placed, it is what is asked about.
        let mut wishes = way.redeemed.clone();
        if game.step() == Step::Redeem {
            for card in game.on_table().redeemed.iter() {
                wishes.remove(wishes.iter().position(|wish| wish.is_like(card)).expect("it was wished for"));
            }
        }
        let wished = |set: sensu::CardSet| {
            let like = |wish: &Card| set.iter().find(|card| card.is_like(*wish));
            wishes.iter().find_map(like).expect("the way answers the question")
        };
        action = match game.step() {
            _ if game.outcome().is_some() || game.seat() != seat => return (game, events),
            Step::Redeem => Action::Redeem { card: wished(legal.redeem) },
            Step::Build => Action::Place { card: wished(legal.place) },
            Step::Turn => return (game, events),
            _ => legal.nth(0).expect("there is a question"),
        };
    }
}

#[test]
fn what_is_told_is_what_happens() {
    let mut ways = 0;
    for options in [PLAIN, CHOSEN, POWERS, BOTH] {
        for seats in Sensu::SEATS {
            let mut rng = GameRng::new(Seed::of_number(u64::from(seats)), 0);
            let mut game = Sensu::new(&options, seats, &mut rng, &mut Unheard).expect("good options");
            while let Some(seat) = game.to_act().first() {
                let legal = game.legal(seat);
                let told: Vec<_> = offered(&game, seat).twenties;
                assert!(told.iter().map(|twenty| twenty.cards).eq(legal.plays().iter().copied()));
                for twenty in &told {
                    for way in &twenty.ways {
                        ways += 1;
                        let (after, events) = play_out(&game, seat, twenty.cards, way, &rng);
                        check_redeemed(way, &events);
                        // Powers and chosen fans go on from there.
                        if options == PLAIN {
                            let grown = FanType::ALL
                                .map(|fan| after.sticks_in(seat, fan) - game.sticks_in(seat, fan));
                            assert_eq!(grown, way.built.gains, "{way:?}");
                            assert_eq!(after.outcome().is_some() && seats > 1, way.built.wins && seats > 1);
                        }
                    }
                }
                let action = legal.sample(&mut rng).expect("whoever is to act has a move");
                game.apply(seat, &action, &mut rng, &mut Unheard).expect("a listed action is legal");
            }
        }
    }
    assert!(ways > 500, "only {ways} ways were tried");
}

#[track_caller]
fn check_redeemed(way: &Way, events: &[Event]) {
    let redeemed = |event: &Event| match event {
        Event::Public(Public::Redeemed { card, reason, .. }) => Some((*card, *reason)),
        _ => None,
    };
    let told: Vec<(Card, Reason)> = events.iter().filter_map(redeemed).collect();
    let among = |cards: &[Card], card: Card| cards.iter().filter(|other| other.is_like(card)).count();
    let cards: Vec<Card> = told.iter().map(|(card, _)| *card).collect();
    assert_eq!(cards.len(), way.redeemed.len());
    for card in &cards {
        assert_eq!(among(&cards, *card), among(&way.redeemed, *card), "{cards:?} are redeemed, not {way:?}");
    }
}

#[test]
fn bonuses_and_ties_are_named() {
    let story = Scene::new(2, PLAIN).hand(0, "g7 h6 m7").deck("g1");
    let offer = offer(&story);
    let twenty = &offer.twenties[0];
    assert_eq!((twenty.pair, twenty.trio, twenty.wild), (Some(7), None, None));
    assert_eq!(twenty.most, set("h6"));
    let redeemed: Vec<Vec<Card>> = twenty.ways.iter().map(|way| way.redeemed.clone()).collect();
    assert_eq!(redeemed, [cards("h6 g7"), cards("h6 m7")]);
    assert_eq!(twenty.ways[0].built.gains, [1, 2, 0]);
}

#[test]
fn a_wild_card_is_told_with_its_number() {
    let story = Scene::new(2, PLAIN).hand(0, "g9 h2 mw7").deck("g1");
    assert_eq!(offer(&story).twenties[0].wild, Some(9));
}

#[test]
fn of_tied_cards_those_that_fit_come_first() {
    let story = Scene::new(2, PLAIN).fan(0, "g1 g2 g3").hand(0, "g7 h6 m7").deck("g1");
    let twenty = &offer(&story).twenties[0];
    assert_eq!(twenty.ways[0].redeemed, cards("h6 m7"));
    let misfits = &twenty.ways[1].built.misfits;
    assert_eq!(misfits[0].card, card("g7"));
    assert_eq!(misfits[0].why.key, "sensu-misfit-closed");
}

#[test]
fn closing_winning_and_powers_are_told() {
    let scene = Scene::new(2, POWERS).fan(0, "g1 g2 g3").fan(0, "h1 h2 h4 h7");
    let story = scene.hand(0, "h9 m9b m2b").deck("g1");
    let twenty = &offer(&story).twenties[0];
    // The bonus is one of the nines, and the fan of the Hi-ōgi has ten sticks already.
    let way = twenty.ways.iter().find(|way| way.redeemed.contains(&card("h9"))).expect("they are tied");
    assert_eq!(way.built.misfits[0].why.key, "sensu-misfit-closed");

    let scene = Scene::new(2, POWERS).fan(0, "g1 g2 g3").fan(0, "h1 h2 h5");
    let twenty = &offer(&scene.hand(0, "h9 m9b m2b").deck("g1")).twenties[0];
    let way = twenty.ways.iter().find(|way| way.redeemed.contains(&card("h9"))).expect("they are tied");
    assert_eq!((way.built.closes.as_slice(), way.built.wins), ([FanType::HiOgi].as_slice(), true));

    let scene = Scene::new(2, POWERS).fan(0, "h7");
    let twenty = &offer(&scene.hand(0, "h9 m9b m2b").deck("g1")).twenties[0];
    let way = twenty.ways.iter().find(|way| way.redeemed.contains(&card("h9"))).expect("they are tied");
    assert_eq!(way.built.fires, [Power::Wisdom]);
}

#[test]
fn only_the_chosen_fan_can_be_counted_on() {
    let scene = Scene::new(2, CHOSEN).chosen(0, FanType::MaiOugi).fan(0, "g1 g2");
    let twenty = &offer(&scene.hand(0, "g2b h9 m9").deck("g1")).twenties[0];
    assert_eq!(twenty.ways[0].built.misfits[0].why.key, "sensu-misfit-not-chosen");
}

#[test]
fn a_tie_says_what_each_card_would_build() {
    let mut story = Scene::new(2, PLAIN).hand(0, "g7 h6 m7").deck("g1");
    story.play("g7 h6 m7");
    let offer = offer(&story);
    let told: Vec<(Card, [u8; 3])> =
        offer.choices.iter().map(|choice| (choice.card, choice.built.gains)).collect();
    assert_eq!(told, [(card("g7"), [1, 2, 0]), (card("m7"), [0, 2, 1])]);
}

#[test]
fn what_is_tried_in_vain_has_its_reason() {
    let story = Scene::new(2, PLAIN).hand(0, "g7").pile(1, "h1").deck("");
    let vain = offer(&story).vain;
    assert_eq!(key(&vain.deck), Some("sensu-illegal-deck-empty"));
    assert_eq!(key(&vain.second_wild), Some("sensu-illegal-two-wilds"));

    let waiting = offered(&story.game, Seat(1)).vain;
    assert_eq!(waiting.other, Illegal::NotYourTurn.say());
    assert_eq!(key(&waiting.deck), Some("sensu-illegal-not-your-turn"));
}

/// Whatever somebody taps at who may not do it, they are told beforehand what the rules would answer.
#[test]
fn what_is_told_is_why_it_is_refused() {
    let mut steps = BTreeSet::new();
    for (options, seats) in [(BOTH, 3), (POWERS, 5), (POWERS, 2), (PLAIN, 1)] {
        for seed in 1..8 {
            let mut rng = GameRng::new(Seed::of_number(seed), 0);
            let mut game = Sensu::new(&options, seats, &mut rng, &mut Unheard).expect("good options");
            while let Some(actor) = game.to_act().first() {
                Seat::all(seats).for_each(|seat| check_vain(&game, seat));
                steps.insert(offered(&game, actor).vain.other.key.into_owned());
                let action = game.legal(actor).sample(&mut rng).expect("whoever is to act has a move");
                game.apply(actor, &action, &mut rng, &mut Unheard).expect("a listed action is legal");
            }
            Seat::all(seats).for_each(|seat| check_vain(&game, seat));
        }
    }
    assert_eq!(steps.len(), 10, "{steps:?}");
}

#[track_caller]
fn check_vain(game: &Sensu, seat: Seat) {
    let vain = offered(game, seat).vain;
    let legal = game.legal(seat);
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let mut refusal =
        |action| game.clone().apply(seat, &action, &mut rng, &mut Unheard).err().map(|why| why.say());
    assert_eq!(refusal(Action::Draw), vain.deck);
    // What waits for a choice inside a turn takes no card of the hand, and the other way round.
    let elsewhere = match game.step() {
        Step::Turn | Step::Discard | Step::Order | Step::Aside => Action::Place { card: card("g1") },
        _ => Action::Discard { card: card("g1") },
    };
    assert!(!legal.contains(&elsewhere));
    assert_eq!(refusal(elsewhere), Some(vain.other));
}

#[test]
fn searches_do_without() {
    let story = Scene::new(2, PLAIN).hand(0, "g7 h6 m7").deck("g1");
    assert_eq!(story.game.legal(Seat(0)).offer, None);
}
