//! Latecomers: somebody without a seat asks for one that a bot plays, and the host agrees or does not.

use boardgame::Seat;
use games::Options;

use crate::decide::{Change, RoomChange};
use crate::seats::{Person, Sitter, free_puppet};
use crate::{Core, GuestId, Millis, Refusal, Room, Status};

/// Somebody who has to do with a seat that is not theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    pub guest: GuestId,
    pub seat: Seat,
    pub how: How,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// They ask for it, under this name.
    Asks { name: String, puppet: String },
    /// The host has said no.
    Refused,
    /// They had it during play, and know what was seen there.
    Knows,
}

impl Core {
    /// Whether nobody plays at a seat themselves, so that a latecomer may: a bot has it, or stands in for somebody who
    /// is not there. Of an unseen seat nobody may know whether it is so.
    fn check_vacant(&self, seat: Seat, now: Millis) -> Result<(), Refusal> {
        match self.room.sitter(seat)? {
            Sitter::Bot { .. } | Sitter::Deleted { .. } => Ok(()),
            Sitter::Free => Err(Refusal::NotStarted),
            Sitter::Person(person) if person.removed => Ok(()),
            Sitter::Person(person) => {
                let is_away = person.gone || self.presence.away_since(person.guest, now).is_some();
                let is_vacant = person.stand_in.is_some() && is_away && !self.is_unseen(seat);
                if is_vacant { Ok(()) } else { Err(Refusal::StillHere) }
            }
        }
    }

    /// Whether a guest, or a stranger who becomes one, may ask for a seat: one who has none, was not refused, and has not seen the table through other
    /// eyes where seats have secrets.
    fn check_ask(&self, by: Option<GuestId>, seat: Seat, now: Millis) -> Result<(), Refusal> {
        let room = &self.room;
        room.check_not_daily()?;
        match room.status {
            Status::Open => return Err(Refusal::NotStarted),
            Status::Over => return Err(Refusal::AlreadyStarted),
            Status::Playing => {}
        }
        if by.is_some_and(|by| room.check_member(by).is_ok()) {
            return Err(Refusal::HasSeat);
        }
        self.check_vacant(seat, now)?;
        let of_guest = |beside: &&Beside| Some(beside.guest) == by;
        if room.beside.iter().filter(of_guest).any(|beside| beside.how == How::Refused) {
            return Err(Refusal::NotWelcome);
        }
        let knew = room.beside.iter().filter(of_guest).filter(|beside| beside.how == How::Knows);
        let had =
            room.seats().filter(|(_, sitter)| sitter.person().is_some_and(|person| Some(person.guest) == by));
        let mut known = knew.map(|beside| beside.seat).chain(had.map(|(seat, _)| seat));
        if self.game.info.secrets && known.any(|known| known != seat) {
            return Err(Refusal::HasSeenMore);
        }
        let is_asked_for = |beside: &Beside| {
            let asks = beside.seat == seat && matches!(beside.how, How::Asks { .. });
            asks && Some(beside.guest) != by && self.presence.is_watching(beside.guest)
        };
        if room.beside.iter().any(is_asked_for) { Err(Refusal::AskedFor) } else { Ok(()) }
    }

    /// The seats that a guest or a stranger may ask for now.
    pub fn vacant_for(&self, guest: Option<GuestId>, now: Millis) -> Vec<Seat> {
        let seats = self.room.seats().map(|(seat, _)| seat);
        seats.filter(|seat| self.check_ask(guest, *seat, now).is_ok()).collect()
    }

    /// Whether a guest answers latecomers: the host, or where nobody may notice the host, anybody who sits there.
    pub fn answers_latecomers(&self, guest: GuestId) -> bool {
        let may = self.room.host == Some(guest) || self.is_host_unseen();
        may && self.room.check_member(guest).is_ok() && !self.stays_unseen(guest)
    }

    /// Somebody asks for a seat; they ask for one at a time.
    pub(crate) fn ask_seat(
        &self,
        room: &mut Room<Options>,
        by: GuestId,
        seat: Seat,
        (name, puppet): (&str, &str),
        now: Millis,
    ) -> Result<(), Refusal> {
        self.check_ask(Some(by), seat, now)?;
        room.stop_asking(|beside| beside.guest == by || beside.seat == seat);
        let how = How::Asks { name: name.to_owned(), puppet: puppet.to_owned() };
        room.beside.push(Beside { guest: by, seat, how });
        Ok(())
    }

    /// The host agrees to whoever asks for a seat, or does not. It is theirs from the next decision on; whoever had it
    /// before has it no more.
    pub(crate) fn answer(
        &self,
        by: GuestId,
        seat: Seat,
        agreed: bool,
        now: Millis,
    ) -> Result<Change, Refusal> {
        let mut change = RoomChange::to(self.room.clone());
        let room = &mut change.room;
        if !self.answers_latecomers(by) {
            room.check_host(by)?;
            return Err(Refusal::Silent);
        }
        let asked = room.beside.iter().find_map(|beside| match &beside.how {
            How::Asks { name, puppet } if beside.seat == seat => {
                Some((beside.guest, name.clone(), puppet.clone()))
            }
            _ => None,
        });
        let (guest, name, puppet) = asked.ok_or(Refusal::Bad("seat"))?;
        room.stop_asking(|beside| beside.guest == guest);
        if !agreed {
            room.beside.push(Beside { guest, seat, how: How::Refused });
            return Ok(Change::Room(Box::new(change)));
        }
        self.check_vacant(seat, now)?;
        let before = std::mem::take(&mut room.seats[seat.index()]);
        let puppet = free_puppet(&room.seats, Some(&puppet));
        if let Some(person) = before.person()
            && person.guest != guest
        {
            room.note_knows(person.guest, seat);
            change.cleared = Some(seat);
        }
        let room = &mut change.room;
        room.seats[seat.index()] = Sitter::Person(Person::new(guest, name, puppet));
        room.tempo_since = now;
        self.keep_a_host(room);
        Ok(Change::Room(Box::new(change)))
    }
}

impl<O> Room<O> {
    /// Takes questions off the table.
    pub(crate) fn stop_asking(&mut self, which: impl Fn(&Beside) -> bool) {
        self.beside.retain(|beside| !(matches!(beside.how, How::Asks { .. }) && which(beside)));
    }

    /// Somebody had a seat during play, and has it no more.
    pub(crate) fn note_knows(&mut self, guest: GuestId, seat: Seat) {
        let knows = Beside { guest, seat, how: How::Knows };
        if !self.beside.contains(&knows) {
            self.beside.push(knows);
        }
    }

    /// The seat that a guest asks for.
    pub fn asked_by(&self, guest: GuestId) -> Option<Seat> {
        let asks = |beside: &&Beside| beside.guest == guest && matches!(beside.how, How::Asks { .. });
        self.beside.iter().find(asks).map(|beside| beside.seat)
    }
}
