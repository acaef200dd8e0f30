//! Databases for tests: each is a copy of one in which the tables are made already.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{SystemTime, UNIX_EPOCH};

use store::{PostgresStore, Store};

use crate::shared;

/// A database of one's own in the server of this run; it goes when this is dropped.
#[derive(Debug)]
pub struct Database {
    server: String,
    name: String,
}

impl Database {
    /// With the tables of today, and nothing in them.
    pub async fn new() -> Database {
        let server = shared::url("postgres");
        let template = tokio::task::spawn_blocking({
            let server = server.clone();
            move || template(&server)
        });
        let template = template.await.expect("a template can be made");
        Database::create(server, Some(&template))
    }

    /// Without any table.
    pub fn empty() -> Database {
        Database::create(shared::url("postgres"), None)
    }

    fn create(server: String, template: Option<&str>) -> Database {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.subsec_nanos());
        let name = format!("t{}_{nanos}_{}", std::process::id(), COUNT.fetch_add(1, Relaxed));
        match template {
            Some(template) => run(&server, "createdb", &["-T", template, "--strategy=file_copy", &name]),
            None => run(&server, "createdb", &[&name]),
        }
        Database { server, name }
    }

    pub fn url(&self) -> String {
        format!("{}/{}", self.server, self.name)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        run(&self.server, "dropdb", &["--force", &self.name]);
    }
}

/// The folder of the newest PostgreSQL on this machine.
pub(crate) fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").expect("the Debian package postgresql is installed");
    let version = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.ok()?.path();
        Some((path.file_name()?.to_str()?.parse::<u32>().ok()?, path))
    };
    versions.filter_map(version).max().expect("a version of PostgreSQL is installed").1.join("bin")
}

fn run(server: &str, program: &str, args: &[&str]) {
    let mut command = Command::new(programs().join(program));
    command.arg(format!("--maintenance-db={server}/postgres")).args(args);
    let done = command.env("PGOPTIONS", "-c client_min_messages=warning").output();
    let done = done.expect("the programs of PostgreSQL are there");
    assert!(done.status.success(), "{program} {args:?}: {}", String::from_utf8_lossy(&done.stderr));
}

/// The database that others are copied from, made once for a schema.
fn template(server: &str) -> String {
    let mut hasher = DefaultHasher::new();
    let folder = shared::root().join("crates/store/migrations/postgres");
    let entries = fs::read_dir(folder).expect("the migrations are there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    paths.sort();
    for path in paths {
        fs::read(path).expect("a migration can be read").hash(&mut hasher);
    }
    // Of this server, because another one after it knows nothing of it.
    server.hash(&mut hasher);
    let name = format!("template_{:016x}", hasher.finish());
    let made = shared::folder("postgres").join(&name);
    let lock = shared::open("postgres", "template.lock");
    lock.lock().expect("the system has locks");
    if !made.exists() {
        run(server, "dropdb", &["--if-exists", &name]);
        run(server, "createdb", &[&name]);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime can be made").block_on(async {
            let store = PostgresStore::open(&format!("{server}/{name}")).await.expect("it can be opened");
            store.close().await;
        });
        fs::write(&made, "").expect("the target folder can be written to");
    }
    name
}
