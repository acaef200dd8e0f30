//! A game that can be played here.

use boardgame::{BadRecord, Chance};
use games::{AnyGame, Dealt, GameInfo, Options};
use serde_json::Value;

use crate::{Refusal, Room, Status};

#[derive(Clone, Debug)]
pub struct GameEntry {
    pub game: &'static dyn AnyGame,
    pub info: GameInfo,
}

/// Why a stored room cannot be played by the present rules.
#[derive(Debug)]
pub enum OtherRules {
    /// A newer program has stored it: it is left alone until this one is as new.
    Newer,
    Unreadable(BadRecord),
}

impl GameEntry {
    pub fn new(game: &'static dyn AnyGame) -> GameEntry {
        GameEntry { game, info: game.info() }
    }

    /// A room as the present rules write it. A game that began by older ones goes on by those: its options say so from now
    /// on. A room that has not started moves to the present rules, with what was chosen as far as it can still be chosen.
    pub fn by_present_rules(&self, room: Room) -> Result<Room<Options>, OtherRules> {
        let present = self.info.rules;
        if room.rules > present {
            return Err(OtherRules::Newer);
        }
        let options = match room.status {
            Status::Open => match self.game.daily().filter(|_| room.daily.is_some()) {
                Some((_, options)) => options,
                None => self.chosen(&room.options, room.count()),
            },
            Status::Playing | Status::Over => {
                self.game.options_since(room.rules, &room.options).map_err(OtherRules::Unreadable)?
            }
        };
        Ok(Room { rules: present, ..room.with_options(options) })
    }

    /// Of these options what can still be chosen, for a game that begins by the present rules.
    pub(crate) fn chosen(&self, options: &Value, seats: u8) -> Options {
        let specs = self.info.options.iter();
        let chosen = specs.filter_map(|spec| Some((spec.name.to_owned(), options.get(spec.name)?.clone())));
        let renewed = self.game.options(&Value::Object(chosen.collect()), seats);
        renewed.unwrap_or_else(|_| self.game.usual_options())
    }

    /// Sets up the game of a room.
    pub fn deal(&self, room: &Room<Options>) -> Result<Dealt, Refusal> {
        let mut dealt = self.game.deal_read(&room.options, room.count(), &Chance::Seed(room.deal_seed()))?;
        dealt.table.seat_programs(room.programs());
        Ok(dealt)
    }

    /// The bot that plays where nobody says which.
    pub fn usual_bot(&self) -> &'static str {
        self.info.usual_bot
    }

    /// The bot that gives hints.
    pub fn strongest_bot(&self) -> Result<&'static str, Refusal> {
        self.bots().last().ok_or(Refusal::UnknownBot)
    }

    /// Whether this bot can be invited into a room.
    pub fn check_bot(&self, name: &str) -> Result<(), Refusal> {
        if self.bots().any(|bot| bot == name) { Ok(()) } else { Err(Refusal::UnknownBot) }
    }

    fn bots(&self) -> impl Iterator<Item = &'static str> {
        self.info.bots.iter().filter(|bot| bot.at_table).map(|bot| bot.name)
    }
}
