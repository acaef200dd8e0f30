//! What can be asked of a room, and what comes of it.

use boardgame::{OptionKind, Seat, Seed};
use games::{Dealt, Options};
use serde_json::{Map, Value};

use crate::seats::{Person, Sitter, free_puppet};
use crate::{
    Branch, Core, Fresh, GuestId, Host, Link, Millis, NewTalk, Note, Pointer, Refusal, Room, SecretHash,
    Status, Step, Tempo, WAIT_FOR_PARTS, Words,
};

/// What a guest asks for that changes the room.
#[derive(Clone, Debug)]
pub enum Request {
    /// Options that are not named stay as they are.
    Options {
        options: Option<Map<String, Value>>,
        seats: Option<u8>,
    },
    /// Own pictures, or those of this program.
    Deck(Option<String>),
    Tempo(Tempo),
    Start,
    /// Promise a part in the deal by its hash.
    Promise {
        seat: Seat,
        hash: String,
    },
    /// Hand in the part that was promised.
    HandIn {
        seat: Seat,
        part: Seed,
    },
    /// A free seat under this name; the first, if none is named.
    Sit {
        seat: Option<Seat>,
        name: String,
        puppet: String,
    },
    SeatBot {
        seat: Option<Seat>,
        bot: String,
    },
    Rename {
        seat: Seat,
        name: String,
    },
    /// Before the start; during play the host removes whoever sits there.
    Free {
        seat: Seat,
    },
    /// The host opens the door, by this code, or shuts it.
    Door(Option<String>),
    /// The host has televisions hide the code, or show it again.
    HideCode(bool),
    /// The host hands the badge to whoever sits there.
    HandOn {
        seat: Seat,
    },
    /// Let a bot play a seat.
    StandIn {
        seat: Seat,
        bot: Option<String>,
    },
    /// Ask for a seat that a bot plays, under this name.
    AskSeat {
        seat: Seat,
        name: String,
        puppet: String,
    },
    /// Ask for it no more.
    StopAsking {
        seat: Seat,
    },
    /// Agree to whoever asks for a seat, or do not.
    Answer {
        seat: Seat,
        agreed: bool,
    },
    /// Take one's own seat back from a bot.
    TakeBack {
        seat: Seat,
    },
    Leave,
    /// The guest is deleted.
    Forget,
    /// Make a personal link, of which only the hash of its secret is kept.
    MakeLink {
        seat: Seat,
        secret: SecretHash,
    },
    /// Take the seat of a personal link, which is then used up.
    TakeSeat {
        secret: SecretHash,
        link: Link,
    },
    /// Take back the step before one's eyes.
    Undo {
        seat: Seat,
        step: u64,
    },
    /// By the given seat, or by the guest's first.
    Say {
        seat: Option<Seat>,
        words: Words,
    },
    Point(Pointer),
    /// Write a private note over the one with the same key, or remove it where the text is empty. The seat has so many
    /// `others`.
    Note {
        seat: Seat,
        key: String,
        text: String,
        others: usize,
    },
    /// Play again with the same people, in a room made of this.
    Rematch(Fresh),
    /// Play on from a step of this game against bots, at this seat and under this name, in a room made of this.
    WhatIf {
        step: u64,
        seat: Seat,
        name: String,
        puppet: String,
        fresh: Box<Fresh>,
    },
    /// Let the others see what one's own choices were worth, or no more.
    ShowChoices(bool),
}

/// What is to be so once it is stored.
#[derive(Debug)]
pub enum Change {
    /// It is so already.
    Nothing,
    /// A vote for letting a bot play: not enough yet, and not stored.
    Vote {
        seat: Seat,
        guest: GuestId,
    },
    Room(Box<RoomChange>),
    /// A step was played, and the table is already after it.
    Step(Box<Step>),
    /// The room at which this step was the last goes back to the one before it.
    Undo {
        step: u64,
    },
    /// The room in which the same people play again.
    Rematch(Box<Room<Options>>),
    /// The room in which a game is played on from one of its steps.
    WhatIf(Box<Branch>),
    Talk(NewTalk),
    /// Shown, and not stored.
    Pointer(Pointer),
    Note {
        guest: GuestId,
        note: Note,
    },
    Link(SecretHash, Link),
}

