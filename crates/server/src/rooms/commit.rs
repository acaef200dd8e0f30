//! A change is stored, then announced to the other nodes, then shown: in this order, whatever it is.

use bus::Moved;
use games::StepEvents;
use room::{Change, GuestId, Request, RoomChange, Step};
use store::{NewStep, StoreError};

use super::room::Room;
use super::streams::Rendered;
use super::table::Reasoned;
use crate::error::Error;

/// How often something is tried that another node has got in the way of.
pub(super) const TRIES: u32 = 3;

/// What is to be shown of something that is stored.
#[derive(Default)]
pub(super) struct News<'a> {
    /// A step that was played here, and a bot's reason for it.
    pub(super) played: Option<(&'a dyn StepEvents, Option<&'a Reasoned>)>,
    /// Steps that others have stored, made ready while they were read.
    pub(super) read: Vec<Rendered>,
    /// Whether the room itself may look different.
    pub(super) room: bool,
    /// Whether a game has ended by it: then its last step is shown before the room that is over.
    pub(super) over: bool,
}

impl Room {
    /// Does what a guest asks for, or says why not. Another node may have changed the room first: then it is looked at
    /// anew.
    pub(super) async fn request(&mut self, by: GuestId, request: &Request) -> Result<(), Error> {
        for _ in 0..TRIES {
            let change = self.core.decide(by, request, self.world.now())?;
            match self.commit(change).await {
                Err(StoreError::Conflict) => self.catch_up().await,
                done => return Ok(done?),
            }
            if self.broken {
                break;
            }
        }
        Err(Error::NotStored)
    }

    /// Stores a change and shows it; where it cannot be stored, nothing has changed but, for a step, the table.
    pub(super) async fn commit(&mut self, change: Change) -> Result<(), StoreError> {
        match change {
            Change::Vote { seat, guest } => {
                self.core.vote(seat, guest);
                self.show(News { room: true, ..News::default() });
                Ok(())
            }
            Change::Room(change) => self.commit_room(*change).await,
            Change::Step(step) => self.commit_step(*step).await,
            Change::Rematch(new) => {
                let mut old = self.core.room.clone();
                old.rematch = Some(new.id.clone());
                let versions = self.world.store.save_rooms(vec![*new, old.clone()]).await?;
                old.version = versions[1];
                self.core.room = old;
                self.announce();
                self.show(News { room: true, ..News::default() });
                Ok(())
            }
        }
    }

    async fn commit_room(&mut self, change: RoomChange) -> Result<(), StoreError> {
        let (store, room) = (&self.world.store, change.room.clone());
        let version = match &change.kept {
            Some(kept) => store.save_renumbered(room, kept.clone()).await?,
            None => store.save_rooms(vec![room]).await?[0],
        };
        self.streams.renumber(|seat| change.new_number(seat));
        let players = |room: &room::Room| -> Vec<_> {
            room.seats.iter().map(|sitter| (sitter.guest(), sitter.bot().map(str::to_owned))).collect()
        };
        if players(&self.core.room) != players(&change.room) {
            self.bots.forget();
        }
        let events = self.core.adopt(change, version);
        self.announce();
        let played = events.as_deref().map(|events| (events, None));
        if played.is_some() {
            let room = &self.core.room;
            tracing::info!(room = %room.id, game = room.game, seats = room.seats.len(), "game begins");
        }
        self.show(News { played, room: true, ..News::default() });
        Ok(())
    }

    async fn commit_step(&mut self, step: Step) -> Result<(), StoreError> {
        let room = &self.core.room;
        let (key, reason) = match &step.by {
            room::By::Person { key, .. } => (Some(key.as_str()), None),
            room::By::Bot { why } => (None, why.clone().map(|why| Reasoned { seat: step.seat, why })),
            room::By::Clock => (None, None),
        };
        let row = NewStep {
            room: room.id.clone(),
            step: step.step,
            seat: step.seat.0,
            action: step.action.get().into(),
            why: reason.as_ref().map(Reasoned::written),
            client: key.map(Box::from),
            waiting: step.waiting,
            at: step.at,
            outcome: step.outcome.clone(),
            score: step.score,
            taken_back: room.practice.then_some(room.taken_back),
        };
        let ended = self.world.store.append(row).await?;
        if let Some(key) = key {
            self.keys.insert(key);
        }
        let over = ended.is_some();
        self.core.stepped(&step, ended);
        self.announce();
        self.show(News {
            played: Some((&*step.events, reason.as_ref())),
            room: over,
            over,
            ..News::default()
        });
        if over {
            self.bots.forget();
            let room = &self.core.room;
            tracing::info!(room = %room.id, game = room.game, step = step.step, "game over");
        }
        Ok(())
    }

    /// Tells the other nodes that there is something to read.
    pub(super) fn announce(&self) {
        self.world.bus.announce(Moved { room: self.core.room.id.0.clone(), by: self.world.node });
    }

    /// Shows everybody their part of what is stored.
    pub(super) fn show(&mut self, news: News<'_>) {
        let now = self.world.now();
        // Before anything is shown: a seat may have gone to somebody else.
        self.end_lost_streams();
        let mut steps = news.read;
        if let Some((events, reason)) = news.played
            && let Some(table) = self.core.table.as_deref()
        {
            self.bots.notice(table, events);
            steps.push(self.streams.render(table, events, reason, self.core.room.is_sealed(now)));
        }
        let votes_gone = !steps.is_empty() && self.core.game_moved(now);
        let room = news.room || votes_gone;
        if room && !news.over {
            self.tell_room();
        }
        for frames in &steps {
            self.streams.send_rendered(frames);
        }
        self.tell_countdown();
        if room && news.over {
            self.tell_room();
        }
    }
}
