//! A room that other nodes may have open too: what it tells them, what it hears, and which of them lets a bot think.

use std::time::Duration;

use boardgame::Seat;
use bus::{Here, Message, NodeId};
use room::{Elsewhere, GuestId, Stand, Status};
use serde::Serialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use store::StoreError;
use tokio::time::Instant;

use super::commit::News;
use super::room::{CannotOpen, Room};
use super::table::Reasoned;
use super::wire;
use crate::limits;

/// Nobody waits for more nodes than these.
const RANKS: u32 = 8;
/// When to look again for what may yet be stored: soon, and when the database must have ended it.
const LOOK_AGAIN: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(10)];
/// How long a node that has opened a room waits to hear who else has.
const LISTEN: Duration = Duration::from_millis(250);
/// How often a node says that it takes care of the bots.
const SAY_THINKING: Duration = Duration::from_millis(700);

/// What this room has told the other nodes, and heard of them.
#[derive(Debug)]
pub(super) struct Nodes {
    /// When the room was opened here.
    opened: Instant,
    /// Who is here, as it was told last.
    told: Option<Box<Elsewhere>>,
    /// The number of what each node told last of who is there: what comes late no longer holds.
    heard: Vec<(NodeId, u64)>,
    /// The step after which the table waits for a bot, and since when.
    turn: Option<(u64, Instant)>,
    /// Another node takes care of the bots that are waited for after this step, and said so then.
    thinks: Option<(u64, Instant)>,
    /// When this node lets a bot think, if it waits for another.
    pub(super) think_at: Option<Instant>,
    said_thinking: Option<Instant>,
}

impl Nodes {
    pub(super) fn new() -> Nodes {
        Nodes {
            opened: Instant::now(),
            told: None,
            heard: Vec::new(),
            turn: None,
            thinks: None,
            think_at: None,
            said_thinking: None,
        }
    }
}

impl Room {
    /// How far this room goes, as far as this node knows.
    pub(super) fn stand(&self) -> Stand {
        Stand { version: self.core.room.version, step: self.core.step().unwrap_or(0), talk: self.talked }
    }

    /// Tells the other nodes that there is something to read; `said` is the number of what was said by it.
    pub(super) fn announce(&self, said: Option<i64>) {
        self.app.peers.tell(|| {
            let Stand { version, step, talk } = self.stand();
            let stand = bus::Stand { version: version.0, step, talk: said.unwrap_or(talk) };
            Message::Moved { room: self.core.room.id.0.clone(), stand: Some(stand) }
        });
    }

    /// Tells the other nodes who is here, where that has changed.
    pub(super) fn tell_here(&mut self) {
        if self.app.is_shared() {
            let here = self.core.presence.here(self.app.peers.node.0);
            if self.nodes.told.as_deref() != Some(&here) {
                self.nodes.told = Some(Box::new(here));
                self.tell_here_again();
            }
        }
    }

    /// Tells it to whoever has just come.
    pub(super) fn tell_here_again(&mut self) {
        let here = self.core.presence.here(self.app.peers.node.0);
        let here = Here {
            open: true,
            since: here.opened,
            audience: here.audience.iter().map(|guest| guest.map(|guest| guest.0)).collect(),
            away: here.away.iter().map(|(guest, since)| (guest.0, *since)).collect(),
            votes: here.votes.iter().map(|(seat, guest)| (seat.0, guest.0)).collect(),
        };
        self.app.peers.tell(|| Message::Here { room: self.core.room.id.0.clone(), here });
    }

    /// Asks the other nodes who is there.
    pub(super) fn ask_who_is_there(&self) {
        self.app.peers.tell(|| Message::Ask { rooms: vec![self.core.room.id.0.clone()] });
    }

