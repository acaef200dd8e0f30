//! All that a bot is shown.

use boardgame::{Game, Seat, SeatSet, Table, Viewer};

use crate::Cancel;

/// Who else is there, and what they show each other at this moment; nobody remembers that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// The seats that people hold.
    pub people: SeatSet,
    /// The seats of bots that go by the same name as the one that is asked, its own among them.
    pub alike: SeatSet,
    /// What they point at.
    pub fingers: Vec<Finger>,
}

/// Somebody's finger on something that the views name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finger {
    pub seat: Seat,
    pub key: String,
}

/// What one seat sees now: its view and its legal actions, made only when asked for.
///
/// It is made from a table, which a bot cannot reach, or from a view and legal actions that came from another process.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    seat: Seat,
    people: SeatSet,
    alike: SeatSet,
    fingers: &'a [Finger],
    urged: bool,
    cancel: &'a Cancel,
    source: Source<'a, G>,
}

#[derive(Debug)]
enum Source<'a, G: Game> {
    Table(&'a Table<G>),
    Told { view: &'a G::View, legal: &'a G::Legal },
}

impl<'a, G: Game> Seen<'a, G> {
    pub fn at(table: &'a Table<G>, seat: Seat) -> Seen<'a, G> {
        Seen::of(seat, Source::Table(table))
    }

    pub fn told(seat: Seat, view: &'a G::View, legal: &'a G::Legal) -> Seen<'a, G> {
        Seen::of(seat, Source::Told { view, legal })
    }

    fn of(seat: Seat, source: Source<'a, G>) -> Seen<'a, G> {
        let nobody = SeatSet::EMPTY;
        Seen {
            seat,
            people: nobody,
            alike: nobody,
            fingers: &[],
            urged: false,
            cancel: Cancel::NEVER,
            source,
        }
    }

    /// The same among `people`, who sit at the other seats that bots do not play.
    #[must_use]
    pub fn among(self, people: SeatSet) -> Seen<'a, G> {
        Seen { people, ..self }
    }

    /// The same beside bots `alike`, which go by the same name.
    #[must_use]
    pub fn beside(self, alike: SeatSet) -> Seen<'a, G> {
        Seen { alike, ..self }
    }

    /// The same while people point at something.
    #[must_use]
    pub fn pointed(self, fingers: &'a [Finger]) -> Seen<'a, G> {
        Seen { fingers, ..self }
    }

    /// The same where waiting is no answer: nobody else will act before this seat does.
    #[must_use]
    pub fn urged(self, urged: bool) -> Seen<'a, G> {
        Seen { urged, ..self }
    }

    /// The same, thought about until nobody waits for it any more.
    #[must_use]
    pub fn until(self, cancel: &'a Cancel) -> Seen<'a, G> {
        Seen { cancel, ..self }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seats of people, as everybody at the table knows; none in a simulation.
    pub fn people(&self) -> SeatSet {
        self.people
    }

    /// The seats of bots that go by the same name, as everybody at the table knows: what they make of a move needs no proof.
    pub fn alike(&self) -> SeatSet {
        self.alike
    }

    /// What people point at just now.
    pub fn fingers(&self) -> &'a [Finger] {
        self.fingers
    }

    /// Whether a bot that would wait is made to act.
    pub fn is_urged(&self) -> bool {
        self.urged
    }

    /// Where a search looks whether somebody still waits for it.
    pub fn cancel(&self) -> &'a Cancel {
        self.cancel
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
