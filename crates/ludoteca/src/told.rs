//! What goes wrong, in the words of the catalogue.

use boardgame::{Saying, Seat};
use bots::BadBot;
use games::{BadLineup, Refusal};
use words::Lang;

/// An error that has words.
#[derive(Debug, thiserror::Error)]
#[error("{}", .0.key)]
pub(crate) struct Told(pub(crate) Saying);

impl Told {
    pub(crate) fn new(key: &'static str) -> Told {
        Told(Saying::new(key))
    }

    /// With an argument of the message.
    pub(crate) fn with(self, name: &'static str, arg: impl Into<boardgame::Arg>) -> Told {
        Told(self.0.with(name, arg))
    }
}

impl From<BadBot> for Told {
    fn from(bad: BadBot) -> Told {
        match bad {
            BadBot::Unknown { name, known } => {
                Told::new("cli-unknown-bot").with("name", name).with("known", known)
            }
            BadBot::Parameter { name, parameter } => {
                Told::new("cli-bad-parameter").with("name", name).with("parameter", parameter)
            }
        }
    }
}

impl From<Refusal> for Told {
    fn from(refusal: Refusal) -> Told {
        Told(refusal.saying())
    }
}

impl From<BadLineup> for Told {
    fn from(bad: BadLineup) -> Told {
        match bad {
            BadLineup::Bot(bot) => bot.into(),
            BadLineup::Options(refusal) => refusal.into(),
            BadLineup::Count { seats, bots } => {
                Told::new("cli-bot-count").with("seats", seats).with("bots", bots as i64)
            }
        }
    }
}

/// A saying in plain words; seats are called by their number.
pub(crate) fn say(lang: Lang, saying: &Saying) -> String {
    words::plain(&words::say(lang, saying, &|seat| seat_name(lang, seat)))
}

/// What a seat is called where nobody sits: its number, counted from 1 as people do.
pub(crate) fn seat_name(lang: Lang, seat: Seat) -> String {
    let saying = Saying::new("cli-seat").with("number", seat.0 + 1);
    words::say(lang, &saying, &|_| String::new())
}

/// Any error of the program in words; what comes from the system is quoted.
pub(crate) fn in_words(lang: Lang, error: &anyhow::Error) -> String {
    match error.downcast_ref::<Told>() {
        Some(Told(saying)) => say(lang, saying),
        None => say(lang, &Saying::new("cli-failed").with("detail", format!("{error:#}"))),
    }
}