    /// Another node tells who is there.
    pub(super) fn heard_here(&mut self, by: NodeId, number: u64, here: Here) {
        match self.nodes.heard.iter_mut().find(|(node, _)| *node == by) {
            Some((_, last)) if *last >= number => return,
            Some((_, last)) => *last = number,
            None => self.nodes.heard.push((by, number)),
        }
        let told = here.open.then(|| Elsewhere {
            node: by.0,
            opened: here.since,
            audience: here.audience.into_iter().map(|guest| guest.map(GuestId)).collect(),
            away: here.away.into_iter().map(|(guest, since)| (GuestId(guest), since)).collect(),
            votes: here.votes.into_iter().map(|(seat, guest)| (Seat(seat), GuestId(guest))).collect(),
        });
        self.core.elsewhere(by.0, told, self.app.now());
        self.tell_room();
    }

    /// Another node is dead: nobody watches there any more.
    pub(super) fn node_gone(&mut self, node: NodeId) {
        self.nodes.heard.retain(|(known, _)| *known != node);
        if self.core.presence.nodes().any(|known| known == node.0) {
            self.core.elsewhere(node.0, None, self.app.now());
            self.tell_room();
        }
    }

    /// Another node takes care of the bots.
    pub(super) fn others_think(&mut self, step: u64) {
        self.nodes.thinks = Some((step, Instant::now()));
    }

    /// Tells the other nodes what streams are told here and nobody looks for in the store: for all, or for one seat.
    pub(super) fn show_elsewhere(&self, seat: Option<Seat>, event: &str, data: &impl Serialize) {
        self.app.peers.tell(|| Message::Shown {
            room: self.core.room.id.0.clone(),
            seat: seat.map(|seat| seat.0),
            event: event.to_owned(),
            data: serde_json::to_string(data).expect("the wire's types are plain data"),
        });
    }

    /// Shows what streams are told at another node.
    pub(super) fn heard_shown(&mut self, seat: Option<Seat>, event: &str, data: String) {
        if let Ok(pointer) = serde_json::from_str::<wire::Pointer>(&data)
            && event == "pointer"
        {
            self.bots.person_points(&pointer.into());
        }
        match (RawValue::from_string(data), seat) {
            (Ok(data), Some(seat)) => self.streams.tell_seat(seat, event, &data),
            (Ok(data), None) => self.streams.tell_all(event, &data),
            (Err(error), _) => tracing::warn!(%error, "what another node shows makes no sense"),
        }
    }

    /// How many of the nodes that have this room open come before this one. All of them agree on the order, as far as they
    /// know of each other.
    fn rank(&self) -> u32 {
        let weight =
            |node: i64| Sha256::new().chain_update(&*self.core.room.id.0).chain_update(node.to_le_bytes());
        let mine = weight(self.app.peers.node.0).finalize();
        let before = self.core.presence.nodes().filter(|node| weight(*node).finalize() < mine);
        u32::try_from(before.count()).unwrap_or(u32::MAX)
    }

    /// Whether this node asks the bots that are waited for after this step. One node does: the first of those that have
    /// the room open, or whoever has begun. Where nothing is heard of it for a while the next one does; two that do are no
    /// harm, because one step is stored.
    pub(super) fn is_ours_to_think(&mut self, step: u64) -> bool {
        if !self.app.is_shared() {
            return true;
        }
        let now = Instant::now();
        let since = match self.nodes.turn {
            Some((turn, since)) if turn == step => since,
            _ => now,
        };
        self.nodes.turn = Some((step, since));
        let (rank, take_over) = (self.rank().min(RANKS), self.app.config.take_over);
        let at = match self.nodes.thinks {
            Some((thought, said)) if thought == step => said + take_over * rank.max(1),
            _ => since + take_over * rank,
        };
        // Who has just opened the room listens first, because another may take care of it.
        let at = if self.app.peers.has_others() { at.max(self.nodes.opened + LISTEN) } else { at };
        if now < at {
            self.nodes.think_at = Some(at);
        }
        now >= at
    }

    /// Says now and then that this node takes care of the bots, where others have the room open.
    pub(super) fn say_thinking(&mut self) {
        if !self.bots.are_asked() {
            self.nodes.said_thinking = None;
        } else if self.say_thinking_at().is_some_and(|at| at <= Instant::now())
            && let Some(step) = self.core.step()
        {
            self.nodes.said_thinking = Some(Instant::now());
            self.app.peers.tell(|| Message::Thinks { room: self.core.room.id.0.clone(), step });
        }
    }

