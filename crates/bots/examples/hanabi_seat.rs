//! One seat of Hanabi in a process of its own: JSON lines in, actions out.
//!
//! The first line is `{"seat": 0, "bot": "companion", "alike": [0, 2]}`, with the seats that the same bot plays, which is
//! no secret. Every other line is what the seat learned from a step and what it sees after it, `{"events": […], "view": {…}, "legal": {…}}`, and when it is its turn also `"chance": {"seed": "…", "step":
//! 7}`, which is the bot's own chance and says nothing of the deal. That line is answered by an action.
//! A test plays whole games in this way: crates/bots/tests/hanabi_processes.rs.

use std::io::{BufRead, Write, stdin, stdout};

use boardgame::{GameRng, Seat, Seed};
use bots::{BotName, Decision, Roster, Seen};
use hanabi::{EventView, Hanabi, Legal, View};
use serde::Deserialize;

#[derive(Deserialize)]
struct Beginning {
    seat: Seat,
    bot: String,
    alike: Vec<Seat>,
}

#[derive(Deserialize)]
struct Step {
    events: Vec<EventView>,
    view: View,
    legal: Legal,
    chance: Option<Chance>,
}

#[derive(Deserialize)]
struct Chance {
    seed: Seed,
    step: u64,
}

fn main() {
    let mut lines = stdin().lock().lines().map(|line| line.expect("lines of text"));
    let first = lines.next().expect("a first line");
    let Beginning { seat, bot, alike } = serde_json::from_str(&first).expect("a seat and a bot");
    let name: BotName = bot.parse().expect("a bot's name");
    let mut bot = Hanabi::bot(&name).expect("a bot of Hanabi");
    for line in lines {
        let step: Step = serde_json::from_str(&line).expect("a step");
        let seen = Seen::told(seat, &step.view, &step.legal).beside(alike.iter().copied().collect());
        if bot.listens() {
            bot.notice(&step.events, &seen);
        }
        if let Some(Chance { seed, step }) = step.chance {
            let Decision::Act { action, .. } = bot.decide(&seen, &mut GameRng::new(seed, step)) else {
                panic!("nobody waits in Hanabi");
            };
            let answer = serde_json::to_string(&action).expect("an action is plain data");
            writeln!(stdout(), "{answer}").expect("somebody reads the answer");
        }
    }
}
