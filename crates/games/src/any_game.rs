//! A game whose types are forgotten.

use std::fmt::Debug;
use std::marker::PhantomData;

use boardgame::{BadRecord, Game, GameRng, Kind, Legal, Moments, OptionSpec, Record, Saying, Seed, Table};
use bots::{BadBot, BotName, Roster};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::any_table::{AnyTable, StepEvents, TypedEvents};
use crate::lineup::{BadLineup, Lineup};
use crate::playout::Playout;
use crate::wire::{Json, Refusal, json};

/// The record of a game whose types are forgotten.
pub type AnyRecord = Record<Value, Value>;

/// A new table, and what was told when it was set up.
#[derive(Debug)]
pub struct Dealt {
    pub table: Box<dyn AnyTable>,
    pub events: Box<dyn StepEvents>,
}

/// One game of the registry.
pub trait AnyGame: Sync + Debug {
    fn info(&self) -> GameInfo;

    /// The kinds of pictures that the game is played with, and how many there are of each.
    fn pictures(&self) -> &'static [(&'static str, u8)];

    /// Reads options, fills in what is missing, and says what is wrong with them.
    fn options(&self, options: &Value, seats: u8) -> Result<Value, Refusal>;

    /// What each option means with this many seats, in the order of the playbill.
    fn explain(&self, options: &Value, seats: u8) -> Result<Vec<Saying>, Refusal>;

    /// Whether a bot of this name can be had.
    fn check_bot(&self, name: &BotName) -> Result<(), BadBot>;

    /// Sets a new game up; the events are those of step 0.
    fn deal(&self, options: &Value, seats: u8, seed: Seed) -> Result<Dealt, Refusal>;

    /// Plays a record again.
    fn replay(&self, record: &AnyRecord) -> Result<Box<dyn AnyTable>, BadRecord>;

    /// A move drawn evenly from legal actions that came as JSON, for programs that play over the wire.
    fn sample(&self, legal: &RawValue, rng: &mut GameRng) -> Option<Json>;

    /// Bots that are to play many games: one name for all seats, or one a seat.
    fn lineup(&self, options: &Value, seats: u8, bots: &[BotName]) -> Result<Box<dyn Lineup>, BadLineup>;

    /// Plays one game with the usual options at random, by the rules alone: `seats` must be a number that the game has.
    fn playout(&self, seats: u8, seed: Seed) -> Playout;
}

/// What a room or a page must know of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameInfo {
    pub id: &'static str,
    pub rules: u32,
    pub min_seats: u8,
    pub max_seats: u8,
    pub kind: Kind,
    pub minutes: u8,
    /// Whether seats know things that others may not see.
    pub secrets: bool,
    pub options: Vec<OptionSpec>,
    #[schema(value_type = Object)]
    pub default_options: Value,
    pub phrases: Vec<&'static str>,
    /// From the gentlest to the strongest.
    pub bots: Vec<BotInfo>,
    /// The bot that plays where nobody says which.
    pub usual_bot: &'static str,
    /// Whether there is a daily deal: every game that can be played alone has one.
    pub daily: bool,
}

/// A bot of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BotInfo {
    pub name: &'static str,
    /// Whether it can be invited into a room.
    pub at_table: bool,
}

#[derive(Debug)]
struct Typed<G>(PhantomData<fn() -> G>);

/// The registry's entry of a game; public so that tests can serve games of their own.
pub const fn of<G: Roster>() -> &'static dyn AnyGame {
    const { &Typed::<G>(PhantomData) }
}

pub(crate) fn read_options<G: Game>(options: &Value) -> Result<G::Options, Refusal> {
    if options.is_null() {
        return Ok(G::Options::default());
    }
    serde_json::from_value(options.clone())
        .map_err(|error| Refusal(Saying::new("error-bad-options").with("detail", error.to_string())))
}

impl<G: Roster> AnyGame for Typed<G> {
    fn info(&self) -> GameInfo {
        let playbill = G::PLAYBILL;
        GameInfo {
            id: G::ID,
            rules: G::RULES,
            min_seats: *G::SEATS.start(),
            max_seats: *G::SEATS.end(),
            kind: playbill.kind,
            minutes: playbill.minutes,
            secrets: playbill.secrets,
            options: playbill.options.to_vec(),
            default_options: serde_json::to_value(G::Options::default()).expect("options are plain data"),
            phrases: playbill.phrases.to_vec(),
            bots: G::BOTS.iter().map(|bot| BotInfo { name: bot.name, at_table: bot.at_table }).collect(),
            usual_bot: G::USUAL,
            daily: G::SEATS.contains(&1),
        }
    }

    fn pictures(&self) -> &'static [(&'static str, u8)] {
        G::PLAYBILL.pictures
    }

    fn options(&self, options: &Value, seats: u8) -> Result<Value, Refusal> {
        let options = read_options::<G>(options)?;
        Table::<G>::new(options.clone(), seats, Seed::of_number(0), &mut boardgame::Unheard)
            .map_err(|bad| Refusal(bad.0))?;
        Ok(serde_json::to_value(options).expect("options are plain data"))
    }

    fn explain(&self, options: &Value, seats: u8) -> Result<Vec<Saying>, Refusal> {
        Ok(G::explain(&read_options::<G>(options)?, seats))
    }

    fn check_bot(&self, name: &BotName) -> Result<(), BadBot> {
        G::bot(name).map(drop)
    }

    fn deal(&self, options: &Value, seats: u8, seed: Seed) -> Result<Dealt, Refusal> {
        let mut moments = Moments::default();
        let table = Table::<G>::new(read_options::<G>(options)?, seats, seed, &mut moments)
            .map_err(|bad| Refusal(bad.0))?;
        let events = Box::new(TypedEvents::of(&table, moments));
        Ok(Dealt { table: Box::new(table), events })
    }

    fn replay(&self, record: &AnyRecord) -> Result<Box<dyn AnyTable>, BadRecord> {
        Ok(Box::new(Table::<G>::replay(&typed_record::<G>(record)?)?))
    }

    fn sample(&self, legal: &RawValue, rng: &mut GameRng) -> Option<Json> {
        let legal: G::Legal = serde_json::from_str(legal.get()).ok()?;
        legal.sample(rng).map(|action| json(&action))
    }

    fn lineup(&self, options: &Value, seats: u8, bots: &[BotName]) -> Result<Box<dyn Lineup>, BadLineup> {
        crate::lineup::lineup::<G>(options, seats, bots)
    }

    fn playout(&self, seats: u8, seed: Seed) -> Playout {
        crate::playout::playout::<G>(seats, seed)
    }
}

pub(crate) fn typed_record<G: Game>(record: &AnyRecord) -> Result<boardgame::RecordOf<G>, BadRecord> {
    let options = read_options::<G>(&record.options).map_err(|refusal| boardgame::BadOptions(refusal.0))?;
    let actions = record
        .actions
        .iter()
        .enumerate()
        .map(|(index, played)| match serde_json::from_value(played.action.clone()) {
            Ok(action) => Ok(boardgame::Played { seat: played.seat, action }),
            Err(_) => Err(BadRecord::Illegal {
                step: index as u64 + 1,
                seat: played.seat,
                code: "error-bad-action".to_owned(),
            }),
        })
        .collect::<Result<_, _>>()?;
    Ok(Record {
        game: record.game.clone(),
        rules: record.rules,
        seats: record.seats,
        options,
        commitment: record.commitment.clone(),
        chance: record.chance.clone(),
        actions,
    })
}
