//! Il Sesto Senso in a terminal. Dreams and cards are told in words, the same by which one plays without seeing pictures.
//!
//! Here is what all roles share; what is offered to psychics is in `psychic`, to the ghost in `ghost`, after the end in
//! `album`; the picture is drawn in `drawing`.

mod album;
mod desk;
mod drawing;
mod entry;
mod ghost;
mod moment;
mod psychic;

use std::collections::BTreeSet;

use ::sesto_senso::{Action, Dream, DreamSet, Psychic, SestoSenso};
use boardgame::{Game, Saying};
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect, Size};
use ratatui::widgets::{Paragraph, Widget};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use words::{Lang, word};

use crate::{Board, Choice, Moment, Scene};
use desk::Desk;
use drawing::{Drawing, SIGNS};

#[derive(Debug)]
pub(crate) struct SestoSensoBoard;

/// What the board can be turned to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "page", rename_all = "kebab-case")]
enum Page {
    /// One of the two psychics of the seat (G27).
    Mind { psychic: Psychic },
    /// The dreams of a psychic, one by one.
    Dreams { psychic: Psychic },
    /// All cards on the table.
    Cards,
    /// The discarded dreams.
    Faded,
    /// The ghost puts a gift together.
    Gift { psychic: Psychic, dreams: DreamSet },
    /// The ghost puts the common dream together: a dream for each kind of card.
    Common { picks: [Option<Dream>; 3] },
    /// The ghost has picked the one dream of the day.
    Add { dream: Dream },
    /// Something that cannot be undone is asked again.
    Sure { action: Action },
}

/// How many lines of the list stay in sight, whatever the picture would need.
const LISTED: u16 = 7;

impl Board for SestoSensoBoard {
    fn id(&self) -> &'static str {
        SestoSenso::ID
    }

    fn width(&self) -> u16 {
        120
    }

    fn height(&self, scene: &Scene<'_>, room: Size) -> u16 {
        let desk = Desk::new(scene);
        let entries = desk.entries();
        let most = room.height.saturating_sub(LISTED);
        // What is picked may change the picture; the lines below it should not jump.
        let abouts: BTreeSet<Option<Psychic>> =
            entries.iter().map(|entry| entry.about).chain([None]).collect();
        let lines =
            abouts.into_iter().map(|about| Drawing { desk: &desk, about }.lines(room.width - 2, most));
        lines.map(|lines| lines.len() as u16).max().unwrap_or_default()
    }

    fn prompt(&self, scene: &Scene<'_>) -> Saying {
        Desk::new(scene).prompt()
    }

    fn choices(&self, scene: &Scene<'_>) -> Vec<Choice> {
        Desk::new(scene).entries().into_iter().map(|entry| entry.choice).collect()
    }

    fn legend(&self, lang: Lang) -> Vec<String> {
        let explain =
            |(sign, name): &(&str, &str)| format!("{sign} {}", word(lang, &format!("cli-sesto-sign-{name}")));
        SIGNS.iter().map(explain).collect()
    }

    fn draw(&self, scene: &Scene<'_>, picked: Option<usize>, area: Rect, buffer: &mut Buffer) {
        let desk = Desk::new(scene);
        let entries = desk.entries();
        let area = area.inner(Margin::new(1, 0));
        let about = picked.and_then(|index| entries.get(index)?.about);
        let lines = Drawing { desk: &desk, about }.lines(area.width, area.height);
        Paragraph::new(lines).render(area, buffer);
    }

    fn moments(&self, events: &[&RawValue]) -> Vec<Moment> {
        moment::of(events)
    }
}

#[cfg(test)]
mod tests;
