//! Steps that are taken back.

use boardgame::Seat;

use crate::{Change, Core, GuestId, Refusal, Status};

impl Core {
    /// The last step is taken back. Only in practice, where one plays alone, and before the end: then the deal is shown,
    /// and nobody goes on from there.
    pub(crate) fn undo(&self, guest: GuestId, seat: Seat, step: u64) -> Result<Change, Refusal> {
        self.room.check_seat(guest, seat)?;
        let (table, room) = (self.table()?, &self.room);
        let practises = room.practice && room.count() == 1 && room.daily.is_none();
        if !practises || room.status != Status::Playing || table.step() == 0 {
            return Err(Refusal::NoUndo);
        }
        if room.sitter(seat)?.bot().is_some() {
            return Err(Refusal::StoodIn);
        }
        if table.step() == step { Ok(Change::Undo { step }) } else { Err(Refusal::Stale(seat)) }
    }
}
