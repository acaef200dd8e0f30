//! Backing up while people play, and putting it back: here, and into the other kind of store.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Output;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use room::RoomId;
use services::Database;
use store::{PostgresStore, SqliteStore, Store};
use tokio::sync::Semaphore;

use crate::process::{Person, Served, ludoteca};

fn run(command: &str, file: &Path, place: &[&str]) -> Output {
    ludoteca().arg(command).arg(file).args(place).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn done(output: &Output) -> String {
    assert!(output.status.success(), "{}", said(output));
    said(output)
}

/// A server, `place` being where it keeps the games, that is backed up while people play; then every backup is restored
/// elsewhere, and has whatever was answered before it was begun.
async fn back_up_under_load(place: &[&str], elsewhere: impl AsyncFn(&Path) -> Box<dyn Store>) {
    const PEOPLE: usize = 4;
    const BACKUPS: usize = 3;
    /// Moves of each for one backup: together fewer than any game lasts.
    const MOVES: usize = 15;
    let folder = tempfile::tempdir().unwrap();
    let mut command = ludoteca();
    command.args(["serve", "--no-limits", "--listen", "127.0.0.1:0"]).args(place);
    let served = Served::start(command);
    let moves = Arc::new(Semaphore::new(0));
    let mut rooms = Vec::new();
    let mut players = tokio::task::JoinSet::new();
    for _ in 0..PEOPLE {
        let mut person = Person::new(&served.url).await;
        let (moves, answered) = (moves.clone(), Arc::new(AtomicU64::new(0)));
        rooms.push((RoomId(Arc::from(person.room.as_str())), answered.clone()));
        players.spawn(async move {
            // Until there are no more to come.
            while let Ok(one) = moves.acquire().await {
                one.forget();
                person.play().await;
                answered.fetch_add(1, Relaxed);
            }
        });
    }
    let mut backups = Vec::new();
    for number in 0..BACKUPS {
        moves.add_permits(PEOPLE * MOVES);
        let known = rooms.iter().map(|(_, answered)| answered.load(Relaxed)).max().unwrap();
        let deadline = std::time::Instant::now() + Duration::from_secs(60);
        while rooms.iter().all(|(_, answered)| answered.load(Relaxed) < known + 3) {
            assert!(std::time::Instant::now() < deadline, "nobody plays while backup {number} is to be made");
            tokio::task::yield_now().await;
        }
        let counts = || rooms.iter().map(|(_, answered)| answered.load(Relaxed)).collect::<Vec<_>>();
        let before = counts();
        let file = folder.path().join(format!("{number}.backup"));
        let output = tokio::task::spawn_blocking({
            let (file, place) = (file.clone(), place.iter().map(|arg| (*arg).to_owned()).collect::<Vec<_>>());
            move || run("backup", &file, &place.iter().map(String::as_str).collect::<Vec<_>>())
        });
        let told = done(&output.await.unwrap());
        assert!(told.contains(&format!("{PEOPLE} rooms and {PEOPLE} guests")), "{told}");
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "nobody else may read it");
        backups.push((file, before, counts()));
    }
    moves.close();
    while let Some(player) = players.join_next().await {
        player.unwrap();
    }
    assert!(served.terminate().contains("Stopped"));
    for (file, before, after) in &backups {
        let store = elsewhere(file).await;
        for (index, (room, _)) in rooms.iter().enumerate() {
            let steps = store.steps(room, 0).await.unwrap();
            let numbers: Vec<u64> = steps.iter().map(|step| step.step).collect();
            assert_eq!(numbers, (1..=steps.len() as u64).collect::<Vec<_>>(), "one line without a gap");
            // One more may have been stored and not yet answered.
            let (least, most) = (before[index], after[index] + 1);
            assert!((least..=most).contains(&(steps.len() as u64)), "{least}..={most}: {}", steps.len());
        }
        store.close().await;
    }
}

