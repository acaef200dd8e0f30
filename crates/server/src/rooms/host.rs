//! What the host does before play: options, the number of seats, the start.

use boardgame::{OptionKind, Seat};
use games::Dealt;
use serde_json::Value;
use store::{GuestId, SeatRow, Status};

use super::clock::Running;
use super::people::is_free;
use super::room::{Room, deal, mask};
use super::seats::check_host;
use super::wire;
use crate::error::Error;
use crate::world::Offered;

impl Room {
    /// The host sets options or the number of seats; options that are not named stay as they are. The others may put
    /// themselves forward where the game looks for volunteers and the host has named nobody.
    pub(crate) async fn set_options(
        &mut self,
        guest: GuestId,
        options: Option<Value>,
        seats: Option<u8>,
    ) -> Result<wire::Room, Error> {
        let offered = self.offered.clone();
        self.change(|room| {
            let volunteers = options.as_ref().filter(|_| seats.is_none());
            if !volunteers.is_some_and(|asked| is_volunteer(room, &offered, guest, asked)) {
                check_host(room, guest)?;
            }
            if room.status != Status::Open {
                return Err(Error::AlreadyStarted);
            }
            if let Some(seats) = seats {
                resize(room, &offered, seats)?;
            }
            let mut merged: Value = serde_json::from_str(&room.options).map_err(|_| Error::Internal)?;
            match (&mut merged, &options) {
                (_, None) => {}
                (Value::Object(old), Some(Value::Object(new))) => {
                    old.extend(new.iter().map(|(name, value)| (name.clone(), value.clone())));
                }
                (_, Some(new)) => merged = new.clone(),
            }
            let seats = u8::try_from(room.seats.len()).expect("a table has few seats");
            room.options = offered.game.options(&merged, seats)?.to_string();
            Ok(())
        })
        .await?;
        self.tell_room();
        Ok(self.seen_by(Some(guest)))
    }

    /// The host chooses own pictures, or goes back to those of this program.
    pub(crate) async fn set_deck(
        &mut self,
        host: GuestId,
        deck: Option<String>,
    ) -> Result<wire::Room, Error> {
        self.change(|room| {
            check_host(room, host)?;
            if room.status != Status::Open {
                return Err(Error::AlreadyStarted);
            }
            room.deck.clone_from(&deck);
            Ok(())
        })
        .await?;
        self.tell_room();
        Ok(self.seen_by(Some(host)))
    }

    /// The curtain goes up: free seats are taken away, and the game is dealt.
    pub(crate) async fn start(&mut self, host: GuestId) -> Result<wire::Room, Error> {
        let offered = self.offered.clone();
        let (Dealt { table, events }, kept) = self
            .change_seats(
                |room| {
                    check_host(room, host)?;
                    if room.status != Status::Open {
                        return Err(Error::AlreadyStarted);
                    }
                    let kept = close_ranks(room, &offered)?;
                    room.rules = offered.info.rules;
                    room.status = Status::Playing;
                    room.code = None;
                    let dealt = deal(&offered, room)?;
                    room.waiting = mask(dealt.table.to_act());
                    Ok((dealt, kept))
                },
                |(_, kept)| Some(kept.clone()),
            )
            .await?;
        tracing::info!(room = %self.id, game = self.stored.game, seats = self.stored.seats.len(), "game begins");
        self.watchers.renumber(|seat| new_number(&kept, seat));
        self.audit_watchers();
        let rendered = self.watchers.render(&*table, &*events, None, self.is_sealed());
        let clock = Running::after(None, &*table, self.stored.touched);
        self.table = Some(table);
        self.waits_anew();
        self.tell_room();
        self.watchers.send_rendered(&rendered);
        self.set_clock(clock);
        Ok(self.seen_by(Some(host)))
    }
}

/// Whether somebody asks only for what a volunteer may: to be named where nobody is, or to be named no more.
fn is_volunteer(room: &store::Room, offered: &Offered, guest: GuestId, asked: &Value) -> bool {
    let Ok(old) = serde_json::from_str::<Value>(&room.options) else { return false };
    let nobody_or_me = |value: Option<&Value>| match value {
        None | Some(Value::Null) => true,
        Some(seat) => {
            let seat = seat.as_u64().and_then(|seat| room.seats.get(usize::try_from(seat).ok()?));
            seat.is_some_and(|seat| seat.guest == Some(guest))
        }
    };
    let for_volunteers = |name: &str| {
        let kind = OptionKind::Seat { volunteers: true };
        offered.info.options.iter().any(|option| option.name == name && option.kind == kind)
    };
    room.seats.iter().any(|seat| seat.guest == Some(guest))
        && asked.as_object().is_some_and(|asked| {
            asked.iter().all(|(name, new)| {
                for_volunteers(name) && nobody_or_me(old.get(name)) && nobody_or_me(Some(new))
            })
        })
}

/// Adds free seats, or takes free ones away from the end.
fn resize(room: &mut store::Room, offered: &Offered, seats: u8) -> Result<(), Error> {
    if !(offered.info.min_seats..=offered.info.max_seats).contains(&seats) {
        return Err(Error::BadRequest("seats".to_owned()));
    }
    if room.seats.iter().skip(usize::from(seats)).any(|seat| !is_free(seat)) {
        return Err(Error::SeatTaken);
    }
    room.seats.resize(usize::from(seats), SeatRow::default());
    Ok(())
}

/// Takes the free seats away and says which were kept, by their old numbers.
fn close_ranks(room: &mut store::Room, offered: &Offered) -> Result<Vec<u8>, Error> {
    let kept: Vec<u8> =
        (0..).zip(&room.seats).filter(|(_, seat)| !is_free(seat)).map(|(index, _)| index).collect();
    if kept.len() < usize::from(offered.info.min_seats) {
        return Err(Error::TooFew { least: offered.info.min_seats });
    }
    let mut options: Value = serde_json::from_str(&room.options).map_err(|_| Error::Internal)?;
    for option in offered.info.options.iter().filter(|option| matches!(option.kind, OptionKind::Seat { .. }))
    {
        // An option that names a seat goes on meaning the same person.
        if let Some(value) = options.get_mut(option.name)
            && let Some(old) = value.as_u64().and_then(|old| u8::try_from(old).ok())
        {
            *value = new_number(&kept, Seat(old)).map_or(Value::Null, |seat| Value::from(seat.0));
        }
    }
    room.options = offered.game.options(&options, kept.len() as u8)?.to_string();
    room.seats.retain(|seat| !is_free(seat));
    Ok(kept)
}

fn new_number(kept: &[u8], old: Seat) -> Option<Seat> {
    kept.iter().position(|kept| *kept == old.0).map(|index| Seat(index as u8))
}
