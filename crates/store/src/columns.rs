//! How values of a room stand in columns.

use boardgame::{Seat, SeatSet};
use room::{GuestId, How, PUPPETS, Person, Sitter, Status};

const STATUS: [(Status, &str); 3] =
    [(Status::Open, "open"), (Status::Playing, "playing"), (Status::Over, "over")];

pub(crate) fn status_name(status: Status) -> &'static str {
    STATUS.iter().find(|(known, _)| *known == status).expect("every status has a name").1
}

pub(crate) fn status_of(name: &str) -> Option<Status> {
    STATUS.iter().find(|(_, known)| *known == name).map(|(status, _)| *status)
}

/// A set of seats as a bit mask.
pub(crate) fn mask(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.0)
}

pub(crate) fn seats_of_mask(mask: i64) -> SeatSet {
    (0..16).filter(|seat| mask & (1 << seat) != 0).map(Seat).collect()
}

/// One seat: free when it has neither guest, name nor bot; a bot beside a name stands in for that person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatColumns {
    /// Null where the guest has been deleted.
    pub(crate) guest: Option<GuestId>,
    pub(crate) name: Option<String>,
    pub(crate) puppet: Option<String>,
    pub(crate) bot: Option<String>,
    pub(crate) gone: bool,
    pub(crate) removed: bool,
    pub(crate) shows: bool,
}

impl From<SeatColumns> for Sitter {
    fn from(columns: SeatColumns) -> Sitter {
        let SeatColumns { guest, name, puppet, bot, gone, removed, shows } = columns;
        let usual = |puppet: Option<String>| puppet.unwrap_or_else(|| PUPPETS[0].to_owned());
        match (guest, name, bot) {
            (None, None, None) => Sitter::Free,
            (None, None, Some(bot)) => Sitter::Bot { bot, puppet: usual(puppet) },
            (None, Some(_), stand_in) => Sitter::Deleted { puppet, stand_in },
            (Some(guest), name, stand_in) => Sitter::Person(Person {
                guest,
                name: name.unwrap_or_default(),
                puppet: usual(puppet),
                stand_in,
                gone,
                removed,
                shows,
            }),
        }
    }
}

impl From<&Sitter> for SeatColumns {
    fn from(sitter: &Sitter) -> SeatColumns {
        let name = match sitter {
            Sitter::Free | Sitter::Bot { .. } => None,
            Sitter::Person(person) => Some(person.name.clone()),
            Sitter::Deleted { .. } => Some(String::new()),
        };
        SeatColumns {
            guest: sitter.person().map(|person| person.guest),
            name,
            puppet: sitter.puppet().map(str::to_owned),
            bot: sitter.bot().map(str::to_owned),
            gone: sitter.person().is_some_and(|person| person.gone),
            removed: sitter.person().is_some_and(|person| person.removed),
            shows: sitter.person().is_some_and(|person| person.shows),
        }
    }
}

/// How somebody has to do with a seat that is not theirs: a word, and what they ask for it under.
pub(crate) fn how_columns(how: &How) -> (&'static str, Option<&str>, Option<&str>) {
    match how {
        How::Asks { name, puppet } => ("asks", Some(name), Some(puppet)),
        How::Refused => ("refused", None, None),
        How::Knows => ("knows", None, None),
    }
}

pub(crate) fn how_of(word: &str, name: Option<String>, puppet: Option<String>) -> Option<How> {
    match word {
        "asks" => Some(How::Asks { name: name?, puppet: puppet? }),
        "refused" => Some(How::Refused),
        "knows" => Some(How::Knows),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_sitter_is_read_as_it_was_written() {
        let (name, puppet, bot) = ("Marta".to_owned(), "owl".to_owned(), "easy".to_owned());
        let person = Person::new(GuestId(7), name, puppet.clone());
        for sitter in [
            Sitter::Free,
            Sitter::Bot { bot: bot.clone(), puppet: puppet.clone() },
            Sitter::Person(person.clone()),
            Sitter::Person(Person { shows: true, ..person.clone() }),
            Sitter::Person(Person { stand_in: Some(bot.clone()), gone: true, ..person.clone() }),
            Sitter::Person(Person {
                stand_in: Some(bot.clone()),
                gone: true,
                removed: true,
                ..person.clone()
            }),
            Sitter::Person(Person { name: String::new(), stand_in: Some(bot.clone()), ..person }),
            Sitter::Deleted { puppet: Some(puppet), stand_in: Some(bot) },
            Sitter::Deleted { puppet: None, stand_in: None },
        ] {
            assert_eq!(Sitter::from(SeatColumns::from(&sitter)), sitter);
        }
        for seats in [SeatSet::EMPTY, [Seat(0), Seat(4), Seat(15)].into_iter().collect()] {
            assert_eq!(seats_of_mask(mask(seats)), seats);
        }
    }
}