#[derive(Debug)]
pub struct RoomChange {
    pub room: Room<Options>,
    /// Where seats get new numbers: those that stay, by their old ones.
    pub kept: Option<Vec<u8>>,
    /// Where the game begins.
    pub dealt: Option<Dealt>,
    /// The personal link that is used up by it.
    pub used: Option<SecretHash>,
    /// The seat that goes to another person, who may not read the notes of the one before.
    pub cleared: Option<Seat>,
}

impl RoomChange {
    pub(crate) fn to(room: Room<Options>) -> RoomChange {
        RoomChange { room, kept: None, dealt: None, used: None, cleared: None }
    }

    /// The number that a seat has from now on.
    pub fn new_number(&self, old: Seat) -> Option<Seat> {
        match &self.kept {
            Some(kept) => new_number(kept, old),
            None => Some(old),
        }
    }
}

fn new_number(kept: &[u8], old: Seat) -> Option<Seat> {
    kept.iter().position(|kept| *kept == old.0).map(|index| Seat(index as u8))
}

impl Core {
    /// What comes of a request, or why nothing does; nothing has changed yet.
    pub fn decide(&self, by: GuestId, request: &Request, now: Millis) -> Result<Change, Refusal> {
        let mut change = RoomChange::to(self.room.clone());
        let room = &mut change.room;
        if !room.has_begun() && !matches!(request, Request::Start | Request::Forget) {
            // It is dealt as it is to everybody else.
            room.check_not_daily()?;
        }
        match request {
            Request::StandIn { seat, bot } => return self.stand_in(by, *seat, bot.as_deref(), now),
            Request::MakeLink { seat, secret } => return self.link(by, *seat, *secret, now),
            Request::Answer { seat, agreed } => return self.answer(by, *seat, *agreed, now),
            Request::Undo { seat, step } => return self.undo(by, *seat, *step),
            Request::Say { seat, words } => return self.say(by, *seat, words, now),
            Request::Point(pointer) => return self.point(by, pointer),
            Request::Note { seat, key, text, others } => return self.note(by, *seat, (key, text), *others),
            Request::Rematch(fresh) => return self.rematch(by, fresh, now),
            Request::WhatIf { step, seat, name, puppet, fresh } => {
                let host = Host { guest: by, name, puppet };
                return self.what_if(host, *step, *seat, (**fresh).clone(), now);
            }
            Request::ShowChoices(shows) => {
                room.check_member(by)?;
                if room.status != Status::Over {
                    return Err(Refusal::NotOver);
                }
                for sitter in &mut room.seats {
                    if let Sitter::Person(person) = sitter
                        && person.guest == by
                    {
                        person.shows = *shows;
                    }
                }
            }
            Request::Options { options, seats } => self.set_options(room, by, options.as_ref(), *seats)?,
            Request::Deck(deck) => {
                room.check_host(by)?;
                room.check_open()?;
                room.deck.clone_from(deck);
            }
            Request::Tempo(tempo) => self.set_tempo(room, by, *tempo, now)?,
            Request::Start => {
                room.check_host(by)?;
                room.check_open()?;
                change.kept = Some(self.close_ranks(room)?);
                if room.count() == 1 {
                    // Whoever plays alone keeps nobody waiting.
                    room.tempo = Tempo::Sitting;
                }
                room.dealing = Some(now + WAIT_FOR_PARTS);
                if room.awaits_parts() {
                    // Whatever speaks against a deal is said now, and not when all parts are in.
                    self.game.deal(room)?;
                }
            }
            Request::Promise { seat, hash } => {
                if !room.promise(by, *seat, hash)? {
                    return Ok(Change::Nothing);
                }
            }
            Request::HandIn { seat, part } => {
                if !room.hand_in(by, *seat, part)? {
                    return Ok(Change::Nothing);
                }
            }
            Request::Sit { seat, name, puppet } => {
                let index = free_seat(room, *seat)?;
                if room.shut && room.host.is_some_and(|host| host != by) {
                    room.check_member(by).map_err(|_| Refusal::DoorShut)?;
                }
                let puppet = free_puppet(&room.seats, Some(puppet));
                room.seats[index] = Sitter::Person(Person::new(by, name.clone(), puppet));
                room.host.get_or_insert(by);
            }
            Request::SeatBot { seat, bot } => {
                self.game.check_bot(bot)?;
                room.check_host(by)?;
                let index = free_seat(room, *seat)?;
                let puppet = free_puppet(&room.seats, None);
                room.seats[index] = Sitter::Bot { bot: bot.clone(), puppet };
            }
            Request::Rename { seat, name } => {
                room.check_seat(by, *seat)?;
                // Later a name would be a way to say something.
                room.check_open()?;
                room.own(*seat)?.name.clone_from(name);
            }
            Request::Free { seat } if room.status == Status::Playing => self.remove(room, by, *seat)?,
            Request::Free { seat } => {
                room.check_open()?;
                if !room.sitter(*seat)?.is_of(by) && room.host != Some(by) {
                    return Err(Refusal::NotYourSeat);
                }
                room.seats[seat.index()] = Sitter::Free;
                room.forget_part(*seat);
                room.pass_host_on();
            }
            Request::Door(code) => self.set_door(room, by, code.as_deref(), now)?,
            Request::HideCode(hides) => self.hide_code(room, by, *hides)?,
            Request::HandOn { seat } => self.hand_on(room, by, *seat)?,
            Request::AskSeat { seat, name, puppet } => self.ask_seat(room, by, *seat, (name, puppet), now)?,
            Request::StopAsking { seat } => {
                room.stop_asking(|beside| beside.guest == by && beside.seat == *seat)
            }
            Request::TakeBack { seat } => {
                room.check_seat(by, *seat)?;
                let person = room.own(*seat)?;
                let stood_in = person.stand_in.take().is_some();
                person.gone = false;
                // Bots rest where nobody cares: whoever comes back to that has their whole time.
                if stood_in && !self.is_unseen(*seat) {
                    room.tempo_since = now;
                }
                self.keep_a_host(room);
            }
            Request::Leave => {
                room.check_member(by)?;
                if room.status == Status::Playing {
                    room.check_not_daily()?;
                }
                self.leave(room, by, |person| Sitter::Person(Person { gone: true, ..person }));
            }
            Request::Forget => {
                if !room.has_removed(by) {
                    room.check_member(by)?;
                }
                self.leave(room, by, |person| Sitter::Deleted {
                    puppet: Some(person.puppet),
                    stand_in: person.stand_in,
                });
            }
            Request::TakeSeat { secret, link } => {
                room.take_seat(link, by)?;
                if !room.has_begun() {
                    // The other browser knows what it promised, and this one promises anew.
                    room.forget_part(link.seat);
                }
                change.used = Some(*secret);
            }
        }
        let room = &mut change.room;
        if room.dealing.is_some() && !room.awaits_parts() {
            change.dealt = Some(self.deal(room)?);
        }
        // During play only steps count: that a guest hands a seat to a bot and back is not for all to see.
        if self.room.status != Status::Playing {
            change.room.touched = now;
        }
        Ok(Change::Room(Box::new(change)))
    }

