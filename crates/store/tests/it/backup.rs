//! A backup is the same whatever it is made of, and brings back everything, into either store.

use std::path::{Path, PathBuf};

use boardgame::Seat;
use room::{Link, Note, Room, Status};
use services::Database;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{BackupError, Kept, NewStep, PostgresStore, SqliteStore, Store, StoreError};

use crate::scene::{Temp, bot, hash, id, outcome, room, step, talk};
use crate::suite::{account, device};

/// Where something is kept that is backed up or restored.
enum At {
    File(PathBuf),
    Database(Database),
}

impl At {
    async fn store(&self) -> Box<dyn Store> {
        match self {
            At::File(path) => Box::new(SqliteStore::open(path).await.unwrap()),
            At::Database(database) => Box::new(PostgresStore::open(&database.url()).await.unwrap()),
        }
    }

    async fn back_up(&self) -> Result<(Vec<u8>, Kept), BackupError> {
        let mut bytes = Vec::new();
        let kept = match self {
            At::File(path) => SqliteStore::back_up(path, &mut bytes).await?,
            At::Database(database) => PostgresStore::back_up(&database.url(), &mut bytes).await?,
        };
        Ok((bytes, kept))
    }

    async fn restore(&self, mut backup: &[u8], overwrite: bool) -> Result<Kept, BackupError> {
        match self {
            At::File(path) => SqliteStore::restore(path, &mut backup, overwrite).await,
            At::Database(database) => PostgresStore::restore(&database.url(), &mut backup, overwrite).await,
        }
    }
}

fn file(folder: &tempfile::TempDir, name: &str) -> At {
    At::File(folder.path().join(name))
}

fn names(folder: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = folder.read_dir().unwrap().map(name).collect();
    names.sort();
    names
}

/// Something of every kind that is stored, enough of it that rows are inserted in several statements.
async fn furnish(at: &At) -> Box<dyn Store> {
    let store = at.store().await;
    let temp = Temp::with(store.into());
    let (me, other) = (temp.guest(1).await, temp.guest(2).await);
    let store = &temp.store;
    for number in 0..70 {
        let mut made = room(&format!("r{number:02}"), me);
        made.seats[1] = bot("easy");
        store.save_rooms(vec![made]).await.unwrap();
    }
    // A rematch is named by a room that comes before it, and by one that comes after it.
    for (first, again) in [("r00", "r01"), ("r05", "r04")] {
        let mut played = store.room(&id(first)).await.unwrap().unwrap();
        played.rematch = Some(id(again));
        store.save_rooms(vec![played]).await.unwrap();
    }
    for number in 1..=200 {
        let why = (number % 3 == 0).then(|| "{\"say\":1}".into());
        store.append(NewStep { why, ..step("r02", number, Some(&format!("c{number}"))) }).await.unwrap();
    }
    store.append(NewStep { outcome: Some(outcome()), ..step("r02", 201, None) }).await.unwrap();
    let practice = Room { practice: true, status: Status::Playing, ..room("s", me) };
    store.save_rooms(vec![practice]).await.unwrap();
    for text in ["ciao", "né \u{1f600} \"qui\"\nsotto"] {
        store.say(talk("r03", other, text)).await.unwrap();
    }
    let note = Note { seat: Seat(0), key: "card-1".to_owned(), text: "rosso".to_owned(), step: 3 };
    store.write_note(&id("r03"), me, note).await.unwrap();
    let link = Link { room: id("r03"), seat: Seat(0), guest: me, expires: 100 };
    store.add_link(hash(9), link).await.unwrap();
    store.open_daily(Room { daily: Some(20_000), ..room("d", other) }, other).await.unwrap();
    store.keep_name(account(me, "Marta", "hash")).await.unwrap();
    store.add_device(me, hash(20), 5).await.unwrap();
    store.add_device_link(other, hash(21), 9).await.unwrap();
    store.subscribe(device(me, 3)).await.unwrap();
    store.keep("push", vec![3; 138]).await.unwrap();
    store.secret("daily", [7; 32]).await.unwrap();
    store.set_mark("swept", -3).await.unwrap();
    // Readers that are only dropped close the file at some later time, and one that is the last leaves its log there.
    store.close().await;
    at.store().await
}

/// What a backup says besides which program has made it.
fn content(backup: &[u8]) -> String {
    let text = std::str::from_utf8(backup).unwrap();
    text.split_once('\n').unwrap().1.to_owned()
}

