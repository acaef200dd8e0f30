//! Senet in a terminal: what is said and offered; the picture is drawn in `drawing`.

mod drawing;

use ::senet::{Action, Choice as SenetChoice, ChoiceKind, Colour, Face, Legal, Phase, Side, View};
use boardgame::{Game, Saying, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use serde_json::value::to_raw_value;
use words::{Lang, word};

use crate::board::read;
use crate::{Act, Board, Choice, Scene};
use drawing::{BRICKS, Drawing, SIGNS, WALL};

#[derive(Debug)]
pub(crate) struct SenetBoard;

impl Board for SenetBoard {
    fn id(&self) -> &'static str {
        ::senet::Senet::ID
    }

    fn height(&self, _: &Scene<'_>, _: Size) -> u16 {
        drawing::HEIGHT
    }

    fn prompt(&self, scene: &Scene<'_>) -> Saying {
        let view: View = read(scene.view);
        match view.phase {
            Phase::Over { winner } if winner == scene.seat => Saying::new("senet-prompt-won"),
            Phase::Over { winner } => Saying::new("senet-prompt-lost").with("name", winner),
            _ if view.to_move == scene.seat => own_prompt(&view, &read(scene.legal)),
            _ => waiting_prompt(&view),
        }
    }

    fn choices(&self, scene: &Scene<'_>) -> Vec<Choice> {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let proposed = proposal(&view, &legal);
        let moves = legal.choices.iter().enumerate().map(|(index, choice)| Choice {
            act: play(&choice.action),
            label: label(&view, choice),
            detail: detail(&view, choice),
            reading: None,
            suggested: index == proposed,
        });
        // Whoever is asked for something else before the start may take another colour first.
        let preparing = matches!(view.phase, Phase::WhoBegins | Phase::Choose) && !legal.choices.is_empty();
        let colours = legal.colours.iter().filter(|_| preparing).map(|colour| Choice {
            act: play(&Action::Paint { colour: *colour }),
            label: Saying::new("senet-act-paint").with_key("colour", colour_key(*colour)),
            detail: vec![Saying::new("senet-detail-paint")],
            reading: None,
            suggested: false,
        });
        moves.chain(colours).collect()
    }

    fn legend(&self, lang: Lang) -> Vec<String> {
        let mut lines: Vec<String> = SIGNS
            .iter()
            .map(|(square, sign)| {
                let house = word(lang, &format!("senet-house-{square}"));
                let help = word(lang, &format!("senet-house-{square}-help"));
                format!("{sign} {square} {house}. {help}")
            })
            .collect();
        lines.push(format!("{WALL} {}", word(lang, "cli-senet-wall")));
        lines.push(format!("{BRICKS} {}", word(lang, "cli-senet-bricks")));
        lines
    }

    fn draw(&self, scene: &Scene<'_>, picked: Option<usize>, area: Rect, buffer: &mut Buffer) {
        let (view, legal): (View, Legal) = (read(scene.view), read(scene.legal));
        let picked = picked.and_then(|index| legal.choices.get(index));
        Drawing { scene, view: &view, legal: &legal, picked }.draw(area, buffer);
    }
}

fn play(action: &Action) -> Act {
    Act::Play(to_raw_value(action).expect("an action is plain data"))
}

/// The choice that is picked already: the fastest with hints, the even squares before the start.
fn proposal(view: &View, legal: &Legal) -> usize {
    let choices = legal.choices.iter().enumerate();
    if view.phase == Phase::Choose {
        let even = Action::Choose { side: Side::Even };
        return choices.clone().find(|(_, choice)| choice.action == even).map_or(0, |(index, _)| index);
    }
    // Of equals the first is the one on the lowest square, hence the reversed order.
    choices.rev().max_by_key(|(_, choice)| choice.gain).map_or(0, |(index, _)| index)
}

