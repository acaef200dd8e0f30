//! Parts of the picture that tell of one psychic, or of all that the ghost knows.

use ::sesto_senso::{Card, Kind, PageView, Psychic, PsychicView};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::{
    BALL, CONFIRMED, DIM, Drawing, GOLD, GUILTY, NAME, PICKED, REFUSED, THINKS, WAITS, WHEN, fitted,
};
use crate::sesto_senso::desk::story;
use crate::wrapped;

impl Drawing<'_> {
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
    pub(super) fn search_of(&self, psychic: Psychic, width: usize) -> Vec<Line<'static>> {
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
    pub(super) fn gift(&self, psychic: Psychic, width: usize) -> Vec<Line<'static>> {
        let own = self.desk.psychic(psychic);
        let Some(card) = self.desk.target(own) else { return Vec::new() };
        let title = format!("{}: {}", self.desk.name(psychic), self.desk.card(card));
        let mut lines = vec![self.heading(&title, width)];
        let text = self.desk.word(&format!("{}-alt", card.key()));
        lines.extend(wrapped(&text, width).into_iter().map(Line::raw));
        lines.extend(self.row(own, card.kind, Some(card), width));
        let dreams: Vec<String> =
            self.desk.dreams_of(psychic).iter().map(|(_, dream)| self.desk.title(*dream)).collect();
        if !dreams.is_empty() {
            lines.extend(self.told("cli-sesto-has", &dreams.join(", "), width));
        }
        lines
    }

    /// Every combination as far as it is known, found cards bright, the one that is searched now marked.
    pub(super) fn stories(&self, width: usize) -> Vec<Line<'static>> {
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
    pub(super) fn album(&self, psychic: Psychic, width: usize) -> Vec<Line<'static>> {
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
        let dreams: Vec<String> = page.dreams.iter().map(|dream| self.desk.title(dream)).collect();
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
