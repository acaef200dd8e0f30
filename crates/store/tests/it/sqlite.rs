//! What a file is besides: durable, private, one when it is closed, and damaged when it is.

use std::sync::Arc;

use boardgame::Seat;
use room::{GuestId, NewTalk, Note, RoomId, Words};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{Guest, SqliteStore, Store, StoreError};

use crate::scene::{hash, room, step};

struct Temp {
    store: SqliteStore,
    folder: tempfile::TempDir,
}

async fn open() -> Temp {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("test.sqlite")).await.unwrap();
    Temp { store, folder }
}

impl Temp {
    async fn reopen(self) -> Temp {
        self.store.close().await;
        let store = SqliteStore::open(&self.folder.path().join("test.sqlite")).await.unwrap();
        Temp { store, folder: self.folder }
    }

    async fn guest(&self, number: i64) -> GuestId {
        let (name, puppet, lang) = ("Marta".to_owned(), "fox".to_owned(), "it".to_owned());
        let guest = Guest { id: GuestId(number), name, puppet, lang, seen: number };
        self.store.add_guest(guest, hash(number)).await.unwrap();
        GuestId(number)
    }
}

/// The names of the files in the folder.
fn files(temp: &Temp) -> Vec<String> {
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = temp.folder.path().read_dir().unwrap().map(name).collect();
    names.sort();
    names
}

#[tokio::test]
async fn commits_reach_the_disk() {
    let temp = open().await;
    let durability = temp.store.durability().await.unwrap();
    assert_eq!(durability.journal_mode, "wal");
    assert_eq!(durability.synchronous, 2, "FULL");
    assert!(durability.foreign_keys);
    temp.store.ready().await.unwrap();
}

/// Readers give their connections back a little after they have read, and each of these moments may be that of the stop.
#[tokio::test]
async fn it_is_one_file_whenever_somebody_has_just_read() {
    for moment in 0..60 {
        let temp = open().await;
        temp.guest(1).await;
        let read = || temp.store.guest(hash(1));
        let (one, two, three) = tokio::join!(read(), read(), read());
        assert!([one, two, three].iter().all(|found| found.as_ref().unwrap().is_some()));
        for _ in 0..moment % 6 {
            tokio::task::yield_now().await;
        }
        temp.store.close().await;
        assert_eq!(files(&temp), ["test.sqlite"], "{moment}");
    }
}

#[tokio::test]
async fn after_a_clean_stop_the_database_is_one_file() {
    let temp = open().await;
    let host = temp.guest(1).await;
    for number in 0..50 {
        let name = format!("r{number}");
        temp.store.save_rooms(vec![room(&name, host)]).await.unwrap();
        // Readers are at home too.
        temp.store.room(&RoomId(Arc::from(name))).await.unwrap().unwrap();
    }
    temp.store.close().await;
    assert_eq!(files(&temp), ["test.sqlite"]);

    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("copy.sqlite");
    std::fs::copy(temp.folder.path().join("test.sqlite"), &copy).unwrap();
    let store = SqliteStore::open(&copy).await.unwrap();
    for number in 0..50 {
        assert!(store.room(&RoomId(Arc::from(format!("r{number}")))).await.unwrap().is_some());
    }
}

#[tokio::test]
async fn what_was_deleted_is_nowhere_in_the_files() {
    let temp = open().await;
    let (me, other) = (temp.guest(1).await, temp.guest(2).await);
    let id = RoomId(Arc::from("r"));
    temp.store.save_rooms(vec![room("r", other)]).await.unwrap();
    let mut guest = temp.store.guest(hash(1)).await.unwrap().unwrap();
    guest.name = "Zenobia".to_owned();
    temp.store.change_guest(guest).await.unwrap();
    for number in 0..100 {
        let talk = NewTalk {
            room: id.clone(),
            seat: Seat(0),
            guest: me,
            name: "Zenobia".to_owned(),
            words: Words::Text(format!("Sesamo apriti {number}")),
            at: 1,
        };
        temp.store.say(talk).await.unwrap();
        let note =
            Note { seat: Seat(0), key: format!("card-{number}"), text: "Belzebù qui".to_owned(), step: 3 };
        temp.store.write_note(&id, me, note).await.unwrap();
    }
    let found = || {
        let mut found = Vec::new();
        for name in files(&temp) {
            let bytes = std::fs::read(temp.folder.path().join(&name)).unwrap();
            for word in ["Zenobia", "Sesamo apriti", "Belzebù qui"] {
                if bytes.windows(word.len()).any(|window| window == word.as_bytes()) {
                    found.push(format!("{word} in {name}"));
                }
            }
        }
        found
    };
    assert!(!found().is_empty());
    temp.store.delete_guest(me).await.unwrap();
    assert_eq!(found(), [""; 0], "while it runs");
    temp.store.close().await;
    assert_eq!(found(), [""; 0], "after the end");
}

