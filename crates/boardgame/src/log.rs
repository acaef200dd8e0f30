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

/// What a viewer learned from an event, and the view before the next event that this viewer was told.
/// The last one has none of its own: it is the view of the step.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<G: Game> {
    /// The place of the event among all of the step.
    pub index: usize,
    pub event: G::EventView,
    pub view: Option<G::View>,
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
    pub fn of(&self, viewer: Viewer) -> Vec<Moment<G>> {
        let told: Vec<(usize, G::EventView)> = self
            .events
            .iter()
            .enumerate()
            .filter_map(|(index, event)| Some((index, G::event_view(event, viewer)?)))
            .collect();
        let next: Vec<usize> = told.iter().skip(1).map(|(index, _)| *index).collect();
        told.into_iter()
            .enumerate()
            .map(|(place, (index, event))| {
                let view = next.get(place).map(|next| self.positions[next - 1].view(viewer));
                Moment { index, event, view }
            })
            .collect()
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
