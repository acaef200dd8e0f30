//! The picture: the week, who has found how much and where the balls lie, and below what is read now.
//!
//! ```text
//! M T[W]T F S S   Wednesday, day 3 of 7   Ghost: Springs
//! Marta        ■□□ ○ The Attic            Cuckoo       ■■□ ● The Widow
//! Bolt         □□□ ☾
//! ── Marta: which place? ──────────────────────────────────────────────
//! today    The Moon Is Caught. A giant hand …
//! Tuesday  Rain of Keys. …
//! ```

use ::sesto_senso::{Card, Dream, Kind, LAST_DAY, PageView, Phase, Psychic, PsychicView};
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
            let name = format!("{}. ", self.desk.word(&dream.key()));
            let text = format!("{name}{}", self.desk.word(&format!("{}-alt", dream.key())));
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

    /// A text under a word that says what it is.
    fn told(&self, key: &str, text: &str, width: usize) -> Vec<Line<'static>> {
        let label = self.desk.word(key);
        let mut lines = Vec::new();
        for (place, piece) in wrapped(&format!("{label} {text}"), width).into_iter().enumerate() {
            let rest = piece.strip_prefix(label.as_str()).filter(|_| place == 0).map(str::to_owned);
            lines.push(match rest {
                Some(rest) => Line::from(vec![Span::styled(label.clone(), DIM), Span::raw(rest)]),
                None => Line::raw(piece),
            });
        }
        lines
    }

    fn cards(&self, cards: impl Iterator<Item = Card>) -> String {
        cards.map(|card| self.desk.card(card)).collect::<Vec<_>>().join(", ")
    }

    /// How far the search of somebody has come, and among what it goes on.
    fn search_of(&self, psychic: Psychic, width: usize) -> Vec<Line<'static>> {
        let own = self.desk.psychic(psychic);
        if self.desk.is_over() {
            return self.album(psychic, width);
        }
        let mut lines = vec![self.heading(&self.question(psychic), width)];
        let found = story(&own.combination).filter(|card| card.kind.index() < usize::from(own.found));
        let found = self.cards(found);
        if !found.is_empty() {
            lines.extend(self.told("cli-sesto-found", &found, width));
        }
        if let Some(kind) = own.searching {
            lines.extend(self.row(own, kind, None, width));
        }
        lines
    }

    /// The cards among which a psychic searches, and those that were refused.
    fn row(&self, psychic: &PsychicView, kind: Kind, but: Option<Card>, width: usize) -> Vec<Line<'static>> {
        let row = self.desk.view.rows[kind.index()].cards.without(psychic.refused);
        let cards = row.iter().map(|number| Card::new(kind, number)).filter(|card| Some(*card) != but);
        let key = if but.is_some() { "cli-sesto-others" } else { "cli-sesto-among" };
        let mut lines = self.told(key, &self.cards(cards), width);
        if !psychic.refused.is_empty() {
            let refused = self.cards(psychic.refused.iter().map(|number| Card::new(kind, number)));
            lines.extend(self.told("cli-sesto-not", &refused, width));
        }
        lines
    }

    /// What a gift is to tell of, among what, and what lies there already.
    fn gift(&self, psychic: Psychic, width: usize) -> Vec<Line<'static>> {
        let own = self.desk.psychic(psychic);
        let Some(card) = self.desk.target(own) else { return Vec::new() };
        let title = format!("{}: {}", self.desk.name(psychic), self.desk.card(card));
        let mut lines = vec![self.heading(&title, width)];
        let text = self.desk.word(&format!("{}-alt", card.key()));
        lines.extend(wrapped(&text, width).into_iter().map(Line::raw));
        lines.extend(self.row(own, card.kind, Some(card), width));
        let dreams: Vec<String> =
            self.desk.dreams_of(psychic).iter().map(|(_, dream)| self.desk.word(&dream.key())).collect();
        if !dreams.is_empty() {
            lines.extend(self.told("cli-sesto-has", &dreams.join(", "), width));
        }
        lines
    }

    /// Every combination as far as it is known, found cards bright, the one that is searched now marked.
    fn stories(&self, width: usize) -> Vec<Line<'static>> {
        let culprit = self.desk.view.revelation.as_ref().and_then(|revelation| revelation.culprit);
        let cell = (width - NAME - 2) / 3;
        let line = |psychic: &PsychicView| {
            let lit =
                if self.about == Some(psychic.psychic) { Modifier::REVERSED } else { Modifier::empty() };
            let guilty = if culprit == Some(psychic.psychic) { GUILTY } else { "" };
            let mut spans =
                vec![self.name(psychic.psychic).patch_style(lit), Span::styled(format!("{guilty:<2}"), GOLD)];
            for kind in Kind::ALL {
                let Some(number) = psychic.combination.number(kind) else { continue };
                let (sign, style) = match () {
                    () if kind.index() < usize::from(psychic.found) => (PICKED, Style::new()),
                    () if psychic.searching == Some(kind) && !self.desk.is_over() => (ball(psychic), GOLD),
                    () => (" ", DIM),
                };
                let text = format!("{sign} {}", self.desk.card(Card::new(kind, number)));
                spans.push(Span::styled(fitted(&text, cell), style));
            }
            Line::from(spans)
        };
        self.desk.view.psychics.iter().map(line).collect()
    }

    /// What somebody dreamed, day by day, and what they took it for.
    fn album(&self, psychic: Psychic, width: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let pages = self.desk.view.album.iter().filter(|page| page.psychic == psychic);
        if pages.clone().next().is_some() {
            lines.push(self.heading(&self.desk.name(psychic), width));
        }
        for page in pages {
            let when = Span::styled(fitted(&self.day(page.day), WHEN), DIM);
            let told = wrapped(&self.page(page), width - WHEN);
            for (place, piece) in told.into_iter().enumerate() {
                let when = if place == 0 { when.clone() } else { Span::raw(" ".repeat(WHEN)) };
                lines.push(Line::from(vec![when, Span::raw(piece)]));
            }
        }
        lines
    }

    fn page(&self, page: &PageView) -> String {
        let dreams: Vec<String> = page.dreams.iter().map(|dream| self.desk.word(&dream.key())).collect();
        let dreams = if dreams.is_empty() { "–".to_owned() } else { dreams.join(", ") };
        let sign = match page.right {
            Some(true) => PICKED,
            Some(false) => REFUSED,
            None => return dreams,
        };
        let guess = page.guess.map(|number| self.desk.card(Card::new(page.kind, number)));
        format!("{dreams} → {sign} {}", guess.unwrap_or_default())
    }
}

/// What a psychic is doing, for the ghost who watches.
fn ball(psychic: &PsychicView) -> &'static str {
    match (psychic.given, psychic.ball) {
        (_, Some(_)) if psychic.confirmed => CONFIRMED,
        (_, Some(_)) => BALL,
        (true, None) => THINKS,
        (false, None) => WAITS,
    }
}

/// A text in exactly so many columns, the last of them empty.
fn fitted(text: &str, width: usize) -> String {
    let fits = text.chars().count() < width;
    let cut: String = text.chars().take(width.saturating_sub(if fits { 1 } else { 2 })).collect();
    let cut = if fits { cut } else { format!("{cut}…") };
    format!("{cut:<width$}")
}
