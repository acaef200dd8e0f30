//! `ludoteca readings`: what people took the pictures of the days for, in counts without names.

use std::process::ExitCode;

use anyhow::Context;
use bots::Riddle;
use serde::Serialize;
use store::{KeptRiddle, Store};

use crate::deployment::Place;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    csv: bool,
}

/// A riddle of a day, and how many people took it for each of its choices.
#[derive(Debug, Serialize)]
struct Reading {
    game: &'static str,
    date: String,
    #[serde(flatten)]
    riddle: Riddle,
    people: Vec<u32>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let readings = runtime.block_on(async {
        let store = args.place.look().await?;
        let readings = collect(&*store).await;
        store.close().await;
        readings
    })?;
    if args.csv {
        print!("{}", table(&readings));
    } else {
        println!("{}", serde_json::to_string_pretty(&readings)?);
    }
    Ok(ExitCode::SUCCESS)
}

async fn collect(store: &dyn Store) -> anyhow::Result<Vec<Reading>> {
    let mut readings = Vec::new();
    for game in games::ALL.iter().map(|game| game.info()).filter(|info| info.riddles) {
        for kept in store.riddles(game.id, 0..=i64::MAX).await? {
            readings.push(reading(game.id, &kept)?);
        }
    }
    Ok(readings)
}

fn reading(game: &'static str, kept: &KeptRiddle) -> anyhow::Result<Reading> {
    let date = server::date(kept.day);
    let riddle: Riddle = serde_json::from_str(&kept.riddle).with_context(|| date.clone())?;
    let count = |choice: usize| kept.people.iter().find(|(taken, _)| usize::from(*taken) == choice);
    let people = (0..riddle.choices.len()).map(|choice| count(choice).map_or(0, |(_, people)| *people));
    Ok(Reading { game, date, people: people.collect(), riddle })
}

/// A line for each choice. Nothing in it needs quotes: names of pictures have neither commas nor spaces.
fn table(readings: &[Reading]) -> String {
    let mut table = "game,date,kind,clues,choice,right,people\n".to_owned();
    for Reading { game, date, riddle, people } in readings {
        for (index, (choice, people)) in riddle.choices.iter().zip(people).enumerate() {
            let (clues, right) = (riddle.clues.join(" "), u8::from(index == riddle.right));
            table += &format!("{game},{date},{},{clues},{choice},{right},{people}\n", riddle.kind);
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_is_a_line_for_each_choice() {
        let riddle = Riddle {
            kind: "place".to_owned(),
            clues: vec!["dream-07".to_owned(), "dream-31".to_owned()],
            choices: vec!["place-02".to_owned(), "place-05".to_owned(), "place-18".to_owned()],
            right: 1,
            percent: 62,
        };
        let riddle = serde_json::to_string(&riddle).unwrap();
        let kept = KeptRiddle { day: 20_773, place: 1, riddle, people: vec![(1, 3), (2, 1)] };
        let reading = reading("seance", &kept).unwrap();
        assert_eq!(reading.people, [0, 3, 1]);
        let json = serde_json::to_value(&reading).unwrap();
        assert_eq!(json["date"], "2026-11-16");
        assert_eq!((&json["right"], &json["people"][1]), (&1.into(), &3.into()));
        assert_eq!(
            table(&[reading]),
            "game,date,kind,clues,choice,right,people\n\
             seance,2026-11-16,place,dream-07 dream-31,place-02,0,0\n\
             seance,2026-11-16,place,dream-07 dream-31,place-05,1,3\n\
             seance,2026-11-16,place,dream-07 dream-31,place-18,0,1\n"
        );
    }

    /// As a host asks for it: of a store in which people have guessed, without a name of anybody's.
    #[tokio::test]
    async fn what_people_guessed_comes_out_of_a_store_in_counts() {
        use room::{GuestId, SecretHash};
        use store::{Guess, Guest, SqliteStore};
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("ludoteca.db")).await.unwrap();
        let riddle = |right: usize| {
            let choices = ["object-03", "object-05", "object-11"].map(str::to_owned).to_vec();
            let (kind, clues) = ("object".to_owned(), vec!["dream-08".to_owned()]);
            serde_json::to_string(&Riddle { kind, clues, choices, right, percent: 40 }).unwrap()
        };
        store.keep_riddles("sesto-senso", 20_773, vec![riddle(0), riddle(2)]).await.unwrap();
        for (number, place, choice) in [(1, 0, 0), (2, 0, 0), (2, 1, 1), (3, 0, 2)] {
            let guest = GuestId(number);
            let (name, puppet, lang) = ("Marta".to_owned(), "fox".to_owned(), "it".to_owned());
            // Who guesses twice is there already.
            let _ = store
                .add_guest(Guest { id: guest, name, puppet, lang, seen: 1 }, SecretHash([number as u8; 32]))
                .await;
            let game = "sesto-senso".to_owned();
            let guess = Guess { guest, game, day: 20_773, place, choice, expires: i64::MAX };
            store.guess(guess).await.unwrap();
        }
        let readings = collect(&store).await.unwrap();
        let counts: Vec<_> = readings.iter().map(|one| (one.riddle.right, one.people.clone())).collect();
        assert_eq!(counts, [(0, vec![2, 0, 1]), (2, vec![0, 1, 0])]);
        let told = table(&readings);
        assert!(told.contains("sesto-senso,2026-11-16,object,dream-08,object-03,1,2\n"), "{told}");
        assert!(!told.contains("Marta") && !serde_json::to_string(&readings).unwrap().contains("Marta"));
    }
}
