//! The picture: a line for each player with three fans as bars of ten sticks and the top of the discards, the cards on the
//! table, and one's own hand; alone, four columns instead. Types are told by their signs as well as by colour.
//!
//! ```text
//! ▸ Marta      5  ☼▮▮▮▮▮·····•   ♣▮▮▮▮▮·····•   ≈═══chiuso══   8♣▮
//!   [2☼▮▮▮] [7☼▮•] [9☼▮•] [5♣▮▮] [2≈▮▮▮]
//! ```

use ::sensu::{Action, Card, CardSet, FULL, Faces, FanType, FanView, PlayerView, Step, View};
use boardgame::Saying;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use words::word;

use crate::Scene;
use crate::pen::Pen;

/// Five players, and below them the deck, the table and the hand, or alone the columns.
pub(super) const HEIGHT: u16 = 11;
pub(super) const STICK: &str = "▮";
pub(super) const SYMBOL: &str = "•";
pub(super) const CHOSEN: &str = "◆";
const MISSING: &str = "·";

const GOLD: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
const FAINT: Style = Style::new().fg(Color::DarkGray);

/// Where the fans of a player begin, and how wide one is.
const FANS: u16 = 17;
const FAN_WIDTH: u16 = 16;
const PILE: u16 = FANS + 3 * FAN_WIDTH;
/// Where cards begin.
const CARDS: u16 = 2;

pub(super) fn sign(fan: FanType) -> &'static str {
    match fan {
        FanType::GunSen => "☼",
        FanType::HiOgi => "♣",
        FanType::MaiOugi => "≈",
    }
}

fn colour(fan: FanType) -> Style {
    Style::new().fg(match fan {
        FanType::GunSen => Color::Red,
        FanType::HiOgi => Color::Yellow,
        FanType::MaiOugi => Color::Blue,
    })
}

/// A card by its number, or three, and its type.
pub(super) fn card_name(card: Card) -> String {
    let value = card.value();
    let number = if card.is_wild() { format!("{value}-{}", value + 2) } else { value.to_string() };
    format!("{number}{}", sign(card.fan()))
}

/// A card in a few signs: its name, its sticks, the symbol of a power.
pub(super) fn card_signs(card: Card, faces: &Faces, powers: bool) -> String {
    let face = faces.face(card);
    let symbol = if powers && face.symbol { SYMBOL } else { "" };
    format!("{}{}{symbol}", card_name(card), STICK.repeat(usize::from(face.sticks)))
}

pub(super) struct Drawing<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: &'a View,
    pub(super) picked: Option<Action>,
}

