//! All that a bot is shown.

use boardgame::{Game, Seat, Table, Viewer};

/// What one seat sees now: its view and its legal actions, made only when asked for.
///
/// It is made from a table, which a bot cannot reach, or from a view and legal actions that came from another process.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    seat: Seat,
    source: Source<'a, G>,
}

#[derive(Debug)]
enum Source<'a, G: Game> {
    Table(&'a Table<G>),
    Told { view: &'a G::View, legal: &'a G::Legal },
}

impl<'a, G: Game> Seen<'a, G> {
    pub fn at(table: &'a Table<G>, seat: Seat) -> Seen<'a, G> {
        Seen { seat, source: Source::Table(table) }
    }

    pub fn told(seat: Seat, view: &'a G::View, legal: &'a G::Legal) -> Seen<'a, G> {
        Seen { seat, source: Source::Told { view, legal } }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> G::View {
        match self.source {
            Source::Table(table) => table.view(Viewer::Seat(self.seat)),
            Source::Told { view, .. } => view.clone(),
        }
    }

    pub fn legal(&self) -> G::Legal {
        match self.source {
            Source::Table(table) => table.legal(self.seat),
            Source::Told { legal, .. } => legal.clone(),
        }
    }
}
