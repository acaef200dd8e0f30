//! Stores to test against, and what is put into them.

use std::sync::Arc;

use boardgame::{Outcome, Saying, Seat, SeatSet, Seed, Standing};
use room::{GuestId, NewTalk, Person, Room, RoomId, SecretHash, Sitter, Status, Tempo, Version, Words};
use services::{Database, MemoryStore};
use store::{Guest, NewStep, PostgresStore, SqliteStore, Store, Sweep};
use tempfile::TempDir;

/// A store, and where it keeps things.
pub(crate) struct Temp {
    pub(crate) store: Arc<dyn Store>,
    place: Arc<Place>,
}

enum Place {
    Memory(MemoryStore),
    Folder(TempDir),
    Database(Database),
    /// One that a test looks after itself.
    Url(String),
}

impl Place {
    async fn open(&self) -> Arc<dyn Store> {
        match self {
            Place::Memory(store) => Arc::new(store.beside()),
            Place::Folder(folder) => {
                Arc::new(SqliteStore::open(&folder.path().join("test.sqlite")).await.unwrap())
            }
            Place::Database(database) => Arc::new(PostgresStore::open(&database.url()).await.unwrap()),
            Place::Url(url) => Arc::new(PostgresStore::open(url).await.unwrap()),
        }
    }
}

impl Temp {
    pub(crate) async fn memory() -> Temp {
        Temp::at(Place::Memory(MemoryStore::new())).await
    }

    pub(crate) async fn sqlite() -> Temp {
        Temp::at(Place::Folder(tempfile::tempdir().unwrap())).await
    }

    pub(crate) async fn postgres() -> Temp {
        Temp::at(Place::Database(Database::new().await)).await
    }

    /// A store in this database.
    pub(crate) async fn of(database: &Database) -> Temp {
        Temp::of_url(&database.url()).await
    }

    pub(crate) async fn of_url(url: &str) -> Temp {
        Temp::at(Place::Url(url.to_owned())).await
    }

    async fn at(place: Place) -> Temp {
        Temp { store: place.open().await, place: Arc::new(place) }
    }

    /// A store that a test has opened itself.
    pub(crate) fn with(store: Arc<dyn Store>) -> Temp {
        Temp { store, place: Arc::new(Place::Url(String::new())) }
    }

    /// Another node over the same.
    pub(crate) async fn beside(&self) -> Temp {
        Temp { store: self.place.open().await, place: self.place.clone() }
    }

    pub(crate) async fn reopen(self) -> Temp {
        self.store.close().await;
        self.beside().await
    }

    pub(crate) async fn guest(&self, number: i64) -> GuestId {
        let id = GuestId(number);
        let guest = Guest {
            id,
            name: format!("Guest {number}"),
            puppet: "fox".to_owned(),
            lang: "it".to_owned(),
            seen: number,
        };
        self.store.add_guest(guest, hash(number)).await.unwrap();
        id
    }
}

pub(crate) fn id(name: &str) -> RoomId {
    RoomId(Arc::from(name))
}

/// Something that somebody says in a room.
pub(crate) fn talk(room: &str, guest: GuestId, text: &str) -> NewTalk {
    NewTalk {
        room: id(room),
        seat: Seat(0),
        guest,
        name: "Marta".to_owned(),
        words: Words::Text(text.to_owned()),
        at: 1,
    }
}

/// A sweep of everything that is untouched since then.
pub(crate) fn before(at: i64) -> Sweep {
    Sweep { over: at, unstarted: at, expired: at }
}

pub(crate) fn hash(number: i64) -> SecretHash {
    SecretHash([number as u8; 32])
}

pub(crate) fn room(name: &str, host: GuestId) -> Room {
    Room {
        id: RoomId(Arc::from(name)),
        version: Version::NEW,
        code: None,
        door_closes: 1_000,
        shut: false,
        hides_code: false,
        game: "senet".to_owned(),
        rules: 1,
        options: serde_json::json!({}),
        seed: Seed::new([7; 32]),
        parts: None,
        dealing: None,
        status: Status::Open,
        host: Some(host),
        waiting: SeatSet::of(Seat(0)),
        outcome: None,
        rematch: None,
        created: 5,
        touched: 5,
        practice: false,
        taken_back: 0,
        deck: None,
        what_if: None,
        tempo: Tempo::Sitting,
        tempo_since: 0,
        daily: None,
        seats: vec![Sitter::Person(Person::new(host, "Marta".to_owned(), "owl".to_owned())), Sitter::Free],
        beside: Vec::new(),
    }
}

pub(crate) fn bot(bot: &str) -> Sitter {
    Sitter::Bot { bot: bot.to_owned(), puppet: "fox".to_owned() }
}

pub(crate) fn outcome() -> Outcome {
    let standing = Standing::Ranked { places: vec![1, 2] };
    Outcome { standing, say: Saying::new("over") }
}

pub(crate) fn step(room: &str, step: u64, client: Option<&str>) -> NewStep {
    NewStep {
        room: RoomId(Arc::from(room)),
        step,
        seat: 0,
        action: format!("{{\"n\":{step}}}").into(),
        why: None,
        client: client.map(Box::from),
        waiting: SeatSet::of(Seat(1)),
        at: 10 + step as i64,
        outcome: None,
        score: None,
        rated: None,
        taken_back: None,
    }
}
