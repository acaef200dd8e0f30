//! A game written down so that a person can check it against the rule book: per step who did what, what each was told,
//! and what changed in everybody's view.

use std::collections::BTreeMap;
use std::fmt::Write;

use boardgame::{Game, Legal, Moments, Played, Seat, Table, Viewer};
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
        moments: &Moments<G>,
    ) {
        match played {
            None => self.line(0, "step 0: the deal"),
            Some(Played { seat, action }) => {
                self.line(0, &format!("\nstep {}: seat {seat} {}", table.step(), json(action)));
            }
        }
        let mut told: Vec<_> =
            self.eyes.iter().map(|viewer| moments.of(*viewer).into_iter().peekable()).collect();
        for index in 0..moments.events().len() {
            let now: Vec<_> =
                told.iter_mut().map(|told| told.next_if(|moment| moment.index == index)).collect();
            let lines = now.iter().map(|moment| moment.iter().map(|moment| json(&moment.event)).collect());
            for (names, lines) in self.grouped(lines.collect()) {
                lines.iter().for_each(|line| self.line(1, &format!("{names} told {line}")));
            }
            let views = now.iter().zip(&self.eyes);
            let views = views.map(|(moment, viewer)| Some(moment.as_ref()?.position?.view(*viewer)));
            self.see::<G>(views.collect(), "then");
        }
        self.line(1, &waiting(table));
        let views = self.eyes.iter().map(|viewer| Some(table.view(*viewer)));
        self.see::<G>(views.collect(), "see");
    }

    /// What changed for those who see something new.
    fn see<G: Game>(&mut self, views: Vec<Option<G::View>>, verb: &str) {
        let views: Vec<Option<Value>> = views
            .iter()
            .map(|view| view.as_ref().map(|view| serde_json::to_value(view).expect("a view is JSON")))
            .collect();
        let changed = views.iter().zip(&self.seen).map(|(now, seen)| match now {
            Some(now) => changes(seen.as_ref(), now),
            None => Vec::new(),
        });
        for (names, lines) in self.grouped(changed.collect()) {
            let one = !names.contains(',') && names != "all";
            let line = match verb {
                "see" => format!("{names} see{}", if one { "s" } else { "" }),
                verb => format!("{verb} {names} see{}", if one { "s" } else { "" }),
            };
            self.line(1, &line);
            lines.iter().for_each(|line| self.line(2, line));
        }
        for (seen, now) in self.seen.iter_mut().zip(views) {
            if now.is_some() {
                *seen = now;
            }
        }
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
