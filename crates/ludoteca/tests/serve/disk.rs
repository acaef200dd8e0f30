//! A kill does not show that data reached the disk, because the system keeps what a dead program has written:
//! so the calls are counted that wait for the disk.

use std::process::Command;

use crate::process::{Person, Served};

#[tokio::test]
async fn every_move_waits_for_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let mut command = Command::new("strace");
    // With -D the server itself is the child that is ended with the test.
    command.args(["-D", "-f", "-qq", "-e", "trace=fdatasync,fsync", "-o"]).arg(&trace);
    command.arg(env!("CARGO_BIN_EXE_ludoteca")).env("LC_ALL", "en");
    command
        .args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path().join("data"));
    let served = Served::start(command);
    let mut person = Person::new(&served.url).await;
    let syncs = || {
        let trace = std::fs::read_to_string(&trace).unwrap();
        // A call that another thread interrupts is written in two lines; the second one is its end.
        trace.lines().filter(|line| line.contains("sync") && line.ends_with("= 0")).count()
    };
    for number in 0..10 {
        let before = syncs();
        person.play().await;
        let waited = syncs() - before;
        assert!((1..=4).contains(&waited), "move {number} was answered after {waited} calls to sync");
    }
}
