//! Who sits on a seat.

use crate::GuestId;

/// Who the players are on stage; each has a colour, so no two at a table should be alike.
pub const PUPPETS: [&str; 7] = ["fox", "owl", "dolphin", "tortoise", "cat", "rabbit", "bear"];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sitter {
    #[default]
    Free,
    Bot {
        bot: String,
        puppet: String,
    },
    Person(Person),
    /// Somebody who has been deleted: their name is gone, and a bot plays on for them.
    Deleted {
        puppet: Option<String>,
        stand_in: Option<String>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub guest: GuestId,
    pub name: String,
    pub puppet: String,
    /// The bot that plays for them now.
    pub stand_in: Option<String>,
    /// They have left during play, and may still come back.
    pub gone: bool,
    /// The host has removed them during play: the seat is theirs no more.
    pub removed: bool,
    /// They let the others see what their choices were worth, once it is over.
    pub shows: bool,
}

impl Person {
    pub fn new(guest: GuestId, name: String, puppet: String) -> Person {
        Person { guest, name, puppet, stand_in: None, gone: false, removed: false, shows: false }
    }
}

impl Sitter {
    pub fn is_free(&self) -> bool {
        matches!(self, Sitter::Free)
    }

    pub fn person(&self) -> Option<&Person> {
        match self {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Whose seat it is.
    pub fn guest(&self) -> Option<GuestId> {
        self.person().filter(|person| !person.removed).map(|person| person.guest)
    }

    pub fn is_of(&self, guest: GuestId) -> bool {
        self.guest() == Some(guest)
    }

    /// The bot that plays here, for itself or for a person.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Free => None,
            Sitter::Bot { bot, .. } => Some(bot),
            Sitter::Person(Person { stand_in, .. }) | Sitter::Deleted { stand_in, .. } => stand_in.as_deref(),
        }
    }

    pub fn puppet(&self) -> Option<&str> {
        match self {
            Sitter::Free => None,
            Sitter::Bot { puppet, .. } | Sitter::Person(Person { puppet, .. }) => Some(puppet),
            Sitter::Deleted { puppet, .. } => puppet.as_deref(),
        }
    }

    /// What they are called: a bot by what it is, a deleted guest by nothing.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Bot { bot, .. } => bot,
            Sitter::Person(person) => &person.name,
            Sitter::Free | Sitter::Deleted { .. } => "",
        }
    }
}

/// The puppet that was asked for, or the first that nobody at the table has.
pub fn free_puppet(seats: &[Sitter], wanted: Option<&str>) -> String {
    let is_taken = |puppet: &str| seats.iter().any(|seat| seat.puppet() == Some(puppet));
    let wanted = wanted.filter(|puppet| PUPPETS.contains(puppet));
    let free = wanted.into_iter().chain(PUPPETS).find(|puppet| !is_taken(puppet));
    free.or(wanted).unwrap_or(PUPPETS[0]).to_owned()
}
