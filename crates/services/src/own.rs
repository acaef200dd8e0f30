//! A PostgreSQL server of one test's own, which it may stop, kill and start again.

use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::postgres::programs;

/// A server that syncs what it stores, on a free port and in a temporary folder; it ends when this is dropped.
#[derive(Debug)]
pub struct OwnServer {
    folder: TempDir,
    port: u16,
    settings: &'static str,
}

impl OwnServer {
    /// `settings` are options of the server, such as `-c synchronous_commit=off`.
    pub fn start(settings: &'static str) -> OwnServer {
        OwnServer::start_in(&std::env::temp_dir(), settings)
    }

    /// With what it stores in a folder inside of this one.
    pub fn start_in(parent: &Path, settings: &'static str) -> OwnServer {
        let folder = tempfile::tempdir_in(parent).expect("a folder can be made");
        let free = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
        let server = OwnServer { port: free.expect("there is a free port").port(), folder, settings };
        // The server runs as another user where root runs the tests.
        std::fs::set_permissions(server.folder.path(), std::fs::Permissions::from_mode(0o777))
            .expect("one's own folder can be shared");
        server.run("initdb", &["--no-sync", "-A", "trust", "-U", "ludoteca", "-E", "UTF8", "--locale=C"]);
        server.start_again();
        server
    }

    pub fn start_again(&self) {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories= {}",
            self.port, self.settings
        );
        let log = self.folder.path().join("log");
        let log = log.to_str().expect("temporary folders have plain names");
        self.run("pg_ctl", &["-l", log, "-w", "-t", "60", "-o", &options, "start"]);
    }

    /// Starts it again where it has ended by itself, as it may when it can write nothing.
    pub fn start_if_ended(&self) {
        let status =
            self.command("pg_ctl").arg("status").output().expect("the programs of PostgreSQL are there");
        if !status.status.success() {
            self.start_again();
        }
    }

    /// Ends it as a crash does: nothing that it has in memory is written any more.
    pub fn crash(&self) {
        self.run("pg_ctl", &["-m", "immediate", "-w", "stop"]);
    }

    /// Lets nothing be written, or lets it again, in connections that are open too.
    pub fn set_read_only(&self, read_only: bool) {
        let line = format!("ALTER SYSTEM SET default_transaction_read_only = {read_only}");
        let said = Command::new(programs().join("psql"))
            .args(["-q", "-c", "SET default_transaction_read_only = off", "-c", &line])
            .args(["-c", "SELECT pg_reload_conf()", &self.url()])
            .output();
        assert!(said.as_ref().is_ok_and(|said| said.status.success()), "{said:?}");
    }

    /// The address of the database that every server has.
    pub fn url(&self) -> String {
        format!("postgres://ludoteca@127.0.0.1:{}/postgres", self.port)
    }

    /// The process that starts all others of the server.
    pub fn pid(&self) -> u32 {
        let file = self.folder.path().join("data/postmaster.pid");
        let text = std::fs::read_to_string(file).expect("it runs, and whoever started it may read of it");
        text.lines().next().and_then(|line| line.trim().parse().ok()).expect("its first line is a process")
    }

    fn command(&self, program: &str) -> Command {
        let program = programs().join(program);
        let root = Path::new("/proc/self").metadata().is_ok_and(|me| me.uid() == 0);
        let mut command = if root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path()).arg("-D").arg(self.folder.path().join("data"));
        command
    }

    fn run(&self, program: &str, args: &[&str]) {
        // Into files: a server that is started would hold a pipe open.
        let said = std::fs::File::create(self.folder.path().join("said")).expect("one's own folder");
        let mut command = self.command(program);
        let status = command.args(args).stdout(said.try_clone().expect("a file")).stderr(said).status();
        let said = std::fs::read_to_string(self.folder.path().join("said")).unwrap_or_default();
        assert!(status.is_ok_and(|status| status.success()), "{program} {args:?}: {said}");
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // It may be down already.
        let _ = self.command("pg_ctl").args(["-m", "immediate", "-w", "stop"]).output();
    }
}
