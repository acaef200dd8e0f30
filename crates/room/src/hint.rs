//! Who may ask what a strong bot would do.

use boardgame::Seat;
use bots::BotName;

use crate::{Core, GuestId, Refusal, Status};

impl Core {
    /// Whether people may ask what a strong bot would do.
    pub fn has_hints(&self) -> bool {
        self.room.daily.is_none() && self.room.options.have_hints()
    }

    /// The bot that gives a hint at this seat, if this guest may ask for one.
    pub fn hint(&self, guest: GuestId, seat: Seat) -> Result<BotName, Refusal> {
        self.room.check_seat(guest, seat)?;
        let table = self.table()?;
        if !self.has_hints() {
            return Err(Refusal::HintsOff);
        }
        if self.room.status != Status::Playing || !table.to_act().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.game.strongest_bot()?.parse().map_err(|_| Refusal::UnknownBot)
    }
}
