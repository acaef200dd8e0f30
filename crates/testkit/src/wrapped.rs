//! A log for games that wrap another one: a test's own variant of a game tells through the game's own log.

use boardgame::{Game, Log};

/// Passes on what the inner game tells, as if the outer one had told it.
#[derive(Debug)]
pub struct Wrapped<'a, G, W, L> {
    log: &'a mut L,
    wrap: fn(&G) -> W,
}

impl<'a, G, W, L> Wrapped<'a, G, W, L> {
    pub fn new(log: &'a mut L, wrap: fn(&G) -> W) -> Wrapped<'a, G, W, L> {
        Wrapped { log, wrap }
    }
}

impl<G: Game, W: Game<Event = G::Event>, L: Log<W>> Log<G> for Wrapped<'_, G, W, L> {
    fn tell(&mut self, game: &G, event: G::Event) {
        self.log.tell(&(self.wrap)(game), event);
    }
}
