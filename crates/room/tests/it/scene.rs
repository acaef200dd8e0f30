//! A room drawn in a line: `A* B(easy) C! medium - ~`.
//!
//! A capital is a person, a star makes them host, a word in brackets plays for them, an exclamation mark says that they
//! have left, a hash that the host has removed them. A word of its own is a bot, a dash a free seat, a tilde somebody who has been deleted.

use std::sync::Arc;

use boardgame::{Seat, SeatSet, Seed};
use bots::{Cancel, Company};
use games::Options;
use room::{
    Bounds, Change, Core, GameEntry, GuestId, Millis, Outages, Person, Presence, Refusal, Request, Room,
    RoomId, SecretHash, Sitter, Status, Tempo, Terms, Version, Waits, Words,
};
use serde_json::value::RawValue;
use serde_json::{Value, json};

pub(crate) const NOW: Millis = 1_000_000_000_000;
pub(crate) const TERMS: Terms = Terms { grace: 3_000, absence: 30_000, patience: 120_000 };

pub(crate) struct Scene {
    pub(crate) core: Core,
    pub(crate) now: Millis,
}

pub(crate) fn guest(letter: char) -> GuestId {
    GuestId(i64::from(u32::from(letter)))
}

fn letter(guest: GuestId) -> char {
    char::from(u8::try_from(guest.0).unwrap())
}

fn sitter(drawn: &str) -> Sitter {
    let (who, rest) = drawn.split_once('(').unwrap_or((drawn, ""));
    let stand_in = rest.split_once(')').map(|(bot, _)| bot.to_owned());
    let first = who.chars().next().unwrap();
    match first {
        '-' => Sitter::Free,
        '~' => Sitter::Deleted { puppet: None, stand_in },
        'A'..='Z' => {
            let person = Person::new(guest(first), first.to_string(), "fox".to_owned());
            let removed = drawn.contains('#');
            Sitter::Person(Person { stand_in, gone: removed || drawn.contains('!'), removed, ..person })
        }
        _ => Sitter::Bot { bot: who.to_owned(), puppet: "owl".to_owned() },
    }
}

/// The drawing of a room.
pub(crate) fn drawn(room: &Room<Options>) -> String {
    let stand_in = |bot: Option<&str>| bot.map(|bot| format!("({bot})")).unwrap_or_default();
    let mut hosted = false;
    let mut seats = Vec::new();
    for sitter in &room.seats {
        seats.push(match sitter {
            Sitter::Free => "-".to_owned(),
            Sitter::Bot { bot, .. } => bot.clone(),
            Sitter::Deleted { stand_in: bot, .. } => format!("~{}", stand_in(bot.as_deref())),
            Sitter::Person(person) => {
                let is_host = room.host == Some(person.guest) && !hosted;
                hosted |= is_host;
                let star = if is_host { "*" } else { "" };
                let gone = if person.removed {
                    "#"
                } else if person.gone {
                    "!"
                } else {
                    ""
                };
                format!("{}{star}{}{gone}", letter(person.guest), stand_in(person.stand_in.as_deref()))
            }
        });
    }
    seats.join(" ")
}

impl Scene {
    /// An open room of a game.
    pub(crate) fn new(game: &str, seats: &str) -> Scene {
        let game = Arc::new(GameEntry::new(games::find(game).unwrap()));
        let host = seats.split(' ').find(|seat| seat.contains('*')).and_then(|seat| seat.chars().next());
        let seats: Vec<Sitter> = seats.split(' ').map(sitter).collect();
        let room = Room {
            id: RoomId("room".into()),
            version: Version::NEW,
            code: Some("ABCD".to_owned()),
            door_closes: NOW + 1000,
            shut: false,
            hides_code: false,
            game: game.info.id.to_owned(),
            rules: game.info.rules,
            options: game.game.usual_options(),
            seed: Seed::of_number(1),
            parts: Some(Vec::new()),
            dealing: None,
            status: Status::Open,
            host: host.map(guest),
            waiting: SeatSet::EMPTY,
            outcome: None,
            rematch: None,
            created: NOW,
            touched: NOW,
            practice: false,
            taken_back: 0,
            daily: None,
            deck: None,
            what_if: None,
            tempo: Tempo::Sitting,
            tempo_since: NOW,
            seats,
            beside: Vec::new(),
        };
        let presence = Presence::new(TERMS, NOW);
        Scene {
            core: Core {
                game,
                room,
                table: None,
                presence,
                countdown: None,
                waits: Waits::default(),
                outages: Arc::new(Outages::known(Vec::new())),
                bounds: Bounds::default(),
            },
            now: NOW,
        }
    }

    /// The same with other options.
    pub(crate) fn with(mut self, options: Value) -> Scene {
        let (room, game) = (&mut self.core.room, self.core.game.game);
        let mut all = room.options.json().clone();
        all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
        room.options = game.options_since(room.rules, &all).unwrap();
        self
    }

