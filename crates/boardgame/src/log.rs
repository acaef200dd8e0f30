//! Where a game tells its events.

use crate::{Game, Viewer};

/// Somebody who listens while a game is played.
///
/// An event is told when what it says has happened, and before what a later one says: the position is whole, each card
/// and piece in exactly one place. Between two events nobody may act and nothing is over.
pub trait Log<G: Game> {
    fn tell(&mut self, game: &G, event: G::Event);
}

/// The events alone: for bots, and for checks that look at whole steps.
impl<G: Game> Log<G> for Vec<G::Event> {
    fn tell(&mut self, _game: &G, event: G::Event) {
        self.push(event);
    }
}

/// Nobody listens: simulations and searches pay nothing for events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unheard;

impl<G: Game> Log<G> for Unheard {
    fn tell(&mut self, _game: &G, _event: G::Event) {}
}

/// The events of one step, and the position that each of them left.
#[derive(Clone, Debug)]
pub struct Moments<G: Game> {
    events: Vec<G::Event>,
    positions: Vec<G>,
}

/// What a viewer learned from an event, and the position before the next event that this viewer was told.
/// The last one has none of its own: it is that of the step.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// The place of the event among all of the step.
    pub index: usize,
    pub event: G::EventView,
    /// For this viewer's eyes: whoever only wants words need not look.
    pub position: Option<&'a G>,
}

impl<G: Game> Moments<G> {
    /// Every event of the step, whoever is told.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The position that each event left.
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// What `viewer` is told of the step, one moment after the other. An event that is not told leaves no trace: what
    /// it changed belongs to the moment before it.
    pub fn of(&self, viewer: Viewer) -> Vec<Moment<'_, G>> {
        let mut told: Vec<Moment<'_, G>> = Vec::with_capacity(self.events.len());
        for (index, event) in self.events.iter().enumerate() {
            let Some(event) = G::event_view(event, viewer) else { continue };
            if let Some(before) = told.last_mut() {
                before.position = Some(&self.positions[index - 1]);
            }
            told.push(Moment { index, event, position: None });
        }
        told
    }
}

impl<G: Game> Default for Moments<G> {
    fn default() -> Moments<G> {
        Moments { events: Vec::new(), positions: Vec::new() }
    }
}

impl<G: Game> Log<G> for Moments<G> {
    fn tell(&mut self, game: &G, event: G::Event) {
        self.events.push(event);
        self.positions.push(game.clone());
    }
}
