//! The picture, line by line.

use ::senet::{Action, ChoiceKind, Options, Refusals};
use boardgame::Saying;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::value::to_raw_value;
use words::Lang;

use super::*;
use crate::Board;
use crate::senet::SenetBoard;

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
        first: Some(Seat(0)),
        lots: [None, None],
        colours: [Colour::Carnelian, Colour::Turquoise],
        odd: Some(Seat(0)),
        phase: Phase::Move { opening: false },
        board,
        off: [5 - cones.len() as u8, 5 - spools.len() as u8],
        blocked: [false, false],
        thrown: Some(4),
        tried: Vec::new(),
        walls: Vec::new(),
        refused: Refusals {
            others: Saying::new("senet-illegal-not-your-turn"),
            throw: Some(Saying::new("senet-illegal-move-first")),
            squares: Vec::new(),
        },
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
    Legal { choices: choices.collect(), ..Legal::default() }
}

fn with_scene<T>(view: &View, legal: &Legal, look: impl FnOnce(&Scene<'_>) -> T) -> T {
    let (view, legal) = (to_raw_value(view).unwrap(), to_raw_value(legal).unwrap());
    let name = |seat: Seat| ["Marta", "Nonna"][seat.index()].to_owned();
    look(&Scene { seat: Seat(0), view: &view, legal: &legal, page: None, lang: Lang::It, name: &name })
}

fn picture(view: &View, legal: &Legal, picked: Option<usize>) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(80, HEIGHT)).unwrap();
    with_scene(view, legal, |scene| {
        terminal.draw(|frame| SenetBoard.draw(scene, picked, frame.area(), frame.buffer_mut())).unwrap();
    });
    let screen = terminal.backend().to_string();
    screen.lines().map(|line| line.trim_matches('"').trim_end().to_owned()).collect()
}

#[test]
fn the_board_with_walls_houses_and_a_picked_swap() {
    let mut view = view(&[12, 13, 17, 24, 26], &[9, 10, 11, 21, 28]);
    view.walls =
        vec![Wall { seat: Seat(1), from: 9, length: 3 }, Wall { seat: Seat(0), from: 12, length: 2 }];
    let legal = moves(&[(ChoiceKind::Forward, 12, Some(16), 4), (ChoiceKind::Swap, 17, Some(21), 8)]);
    assert_eq!(
        picture(&view, &legal, Some(1)),
        [
            "    ■ Nonna   ·····  nell’aldilà   aspetta",
            "    ┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐",
            "    │1     │2     │3     │4     │5     │6     │7     │8     │9     │10    │",
            "    │     ›│     ›│     ›│     ›│     ›│     ›│     ›│     ›│  ■▒▒▒▒▒▒■   │─╮",
            "    ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──▒───┤ │",
            "    │20    │19    │18    │17    │16    │15   ☥│14    │13    │12    │11    │◂╯",
            "  ╭─│‹     │‹     │‹     │2▸▲◂  │‹     │‹     │‹     │  ▲════1═▲   │  ■   │",
            "  │ ├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤",
            "  ╰▸│21    │22    │23    │24    │25    │26   ❀│27   ≈│28 III│29   ◉│30   ☼│",
            "    │  ■ ⇄ │     ›│     ›│  ▲   │     ›│  ▲   │     ›│  ■   │     ›│     ›│",
            "    └──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘",
            "    ▲ Marta   ·····  nell’aldilà   è il suo turno                   Dado: 4",
        ]
    );
}

#[test]
fn pieces_at_home_and_a_side_held_by_the_waters() {
    let mut view = view(&[27, 15, 20], &[26, 30]);
    view.blocked = [true, false];
    view.thrown = Some(6);
    view.phase = Phase::Throw { opening: false, again: false, may_leave: false };
    let lines = picture(&view, &Legal::default(), None);
    assert_eq!(lines[0], "    ■ Nonna   ■■■··  nell’aldilà   aspetta");
    assert_eq!(lines[11], "    ▲ Marta   ▲▲···  nell’aldilà   aspetta un 4                     Dado: X");
    assert_eq!(lines[9], "    │     ›│     ›│     ›│     ›│     ›│  ■   │  ▲   │     ›│     ›│  ■   │");
}

#[test]
fn a_picked_landing_and_where_the_piece_ends_up() {
    let mut legal = moves(&[(ChoiceKind::Misfortune, 23, Some(27), -8)]);
    legal.choices[0].then = Some(15);
    let lines = picture(&view(&[23], &[3]), &legal, Some(0));
    assert_eq!(lines[9], "    │     ›│     ›│1▸▲◂  │     ›│     ›│     ›│    ◎›│     ›│     ›│     ›│");
    assert_eq!(lines[6], "  ╭─│‹     │‹     │‹     │‹     │‹     │‹   ↩ │‹     │‹     │‹     │‹     │");
}

#[test]
fn nothing_is_drawn_outside_of_a_small_picture() {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 8));
    with_scene(&view(&[1, 2], &[3]), &Legal::default(), |scene| {
        SenetBoard.draw(scene, None, Rect::new(2, 1, 20, 4), &mut buffer);
    });
    for y in 0..8 {
        for x in 0..60 {
            let inside = (2..22).contains(&x) && (1..5).contains(&y);
            assert!(inside || buffer[(x, y)].symbol() == " ", "at {x}, {y}");
        }
    }
}
