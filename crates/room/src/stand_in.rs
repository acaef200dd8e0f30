//! When a person goes: who may let a bot play for them, and when.

use boardgame::Seat;

use crate::decide::{Change, RoomChange};
use crate::seats::Sitter;
use crate::{Core, GuestId, Millis, Refusal, Status};

impl Core {
    /// One's own seat is handed over at any time. Another's when its owner has gone: by the host at once, by the others
    /// when more than half of them want it, after a while. An unseen seat is handed over by more than
    /// half of them when everybody has waited for it too long, whether its owner is here or not. Over days nobody is missed
    /// for being away: only a turn that went by counts, or a very long wait.
    pub(crate) fn stand_in(
        &self,
        by: GuestId,
        seat: Seat,
        bot: Option<&str>,
        now: Millis,
    ) -> Result<Change, Refusal> {
        let room = &self.room;
        room.check_member(by)?;
        room.check_not_daily()?;
        match room.status {
            Status::Open => return Err(Refusal::NotStarted),
            Status::Over => return Err(Refusal::AlreadyStarted),
            Status::Playing => {}
        }
        let owner = match room.sitter(seat)? {
            Sitter::Free | Sitter::Bot { .. } => return Err(Refusal::SeatTaken),
            Sitter::Deleted { .. } => None,
            Sitter::Person(person) => Some(person.guest),
        };
        let bot = bot.unwrap_or(self.game.usual_bot());
        self.game.check_bot(bot)?;
        if owner != Some(by) {
            if self.stays_unseen(by) {
                return Err(Refusal::Silent);
            }
            if !self.is_agreed(by, seat, owner, now)? {
                return Ok(Change::Vote { seat, guest: by });
            }
        }
        let mut room = room.clone();
        match &mut room.seats[seat.index()] {
            Sitter::Person(person) => person.stand_in = Some(bot.to_owned()),
            Sitter::Deleted { stand_in, .. } => *stand_in = Some(bot.to_owned()),
            Sitter::Free | Sitter::Bot { .. } => {}
        }
        Ok(Change::Room(Box::new(RoomChange::to(room))))
    }

    /// Whether this guest's wish is enough, with those of the others who are here.
    fn is_agreed(
        &self,
        guest: GuestId,
        seat: Seat,
        owner: Option<GuestId>,
        now: Millis,
    ) -> Result<bool, Refusal> {
        let Some(owner) = owner else { return Ok(true) };
        let terms = self.presence.terms;
        if self.room.tempo.is_over_days() {
            let is_here = !self.is_unseen(seat) && self.presence.away_since(owner, now).is_none();
            if is_here || !self.is_overdue(seat, now) {
                return Err(Refusal::StillHere);
            }
            if self.room.host == Some(guest) && !self.is_unseen(seat) {
                return Ok(true);
            }
        } else if self.is_unseen(seat) {
            let is_awaited = self.table.as_ref().is_some_and(|table| table.to_act().contains(seat));
            if !is_awaited || self.presence.waited(now) < terms.patience {
                return Err(Refusal::StillHere);
            }
        } else {
            let since = self.presence.away_since(owner, now).ok_or(Refusal::StillHere)?;
            if self.room.host == Some(guest) {
                return Ok(true);
            }
            if now - since < terms.absence {
                return Err(Refusal::StillHere);
            }
        }
        let present = self.people_present(now);
        let others = self.presence.votes(seat).filter(|voter| *voter != guest && present.contains(voter));
        let votes = others.count() + usize::from(present.contains(&guest));
        Ok(votes >= usize::from(self.votes_needed(now)))
    }

    /// Counts a wish that was not enough.
    pub fn vote(&mut self, seat: Seat, guest: GuestId) {
        self.presence.vote(seat, guest);
    }
}
