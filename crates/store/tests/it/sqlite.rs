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
