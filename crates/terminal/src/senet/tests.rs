//! What is said and offered, over whole games.

use std::collections::BTreeSet;

use ::senet::{Options, Senet};
use boardgame::{Legal as _, Seed, Table, Viewer};

use super::*;

/// Shows `look` every position of a game at random, from both seats.
fn throughout(seed: u64, mut look: impl FnMut(&Scene<'_>)) {
    let mut table =
        Table::<Senet>::new(Options::default(), 2, Seed::of_number(seed), &mut Vec::new()).unwrap();
    let name = |seat: Seat| ["Marta", "Nonna"][seat.index()].to_owned();
    loop {
        for seat in Seat::all(2) {
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

#[test]
fn everything_said_is_in_both_catalogues_with_its_arguments() {
    let mut kinds = BTreeSet::new();
    for seed in 0..30 {
        throughout(seed, |scene| {
            let mut said = vec![SenetBoard.prompt(scene)];
            for choice in SenetBoard.choices(scene) {
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
    assert!(kinds.len() >= 13, "all kinds of choices came up: {kinds:?}");
}

fn action(choice: &Choice) -> Action {
    let Act::Play(action) = &choice.act else { panic!("every choice is an action") };
    read(action)
}

#[test]
fn choices_are_the_legal_actions_and_one_is_suggested() {
    throughout(3, |scene| {
        let legal: Legal = read(scene.legal);
        let choices = SenetBoard.choices(scene);
        let (colours, actions): (Vec<Action>, Vec<Action>) =
            choices.iter().map(action).partition(|action| matches!(action, Action::Paint { .. }));
        assert!(actions.iter().eq(legal.choices.iter().map(|choice| &choice.action)));
        assert!(colours.iter().all(|action| legal.contains(action)));
        let view: View = read(scene.view);
        let asked = view.to_move == scene.seat && matches!(view.phase, Phase::WhoBegins | Phase::Choose);
        assert_eq!(colours.len(), if asked { legal.colours.len() } else { 0 });
        let suggested = choices.iter().filter(|choice| choice.suggested).count();
        assert_eq!(suggested, usize::from(!choices.is_empty()));
    });
}

#[test]
fn the_fastest_move_is_suggested_and_the_lowest_of_equals() {
    let mut seen = false;
    throughout(4, |scene| {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let index = proposal(&view, &legal);
        let best = legal.choices.iter().map(|choice| choice.gain).max();
        if let (Phase::Move { .. }, Some(best)) = (view.phase, best) {
            seen |= legal.choices.len() > 1;
            assert_eq!(
                legal.choices.iter().position(|choice| choice.gain == best),
                (!legal.choices.is_empty()).then_some(index)
            );
        }
    });
    assert!(seen);
}

#[test]
fn the_legend_explains_every_sign() {
    for lang in Lang::ALL {
        let legend = SenetBoard.legend(lang);
        assert_eq!(legend.len(), 8);
        assert!(legend.iter().all(|line| !line.contains("senet-")), "{legend:?}");
    }
}
