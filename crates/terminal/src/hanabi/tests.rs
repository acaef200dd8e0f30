//! What is said, offered and drawn, over whole games.

use std::collections::BTreeSet;

use ::hanabi::{Memory, Options};
use boardgame::{Seed, Table, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;

/// Shows `look` every position of a game at random, from every seat.
fn throughout(seats: u8, options: Options, seed: u64, mut look: impl FnMut(&Scene<'_>)) {
    let mut table = Table::<Hanabi>::new(options, seats, Seed::of_number(seed), &mut Vec::new()).unwrap();
    let name = |seat: Seat| ["Marta", "Nonna", "Luca", "Sofia", "Tic-Tac"][seat.index()].to_owned();
    loop {
        for seat in Seat::all(seats) {
            let view = to_raw_value(&table.view(Viewer::Seat(seat))).unwrap();
            let legal = to_raw_value(&table.legal(seat)).unwrap();
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

fn every_way(mut look: impl FnMut(&Scene<'_>)) {
    for (seed, seats) in (0..).zip([2, 3, 4, 5]) {
        for memory in [Memory::None, Memory::Marks, Memory::Inference] {
            let options = Options { memory, hints: true, gran_finale: seats == 3, ..Options::default() };
            throughout(seats, options, seed, &mut look);
        }
    }
}

fn picture(scene: &Scene<'_>, picked: Option<usize>) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(80, drawing::HEIGHT)).unwrap();
    terminal.draw(|frame| HanabiBoard.draw(scene, picked, frame.area(), frame.buffer_mut())).unwrap();
    terminal.backend().to_string().lines().map(str::to_owned).collect()
}

#[test]
fn everything_said_is_in_both_catalogues_with_its_arguments() {
    let mut kinds = BTreeSet::new();
    every_way(|scene| {
        let mut said = vec![HanabiBoard.prompt(scene)];
        for choice in HanabiBoard.choices(scene) {
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
    assert_eq!(kinds.len(), 5, "all kinds of choices came up: {kinds:?}");
}

#[test]
fn choices_are_legal_and_one_is_suggested() {
    every_way(|scene| {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let choices = HanabiBoard.choices(scene);
        let mut moves = 0;
        for choice in &choices {
            let Act::Play(action) = &choice.act else { panic!("every choice is an action") };
            let action: Action = read(action);
            assert!(legal.contains(&action), "{action:?}");
            moves += usize::from(!matches!(action, Action::Arrange { .. }));
        }
        assert_eq!(moves, legal.count());
        let suggested = choices.iter().filter(|choice| choice.suggested).count();
        assert_eq!(suggested, usize::from(view.to_act == Some(scene.seat)));
    });
}

#[test]
fn teammates_are_drawn_from_the_front_and_oneself_from_behind() {
    throughout(5, Options::default(), 7, |scene| {
        let view: View = read(scene.view);
        let lines = picture(scene, None);
        for hand in &view.hands {
            let line = lines
                .iter()
                .find(|line| line.trim_matches('"').starts_with(&(scene.name)(hand.seat)))
                .unwrap();
            for (held, place) in hand.cards.iter().zip(1..) {
                match held.card {
                    Some(card) => {
                        let front = format!("{}{}", card.value.number(), sign(card.colour));
                        assert!(line.contains(&front), "{line}");
                    }
                    None => assert!(line.contains(&format!("{place}:")), "{line}"),
                }
            }
        }
    });
}

#[test]
fn the_legend_explains_every_sign() {
    for lang in Lang::ALL {
        let legend = HanabiBoard.legend(lang);
        assert_eq!(legend.len(), 8);
        assert!(legend.iter().all(|line| !line.contains("hanabi-")), "{legend:?}");
    }
}
