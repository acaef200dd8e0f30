//! The picture: the five series, tokens, errors and deck, then a hand a player from the one who plays next to oneself,
//! and the discards. Everything is told by letters and signs as well as by colour.
//!
//! ```text
//! ☾B 3 ▪▪▪··  ♥R 2 ▪▪···⊣ …            15/25
//! ●●●●●○○○  x!!  11
//! Luca      3♥R  4♥R  2★G              the fronts
//!           3                          and what is known there
//! Marta     5    ?    ?★G
//!           ¬U
//! Scarti    ☾ 1 4  ♥ 1
//! ```

use ::hanabi::{Action, BEST, CardValue, CardView, Clue, Colour, Hanabi, Marks, View};
use boardgame::{Saying, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use words::word;

use crate::Scene;
use crate::pen::Pen;

/// Two lines above, two for each of five hands, one below.
pub(super) const HEIGHT: u16 = 13;

/// Where hands begin, after the names.
const HANDS: u16 = 14;
/// How wide a card is.
const CARD: u16 = 10;

/// The sign of a colour.
pub(super) fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "☾",
        Colour::Red => "♥",
        Colour::Blue => "♦",
        Colour::Yellow => "★",
        Colour::Green => "♣",
    }
}

fn style(colour: Colour) -> Style {
    Style::new().fg(match colour {
        Colour::White => Color::White,
        Colour::Red => Color::LightRed,
        Colour::Blue => Color::LightBlue,
        Colour::Yellow => Color::Yellow,
        Colour::Green => Color::LightGreen,
    })
}

const DIM: Style = Style::new().fg(Color::DarkGray);
const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

pub(super) struct Drawing<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    pub(super) picked: Option<&'a Action>,
}

