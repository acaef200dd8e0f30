//! What is said, offered and drawn, over whole games.

use std::collections::{BTreeMap, BTreeSet};

use ::sensu::{Options, Sensu};
use boardgame::{Seat, Seed, Table, Viewer};

use super::*;

/// Shows `look` every position of a game at random, from every seat.
fn throughout(seats: u8, options: Options, seed: u64, mut look: impl FnMut(&Scene<'_>)) {
    let mut table = Table::<Sensu>::new(options, seats, Seed::of_number(seed), &mut Vec::new()).unwrap();
    let name = |seat: Seat| ["Marta", "Nonna", "Luca", "Ada", "Bernardino"][seat.index()].to_owned();
    for _ in 0..300 {
        for seat in Seat::all(seats) {
            let view = to_raw_value(&table.view(Viewer::Seat(seat))).unwrap();
            let legal = to_raw_value(&table.offer(seat)).unwrap();
            for lang in Lang::ALL {
                look(&Scene { seat, view: &view, legal: &legal, page: None, lang, name: &name });
            }
        }
        let Some(seat) = table.to_act().first() else { return };
        let mut rng = table.private_rng("test");
        let action = table.legal(seat).sample(&mut rng).unwrap();
        table.play(seat, &action, &mut Vec::new()).unwrap();
    }
}

const BOTH: Options = Options {
    powers: true,
    chosen_fan: true,
    wisdom: ::sensu::Wisdom::Any,
    last_play: true,
    help: Help::Full,
    first: None,
    faces: None,
};

#[test]
fn everything_said_is_in_both_catalogues_with_its_arguments() {
    let mut kinds = BTreeSet::new();
    for seed in 0..12 {
        for seats in [1, 3] {
            throughout(seats, BOTH, seed, |scene| {
                let mut said = vec![SensuBoard.prompt(scene)];
                for choice in SensuBoard.choices(scene) {
                    kinds.insert(choice.label.key.to_string());
                    said.push(choice.label);
                    said.extend(choice.detail);
                }
                for saying in said {
                    assert!(words::knows(scene.lang, &saying.key), "{}", saying.key);
                    let text = scene.say(&saying);
                    assert!(!text.contains('$') && !text.contains('{'), "{}: {text}", saying.key);
                }
            });
        }
    }
    assert_eq!(kinds.len(), 9, "all kinds of choices came up: {kinds:?}");
}

fn action(choice: &Choice) -> Action {
    let Act::Play(action) = &choice.act else { panic!("every choice is an action") };
    read(action)
}

#[test]
fn choices_are_the_legal_actions_and_one_is_suggested() {
    throughout(2, BOTH, 3, |scene| {
        let legal: Legal = read(scene.legal);
        let choices = SensuBoard.choices(scene);
        let actions: Vec<Action> = choices.iter().map(action).collect();
        let listed = |index: usize| legal.nth(index).is_some_and(|action| actions.contains(&action));
        assert!((0..legal.count()).all(listed) && actions.len() == legal.count(), "{actions:?}");
        let suggested = choices.iter().filter(|choice| choice.suggested).count();
        assert_eq!(suggested, usize::from(!choices.is_empty()));
    });
}

#[test]
fn combinations_of_other_cards_have_other_names() {
    for seed in 0..8 {
        throughout(2, BOTH, seed, |scene| {
            let mut told = BTreeMap::new();
            for choice in SensuBoard.choices(scene) {
                let Action::Play { cards } = action(&choice) else { continue };
                let cards: Vec<String> = cards.iter().map(Card::key).collect();
                let other = told.insert(scene.say(&choice.label), cards.clone());
                assert!(other.is_none_or(|other| other == cards), "{cards:?}");
            }
        });
    }
}

#[test]
fn alone_a_column_has_its_own_number_and_an_empty_one_is_suggested() {
    let mut seen = BTreeSet::new();
    throughout(1, Options::default(), 6, |scene| {
        let view: View = read(scene.view);
        let choices = SensuBoard.choices(scene);
        for (choice, number) in choices.iter().zip(0..) {
            let Action::Put { column } = action(choice) else { continue };
            assert_eq!(column.unwrap_or(view.columns.len() as u8), number);
            let empty = column.is_some_and(|column| view.columns[usize::from(column)].is_empty());
            assert!(!choice.suggested || empty || view.columns.iter().all(|cards| !cards.is_empty()));
            seen.insert((choice.suggested, empty, choice.detail[0].key.to_string()));
        }
    });
    assert!(seen.len() >= 4, "empty and full columns came up: {seen:?}");
}

#[test]
fn every_card_in_sight_is_drawn_within_the_frame() {
    let area = Rect::new(0, 0, 80, drawing::HEIGHT);
    for seats in [1, 2, 5] {
        throughout(seats, BOTH, 5, |scene| {
            let view: View = read(scene.view);
            let mut buffer = Buffer::empty(area);
            SensuBoard.draw(scene, Some(0), area, &mut buffer);
            let text: String = buffer.content().iter().map(|cell| cell.symbol()).collect();
            let hand = view.players[scene.seat.index()].cards.unwrap_or_default();
            let ends =
                view.columns.iter().filter(|column| column.len() < 9).filter_map(|column| column.last());
            for card in hand.iter().chain(ends.copied()) {
                let signs = drawing::card_signs(card, view.faces(), view.options.powers);
                assert!(text.contains(&signs), "{signs} is missing in {text}");
            }
            let deck = scene.say(&Saying::new("sensu-left").with("count", view.deck));
            assert!(text.contains(&deck), "the deck is missing in {text}");
        });
    }
}

#[test]
fn the_legend_explains_every_sign() {
    for lang in Lang::ALL {
        let legend = SensuBoard.legend(lang);
        assert_eq!(legend.len(), 6);
        assert!(legend.iter().all(|line| !line.contains("sensu-")), "{legend:?}");
    }
}

#[test]
fn u37_where_twenties_are_not_told_any_cards_can_be_tried() {
    for (help, seats) in [(Help::Light, 2), (Help::None, 2), (Help::None, 1)] {
        let mut tried = 0;
        let mut found = 0;
        throughout(seats, Options { help, ..BOTH }, 3, |scene| {
            let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
            let plays: Vec<Choice> = SensuBoard
                .choices(scene)
                .into_iter()
                .filter(|choice| choice.label.key == "sensu-act-play")
                .collect();
            if view.to_act != Some(scene.seat) || view.step != Step::Turn {
                return assert!(plays.is_empty());
            }
            assert_eq!(legal.play, None);
            assert!(plays.iter().all(|choice| choice.detail.is_empty() == (help == Help::None)));
            let makes_twenty = |choice: &Choice| match action(choice) {
                Action::Play { cards } => ::sensu::Combination::new(cards).is_ok(),
                _ => false,
            };
            tried += plays.len();
            found += plays.iter().filter(|choice| makes_twenty(choice)).count();
        });
        assert!(tried > 100 && found > 5, "{tried} were tried, {found} make twenty");
    }
}
