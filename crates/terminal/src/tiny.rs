//! Tiny in a terminal: a line a seat.
//!
//! ```text
//! Marta   ●      [ 7]   3  9
//! Nonna   ●●            ▒▒ ▒▒
//! ```

use ::tiny::{Action, Card, Legal, Tiny, View};
use boardgame::{Game, Saying, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use serde_json::value::to_raw_value;
use words::{Lang, word};

use crate::board::read;
use crate::pen::Pen;
use crate::{Act, Board, Choice, Scene};

/// Where the columns begin: rounds taken, what is laid, what is in hand.
const TAKEN: u16 = 16;
const LAID: u16 = 22;
const HAND: u16 = 30;
const CARD: u16 = 4;

const ROUND: &str = "●";
const HIDDEN: &str = "▒▒";
const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const PICKED: Style = Style::new().add_modifier(Modifier::REVERSED);

#[derive(Debug)]
pub(crate) struct TinyBoard;

impl Board for TinyBoard {
    fn id(&self) -> &'static str {
        Tiny::ID
    }

    fn height(&self, _: &Scene<'_>, _: Size) -> u16 {
        u16::from(*Tiny::SEATS.end())
    }

    fn prompt(&self, scene: &Scene<'_>) -> Saying {
        let view: View = read(scene.view);
        match view.to_move {
            None => Saying::new("tiny-prompt-over"),
            Some(seat) if seat == scene.seat => Saying::new("tiny-prompt").with("round", view.round),
            Some(seat) => Saying::new("tiny-prompt-wait").with("name", seat),
        }
    }

    fn choices(&self, scene: &Scene<'_>) -> Vec<Choice> {
        let legal: Legal = read(scene.legal);
        let choices = legal.play.iter().enumerate().map(|(index, choice)| Choice {
            act: Act::Play(to_raw_value(&Action::Lay { card: choice.card }).expect("it is plain data")),
            label: Saying::new("tiny-act").with("card", choice.card),
            detail: vec![Saying::new(if choice.leads { "tiny-leads" } else { "tiny-trails" })],
            reading: None,
            suggested: index == 0,
        });
        choices.collect()
    }

    fn legend(&self, lang: Lang) -> Vec<String> {
        let line = |sign: &str, key: &str| format!("{sign} {}", word(lang, key));
        vec![line(ROUND, "tiny-taken"), line(HIDDEN, "tiny-card-hidden")]
    }

    fn draw(&self, scene: &Scene<'_>, picked: Option<usize>, area: Rect, buffer: &mut Buffer) {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let picked = picked.and_then(|index| legal.play.get(index)).map(|choice| choice.card);
        let mut pen = Pen { area, buffer };
        for (index, hand) in view.hands.iter().enumerate() {
            let (line, seat) = (index as u16, Seat(index as u8));
            let style = if view.to_move == Some(seat) { BOLD } else { Style::new() };
            pen.write(line, 0, &(scene.name)(seat), style);
            pen.write(line, TAKEN, &ROUND.repeat(usize::from(view.taken[index])), Style::new());
            if let Some(card) = view.laid[index] {
                pen.write(line, LAID, &format!("[{card:>2}]"), BOLD);
            }
            for (column, card) in (0..).zip(hand) {
                let style = if card.is_some() && *card == picked { PICKED } else { Style::new() };
                pen.write(line, HAND + CARD * column, &front(*card), style);
            }
        }
    }
}

fn front(card: Option<Card>) -> String {
    card.map_or_else(|| HIDDEN.to_owned(), |card| format!("{card:>2}"))
}
