//! `ludoteca backup` and `ludoteca restore`: everything that is stored, into one file and out of it again, whether it is
//! kept in a file or in PostgreSQL.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use boardgame::Saying;
use store::{BackupError, Kept, PostgresStore, SqliteStore};
use words::Lang;

use crate::deployment::{self, KeptIn, Place};
use crate::told::{Told, say};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    overwrite: bool,
}

pub(crate) fn back_up(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    if !args.overwrite && args.file.exists() {
        return Err(Told::new("cli-backup-exists").with("path", args.file.display().to_string()).into());
    }
    let kept = runtime()?.block_on(write(args))?;
    tell(lang, "cli-backup-done", args.file.display().to_string(), kept);
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let kept = runtime()?.block_on(read(args))?;
    tell(lang, "cli-restore-done", args.place.shown(), kept);
    Ok(ExitCode::SUCCESS)
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}

fn tell(lang: Lang, key: &'static str, path: String, kept: Kept) {
    let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let saying = Saying::new(key).with("path", path);
    let saying = saying.with("rooms", count(kept.rooms)).with("guests", count(kept.guests));
    println!("{}", say(lang, &saying));
}

/// Under its name a backup is always whole: it is written beside it, and named when it is on the disk.
async fn write(args: &Args) -> Result<Kept, Told> {
    let mut name = args.file.clone().into_os_string();
    name.push(".part");
    let part = PathBuf::from(name);
    let kept = write_part(args, &part).await;
    if kept.is_err() {
        // What is left of it would only take space.
        let _ = fs::remove_file(&part);
    }
    let kept = kept?;
    fs::rename(&part, &args.file).map_err(|error| unwritable(&args.file, &error))?;
    Ok(kept)
}

async fn write_part(args: &Args, part: &Path) -> Result<Kept, Told> {
    let refuse = |error: io::Error| unwritable(&args.file, &error);
    // It holds the seeds of games that go on, talk and notes: nobody else need read it.
    let file = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(part);
    let file = file.map_err(refuse)?;
    let mut out = BufWriter::new(&file);
    let kept = match args.place.kept_in()? {
        KeptIn::File(path) => SqliteStore::back_up(&path, &mut out).await,
        KeptIn::Postgres(url) => PostgresStore::back_up(&url, &mut out).await,
    };
    let kept = kept.map_err(|error| refused(error, args))?;
    drop(out);
    file.sync_all().map_err(refuse)?;
    Ok(kept)
}

async fn read(args: &Args) -> Result<Kept, Told> {
    let file = File::open(&args.file).map_err(|error| unreadable(&args.file, &error))?;
    let mut backup = BufReader::new(file);
    let kept = match args.place.kept_in()? {
        KeptIn::File(path) => {
            let _lock = deployment::claim(&args.place.data)?;
            SqliteStore::restore(&path, &mut backup, args.overwrite).await
        }
        KeptIn::Postgres(url) => PostgresStore::restore(&url, &mut backup, args.overwrite).await,
    };
    kept.map_err(|error| refused(error, args))
}

fn unreadable(path: &Path, error: &io::Error) -> Told {
    Told::new("cli-no-file").with("path", path.display().to_string()).with("detail", error.to_string())
}

fn unwritable(path: &Path, error: &io::Error) -> Told {
    Told::new("cli-backup-unwritable")
        .with("path", path.display().to_string())
        .with("detail", error.to_string())
}

fn refused(error: BackupError, args: &Args) -> Told {
    let at = |key: &'static str| Told::new(key).with("path", args.file.display().to_string());
    let there = |key: &'static str| Told::new(key).with("path", args.place.shown());
    let line = |line: u64| i64::try_from(line).unwrap_or(i64::MAX);
    match error {
        BackupError::NoBackup => at("cli-restore-no-backup"),
        BackupError::Newer => at("cli-restore-newer"),
        BackupError::Damaged(number) => at("cli-restore-damaged").with("line", line(number)),
        BackupError::Cut(number) => at("cli-restore-cut").with("line", line(number)),
        BackupError::Occupied => there("cli-restore-occupied"),
        BackupError::InUse => there("cli-restore-in-use"),
        BackupError::Store(error) => deployment::refused(error, args.place.shown()),
        BackupError::File(error) => unwritable(&args.file, &error),
    }
}