/// Where a guest is named: what a guest is told of themselves (`own`, and the rooms of `rooms_about`), and what goes with
/// them, is all of it.
const NAMED: [&str; 13] = [
    "accounts.guest CASCADE",
    "beside.guest CASCADE",
    "daily.guest CASCADE",
    "device_links.guest CASCADE",
    "devices.guest CASCADE",
    "guessed.guest CASCADE",
    "links.guest CASCADE",
    "notes.guest CASCADE",
    "ratings.guest CASCADE",
    "rooms.host SET NULL",
    "seats.guest SET NULL",
    "subscriptions.guest CASCADE",
    "talk.guest CASCADE",
];

#[tokio::test]
async fn wherever_a_guest_is_named_they_are_gone_when_they_are_deleted() {
    let temp = open().await;
    let path = temp.folder.path().join("test.sqlite");
    let mut raw = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let sql = "SELECT t.name || '.' || f.\"from\" || ' ' || f.on_delete FROM sqlite_schema t \
               JOIN pragma_foreign_key_list(t.name) f WHERE f.\"table\" = 'guests' ORDER BY t.name";
    let named: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut raw).await.unwrap();
    assert_eq!(named, NAMED, "is it told to the guest, and does it go with them?");
    let sql = "SELECT t.name || '.' || c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c \
               WHERE t.type = 'table' AND c.name IN ('guest', 'host', 'owner')";
    let columns: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut raw).await.unwrap();
    let is_named = |column: &String| NAMED.iter().any(|named| named.split(' ').next() == Some(column));
    assert_eq!(
        columns.iter().filter(|column| !is_named(column)).collect::<Vec<_>>(),
        [""; 0],
        "no key to guests"
    );

    // A row of each, put there as it is: what a guest has must be gone afterwards, whoever wrote it.
    let id = temp.guest(4_711).await;
    let made = "INSERT INTO rooms (id, version, door_closes, game, rules, options, seed, status, host, waiting, created, touched)
                    VALUES ('r', 1, 1, 'g', 1, '{}', zeroblob(32), 'open', 4711, 1, 1, 1);
                INSERT INTO seats (room, seat, guest, name, puppet, gone) VALUES ('r', 0, 4711, 'Marta', 'owl', 0);
                INSERT INTO talk (room, seat, guest, name, text, at) VALUES ('r', 0, 4711, 'Marta', 'ciao', 1);
                INSERT INTO notes VALUES ('r', 0, 'k', 'qui', 1, 4711);
                INSERT INTO links VALUES (x'01', 'r', 0, 4711, 1);
                INSERT INTO beside VALUES ('r', 4711, 0, 'asks', 'Marta', 'owl');
                INSERT INTO daily VALUES (4711, 'g', 1, 'r', NULL);
                INSERT INTO guessed VALUES (4711, 'g', 1, 0, 1);
                INSERT INTO accounts VALUES (4711, 'Marta', 'marta', 'hash', 1);
                INSERT INTO ratings VALUES (4711, 'g', 1500000, 350000, 60000, 1, 1);
                INSERT INTO devices VALUES (x'02', 4711, 1);
                INSERT INTO device_links VALUES (4711, x'03', 1);
                INSERT INTO subscriptions VALUES ('https://push.example/x', 4711, x'04', x'05', 'https://here', 1)";
    sqlx::raw_sql(made).execute(&mut raw).await.unwrap();
    let count = async |raw: &mut sqlx::SqliteConnection| {
        let mut there = Vec::new();
        for named in NAMED {
            let (column, _) = named.split_once(' ').unwrap();
            let (table, column) = column.split_once('.').unwrap();
            let sql = format!("SELECT count(*) FROM {table} WHERE {column} = 4711");
            there.push(sqlx::query_scalar::<_, i64>(&sql).fetch_one(&mut *raw).await.unwrap());
        }
        there
    };
    assert_eq!(count(&mut raw).await, [1; NAMED.len()]);
    temp.store.delete_guest(id).await.unwrap();
    assert_eq!(count(&mut raw).await, [0; NAMED.len()]);
    for (table, column) in [("seats", "name"), ("guests", "name"), ("talk", "name"), ("accounts", "name")] {
        let sql = format!("SELECT count(*) FROM {table} WHERE {column} = 'Marta'");
        assert_eq!(sqlx::query_scalar::<_, i64>(&sql).fetch_one(&mut raw).await.unwrap(), 0, "{table}");
    }
    raw.close().await.unwrap();
}

