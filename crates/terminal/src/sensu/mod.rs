//! Sensu in a terminal: what is said and offered; the picture is drawn in `drawing`.

mod drawing;

use ::sensu::{Action, Card, CardSet, FanType, Help, Legal, MOST, Step, TWENTY, Twenty, View};
use boardgame::{Game, Legal as _, Saying};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use serde_json::value::to_raw_value;
use words::{Lang, word};

use crate::board::read;
use crate::{Act, Board, Choice, Scene};
use drawing::{CHOSEN, Drawing, STICK, SYMBOL, card_name, sign};

#[derive(Debug)]
pub(crate) struct SensuBoard;

impl Board for SensuBoard {
    fn id(&self) -> &'static str {
        ::sensu::Sensu::ID
    }

    fn height(&self, _: &Scene<'_>, _: Size) -> u16 {
        drawing::HEIGHT
    }

    fn prompt(&self, scene: &Scene<'_>) -> Saying {
        let view: View = read(scene.view);
        match view.to_act {
            None => Saying::new("sensu-prompt-over"),
            Some(seat) if seat == scene.seat => own_prompt(&view, &read(scene.legal)),
            Some(seat) => Saying::new("sensu-prompt-wait").with("name", seat),
        }
    }

    fn choices(&self, scene: &Scene<'_>) -> Vec<Choice> {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let actions = actions(&view, &legal);
        let proposed = proposal(&view, &actions);
        actions
            .iter()
            .enumerate()
            .map(|(index, action)| Choice {
                act: Act::Play(to_raw_value(action).expect("an action is plain data")),
                label: label(action),
                detail: detail(&view, &legal, action),
                reading: None,
                suggested: index == proposed,
            })
            .collect()
    }

    fn legend(&self, lang: Lang) -> Vec<String> {
        let mut lines: Vec<String> = FanType::ALL
            .into_iter()
            .map(|fan| {
                let power = ::sensu::Power::of(fan).key();
                let (name, power, help) =
                    (word(lang, &fan.key()), word(lang, power), word(lang, &format!("{power}-help")));
                format!("{} {name}. {power}: {help}", sign(fan))
            })
            .collect();
        for (mark, key) in [(STICK, "stick"), (SYMBOL, "symbol"), (CHOSEN, "chosen")] {
            lines.push(format!("{mark} {}", word(lang, &format!("sensu-legend-{key}"))));
        }
        lines
    }

    fn draw(&self, scene: &Scene<'_>, picked: Option<usize>, area: Rect, buffer: &mut Buffer) {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let picked = picked.and_then(|index| actions(&view, &legal).get(index).copied());
        Drawing { scene, view: &view, picked }.draw(area, buffer);
    }
}

/// What can be done, or tried; a column has its own number in the list, so that the discards come after the columns.
fn actions(view: &View, legal: &Legal) -> Vec<Action> {
    let mut actions: Vec<Action> = (0..legal.count()).filter_map(|index| legal.nth(index)).collect();
    actions.sort_by_key(|action| matches!(action, Action::Put { column: None }));
    if legal.play.is_none() && view.step == Step::Turn && view.to_act == view.you {
        actions.extend(tries(view));
    }
    actions
}

/// Where combinations are not told, any three, four or five cards can be tried (U37).
fn tries(view: &View) -> impl Iterator<Item = Action> {
    let hand = view.you.and_then(|seat| view.players[seat.index()].cards).unwrap_or_default();
    let ends = view.columns.iter().chain(view.columns.first().and(view.players.first()).map(|one| &one.pile));
    let cards: Vec<Card> = hand.iter().chain(ends.filter_map(|end| end.last().copied())).collect();
    let count = cards.len().min(MOST);
    let subset = move |subset: u32| {
        let chosen = cards.iter().enumerate().filter(|(place, _)| subset & (1 << place) != 0);
        Action::Play { cards: chosen.map(|(_, card)| *card).collect() }
    };
    (0u32..1 << count).filter(|subset| subset.count_ones() >= 3).map(subset)
}

/// The choice that is picked already: twenty is what the game is about, and an empty column costs nothing.
fn proposal(view: &View, actions: &[Action]) -> usize {
    let empty = |column: u8| view.columns.get(usize::from(column)).is_some_and(|cards| cards.is_empty());
    let play = |action: &Action| matches!(action, Action::Play { .. });
    let put = |action: &Action| matches!(action, Action::Put { column: Some(column) } if empty(*column));
    let find = |wanted: &dyn Fn(&Action) -> bool| actions.iter().position(wanted);
    find(&play).or_else(|| find(&put)).unwrap_or(0)
}