fn own_prompt(view: &View, legal: &Legal) -> Saying {
    let thrown = view.thrown.unwrap_or_default();
    let key = match view.phase {
        Phase::WhoBegins if view.lots == [None, None] => "who-begins",
        Phase::WhoBegins if view.to_move == Seat(0) => "who-begins-tie",
        Phase::WhoBegins => "who-begins-second",
        Phase::Choose => "choose",
        Phase::Throw { .. } if view.blocked[view.to_move.index()] => "throw-blocked",
        Phase::Throw { may_leave: true, .. } => "may-leave",
        Phase::Throw { opening: true, .. } => "throw-opening",
        Phase::Throw { again: true, .. } => "throw-again",
        Phase::Throw { .. } => "throw",
        Phase::Move { opening } => {
            let again = Face::of(thrown) == Face::Again;
            match legal.choices.first().map(|choice| (choice.kind, choice.from)) {
                _ if opening => ["opening-pass", "opening-again"][usize::from(again)],
                Some((ChoiceKind::Collision, _)) => ["collision-pass", "collision-again"][usize::from(again)],
                Some((ChoiceKind::Back | ChoiceKind::BackSwap, _)) => {
                    ["back-pass", "back-again"][usize::from(again)]
                }
                Some((ChoiceKind::Off, Some(27))) => "freed",
                _ => ["move-pass", "move-again"][usize::from(again)],
            }
        }
        Phase::Over { .. } => "won",
    };
    Saying::new(format!("senet-prompt-{key}")).with("throw", thrown)
}

fn waiting_prompt(view: &View) -> Saying {
    let saying = match view.phase {
        Phase::WhoBegins => Saying::new("senet-prompt-wait-who-begins"),
        Phase::Choose => Saying::new("senet-prompt-wait-choose"),
        Phase::Move { .. } => {
            Saying::new("senet-prompt-wait-move").with("throw", view.thrown.unwrap_or_default())
        }
        _ if view.blocked[view.to_move.index()] => Saying::new("senet-prompt-wait-blocked"),
        _ => Saying::new("senet-prompt-wait-throw"),
    };
    saying.with("name", view.to_move)
}

/// The end of the keys by which a kind of choice is called.
fn kind_key(kind: ChoiceKind) -> &'static str {
    match kind {
        ChoiceKind::Choose => "choose",
        ChoiceKind::Throw => "throw",
        ChoiceKind::Leave => "leave",
        ChoiceKind::Forward => "forward",
        ChoiceKind::Swap => "swap",
        ChoiceKind::Misfortune => "misfortune",
        ChoiceKind::Trapped => "trapped",
        ChoiceKind::Collision => "collision",
        ChoiceKind::Back => "back",
        ChoiceKind::BackSwap => "back-swap",
        ChoiceKind::Off => "off",
    }
}

fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Carnelian => "senet-colour-carnelian",
        Colour::Turquoise => "senet-colour-turquoise",
        Colour::Lapis => "senet-colour-lapis",
        Colour::Malachite => "senet-colour-malachite",
        Colour::Amethyst => "senet-colour-amethyst",
        Colour::Ebony => "senet-colour-ebony",
    }
}

fn side_key(side: Side) -> &'static str {
    match side {
        Side::Odd => "odd",
        Side::Even => "even",
    }
}

fn label(view: &View, choice: &SenetChoice) -> Saying {
    let key = match choice.action {
        Action::Choose { side } => format!("senet-act-choose-{}", side_key(side)),
        Action::Throw if matches!(view.phase, Phase::Throw { again: true, .. }) => {
            "senet-act-throw-again".to_owned()
        }
        _ => format!("senet-act-{}", kind_key(choice.kind)),
    };
    with_squares(Saying::new(key), choice)
}

fn detail(view: &View, choice: &SenetChoice) -> Vec<Saying> {
    let waters = matches!(choice.kind, ChoiceKind::Misfortune | ChoiceKind::Trapped);
    let key = match choice.action {
        Action::Choose { side } => format!("senet-detail-choose-{}", side_key(side)),
        _ if waters && choice.swaps => format!("senet-detail-{}-swap", kind_key(choice.kind)),
        _ => format!("senet-detail-{}", kind_key(choice.kind)),
    };
    let other = Seat(1 - view.to_move.0);
    let mut said = vec![with_squares(Saying::new(key).with("name", other), choice)];
    if let (Some(gain), Action::Move { .. }) = (choice.gain, choice.action) {
        said.push(Saying::new("senet-detail-gain").with("gain", gain));
    }
    said
}

fn with_squares(saying: Saying, choice: &SenetChoice) -> Saying {
    [("from", choice.from), ("to", choice.to), ("then", choice.then)]
        .into_iter()
        .filter_map(|(name, square)| Some((name, square?)))
        .fold(saying, |saying, (name, square)| saying.with(name, square))
}

#[cfg(test)]
mod tests;
