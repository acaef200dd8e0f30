//! Where the games are kept and how nodes hear of each other: in a file and alone, or in PostgreSQL with others.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bus::{Bus, LocalBus, NatsBus};
use store::{PostgresStore, SqliteStore, Store, StoreError};

use crate::told::Told;

/// The database in the data folder.
pub(crate) const FILE: &str = "ludoteca.db";
const LOCK: &str = "ludoteca.lock";
/// How the address of a PostgreSQL server begins.
const POSTGRES: [&str; 2] = ["postgres://", "postgresql://"];

/// How one is told where the games are kept.
#[derive(Clone, Debug, clap::Args)]
#[group(skip)]
pub(crate) struct Place {
    #[arg(long, default_value = "data", hide_default_value = true)]
    pub(crate) data: PathBuf,
    #[arg(long)]
    store: Option<String>,
}

/// What the games are kept in.
#[derive(Clone, Debug)]
pub(crate) enum KeptIn {
    File(PathBuf),
    /// The address of the database.
    Postgres(String),
}

impl Place {
    pub(crate) fn kept_in(&self) -> Result<KeptIn, Told> {
        match &self.store {
            None => Ok(KeptIn::File(self.data.join(FILE))),
            Some(url) if POSTGRES.iter().any(|scheme| url.starts_with(scheme)) => {
                Ok(KeptIn::Postgres(url.clone()))
            }
            Some(url) => Err(Told::new("cli-serve-unknown-store").with("url", without_secrets(url))),
        }
    }

    /// What is kept there, to be looked at: also while a server uses it.
    pub(crate) async fn look(&self) -> Result<Arc<dyn Store>, Told> {
        let kept = self.kept_in()?;
        match &kept {
            KeptIn::File(path) if !path.exists() => {
                Err(Told::new("cli-readings-no-data").with("path", path.display().to_string()))
            }
            _ => kept.open().await,
        }
    }

    /// In words without secrets.
    pub(crate) fn shown(&self) -> String {
        match &self.store {
            None => self.data.display().to_string(),
            Some(url) => without_secrets(url),
        }
    }
}

impl KeptIn {
    async fn open(&self) -> Result<Arc<dyn Store>, Told> {
        Ok(match self {
            KeptIn::File(path) => {
                let store = SqliteStore::open(path).await;
                Arc::new(store.map_err(|error| refused(error, path.display().to_string()))?)
            }
            KeptIn::Postgres(url) => {
                let store = PostgresStore::open(url).await;
                Arc::new(store.map_err(|error| refused(error, without_secrets(url)))?)
            }
        })
    }
}

/// How one is told of the other nodes too.
#[derive(Clone, Debug, clap::Args)]
#[group(skip)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) place: Place,
    #[arg(long, requires = "store")]
    bus: Option<String>,
}

/// What a node is built on.
#[derive(Debug)]
pub(crate) struct Deployment {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    /// Where the games are kept, in words without secrets.
    pub(crate) place: String,
    /// Held while the data folder is used: a file has one server.
    _lock: Option<File>,
}

impl Args {
    pub(crate) async fn open(&self) -> Result<Deployment, Told> {
        let bus = self.join().await?;
        let kept = self.place.kept_in()?;
        let _lock = match &kept {
            KeptIn::File(_) => Some(claim(&self.place.data)?),
            KeptIn::Postgres(_) => None,
        };
        Ok(Deployment { store: kept.open().await?, bus, place: self.place.shown(), _lock })
    }

    /// Joins the other nodes; alone where no bus is named.
    async fn join(&self) -> Result<Arc<dyn Bus>, Told> {
        let Some(url) = &self.bus else { return Ok(Arc::new(LocalBus::new())) };
        let bus = NatsBus::connect(url).await.map_err(|error| {
            let detail = anyhow::Error::from(error);
            Told::new("cli-serve-no-bus")
                .with("url", without_secrets(url))
                .with("detail", format!("{detail:#}"))
        })?;
        Ok(Arc::new(bus))
    }
}

/// An address as it may be shown: without the name and password before its host, and without what is asked for behind it.
fn without_secrets(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
    let rest = rest.split(['?', '#']).next().unwrap_or_default();
    let rest = rest.rsplit_once('@').map_or(rest, |(_, rest)| rest);
    if scheme.is_empty() { rest.to_owned() } else { format!("{scheme}://{rest}") }
}

pub(crate) fn refused(error: StoreError, place: String) -> Told {
    let key = match &error {
        StoreError::Newer(_) => "cli-serve-newer-data",
        StoreError::Damaged(_) => "cli-serve-damaged-data",
        _ => "cli-serve-no-data",
    };
    let detail = anyhow::Error::from(error);
    Told::new(key).with("path", place).with("detail", format!("{detail:#}"))
}

/// Makes the data folder and claims it, so that no two servers think that they are alone with it.
pub(crate) fn claim(data: &Path) -> Result<File, Told> {
    let refused = |error: std::io::Error| {
        Told::new("cli-serve-no-folder")
            .with("path", data.display().to_string())
            .with("detail", error.to_string())
    };
    // Nobody else on this machine need know the cards.
    DirBuilder::new().recursive(true).mode(0o700).create(data).map_err(refused)?;
    let lock = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(data.join(LOCK));
    let lock = lock.map_err(refused)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => {
            Err(Told::new("cli-serve-in-use").with("path", data.display().to_string()))
        }
        Err(TryLockError::Error(error)) => Err(refused(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_secrets() {
        for (url, shown) in [
            (
                "postgres://marta:p%40ss@db.example:5432/games?sslmode=require",
                "postgres://db.example:5432/games",
            ),
            ("postgres://db/games?password=secret", "postgres://db/games"),
            ("postgres://a:b@c@db/games", "postgres://db/games"),
            ("marta:secret@db", "db"),
        ] {
            assert_eq!(without_secrets(url), shown);
        }
    }
}
