//! A room with its seats, as it is stored; what was played in it are its steps.

use boardgame::{Outcome, Part, Seat, SeatSet, Seed};
use games::Options;
use serde_json::Value;

use crate::{Beside, DAY, GuestId, Millis, Person, Refusal, RoomId, Sitter, Tempo, Version};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Open,
    Playing,
    Over,
}

/// As it is stored, its options are JSON of the version of the rules that wrote them. Whatever is decided is so of a
/// `Room<games::Options>`, whose options the present rules have read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room<O = Value> {
    pub id: RoomId,
    pub version: Version,
    /// The short code that leads here.
    pub code: Option<String>,
    pub door_closes: Millis,
    /// Whether the door is shut, so that there is no code: by the host, and from the start on until they open it.
    pub shut: bool,
    /// Whether televisions keep the code to themselves, because the host wants it so.
    pub hides_code: bool,
    pub game: String,
    pub rules: u32,
    pub options: O,
    /// The server's part in the deal.
    pub seed: Seed,
    /// Those of the seats, in their order; nothing where they have none in it, as in a daily deal.
    pub parts: Option<Vec<Part>>,
    /// The host has begun, and until then the parts are waited for.
    pub dealing: Option<Millis>,
    pub status: Status,
    pub host: Option<GuestId>,
    /// Whom the game waits for after the deal.
    pub waiting: SeatSet,
    pub outcome: Option<Outcome>,
    pub rematch: Option<RoomId>,
    pub created: Millis,
    pub touched: Millis,
    /// Whether steps may be taken back here.
    pub practice: bool,
    /// How often they were.
    pub taken_back: u32,
    /// The day whose deal is played here, counted since 1970.
    pub daily: Option<i64>,
    /// The folder of own pictures, if the host has chosen one.
    pub deck: Option<String>,
    /// The game that is played on here from one of its steps.
    pub what_if: Option<WhatIf>,
    pub tempo: Tempo,
    /// When it was chosen: no wait begins sooner.
    pub tempo_since: Millis,
    pub seats: Vec<Sitter>,
    /// Those who have to do with a seat that is not theirs.
    pub beside: Vec<Beside>,
}

/// From which step of which room a game is played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    pub room: RoomId,
    pub step: u64,
}

impl Room<Options> {
    /// As it is to be stored.
    pub fn stored(&self) -> Room {
        self.clone().with_options(self.options.json().clone())
    }
}

impl<O> Room<O> {
    /// The same with other options.
    pub(crate) fn with_options<P>(self, options: P) -> Room<P> {
        Room {
            options,
            id: self.id,
            version: self.version,
            code: self.code,
            door_closes: self.door_closes,
            shut: self.shut,
            hides_code: self.hides_code,
            game: self.game,
            rules: self.rules,
            seed: self.seed,
            parts: self.parts,
            dealing: self.dealing,
            status: self.status,
            host: self.host,
            waiting: self.waiting,
            outcome: self.outcome,
            rematch: self.rematch,
            created: self.created,
            touched: self.touched,
            practice: self.practice,
            taken_back: self.taken_back,
            daily: self.daily,
            deck: self.deck,
            what_if: self.what_if,
            tempo: self.tempo,
            tempo_since: self.tempo_since,
            seats: self.seats,
            beside: self.beside,
        }
    }

    pub fn count(&self) -> u8 {
        u8::try_from(self.seats.len()).expect("a table has few seats")
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        Seat::all(self.count()).zip(&self.seats)
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: GuestId) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |(_, sitter)| sitter.is_of(guest)).map(|(seat, _)| seat)
    }

    pub fn sitter(&self, seat: Seat) -> Result<&Sitter, Refusal> {
        self.seats.get(seat.index()).ok_or(Refusal::Bad("seat"))
    }

    /// Whether this guest has a seat here.
    pub fn check_member(&self, guest: GuestId) -> Result<(), Refusal> {
        if self.seats_of(guest).next().is_some() { Ok(()) } else { Err(Refusal::NotInRoom) }
    }

    /// Whether the seat is this guest's own.
    pub fn check_seat(&self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        if self.seats.get(seat.index()).is_some_and(|sitter| sitter.is_of(guest)) {
            return Ok(());
        }
        self.check_member(guest)?;
        Err(Refusal::NotYourSeat)
    }

    pub(crate) fn check_host(&self, guest: GuestId) -> Result<(), Refusal> {
        if self.host == Some(guest) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(crate) fn check_open(&self) -> Result<(), Refusal> {
        if self.has_begun() { Err(Refusal::AlreadyStarted) } else { Ok(()) }
    }

    /// Whether the host has begun: the table stands, or will as soon as it is dealt.
    pub(crate) fn has_begun(&self) -> bool {
        self.status != Status::Open || self.dealing.is_some()
    }

    /// The person on a seat that was checked to be a guest's own.
    pub(crate) fn own(&mut self, seat: Seat) -> Result<&mut Person, Refusal> {
        match self.seats.get_mut(seat.index()) {
            Some(Sitter::Person(person)) if !person.removed => Ok(person),
            _ => Err(Refusal::NotYourSeat),
        }
    }

    /// In the daily deal nobody plays for another.
    pub fn check_not_daily(&self) -> Result<(), Refusal> {
        if self.daily.is_some() { Err(Refusal::Daily) } else { Ok(()) }
    }

    /// Whether others still play the same deal, so that it must not be shown.
    pub fn is_sealed(&self, now: Millis) -> bool {
        self.daily.is_some_and(|day| day >= now.div_euclid(DAY))
    }

    /// Until its day is over, a daily deal is seen only by the guest who plays it: others may still have it before them.
    pub fn check_unsealed(&self, guest: Option<GuestId>, now: Millis) -> Result<(), Refusal> {
        let plays = guest.is_some_and(|guest| self.check_member(guest).is_ok());
        if self.is_sealed(now) && !plays { Err(Refusal::Sealed) } else { Ok(()) }
    }

    /// The code, while it leads to a free seat, or to a table whose host lets people look on.
    pub fn door(&self, now: Millis) -> Option<&str> {
        let leads_in = match self.status {
            Status::Open => self.seats.iter().any(Sitter::is_free),
            Status::Playing => true,
            Status::Over => false,
        };
        self.code.as_deref().filter(|_| leads_in && self.door_closes > now)
    }

    /// Whether the host has removed this guest.
    pub fn has_removed(&self, guest: GuestId) -> bool {
        let removed = |person: &Person| person.removed && person.guest == guest;
        self.seats.iter().filter_map(Sitter::person).any(removed)
    }

    /// Whether nobody else need be asked: all seats are this guest's own or bots'.
    pub fn is_ready_to_start(&self, guest: GuestId) -> bool {
        self.seats.iter().all(|seat| seat.is_of(guest) || matches!(seat, Sitter::Bot { .. }))
    }

    /// The seats of bots. Whoever stands in for a person counts as that person: nobody is to know that they are away, or
    /// gone for good.
    pub(crate) fn programs(&self) -> SeatSet {
        let bots = self.seats().filter(|(_, sitter)| matches!(sitter, Sitter::Bot { .. }));
        bots.map(|(seat, _)| seat).collect()
    }

    /// What people are called at the table, by seat.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name().to_owned()).collect()
    }

    /// A host without a seat of their own is host no more: the next person is.
    pub(crate) fn pass_host_on(&mut self) {
        let mut playing = self
            .seats
            .iter()
            .filter_map(Sitter::person)
            .filter(|person| !person.gone)
            .map(|person| person.guest);
        let next = playing.clone().next();
        if !playing.any(|guest| Some(guest) == self.host) {
            self.host = next;
        }
    }
}
