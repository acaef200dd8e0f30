//! `ludoteca export` and `ludoteca import`: records in the forms of other programs.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use boardgame::Saying;
use games::{FORMATS, Format};
use words::Lang;

use crate::record;
use crate::told::{Told, say};

#[derive(Debug, clap::Args)]
pub(crate) struct ExportArgs {
    record: PathBuf,
    #[arg(long)]
    format: Option<String>,
    #[arg(long, value_delimiter = ',')]
    players: Vec<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ImportArgs {
    file: PathBuf,
    #[arg(long, default_value = "hanab-live", hide_default_value = true)]
    format: String,
}

fn format(name: &str) -> Result<&'static dyn Format, Told> {
    games::format(name).ok_or_else(|| {
        let known: Vec<&str> = FORMATS.iter().map(|format| format.name()).collect();
        Told::new("cli-no-format").with("name", name.to_owned()).with("known", known.join(", "))
    })
}

/// What somebody should know goes beside the result, not into it.
fn tell(notes: &[Saying], lang: Lang) {
    for note in notes {
        eprintln!("{}", say(lang, note));
    }
}

pub(crate) fn export(args: &ExportArgs, lang: Lang) -> anyhow::Result<ExitCode> {
    let record = record::read(&args.record)?;
    record::replay(&record, lang)?;
    let format = match &args.format {
        Some(name) => format(name)?,
        None => *FORMATS
            .iter()
            .find(|format| format.game() == record.game)
            .ok_or_else(|| Told::new("cli-no-format-of-game").with("game", record.game.clone()))?,
    };
    let exchanged = format.export(&record, &args.players).map_err(Told::from)?;
    tell(&exchanged.notes, lang);
    println!("{}", exchanged.result);
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn import(args: &ImportArgs, lang: Lang) -> anyhow::Result<ExitCode> {
    let text = fs::read_to_string(&args.file).map_err(|error| {
        let told = Told::new("cli-no-file").with("path", args.file.display().to_string());
        told.with("detail", error.to_string())
    })?;
    let imported = format(&args.format)?.import(&text).map_err(Told::from)?;
    tell(&imported.notes, lang);
    println!("{}", serde_json::to_string(&imported.record)?);
    Ok(ExitCode::SUCCESS)
}
