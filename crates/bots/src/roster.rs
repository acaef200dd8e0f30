//! Which bots a game has.

use boardgame::{Game, Played, RecordOf, Seat};
use serde::Serialize;

use crate::{Analyst, BadBot, Bot, BotName, Cancel, Misread, Random, Riddle, Yardstick};

/// A game that has bots; the list is all that the rest of the program knows of them.
pub trait Roster: Game {
    /// From the gentlest to the strongest. Those with `at_table` can be invited into a room.
    const BOTS: &'static [Entry<Self>];

    /// The bot that plays where nobody says which: the one for a newcomer's table. It is one of those with `at_table`.
    const USUAL: &'static str;

    /// The best line that is known for the deal of a finished game, with everything open: where a game has a solver,
    /// and somebody waits for it.
    fn best_line(_record: &RecordOf<Self>, _cancel: &Cancel) -> Option<Vec<Played<Self::Action>>> {
        None
    }

    /// What a reader makes of one thing, in the game's own form; `()` where a game is not read.
    type Reading: Serialize + 'static;

    /// What readers would have made of a finished game, where a game is read.
    fn readings(_record: &RecordOf<Self>) -> Option<Vec<Self::Reading>> {
        None
    }

    /// The kinds of pictures that are guessed by others: where a game is read.
    const READ: &'static [&'static str] = &[];

    /// What was to be guessed in a finished game, each thing as it stood before the first guess at it.
    fn riddles(_record: &RecordOf<Self>) -> Vec<Riddle> {
        Vec::new()
    }

    /// How many different parts there are to play; as many bots, one a part, can then be named for all seats.
    const ROLES: usize = 1;

    /// Which part a seat plays, as everybody can see.
    fn role(_view: &Self::View, _seat: Seat) -> usize {
        0
    }

    /// What a simulation can measure its bots by: it plays all seats, and is no bot, because it is told everything.
    fn yardstick(_name: &str, _options: &Self::Options, _seats: u8) -> Option<Box<dyn Yardstick<Self>>> {
        None
    }

    /// Whoever knows what choices are worth, for one seat, before it has been told anything. Whoever is shown the whole of
    /// a finished game beforehand knows how its players mean what they do.
    fn analyst(_finished: Option<&RecordOf<Self>>) -> Option<Box<dyn Analyst<Self>>> {
        None
    }

    /// What was said in a finished game, and taken for something else, which cost something: where players tell each other
    /// things by playing.
    fn misread(_record: &RecordOf<Self>) -> Vec<Misread> {
        Vec::new()
    }

    /// A bot for one seat, before it has been told anything.
    fn bot(name: &BotName) -> MadeBot<Self> {
        match Self::BOTS.iter().find(|entry| entry.name == name.name) {
            Some(entry) => (entry.make)(name),
            None => Err(BadBot::Unknown {
                name: name.name.clone(),
                known: Self::BOTS.iter().map(|entry| entry.name).collect::<Vec<_>>().join(", "),
            }),
        }
    }
}

/// A bot that has been told nothing yet, or why there is none.
pub type MadeBot<G> = Result<Box<dyn Bot<G>>, BadBot>;

/// One bot of a game.
#[derive(Debug)]
pub struct Entry<G: Game> {
    pub name: &'static str,
    /// Whether it is offered to people; the others are for simulations.
    pub at_table: bool,
    pub make: fn(&BotName) -> MadeBot<G>,
}

impl<G: Game> Entry<G> {
    /// Random play, which every game has.
    pub const RANDOM: Entry<G> = Entry {
        name: "random",
        at_table: false,
        make: |name| {
            name.expect_only(&[])?;
            Ok(Box::new(Random))
        },
    };
}
