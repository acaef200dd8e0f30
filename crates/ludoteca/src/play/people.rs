//! Who sits where: people at the keyboard first, bots after them.

use boardgame::{Saying, Seat};
use bots::BotName;
use games::AnyGame;
use words::Lang;

use crate::told::{Told, say};

/// How many names for bots the catalogues have.
const BOT_NAMES: usize = 7;

/// What was asked for.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) seats: Option<u8>,
    pub(crate) bots: Option<Vec<BotName>>,
    pub(crate) hot_seat: bool,
    pub(crate) names: Vec<String>,
}

/// Who sits at one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sitter {
    pub(crate) name: String,
    /// The bot that plays; nobody's for a person.
    pub(crate) bot: Option<BotName>,
}

impl Table {
    /// One sitter a seat.
    pub(crate) fn sitters(&self, lang: Lang) -> Result<Vec<Sitter>, Told> {
        let info = self.game.info();
        let named = self.bots.as_ref().map_or(0, Vec::len);
        let asked = u8::try_from(named + 1).unwrap_or(u8::MAX);
        let seats = self.seats.unwrap_or(info.min_seats.max(asked));
        let bots = match (&self.bots, self.hot_seat) {
            (_, true) => Vec::new(),
            (None, false) => vec![usual(self.game); usize::from(seats.saturating_sub(1))],
            (Some(bots), false) => match bots.as_slice() {
                [bot] => vec![bot.clone(); usize::from(seats.saturating_sub(1))],
                bots if bots.len() + 1 == usize::from(seats) => bots.to_vec(),
                bots => {
                    let others = seats.saturating_sub(1);
                    return Err(Told::new("cli-play-bot-count")
                        .with("others", others)
                        .with("bots", bots.len() as i64));
                }
            },
        };
        for bot in &bots {
            self.game.check_bot(bot)?;
        }
        let people = usize::from(seats) - bots.len();
        let person = |index: usize| Sitter {
            name: self.names.get(index).cloned().unwrap_or_else(|| guest(lang, index, people)),
            bot: None,
        };
        // Bots are called as in a room: by their seat.
        let automaton = |(seat, bot): (usize, &BotName)| Sitter {
            name: words::word(lang, &format!("room-bot-name-{}", seat % BOT_NAMES + 1)),
            bot: Some(bot.clone()),
        };
        Ok((0..people).map(person).chain((people..).zip(&bots).map(automaton)).collect())
    }
}

/// The bot that plays where nobody says which.
fn usual(game: &dyn AnyGame) -> BotName {
    game.info().usual_bot.parse().expect("the name of a bot is a name")
}

fn guest(lang: Lang, index: usize, people: usize) -> String {
    match people {
        1 => words::word(lang, "cli-play-guest"),
        _ => say(lang, &Saying::new("cli-play-guest-number").with("number", index as i64 + 1)),
    }
}

/// How well a bot plays, in the words of the lobby; a bot that cannot be invited there goes by its own name.
pub(crate) fn level(lang: Lang, bot: &BotName) -> String {
    let key = format!("lobby-level-{}", bot.name);
    if words::knows(lang, &key) { words::word(lang, &key) } else { bot.to_string() }
}

/// The seats at the keyboard.
pub(crate) fn people(sitters: &[Sitter]) -> Vec<Seat> {
    (0..).map(Seat).zip(sitters).filter(|(_, sitter)| sitter.bot.is_none()).map(|(seat, _)| seat).collect()
}
