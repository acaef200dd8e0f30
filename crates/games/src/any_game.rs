//! A game whose types are forgotten.

use std::fmt::Debug;
use std::marker::PhantomData;

use boardgame::{
    BadOptions, BadRecord, Chance, Daily, Game, GameRng, Kind, Legal, OptionSpec, Own, Record, Saying, Seed,
    Table,
};
use bots::{BadBot, BotName, Roster};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::any_options::Options;
use crate::any_table::{AnyTable, StepEvents};
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

    /// Those of the kinds that are guessed by others: where the game is read.
    fn read(&self) -> &'static [&'static str];

    /// Reads somebody's choice, fills in what is missing, and says what is wrong with it: a rule of an older version is
    /// no choice.
    fn options(&self, options: &Value, seats: u8) -> Result<Options, Refusal>;

    /// The options of whoever makes no choice.
    fn usual_options(&self) -> Options;

    /// The options of a game that began by version `rules`, as the present version writes them: played by these, it goes
    /// on by the rules it began with.
    fn options_since(&self, rules: u32, options: &Value) -> Result<Options, BadRecord>;

    /// What is dealt every day, and by which options: where the game has that.
    fn daily(&self) -> Option<(Daily, Options)>;

    /// What a host may bring who owns the box.
    fn own(&self) -> Option<Own>;

    /// Whether a bot of this name can be had.
    fn check_bot(&self, name: &BotName) -> Result<(), BadBot>;

    /// Sets a new game up with options as they are written; the events are those of step 0.
    fn deal(&self, options: &Value, seats: u8, seed: Seed) -> Result<Dealt, Refusal> {
        self.deal_by(options, seats, &Chance::Seed(seed))
    }

    /// The same from any chance: tests give draws.
    fn deal_by(&self, options: &Value, seats: u8, chance: &Chance) -> Result<Dealt, Refusal>;

    /// The same with options that were read.
    fn deal_read(&self, options: &Options, seats: u8, chance: &Chance) -> Result<Dealt, Refusal> {
        options.deal_by(seats, chance)
    }

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
    /// The option that is a clock of the game's own.
    #[schema(required)]
    pub clock: Option<&'static str>,
    pub phrases: Vec<&'static str>,
    /// From the gentlest to the strongest.
    pub bots: Vec<BotInfo>,
    /// The bot that plays where nobody says which.
    pub usual_bot: &'static str,
    /// Whether there is a daily deal.
    pub daily: bool,
    /// Whether there is something to be guessed by pictures every day: in every game that is read.
    pub riddles: bool,
    /// What the host of this server calls what they brought to it from a box of their own.
    #[schema(required)]
    pub own: Option<String>,
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
    options_of::<G>(G::RULES, options).map_err(|bad| match bad {
        BadRecord::Options(BadOptions(saying)) => Refusal::Unreadable(saying),
        bad => unreachable!("the present rules are known: {bad}"),
    })
}

/// Options as version `rules` wrote them; where there are none they are the usual ones of that version.
fn options_of<G: Game>(rules: u32, options: &Value) -> Result<G::Options, BadRecord> {
    match options {
        Value::Null => boardgame::read_options::<G, _>(rules, &Value::Object(serde_json::Map::new())),
        options => boardgame::read_options::<G, _>(rules, options),
    }
}

/// Somebody's choice, with the present default wherever they made none: what is missing in a record means what it meant
/// when that was written.
fn filled<G: Game>(options: &Value) -> Value {
    let mut filled = serde_json::to_value(G::Options::default()).expect("options are plain data");
    match (filled.as_object_mut(), options) {
        (Some(fields), Value::Object(chosen)) => fields.extend(chosen.clone()),
        (_, Value::Null) => {}
        _ => return options.clone(),
    }
    filled
}

/// What the playbill does not offer stays as it is in the default.
fn check_choice<G: Game>(options: &Value) -> Result<(), Refusal> {
    let default = serde_json::to_value(G::Options::default()).expect("options are plain data");
    let offered = |name: &str| G::PLAYBILL.options.iter().any(|spec| spec.name == name);
    let mut fixed = options.as_object().into_iter().flatten().filter(|(name, _)| !offered(name));
    match fixed.find(|(name, value)| default.get(name.as_str()) != Some(*value)) {
        None => Ok(()),
        Some((name, _)) => Err(Refusal::Illegal(
            Saying::new("error-bad-options")
                .with("detail", format!("`{name}` is no choice of the present rules")),
        )),
    }
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
            clock: playbill.clock,
            phrases: playbill.phrases.to_vec(),
            bots: G::BOTS.iter().map(|bot| BotInfo { name: bot.name, at_table: bot.at_table }).collect(),
            usual_bot: G::USUAL,
            daily: playbill.daily.is_some(),
            riddles: !G::READ.is_empty(),
            own: G::OWN.and_then(|own| (own.title)()),
        }
    }

    fn pictures(&self) -> &'static [(&'static str, u8)] {
        G::PLAYBILL.pictures
    }

    fn read(&self) -> &'static [&'static str] {
        G::READ
    }

    fn options(&self, options: &Value, seats: u8) -> Result<Options, Refusal> {
        let options = read_options::<G>(&filled::<G>(options))?;
        Table::<G>::new(options.clone(), seats, Seed::of_number(0), &mut boardgame::Unheard)
            .map_err(|bad| Refusal::Illegal(bad.0))?;
        let options = Options::of::<G>(options);
        check_choice::<G>(options.json())?;
        Ok(options)
    }

    fn usual_options(&self) -> Options {
        Options::of::<G>(G::Options::default())
    }

    fn options_since(&self, rules: u32, options: &Value) -> Result<Options, BadRecord> {
        Ok(Options::of::<G>(options_of::<G>(rules, options)?))
    }

    fn daily(&self) -> Option<(Daily, Options)> {
        let daily = G::PLAYBILL.daily?;
        let options = daily.options.iter().map(|(name, value)| ((*name).to_owned(), Value::from(*value)));
        let options = options_of::<G>(G::RULES, &Value::Object(options.collect()));
        Some((daily, Options::of::<G>(options.expect("a game can read its own playbill"))))
    }

    fn own(&self) -> Option<Own> {
        G::OWN
    }

    fn check_bot(&self, name: &BotName) -> Result<(), BadBot> {
        G::bot(name).map(drop)
    }

    fn deal_by(&self, options: &Value, seats: u8, chance: &Chance) -> Result<Dealt, Refusal> {
        Options::of::<G>(read_options::<G>(options)?).deal_by(seats, chance)
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

/// The same record with its types, as the present version writes it.
pub(crate) fn typed_record<G: Game>(record: &AnyRecord) -> Result<boardgame::RecordOf<G>, BadRecord> {
    let options = options_of::<G>(record.rules, &record.options)?;
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
        rules: G::RULES,
        seats: record.seats,
        options,
        commitment: record.commitment.clone(),
        parts: record.parts.clone(),
        chance: record.chance.clone(),
        actions,
    })
}
