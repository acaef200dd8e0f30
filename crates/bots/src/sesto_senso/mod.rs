//! The minds of Il Sesto Senso: one that reads dreams, as the ghost or as a psychic.

mod affinity;
mod analyst;
mod assignment;
mod final_dream;
mod ghost;
mod listener;
mod psychic;
mod reader;
mod readings;
mod vote;
mod why;

use boardgame::{RecordOf, Seat};
use sesto_senso::{Reading, SestoSenso, View};

use crate::{Analyst, BadBot, BotName, Entry, MadeBot, Riddle, Roster};
use affinity::Model;
use reader::Reader;

impl Roster for SestoSenso {
    const USUAL: &'static str = "medium";

    const BOTS: &'static [Entry<SestoSenso>] = &[
        Entry::RANDOM,
        Entry { name: "easy", at_table: true, make: |name| reader(name, 1.5) },
        Entry { name: "medium", at_table: true, make: |name| reader(name, 1.0) },
        Entry { name: "hard", at_table: true, make: |name| reader(name, 0.75) },
        Entry { name: "reader", at_table: false, make: |name| reader(name, 0.0) },
    ];

    fn analyst(_finished: Option<&RecordOf<SestoSenso>>) -> Option<Box<dyn Analyst<SestoSenso>>> {
        Some(Box::new(analyst::Judge))
    }

    /// The ghost's part and the psychics'.
    const ROLES: usize = 2;

    fn role(view: &View, seat: Seat) -> usize {
        usize::from(seat != view.ghost)
    }

    type Reading = Reading;

    fn readings(record: &RecordOf<SestoSenso>) -> Option<Vec<Reading>> {
        Some(readings::readings(record))
    }

    const READ: &'static [&'static str] = &["object", "place", "character"];

    fn riddles(record: &RecordOf<SestoSenso>) -> Vec<Riddle> {
        readings::riddles(record)
    }
}

/// The oddest taste that can be asked for, in standard deviations: beyond it nothing is left of what others see.
const ODDEST: f32 = 9.0;

/// `reader:noise=1,table=2`: how far one's reading strays from everybody's, and whose words it rests on.
fn reader(name: &BotName, noise: f32) -> MadeBot<SestoSenso> {
    name.expect_only(&["noise", "table"])?;
    let noise = name.number("noise", noise)?;
    if !(0.0..=ODDEST).contains(&noise) {
        return Err(name.misunderstood(&format!("noise={noise}")));
    }
    Ok(Box::new(Reader::new(model(name)?, noise)))
}

fn model(name: &BotName) -> Result<Model, BadBot> {
    match name.number("table", 1u8)? {
        1 => Ok(Model::First),
        2 => Ok(Model::Second),
        other => Err(name.misunderstood(&format!("table={other}"))),
    }
}