impl Drawing<'_> {
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let mut pen = Pen { area, buffer };
        self.series(&mut pen);
        self.counters(&mut pen);
        let seats = self.view.seats();
        let mut line = 2;
        for step in 1..=seats {
            let seat = Seat((self.scene.seat.0 + step) % seats);
            self.hand(&mut pen, seat, line);
            line += 2;
        }
        self.discards(&mut pen, line);
    }

    fn letter(&self, colour: Colour) -> String {
        word(self.scene.lang, &format!("hanabi-letter-{}", colour.name()))
    }

    /// Each series: how far it came, how far it can come, and a mark where it must stop (H23).
    fn series(&self, pen: &mut Pen<'_>) {
        let mut x = 0;
        for series in &self.view.series {
            let (top, reach) = (usize::from(series.top), usize::from(series.reach));
            let stop = if reach < 5 { "⊣" } else { " " };
            let name = format!("{}{} {top} ", sign(series.colour), self.letter(series.colour));
            let after = pen.write(0, x, &name, style(series.colour).add_modifier(Modifier::BOLD));
            let after = pen.write(0, after, &"▪".repeat(top), style(series.colour));
            let after = pen.write(0, after, &"·".repeat(reach - top), DIM);
            pen.write(0, after, stop, Style::new().fg(Color::Red));
            x += 13;
        }
        pen.write(0, 70, &format!("{}/{BEST}", self.view.points), BOLD);
    }

    fn counters(&self, pen: &mut Pen<'_>) {
        let tokens = usize::from(self.view.tokens);
        let out = usize::from(Hanabi::TOKENS) - tokens;
        let x = pen.write(1, 0, &"●".repeat(tokens), Style::new().fg(Color::Yellow));
        let x = pen.write(1, x, &"○".repeat(out), DIM);
        let errors = usize::from(self.view.errors);
        let x = pen.write(1, x + 3, &"x".repeat(errors), Style::new().fg(Color::Red));
        let left = usize::from(Hanabi::ERRORS) - errors;
        let x = pen.write(1, x, &"!".repeat(left), Style::new().fg(Color::Blue));
        let deck = Saying::new("hanabi-deck-label").with("count", self.view.deck);
        pen.write(1, x + 3, &self.scene.say(&deck), Style::new());
    }

    fn hand(&self, pen: &mut Pen<'_>, seat: Seat, line: u16) {
        let name: String = (self.scene.name)(seat).chars().take(usize::from(HANDS) - 2).collect();
        let lit = if self.view.to_act == Some(seat) { Style::new().fg(Color::Yellow) } else { Style::new() };
        pen.write(line, 0, &name, lit.add_modifier(Modifier::BOLD));
        let cards = self.view.hands.iter().filter(|hand| hand.seat == seat).flat_map(|hand| &hand.cards);
        for (held, column) in cards.zip(0..) {
            let x = HANDS + column * CARD;
            self.card(pen, seat, held, line, x, column + 1);
        }
    }

    /// A card from the front with what its owner knows below, or one's own as far as it is known.
    fn card(&self, pen: &mut Pen<'_>, seat: Seat, held: &CardView, line: u16, x: u16, place: u16) {
        let marks = held.marks.unwrap_or_default();
        let lit = if self.is_picked(seat, held) { Modifier::REVERSED } else { Modifier::empty() };
        match held.card {
            Some(card) => {
                let text = self.face(Some(card.value), Some(card.colour));
                pen.write(line, x, &text, style(card.colour).add_modifier(Modifier::BOLD | lit));
                let (value, colour) = (marks.value(), marks.colour());
                if marks.is_touched() {
                    pen.write(line + 1, x, &self.face(value, colour), DIM);
                }
            }
            None => {
                let text = format!("{place}:{}", self.face(marks.value(), marks.colour()));
                let colour = marks.colour().map_or_else(Style::new, style);
                pen.write(line, x, &text, colour.add_modifier(Modifier::BOLD | lit));
                pen.write(line + 1, x, &self.not(marks), DIM);
            }
        }
    }

    /// A value and a colour, with a question mark for what is not known.
    fn face(&self, value: Option<CardValue>, colour: Option<Colour>) -> String {
        let number = value.map_or_else(|| "?".to_owned(), |value| value.number().to_string());
        match colour {
            Some(colour) => format!("{number}{}{}", sign(colour), self.letter(colour)),
            None => number,
        }
    }

    /// What a card is not, where that is not plain from what it is.
    fn not(&self, marks: Marks) -> String {
        let colours = Colour::ALL.into_iter().filter(|colour| marks.is_not(Clue::Colour(*colour)));
        let colours: String = colours.map(|colour| self.letter(colour)).collect();
        let values = CardValue::ALL.into_iter().filter(|value| marks.is_not(Clue::Value(*value)));
        let values: String = values.map(|value| value.number().to_string()).collect();
        let known = [
            if marks.colour().is_some() { String::new() } else { colours },
            if marks.value().is_some() { String::new() } else { values },
        ]
        .concat();
        if known.is_empty() { known } else { format!("¬{known}") }
    }

    /// Whether the picked action is about this card: it is played, discarded or pointed at.
    fn is_picked(&self, seat: Seat, held: &CardView) -> bool {
        match self.picked {
            Some(Action::Play { card } | Action::Discard { card }) => *card == held.id,
            Some(Action::Inform { to, clue }) => {
                *to == seat && held.card.is_some_and(|card| clue.touches(card))
            }
            Some(Action::Arrange { .. }) | None => false,
        }
    }

    fn discards(&self, pen: &mut Pen<'_>, line: u16) {
        pen.write(line, 0, &word(self.scene.lang, "hanabi-discards"), BOLD);
        let mut x = HANDS;
        for series in &self.view.series {
            let gone: String = series
                .values
                .iter()
                .map(|value| value.value.number().to_string().repeat(usize::from(value.discarded)))
                .collect();
            if gone.is_empty() {
                continue;
            }
            let text = format!("{}{} {gone}  ", sign(series.colour), self.letter(series.colour));
            x = pen.write(line, x, &text, style(series.colour));
        }
    }
}
