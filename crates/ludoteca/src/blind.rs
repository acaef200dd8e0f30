//! `ludoteca blind`: sheets for a blind reading, one a riddle, and the answers in a file apart.
//!
//! A sheet is a page without a word: the pictures that suggest something on top, and round them, numbered, those it may be.
//! A browser shows and photographs it, so that the program needs to know nothing of pictures.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use bots::{BotName, Riddle};
use serde::Serialize;
use words::Lang;

use crate::lineup;
use crate::told::{Told, say};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(long)]
    sheets: PathBuf,
    #[arg(long)]
    key: PathBuf,
    #[arg(long, default_value_t = 60, hide_default_value = true, value_parser = clap::value_parser!(u32).range(1..))]
    each: u32,
    #[arg(long)]
    seats: Option<u8>,
    #[arg(long, default_value_t = 1, hide_default_value = true)]
    seed: u64,
    #[arg(long)]
    options: Option<String>,
    #[arg(long)]
    pictures: Option<PathBuf>,
}

/// What a sheet does not tell.
#[derive(Debug, Serialize)]
struct Answer<'a> {
    sheet: usize,
    kind: &'a str,
    /// The number of the right picture on the sheet.
    right: usize,
    /// The chance that the ghost gave it, in percent.
    percent: u8,
    clues: &'a [String],
    choices: &'a [String],
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let (riddles, games) = collect(args)?;
    let pictures = args.sheets.join("pictures");
    create(&pictures)?;
    let files = copy(&riddles, args.pictures.as_deref(), &pictures)?;
    let mut key = Vec::new();
    for (riddle, sheet) in riddles.iter().zip(1..) {
        write(&args.sheets.join(format!("{sheet:03}.html")), page(riddle, sheet, &files).as_bytes())?;
        let Riddle { kind, right, percent, clues, choices } = riddle;
        key.push(Answer { sheet, kind, right: right + 1, percent: *percent, clues, choices });
    }
    write(&args.key, (serde_json::to_string_pretty(&key)? + "\n").as_bytes())?;
    let done = Told::new("cli-blind-done").with("sheets", riddles.len() as i64).with("games", games as i64);
    println!("{}", say(lang, &done.0));
    Ok(ExitCode::SUCCESS)
}

/// As many riddles of every kind as are wanted, from games that the usual bots play, and how many games it took.
fn collect(args: &Args) -> Result<(Vec<Riddle>, u64), Told> {
    let game = lineup::game(&args.game)?;
    let info = game.info();
    if game.read().is_empty() {
        return Err(Told::new("cli-blind-none").with("name", info.id.to_owned()));
    }
    let seats = args.seats.unwrap_or(info.min_seats);
    let options = game.options(&lineup::options(args.options.as_deref())?, seats)?;
    let usual: BotName = info.usual_bot.parse()?;
    let lineup = game.lineup(options.json(), seats, &[usual])?;
    let each = args.each as usize;
    let mut games = 0;
    let riddles = games::riddles(game, &*lineup, each, (args.seed..=u64::MAX).inspect(|_| games += 1));
    if riddles.len() < each * game.read().len() {
        return Err(Told::new("cli-seed-too-large"));
    }
    Ok((riddles, games))
}

/// Copies every picture that a sheet shows; by its name, the file that it became.
fn copy(riddles: &[Riddle], deck: Option<&Path>, folder: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let names: BTreeSet<&String> =
        riddles.iter().flat_map(|riddle| riddle.clues.iter().chain(&riddle.choices)).collect();
    let mut files = BTreeMap::new();
    for name in names {
        let (end, bytes) = server::picture(deck, name).map_err(Told)?;
        let file = format!("{name}.{end}");
        write(&folder.join(&file), &bytes)?;
        files.insert(name.clone(), file);
    }
    Ok(files)
}

fn create(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())
}

fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    fs::write(path, bytes).with_context(|| path.display().to_string())
}

/// A sheet, in pixels. Pictures are two wide by three high.
const WIDTH: u32 = 1400;
const HEIGHT: u32 = 1000;
const GAP: u32 = 10;
/// The widest that clues and choices are, and the least that is still worth looking at.
const CLUE: u32 = 400;
const CHOICE: u32 = 300;
const LEAST: u32 = 60;
/// The number over a choice.
const NUMBER: u32 = 30;

fn high(width: u32) -> u32 {
    width * 3 / 2
}

/// Where something is on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    left: u32,
    top: u32,
    width: u32,
}

impl Place {
    fn right(self) -> u32 {
        self.left + self.width
    }

