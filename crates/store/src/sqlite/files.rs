//! The files of the database: readable by their owner alone, and still where they were opened.

use std::ffi::OsString;
use std::fs::{OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// What others may do with the files: nothing.
const OTHERS: u32 = 0o077;
/// What SQLite appends to the name of the file for those that it keeps beside it.
pub(super) const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Makes the file before SQLite does, which would let everybody read it, and takes what others may do with files that
/// are there; SQLite gives those beside it the same rights.
pub(super) fn keep_to_owner(path: &Path) -> io::Result<()> {
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Ok(_) => return Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error),
    }
    for path in BESIDE.map(|end| beside(path, end)).iter().map(PathBuf::as_path).chain([path]) {
        let mode = match path.metadata() {
            Ok(metadata) => metadata.permissions().mode(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        if mode & OTHERS != 0 {
            // Somebody else's file may be used all the same.
            if let Err(error) = std::fs::set_permissions(path, Permissions::from_mode(mode & !OTHERS)) {
                tracing::warn!(%error, path = %path.display(), "others may read the database");
            }
        }
    }
    Ok(())
}

/// A file whose name begins like that of the database.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    PathBuf::from(name)
}

/// The files that are written to. One that was removed or replaced can still be written to, and nobody would ever read
/// it again.
#[derive(Debug)]
pub(super) struct Files([(PathBuf, u64, u64); 2]);

impl Files {
    /// The file that was opened at this path, and its log.
    pub(super) fn of(path: &Path) -> io::Result<Files> {
        let look = |path: PathBuf| {
            let metadata = path.metadata()?;
            Ok::<_, io::Error>((path, metadata.dev(), metadata.ino()))
        };
        Ok(Files([look(path.to_owned())?, look(beside(path, "-wal"))?]))
    }

    /// Whether they are still there.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let is_there = |(path, dev, ino): &(PathBuf, u64, u64)| {
            path.metadata().is_ok_and(|metadata| (metadata.dev(), metadata.ino()) == (*dev, *ino))
        };
        if self.0.iter().all(is_there) { Ok(()) } else { Err(StoreError::Removed) }
    }
}
