//! All that a room decides by.

use std::sync::Arc;

use boardgame::{Seat, Speech};
use games::{AnyTable, Dealt, Options, StepEvents};

use crate::decide::RoomChange;
use crate::{
    Bounds, Countdown, Elsewhere, GameEntry, GuestId, Millis, Outages, Presence, Refusal, Room, Status,
    Version, Waits,
};

#[derive(Debug)]
pub struct Core {
    pub game: Arc<GameEntry>,
    /// As it is stored.
    pub room: Room<Options>,
    /// The game, from the start on.
    pub table: Option<Box<dyn AnyTable>>,
    pub presence: Presence,
    /// The game's own clock, where it has one.
    pub countdown: Option<Countdown>,
    pub waits: Waits,
    pub outages: Arc<Outages>,
    pub bounds: Bounds,
}

impl Core {
    /// The table, once the game has started.
    pub fn table(&self) -> Result<&dyn AnyTable, Refusal> {
        self.table.as_deref().ok_or(Refusal::NotStarted)
    }

    pub fn step(&self) -> Option<u64> {
        self.table.as_ref().map(|table| table.step())
    }

    /// The table while the game lasts: from the deal to the end.
    fn playing(&self) -> Option<&dyn AnyTable> {
        let table = self.table.as_deref()?;
        (self.room.status == Status::Playing && !table.to_act().is_empty()).then_some(table)
    }

    /// How much a seat may say now: before and after play, anything.
    pub fn speech(&self, seat: Seat) -> Speech {
        self.playing().map_or(Speech::Free, |table| table.speech(seat))
    }

    /// Whether people may keep private notes now.
    pub fn has_notes(&self) -> bool {
        self.playing().is_none_or(|table| table.has_notes())
    }

    /// Whether nothing that is done at this seat beside the game may be seen by others now.
    pub fn is_unseen(&self, seat: Seat) -> bool {
        self.playing().is_some_and(|table| table.is_unseen(seat))
    }

    /// Whether a guest has seats here, and all of them are unseen.
    pub fn stays_unseen(&self, guest: GuestId) -> bool {
        let mut seats = self.room.seats_of(guest).peekable();
        seats.peek().is_some() && seats.all(|seat| self.is_unseen(seat))
    }

    /// Whether the host stays unseen: then they are host to the end, since another in their place would tell
    /// everybody that they have gone.
    pub(crate) fn is_host_unseen(&self) -> bool {
        self.room.host.is_some_and(|host| self.stays_unseen(host))
    }

    /// The people with a seat who are here, each once; those who stay unseen decide nothing and do not count.
    pub fn people_present(&self, now: Millis) -> Vec<GuestId> {
        let mut people: Vec<GuestId> = self.room.seats.iter().filter_map(|sitter| sitter.guest()).collect();
        people.sort_unstable();
        people.dedup();
        people.retain(|guest| self.presence.away_since(*guest, now).is_none() && !self.stays_unseen(*guest));
        people
    }

    /// More than half of the people who are here.
    pub fn votes_needed(&self, now: Millis) -> u8 {
        (self.people_present(now).len() / 2 + 1) as u8
    }

    /// How many look on without a seat.
    pub fn spectators(&self) -> usize {
        let looks_on =
            |guest: &Option<GuestId>| guest.is_none_or(|guest| self.room.check_member(guest).is_err());
        self.presence.audience().filter(looks_on).count()
    }

    /// Somebody cares: a person who plays themselves, or anybody who watches. Bots rest otherwise.
    pub fn is_cared_for(&self) -> bool {
        let plays = self.room.seats.iter().any(|sitter| sitter.guest().is_some() && sitter.bot().is_none());
        plays || self.presence.audience().next().is_some()
    }

    /// Whether a bot plays for a person there who stays unseen.
    pub fn stands_in_unseen(&self, seat: Seat) -> bool {
        self.is_unseen(seat) && self.room.sitter(seat).is_ok_and(|sitter| sitter.guest().is_some())
    }

    /// Somebody has opened a stream. Votes on an unseen seat do not end by its owner's coming: the others would see it.
    pub fn came(&mut self, guest: GuestId) {
        let seen: Vec<Seat> = self.room.seats_of(guest).filter(|seat| !self.is_unseen(*seat)).collect();
        self.presence.came(guest, &seen);
    }

    /// Another node tells who has this room before their eyes there, or has it no more.
    pub fn elsewhere(&mut self, node: i64, told: Option<Elsewhere>, now: Millis) {
        for guest in self.presence.set_elsewhere(node, told, now) {
            self.came(guest);
        }
    }

    /// The game has moved on: an unseen seat that is waited for is waited for anew. Says whether votes are gone.
    pub fn game_moved(&mut self, now: Millis) -> bool {
        self.presence.game_moved(now);
        let unseen: Vec<Seat> =
            self.room.seats().map(|(seat, _)| seat).filter(|seat| self.is_unseen(*seat)).collect();
        self.presence.withdraw_votes(&unseen)
    }

    /// What was decided is stored, and is so from now on. Answers with what the deal told, where the game begins by it.
    pub fn adopt(&mut self, change: RoomChange, version: Version) -> Option<Box<dyn StepEvents>> {
        let RoomChange { room, dealt, .. } = change;
        self.room = Room { version, ..room };
        let events = dealt.map(|Dealt { table, events }| {
            self.countdown = Countdown::after(None, &*table, self.room.touched);
            self.waits = Waits::dealt(&*table, self.room.touched);
            self.table = Some(table);
            events
        });
        if let Some(table) = &mut self.table {
            table.seat_programs(self.room.programs());
        }
        // Nobody need vote any more where a bot plays.
        let played: Vec<Seat> =
            self.room.seats().filter(|(_, sitter)| sitter.bot().is_some()).map(|(seat, _)| seat).collect();
        self.presence.withdraw_votes(&played);
        events
    }
}
