//! Where the seed of a new room comes from, and with it everything in it that is left to chance.

use boardgame::Seed;

use crate::random;

/// The system's generator; in debug builds, which are what tests run, also a seed that a test has chosen.
///
/// A room's deal, who begins, and what its bots leave to chance all follow from its seed. Whatever else shall be left
/// to chance in a room is to be derived from it too ([`Seed::derive`]): then one choice still decides everything.
#[derive(Clone, Debug, Default)]
pub struct Chance {
    #[cfg(debug_assertions)]
    chosen: Option<Seed>,
}

impl Chance {
    /// Nobody knows or chooses it.
    pub fn system() -> Chance {
        Chance::default()
    }

    /// Every room is dealt from the seed of this number, as `ludoteca play --seed` would deal it, daily deals too.
    #[cfg(debug_assertions)]
    pub fn of_number(number: u64) -> Chance {
        Chance { chosen: Some(Seed::of_number(number)) }
    }

    /// The seed of a new room.
    pub(crate) fn seed(&self) -> Seed {
        self.chosen().unwrap_or_else(random::seed)
    }

    #[cfg(debug_assertions)]
    pub(crate) fn chosen(&self) -> Option<Seed> {
        self.chosen
    }

    #[cfg(not(debug_assertions))]
    pub(crate) fn chosen(&self) -> Option<Seed> {
        None
    }
}
