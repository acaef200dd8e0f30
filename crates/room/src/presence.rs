//! Who is here and who has gone, by their streams, and who wants a bot to play for whom.
//!
//! A room may be open at several nodes: each knows its own streams, and of the others what they tell.

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
    /// Whose streams are open at this node.
    audience: Vec<Option<GuestId>>,
    away: Vec<Away>,
    /// Who wants a bot to play which seat, of those who said so at this node.
    votes: Vec<(Seat, GuestId)>,
    /// When the game last moved on.
    moved: Millis,
    elsewhere: Vec<Elsewhere>,
}

#[derive(Debug)]
struct Away {
    guest: GuestId,
    since: Millis,
    /// Whether the others have been told.
    told: bool,
}

/// What another node tells of this room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Elsewhere {
    pub node: i64,
    /// Since when it has the room open.
    pub opened: Millis,
    pub audience: Vec<Option<GuestId>>,
    /// Who had a stream there and has none, and since when.
    pub away: Vec<(GuestId, Millis)>,
    pub votes: Vec<(Seat, GuestId)>,
}

impl Presence {
    pub fn new(terms: Terms, now: Millis) -> Presence {
        Presence {
            terms,
            opened: now,
            audience: Vec::new(),
            away: Vec::new(),
            votes: Vec::new(),
            moved: now,
            elsewhere: Vec::new(),
        }
    }

    /// Who has a stream open at this node, once for each.
    pub fn set_audience(&mut self, audience: impl Iterator<Item = Option<GuestId>>) {
        self.audience.clear();
        self.audience.extend(audience);
    }

    /// Whose streams are open, at any node.
    pub fn audience(&self) -> impl Iterator<Item = Option<GuestId>> {
        self.audience.iter().chain(self.elsewhere.iter().flat_map(|node| &node.audience)).copied()
    }

    pub fn is_watching(&self, guest: GuestId) -> bool {
        self.audience().any(|other| other == Some(guest))
    }

    /// What the other nodes are to know of this one.
    pub fn here(&self, node: i64) -> Elsewhere {
        Elsewhere {
            node,
            opened: self.opened,
            audience: self.audience.clone(),
            away: self.away.iter().map(|away| (away.guest, away.since)).collect(),
            votes: self.votes.clone(),
        }
    }

    /// The other nodes that have this room open.
    pub fn nodes(&self) -> impl Iterator<Item = i64> {
        self.elsewhere.iter().map(|elsewhere| elsewhere.node)
    }

    /// Another node tells of this room, or has it no more; what it told before no longer holds. Answers with those who
    /// are here by it and were not before.
    pub(crate) fn set_elsewhere(&mut self, node: i64, told: Option<Elsewhere>, now: Millis) -> Vec<GuestId> {
        let guests = |presence: &Presence| -> Vec<GuestId> { presence.audience().flatten().collect() };
        let before = guests(self);
        self.elsewhere.retain(|known| known.node != node);
        if let Some(told) = told {
            self.opened = self.opened.min(told.opened);
            for (guest, since) in &told.away {
                self.note_away(*guest, *since);
            }
            self.elsewhere.push(told);
        }
        let after = guests(self);
        for gone in before.iter().filter(|guest| !after.contains(guest)) {
            self.note_away(*gone, now);
        }
        after.into_iter().filter(|guest| !before.contains(guest)).collect()
    }

    /// Somebody is away, or has been longer than is known.
    fn note_away(&mut self, guest: GuestId, since: Millis) {
        match self.away.iter_mut().find(|away| away.guest == guest) {
            Some(away) => away.since = away.since.max(since),
            None => self.away.push(Away { guest, since, told: false }),
        }
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

    /// Who wants a bot to play this seat, at any node.
    pub fn votes(&self, seat: Seat) -> impl Iterator<Item = GuestId> {
        let all = self.votes.iter().chain(self.elsewhere.iter().flat_map(|node| &node.votes));
        let mut guests: Vec<GuestId> =
            all.filter(|(voted, _)| *voted == seat).map(|(_, guest)| *guest).collect();
        guests.sort_unstable();
        guests.dedup();
        guests.into_iter()
    }

    /// Forgets the votes on these seats, and says whether there were any.
    pub(crate) fn withdraw_votes(&mut self, seats: &[Seat]) -> bool {
        let count = |presence: &Presence| {
            presence.votes.len() + presence.elsewhere.iter().map(|node| node.votes.len()).sum::<usize>()
        };
        let before = count(self);
        self.votes.retain(|(seat, _)| !seats.contains(seat));
        for node in &mut self.elsewhere {
            node.votes.retain(|(seat, _)| !seats.contains(seat));
        }
        count(self) < before
    }

    pub(crate) fn game_moved(&mut self, now: Millis) {
        self.moved = now;
    }

    pub(crate) fn waited(&self, now: Millis) -> Millis {
        now - self.moved
    }
}
