//! Breaks real servers while programs play over the wire, and asks the checker whether anybody was told an untruth.
//!
//! A [`Deployment`] is what a host runs: one server over a file, or three nodes over PostgreSQL and NATS. One [`Fault`]
//! after the other is let loose on it for a while; then everything is mended, and every room must go on by itself.
//! All the time moves are sent through whichever node, some of them twice at once, and some of them again when they were
//! answered long ago. The short form is among the tests; `faults PROGRAM SECONDS` is as long as one likes.

mod deployment;
mod disk;
mod players;
mod relay;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use boardgame::{GameRng, Seed};
use checker::{History, Violation, check};

pub use deployment::{Deployment, Fault, Kind};
use players::Players;

/// Rooms that are played at the same time; every other one has a bot in it.
const ROOMS: usize = 8;
/// How long a room may take to go on after everything was mended, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// Moves that every room must make when all is well again.
const GOES_ON: u64 = 3;

/// What a course showed.
#[derive(Debug)]
pub struct Course {
    pub histories: Vec<History>,
    /// Rooms that did not go on after a fault.
    pub stuck: Vec<Violation>,
    /// What was let loose, and how often servers said meanwhile that they could do nothing, by the reason they gave.
    pub faults: Vec<(Fault, BTreeMap<String, u64>)>,
    /// What cannot be done on this machine to whoever asks: only root may have a disk of their own.
    pub left_out: Vec<Fault>,
}

impl Course {
    /// Whatever must not be.
    pub fn violations(&self) -> Vec<Violation> {
        self.histories.iter().flat_map(check).chain(self.stuck.iter().cloned()).collect()
    }

    /// Moves that were answered with the step that they became.
    pub fn answered(&self) -> usize {
        let answers = self.histories.iter().flat_map(|history| &history.asked);
        answers.filter(|asked| matches!(asked.answer, checker::Answer::Step(_))).count()
    }
}

/// Lets all faults of a deployment loose, one after the other, for so long each.
pub async fn run(program: &Path, kind: Kind, each: Duration) -> Course {
    let mut deployment = Deployment::start(program, kind).await;
    let mut players = Players::sit_down(&deployment, ROOMS).await;
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let (possible, left_out) = deployment.faults(kind);
    let (mut faults, mut stuck) = (Vec::new(), Vec::new());
    for fault in possible {
        let before = players.put_off();
        let until = tokio::time::Instant::now() + each;
        while tokio::time::Instant::now() < until {
            players.go_on().await;
            deployment.break_down(fault, &players, &mut rng).await;
            deployment.mend().await;
        }
        for room in players.that_stand_still(GOES_ON, PATIENCE).await {
            stuck.push(Violation::Stuck { what: format!("{room}, after {fault:?}") });
        }
        let mut put_off = players.put_off();
        for (reason, times) in before {
            put_off.entry(reason).and_modify(|all| *all -= times);
        }
        put_off.retain(|_, times| *times > 0);
        faults.push((fault, put_off));
    }
    let mut histories = players.get_up().await;
    deployment.stop().await;
    deployment.read(&mut histories).await;
    let histories = histories.into_iter().map(|(_, history)| history).collect();
    Course { histories, stuck, faults, left_out }
}

/// What is found where a server ends and nobody starts it again: that everything stands still.
pub async fn run_without_mending(program: &Path) -> Vec<Violation> {
    let mut deployment = Deployment::start(program, Kind::Alone).await;
    let players = Players::sit_down(&deployment, 2).await;
    assert_eq!(players.that_stand_still(GOES_ON, PATIENCE).await, [""; 0], "nothing is broken yet");
    deployment.stop().await;
    let still = players.that_stand_still(GOES_ON, Duration::from_millis(500)).await;
    players.get_up().await;
    still.into_iter().map(|what| Violation::Stuck { what }).collect()
}