fn own_prompt(view: &View, legal: &Legal) -> Saying {
    let solo = view.players.len() == 1;
    let key = match view.step {
        Step::Turn if !solo && !legal.draw && legal.take.is_empty() => "play-only",
        Step::Turn if solo && legal.play.is_none() => "solo-free",
        Step::Turn if legal.play.is_none() => "turn-free",
        Step::Turn if solo && legal.plays().is_empty() => "solo",
        Step::Turn if solo => "solo-can",
        Step::Turn if legal.plays().is_empty() => "turn",
        Step::Turn => "turn-can",
        Step::Discard => "discard",
        Step::Redeem if view.table.is_some_and(|table| !table.redeemed.is_empty()) => "redeem-bonus",
        Step::Redeem => "redeem-most",
        Step::Order => "order",
        Step::Build => "build",
        Step::Aside => "aside",
        Step::Wisdom { left } => return Saying::new("sensu-prompt-wisdom").with("left", left),
        Step::Harmony => "harmony",
        Step::Courage { opponent } => return Saying::new("sensu-prompt-courage").with("name", opponent),
        Step::Put { card } => {
            return Saying::new("sensu-prompt-put").with_key("card", card.key_in_sentence());
        }
    };
    Saying::new(format!("sensu-prompt-{key}")).with("count", legal.plays().len() as u8)
}

fn label(action: &Action) -> Saying {
    let about = |verb: &str, card: Card| {
        Saying::new(format!("sensu-act-{verb}")).with_key("card", card.key_in_sentence())
    };
    match *action {
        Action::Draw => Saying::new("sensu-button-draw"),
        Action::Take { card } => about("take", card),
        Action::Play { cards } => {
            // Cards as they are drawn: what sums up alike is told apart.
            let terms: Vec<String> = cards.iter().map(card_name).collect();
            Saying::new("sensu-act-play").with("sum", terms.join(" + "))
        }
        Action::Discard { card } => about("discard", card),
        Action::Redeem { card } => about("redeem", card),
        Action::Place { card } => about("place", card),
        Action::Remove { card } => about("remove", card),
        Action::Put { column: None } => Saying::new("sensu-button-put-discards"),
        Action::Put { column: Some(column) } => {
            Saying::new("sensu-button-put-column").with("column", column + 1)
        }
    }
}

/// What cards that one tries sum up to, a wild one with the number that helps most; without any help it is not said.
fn counted(view: &View, cards: CardSet) -> Vec<Saying> {
    let sum: u8 = cards.iter().map(Card::value).sum();
    let wild = if cards.iter().any(Card::is_wild) { 2 } else { 0 };
    let total = TWENTY.clamp(sum, sum + wild);
    match view.options.help {
        Help::None => Vec::new(),
        _ if total == TWENTY => vec![Saying::new("sensu-sum-whole")],
        _ if total < TWENTY => {
            vec![Saying::new("sensu-sum-short").with("total", total).with("count", TWENTY - total)]
        }
        _ => vec![Saying::new("sensu-sum-over").with("total", total).with("count", total - TWENTY)],
    }
}

/// What comes of it, as far as the cards tell.
fn detail(view: &View, legal: &Legal, action: &Action) -> Vec<Saying> {
    match *action {
        Action::Draw => vec![Saying::new("sensu-detail-draw").with("count", view.deck)],
        Action::Take { card } if view.step != Step::Harmony => {
            let owner = view.players.iter().find(|player| player.pile.contains(&card));
            owner
                .map(|player| Saying::new("sensu-detail-take").with("name", player.seat))
                .into_iter()
                .collect()
        }
        Action::Play { cards } => {
            let twenties = legal.offer.iter().flat_map(|offer| &offer.twenties);
            let twenty = twenties.into_iter().find(|twenty| twenty.cards == cards);
            let Some(Twenty { most, pair, trio, .. }) = twenty else { return counted(view, cards) };
            let mut tied = most.iter();
            let why = match (tied.next(), tied.next()) {
                (Some(card), None) => Saying::new("sensu-why-most")
                    .with_key("card", card.key_in_sentence())
                    .with("count", view.faces().sticks(card)),
                _ => Saying::new("sensu-prompt-redeem-most"),
            };
            let pair = pair.map(|number| Saying::new("sensu-why-pair").with("number", number));
            let trio = trio.map(|fan| Saying::new("sensu-why-trio").with_key("fan", fan.key()));
            [Some(why), pair, trio].into_iter().flatten().collect()
        }
        Action::Put { column } => {
            let covered = match column {
                Some(column) => view.columns.get(usize::from(column)).and_then(|cards| cards.last()),
                None => view.players.first().and_then(|player| player.pile.last()),
            };
            vec![match covered {
                Some(card) => Saying::new("cli-sensu-covers").with_key("card", card.key_in_sentence()),
                None => Saying::new("cli-sensu-empty"),
            }]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests;
