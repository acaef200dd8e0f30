//! Where a game tells its events.

/// Somebody who listens while a game is played.
pub trait Log<E> {
    fn tell(&mut self, event: E);
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// Nobody listens: simulations and searches pay nothing for events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unheard;

impl<E> Log<E> for Unheard {
    fn tell(&mut self, _event: E) {}
}