    /// When to say so next.
    pub(super) fn say_thinking_at(&self) -> Option<Instant> {
        if !self.bots.are_asked() || self.core.presence.nodes().next().is_none() {
            return None;
        }
        Some(self.nodes.said_thinking.map_or_else(Instant::now, |said| said + SAY_THINKING))
    }

    /// Looks into the store for what other nodes have stored, and shows it. `stand` is how far it goes there, where
    /// somebody has said so.
    pub(super) async fn catch_up(&mut self, stand: Option<Stand>) {
        let known = self.stand();
        let Some(stand) = stand else { return self.reload(self.core.step()).await };
        if stand.version.0 > known.version.0 {
            return self.reload(self.core.step()).await;
        }
        // What is older than what is known here was on its way for long.
        let is_same = stand.version == known.version && self.core.room.status == Status::Playing;
        if is_same && stand.step > known.step {
            match self.follow().await {
                Ok(()) => {}
                // Nothing has changed here yet: it is looked for again.
                Err(CannotOpen::NotRead) => self.look_again_later(),
                Err(_) => return self.reload(Some(known.step)).await,
            }
        }
        if stand.talk > known.talk {
            match self.new_talk().await {
                Ok(talk) => {
                    self.bots.people_acted();
                    self.show(News { talk, ..News::default() });
                }
                Err(error) => {
                    tracing::error!(room = %self.core.room.id, %error, "what was said could not be read");
                    self.look_again_later();
                }
            }
        }
    }

    /// What may be stored, and could not be read or nobody has told of, is looked for.
    pub(super) fn look_again_later(&self) {
        let handle = self.handle.clone();
        tokio::spawn(async move {
            for pause in LOOK_AGAIN {
                tokio::time::sleep(pause).await;
                // A room that is not in memory any more is read when it is opened.
                let _ = handle.send(super::Message::CatchUp(None));
            }
        });
    }

    /// Plays the steps that other nodes have stored on the table that is there.
    async fn follow(&mut self) -> Result<(), CannotOpen> {
        let (store, id) = (self.app.store.clone(), self.core.room.id.clone());
        let Some(known) = self.core.step() else { return Err(CannotOpen::Broken) };
        let steps = store.steps(&id, known).await?;
        let reasons = store.reasons(&id, known).await?;
        self.end_lost_streams();
        let sealed = self.core.room.is_sealed(self.app.now());
        let mut rendered = Vec::new();
        for step in steps {
            let table = self.core.table.as_mut().ok_or(CannotOpen::Broken)?;
            if step.step != table.step() + 1 {
                return Err(CannotOpen::Broken);
            }
            let action = RawValue::from_string(step.action).map_err(|_| CannotOpen::Broken)?;
            let events = table.play(Seat(step.seat), &action).map_err(|_| CannotOpen::Broken)?;
            if let Some(key) = &step.client {
                self.keys.insert(key);
                self.bots.people_acted();
            }
            let reason = reasons.iter().find(|reason| reason.step == step.step).and_then(Reasoned::read);
            self.bots.notice(&**table, &*events);
            rendered.push(self.streams.render(&**table, &*events, reason.as_ref(), sealed));
            self.core.countdown = room::Countdown::after(self.core.countdown, &**table, step.at);
            self.core.waits.stepped(&**table, Seat(step.seat), step.client.is_some(), step.at);
        }
        self.show(News { read: rendered, ..News::default() });
        Ok(())
    }

    /// What was said since the streams were told last.
    pub(super) async fn new_talk(&self) -> Result<Vec<wire::Talk>, StoreError> {
        let talk = self.app.store.talk(&self.core.room.id, self.talked, limits::TALK_SHOWN).await?;
        Ok(talk.into_iter().map(wire::Talk::from).collect())
    }
}
