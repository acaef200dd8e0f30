//! Sensu's bots as the rest of the program meets them: what they do, what they say, and who is stronger.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

use std::collections::BTreeSet;

use boardgame::{Seed, Standing, Table, Unheard, Viewer};
use bots::{BadBot, BotName, Cancel, Decision, Roster, Seen, Why};
use sensu::{Action, Options, Sensu, Step, Wisdom};
use words::Lang;

/// Plays a game with a bot in every seat, tells `heard` every reason, and gives the finished table back.
fn play(names: &[&str], options: Options, number: u64, mut heard: impl FnMut(&Why)) -> Table<Sensu> {
    let seats = names.len() as u8;
    let mut table = Table::<Sensu>::new(options, seats, Seed::of_number(number), &mut Unheard).unwrap();
    let bots: Vec<_> = names.iter().map(|name| Sensu::bot(&name.parse().unwrap()).unwrap()).collect();
    while let Some(seat) = table.to_act().first() {
        let mut rng = table.private_rng(&format!("bot {seat}"));
        let decision = bots[seat.index()].decide(&Seen::at(&table, seat), &mut rng);
        let Decision::Act { action, why } = decision else { panic!("nobody waits in Sensu") };
        why.iter().for_each(&mut heard);
        table.play(seat, &action, &mut Unheard).expect("bots choose legal actions");
    }
    table
}

/// A reason and the advice that it makes have words in both languages.
fn in_words(why: &Why) {
    for (lang, say) in
        Lang::ALL.into_iter().flat_map(|lang| [why.say.clone(), why.advice()].map(|say| (lang, say)))
    {
        assert!(words::knows(lang, &say.key), "{lang:?} has no words for {}", say.key);
        let words = words::say(lang, &say, &|_| "Ada".to_owned());
        assert!(!words.contains('{') && !words.is_empty(), "{words}");
    }
}

fn variants() -> [Options; 5] {
    let usual = Options::default();
    let both = Options { powers: true, chosen_fan: true, ..usual };
    [
        usual,
        Options { powers: true, ..usual },
        Options { chosen_fan: true, ..usual },
        both,
        Options { wisdom: Wisdom::Any, last_play: true, ..both },
    ]
}

fn score(table: &Table<Sensu>) -> u32 {
    match table.outcome().unwrap().standing {
        Standing::Together { score, .. } => score,
        Standing::Ranked { .. } => panic!("a game alone has a score"),
    }
}

#[test]
fn every_bot_plays_every_variant_to_the_end_and_says_why_in_both_languages() {
    let mut keys = BTreeSet::new();
    for (index, options) in variants().into_iter().enumerate() {
        for seats in 1..=5 {
            for name in ["easy", "medium:iterations=2,rounds=1"] {
                let games = if name == "easy" { 6 } else { 1 };
                for number in 0..games {
                    play(&vec![name; seats], options, 1000 * index as u64 + number, |why| {
                        if keys.insert(why.say.key.clone().into_owned()) {
                            in_words(why);
                        }
                        assert!(seats > 1 || !why.private, "alone nobody is kept in the dark");
                    });
                }
            }
        }
    }
    assert!(keys.len() >= 17, "{keys:?}");
}

#[test]
fn a_bot_answers_the_same_when_it_is_asked_again() {
    let table = Table::<Sensu>::new(Options::default(), 3, Seed::of_number(5), &mut Unheard).unwrap();
    let seat = table.to_act().first().unwrap();
    for name in ["easy", "medium", "hard:iterations=50"] {
        let bot = Sensu::bot(&name.parse().unwrap()).unwrap();
        let ask = || bot.decide(&Seen::at(&table, seat), &mut table.private_rng("bot"));
        assert_eq!(ask(), ask(), "{name}");
    }
}

#[test]
fn a_little_search_beats_none() {
    let wins = (0..30)
        .filter(|number| {
            let names = ["hard:iterations=120,rounds=6", "easy"];
            let shift = (number % 2) as usize;
            let table = play(&[names[shift], names[1 - shift]], Options::default(), *number, |_| {});
            let winners = table.outcome().unwrap().standing.winners(2);
            winners.len() == 1 && winners[0].index() == shift
        })
        .count();
    assert!(wins >= 17, "{wins} of 30");
}

