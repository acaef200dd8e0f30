//! Analysts find what was wrong in a game, and nothing where there was nothing to choose.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

use std::sync::Arc;

use boardgame::{Seat, Seed, Table, Viewer};
use bots::{Bot, Decision, Eyes, Review, Reviewed, Roster, Seen};
use hanabi::Hanabi;
use senet::{ChoiceKind, Senet};
use sensu::Sensu;

/// Plays a game with one bot in every seat; `twist` may do something else once, and says so.
fn made<G: Roster>(
    options: G::Options,
    seats: u8,
    bot: &str,
    seed: u64,
    twist: impl Fn(&Table<G>, Seat, &G::Action) -> Option<G::Action>,
) -> Option<(Table<G>, u64)> {
    let mut events = Vec::new();
    let mut table = Table::<G>::new(options, seats, Seed::of_number(seed), &mut events).unwrap();
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(|_| G::bot(&bot.parse().unwrap()).unwrap()).collect();
    let mut blunder = None;
    loop {
        for (seat, bot) in Seat::all(seats).zip(&mut bots).filter(|(_, bot)| bot.listens()) {
            let viewer = Viewer::Seat(seat);
            let told: Vec<_> = events.iter().filter_map(|event| G::event_view(event, viewer)).collect();
            bot.notice(&told, &Seen::at(&table, seat));
        }
        events.clear();
        let Some(seat) = table.to_act().first() else { break };
        let mut rng = table.private_rng(&format!("bot {seat}"));
        let decision = bots[seat.index()].decide(&Seen::at(&table, seat), &mut rng);
        let Decision::Act { mut action, .. } = decision else { panic!("nobody waits here") };
        if blunder.is_none()
            && let Some(other) = twist(&table, seat, &action)
        {
            action = other;
            blunder = Some(table.step() + 1);
        }
        table.play(seat, &action, &mut events).unwrap();
    }
    Some((table, blunder?))
}

/// The choices of a game that lost something beyond doubt, the dearest first.
fn dearest<G: Roster>(table: Table<G>, eyes: Eyes, games: u32) -> Vec<(u64, f64)> {
    let review = Review::of(Arc::new(table), eyes, games).expect("a finished game can be reviewed");
    let loss = |step: Reviewed<G::Action>| {
        let loss = step.choices?.of(&step.action)?.loss;
        loss.is_clear().then_some((step.step, loss.mean))
    };
    let mut losses: Vec<(u64, f64)> = review.filter_map(loss).collect();
    losses.sort_by(|one, other| other.1.total_cmp(&one.1));
    losses
}

/// Somebody throws away a 5 of which they were told.
#[test]
fn a_thrown_away_five_is_the_worst_of_a_game_of_hanabi() {
    let options = hanabi::Options { memory: hanabi::Memory::Inference, ..Default::default() };
    let known_five = |table: &Table<Hanabi>, seat: Seat, _: &hanabi::Action| {
        let view = table.view(Viewer::Seat(seat));
        let hand = &view.hands[seat.index()].cards;
        let is_five = |card: &&hanabi::CardView| {
            card.may_be
                .is_some_and(|fronts| fronts.iter().all(|front| front.value == hanabi::CardValue::Five))
        };
        let five = hand.iter().find(is_five).filter(|_| view.tokens < Hanabi::TOKENS && view.deck > 8)?;
        Some(hanabi::Action::Discard { card: five.id })
    };
    let (table, blunder) = made::<Hanabi>(options, 2, "plain:worlds=0", 3, known_five).unwrap();
    let losses = dearest(table, Eyes::Seat, 400);
    assert_eq!(losses.first().map(|(step, _)| *step), Some(blunder), "{losses:?}");
    assert!(losses[0].1 > 0.5, "{losses:?}");
}

