//! `ludoteca house`: what is going on at a place, and what whoever keeps it open decides about it. It is written into the
//! store, while the servers run; they follow by themselves.

use std::net::IpAddr;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use boardgame::Saying;
use room::{DAY, Millis, Person, Room, Sitter, Status};
use server::Decision;
use store::{Store, StoreError, Summary};
use words::{Lang, word};

use crate::deployment::{self, Place};
use crate::told::{Told, say};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    ban: Vec<IpAddr>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    mute: Vec<i64>,
    #[arg(long, value_name = "ROOM", allow_hyphen_values = true)]
    close: Vec<String>,
    #[arg(long)]
    unban: Vec<IpAddr>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    unmute: Vec<i64>,
    #[arg(long, value_name = "ROOM", allow_hyphen_values = true)]
    reopen: Vec<String>,
    #[arg(long, default_value_t = 7, hide_default_value = true, value_parser = clap::value_parser!(u16).range(1..=365))]
    days: u16,
    #[arg(long, default_value_t = 50, hide_default_value = true)]
    rooms: u32,
}

impl Args {
    /// What is to hold, and what no longer.
    fn decisions(&self) -> (Vec<Decision>, Vec<Decision>) {
        let of = |addresses: &[IpAddr], guests: &[i64], rooms: &[String]| {
            let addresses = addresses.iter().map(|address| Decision::Banned(*address));
            let guests = guests.iter().map(|guest| Decision::Muted(*guest));
            let rooms = rooms.iter().map(|room| Decision::Closed(room.clone()));
            addresses.chain(guests).chain(rooms).collect()
        };
        (of(&self.ban, &self.mute, &self.close), of(&self.unban, &self.unmute, &self.reopen))
    }
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let text = runtime.block_on(async {
        let store = args.place.look().await?;
        let told = decide_and_tell(args, &*store, now(), lang).await;
        store.close().await;
        told
    })?;
    print!("{text}");
    Ok(ExitCode::SUCCESS)
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

async fn decide_and_tell(args: &Args, store: &dyn Store, now: Millis, lang: Lang) -> Result<String, Told> {
    let failed = |error: StoreError| deployment::refused(error, args.place.shown());
    let (wanted, unwanted) = args.decisions();
    for decision in &wanted {
        decision.store(store, now + Millis::from(args.days) * DAY).await.map_err(failed)?;
    }
    for decision in &unwanted {
        if !decision.take_back(store).await.map_err(failed)? {
            return Err(Told::new("cli-house-not-decided").with("what", shown(decision)));
        }
    }
    let mut text = format!("{}\n", word(lang, "cli-house-decided"));
    let decided = Decision::all(store, now).await.map_err(failed)?;
    for (decision, until) in &decided {
        let key = match decision {
            Decision::Banned(_) => "cli-house-banned",
            Decision::Muted(_) => "cli-house-muted",
            Decision::Closed(_) => "cli-house-closed",
        };
        let saying = Saying::new(key).with("what", shown(decision)).with("until", date(*until));
        text.push_str(&format!("  {}\n", say(lang, &saying)));
    }
    if decided.is_empty() {
        text.push_str(&format!("  {}\n", word(lang, "cli-house-nothing")));
    }
    text.push_str(&format!("\n{}\n", word(lang, "cli-house-newest")));
    for summary in store.newest_rooms(args.rooms).await.map_err(failed)? {
        text.push_str(&row(&summary, lang));
    }
    Ok(text)
}

fn shown(decision: &Decision) -> String {
    match decision {
        Decision::Banned(address) => address.to_string(),
        Decision::Muted(guest) => guest.to_string(),
        Decision::Closed(room) => room.clone(),
    }
}

fn date(time: Millis) -> String {
    server::date(time.div_euclid(DAY))
}

fn row(Summary { room, touched, step, .. }: &Summary, lang: Lang) -> String {
    let status = word(
        lang,
        match room.status {
            Status::Open => "cli-house-open",
            Status::Playing => "cli-house-playing",
            Status::Over => "cli-house-over",
        },
    );
    let game = word(lang, &format!("{}-name", room.game));
    let steps = Saying::new("cli-house-steps").with("steps", i64::try_from(*step).unwrap_or(i64::MAX));
    let (steps, people) = (say(lang, &steps), people(room));
    format!("  {}  {}  {game}, {status}, {steps}  {people}\n", room.id, date(*touched))
}

/// Who sits there, with the number by which a guest is told apart.
fn people(room: &Room) -> String {
    let names = room.seats.iter().filter_map(|sitter| match sitter {
        Sitter::Person(Person { guest, name, .. }) => Some(format!("{name} ({})", guest.0)),
        _ => None,
    });
    names.collect::<Vec<_>>().join(", ")
}
