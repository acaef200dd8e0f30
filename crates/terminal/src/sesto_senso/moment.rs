//! What is told by itself: the signs psychic by psychic, the beginning of the final, an accusation.

use ::sesto_senso::{EventView, Public, Sign, Who};
use boardgame::{Say, Saying};
use serde_json::value::RawValue;

use crate::Moment;
use crate::board::read;

pub(super) fn of(event: &RawValue) -> Option<Moment> {
    let event: EventView = read(event);
    let EventView::Public(public) = &event else { return None };
    match public {
        Public::Signs { day, signs } => Some(Moment {
            title: Saying::new("cli-sesto-signs").with("day", *day),
            lines: signs.iter().map(sign).collect(),
        }),
        Public::Revealing { .. } | Public::Hopeless { .. } => {
            Some(Moment { title: event.say(), lines: Vec::new() })
        }
        Public::Accused { on, .. } => {
            let title = named(Saying::new("cli-sesto-accused"), *on);
            Some(Moment { title, lines: vec![event.say()] })
        }
        Public::Ended { .. } => Some(Moment { title: event.say(), lines: Vec::new() }),
        _ => None,
    }
}

fn sign(sign: &Sign) -> Saying {
    let key = if sign.right { "cli-sesto-sign-yes" } else { "cli-sesto-sign-no" };
    named(Saying::new(key), sign.who).with_key("card", sign.card.key_in_sentence())
}

fn named(saying: Saying, who: Who) -> Saying {
    match who.shared {
        true => saying.with_key("who", format!("sesto-senso-psychic-{}", who.psychic.0 + 1)),
        false => saying.with("who", who.seat),
    }
}
