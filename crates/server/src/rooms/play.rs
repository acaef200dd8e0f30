//! A move: checked, applied, stored, and only then answered and shown.

use boardgame::{Outcome, Seat, Standing};
use games::StepEvents;
use serde_json::value::RawValue;
use store::{GuestId, NewStep, Status, StoreError};

use super::clock::Running;
use super::room::{Room, mask};
use super::table::{self, Reasoned};
use super::wire::Move;
use crate::error::Error;

/// What a client may call its moves.
const LONGEST_ID: usize = 64;

impl Room {
    /// Plays a person's action and says which step it became.
    pub(crate) async fn act(&mut self, guest: GuestId, made: Move) -> Result<u64, Error> {
        self.check_seat(guest, made.seat)?;
        if made.id.is_empty() || made.id.len() > LONGEST_ID || made.id.chars().any(char::is_control) {
            return Err(Error::BadRequest("id".to_owned()));
        }
        if !made.action.get().starts_with('{') {
            // A list would be taken for the fields of an action in their order.
            return Err(Error::BadRequest("action".to_owned()));
        }
        if let Some(step) = self.played_before(&made.id, made.seat).await? {
            return Ok(step);
        }
        if self.table()?.to_act().is_empty() {
            // The game itself says that it is over, in its own words.
        } else if self.stored.seats[made.seat.index()].bot.is_some() {
            return Err(Error::StoodIn);
        } else if self.table()?.is_due(&made.action) {
            return Err(Error::TimeIsLeft);
        }
        self.play(made.seat, &made.action, made.step, None, Some(&made.id)).await
    }

    /// Plays an action, stores it and shows it. `known` is the step before the eyes of whoever acts.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        action: &RawValue,
        known: u64,
        reason: Option<Reasoned>,
        client: Option<&str>,
    ) -> Result<u64, Error> {
        let started = std::time::Instant::now();
        let sealed = self.is_sealed();
        for _ in 0..3 {
            let table = self.table.as_mut().ok_or(Error::NotStarted)?;
            let before = table.step();
            let events = match table.play(seat, action) {
                Ok(events) => events,
                Err(refusal) if refusal.0.key == "error-bad-action" || before == known => {
                    return Err(Error::Illegal { saying: refusal.0, names: self.names() });
                }
                Err(_) => return Err(Error::Stale(table::present_json(&**table, seat, sealed))),
            };
            let outcome = table.outcome();
            let played = table.last().expect("something was just played");
            let step = NewStep {
                room: self.id.clone(),
                step: before + 1,
                seat: seat.0,
                action: played.action.get().into(),
                why: reason.as_ref().map(|reason| json(&reason.why)),
                client: client.map(Box::from),
                waiting: mask(table.to_act()),
                at: self.world.config.clock.now(),
                outcome: outcome.as_ref().map(json),
                score: outcome.as_ref().filter(|_| sealed).and_then(score),
                taken_back: self.stored.practice.then_some(self.stored.taken_back),
            };
            match self.world.store.append(step).await {
                Ok(()) => {
                    if let Some(client) = client {
                        self.clients.insert(client);
                    }
                    self.show(&*events, reason.as_ref(), outcome.as_ref());
                    let micros = started.elapsed().as_micros() as u64;
                    tracing::debug!(room = %self.id, step = before + 1, seat = seat.0, micros, "played");
                    return Ok(before + 1);
                }
                // Another node was first: what it stored is played, and then this is tried once more.
                Err(StoreError::Conflict) => {
                    self.reload(Some(before)).await;
                    if let Some(client) = client
                        && let Some(step) = self.played_before(client, seat).await?
                    {
                        return Ok(step);
                    }
                }
                Err(error) => {
                    self.reload(Some(before)).await;
                    return Err(error.into());
                }
            }
            if self.broken {
                break;
            }
        }
        Err(Error::NotStored)
    }

    /// The step that this id became, if it has been played; an id of another seat is refused.
    async fn played_before(&self, client: &str, seat: Seat) -> Result<Option<u64>, Error> {
        if !self.clients.may_contain(client) {
            return Ok(None);
        }
        match self.world.store.step_of_client(&self.id, client).await? {
            Some((_, other)) if other != seat.0 => Err(Error::IdUsed),
            found => Ok(found.map(|(step, _)| step)),
        }
    }

    /// A step is stored: everybody may know their part of it.
    fn show(&mut self, events: &dyn StepEvents, reason: Option<&Reasoned>, outcome: Option<&Outcome>) {
        self.announce();
        let table = self.table.as_deref().expect("a step was just played");
        self.thinking.notice(table, events);
        let rendered = self.watchers.render(table, events, reason, self.is_sealed());
        self.watchers.send_rendered(&rendered);
        let clock = Running::after(self.clock, table, self.world.config.clock.now());
        self.set_clock(clock);
        self.waits_anew();
        if let Some(outcome) = outcome {
            self.stored.status = Status::Over;
            self.stored.outcome = Some(json(outcome).into());
            self.stored.version += 1;
            self.thinking.forget_bots();
            self.tell_room();
            tracing::info!(room = %self.id, game = self.stored.game, step = table_step(self), "game over");
        }
    }
}

/// What a game that was played alone counts for its day.
fn score(outcome: &Outcome) -> Option<u32> {
    match outcome.standing {
        Standing::Together { score, .. } => Some(score),
        Standing::Ranked { .. } => None,
    }
}

fn table_step(room: &Room) -> u64 {
    room.table.as_ref().map_or(0, |table| table.step())
}

fn json(value: &impl serde::Serialize) -> Box<str> {
    serde_json::to_string(value).expect("the contract's types are plain data").into()
}
