//! A change is stored, then announced to the other nodes, then shown: in this order, whatever it is.

use boardgame::SeatSet;
use bytes::Bytes;
use games::{Options, StepEvents};
use room::{Branch, Change, GuestId, Note, PastStep, Pointer, Request, RoomChange, Step};
use store::{NewStep, StoreError};

use super::room::Room;
use super::streams::Rendered;
use super::table::Reasoned;
use super::wire;
use crate::error::Error;

/// How often something is tried that another node has got in the way of, or a code that is in use.
pub(super) const TRIES: u32 = 10;

/// What is to be announced and shown of something that is stored.
#[derive(Debug, Default)]
pub(super) struct News {
    /// Whether the other nodes have something to read.
    pub(super) announced: bool,
    /// A step that was played here, and a bot's reason for it.
    pub(super) played: Option<(Box<dyn StepEvents>, Option<Reasoned>)>,
    /// Steps that others have stored, made ready while they were read.
    pub(super) read: Vec<Rendered>,
    /// What streams are told anew from the beginning, where what was known of the past is no longer so.
    pub(super) hellos: Vec<(u64, Bytes)>,
    /// Whether the room itself may look different.
    pub(super) room: bool,
    /// Whether a game has ended by it: then its last step is shown before the room that is over.
    pub(super) over: bool,
    pub(super) talk: Vec<wire::Talk>,
    pub(super) note: Option<Note>,
    pub(super) pointer: Option<Pointer>,
}

impl News {
    /// The room itself has changed.
    fn of_room() -> News {
        News { announced: true, room: true, ..News::default() }
    }
}

