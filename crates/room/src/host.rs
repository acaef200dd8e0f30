//! What the host alone decides about who is here: who goes, who may come and sees the way in, and who is host after them.

use boardgame::Seat;
use games::Options;

use crate::seats::Sitter;
use crate::{Core, DOOR_GOOD, GuestId, How, Millis, Refusal, Room, Status};

impl Core {
    /// The host, where everybody may see what they do: otherwise it would be a way to say something.
    fn check_seen_host(&self, room: &Room<Options>, by: GuestId) -> Result<(), Refusal> {
        room.check_host(by)?;
        if self.stays_unseen(by) { Err(Refusal::Silent) } else { Ok(()) }
    }

    /// Somebody is removed during play, from all of their seats: bots play there, as for whoever has left, but the
    /// seats are theirs no more. Nobody removes themselves: they leave.
    pub(crate) fn remove(&self, room: &mut Room<Options>, by: GuestId, seat: Seat) -> Result<(), Refusal> {
        let guest = room.sitter(seat)?.guest();
        if guest == Some(by) {
            return Err(Refusal::AlreadyStarted);
        }
        self.check_seen_host(room, by)?;
        let guest = guest.ok_or(Refusal::AlreadyStarted)?;
        for sitter in &mut room.seats {
            if let Sitter::Person(person) = sitter
                && person.guest == guest
            {
                person.stand_in.get_or_insert(self.game.usual_bot().to_owned());
                (person.gone, person.removed) = (true, true);
            }
        }
        Ok(())
    }

    /// The door is opened for a day, or shut. What was taken before stays taken, and personal links keep their seat.
    pub(crate) fn set_door(
        &self,
        room: &mut Room<Options>,
        by: GuestId,
        code: Option<&str>,
        now: Millis,
    ) -> Result<(), Refusal> {
        self.check_seen_host(room, by)?;
        room.check_not_daily()?;
        if room.status == Status::Over {
            return Err(Refusal::AlreadyStarted);
        }
        (room.shut, room.code) = (code.is_none(), code.map(str::to_owned));
        if code.is_some() {
            // Whoever is asked in may ask again.
            room.beside.retain(|beside| beside.how != How::Refused);
        }
        room.door_closes = now + if code.is_some() { DOOR_GOOD } else { 0 };
        Ok(())
    }

    /// Televisions hide the code, or show it again; it leads here all the same.
    pub(crate) fn hide_code(
        &self,
        room: &mut Room<Options>,
        by: GuestId,
        hides: bool,
    ) -> Result<(), Refusal> {
        self.check_seen_host(room, by)?;
        if room.status == Status::Over {
            return Err(Refusal::AlreadyStarted);
        }
        room.hides_code = hides;
        Ok(())
    }

    /// Another person is host from now on: one who is there, and whom the others may notice.
    pub(crate) fn hand_on(&self, room: &mut Room<Options>, by: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.check_seen_host(room, by)?;
        let person = room.sitter(seat)?.person().filter(|person| !person.gone);
        let next = person.ok_or(Refusal::Bad("seat"))?.guest;
        if self.stays_unseen(next) {
            return Err(Refusal::Silent);
        }
        room.host = Some(next);
        Ok(())
    }
}
