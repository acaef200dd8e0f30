//! What a game could come to if nobody had secrets: a measure, and no bot.

use boardgame::{Game, GameRng, Seat};

/// Plays all seats at once and is told the truth of every step. Only simulations can have one: no table makes it.
pub trait Yardstick<G: Game>: Send {
    /// What happened, the deal first, with everything that chance did.
    fn hear(&mut self, events: &[G::Event]);

    /// What `seat` does; called only when the game waits for it.
    fn choose(&self, seat: Seat, rng: &mut GameRng) -> G::Action;
}
