//! Reading a record from a file, and saying what is wrong with it.

use std::fs;
use std::path::Path;

use boardgame::{BadRecord, Saying};
use games::{AnyGame, AnyRecord, AnyTable};
use serde_json::error::Category;
use words::Lang;

use crate::told::{Told, say};
use crate::{lineup, own};

/// Reads a file, and what its game was played with if that was the host's own.
pub(crate) fn read_with(path: &Path, own: Option<&Path>, lang: Lang) -> Result<AnyRecord, Told> {
    let record = read(path)?;
    if let Some(own) = own {
        own::bring(lineup::game(&record.game)?, own, lang)?;
    }
    Ok(record)
}

/// Reads a file; its words are not checked against the rules yet.
pub(crate) fn read(path: &Path) -> Result<AnyRecord, Told> {
    let shown = || path.display().to_string();
    let text = fs::read_to_string(path)
        .map_err(|error| Told::new("cli-no-file").with("path", shown()).with("detail", error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| {
        let told = match error.classify() {
            Category::Eof => Told::new("cli-record-cut"),
            Category::Syntax | Category::Io => Told::new("cli-record-no-json"),
            Category::Data => Told::new("cli-record-shape").with("detail", error.to_string()),
        };
        let place = |number| i64::try_from(number).unwrap_or(i64::MAX);
        told.with("path", shown()).with("line", place(error.line())).with("column", place(error.column()))
    })
}

/// A record with the game it is of, played again by the rules.
#[derive(Debug)]
pub(crate) struct Replayed {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) table: Box<dyn AnyTable>,
}

/// Plays a record again. What was promised of its seed is not looked at: that is [`verify`](crate::verify)'s own question.
pub(crate) fn replay(record: &AnyRecord, lang: Lang) -> Result<Replayed, Told> {
    let game = lineup::game(&record.game)?;
    let mut bare = record.clone();
    (bare.commitment, bare.parts) = (None, None);
    match game.replay(&bare) {
        Ok(table) => Ok(Replayed { game, table }),
        Err(bad) => Err(why(game, &bare, bad, lang)),
    }
}

fn why(game: &dyn AnyGame, record: &AnyRecord, bad: BadRecord, lang: Lang) -> Told {
    match bad {
        BadRecord::OtherGame { expected, found } => {
            Told::new("cli-record-other-game").with("found", found).with("expected", expected.to_owned())
        }
        BadRecord::OtherRules { expected, found } => {
            Told::new("cli-record-other-rules").with("found", found).with("expected", expected)
        }
        BadRecord::Options(options) => Told::new("cli-record-options").with("reason", say(lang, &options.0)),
        BadRecord::Illegal { step, seat, code } => Told::new("cli-record-illegal")
            .with("step", step as i64)
            .with("seat", seat)
            .with("reason", say(lang, &refusal(game, record, step).unwrap_or(Saying::new(code)))),
        BadRecord::Draws { step } => Told::new("cli-record-draws").with("step", step as i64),
        BadRecord::Commitment => unreachable!("what was promised was left out"),
    }
}

/// Why `step` is refused, with the arguments of the message: the game is played up to there and asked again.
fn refusal(game: &dyn AnyGame, record: &AnyRecord, step: u64) -> Option<Saying> {
    let index = usize::try_from(step).ok()?.checked_sub(1)?;
    let played = record.actions.get(index)?;
    let mut before = record.clone();
    before.actions.truncate(index);
    let action = serde_json::value::to_raw_value(&played.action).ok()?;
    game.replay(&before).ok()?.play(played.seat, &action).err().map(games::Refusal::saying)
}
