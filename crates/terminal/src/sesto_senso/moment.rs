//! What is told by itself: the signs psychic by psychic, the beginning of the final, an accusation.

use ::sesto_senso::{Card, EventView, Public, Who};
use boardgame::{Say, Saying};
use serde_json::value::RawValue;

use crate::Moment;
use crate::board::read;

pub(super) fn of(events: &[&RawValue]) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    for event in events {
        let event: EventView = read(event);
        let EventView::Public(public) = &event else { continue };
        match (public, moments.last_mut()) {
            (Public::Signs { day, .. }, _) => {
                let title = Saying::new("cli-sesto-signs").with("day", *day);
                moments.push(Moment { title, lines: Vec::new() });
            }
            // Each psychic's own sign is a line under the title of the day's.
            (Public::Found { who, card, .. }, Some(signs)) => {
                signs.lines.push(sign("cli-sesto-sign-yes", *who, *card));
            }
            (Public::Refused { who, card }, Some(signs)) => {
                signs.lines.push(sign("cli-sesto-sign-no", *who, *card));
            }
            (Public::Missed { .. }, Some(signs)) => signs.lines.push(event.say()),
            (Public::Accused { on, .. }, _) => {
                let title = named(Saying::new("cli-sesto-accused"), *on);
                moments.push(Moment { title, lines: vec![event.say()] });
            }
            (Public::Revealing { .. } | Public::Hopeless { .. } | Public::Ended { .. }, _) => {
                moments.push(Moment { title: event.say(), lines: Vec::new() });
            }
            _ => {}
        }
    }
    moments
}

fn sign(key: &'static str, who: Who, card: Card) -> Saying {
    named(Saying::new(key), who).with_key("card", card.key_in_sentence())
}

fn named(saying: Saying, who: Who) -> Saying {
    match who.shared {
        true => saying.with_key("who", format!("sesto-senso-psychic-{}", who.psychic.0 + 1)),
        false => saying.with("who", who.seat),
    }
}
