//! Whoever keeps a place open sees what goes on there and decides about it, while the server runs: over a file and over
//! PostgreSQL.

use std::process::Output;
use std::time::Duration;

use services::Database;
use tempfile::tempdir;

use crate::process::{Person, Served, ludoteca};

/// What the command says about a place, and decides.
fn house(place: &[&str], decisions: &[&str]) -> Output {
    ludoteca().arg("house").args(place).args(decisions).output().unwrap()
}

fn told(place: &[&str], decisions: &[&str]) -> String {
    let output = house(place, decisions);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

async fn until(person: &Person, path: &str, status: u16) {
    let deadline = std::time::Instant::now() + Duration::from_secs(20);
    while person.get(path).await.status() != status {
        assert!(std::time::Instant::now() < deadline, "{path} is never answered by {status}");
        tokio::task::yield_now().await;
    }
}

async fn a_place_is_kept_in_order(place: &[&str]) {
    let mut command = ludoteca();
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits"]).args(place);
    let served = Served::start(command);
    let marta = Person::new(&served.url).await;
    let path = format!("/api/rooms/{}", marta.room);

    let seen = told(place, &[]);
    assert!(seen.contains("Decided:\n  nothing\n"), "{seen}");
    let line = seen.lines().find(|line| line.contains(&marta.room)).expect("it lists the table");
    assert!(line.contains("being played, 0 steps") && line.contains("A ("), "{line}");

    let close = format!("--close={}", marta.room);
    let seen = told(place, &[&close, "--ban", "2001:db8::7", "--days", "3"]);
    assert!(seen.contains(&format!("table {} is closed until", marta.room)), "{seen}");
    assert!(seen.contains("nobody is let in from 2001:db8:: until"), "{seen}");
    until(&marta, &path, 404).await;
    told(place, &[&format!("--reopen={}", marta.room), "--ban", "127.0.0.1"]);
    until(&marta, &path, 403).await;
    told(place, &["--unban", "127.0.0.1"]);
    until(&marta, &path, 200).await;

    let again = house(place, &["--unban", "127.0.0.1"]);
    assert!(!again.status.success());
    assert!(String::from_utf8(again.stderr).unwrap().contains("Nothing was decided about 127.0.0.1."));
}

#[tokio::test]
async fn a_place_over_a_file_is_kept_in_order_while_it_is_open() {
    let folder = tempdir().unwrap();
    a_place_is_kept_in_order(&["--data", folder.path().to_str().unwrap()]).await;
}

#[tokio::test]
async fn a_place_over_postgres_is_kept_in_order_while_it_is_open() {
    let (folder, database) = (tempdir().unwrap(), Database::new().await);
    let data = folder.path().to_str().unwrap();
    a_place_is_kept_in_order(&["--data", data, "--store", &database.url()]).await;
}