    /// The same after the start.
    pub(crate) fn started(mut self) -> Scene {
        let host = self.core.room.host.unwrap();
        let Change::Room(change) = self.core.decide(host, &Request::Start, self.now).unwrap() else {
            panic!("a start changes the room")
        };
        self.core.adopt(*change, Version(2)).unwrap();
        self
    }

    /// The same in which other people sit, as they may come to during play.
    pub(crate) fn seated(mut self, seats: &str) -> Scene {
        self.core.room.seats = seats.split(' ').map(sitter).collect();
        self
    }

    /// The same later.
    pub(crate) fn after(mut self, millis: Millis) -> Scene {
        self.now += millis;
        self
    }

    /// The same while these have streams open.
    pub(crate) fn watched_by(mut self, present: &str) -> Scene {
        self.core.presence.set_audience(present.chars().map(|letter| Some(guest(letter))));
        self
    }

    /// Does it, and draws what comes of it.
    pub(crate) fn ask(&mut self, by: char, request: &Request) -> String {
        match self.core.decide(guest(by), request, self.now) {
            Ok(Change::Room(change)) => {
                let version = Version(self.core.room.version.0 + 1);
                self.core.adopt(*change, version);
                drawn(&self.core.room)
            }
            Ok(Change::Vote { seat, guest }) => {
                self.core.vote(seat, guest);
                format!("{} for {seat}", self.core.presence.votes(seat).count())
            }
            Ok(Change::Nothing) => "nothing".to_owned(),
            Ok(Change::Undo { step }) => format!("without {step}"),
            Ok(Change::Rematch(new)) => {
                self.core.room.rematch = Some(new.id.clone());
                drawn(&new)
            }
            Ok(Change::WhatIf(branch)) => {
                let origin = branch.room.what_if.as_ref().expect("a branch names where it comes from");
                assert_eq!((&origin.room, branch.room.seed), (&self.core.room.id, self.core.room.seed));
                assert_eq!(branch.past.len() as u64, origin.step);
                format!("{} after {}", drawn(&branch.room), origin.step)
            }
            Ok(Change::Talk(talk)) => {
                assert_eq!((talk.guest, talk.at, &talk.room), (guest(by), self.now, &self.core.room.id));
                let (Words::Text(words) | Words::Phrase(words)) = talk.words;
                format!("{} {}: {words}", talk.seat, talk.name)
            }
            Ok(Change::Pointer(pointer)) => format!("{} at {:?}", pointer.seat, pointer.key),
            Ok(Change::Note { guest: writer, note }) => {
                assert_eq!(writer, guest(by));
                format!("{} {}: {:?} at {}", note.seat, note.key, note.text, note.step)
            }
            Ok(Change::Link(SecretHash(secret), link)) => {
                assert_eq!((link.guest, &link.room), (guest(by), &self.core.room.id));
                format!("{} to {} until {}", secret[0], link.seat, link.expires)
            }
            Ok(Change::Step(_)) => panic!("no request plays"),
            Err(Refusal::Game(refusal)) => format!("game: {}", refusal.saying().key),
            Err(refusal) => format!("{refusal:?}"),
        }
    }
}

/// Some legal action of the seat that is to act.
pub(crate) fn some(scene: &Scene) -> (Seat, Box<RawValue>) {
    let table = scene.core.table().unwrap();
    let seat = table.to_act().first().unwrap();
    let bot = table.bot(&"random".parse().unwrap(), seat).unwrap();
    (seat, bot.decide(table, &Company::default(), true, Cancel::NEVER).made().unwrap().action)
}

/// Before, who asks for what, and after.
pub(crate) type Row<'a> = (&'a str, char, Request, &'a str);

/// Checks a table of a game before its start.
#[track_caller]
pub(crate) fn check_open(game: &str, rows: &[Row<'_>]) {
    for (before, by, request, after) in rows {
        assert_eq!(Scene::new(game, before).ask(*by, request), *after, "{before}: {by} asks for {request:?}");
    }
}

/// Checks a table of a game of two during play.
#[track_caller]
pub(crate) fn check_playing(rows: &[Row<'_>]) {
    for (before, by, request, after) in rows {
        let mut scene = Scene::new("senet", "A* B").started().seated(before);
        scene.core.room.host =
            before.split(' ').find(|seat| seat.contains('*')).map(|seat| guest(seat.chars().next().unwrap()));
        assert_eq!(scene.ask(*by, request), *after, "{before}: {by} asks for {request:?}");
    }
}

pub(crate) fn options(options: Value) -> Request {
    Request::Options { options: options.as_object().cloned(), seats: None }
}

pub(crate) fn seats(seats: u8) -> Request {
    Request::Options { options: json!(null).as_object().cloned(), seats: Some(seats) }
}