impl Room {
    /// Does what a guest asks for, or says why not. Another node may have changed the room first: then it is looked at
    /// anew, and asked for anew.
    pub(super) async fn request(&mut self, by: GuestId, ask: impl Fn() -> Request) -> Result<(), Error> {
        for _ in 0..TRIES {
            let request = ask();
            let decided = self.core.decide(by, &request, self.app.now());
            let change = decided.map_err(|refusal| self.refused(refusal))?;
            match self.commit(change).await {
                Err(StoreError::Conflict) => self.catch_up(None).await,
                // It was used up meanwhile.
                Err(StoreError::Gone) if matches!(request, Request::TakeSeat { .. }) => {
                    return Err(Error::NoLink);
                }
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
        let news = match change {
            Change::Step(step) => self.store_step(*step).await?,
            // The futures of what is rare are boxed: the room's own need not have the space for them.
            change => Box::pin(self.store(change)).await?,
        };
        if news.announced {
            self.announce(news.talk.last().map(|said| said.id));
        }
        let (awaited, is_own) = (self.awaited, news.played.is_some());
        self.show(news);
        if is_own && self.core.room.tempo.is_over_days() {
            // Whoever stores a step calls those for whom it is the turn by it, and no other node does.
            let here = |guest| self.core.presence.is_watching(guest);
            let called = self.awaited.iter().filter(|seat| !awaited.contains(*seat));
            self.app.call(&self.core.room, called, here);
        }
        Ok(())
    }

    /// Stores a change, so that it is so from now on, and says what is to be shown of it.
    async fn store(&mut self, change: Change) -> Result<News, StoreError> {
        let store = self.app.store.clone();
        Ok(match change {
            Change::Nothing => News::default(),
            Change::Vote { seat, guest } => {
                self.core.vote(seat, guest);
                News { room: true, ..News::default() }
            }
            Change::Room(change) => self.store_room(*change).await?,
            Change::Step(step) => self.store_step(*step).await?,
            Change::Undo { step } => {
                store.take_back(&self.core.room.stored(), step, step - 1, self.app.now()).await?;
                News { announced: true, ..self.read_again(Some(step)).await }
            }
            Change::Rematch(new) => {
                let mut old = self.core.room.clone();
                old.rematch = Some(new.id.clone());
                let versions = store.save_rooms(vec![new.stored(), old.stored()]).await?;
                old.version = versions[1];
                self.core.room = old;
                News::of_room()
            }
            Change::WhatIf(branch) => {
                let Branch { room, past } = *branch;
                let step = |(number, past): (u64, PastStep)| NewStep {
                    room: room.id.clone(),
                    step: number,
                    seat: past.seat.0,
                    action: past.action.get().into(),
                    why: None,
                    client: None,
                    waiting: past.waiting,
                    at: room.created,
                    outcome: None,
                    score: None,
                    rated: None,
                    taken_back: room.practice.then_some(0),
                };
                let steps = (1..).zip(past).map(step).collect();
                store.open_at(room.stored(), steps).await?;
                News::default()
            }
            Change::Talk(talk) => {
                self.bots.people_acted();
                let id = store.say(talk.clone()).await?;
                self.said = id;
                let talk = match self.app.is_shared() {
                    // Others may have spoken before it at another node. It is stored, whether that can be read or not.
                    true => self.new_talk().await.unwrap_or_else(|error| {
                        tracing::error!(room = %self.core.room.id, %error, "what was said could not be read");
                        self.look_again_later();
                        Vec::new()
                    }),
                    false => vec![wire::Talk::new(id, talk)],
                };
                News { announced: true, talk, ..News::default() }
            }
            Change::Pointer(pointer) => {
                self.bots.person_points(&pointer);
                self.show_elsewhere(None, "pointer", &wire::Pointer::from(pointer.clone()));
                News { pointer: Some(pointer), ..News::default() }
            }
            Change::Note { guest, note } => {
                store.write_note(&self.core.room.id, guest, note.clone()).await?;
                let seat = (!note.is_open()).then_some(note.seat);
                self.show_elsewhere(seat, "note", &wire::Note::from(note.clone()));
                News { note: Some(note), ..News::default() }
            }
            Change::Link(secret, link) => {
                store.add_link(secret, link).await?;
                News::default()
            }
        })
    }

    async fn store_room(&mut self, change: RoomChange) -> Result<News, StoreError> {
        let (store, room) = (&self.app.store, change.room.stored());
        let version = match (&change.kept, change.used, change.cleared) {
            (Some(kept), _, _) => store.save_renumbered(room, kept.clone()).await?,
            (None, Some(link), _) => store.save_taken(room, link).await?,
            (None, None, Some(seat)) => store.save_cleared(room, seat.0).await?,
            (None, None, None) => store.save_rooms(vec![room]).await?[0],
        };
        self.streams.renumber(|seat| change.new_number(seat));
        let players = |room: &room::Room<Options>| -> Vec<_> {
            room.seats.iter().map(|sitter| (sitter.guest(), sitter.bot().map(str::to_owned))).collect()
        };
        if players(&self.core.room) != players(&change.room) {
            self.bots.forget();
        }
        let dealt = self.core.adopt(change, version);
        if dealt.is_some() {
            let room = &self.core.room;
            tracing::info!(room = %room.id, game = room.game, seats = room.seats.len(), "game begins");
        }
        Ok(News { played: dealt.map(|events| (events, None)), ..News::of_room() })
    }

    async fn store_step(&mut self, step: Step) -> Result<News, StoreError> {
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
            rated: step.rated.clone().map(|rated| (room.game.clone(), rated)),
            taken_back: room.practice.then_some(room.taken_back),
        };
        let ended = self.app.store.append(row).await?;
        if let Some(key) = key {
            self.keys.insert(key);
        }
        let over = ended.is_some();
        self.core.stepped(&step, ended);
        if over {
            let room = &self.core.room;
            tracing::info!(room = %room.id, game = room.game, step = step.step, "game over");
        }
        Ok(News { announced: true, played: Some((step.events, reason)), room: over, over, ..News::default() })
    }

    /// Shows everybody their part of what is stored.
    pub(super) fn show(&mut self, news: News) {
        let now = self.app.now();
        // Before anything is shown: a seat may have gone to another guest.
        self.end_lost_streams();
        for (number, hello) in news.hellos {
            self.streams.send_to(number, &hello);
        }
        let mut steps = news.read;
        if let Some((events, reason)) = &news.played
            && let Some(table) = self.core.table.as_deref()
        {
            self.bots.notice(table, &**events);
            steps.push(self.streams.render(table, &**events, reason.as_ref(), self.core.room.is_sealed(now)));
        }
        self.awaited = self.core.table.as_ref().map_or(SeatSet::EMPTY, |table| table.to_act());
        let votes_gone = !steps.is_empty() && self.core.game_moved(now);
        let overdue = self.core.overdue(now);
        let room = news.room || votes_gone || overdue != self.overdue_told;
        self.overdue_told = overdue;
        if room && !news.over {
            self.tell_room();
        }
        for frames in &steps {
            self.streams.send_rendered(frames);
        }
        self.tell_countdown();
        if news.over {
            self.bots.forget();
            self.tell_room();
        }
        for said in news.talk {
            self.talked = said.id;
            self.streams.tell_all("talk", &said);
        }
        if let Some(note) = news.note {
            let (seat, open) = (note.seat, note.is_open());
            let note = wire::Note::from(note);
            if open {
                self.streams.tell_all("note", &note);
            } else {
                self.streams.tell_seat(seat, "note", &note);
            }
        }
        if let Some(pointer) = news.pointer {
            self.streams.tell_all("pointer", &wire::Pointer::from(pointer));
        }
    }
}
