//! When a room wakes up by itself: to tell who has gone, to keep streams alive, to be forgotten.

use std::time::Duration;

use tokio::time::Instant;

use super::room::Room;

impl Room {
    /// Something happened: it is not time to forget the room.
    pub(super) fn note_activity(&mut self) {
        self.active = Instant::now();
    }

    /// When the room must look around next.
    pub(super) fn alarm(&self) -> Instant {
        let routine = if self.streams.is_empty() {
            self.active + self.app.config.idle
        } else {
            self.kept_alive + self.app.config.keep_alive
        };
        let news = self.core.presence.next_news().map(|at| {
            Instant::now() + Duration::from_millis(u64::try_from(at - self.app.now()).unwrap_or(0))
        });
        let nodes = [self.nodes.think_at, self.say_thinking_at()];
        let alarms =
            [news, self.time_is_up_at(), self.deals_at(), self.hurries_at()].into_iter().chain(nodes);
        alarms.flatten().fold(routine, Instant::min)
    }

    /// Whether nobody watches, nobody has asked for anything for a while, and no bot is thinking.
    pub(super) fn is_idle(&self) -> bool {
        self.streams.is_empty()
            && !self.bots.are_busy()
            && Instant::now() >= self.active + self.app.config.idle
    }

    /// Looks around: keeps streams alive and tells who has gone.
    pub(super) fn tick(&mut self) {
        let now = Instant::now();
        if now >= self.kept_alive + self.app.config.keep_alive {
            self.kept_alive = now;
            self.streams.keep_alive();
        }
        if self.core.presence.take_news(self.app.now()) {
            self.tell_room();
        }
        if self.streams.is_empty() && now >= self.active + self.app.config.idle {
            self.note_activity();
        }
    }
}