    fn bottom(self) -> u32 {
        self.top + high(self.width)
    }
}

/// The clues in a row on top, and the choices beside and below them, as large as they can be.
fn places(clues: usize, choices: usize) -> (Vec<Place>, Vec<Place>) {
    let count = clues.max(1) as u32;
    let width = CLUE.min((WIDTH - GAP) / count - GAP);
    let clues: Vec<Place> =
        (0..clues as u32).map(|nth| Place { left: GAP + nth * (width + GAP), top: GAP, width }).collect();
    let sizes = (LEAST..=CHOICE).rev();
    let fits = sizes
        .map(|width| around(&clues, choices, width))
        .find(|places| places.last().is_none_or(|last| last.bottom() + GAP <= HEIGHT));
    let choices = fits.unwrap_or_else(|| around(&clues, choices, LEAST));
    (clues, choices)
}

/// The choices at this width, line by line: to the right of the clues while a line begins above their end.
fn around(clues: &[Place], choices: usize, width: u32) -> Vec<Place> {
    let (beside, below) = clues.last().map_or((GAP, 0), |last| (last.right() + GAP, last.bottom()));
    let mut places = Vec::with_capacity(choices);
    let mut line = 0;
    while places.len() < choices {
        let start = if line < below && beside + width + GAP <= WIDTH { beside } else { GAP };
        let top = if line < below && start == GAP { below } else { line } + NUMBER;
        let lefts = (start..).step_by((width + GAP) as usize).take_while(|left| left + width + GAP <= WIDTH);
        places.extend(lefts.take(choices - places.len()).map(|left| Place { left, top, width }));
        line = top + high(width) + GAP;
    }
    places
}

fn page(riddle: &Riddle, sheet: usize, files: &BTreeMap<String, String>) -> String {
    let (clues, choices) = places(riddle.clues.len(), riddle.choices.len());
    let mut page = format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>{sheet}</title>\n<style>\n\
         body {{ margin: 0; position: relative; width: {WIDTH}px; height: {HEIGHT}px; background: #2b2b30; }}\n\
         img {{ position: absolute; object-fit: contain; }}\n\
         b {{ position: absolute; color: #fff; font: bold 22px/{NUMBER}px sans-serif; }}\n</style>\n"
    );
    let mut picture = |name: &String, Place { left, top, width }: Place| {
        let (file, height) = (&files[name], high(width));
        let style = format!("left: {left}px; top: {top}px; width: {width}px; height: {height}px");
        writeln!(page, "<img alt=\"\" src=\"pictures/{file}\" style=\"{style}\">").expect("a string grows");
    };
    riddle.clues.iter().zip(&clues).for_each(|(name, place)| picture(name, *place));
    riddle.choices.iter().zip(&choices).for_each(|(name, place)| picture(name, *place));
    for (place, number) in choices.iter().zip(1..) {
        let (left, top) = (place.left, place.top - NUMBER);
        writeln!(page, "<b style=\"left: {left}px; top: {top}px\">{number}</b>").expect("a string grows");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(one: &Place, other: &Place) -> bool {
        let beside = one.right() <= other.left || other.right() <= one.left;
        beside || one.bottom() <= other.top || other.bottom() <= one.top
    }

    #[test]
    fn everything_is_on_the_sheet_and_covers_nothing() {
        for clues in 1..=7 {
            for count in 1..=12 {
                let (clues, choices) = places(clues, count);
                assert_eq!(choices.len(), count);
                let all: Vec<Place> = clues.iter().chain(&choices).copied().collect();
                for (index, place) in all.iter().enumerate() {
                    assert!(place.right() <= WIDTH && place.bottom() <= HEIGHT, "{place:?} of {all:?}");
                    assert!(all[..index].iter().all(|other| apart(place, other)), "{place:?} of {all:?}");
                }
                let clear = |choice: &Place| {
                    clues
                        .iter()
                        .all(|clue| choice.left >= clue.right() || choice.top - NUMBER >= clue.bottom())
                };
                assert!(choices.iter().all(clear), "a number lies on a clue: {all:?}");
            }
        }
    }

    #[test]
    fn up_to_three_clues_are_wide_and_the_choices_use_the_room() {
        for (clues, least) in [(1, 230), (2, 180), (3, 150)] {
            let (clues, choices) = places(clues, 8);
            assert!(clues.iter().all(|clue| clue.width == CLUE));
            assert!(choices.iter().all(|choice| choice.width >= least), "{choices:?}");
        }
    }
}
