//! The picture: the week, who has found how much and where the balls lie, and below what is read now.
//!
//! ```text
//! M T[W]T F S S   Wednesday, day 3 of 7   Ghost: Molletta
//! Marta        ■□□ ○ The Attic            Cucù         ■■□ ● The Widow
//! Bullone      □□□ ☾
//! ── Marta: which place? ──────────────────────────────────────────────
//! today    The Moon Is Caught. A giant hand …
//! Tuesday  Rain of Keys. …
//! ```

mod pages;

use ::sesto_senso::{Card, Dream, LAST_DAY, Phase, Psychic, PsychicView};
use boardgame::Saying;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use super::Page;
use super::desk::{Desk, story};
use crate::wrapped;

pub(super) const OWN: &str = "◆";
pub(super) const BALL: &str = "○";
pub(super) const CONFIRMED: &str = "●";
pub(super) const REFUSED: &str = "✗";
pub(super) const PICKED: &str = "✓";
const FOUND: &str = "■";
const MISSING: &str = "□";
const WAITS: &str = "☾";
const THINKS: &str = "…";
const DONE: &str = "★";
const GUILTY: &str = "☠";

/// What the legend explains, by the ends of its keys.
pub(super) const SIGNS: [(&str, &str); 10] = [
    (FOUND, "found"),
    (MISSING, "missing"),
    (WAITS, "waits"),
    (THINKS, "thinks"),
    (BALL, "ball"),
    (CONFIRMED, "confirmed"),
    (OWN, "own"),
    (REFUSED, "refused"),
    (DONE, "done"),
    (GUILTY, "guilty"),
];

const GOLD: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().fg(Color::DarkGray);
const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

/// How wide a name is, and the day of a dream.
const NAME: usize = 12;
const WHEN: usize = 11;

const COLOURS: [Color; Psychic::MOST] = [
    Color::LightRed,
    Color::LightBlue,
    Color::LightGreen,
    Color::LightMagenta,
    Color::LightCyan,
    Color::Yellow,
];

pub(super) struct Drawing<'a> {
    pub(super) desk: &'a Desk<'a>,
    /// The psychic whom the picked entry is about.
    pub(super) about: Option<Psychic>,
}

