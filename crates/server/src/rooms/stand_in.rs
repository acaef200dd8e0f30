//! When somebody goes: a bot plays on for them, and gives the seat back when they return.

use boardgame::Seat;
use store::{GuestId, SeatRow, Status};

use super::room::Room;
use super::seats::pass_host_on;
use super::wire;
use crate::error::Error;

impl Room {
    /// Lets a bot play a seat: one's own at any time; another's when its owner has gone, for the host at once, for
    /// the others by majority and after a while. A seat that must keep silent is handed over by majority when everybody
    /// has waited for it too long, whether its owner is here or not. Answers with the room, in which the votes are
    /// counted.
    pub(crate) async fn stand_in(
        &mut self,
        guest: GuestId,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<wire::Room, Error> {
        self.check_member(guest)?;
        self.check_not_daily()?;
        if self.stored.status != Status::Playing {
            return Err(if self.stored.status == Status::Open {
                Error::NotStarted
            } else {
                Error::AlreadyStarted
            });
        }
        let row = self.stored.seats.get(seat.index()).ok_or(Error::BadRequest("seat".to_owned()))?;
        if row.name.is_none() {
            return Err(Error::SeatTaken);
        }
        let bot = match bot {
            Some(bot) => self.offered.check_bot(&bot).map(|()| bot)?,
            None => self.offered.usual_bot().to_owned(),
        };
        if row.guest != Some(guest) && self.keeps_silent(guest) {
            return Err(Error::Silent);
        }
        if row.guest != Some(guest) && !self.is_agreed(guest, seat, row.guest)? {
            self.tell_room();
            return Ok(self.seen_by(Some(guest)));
        }
        self.change(|room| {
            room.seats[seat.index()].bot = Some(bot.clone());
            Ok(())
        })
        .await?;
        self.presence.withdraw_votes(&[seat]);
        self.thinking.forget_bots();
        self.tell_room();
        Ok(self.seen_by(Some(guest)))
    }

    /// Counts this guest's wish, and says whether it is enough.
    fn is_agreed(&mut self, guest: GuestId, seat: Seat, owner: Option<GuestId>) -> Result<bool, Error> {
        let Some(owner) = owner else { return Ok(true) };
        if self.is_silent(seat) {
            if !self.is_overdue(seat) {
                return Err(Error::StillHere);
            }
        } else {
            let (since, _) = self.away_since(owner).ok_or(Error::StillHere)?;
            if self.stored.host == Some(guest) {
                return Ok(true);
            }
            if since.elapsed() < self.world.config.absence {
                return Err(Error::StillHere);
            }
        }
        self.presence.vote(seat, guest);
        let present = self.people_present();
        let votes = self.presence.votes(seat).filter(|voter| present.contains(voter)).count();
        Ok(votes >= usize::from(self.votes_needed()))
    }

    /// More than half of the people who are here.
    pub(super) fn votes_needed(&self) -> u8 {
        (self.people_present().len() / 2 + 1) as u8
    }

    /// Somebody takes their own seat back.
    pub(crate) async fn take_back(&mut self, guest: GuestId, seat: Seat) -> Result<wire::Room, Error> {
        self.check_seat(guest, seat)?;
        let veiled = self.is_host_veiled();
        self.change(|room| {
            let row = &mut room.seats[seat.index()];
            (row.bot, row.gone) = (None, false);
            if !veiled {
                pass_host_on(room);
            }
            Ok(())
        })
        .await?;
        self.thinking.forget_bots();
        self.tell_room();
        Ok(self.seen_by(Some(guest)))
    }

    /// Somebody leaves: before the start their seats are free again, during play bots play them.
    pub(crate) async fn leave(&mut self, guest: GuestId) -> Result<wire::Room, Error> {
        self.check_member(guest)?;
        if self.stored.status == Status::Playing {
            self.check_not_daily()?;
        }
        self.go(guest, |seat| seat.gone = true).await?;
        Ok(self.seen_by(Some(guest)))
    }

    /// Somebody is deleted: their seats in this room are nobody's, and their name is gone.
    pub(crate) async fn forget(&mut self, guest: GuestId) -> Result<(), Error> {
        if self.check_member(guest).is_err() {
            return Ok(());
        }
        self.go(guest, |seat| (seat.guest, seat.name) = (None, Some(String::new()))).await
    }

    async fn go(&mut self, guest: GuestId, part: impl Fn(&mut SeatRow)) -> Result<(), Error> {
        let bot = self.offered.usual_bot();
        let veiled = self.is_host_veiled();
        self.change(|room| {
            let status = room.status;
            for seat in room.seats.iter_mut().filter(|seat| seat.guest == Some(guest)) {
                match status {
                    Status::Open => *seat = SeatRow::default(),
                    Status::Playing => {
                        seat.bot.get_or_insert(bot.to_owned());
                        part(seat);
                    }
                    Status::Over => part(seat),
                }
            }
            if !veiled {
                pass_host_on(room);
            }
            Ok(())
        })
        .await?;
        self.thinking.forget_bots();
        self.audit_watchers();
        self.tell_room();
        Ok(())
    }

    /// Whether the host must keep silent: then they are host to the end, since another in their place would tell
    /// everybody that they have gone.
    fn is_host_veiled(&self) -> bool {
        self.stored.host.is_some_and(|host| self.keeps_silent(host))
    }
}
