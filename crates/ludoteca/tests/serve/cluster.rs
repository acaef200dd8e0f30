//! Several servers over one database.

use services::Database;

use crate::process::{Person, Served, ludoteca, refused};

fn node(database: &Database, data: &std::path::Path) -> Served {
    // Databases have names of their own: so has what is told of them.
    let bus = format!("{}/{}", services::nats(), database.url().rsplit('/').next().unwrap());
    let mut command = ludoteca();
    command.args(["serve", "--listen", "127.0.0.1:0", "--store", &database.url(), "--bus", &bus]);
    // Hints are asked for faster than one may.
    command.args(["--no-limits", "--data"]).arg(data);
    Served::start(command)
}

#[tokio::test]
async fn two_servers_share_a_database_and_no_lock() {
    let (database, folder) = (Database::empty(), tempfile::tempdir().unwrap());
    let (here, there) = (node(&database, folder.path()), node(&database, folder.path()));
    assert!(here.greeting.contains("postgres://127.0.0.1"), "{}", here.greeting);
    let mut person = Person::new(&here.url).await;
    for url in [&here.url, &there.url] {
        person.url.clone_from(url);
        for _ in 0..3 {
            person.play().await;
        }
    }
    assert!(here.terminate().contains("Stopped"));
    person.play().await;
    drop(there);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is kept in the folder");
}

#[test]
fn a_bus_that_cannot_be_used_is_said_without_its_password() {
    let bus = "nats://marta:sesamo@127.0.0.1:4222/two words";
    let output =
        refused(&["--listen", "127.0.0.1:0", "--store", "postgres://127.0.0.1:1/games", "--bus", bus]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("nats://127.0.0.1:4222") && !said.contains("sesamo"), "{said}");
}

#[test]
fn a_store_that_cannot_be_used_is_said_without_its_password() {
    for (store, says) in [
        ("postgres://marta:sesamo@127.0.0.1:1/games?password=sesamo", "127.0.0.1:1/games"),
        ("mysql://marta:sesamo@127.0.0.1/games", "mysql://127.0.0.1/games"),
        ("sesamo@somewhere", "postgres://"),
    ] {
        let output = refused(&["--listen", "127.0.0.1:0", "--store", store]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(says) && !said.contains("sesamo"), "{said}");
    }
}
