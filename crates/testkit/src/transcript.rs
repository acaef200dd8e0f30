//! A game written down so that a person can check it against the rule book: per step who did what, what each was told,
//! and what changed in everybody's view.

use std::collections::BTreeMap;
use std::fmt::Write;

use boardgame::{Game, Legal, Played, Seat, Table, Viewer};
use serde_json::Value;

use crate::difference::changes;
use crate::walk::{json, name_of, viewers};

/// Writes one game down, step by step.
pub(crate) struct Transcript {
    text: String,
    eyes: Vec<Viewer>,
    /// What each viewer saw last.
    seen: Vec<Option<Value>>,
}

impl Transcript {
    pub(crate) fn new(seats: u8) -> Transcript {
        let eyes = viewers(seats);
        let seen = vec![None; eyes.len()];
        Transcript { text: String::new(), eyes, seen }
    }

    /// One step: the events it told and where they led.
    pub(crate) fn step<G: Game>(
        &mut self,
        table: &Table<G>,
        played: Option<&Played<G::Action>>,
        events: &[G::Event],
    ) {
        match played {
            None => self.line(0, "step 0: the deal"),
            Some(Played { seat, action }) => {
                self.line(0, &format!("\nstep {}: seat {seat} {}", table.step(), json(action)));
            }
        }
        for event in events {
            let told = self.eyes.iter().map(|viewer| {
                G::event_view(event, *viewer).map(|view| vec![json(&view)]).unwrap_or_default()
            });
            for (names, lines) in self.grouped(told.collect()) {
                lines.iter().for_each(|line| self.line(1, &format!("{names} told {line}")));
            }
        }
        self.line(1, &waiting(table));
        let now: Vec<Value> = self
            .eyes
            .iter()
            .map(|viewer| serde_json::to_value(table.view(*viewer)).expect("a view is JSON"))
            .collect();
        let changed = now.iter().zip(&self.seen).map(|(now, seen)| changes(seen.as_ref(), now)).collect();
        for (names, lines) in self.grouped(changed) {
            self.line(
                1,
                &format!("{names} see{}", if names.contains(',') || names == "all" { "" } else { "s" }),
            );
            lines.iter().for_each(|line| self.line(2, line));
        }
        self.seen = now.into_iter().map(Some).collect();
    }

    /// The end, with everything open.
    pub(crate) fn end<G: Game>(mut self, table: &Table<G>) -> String {
        if let (Some(outcome), Some(open)) = (table.outcome(), table.open()) {
            self.line(0, &format!("\nover: {}", json(&outcome)));
            let view = serde_json::to_value(table.view(open)).expect("a view is JSON");
            let public = self.seen.last().and_then(Option::as_ref);
            let shown = changes(public, &view);
            if !shown.is_empty() {
                self.line(1, "what only the open table shows");
                shown.iter().for_each(|line| self.line(2, line));
            }
        } else {
            self.line(0, "\nnot over");
        }
        self.text
    }

    fn line(&mut self, depth: usize, line: &str) {
        writeln!(self.text, "{:1$}{line}", "", 2 * depth).expect("writing into memory does not fail");
    }

    /// Lines by who got them, those for all first, each in the order in which it came.
    fn grouped(&self, lines: Vec<Vec<String>>) -> Vec<(String, Vec<String>)> {
        let mut owners: Vec<(String, Vec<usize>)> = Vec::new();
        for (index, lines) in lines.into_iter().enumerate() {
            for line in lines {
                match owners.iter_mut().find(|(known, _)| *known == line) {
                    Some((_, who)) => who.push(index),
                    None => owners.push((line, vec![index])),
                }
            }
        }
        let mut groups: BTreeMap<(bool, Vec<usize>), Vec<String>> = BTreeMap::new();
        for (line, who) in owners {
            groups.entry((who.len() < self.eyes.len(), who)).or_default().push(line);
        }
        groups.into_iter().map(|((_, who), lines)| (self.names(&who), lines)).collect()
    }

    fn names(&self, who: &[usize]) -> String {
        if who.len() == self.eyes.len() {
            return "all".to_owned();
        }
        let names: Vec<String> = who.iter().map(|index| name_of(self.eyes[*index])).collect();
        names.join(", ")
    }
}

/// The turn, and who may do how much.
fn waiting<G: Game>(table: &Table<G>) -> String {
    let mut text = format!("turn {}", table.turn());
    for seat in Seat::all(table.seats()).filter(|seat| table.to_act().contains(*seat)) {
        match table.legal(seat).count() {
            1 => write!(text, ", seat {seat} has 1 move"),
            count => write!(text, ", seat {seat} has {count} moves"),
        }
        .expect("writing into memory does not fail");
    }
    text
}
