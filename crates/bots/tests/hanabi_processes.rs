//! Each seat's bot in a process of its own, told nothing but its seat's views and events: the games are the same.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use boardgame::{Game, Played, Seat, SeatSet, Seed, Table, Viewer};
use bots::{Bot, BotName, Decision, Roster, Seen};
use hanabi::{Action, Event, EventView, Hanabi, Options};
use serde_json::json;

/// What plays a seat.
trait Player {
    fn step(&mut self, table: &Table<Hanabi>, events: &[EventView], seed: Seed) -> Option<Action>;
}

/// A bot in this process.
struct Here {
    seat: Seat,
    bot: Box<dyn Bot<Hanabi>>,
    alike: SeatSet,
}

impl Player for Here {
    fn step(&mut self, table: &Table<Hanabi>, events: &[EventView], _seed: Seed) -> Option<Action> {
        let seen = Seen::at(table, self.seat).beside(self.alike);
        if self.bot.listens() {
            self.bot.notice(events, &seen);
        }
        if !table.to_act().contains(self.seat) {
            return None;
        }
        let mut rng = table.private_rng(&format!("bot {}", self.seat));
        match self.bot.decide(&seen, &mut rng) {
            Decision::Act { action, .. } => Some(action),
            _ => panic!("nobody waits in Hanabi"),
        }
    }
}

/// A bot in a process of its own.
struct Apart {
    seat: Seat,
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Apart {
    fn new(seat: Seat, bot: &str, alike: SeatSet) -> Apart {
        let mut child = Command::new(program())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the example hanabi_seat is built with the tests of this crate");
        let mut to = child.stdin.take().unwrap();
        let from = BufReader::new(child.stdout.take().unwrap());
        let alike: Vec<Seat> = alike.iter().collect();
        writeln!(to, "{}", json!({ "seat": seat, "bot": bot, "alike": alike })).unwrap();
        Apart { seat, child, to: Some(to), from }
    }
}

/// The examples lie beside the folder of the tests.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.parent().and_then(|deps| deps.parent()).unwrap().join("examples/hanabi_seat")
}

impl Player for Apart {
    fn step(&mut self, table: &Table<Hanabi>, events: &[EventView], seed: Seed) -> Option<Action> {
        let turn = table.to_act().contains(self.seat);
        let own = seed.derive(&format!("bot {}", self.seat));
        let line = json!({
            "events": events,
            "view": table.view(Viewer::Seat(self.seat)),
            "legal": table.legal(self.seat),
            "chance": turn.then(|| json!({ "seed": own, "step": table.step() })),
        });
        writeln!(self.to.as_mut().unwrap(), "{line}").unwrap();
        if !turn {
            return None;
        }
        let mut answer = String::new();
        self.from.read_line(&mut answer).unwrap();
        Some(serde_json::from_str(&answer).unwrap())
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        self.to.take();
        self.child.wait().expect("it ends when nobody speaks to it any more");
    }
}

fn play(players: &mut [Box<dyn Player>], seed: Seed) -> Vec<Played<Action>> {
    let mut events: Vec<Event> = Vec::new();
    let mut table = Table::<Hanabi>::new(Options::default(), players.len() as u8, seed, &mut events).unwrap();
    while !table.to_act().is_empty() {
        let mut chosen = None;
        for (seat, player) in Seat::all(players.len() as u8).zip(players.iter_mut()) {
            let heard: Vec<EventView> =
                events.iter().filter_map(|event| Hanabi::event_view(event, Viewer::Seat(seat))).collect();
            if let Some(action) = player.step(&table, &heard, seed) {
                chosen = Some((seat, action));
            }
        }
        events.clear();
        let (seat, action) = chosen.unwrap();
        table.play(seat, &action, &mut events).unwrap();
    }
    table.actions().to_vec()
}

#[test]
fn bots_in_processes_of_their_own_play_the_same_games() {
    for (number, bots) in [
        (1, &["ensemble"; 3][..]),
        (2, &["ensemble"; 2][..]),
        (3, &["companion"; 4][..]),
        (4, &["companion", "cautious", "random"][..]),
    ] {
        let seed = Seed::of_number(number);
        let seats = || Seat::all(bots.len() as u8).zip(bots);
        let alike = |bot: &str| seats().filter(|(_, other)| **other == bot).map(|(seat, _)| seat).collect();
        let here = |(seat, bot): (Seat, &&str)| -> Box<dyn Player> {
            let name: BotName = bot.parse().unwrap();
            Box::new(Here { seat, bot: Hanabi::bot(&name).unwrap(), alike: alike(bot) })
        };
        let apart =
            |(seat, bot): (Seat, &&str)| -> Box<dyn Player> { Box::new(Apart::new(seat, bot, alike(bot))) };
        let one = play(&mut seats().map(here).collect::<Vec<_>>(), seed);
        let many = play(&mut seats().map(apart).collect::<Vec<_>>(), seed);
        assert!(one.len() > 20);
        assert_eq!(one, many, "{bots:?}");
    }
}