    /// The host sets options or the number of seats. The others may put themselves forward where the game looks for
    /// volunteers and the host has named nobody.
    fn set_options(
        &self,
        room: &mut Room<Options>,
        by: GuestId,
        options: Option<&Map<String, Value>>,
        seats: Option<u8>,
    ) -> Result<(), Refusal> {
        let volunteers = options.filter(|_| seats.is_none());
        if !volunteers.is_some_and(|asked| self.is_volunteer(by, asked)) {
            room.check_host(by)?;
        }
        room.check_open()?;
        if let Some(seats) = seats {
            self.resize(room, seats)?;
        }
        let mut chosen = room.options.json().clone();
        for (name, value) in options.into_iter().flatten() {
            chosen[name] = value.clone();
        }
        room.options = self.game.game.options(&chosen, room.count())?;
        self.game.rest_own_clock(room)
    }

    /// Whether a guest asks only for what a volunteer may: to be named where nobody is, or to be named no more.
    fn is_volunteer(&self, guest: GuestId, asked: &Map<String, Value>) -> bool {
        let room = &self.room;
        let nobody_or_me = |value: Option<&Value>| match value {
            None | Some(Value::Null) => true,
            Some(seat) => {
                let seat = seat.as_u64().and_then(|seat| room.seats.get(usize::try_from(seat).ok()?));
                seat.is_some_and(|sitter| sitter.is_of(guest))
            }
        };
        let for_volunteers = |name: &str| {
            let kind = OptionKind::Seat { volunteers: true };
            self.game.info.options.iter().any(|option| option.name == name && option.kind == kind)
        };
        room.check_member(guest).is_ok()
            && asked.iter().all(|(name, new)| {
                for_volunteers(name) && nobody_or_me(room.options.json().get(name)) && nobody_or_me(Some(new))
            })
    }