#[test]
fn alone_no_card_is_covered_while_a_column_is_free() {
    let mut free = 0;
    for (name, number) in ["easy", "medium:iterations=6", "hard:iterations=12"]
        .into_iter()
        .flat_map(|name| (0..4).map(move |number| (name, number)))
    {
        let bot = Sensu::bot(&name.parse().unwrap()).unwrap();
        let mut table =
            Table::<Sensu>::new(Options::default(), 1, Seed::of_number(number), &mut Unheard).unwrap();
        while let Some(seat) = table.to_act().first() {
            let view = table.view(Viewer::Seat(seat));
            let decision = bot.decide(&Seen::at(&table, seat), &mut table.private_rng("bot"));
            let Decision::Act { action, .. } = decision else { panic!("nobody waits in Sensu") };
            if let Action::Put { column } = action
                && view.columns.iter().any(Vec::is_empty)
            {
                free += 1;
                let pile = &view.players[0].pile;
                let covered = column.map_or(pile, |column| &view.columns[usize::from(column)]);
                assert!(covered.is_empty(), "{name}, deal {number}: {view:?}");
            }
            table.play(seat, &action, &mut Unheard).unwrap();
        }
    }
    assert!(free > 30, "{free}");
}

#[test]
fn alone_the_net_is_worth_more_than_greed() {
    let sum = |name: &str| -> u32 {
        (0..16).map(|number| score(&play(&[name], Options::default(), number, |_| {}))).sum()
    };
    let (net, greed) = (sum("hard:iterations=40,rounds=3"), sum("easy"));
    assert!(net >= greed + 32, "two points a deal, not {net} against {greed} in sixteen");
}

#[test]
fn nobody_throws_away_what_they_have_just_taken_back() {
    let bot = Sensu::bot(&"medium:iterations=8,rounds=1".parse().unwrap()).unwrap();
    let mut taken_back = 0;
    for number in 0..20 {
        let mut table =
            Table::<Sensu>::new(Options::default(), 2, Seed::of_number(number), &mut Unheard).unwrap();
        let mut taken = None;
        while let Some(seat) = table.to_act().first() {
            let view = table.view(Viewer::Seat(seat));
            let decision = bot.decide(&Seen::at(&table, seat), &mut table.private_rng("bot"));
            let Decision::Act { action, .. } = decision else { panic!("nobody waits in Sensu") };
            match (view.step, action) {
                (Step::Turn, Action::Take { card }) => {
                    let own = view.players[seat.index()].pile.last() == Some(&card);
                    taken = own.then_some(card);
                    taken_back += u32::from(own);
                }
                (Step::Turn, _) => taken = None,
                (Step::Discard, Action::Discard { card }) => {
                    assert_ne!(Some(card), taken, "game {number}, turn {}", view.turn);
                }
                _ => {}
            }
            table.play(seat, &action, &mut Unheard).unwrap();
        }
    }
    assert!(taken_back > 0, "some card is worth taking back");
}

#[test]
fn the_best_line_replays_and_no_bot_scores_more() {
    for number in 0..3 {
        let deal = Table::<Sensu>::new(Options::default(), 1, Seed::of_number(number), &mut Unheard).unwrap();
        let mut record = deal.record();
        record.actions = Sensu::best_line(&record, Cancel::NEVER).expect("alone there is a solver");
        let best = Table::<Sensu>::replay(&record).expect("the line is played by the rules");
        for name in ["easy", "medium:iterations=20"] {
            let played = play(&[name], Options::default(), number, |_| {});
            assert!(score(&best) >= score(&played), "deal {number}, {name}");
        }
    }
    let together = Table::<Sensu>::new(Options::default(), 2, Seed::of_number(1), &mut Unheard).unwrap();
    assert_eq!(Sensu::best_line(&together.record(), Cancel::NEVER), None);
}

#[test]
fn what_nobody_waits_for_is_thought_about_no_further() {
    let cancel = Cancel::new();
    cancel.cancel();
    let alone = Table::<Sensu>::new(Options::default(), 1, Seed::of_number(1), &mut Unheard).unwrap();
    assert_eq!(Sensu::best_line(&alone.record(), &cancel), None);
    let table = Table::<Sensu>::new(Options::default(), 2, Seed::of_number(1), &mut Unheard).unwrap();
    let seat = table.to_act().first().unwrap();
    let bot = Sensu::bot(&"hard".parse().unwrap()).unwrap();
    let ask = |cancel| bot.decide(&Seen::at(&table, seat).until(cancel), &mut table.private_rng("bot"));
    assert_eq!(ask(&cancel), Decision::Wait);
    assert_ne!(ask(Cancel::NEVER), Decision::Wait);
}

#[test]
fn parameters_that_make_no_sense_are_refused() {
    for name in ["easy:depth=1", "hard:iterations=0", "hard:iterations=many", "medium:speed=3"] {
        let name: BotName = name.parse().unwrap();
        assert!(matches!(Sensu::bot(&name), Err(BadBot::Parameter { .. })), "{name}");
    }
}
