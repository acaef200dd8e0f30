//! What a room says to the outside: every type here is made for one reader and holds only what they may know.

use boardgame::{Outcome, Part, Saying, Seat};
use games::{Json, StepLines};
use room::Words;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// A room as one guest sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Room {
    pub(crate) id: String,
    /// The short code, while its door is open.
    #[schema(required)]
    pub(crate) code: Option<String>,
    /// Whether the door is shut: the code leads nowhere, and nobody new takes a seat. From the start on it is, unless the
    /// host opens it.
    pub(crate) shut: bool,
    /// Whether televisions keep the code to themselves, because the host wants it so.
    pub(crate) hides_code: bool,
    pub(crate) game: String,
    pub(crate) status: Status,
    #[schema(value_type = Value)]
    pub(crate) options: Json,
    /// What each option means with this many seats, in the order of the game's options; null where it means nothing,
    /// and is not asked.
    pub(crate) explain: Vec<Option<Saying>>,
    pub(crate) seats: Vec<SeatState>,
    /// SHA-256 of the server's part in the deal, from which all chance of this game follows; where no seat has a part in
    /// it, that is the seed itself.
    pub(crate) commitment: String,
    /// What the seats have promised to put into the deal; null where they have no part in it.
    #[schema(required)]
    pub(crate) parts: Option<Vec<Promised>>,
    /// Whether the host has begun and the parts are waited for: each page hands in its own.
    pub(crate) dealing: bool,
    /// How many look on without a seat.
    pub(crate) spectators: u32,
    /// The room in which the same people play again.
    #[schema(required)]
    pub(crate) rematch: Option<String>,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    /// The deck of own pictures, if the host has chosen one.
    #[schema(required)]
    pub(crate) deck: Option<String>,
    /// Whether steps may be taken back here.
    pub(crate) practice: bool,
    /// How often they were: when it grows, what was known of the game's past is no longer so.
    pub(crate) taken_back: u32,
    /// The date of the daily deal that is played here.
    #[schema(required)]
    pub(crate) daily: Option<String>,
    /// Whether what it held is still a secret, because its day is not over.
    pub(crate) sealed: bool,
    /// The game that is played on here from one of its steps.
    #[schema(required)]
    pub(crate) what_if: Option<WhatIf>,
    /// At what tempo the table is played.
    pub(crate) tempo: Tempo,
    /// Whether private notes may be kept now.
    pub(crate) notes: bool,
    /// Whether hints may be asked for.
    pub(crate) hints: bool,
    /// Who asks for a seat that a bot plays, where the reader is to answer.
    pub(crate) latecomers: Vec<Latecomer>,
    pub(crate) you: You,
}

/// At what tempo a table is played: at one sitting, without a limit or with so many minutes for a turn, or over days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) enum Tempo {
    #[serde(rename = "sitting")]
    Sitting,
    #[serde(rename = "minutes-2")]
    TwoMinutes,
    #[serde(rename = "minutes-5")]
    FiveMinutes,
    #[serde(rename = "days-1")]
    OneDay,
    #[serde(rename = "days-2")]
    TwoDays,
    #[serde(rename = "days-3")]
    ThreeDays,
    #[serde(rename = "days-7")]
    SevenDays,
    #[serde(rename = "days")]
    Days,
}

impl Tempo {
    const ALL: [(Tempo, room::Tempo); 8] = [
        (Tempo::Sitting, room::Tempo::Sitting),
        (Tempo::TwoMinutes, room::Tempo::Minutes(2)),
        (Tempo::FiveMinutes, room::Tempo::Minutes(5)),
        (Tempo::OneDay, room::Tempo::Days(Some(1))),
        (Tempo::TwoDays, room::Tempo::Days(Some(2))),
        (Tempo::ThreeDays, room::Tempo::Days(Some(3))),
        (Tempo::SevenDays, room::Tempo::Days(Some(7))),
        (Tempo::Days, room::Tempo::Days(None)),
    ];
}

impl From<room::Tempo> for Tempo {
    fn from(tempo: room::Tempo) -> Tempo {
        Tempo::ALL.iter().find(|(_, known)| *known == tempo).expect("every tempo is told").0
    }
}

impl From<Tempo> for room::Tempo {
    fn from(tempo: Tempo) -> room::Tempo {
        Tempo::ALL.iter().find(|(told, _)| *told == tempo).expect("every tempo is known").1
    }
}

/// From which step of which room a game is played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Branch)]
pub(crate) struct WhatIf {
    pub(crate) room: String,
    pub(crate) step: u64,
}

