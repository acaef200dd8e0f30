//! The sentences of the events.

use boardgame::{Say, Saying};

use crate::card::{Card, Kind};
use crate::dream::Dream;
use crate::event::{EventView, Private, Public};

/// The most dreams that a sentence names.
const NAMED: usize = 7;

impl Say for EventView {
    fn say(&self) -> Saying {
        match self {
            EventView::Private(private) => private.say(),
            EventView::Public(public) => public.say(),
        }
    }
}

impl Say for Private {
    fn say(&self) -> Saying {
        match self {
            Private::Dealt { who, combination } => {
                let mut saying = who.name_in(Saying::new("sesto-senso-event-dealt"));
                for kind in Kind::ALL {
                    let number = combination.number(kind).expect("a combination is dealt whole");
                    saying = saying.with_key(kind.name(), Card::new(kind, number).key_in_sentence());
                }
                saying
            }
            Private::Drew { count, dreams: Some(dreams), deck } => {
                let saying = name_dreams(Saying::new("sesto-senso-event-drew"), dreams.iter());
                saying.with("count", *count).with("deck", *deck)
            }
            Private::Drew { count, dreams: None, deck } => {
                Saying::new("sesto-senso-event-drew-unseen").with("count", *count).with("deck", *deck)
            }
            Private::Culprit { who } => who.name_in(Saying::new("sesto-senso-event-culprit")),
            Private::Dreamed { dreams, .. } => {
                name_dreams(Saying::new("sesto-senso-event-dreamed"), dreams.iter().copied())
            }
        }
    }
}

impl Say for Public {
    fn say(&self) -> Saying {
        match self {
            Public::Haunted { ghost } => Saying::new("sesto-senso-event-haunted").with("seat", *ghost),
            Public::Laid { kind, cards } => Saying::new("sesto-senso-event-laid")
                .with("kind", kind.name().to_owned())
                .with("count", cards.len() as u8),
            Public::Day { day } => Saying::new("sesto-senso-event-day").with("day", *day),
            Public::Shuffled { deck } => Saying::new("sesto-senso-event-shuffled").with("deck", *deck),
            Public::Given { who, kind, dreams } => {
                let saying = name_dreams(Saying::new("sesto-senso-event-given"), dreams.iter());
                who.name_in(saying).with("kind", kind.name().to_owned())
            }
            Public::Lapsed => Saying::new("sesto-senso-event-lapsed"),
            Public::Changed { dreams, left } => {
                Saying::new("sesto-senso-event-changed").with("count", dreams.len() as u8).with("left", *left)
            }
            Public::Placed { who, card, from } => {
                let key = if from.is_some() { "sesto-senso-event-moved" } else { "sesto-senso-event-placed" };
                who.name_in(Saying::new(key)).with_key("card", card.key_in_sentence())
            }
            Public::Confirmed { who } => who.name_in(Saying::new("sesto-senso-event-confirmed")),
            Public::Signs { day, .. } => Saying::new("sesto-senso-event-signs").with("day", *day),
            Public::Found { who, card, left } => who
                .name_in(Saying::new("sesto-senso-event-found"))
                .with_key("card", card.key_in_sentence())
                .with("left", *left),
            Public::Refused { who, card } => {
                who.name_in(Saying::new("sesto-senso-event-refused")).with_key("card", card.key_in_sentence())
            }
            Public::Missed { who } => who.name_in(Saying::new("sesto-senso-event-missed")),
            Public::TimeUp { dreams: true } => Saying::new("sesto-senso-event-time-up-dreams"),
            Public::TimeUp { dreams: false } => Saying::new("sesto-senso-event-time-up-talk"),
            Public::NoVote { day } => Saying::new("sesto-senso-event-no-vote").with("day", *day),
            Public::Hopeless { day } => Saying::new("sesto-senso-event-hopeless").with("day", *day),
            Public::Revealing { day, attempts } => {
                Saying::new("sesto-senso-event-revealing").with("day", *day).with("attempts", *attempts)
            }
            Public::Voted { seat, on, from } => {
                let key =
                    if from.is_some() { "sesto-senso-event-revoted" } else { "sesto-senso-event-voted" };
                on.name_in(Saying::new(key)).with("seat", *seat)
            }
            Public::VoteConfirmed { seat } => {
                Saying::new("sesto-senso-event-vote-confirmed").with("seat", *seat)
            }
            Public::NoMajority { rounds } => {
                Saying::new("sesto-senso-event-no-majority").with("rounds", *rounds)
            }
            Public::Accused { on, character, right, .. } => {
                let key = if *right { "sesto-senso-event-unmasked" } else { "sesto-senso-event-accused" };
                on.name_in(Saying::new(key)).with_key("character", character.key_in_sentence())
            }
            Public::Agreed { seat, to, yes } => {
                let not = if *yes { "" } else { "-no-more" };
                Saying::new(format!("sesto-senso-event-agreed-{}{not}", to.name())).with("seat", *seat)
            }
            Public::Ended { end } => end.say(),
        }
    }
}

/// Names up to seven dreams; a sentence takes as many as `count` says, and the last one stands in for the rest.
fn name_dreams(saying: Saying, dreams: impl Iterator<Item = Dream>) -> Saying {
    const NAMES: [&str; NAMED] = ["dream1", "dream2", "dream3", "dream4", "dream5", "dream6", "dream7"];
    let keys: Vec<String> = dreams.map(Dream::key).collect();
    let last = keys.len().checked_sub(1).expect("somebody dreams of something");
    let named = NAMES.iter().enumerate();
    let saying =
        named.fold(saying, |saying, (place, name)| saying.with_key(name, keys[place.min(last)].clone()));
    saying.with("count", keys.len() as u8)
}
