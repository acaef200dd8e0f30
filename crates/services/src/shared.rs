//! The servers that a whole run shares: `tools/services` tells how they are started, kept and ended.

use std::fs::{self, File, OpenOptions};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// Locks that say that this process uses a server; they go with the process, however it ends.
static USES: Mutex<Vec<File>> = Mutex::new(Vec::new());

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where things about a server are kept.
pub(crate) fn folder(kind: &str) -> PathBuf {
    root().join("target/services").join(kind)
}

/// Locks a file of a server's folder.
pub(crate) fn open(kind: &str, name: &str) -> File {
    let folder = folder(kind);
    fs::create_dir_all(&folder).expect("the target folder can be written to");
    let path = folder.join(name);
    OpenOptions::new().create(true).append(true).open(path).expect("the target folder can be written to")
}

/// Where the server of this kind is; it is there until this process ends.
pub(crate) fn url(kind: &str) -> String {
    let mut uses = USES.lock().expect("nobody has failed here");
    let users = open(kind, "users");
    users.lock_shared().expect("the system has locks");
    uses.push(users);
    let known = fs::read_to_string(folder(kind).join("url")).unwrap_or_default();
    if let Some(address) = known.trim().rsplit(['@', '/']).next()
        && TcpStream::connect(address).is_ok()
    {
        return known.trim().to_owned();
    }
    let started = Command::new(root().join("tools/services")).arg(kind).output().expect("bash is there");
    assert!(
        started.status.success(),
        "{kind} cannot be started (is the Debian package installed?): {}",
        String::from_utf8_lossy(&started.stderr)
    );
    String::from_utf8(started.stdout).expect("an address is text").trim().to_owned()
}