/// A seat's part in the deal, of which only the hash is shown before the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Promised {
    pub(crate) seat: Seat,
    /// SHA-256 of the part.
    pub(crate) hash: String,
    /// Whether the part is in. Where it is not, the table was dealt without it.
    pub(crate) given: bool,
}

impl From<&Part> for Promised {
    fn from(part: &Part) -> Promised {
        Promised { seat: part.seat, hash: part.hash.clone(), given: part.part.is_some() }
    }
}

/// What of the room is the reader's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct You {
    pub(crate) seats: Vec<Seat>,
    pub(crate) host: bool,
    /// Whether the host has removed the reader from a seat.
    pub(crate) removed: bool,
    /// The seats that the reader may ask for.
    pub(crate) vacant: Vec<Seat>,
    /// The one that they ask for.
    #[schema(required)]
    pub(crate) asks: Option<Seat>,
}

/// Somebody who asks for a seat that a bot plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Latecomer {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) puppet: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = RoomStatus)]
pub(crate) enum Status {
    Open,
    Playing,
    Over,
}

impl From<room::Status> for Status {
    fn from(status: room::Status) -> Status {
        match status {
            room::Status::Open => Status::Open,
            room::Status::Playing => Status::Playing,
            room::Status::Over => Status::Over,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct SeatState {
    pub(crate) seat: Seat,
    pub(crate) player: Player,
    /// Whether the seat is the reader's own.
    pub(crate) you: bool,
    pub(crate) host: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Player {
    Free,
    Bot {
        bot: String,
        puppet: String,
    },
    Person {
        /// Empty when the person has been deleted.
        name: String,
        puppet: String,
        /// Whether others may not notice now what they do beside the game: they are seen present and playing themselves,
        /// whatever they do.
        unseen: bool,
        /// Whether they have a stream open.
        present: bool,
        /// Since when they have none, in milliseconds since 1970.
        #[schema(required)]
        away_since: Option<i64>,
        /// In how many milliseconds the others may let a bot play on: from now, where somebody is away; where somebody is
        /// unseen, from when the table last moved on. Null for whoever is here, and over days.
        #[schema(required)]
        missed_in: Option<i64>,
        /// The bot that plays for them now.
        #[schema(required)]
        stand_in: Option<String>,
        /// Whether the others may let a bot play on, where the table is played over days: a turn of theirs went by.
        overdue: bool,
        /// Whether the host has removed them: a bot plays, and the seat is nobody's.
        removed: bool,
        /// Votes for letting a bot play, while they are away, or waited for unseen.
        votes: Votes,
    },
}

/// How many want a bot to play for a person who has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Votes {
    #[serde(rename = "for")]
    pub(crate) yes: u8,
    pub(crate) needed: u8,
    /// Whether the reader has voted.
    pub(crate) yours: bool,
}

/// How much the viewer's seat may say now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Speech {
    Silent,
    Phrases,
    Free,
}

impl From<boardgame::Speech> for Speech {
    fn from(speech: boardgame::Speech) -> Speech {
        match speech {
            boardgame::Speech::Silent => Speech::Silent,
            boardgame::Speech::Phrases => Speech::Phrases,
            boardgame::Speech::Free => Speech::Free,
        }
    }
}

/// The table as one viewer sees it, with what happened before.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Table {
    /// Whose eyes these are; null for a spectator.
    #[schema(required)]
    pub(crate) seat: Option<Seat>,
    pub(crate) step: u64,
    pub(crate) turn: u32,
    /// What never changes in this game: told here, and with no step.
    #[schema(value_type = Value)]
    pub(crate) fixed: Json,
    #[schema(value_type = Value)]
    pub(crate) view: Json,
    /// What the seat may do now; null for a spectator.
    #[schema(required, value_type = Option<Value>)]
    pub(crate) legal: Option<Json>,
    /// Whom the game waits for: nobody when it is over.
    pub(crate) to_act: Vec<Seat>,
    #[schema(required)]
    pub(crate) outcome: Option<Outcome>,
    pub(crate) speech: Speech,
    /// The seed, once the game is over.
    #[schema(required)]
    pub(crate) seed: Option<String>,
    /// The steps after the one that the reader knew, or all from the deal on; where they are many, the last of them.
    pub(crate) history: Vec<PastStep>,
}

/// What a viewer learned from one step.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PastStep {
    #[serde(flatten)]
    pub(crate) lines: StepLines,
    #[schema(required)]
    pub(crate) why: Option<Saying>,
    /// The view after it, where its moments are told; null where only words are.
    #[schema(required, value_type = Option<Value>)]
    pub(crate) view: Option<Json>,
}

