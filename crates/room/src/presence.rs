//! Who is here and who has gone, by their streams, and who wants a bot to play for whom.

use boardgame::Seat;

use crate::{GuestId, Millis};

/// How long people wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How long a closed stream still counts as presence: pages close and open them when they change seats.
    pub grace: Millis,
    /// How long a person may be away before the others may let a bot play on.
    pub absence: Millis,
    /// How long everybody waits for a seat that is unseen before they may let a bot play on: whether its owner
    /// is here is not for them to know.
    pub patience: Millis,
}

#[derive(Debug)]
pub struct Presence {
    pub(crate) terms: Terms,
    /// Whoever has not been seen since then has been away since then.
    opened: Millis,
    /// Whose streams are open.
    audience: Vec<Option<GuestId>>,
    away: Vec<Away>,
    /// Who wants a bot to play which seat.
    votes: Vec<(Seat, GuestId)>,
    /// When the game last moved on.
    moved: Millis,
}

#[derive(Debug)]
struct Away {
    guest: GuestId,
    since: Millis,
    /// Whether the others have been told.
    told: bool,
}

impl Presence {
    pub fn new(terms: Terms, now: Millis) -> Presence {
        Presence { terms, opened: now, audience: Vec::new(), away: Vec::new(), votes: Vec::new(), moved: now }
    }

    /// Who has a stream open, once for each.
    pub fn set_audience(&mut self, audience: impl Iterator<Item = Option<GuestId>>) {
        self.audience.clear();
        self.audience.extend(audience);
    }

    pub fn audience(&self) -> &[Option<GuestId>] {
        &self.audience
    }

    pub fn is_watching(&self, guest: GuestId) -> bool {
        self.audience.contains(&Some(guest))
    }

    /// Somebody has opened a stream: nobody plays for them any more on these seats.
    pub fn came(&mut self, guest: GuestId, seats: &[Seat]) {
        self.away.retain(|away| away.guest != guest);
        self.withdraw_votes(seats);
    }

    /// Somebody has closed their last stream.
    pub fn left(&mut self, guest: GuestId, now: Millis) {
        self.away.retain(|away| away.guest != guest);
        self.away.push(Away { guest, since: now, told: false });
    }

    /// Since when a guest has had no stream here; nothing while they have one, or had one a moment ago.
    pub fn away_since(&self, guest: GuestId, now: Millis) -> Option<Millis> {
        if self.is_watching(guest) {
            return None;
        }
        match self.away.iter().find(|away| away.guest == guest) {
            Some(away) => (now - away.since >= self.terms.grace).then_some(away.since),
            None => Some(self.opened),
        }
    }

    /// When the others are to be told next that a guest has gone.
    pub fn next_news(&self) -> Option<Millis> {
        self.away.iter().filter(|away| !away.told).map(|away| away.since + self.terms.grace).min()
    }

    /// Whether a guest has gone of whom the others have not been told; they are told now.
    pub fn take_news(&mut self, now: Millis) -> bool {
        let mut news = false;
        for away in self.away.iter_mut().filter(|away| !away.told && now - away.since >= self.terms.grace) {
            away.told = true;
            news = true;
        }
        news
    }

    pub(crate) fn vote(&mut self, seat: Seat, guest: GuestId) {
        if !self.votes.contains(&(seat, guest)) {
            self.votes.push((seat, guest));
        }
    }

    pub fn votes(&self, seat: Seat) -> impl Iterator<Item = GuestId> {
        self.votes.iter().filter(move |(voted, _)| *voted == seat).map(|(_, guest)| *guest)
    }

    /// Forgets the votes on these seats, and says whether there were any.
    pub(crate) fn withdraw_votes(&mut self, seats: &[Seat]) -> bool {
        let before = self.votes.len();
        self.votes.retain(|(seat, _)| !seats.contains(seat));
        self.votes.len() < before
    }

    pub(crate) fn game_moved(&mut self, now: Millis) {
        self.moved = now;
    }

    pub(crate) fn waited(&self, now: Millis) -> Millis {
        now - self.moved
    }
}