impl Drawing<'_> {
    /// The picture in so many columns; it takes at most `room` lines.
    pub(super) fn lines(&self, width: u16, room: u16) -> Vec<Line<'static>> {
        let (width, room) = (usize::from(width), usize::from(room));
        let mut lines = vec![self.week()];
        let view = &self.desk.view;
        if view.hopeless && view.end.is_none() {
            let said = self.desk.say(&Saying::new("sesto-senso-hopeless"));
            lines.push(Line::styled(said, Style::new().fg(Color::LightRed)));
        }
        let open = self.desk.is_ghost() || self.desk.is_over();
        match self.desk.page {
            Some(Page::Gift { psychic, .. }) => lines.extend(self.gift(psychic, width)),
            Some(Page::Dreams { psychic }) => {
                lines.extend(if open { self.stories(width) } else { self.people(width) });
                lines.extend(self.search_of(psychic, width));
            }
            _ if open => {
                lines.extend(self.stories(width));
                if let Some(psychic) = self.about {
                    lines.extend(self.album(psychic, width));
                }
            }
            _ if view.phase == Phase::Revelation => {
                lines.extend(self.people(width));
                let common = view.revelation.iter().flat_map(|revelation| &revelation.common);
                let dreams: Vec<(u8, Dream)> = common.map(|common| (common.day, common.dream)).collect();
                lines.push(self.heading(&self.desk.word("sesto-senso-album-common"), width));
                let left = room.saturating_sub(lines.len());
                lines.extend(self.dreams(&dreams, width, left));
            }
            _ => {
                lines.extend(self.people(width));
                if let Some(search) = self.desk.search() {
                    let psychic = self.about.filter(|psychic| *psychic != search.psychic);
                    let psychic = psychic.unwrap_or(search.psychic);
                    lines.push(self.heading(&self.question(psychic), width));
                    let left = room.saturating_sub(lines.len());
                    lines.extend(self.dreams(&self.desk.dreams_of(psychic), width, left));
                } else if let Some(psychic) = self.about {
                    lines.push(self.heading(&self.question(psychic), width));
                    let left = room.saturating_sub(lines.len());
                    lines.extend(self.dreams(&self.desk.dreams_of(psychic), width, left));
                }
            }
        }
        lines.truncate(room);
        lines
    }

    fn week(&self) -> Line<'static> {
        let view = &self.desk.view;
        let mut spans = Vec::new();
        for day in 1..=LAST_DAY {
            let short = self.desk.word(&format!("sesto-senso-day-short-{day}"));
            spans.push(match day {
                day if day == view.day => Span::styled(format!("[{short}]"), GOLD),
                day if day < view.day => Span::styled(format!(" {short} "), DIM),
                _ => Span::raw(format!(" {short} ")),
            });
        }
        let day = Saying::new("sesto-senso-day").with("name", self.day(view.day)).with("day", view.day);
        spans.push(Span::styled(format!("   {}", self.desk.say(&day)), BOLD));
        let ghost = self.desk.say(&Saying::new("cli-sesto-ghost").with("name", view.ghost));
        spans.push(Span::raw(format!("   {ghost}")));
        Line::from(spans)
    }

    fn day(&self, day: u8) -> String {
        self.desk.say(&Saying::new("sesto-senso-day-name").with("day", day))
    }

    fn colour(&self, psychic: Psychic) -> Style {
        let own = if self.desk.is_own(psychic) { Modifier::BOLD } else { Modifier::empty() };
        Style::new().fg(COLOURS[psychic.index()]).add_modifier(own)
    }

    fn name(&self, psychic: Psychic) -> Span<'static> {
        Span::styled(fitted(&self.desk.name(psychic), NAME), self.colour(psychic))
    }

    fn progress(psychic: &PsychicView) -> String {
        let found = usize::from(psychic.found);
        format!("{}{} ", FOUND.repeat(found), MISSING.repeat(3 - found))
    }

    /// Everybody in two columns: what is found, and where the ball lies.
    fn people(&self, width: usize) -> Vec<Line<'static>> {
        let cells = self.desk.view.psychics.iter().map(|psychic| {
            let state = fitted(&self.state(psychic), width / 2 - NAME - 4 - 1);
            [
                self.name(psychic.psychic),
                Span::raw(Drawing::progress(psychic)),
                Span::raw(format!("{state} ")),
            ]
        });
        let cells: Vec<[Span<'static>; 3]> = cells.collect();
        cells.chunks(2).map(|pair| Line::from(pair.concat())).collect()
    }

    fn state(&self, psychic: &PsychicView) -> String {
        if let Some(revelation) = &self.desk.view.revelation {
            let vote = revelation.votes.iter().find(|vote| vote.seat == psychic.seat);
            let accused = vote.and_then(|vote| vote.on);
            let accused = accused.and_then(|on| story(&self.desk.psychic(on).combination).next());
            let sign = if vote.is_some_and(|vote| vote.confirmed) { CONFIRMED } else { BALL };
            return accused
                .map_or_else(|| THINKS.to_owned(), |card| format!("{sign} {}", self.desk.card(card)));
        }
        let Some(kind) = psychic.searching else { return DONE.to_owned() };
        match psychic.ball {
            Some(number) => {
                let sign = if psychic.confirmed { CONFIRMED } else { BALL };
                format!("{sign} {}", self.desk.card(Card::new(kind, number)))
            }
            None if psychic.given => THINKS.to_owned(),
            None => WAITS.to_owned(),
        }
    }

    fn heading(&self, text: &str, width: usize) -> Line<'static> {
        let rule = "─".repeat(width.saturating_sub(text.chars().count() + 5));
        Line::from(vec![
            Span::styled("── ", DIM),
            Span::styled(text.to_owned(), BOLD),
            Span::styled(format!(" {rule}"), DIM),
        ])
    }

    fn question(&self, psychic: Psychic) -> String {
        match self.desk.psychic(psychic).searching {
            Some(kind) => {
                let saying = Saying::new("cli-sesto-question").with("kind", kind.name().to_owned());
                self.desk.say(&self.desk.name_in(saying, "name", psychic))
            }
            None => self.desk.name(psychic),
        }
    }

    /// Dreams in words, the first ones whole; those that find no room are cut short, and can be read from the list.
    fn dreams(&self, dreams: &[(u8, Dream)], width: usize, room: usize) -> Vec<Line<'static>> {
        if dreams.is_empty() {
            return vec![Line::styled(self.desk.word("sesto-senso-no-dreams"), DIM)];
        }
        let mut lines: Vec<Line<'static>> = Vec::new();
        for (place, (day, dream)) in dreams.iter().enumerate() {
            let key = self.desk.edition().key(*dream);
            let name = format!("{}. ", self.desk.word(&key));
            let text = format!("{name}{}", self.desk.word(&format!("{key}-alt")));
            let mut pieces = wrapped(&text, width - WHEN);
            let left = room.saturating_sub(lines.len() + dreams.len() - place - 1).max(1);
            if pieces.len() > left {
                pieces.truncate(left);
                let last = &mut pieces[left - 1];
                *last = format!("{}…", last.chars().take(width - WHEN - 1).collect::<String>());
            }
            let today = *day == self.desk.view.day && !self.desk.is_over();
            let when = if today { self.desk.word("sesto-senso-today") } else { self.day(*day) };
            for (line, piece) in pieces.into_iter().enumerate() {
                let first = line == 0;
                let when = Span::styled(
                    fitted(if first { &when } else { "" }, WHEN),
                    if today { GOLD } else { DIM },
                );
                let titled = piece.strip_prefix(name.as_str()).filter(|_| first).map(str::to_owned);
                lines.push(match titled {
                    Some(rest) => Line::from(vec![when, Span::styled(name.clone(), BOLD), Span::raw(rest)]),
                    None => Line::from(vec![when, Span::raw(piece)]),
                });
            }
        }
        lines
    }
}

/// A text in exactly so many columns, the last of them empty.
fn fitted(text: &str, width: usize) -> String {
    let fits = text.chars().count() < width;
    let cut: String = text.chars().take(width.saturating_sub(if fits { 1 } else { 2 })).collect();
    let cut = if fits { cut } else { format!("{cut}…") };
    format!("{cut:<width$}")
}