/// One step, and the table after it, as one viewer sees them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Step<'a> {
    #[schema(required)]
    pub(crate) seat: Option<Seat>,
    #[serde(flatten)]
    pub(crate) lines: &'a StepLines,
    /// What never changes in this game: with the deal, for those who were there before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Value>)]
    pub(crate) fixed: Option<Json>,
    /// Why a bot did it.
    #[schema(required)]
    pub(crate) why: Option<Saying>,
    #[schema(value_type = Value)]
    pub(crate) view: &'a RawValue,
    #[schema(required, value_type = Option<Value>)]
    pub(crate) legal: Option<Json>,
    pub(crate) to_act: Vec<Seat>,
    #[schema(required)]
    pub(crate) outcome: Option<Outcome>,
    pub(crate) speech: Speech,
    #[schema(required)]
    pub(crate) seed: Option<String>,
}

/// The first event of a stream: all that is needed to draw the room.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Hello {
    /// The page that the program carries now; one that is open under another name is asked for anew. Null without one.
    #[schema(required)]
    pub(crate) build: Option<&'static str>,
    pub(crate) room: Room,
    /// Null before the start.
    #[schema(required)]
    pub(crate) table: Option<Table>,
    pub(crate) talk: Vec<Talk>,
    pub(crate) notes: Vec<Note>,
    /// Null where no clock runs.
    #[schema(required)]
    pub(crate) clock: Option<Clock>,
}

/// How long the table waits for what it waits for now, where the host chose a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Clock {
    /// Milliseconds.
    pub(crate) left: u64,
    /// The whole time, in seconds.
    pub(crate) seconds: u32,
}

/// Something said in a room: a text, or a phrase of the catalogue.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Talk {
    pub(crate) id: i64,
    pub(crate) seat: Seat,
    pub(crate) name: String,
    #[schema(required)]
    pub(crate) text: Option<String>,
    #[schema(required)]
    pub(crate) phrase: Option<String>,
    pub(crate) at: i64,
}

impl Talk {
    /// What was just stored under a number.
    pub(crate) fn new(id: i64, talk: room::NewTalk) -> Talk {
        let (text, phrase) = match talk.words {
            Words::Text(text) => (Some(text), None),
            Words::Phrase(phrase) => (None, Some(phrase)),
        };
        Talk { id, seat: talk.seat, name: talk.name, text, phrase, at: talk.at }
    }
}

impl From<store::Talk> for Talk {
    fn from(talk: store::Talk) -> Talk {
        let store::Talk { id, seat, name, text, phrase, at } = talk;
        Talk { id, seat: Seat(seat), name, text, phrase, at }
    }
}

/// Where a seat points now; a null key takes it away.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Pointer {
    pub(crate) seat: Seat,
    #[schema(required)]
    pub(crate) key: Option<String>,
    pub(crate) x: u16,
    pub(crate) y: u16,
}

impl From<room::Pointer> for Pointer {
    fn from(pointer: room::Pointer) -> Pointer {
        let room::Pointer { seat, key, x, y } = pointer;
        Pointer { seat, key, x, y }
    }
}

impl From<Pointer> for room::Pointer {
    fn from(pointer: Pointer) -> room::Pointer {
        let Pointer { seat, key, x, y } = pointer;
        room::Pointer { seat, key, x, y }
    }
}

/// What a bot says to people while it waits for them; it is kept nowhere.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Remark {
    pub(crate) seat: Seat,
    pub(crate) say: Saying,
}

/// A note or mark of a seat on something that its view names: private, unless it was written when all was over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Note {
    pub(crate) seat: Seat,
    pub(crate) key: String,
    pub(crate) text: String,
    /// The step that the writer had before their eyes.
    pub(crate) step: u64,
}

impl From<room::Note> for Note {
    fn from(note: room::Note) -> Note {
        let room::Note { seat, key, text, step } = note;
        Note { seat, key, text, step }
    }
}

/// A move: the action, the last step that its maker has seen, and an id made by them.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Move {
    pub(crate) seat: Seat,
    pub(crate) step: u64,
    /// At most 64 characters; the same id sent twice is played once.
    pub(crate) id: String,
    #[schema(value_type = Object)]
    pub(crate) action: Json,
}

/// The step that a move became.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Moved {
    pub(crate) step: u64,
}
