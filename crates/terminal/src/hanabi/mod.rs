//! Hanabi in a terminal: what is said and offered; the picture is drawn in `drawing`.

mod drawing;

use ::hanabi::{Action, CardId, CardView, Clue, Colour, Hanabi, HandView, Hint, Legal, View};
use boardgame::{Arg, Game, Legal as _, Saying, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use serde_json::value::to_raw_value;
use words::{Lang, word};

use crate::board::read;
use crate::{Act, Board, Choice, Scene};
use drawing::{Drawing, sign};

#[derive(Debug)]
pub(crate) struct HanabiBoard;

impl Board for HanabiBoard {
    fn id(&self) -> &'static str {
        Hanabi::ID
    }

    fn height(&self, _: &Scene<'_>, _: Size) -> u16 {
        drawing::HEIGHT
    }

    fn prompt(&self, scene: &Scene<'_>) -> Saying {
        let view: View = read(scene.view);
        match view.to_act {
            None => Saying::new("hanabi-prompt-over").with("points", view.points),
            Some(seat) if seat == scene.seat => Saying::new(own_prompt(&view, seat)),
            Some(seat) => match view.turns_left {
                Some(turns) => Saying::new("hanabi-prompt-last-round").with("turns", turns),
                None => Saying::new("hanabi-prompt-wait").with("name", seat),
            },
        }
    }

    fn choices(&self, scene: &Scene<'_>) -> Vec<Choice> {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let actions = actions(&view, scene.seat, &legal);
        let proposed = proposal(&view, scene.seat, &actions);
        actions
            .iter()
            .enumerate()
            .map(|(index, action)| Choice {
                act: Act::Play(to_raw_value(action).expect("an action is plain data")),
                label: label(&view, scene.seat, action),
                detail: detail(&view, scene.seat, action),
                reading: None,
                suggested: index == proposed,
            })
            .collect()
    }

    fn legend(&self, lang: Lang) -> Vec<String> {
        let mut lines: Vec<String> = Colour::ALL
            .into_iter()
            .map(|colour| {
                let name = colour.name();
                let letter = word(lang, &format!("hanabi-letter-{name}"));
                format!("{} {letter} {}", sign(colour), word(lang, &format!("hanabi-colour-{name}")))
            })
            .collect();
        lines.push(format!("○ ● {}", word(lang, "cli-hanabi-lanterns")));
        lines.push(format!("¬ {}", word(lang, "cli-hanabi-not")));
        lines.push(format!("⊣ {}", word(lang, "cli-hanabi-stopped")));
        lines
    }

    fn draw(&self, scene: &Scene<'_>, picked: Option<usize>, area: Rect, buffer: &mut Buffer) {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let actions = actions(&view, scene.seat, &legal);
        let picked = picked.and_then(|index| actions.get(index));
        Drawing { scene, view: &view, picked }.draw(area, buffer);
    }
}

fn hand(view: &View, seat: Seat) -> Option<&HandView> {
    view.hands.iter().find(|hand| hand.seat == seat)
}

fn cards(view: &View, seat: Seat) -> &[CardView] {
    hand(view, seat).map_or(&[], |hand| &hand.cards)
}

/// Where a card of a seat's is, counted from 1 at the left.
fn place(view: &View, seat: Seat, id: CardId) -> u8 {
    cards(view, seat).iter().position(|card| card.id == id).map_or(0, |place| place as u8 + 1)
}

/// What can be done, then the free actions: each card one place to the left (H20).
fn actions(view: &View, seat: Seat, legal: &Legal) -> Vec<Action> {
    let mut actions: Vec<Action> = (0..legal.count()).filter_map(|index| legal.nth(index)).collect();
    if view.to_act == Some(seat) {
        for place in 1..legal.arrange.len() {
            let mut order: Vec<CardId> = legal.arrange.to_vec();
            order.swap(place - 1, place);
            actions.push(Action::Arrange { cards: order.into_iter().collect() });
        }
    }
    actions
}