#[tokio::test]
async fn what_is_restored_is_what_was_backed_up_in_either_store() {
    let folder = tempfile::tempdir().unwrap();
    let places = [file(&folder, "first.db"), At::Database(Database::new().await)];
    let mut backups = Vec::new();
    for at in &places {
        furnish(at).await.close().await;
        let (backup, kept) = at.back_up().await.unwrap();
        assert_eq!((kept.rooms, kept.guests), (72, 2));
        backups.push(backup);
    }
    assert_eq!(content(&backups[0]), content(&backups[1]), "the same, whatever it is made of");

    for (number, to) in [file(&folder, "second.db"), At::Database(Database::empty())].into_iter().enumerate()
    {
        to.restore(&backups[1 - number], false).await.unwrap();
        assert_eq!(content(&to.back_up().await.unwrap().0), content(&backups[0]));
        // It is played on there, and what is said next comes after what was said.
        let store = to.store().await;
        let said = store.talk(&id("r03"), 0, 10).await.unwrap();
        assert_eq!(said[1].text.as_deref(), Some("né \u{1f600} \"qui\"\nsotto"));
        let guest = store.guest(hash(2)).await.unwrap().unwrap().id;
        assert!(store.say(talk("r03", guest, "di nuovo")).await.unwrap() > said[1].id);
        assert_eq!(store.guest(hash(20)).await.unwrap().unwrap().id.0, 1, "by their other device too");
        assert_eq!(
            store.account("marta").await.unwrap(),
            Some(account(store.guest(hash(1)).await.unwrap().unwrap().id, "Marta", "hash"))
        );
        assert_eq!(store.steps(&id("r02"), 0).await.unwrap().len(), 201);
        assert_eq!(store.room(&id("r00")).await.unwrap().unwrap().rematch, Some(id("r01")));
        store.close().await;
    }
    assert_eq!(names(folder.path()), ["first.db", "second.db"], "nothing is left beside them");
}

#[tokio::test]
async fn a_backup_is_one_moment_while_others_write() {
    let folder = tempfile::tempdir().unwrap();
    for at in [file(&folder, "busy.db"), At::Database(Database::new().await)] {
        let store: std::sync::Arc<dyn Store> = furnish(&at).await.into();
        let writing = tokio::spawn({
            let store = store.clone();
            async move {
                for number in 1..=400 {
                    // The room and its step together or not at all: the second room knows of it.
                    store.append(step("r10", number, None)).await.unwrap();
                    store.append(step("r11", number, None)).await.unwrap();
                }
            }
        });
        let mut lengths = Vec::new();
        while !writing.is_finished() {
            let before = store.steps(&id("r11"), 0).await.unwrap().len();
            let (backup, _) = at.back_up().await.unwrap();
            let after = store.steps(&id("r10"), 0).await.unwrap().len();
            let place = tempfile::tempdir().unwrap();
            let copy = file(&place, "copy.db");
            copy.restore(&backup, false).await.unwrap();
            let copy = copy.store().await;
            let [first, second] = [
                copy.steps(&id("r10"), 0).await.unwrap().len(),
                copy.steps(&id("r11"), 0).await.unwrap().len(),
            ];
            assert!(before <= second && first <= after, "{before} {second} {first} {after}");
            assert!(first == second || first == second + 1, "not one moment: {first} and {second}");
            lengths.push(first);
            copy.close().await;
        }
        writing.await.unwrap();
        assert!(lengths.len() > 1, "{lengths:?}");
        store.close().await;
    }
}

#[tokio::test]
async fn what_is_there_is_overwritten_only_if_so_wanted_and_only_by_a_whole_backup() {
    let folder = tempfile::tempdir().unwrap();
    let origin = file(&folder, "origin.db");
    furnish(&origin).await.close().await;
    let (backup, _) = origin.back_up().await.unwrap();
    for at in [file(&folder, "there.db"), At::Database(Database::new().await)] {
        let there = Temp::with(at.store().await.into());
        let host = there.guest(50).await;
        there.store.save_rooms(vec![room("mine", host)]).await.unwrap();
        there.store.close().await;
        let (before, _) = at.back_up().await.unwrap();
        let refused = at.restore(&backup, false).await;
        assert!(matches!(refused, Err(BackupError::Occupied)), "{refused:?}");
        let cut = at.restore(&backup[..backup.len() / 2], true).await;
        assert!(matches!(cut, Err(BackupError::Cut(_))), "{cut:?}");
        assert_eq!(content(&at.back_up().await.unwrap().0), content(&before), "nothing has changed");

        at.restore(&backup, true).await.unwrap();
        assert_eq!(content(&at.back_up().await.unwrap().0), content(&backup));
    }
    assert_eq!(names(folder.path()), ["origin.db", "there.db"]);
}