impl Drawing<'_> {
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let mut pen = Pen { area, buffer };
        let seats = self.view.players.len();
        let me = self.scene.seat.index();
        // Clockwise from the next one, oneself last, just above one's hand.
        for line in 0..seats {
            self.player(&mut pen, &self.view.players[(me + 1 + line) % seats], line as u16);
        }
        let below = seats as u16 + 1;
        if seats == 1 {
            self.alone(&mut pen, below);
        } else {
            self.middle(&mut pen, below);
        }
    }

    fn player(&self, pen: &mut Pen<'_>, player: &PlayerView, line: u16) {
        let active = self.view.to_act == Some(player.seat);
        let style = if active { GOLD } else { Style::new() };
        let mut name = (self.scene.name)(player.seat);
        name.truncate(name.char_indices().nth(10).map_or(name.len(), |(end, _)| end));
        pen.write(line, 0, if active { "▸" } else { " " }, GOLD);
        pen.write(line, 2, &name, style);
        if self.view.players.len() > 1 {
            pen.write(line, 13, &player.hand.to_string(), FAINT);
        }
        for (place, fan) in player.fans.iter().enumerate() {
            self.fan(pen, player, fan, line, FANS + place as u16 * FAN_WIDTH);
        }
        if let Some(top) = player.pile.last() {
            self.card(pen, *top, line, PILE);
        }
    }

    fn fan(&self, pen: &mut Pen<'_>, player: &PlayerView, fan: &FanView, line: u16, x: u16) {
        let style = colour(fan.fan);
        let x = pen.write(line, x, sign(fan.fan), style);
        if fan.closed {
            pen.write(line, x, &"═".repeat(usize::from(FULL)), style.add_modifier(Modifier::BOLD));
            return;
        }
        let x = pen.write(line, x, &STICK.repeat(usize::from(fan.sticks)), style);
        let x = pen.write(line, x, &MISSING.repeat(usize::from(FULL - fan.sticks)), FAINT);
        let symbols = if self.view.options.powers { usize::from(fan.symbols.min(2)) } else { 0 };
        let x = pen.write(line, x, &SYMBOL.repeat(symbols), style);
        if player.chosen == Some(fan.fan) {
            pen.write(line, x, CHOSEN, GOLD);
        }
    }

    /// The deck, what lies on the table, and one's hand.
    fn middle(&self, pen: &mut Pen<'_>, line: u16) {
        self.deck(pen, line);
        if let Some(table) = self.view.table {
            self.cards(pen, table.left.or(table.redeemed).or(table.aside), line + 1);
        }
        let hand = self.view.players[self.scene.seat.index()].cards.unwrap_or(CardSet::EMPTY);
        pen.write(line + 2, CARDS, &word(self.scene.lang, "sensu-hand"), FAINT);
        self.cards(pen, hand, line + 3);
    }

    fn deck(&self, pen: &mut Pen<'_>, line: u16) {
        let deck = self.scene.say(&Saying::new("sensu-left").with("count", self.view.deck));
        let x = pen.write(line, CARDS, &deck, FAINT);
        if let (Some(score), Some(level)) = (self.view.score, self.view.level) {
            let points =
                Saying::new("sensu-outcome-solo").with("score", score).with_key("level", level.key());
            pen.write(line, x + 3, &self.scene.say(&points).replace('*', ""), GOLD);
        }
    }

    /// The four columns, each a line whose right end is free, and the card that looks for its place.
    fn alone(&self, pen: &mut Pen<'_>, line: u16) {
        self.deck(pen, line);
        for (place, column) in self.view.columns.iter().enumerate() {
            let line = line + 2 + place as u16;
            let mut x = pen.write(line, CARDS, &format!("{} ", place + 1), FAINT);
            if self.picked == Some(Action::Put { column: Some(place as u8) }) {
                x = pen.write(line, x, "▸ ", GOLD);
            }
            for card in column {
                x = self.card(pen, *card, line, x) + 1;
            }
        }
        let table = self.view.table.map(|table| table.left.or(table.redeemed).or(table.aside));
        let drawn = match self.view.step {
            Step::Put { card } => Some(CardSet::of(card)),
            _ => None,
        };
        if let Some(cards) = table.or(drawn) {
            self.cards(pen, cards, line + 7);
        }
    }

    fn cards(&self, pen: &mut Pen<'_>, cards: CardSet, line: u16) {
        cards.iter().fold(CARDS, |x, card| self.card(pen, card, line, x) + 1);
    }

    /// A card; those that the picked choice is about stand out. Returns where it ends.
    fn card(&self, pen: &mut Pen<'_>, card: Card, line: u16, x: u16) -> u16 {
        let meant = match self.picked {
            Some(Action::Play { cards }) => cards.contains(card),
            Some(
                Action::Take { card: other }
                | Action::Discard { card: other }
                | Action::Redeem { card: other }
                | Action::Place { card: other }
                | Action::Remove { card: other },
            ) => card == other,
            Some(Action::Draw | Action::Put { .. }) | None => false,
        };
        let style = if meant { GOLD.add_modifier(Modifier::REVERSED) } else { colour(card.fan()) };
        let text = card_signs(card, self.view.faces(), self.view.options.powers);
        pen.write(line, x, &format!("[{text}]"), style)
    }
}