    /// Adds free seats, or takes free ones away from the end.
    fn resize(&self, room: &mut Room<Options>, seats: u8) -> Result<(), Refusal> {
        if !(self.game.info.min_seats..=self.game.info.max_seats).contains(&seats) {
            return Err(Refusal::Bad("seats"));
        }
        if room.seats.iter().skip(usize::from(seats)).any(|sitter| !sitter.is_free()) {
            return Err(Refusal::SeatTaken);
        }
        room.seats.resize(usize::from(seats), Sitter::Free);
        Ok(())
    }

    /// Takes the free seats away and says which were kept, by their old numbers.
    fn close_ranks(&self, room: &mut Room<Options>) -> Result<Vec<u8>, Refusal> {
        let kept: Vec<u8> =
            room.seats().filter(|(_, sitter)| !sitter.is_free()).map(|(seat, _)| seat.0).collect();
        if kept.len() < usize::from(self.game.info.min_seats) {
            return Err(Refusal::TooFew(self.game.info.min_seats));
        }
        if kept.len() == room.seats.len() {
            return Ok(kept);
        }
        let named = |kind: &OptionKind| matches!(kind, OptionKind::Seat { .. });
        let mut chosen = room.options.json().clone();
        for option in self.game.info.options.iter().filter(|option| named(&option.kind)) {
            // An option that names a seat goes on meaning the same person.
            if let Some(value) = chosen.get_mut(option.name)
                && let Some(old) = value.as_u64().and_then(|old| u8::try_from(old).ok())
            {
                *value = new_number(&kept, Seat(old)).map_or(Value::Null, |seat| Value::from(seat.0));
            }
        }
        room.options = self.game.game.options(&chosen, kept.len() as u8)?;
        room.seats.retain(|sitter| !sitter.is_free());
        for part in room.parts.iter_mut().flatten() {
            part.seat = new_number(&kept, part.seat).expect("who has promised something has a seat");
        }
        Ok(kept)
    }

    /// A guest goes: before the start their seats are free again, during play bots play them.
    fn leave(&self, room: &mut Room<Options>, guest: GuestId, gone: impl Fn(Person) -> Sitter) {
        let (status, begun, bot) = (room.status, room.has_begun(), self.game.usual_bot());
        for seat in Seat::all(room.count()) {
            let Sitter::Person(person) = &mut room.seats[seat.index()] else { continue };
            if person.guest != guest {
                continue;
            }
            if begun && status != Status::Over {
                person.stand_in.get_or_insert(bot.to_owned());
            }
            let sitter = if begun { gone(person.clone()) } else { Sitter::Free };
            if !begun {
                room.forget_part(seat);
            }
            room.seats[seat.index()] = sitter;
        }
        self.keep_a_host(room);
    }

    /// Passes the host on where they have no seat any more, unless nobody may notice.
    pub(crate) fn keep_a_host(&self, room: &mut Room<Options>) {
        if !self.is_host_unseen() {
            room.pass_host_on();
        }
    }
}

/// Which seat is meant: the given one, or the first that is free.
fn free_seat(room: &Room<Options>, wanted: Option<Seat>) -> Result<usize, Refusal> {
    room.check_open()?;
    match wanted {
        Some(seat) if room.sitter(seat)?.is_free() => Ok(seat.index()),
        Some(_) => Err(Refusal::SeatTaken),
        None => room.seats.iter().position(Sitter::is_free).ok_or(Refusal::Full),
    }
}
