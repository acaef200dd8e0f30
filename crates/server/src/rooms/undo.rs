//! Taking steps back, and what is different in the daily deal.

use boardgame::Seat;
use store::{GuestId, Status, StoreError};

use super::room::Room;
use super::table;
use crate::daily::Day;
use crate::error::Error;
use crate::world::now;

impl Room {
    /// Takes the last step back, so that it was never played, and says where the game stands then.
    ///
    /// Only in practice, where one plays alone, and before the end: then the deal is shown, and nobody goes on from there.
    pub(crate) async fn undo(&mut self, guest: GuestId, seat: Seat, step: u64) -> Result<u64, Error> {
        self.check_seat(guest, seat)?;
        let (table, stored) = (self.table()?, &self.stored);
        let alone = stored.seats.len() == 1 && stored.daily.is_none();
        if !stored.practice || !alone || stored.status != Status::Playing || table.step() == 0 {
            return Err(Error::NoUndo);
        }
        if stored.seats[seat.index()].bot.is_some() {
            return Err(Error::StoodIn);
        }
        if table.step() != step {
            return Err(Error::Stale(table::present_json(table, seat, false)));
        }
        let taken = self.world.store.take_back(stored, step, step - 1, now()).await;
        match taken {
            Ok(()) => self.announce(),
            // Another node was first: what it stored is looked at anew.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        self.catch_up().await;
        let table = self.table()?;
        match taken {
            Ok(()) => Ok(step - 1),
            Err(_) => Err(Error::Stale(table::present_json(table, seat, false))),
        }
    }

    /// Whether others still play the same deal, so that it must not be shown.
    pub(super) fn is_sealed(&self) -> bool {
        self.stored.daily.is_some_and(|day| Day(day) >= self.world.today())
    }

    /// Until its day is over, a daily deal is seen only by whoever plays it: others may still have it before them.
    pub(super) fn check_unsealed(&self, guest: Option<GuestId>) -> Result<(), Error> {
        let plays = guest.is_some_and(|guest| self.check_member(guest).is_ok());
        if self.is_sealed() && !plays { Err(Error::Sealed) } else { Ok(()) }
    }

    /// In the daily deal nobody plays for somebody else.
    pub(super) fn check_not_daily(&self) -> Result<(), Error> {
        if self.stored.daily.is_some() { Err(Error::Daily) } else { Ok(()) }
    }
}