#[tokio::test]
async fn a_file_is_backed_up_while_people_play_and_moves_into_postgres() {
    let folder = tempfile::tempdir().unwrap();
    let (data, databases) = (folder.path().join("data"), Mutex::new(Vec::new()));
    back_up_under_load(&["--data", data.to_str().unwrap()], async |file| {
        let database = Database::empty();
        done(&run("restore", file, &["--store", &database.url()]));
        let store = PostgresStore::open(&database.url()).await.unwrap();
        databases.lock().unwrap().push(database);
        Box::new(store) as Box<dyn Store>
    })
    .await;
    assert_eq!(
        std::fs::read_dir(&data).unwrap().count(),
        2,
        "the database and its lock, and nothing beside them"
    );
}

#[tokio::test]
async fn a_database_is_backed_up_while_people_play_and_moves_into_a_file() {
    let (database, folder) = (Database::empty(), tempfile::tempdir().unwrap());
    back_up_under_load(&["--store", &database.url()], async |file| {
        let data = folder.path().join(file.file_stem().unwrap());
        done(&run("restore", file, &["--data", data.to_str().unwrap()]));
        Box::new(SqliteStore::open(&data.join("ludoteca.db")).await.unwrap()) as Box<dyn Store>
    })
    .await;
}

#[tokio::test]
async fn what_is_there_is_not_overwritten_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("first.backup"));
    let place = ["--data", data.to_str().unwrap()];
    let over = [place[0], place[1], "--overwrite"];
    let served = Served::over(&data);
    let mut person = Person::new(&served.url).await;
    person.play().await;
    done(&run("backup", &file, &place));
    let again = run("backup", &file, &place);
    assert!(!again.status.success() && said(&again).contains("is there already"), "{}", said(&again));
    done(&run("backup", &file, &over));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "no half a backup is left");

    person.play().await;
    let running = run("restore", &file, &over);
    assert!(said(&running).contains("Another Ludoteca is using"), "{}", said(&running));
    served.terminate();
    let occupied = run("restore", &file, &place);
    assert!(said(&occupied).contains("--overwrite"), "{}", said(&occupied));
    let cut = folder.path().join("cut.backup");
    let whole = std::fs::read(&file).unwrap();
    std::fs::write(&cut, &whole[..whole.len() - 10]).unwrap();
    let output = run("restore", &cut, &over);
    assert!(said(&output).contains("ends in the middle"), "{}", said(&output));
    let output = run("restore", &data.join("ludoteca.db"), &over);
    assert!(said(&output).contains("is not a backup"), "{}", said(&output));

    let served = Served::over(&data);
    person.url.clone_from(&served.url);
    person.play().await;
    served.terminate();
    // Back to where one move had been played; what comes after it can be played anew.
    let told = done(
        &ludoteca()
            .arg("restore")
            .arg(&file)
            .arg("--overwrite")
            .env("LUDOTECA_DATA", &data)
            .output()
            .unwrap(),
    );
    assert!(told.contains("one room and one guest"), "{told}");
    let store = SqliteStore::open(&data.join("ludoteca.db")).await.unwrap();
    assert_eq!(store.steps(&RoomId(Arc::from(person.room.as_str())), 0).await.unwrap().len(), 1);
    store.close().await;
}

#[tokio::test]
async fn a_damaged_database_is_not_backed_up_over_a_good_backup() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("good.backup"));
    let place = ["--data", data.to_str().unwrap(), "--overwrite"];
    let served = Served::over(&data);
    let mut person = Person::new(&served.url).await;
    person.play().await;
    served.terminate();
    done(&run("backup", &file, &place));
    let good = std::fs::read(&file).unwrap();
    let path = data.join("ludoteca.db");
    let mut broken = std::fs::read(&path).unwrap();
    broken[4096..].fill(0xa5);
    std::fs::write(&path, broken).unwrap();
    let output = run("backup", &file, &place);
    assert!(!output.status.success() && said(&output).contains("damaged"), "{}", said(&output));
    assert!(said(&output).contains("ludoteca restore"), "it says what to do: {}", said(&output));
    assert_eq!(std::fs::read(&file).unwrap(), good);
    done(&run("restore", &file, &place));
    let served = Served::over(&data);
    person.url.clone_from(&served.url);
    person.play().await;
    served.terminate();
}
