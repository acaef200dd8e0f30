//! What a host has brought, own pictures and cards, must lie on every node: whether it does is looked at now and then, by
//! a number that each node makes of its files and keeps in the store beside those of the others.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use bus::NodeId;
use sha2::{Digest, Sha256};
use store::StoreError;
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::limits::TEXT;

/// What the names of such marks begin with.
const PREFIX: &str = "brought ";

/// A number for what lies there: the same where names, lengths and texts are the same.
fn fingerprint(places: &[PathBuf]) -> i64 {
    let mut hash = Sha256::new();
    for (number, place) in places.iter().enumerate() {
        hash.update([number as u8]);
        add(&mut hash, place, Path::new(""));
    }
    let first = hash.finalize()[..8].try_into().expect("a hash is longer");
    i64::from_le_bytes(first)
}

fn add(hash: &mut Sha256, place: &Path, name: &Path) {
    if let Ok(entries) = fs::read_dir(place) {
        let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.sort();
        for path in paths {
            add(hash, &path, &name.join(path.file_name().unwrap_or_default()));
        }
    } else if let Ok(about) = place.metadata() {
        hash.update(name.as_os_str().as_encoded_bytes());
        hash.update(about.len().to_le_bytes());
        if about.len() <= TEXT {
            // What cannot be read is as if it were empty: the host is told of it elsewhere.
            hash.update(fs::read(place).unwrap_or_default());
        }
    }
}

impl App {
    /// Looks now and then whether the others have brought the same.
    pub(crate) async fn compare_brought(self: Arc<App>) {
        let mut ticks = tokio::time::interval(self.config.compare_brought.max(Duration::from_millis(1)));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if !self.is_shared() || self.config.brought.is_empty() {
                continue;
            }
            match self.is_brought_alike().await {
                Ok(alike) if alike == self.alike.swap(alike, Relaxed) => {}
                Ok(true) => tracing::info!("all nodes have the same own pictures and cards"),
                Ok(false) => tracing::warn!("own pictures or cards differ between nodes"),
                Err(error) => tracing::warn!(%error, "what other nodes have brought is not known"),
            }
        }
    }

    async fn is_brought_alike(&self) -> Result<bool, StoreError> {
        let places = self.config.brought.clone();
        let looked = tokio::task::spawn_blocking(move || fingerprint(&places)).await;
        let Ok(mine) = looked else { return Ok(true) };
        self.store.set_mark(&mark(self.peers.node), mine).await?;
        let mut alike = true;
        for (name, theirs) in self.store.marks(PREFIX).await? {
            let node = name.strip_prefix(PREFIX).and_then(|node| node.parse().ok()).map(NodeId);
            if node.is_some_and(|node| node == self.peers.node || self.peers.knows(node)) {
                alike &= theirs == mine;
            } else if self.peers.is_first() {
                self.store.remove_mark(&name).await?;
            }
        }
        Ok(alike)
    }
}

fn mark(node: NodeId) -> String {
    format!("{PREFIX}{}", node.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stands_for_names_lengths_and_texts() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let number = || fingerprint(&[at("decks"), at("faces.txt")]);
        let nothing = number();
        fs::create_dir_all(at("decks/mine")).unwrap();
        fs::write(at("decks/mine/manifest.json"), "{}").unwrap();
        let deck = number();
        assert_ne!(deck, nothing);
        fs::write(at("decks/mine/manifest.json"), "[]").unwrap();
        let other = number();
        assert_ne!(other, deck, "as long, and something else");
        fs::write(at("faces.txt"), "").unwrap();
        assert_ne!(number(), other);
        fs::remove_file(at("faces.txt")).unwrap();
        fs::write(at("decks/mine/manifest.json"), "{}").unwrap();
        assert_eq!(number(), deck);
    }
}
