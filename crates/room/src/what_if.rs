//! Looking back: a game is played on from one of its steps, in a room of its own, and whose choices are shown to whom.

use boardgame::{Seat, SeatSet};
use bots::BotName;
use games::{AnyTable, Json, Options};

use crate::seats::{Person, Sitter, free_puppet};
use crate::{Change, Core, Fresh, GuestId, Host, Millis, Refusal, Room, Status, WhatIf};

/// A room in which a game is played on, and what was played before it.
#[derive(Debug)]
pub struct Branch {
    pub room: Room<Options>,
    pub past: Vec<PastStep>,
}

/// A step that was played before.
#[derive(Debug)]
pub struct PastStep {
    pub seat: Seat,
    pub action: Json,
    pub waiting: SeatSet,
}

impl Core {
    /// The game as it stood after a step, where it may be looked back at: everybody may once it is over, and whoever
    /// practises at any time. Somebody must have been to act then.
    fn earlier(&self, guest: GuestId, step: u64, now: Millis) -> Result<Box<dyn AnyTable>, Refusal> {
        let (room, table) = (&self.room, self.table()?);
        if room.is_sealed(now) {
            return Err(Refusal::Sealed);
        }
        if room.status != Status::Over && !(room.practice && room.check_member(guest).is_ok()) {
            return Err(Refusal::NotOver);
        }
        let mut record = table.record();
        record.actions.truncate(usize::try_from(step).map_err(|_| Refusal::Bad("step"))?);
        let earlier = self.game.game.replay(&record).map_err(|_| Refusal::Bad("step"))?;
        if earlier.step() != step || earlier.to_act().is_empty() {
            return Err(Refusal::Bad("step"));
        }
        Ok(earlier)
    }

    /// The same deal and the same steps before, with bots on all seats but the host's.
    pub(crate) fn what_if(
        &self,
        host: Host<'_>,
        step: u64,
        seat: Seat,
        fresh: Fresh,
        now: Millis,
    ) -> Result<Change, Refusal> {
        let (room, game) = (&self.room, &self.game);
        let earlier = self.earlier(host.guest, step, now)?;
        room.sitter(seat)?;
        let mut seats: Vec<Sitter> = Vec::with_capacity(room.seats.len());
        for (at, sitter) in room.seats() {
            seats.push(if at == seat {
                let puppet = free_puppet(&seats, Some(host.puppet));
                Sitter::Person(Person::new(host.guest, host.name.to_owned(), puppet))
            } else {
                let bot = sitter.bot().filter(|bot| game.check_bot(bot).is_ok()).unwrap_or(game.usual_bot());
                Sitter::Bot { bot: bot.to_owned(), puppet: free_puppet(&seats, sitter.puppet()) }
            });
        }
        let new = Room::new(game, host.guest, room.options.clone(), seats, fresh, now);
        let mut new = Room {
            code: None,
            door_closes: now,
            shut: true,
            seed: room.deal_seed(),
            status: Status::Playing,
            practice: room.count() == 1,
            deck: room.deck.clone(),
            what_if: Some(WhatIf { room: room.id.clone(), step }),
            ..new
        };
        let mut table = game.deal(&new)?.table;
        new.waiting = table.to_act();
        let mut past = Vec::new();
        for played in earlier.record().actions {
            let action = serde_json::value::to_raw_value(&played.action).expect("JSON is JSON");
            table.play(played.seat, &action)?;
            past.push(PastStep { seat: played.seat, action, waiting: table.to_act() });
        }
        Ok(Change::WhatIf(Box::new(Branch { room: new, past })))
    }

    /// What is needed to say what a bot would have done after a step: the game as it stood, who was to act, and the bot.
    pub fn hint_at(
        &self,
        guest: GuestId,
        step: u64,
        now: Millis,
    ) -> Result<(Box<dyn AnyTable>, Seat, BotName), Refusal> {
        let earlier = self.earlier(guest, step, now)?;
        let seat = earlier.to_act().first().ok_or(Refusal::Bad("step"))?;
        Ok((earlier, seat, self.game.strongest_bot()?.parse().map_err(|_| Refusal::UnknownBot)?))
    }
}

impl<O> Room<O> {
    /// The seats of which a guest may see what their choices were worth: their own and those of bots, and everybody's
    /// where all people at the table show theirs to each other.
    pub fn choices_shown_to(&self, guest: GuestId) -> Vec<Seat> {
        if self.check_member(guest).is_err() {
            return Vec::new();
        }
        let all_show = self.seats.iter().filter_map(Sitter::person).all(|person| person.shows);
        let is_shown =
            |sitter: &Sitter| all_show || sitter.is_of(guest) || matches!(sitter, Sitter::Bot { .. });
        self.seats().filter(|(_, sitter)| is_shown(sitter)).map(|(seat, _)| seat).collect()
    }
}