#[tokio::test]
async fn a_log_that_is_left_over_is_not_mixed_into_what_is_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (origin, killed) = (file(&folder, "origin.db"), folder.path().join("killed.db"));
    furnish(&origin).await.close().await;
    let (backup, _) = origin.back_up().await.unwrap();
    // The files of a server that was killed: its log is not folded into the file.
    let busy = tempfile::tempdir().unwrap();
    let store = furnish(&file(&busy, "busy.db")).await;
    for (end, to) in [("", killed.clone()), ("-wal", folder.path().join("killed.db-wal"))] {
        std::fs::copy(busy.path().join(format!("busy.db{end}")), to).unwrap();
    }
    store.close().await;
    std::fs::remove_file(&killed).unwrap();
    let at = At::File(killed);
    assert!(matches!(at.restore(&backup, false).await, Err(BackupError::Occupied)), "a log is something too");
    at.restore(&backup, true).await.unwrap();
    assert_eq!(content(&at.back_up().await.unwrap().0), content(&backup));
}

#[tokio::test]
async fn a_database_in_use_is_not_filled() {
    let database = Database::new().await;
    let store = PostgresStore::open(&database.url()).await.unwrap();
    let at = At::Database(database);
    let (backup, _) = at.back_up().await.unwrap();
    store.beat(1, 3_000).await.unwrap();
    assert!(matches!(at.restore(&backup, true).await, Err(BackupError::InUse)));
    store.leave(1).await.unwrap();
    at.restore(&backup, true).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn an_older_database_is_backed_up_as_it_is_and_a_newer_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.db");
    let mut old =
        SqliteConnectOptions::new().filename(&path).create_if_missing(true).connect().await.unwrap();
    let first = include_str!("../../migrations/sqlite/0001_first.sql");
    let made = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY); INSERT INTO _sqlx_migrations VALUES (1);
                INSERT INTO guests VALUES (1, x'00', 'Marta', 'owl', 'it', 5);
                INSERT INTO rooms VALUES ('r', 1, NULL, 1, 'senet', 1, '{}', zeroblob(32), 'open', 1, 1, NULL, NULL, 1, 1)";
    sqlx::raw_sql(first).execute(&mut old).await.unwrap();
    sqlx::raw_sql(made).execute(&mut old).await.unwrap();
    let at = At::File(path);
    let (backup, kept) = at.back_up().await.unwrap();
    assert_eq!((kept.rooms, kept.guests), (1, 1));
    for to in [file(&folder, "new.db"), At::Database(Database::empty())] {
        to.restore(&backup, false).await.unwrap();
        let store = to.store().await;
        let room = store.room(&id("r")).await.unwrap().unwrap();
        assert_eq!((room.practice, room.taken_back, room.deck), (false, 0, None), "as they always were");
        store.close().await;
    }

    sqlx::raw_sql("INSERT INTO _sqlx_migrations VALUES (9999)").execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let newer = at.back_up().await;
    assert!(matches!(newer, Err(BackupError::Store(StoreError::Newer(9999)))), "{newer:?}");
    let missing = file(&folder, "nowhere.db").back_up().await;
    assert!(matches!(missing, Err(BackupError::Store(StoreError::Files(_)))), "{missing:?}");
    assert_eq!(names(folder.path()), ["new.db", "old.db"]);
}

#[tokio::test]
async fn nothing_that_is_stored_is_left_out_of_a_backup() {
    /// What lives for a moment only, and what the database keeps of itself.
    const PASSING: [&str; 3] = ["nodes", "rations", "_sqlx_migrations"];
    let folder = tempfile::tempdir().unwrap();
    let at = file(&folder, "all.db");
    at.store().await.close().await;
    let (backup, _) = at.back_up().await.unwrap();
    let backup = content(&backup);
    let At::File(path) = &at else { unreachable!() };
    let mut connection = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
    let sql = "SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c \
               WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.name, c.cid";
    let columns: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert!(columns.len() > 50, "{columns:?}");
    for (table, column) in columns.iter().filter(|(table, _)| !PASSING.contains(&table.as_str())) {
        let head = backup.lines().find(|line| line.contains(&format!("\"table\":\"{table}\"")));
        let head = head.unwrap_or_else(|| panic!("{table} is not in it"));
        assert!(head.contains(&format!("\"{column}\"")), "{table}.{column} is not in it: {head}");
    }
}
