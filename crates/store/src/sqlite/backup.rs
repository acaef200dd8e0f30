//! Backing the file up while a server uses it, and making a new file of a backup.

use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection as _};

use super::{Connection, SqliteStore, copy, files, make, newest_known, options};
use crate::StoreError;
use crate::backup::{BackupError, BackupReader, BackupWriter, Kept};

impl SqliteStore {
    /// Writes everything that the file holds at this moment. A server may use it meanwhile; nothing in it is changed.
    pub async fn back_up(path: &Path, out: &mut (dyn Write + Send)) -> Result<Kept, BackupError> {
        path.metadata().map_err(StoreError::from)?;
        // Not for reading alone, because the last one to close the file must be able to fold the log into it.
        let options = options(path).create_if_missing(false).pragma("query_only", "ON");
        let mut connection = options.connect().await?;
        let kept = dump(&mut connection, out).await;
        connection.close().await?;
        kept
    }

    /// Makes a new file of a backup, over the one that is there if so wanted. Nobody may use it meanwhile.
    pub async fn restore(
        path: &Path,
        backup: &mut (dyn BufRead + Send),
        overwrite: bool,
    ) -> Result<Kept, BackupError> {
        let backup = BackupReader::begin(backup)?;
        if !overwrite && (path.exists() || files::beside(path, "-wal").exists()) {
            return Err(BackupError::Occupied);
        }
        let made = files::beside(path, "-restoring");
        remove(&made).map_err(StoreError::from)?;
        let kept = match write(&made, backup).await {
            Ok(kept) => kept,
            Err(error) => {
                // What is left of it would only take space.
                let _ = remove(&made);
                return Err(error);
            }
        };
        replace(&made, path).map_err(StoreError::from)?;
        Ok(kept)
    }
}

async fn dump(connection: &mut Connection, out: &mut (dyn Write + Send)) -> Result<Kept, BackupError> {
    // Everything is read in one transaction, and so as it was at one moment.
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    let version: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut *connection).await?;
    match version {
        Some(version) if version > newest_known() => Err(StoreError::Newer(version).into()),
        _ => copy::dump(connection, BackupWriter::begin(out)?).await,
    }
}

async fn write(path: &Path, backup: BackupReader<'_>) -> Result<Kept, BackupError> {
    let mut connection = make(path, &options(path)).await?;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
    let kept = copy::fill(&mut connection, backup).await?;
    sqlx::query("COMMIT").execute(&mut connection).await?;
    // The last to close it folds the log into it.
    connection.close().await?;
    Ok(kept)
}

/// Removes a database with the files beside it.
fn remove(path: &Path) -> io::Result<()> {
    let beside = files::BESIDE.map(|end| files::beside(path, end));
    for path in beside.iter().map(PathBuf::as_path).chain([path]) {
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Puts a database where another one is. The log of the other one goes first: it would be mixed into this one.
fn replace(made: &Path, path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = File::open(folder.unwrap_or(Path::new(".")))?;
    for end in files::BESIDE {
        match fs::remove_file(files::beside(path, end)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    folder.sync_all()?;
    fs::rename(made, path)?;
    folder.sync_all()
}