/// With everything open nobody would clearly have done better by playing a card that does not fit.
#[test]
fn no_misplay_is_the_better_choice_in_hanabi() {
    let usual = |_: &Table<Hanabi>, _: Seat, action: &hanabi::Action| Some(*action);
    let mut advised = 0;
    for seed in [5, 9, 10] {
        let (table, _) = made::<Hanabi>(Default::default(), 3, "novice", seed, usual).unwrap();
        let mut review = Review::of(Arc::new(table), Eyes::Open, 150).unwrap();
        while let Some(played) = review.played().cloned() {
            let before = review.table().clone();
            let choices = review.choices();
            assert!(review.pass());
            let Some(choices) = choices.filter(|it| it.of(&played.action).unwrap().loss.is_clear()) else {
                continue;
            };
            let mut events = Vec::new();
            before.clone().play(played.seat, &choices.best().action, &mut events).unwrap();
            let errs =
                |event: &hanabi::Event| matches!(event, hanabi::Event::Public(hanabi::Public::Erred { .. }));
            let named = format!("game {seed}, step {}", before.step());
            assert!(!events.iter().any(errs), "{named}: {:?}", choices.best());
            advised += 1;
        }
    }
    assert!(advised > 10, "novices can be advised, and were {advised} times");
}

/// Both have one piece left, in the last houses; somebody could leave with it, and throws or moves instead.
#[test]
fn not_winning_is_the_worst_of_a_game_of_senet() {
    let stays = |table: &Table<Senet>, seat: Seat, _: &senet::Action| {
        let legal = table.legal(seat);
        let leaves = |kind: ChoiceKind| matches!(kind, ChoiceKind::Leave | ChoiceKind::Off);
        let view = table.view(Viewer::Seat(seat));
        let last = view.off == [4, 4] && view.board[..25].iter().all(Option::is_none);
        let wins = legal.choices.iter().any(|choice| leaves(choice.kind));
        let other = legal.choices.iter().find(|choice| !leaves(choice.kind))?;
        (last && wins).then_some(other.action)
    };
    let found = (0..).find_map(|seed| made::<Senet>(Default::default(), 2, "hard:depth=1", seed, stays));
    let (table, blunder) = found.unwrap();
    let losses = dearest(table, Eyes::Seat, 100);
    assert_eq!(losses.first().map(|(step, _)| *step), Some(blunder), "{losses:?}");
}

/// Alone, the last card is turned over before the last combination is played, which is lost with it.
#[test]
fn a_combination_that_is_forgotten_is_the_worst_of_a_game_of_sensu() {
    let forgets = |table: &Table<Sensu>, seat: Seat, action: &sensu::Action| {
        let last = table.view(Viewer::Seat(seat)).deck == 1;
        (last && matches!(action, sensu::Action::Play { .. })).then_some(sensu::Action::Draw)
    };
    let hard = "hard:iterations=200";
    let found = (0..).find_map(|seed| made::<Sensu>(Default::default(), 1, hard, seed, forgets));
    let (table, blunder) = found.unwrap();
    let losses = dearest(table, Eyes::Seat, 200);
    assert_eq!(losses.first().map(|(step, _)| *step), Some(blunder), "{losses:?}");
}

#[test]
fn luck_and_choices_add_up_to_the_result() {
    let (table, _) = made::<Senet>(Default::default(), 2, "medium", 2, |_, _, action| Some(*action)).unwrap();
    let won = table.outcome().unwrap().standing.winners(2) == [Seat(0)];
    let mut review = Review::of(Arc::new(table), Eyes::Seat, 40).unwrap();
    let mut sum = review.outlook()[0];
    for step in review {
        assert_eq!(step.choices.is_some(), !step.swing.is_empty());
        step.swing.first().into_iter().for_each(|swing| sum = sum.plus(*swing));
        step.luck.iter().for_each(|luck| sum = sum.plus(luck[0]));
    }
    let result = f64::from(u8::from(won));
    assert!((sum.mean - result).abs() < 2.0 * sum.error, "{sum:?} of {result}");
}

#[test]
fn a_game_that_is_not_over_is_not_reviewed() {
    let table = Table::<Hanabi>::new(Default::default(), 2, Seed::of_number(1), &mut boardgame::Unheard);
    assert!(Review::of(Arc::new(table.unwrap()), Eyes::Seat, 10).is_none());
}
