//! The picture, line by line.

use ::senet::{Action, ChoiceKind, Options};
use boardgame::Viewer;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::value::to_raw_value;
use words::Lang;

use super::*;
use crate::{Board, Choice as Offered, senet::SenetBoard};

fn view(cones: &[u8], spools: &[u8]) -> View {
    let mut board = [None; 30];
    for (pieces, seat) in [(cones, Seat(0)), (spools, Seat(1))] {
        for square in pieces {
            board[usize::from(*square) - 1] = Some(seat);
        }
    }
    View {
        options: Options::default(),
        turn: 12,
        to_move: Seat(0),
        first: Seat(0),
        odd: Some(Seat(0)),
        phase: Phase::Move { opening: false },
        board,
        off: [5 - cones.len() as u8, 5 - spools.len() as u8],
        blocked: [false, false],
        thrown: Some(4),
        walls: Vec::new(),
        stuck: Vec::new(),
    }
}

fn moves(choices: &[(ChoiceKind, u8, Option<u8>, i8)]) -> Legal {
    let choices = choices.iter().map(|(kind, from, to, gain)| Choice {
        action: Action::Move { from: *from },
        kind: *kind,
        from: Some(*from),
        to: *to,
        then: None,
        gain: Some(*gain),
        swaps: *kind == ChoiceKind::Swap,
    });
    Legal { choices: choices.collect() }
}

fn with_scene<T>(view: &View, legal: &Legal, look: impl FnOnce(&Scene<'_>) -> T) -> T {
    let (view, legal) = (to_raw_value(view).unwrap(), to_raw_value(legal).unwrap());
    let name = |seat: Seat| ["Marta", "Nonna"][seat.index()].to_owned();
    look(&Scene { seat: Seat(0), view: &view, legal: &legal, lang: Lang::It, name: &name })
}

fn picture(view: &View, legal: &Legal, picked: Option<usize>) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(80, HEIGHT)).unwrap();
    with_scene(view, legal, |scene| {
        terminal.draw(|frame| SenetBoard.draw(scene, picked, frame.area(), frame.buffer_mut())).unwrap();
    });
    let screen = terminal.backend().to_string();
    screen.lines().map(|line| line.trim_matches('"').trim_end().to_owned()).collect()
}

fn offered(view: &View, legal: &Legal) -> Vec<Offered> {
    with_scene(view, legal, |scene| SenetBoard.choices(scene))
}

#[test]
fn the_board_with_walls_houses_and_a_picked_swap() {
    let mut view = view(&[12, 13, 17, 24, 26], &[9, 10, 11, 21, 28]);
    view.walls =
        vec![Wall { seat: Seat(1), from: 9, length: 3 }, Wall { seat: Seat(0), from: 12, length: 2 }];
    let legal = moves(&[(ChoiceKind::Forward, 12, Some(16), 4), (ChoiceKind::Swap, 17, Some(21), 8)]);
    assert_eq!(picture(&view, &legal, Some(1)), [""]);
}
