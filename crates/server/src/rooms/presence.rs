//! Who is here and who has gone, by their streams; and when a room wakes up by itself.

use std::time::Duration;

use boardgame::Seat;
use store::{GuestId, Millis};
use tokio::time::Instant;

use super::room::Room;
use crate::config::Config;
use crate::world::now;

#[derive(Debug)]
pub(super) struct Presence {
    grace: Duration,
    /// Whoever has not been seen since then has been away since then.
    opened: (Instant, Millis),
    away: Vec<Away>,
    /// Who wants a bot to play which seat.
    votes: Vec<(Seat, GuestId)>,
    /// When the game last moved on.
    moved: Instant,
    /// When something last happened here.
    stirred: Instant,
    kept_alive: Instant,
}

#[derive(Debug)]
struct Away {
    guest: GuestId,
    since: (Instant, Millis),
    /// Whether the others have been told.
    told: bool,
}

impl Presence {
    pub(super) fn new(config: &Config) -> Presence {
        let opened = Instant::now();
        Presence {
            grace: config.grace,
            opened: (opened, now()),
            away: Vec::new(),
            votes: Vec::new(),
            moved: opened,
            stirred: opened,
            kept_alive: opened,
        }
    }

    pub(super) fn came(&mut self, guest: GuestId) {
        self.away.retain(|away| away.guest != guest);
    }

    pub(super) fn left(&mut self, guest: GuestId) {
        self.came(guest);
        self.away.push(Away { guest, since: (Instant::now(), now()), told: false });
    }

    pub(super) fn vote(&mut self, seat: Seat, guest: GuestId) {
        if !self.votes.contains(&(seat, guest)) {
            self.votes.push((seat, guest));
        }
    }

    pub(super) fn votes(&self, seat: Seat) -> impl Iterator<Item = GuestId> {
        self.votes.iter().filter(move |(voted, _)| *voted == seat).map(|(_, guest)| *guest)
    }

    /// Forgets the votes on these seats, and says whether there were any.
    pub(super) fn withdraw_votes(&mut self, seats: &[Seat]) -> bool {
        let before = self.votes.len();
        self.votes.retain(|(seat, _)| !seats.contains(seat));
        self.votes.len() < before
    }
}

impl Room {
    /// Whether somebody has a stream open here, or had one a moment ago.
    pub(super) fn is_present(&self, guest: GuestId) -> bool {
        self.away_since(guest).is_none()
    }

    /// Since when somebody has had no stream here.
    pub(super) fn away_since(&self, guest: GuestId) -> Option<(Instant, Millis)> {
        if self.watchers.is_watching(guest) {
            return None;
        }
        let presence = &self.presence;
        match presence.away.iter().find(|away| away.guest == guest) {
            Some(away) => (away.since.0.elapsed() >= presence.grace).then_some(away.since),
            None => Some(presence.opened),
        }
    }

    /// The people with a seat who are here, each once; those who must keep silent decide nothing and do not count.
    pub(super) fn people_present(&self) -> Vec<GuestId> {
        let mut people: Vec<GuestId> = self.stored.seats.iter().filter_map(|seat| seat.guest).collect();
        people.sort_unstable();
        people.dedup();
        people.retain(|guest| self.is_present(*guest) && !self.keeps_silent(*guest));
        people
    }

    /// The game has moved on: whoever is waited for without being seen is waited for anew.
    pub(super) fn waits_anew(&mut self) {
        self.presence.moved = Instant::now();
        let silent: Vec<Seat> = self.seats().filter(|seat| self.is_silent(*seat)).collect();
        if self.presence.withdraw_votes(&silent) {
            self.tell_room();
        }
    }

    /// Whether the game has waited for a seat for longer than anybody need be patient.
    pub(super) fn is_overdue(&self, seat: Seat) -> bool {
        let is_awaited = self.table.as_ref().is_some_and(|table| table.to_act().contains(seat));
        is_awaited && self.presence.moved.elapsed() >= self.world.config.patience
    }

    /// Something happened: it is not time to forget the room.
    pub(super) fn stir(&mut self) {
        self.presence.stirred = Instant::now();
    }

    /// When the room must look around next.
    pub(super) fn alarm(&self) -> Instant {
        let presence = &self.presence;
        let leaving =
            presence.away.iter().filter(|away| !away.told).map(|away| away.since.0 + presence.grace);
        let routine = if self.watchers.is_empty() {
            presence.stirred + self.world.config.idle
        } else {
            presence.kept_alive + self.world.config.keep_alive
        };
        leaving.chain(self.strikes_at()).fold(routine, Instant::min)
    }

    /// Whether nobody watches, nobody has asked for anything for a while, and no bot is thinking.
    pub(super) fn is_forgettable(&self, now: Instant) -> bool {
        self.watchers.is_empty()
            && !self.thinking.is_busy()
            && now >= self.presence.stirred + self.world.config.idle
    }

    /// Looks around: keeps streams alive and tells who has gone.
    pub(super) fn tick(&mut self) {
        let now = Instant::now();
        if now >= self.presence.kept_alive + self.world.config.keep_alive {
            self.presence.kept_alive = now;
            self.watchers.keep_alive();
        }
        let grace = self.presence.grace;
        let mut news = false;
        for away in self.presence.away.iter_mut().filter(|away| !away.told && now >= away.since.0 + grace) {
            away.told = true;
            news = true;
        }
        if news {
            self.tell_room();
        }
        if self.watchers.is_empty() && now >= self.presence.stirred + self.world.config.idle {
            self.stir();
        }
    }
}
