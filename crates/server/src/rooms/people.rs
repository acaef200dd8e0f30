//! The room as one guest sees it: who sits where, and what of it is their own.

use boardgame::Seat;
use store::{GuestId, SeatRow, Status};

use super::room::Room;
use super::wire::{self, Player, SeatState, Votes, You};
use crate::daily::Day;
use crate::error::Error;
use crate::world::now;
use crate::writing;

/// Who the players are on stage; each has a colour, so no two at a table should be alike.
pub(crate) const PUPPETS: [&str; 7] = ["fox", "owl", "dolphin", "tortoise", "cat", "rabbit", "bear"];
const LONGEST_NAME: usize = 24;

pub(crate) fn is_free(seat: &SeatRow) -> bool {
    seat.guest.is_none() && seat.name.is_none() && seat.bot.is_none()
}

/// The puppet that was asked for, or the first that nobody at the table has.
pub(crate) fn free_puppet(seats: &[SeatRow], wanted: Option<&str>) -> String {
    let is_taken = |puppet: &str| seats.iter().any(|seat| seat.puppet.as_deref() == Some(puppet));
    let wanted = wanted.filter(|puppet| PUPPETS.contains(puppet));
    let free = wanted.into_iter().chain(PUPPETS).find(|puppet| !is_taken(puppet));
    free.or(wanted).unwrap_or(PUPPETS[0]).to_owned()
}

/// A name as it can be shown: one line, not too long, all of it to be seen.
pub(crate) fn clean_name(name: &str) -> Result<String, Error> {
    writing::name(name, LONGEST_NAME).ok_or(Error::BadName)
}

impl Room {
    /// The room as this guest sees it, or as a stranger does.
    pub(crate) fn seen_by(&self, guest: Option<GuestId>) -> wire::Room {
        let stored = &self.stored;
        let options: serde_json::Value = serde_json::from_str(&stored.options).unwrap_or_default();
        let seats = u8::try_from(stored.seats.len()).expect("a table has few seats");
        // Whoever starts now plays with those who are there: the empty chairs are taken away.
        let taken = stored.seats.iter().filter(|row| !is_free(row)).count();
        let playing = u8::try_from(taken).unwrap_or(seats).max(self.offered.info.min_seats);
        let is_open =
            stored.status == Status::Open && stored.door_closes > now() && stored.seats.iter().any(is_free);
        wire::Room {
            id: self.id.to_string(),
            code: stored.code.clone().filter(|_| is_open),
            game: stored.game.clone(),
            status: stored.status.into(),
            explain: self.offered.game.explain(&options, playing).unwrap_or_default(),
            options: serde_json::value::to_raw_value(&options).expect("JSON is JSON"),
            seats: Seat::all(seats)
                .zip(&stored.seats)
                .map(|(seat, row)| self.seat_seen_by(guest, seat, row))
                .collect(),
            commitment: self.seed().commitment(),
            spectators: self.spectators(),
            rematch: stored.rematch.as_ref().map(ToString::to_string),
            created: stored.created,
            deck: stored.deck.clone(),
            practice: stored.practice,
            taken_back: stored.taken_back,
            daily: stored.daily.map(|day| Day(day).to_string()),
            you: You {
                seats: guest.map(|guest| self.seats_of(guest).collect()).unwrap_or_default(),
                host: guest.is_some() && stored.host == guest,
            },
        }
    }

    fn seat_seen_by(&self, guest: Option<GuestId>, seat: Seat, row: &SeatRow) -> SeatState {
        let puppet = row.puppet.clone().unwrap_or_else(|| PUPPETS[0].to_owned());
        let player = match (&row.name, &row.bot) {
            (None, None) => Player::Free,
            (None, Some(bot)) => Player::Bot { bot: bot.clone(), puppet },
            (Some(name), stand_in) => {
                let away = row.guest.and_then(|owner| self.away_since(owner)).map(|(_, at)| at);
                // Who must keep silent cannot wink by coming and going, nor by handing the seat to a bot and back.
                let silent = row.guest.is_some() && self.is_silent(seat);
                let veiled = silent && row.guest != guest;
                let away = away.filter(|_| !veiled);
                let votes: Vec<GuestId> = self.presence.votes(seat).collect();
                Player::Person {
                    name: name.clone(),
                    puppet,
                    silent,
                    present: row.guest.is_some() && away.is_none(),
                    away_since: away,
                    stand_in: stand_in.clone().filter(|_| !veiled),
                    votes: Votes {
                        yes: votes.len() as u8,
                        needed: self.votes_needed(),
                        yours: guest.is_some_and(|guest| votes.contains(&guest)),
                    },
                }
            }
        };
        SeatState {
            seat,
            player,
            you: guest.is_some() && row.guest == guest,
            host: row.guest.is_some() && row.guest == self.stored.host,
        }
    }

    pub(super) fn spectators(&self) -> u32 {
        let looks_on = |guest: &Option<GuestId>| guest.is_none_or(|guest| self.check_member(guest).is_err());
        self.watchers.guests().filter(looks_on).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_fit_to_be_shown() {
        assert_eq!(clean_name("  Nonna \n Pina ").unwrap(), "Nonna Pina");
        assert_eq!(clean_name("李").unwrap(), "李");
        for bad in ["", "   ", "a\u{202e}b", &"x".repeat(25)] {
            assert!(matches!(clean_name(bad), Err(Error::BadName)), "{bad:?}");
        }
    }

    #[test]
    fn puppets_at_a_table_differ() {
        let seat = |puppet: &str| SeatRow { puppet: Some(puppet.to_owned()), ..SeatRow::default() };
        assert_eq!(free_puppet(&[], Some("cat")), "cat");
        assert_eq!(free_puppet(&[seat("cat")], Some("cat")), "fox");
        assert_eq!(free_puppet(&[seat("fox")], Some("ghost")), "owl", "the ghost is nobody's");
    }
}
