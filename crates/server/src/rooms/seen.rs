//! The room as one guest sees it: who sits where, and what of it is their own.

use boardgame::{Saying, Seat};
use room::{GuestId, How, PUPPETS, Sitter};

use super::room::Room;
use super::wire::{self, Latecomer, Player, Promised, SeatState, Votes, WhatIf, You};
use crate::daily::Day;

impl Room {
    /// The room as this guest sees it, or as a stranger does.
    pub(super) fn seen_by(&self, guest: Option<GuestId>) -> wire::Room {
        let (core, room, now) = (&self.core, &self.core.room, self.app.now());
        // Whoever starts now plays with those who are there: the empty chairs are taken away.
        let taken = room.seats.iter().filter(|sitter| !sitter.is_free()).count();
        let playing = u8::try_from(taken).unwrap_or(room.count()).max(core.game.info.min_seats);
        wire::Room {
            id: room.id.to_string(),
            code: room.door(now).map(str::to_owned),
            shut: room.shut,
            hides_code: room.hides_code,
            game: room.game.clone(),
            status: room.status.into(),
            explain: self.explain(playing),
            options: serde_json::value::to_raw_value(&room.options).expect("JSON is JSON"),
            seats: room.seats().map(|(seat, sitter)| self.seat_seen_by(guest, seat, sitter)).collect(),
            commitment: room.seed.commitment(),
            parts: room.parts.as_ref().map(|parts| parts.iter().map(Promised::from).collect()),
            dealing: room.dealing.is_some(),
            spectators: core.spectators() as u32,
            rematch: room.rematch.as_ref().map(ToString::to_string),
            created: room.created,
            deck: room.deck.clone(),
            practice: room.practice,
            taken_back: room.taken_back,
            daily: room.daily.map(|day| Day(day).to_string()),
            sealed: room.is_sealed(now),
            what_if: room
                .what_if
                .as_ref()
                .map(|from| WhatIf { room: from.room.to_string(), step: from.step }),
            tempo: room.tempo.into(),
            notes: core.has_notes(),
            hints: core.has_hints(),
            latecomers: guest.map(|guest| self.latecomers_seen_by(guest)).unwrap_or_default(),
            you: You {
                seats: guest.map(|guest| room.seats_of(guest).collect()).unwrap_or_default(),
                host: guest.is_some() && room.host == guest,
                removed: guest.is_some_and(|guest| room.has_removed(guest)),
                vacant: core.vacant_for(guest, now),
                asks: guest.and_then(|guest| room.asked_by(guest)),
            },
        }
    }

    /// Those who ask for a seat and are still here, where this guest is to answer them.
    fn latecomers_seen_by(&self, guest: GuestId) -> Vec<Latecomer> {
        if !self.core.answers_latecomers(guest) {
            return Vec::new();
        }
        let beside = self.core.room.beside.iter();
        let here = beside.filter(|beside| self.core.presence.is_watching(beside.guest));
        let asks = here.filter_map(|beside| match &beside.how {
            How::Asks { name, puppet } => {
                Some(Latecomer { seat: beside.seat, name: name.clone(), puppet: puppet.clone() })
            }
            How::Refused | How::Knows => None,
        });
        asks.collect()
    }

    /// What each option means with so many; a clock of the game's own means nothing over days.
    fn explain(&self, playing: u8) -> Vec<Option<Saying>> {
        let (room, game) = (&self.core.room, &self.core.game);
        let mut explained = room.options.explain(playing, room.count());
        let resting = game.info.clock.filter(|_| room.tempo.is_over_days());
        for (option, said) in game.info.options.iter().zip(&mut explained) {
            if resting == Some(option.name) {
                *said = None;
            }
        }
        explained
    }

    fn seat_seen_by(&self, guest: Option<GuestId>, seat: Seat, sitter: &Sitter) -> SeatState {
        let (core, now) = (&self.core, self.app.now());
        let puppet = sitter.puppet().unwrap_or(PUPPETS[0]).to_owned();
        let owner = sitter.guest();
        let player = match sitter {
            Sitter::Free => Player::Free,
            Sitter::Bot { bot, .. } => Player::Bot { bot: bot.clone(), puppet },
            Sitter::Person(_) | Sitter::Deleted { .. } => {
                let seen = core.person_seen(seat, guest, now).expect("a person sits there");
                Player::Person {
                    name: sitter.name().to_owned(),
                    puppet,
                    unseen: seen.unseen,
                    present: seen.present,
                    away_since: seen.away_since,
                    missed_in: seen.missed_in,
                    stand_in: seen.stand_in,
                    overdue: core.is_overdue(seat, now),
                    removed: sitter.person().is_some_and(|person| person.removed),
                    votes: Votes {
                        yes: seen.votes.len() as u8,
                        needed: core.votes_needed(now),
                        yours: guest.is_some_and(|guest| seen.votes.contains(&guest)),
                    },
                }
            }
        };
        SeatState {
            seat,
            player,
            you: guest.is_some() && owner == guest,
            host: owner.is_some() && owner == core.room.host,
        }
    }
}
