//! A disk of one's own, in memory: it can be full, and it can be for reading alone, without anything else being so.

use std::fs::File;
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// Enough for what is stored in hours, and little enough to be filled in a moment.
const SIZE: &str = "size=256m,mode=1777";
/// What fills it.
const FILLER: &str = "filler";
const BLOCK: usize = 4096;

#[derive(Debug)]
pub(crate) struct Disk {
    /// Whoever takes the disk away when nothing more can come in, also where nobody could say so.
    keeper: Child,
    folder: TempDir,
}

impl Disk {
    /// Only root may have one: without, the faults of a disk are left out, and whoever runs them is told so.
    pub(crate) fn new() -> Option<Disk> {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", SIZE, "ludoteca-faults"])
            .arg(folder.path())
            .stderr(Stdio::null())
            .status();
        if !mount.is_ok_and(|status| status.success()) {
            return None;
        }
        // In a group of its own, it outlives whoever ends this one with all that belongs to it.
        let mut keeper = Command::new("sh");
        keeper.args(["-c", "cat; umount -l \"$0\""]).arg(folder.path());
        keeper.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let keeper = keeper.spawn().expect("there is a shell");
        Some(Disk { keeper, folder })
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    fn filler(&self) -> PathBuf {
        self.path().join(FILLER)
    }

    /// Leaves no room for anything.
    pub(crate) fn fill(&self) {
        let mut filler = File::create(self.filler()).expect("there is room for a name");
        while filler.write_all(&[0; BLOCK]).is_ok() {}
    }

    pub(crate) fn empty(&self) {
        std::fs::remove_file(self.filler()).expect("it is there");
    }

    /// Lets nothing be written, or lets it again; nobody may write there just then.
    pub(crate) fn set_read_only(&self, read_only: bool) {
        let how = if read_only { "remount,ro" } else { "remount,rw" };
        crate::deployment::succeed(Command::new("mount").args(["-o", how]).arg(self.path()));
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // It goes before its folder does.
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}