/// The choice that is picked already: what is sure, else the discard of the oldest card nobody spoke of, else a word.
fn proposal(view: &View, seat: Seat, actions: &[Action]) -> usize {
    let own = cards(view, seat);
    let untold = |card: &&CardView| card.marks.is_none_or(|marks| !marks.is_touched());
    let hinted = |hint: Hint| own.iter().find(|card| card.hint == Some(hint)).map(|card| card.id);
    let play = hinted(Hint::Play).map(|card| Action::Play { card });
    let useless = hinted(Hint::Discard).or_else(|| own.iter().rfind(untold).map(|card| card.id));
    let discard = useless.map(|card| Action::Discard { card });
    let find = |wanted: Action| actions.iter().position(|action| *action == wanted);
    play.and_then(find)
        .or_else(|| discard.and_then(find))
        .or_else(|| actions.iter().position(|action| matches!(action, Action::Inform { .. })))
        .unwrap_or(0)
}

fn own_prompt(view: &View, seat: Seat) -> &'static str {
    let mates = view.hands.iter().any(|hand| hand.seat != seat && !hand.cards.is_empty());
    match view.tokens {
        _ if cards(view, seat).is_empty() => "hanabi-prompt-turn-no-card",
        _ if view.turns_left.is_some() => "hanabi-prompt-last-turn",
        0 => "hanabi-prompt-turn-dark",
        _ if !mates => "hanabi-prompt-turn-no-mate",
        Hanabi::TOKENS => "hanabi-prompt-turn-full",
        _ => "hanabi-prompt-turn",
    }
}

/// How many cards of a hand a clue points at.
fn touched(view: &View, to: Seat, clue: Clue) -> u8 {
    cards(view, to).iter().filter(|held| held.card.is_some_and(|card| clue.touches(card))).count() as u8
}

fn label(view: &View, seat: Seat, action: &Action) -> Saying {
    match *action {
        Action::Play { card } => Saying::new("cli-hanabi-play").with("place", place(view, seat, card)),
        Action::Discard { card } => Saying::new("cli-hanabi-discard").with("place", place(view, seat, card)),
        Action::Inform { to, clue } => {
            let said = match clue {
                Clue::Colour(colour) => Saying::new("cli-hanabi-inform-colour")
                    .with_key("colour", format!("hanabi-colour-{}", colour.name())),
                Clue::Value(value) => Saying::new("cli-hanabi-inform-value").with("value", value.number()),
            };
            said.with("name", to).with("count", touched(view, to, clue))
        }
        Action::Arrange { cards: order } => {
            let before = cards(view, seat).iter().map(|card| card.id);
            let moved = order.iter().zip(before).position(|(after, before)| *after != before).unwrap_or(0);
            Saying::new("cli-hanabi-arrange").with("place", moved as u8 + 2)
        }
    }
}

/// What an action says, or what is known of the card it is about.
fn detail(view: &View, seat: Seat, action: &Action) -> Vec<Saying> {
    match *action {
        Action::Inform { to, clue } => {
            let said = match clue {
                Clue::Colour(colour) => {
                    Saying::new("hanabi-say-colour").with("colour", Arg::Text(colour.name().to_owned()))
                }
                Clue::Value(value) => Saying::new("hanabi-say-value").with("value", value.number()),
            };
            vec![said.with("count", touched(view, to, clue))]
        }
        Action::Play { card } | Action::Discard { card } => {
            let held = cards(view, seat).iter().find(|held| held.id == card);
            held.map(|held| known(held, place(view, seat, card))).unwrap_or_default()
        }
        Action::Arrange { .. } => vec![Saying::new("cli-hanabi-arrange-help")],
    }
}

fn known(held: &CardView, place: u8) -> Vec<Saying> {
    let saying = |what: &str| Saying::new(format!("hanabi-prompt-own-{what}")).with("place", place);
    let Some(marks) = held.marks else { return vec![saying("memory")] };
    let mut said = vec![match (marks.colour(), marks.value()) {
        (Some(colour), Some(value)) => {
            saying("card").with_key("card", ::hanabi::Card::new(colour, value).key_in_sentence())
        }
        (Some(colour), None) => saying("colour").with("colour", Arg::Text(colour.name().to_owned())),
        (None, Some(value)) => saying("value").with("value", value.number()),
        (None, None) if Clue::ALL.into_iter().any(|clue| marks.is_not(clue)) => saying("not"),
        (None, None) => saying("unknown"),
    }];
    match held.hint {
        Some(Hint::Play) => said.push(Saying::new("hanabi-prompt-own-play")),
        Some(Hint::Discard) => said.push(Saying::new("hanabi-prompt-own-discard")),
        None => {}
    }
    said
}

#[cfg(test)]
mod tests;
