//! A move: checked, applied, stored, and only then answered and shown.

use std::time::Instant;

use boardgame::Seat;
use room::{By, Change, GuestId, Refusal, Stand};
use serde_json::value::RawValue;
use store::StoreError;

use super::commit::TRIES;
use super::room::Room;
use super::table;
use super::wire::Move;
use crate::error::Error;
use crate::limits;

impl Room {
    /// Plays a person's action and says which step it became.
    pub(super) async fn act(&mut self, guest: GuestId, made: Move) -> Result<u64, Error> {
        let Move { seat, step, id: key, action } = made;
        self.core.room.check_seat(guest, seat)?;
        if key.is_empty() || key.len() > limits::MOVE_ID || key.chars().any(char::is_control) {
            return Err(Error::NoSense("id"));
        }
        // Whoever asks has seen more than this node: another has stored it, and nobody has told yet.
        if self.core.step().is_some_and(|known| known < step) && self.app.is_shared() {
            self.catch_up(Some(Stand { step, ..self.stand() })).await;
        }
        if let Some(step) = self.played_before(&key, seat).await? {
            return Ok(step);
        }
        let played = self.play(seat, &action, By::Person { guest, key, seen: step }).await?;
        let played = played.ok_or(Error::NotStored)?;
        // Not by what is refused: bots that waited on would be a sign from somebody who must not give any.
        self.bots.people_acted();
        Ok(played)
    }

    /// Plays an action, stores it and shows it; says which step it became. None where a bot or the clock was not the
    /// first: what they do is for one position, and another node has gone on from it.
    pub(super) async fn play(&mut self, seat: Seat, action: &RawValue, by: By) -> Result<Option<u64>, Error> {
        let started = Instant::now();
        for _ in 0..TRIES {
            let before = self.core.step();
            let played = self.core.play(seat, action, by.clone(), self.app.now());
            let step = played.map_err(|refusal| self.refused(refusal))?;
            let number = step.step;
            match self.commit(Change::Step(Box::new(step))).await {
                Ok(()) => {
                    let micros = started.elapsed().as_micros() as u64;
                    tracing::debug!(room = %self.core.room.id, step = number, seat = seat.0, micros, "played");
                    return Ok(Some(number));
                }
                Err(error) => {
                    self.reload(before).await;
                    let unsure = matches!(error, StoreError::Unknown(_));
                    if unsure {
                        self.look_again_later();
                    }
                    // It may be there: stored by another node to which it was sent too, or although nobody said so.
                    if let By::Person { key, .. } = &by {
                        match self.played_before(key, seat).await {
                            Ok(None) => {}
                            Ok(Some(step)) => return Ok(Some(step)),
                            Err(_) if unsure => return Err(Error::Unsure),
                            Err(error) => return Err(error),
                        }
                    }
                    match error {
                        StoreError::Conflict if !matches!(by, By::Person { .. }) => return Ok(None),
                        // Another node was first: what it stored is played now, and this is tried once more.
                        StoreError::Conflict if !self.broken => {}
                        // It was, and what it stored cannot be read: it may be this very move.
                        StoreError::Conflict => return Err(Error::Unsure),
                        error => return Err(error.into()),
                    }
                }
            }
        }
        Err(Error::NotStored)
    }

    /// A refusal in the words of this table.
    pub(super) fn refused(&self, refusal: Refusal) -> Error {
        match (refusal, self.core.table()) {
            (Refusal::Stale(seat), Ok(table)) => {
                Error::Stale(table::present_json(table, seat, self.core.room.is_sealed(self.app.now())))
            }
            (Refusal::Game(refusal), _) => Error::Illegal(refusal.saying(), self.core.room.names()),
            (refusal, _) => refusal.into(),
        }
    }

    /// The step that this key became, if it has been played; a key of another seat is refused.
    async fn played_before(&self, key: &str, seat: Seat) -> Result<Option<u64>, Error> {
        if !self.keys.may_contain(key) {
            return Ok(None);
        }
        match self.app.store.step_of_client(&self.core.room.id, key).await? {
            Some((_, other)) if other != seat.0 => Err(Error::IdUsed),
            found => Ok(found.map(|(step, _)| step)),
        }
    }
}