#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let temp = open().await;
    temp.guest(1).await;
    let modes = |temp: &Temp| -> Vec<u32> {
        let path = temp.folder.path();
        let mode = |name: &String| path.join(name).metadata().unwrap().permissions().mode() & 0o777;
        files(temp).iter().map(mode).collect()
    };
    assert_eq!(modes(&temp), [0o600; 3], "{:?}", files(&temp));
    temp.store.close().await;
    let path = temp.folder.path().join("test.sqlite");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let temp = temp.reopen().await;
    assert_eq!(modes(&temp), [0o600; 3], "a file of older days is closed to others");
}

#[tokio::test]
async fn files_that_were_removed_are_noticed_before_anything_is_answered() {
    for name in ["test.sqlite", "test.sqlite-wal"] {
        let temp = open().await;
        let host = temp.guest(1).await;
        temp.store.save_rooms(vec![room("r", host)]).await.unwrap();
        temp.store.ready().await.unwrap();
        std::fs::remove_file(temp.folder.path().join(name)).unwrap();
        assert!(matches!(temp.store.ready().await, Err(StoreError::Removed)), "{name}");
        assert!(matches!(temp.store.append(step("r", 1, None)).await, Err(StoreError::Removed)), "{name}");
    }
}

#[tokio::test]
async fn being_ready_is_shown_by_writing() {
    let temp = open().await;
    temp.store.ready().await.unwrap();
    let log = temp.folder.path().join("test.sqlite-wal");
    let before = log.metadata().unwrap().len();
    temp.store.ready().await.unwrap();
    assert!(log.metadata().unwrap().len() > before, "the log has grown");
}

#[tokio::test]
async fn a_damaged_file_is_called_damaged_and_a_newer_one_newer() {
    let temp = open().await;
    let host = temp.guest(1).await;
    temp.store.save_rooms(vec![room("r", host)]).await.unwrap();
    temp.store.close().await;
    let path = temp.folder.path().join("test.sqlite");
    let whole = std::fs::read(&path).unwrap();

    for (from, to) in [(0, 16), (100, 4096), (4096, whole.len())] {
        let mut broken = whole.clone();
        broken[from..to].fill(0xa5);
        std::fs::write(&path, &broken).unwrap();
        let opened = SqliteStore::open(&path).await;
        assert!(matches!(opened, Err(StoreError::Damaged(_))), "{from}..{to}: {opened:?}");
        assert_eq!(std::fs::read(&path).unwrap(), broken, "it is left as it was");
    }
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let opened = SqliteStore::open(&path).await;
    assert!(matches!(opened, Err(StoreError::Damaged(_))), "half a file: {opened:?}");

    std::fs::write(&path, &whole).unwrap();
    let newer = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', 0, 1, x'00', 0)";
    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert!(matches!(SqliteStore::open(&path).await, Err(StoreError::Newer(_))));
}
