//! Where a game's chance comes from.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// Thirty-two secret bytes from which all chance of one game follows.
///
/// Printing it for debugging shows nothing; it is written out only in the record of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// A seed that is not sixty-four hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct BadSeed;

impl Seed {
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of a numbered game of a simulation: SHA-256 of `ludoteca game ` and the number in decimal digits.
    pub fn of_number(number: u64) -> Seed {
        Seed(Sha256::digest(format!("ludoteca game {number}")).into())
    }

    /// Another seed that follows from this one but does not tell it, for instance a bot's own chance.
    #[must_use]
    pub fn derive(&self, purpose: &str) -> Seed {
        Seed(Sha256::new().chain_update(self.0).chain_update(purpose).finalize().into())
    }

    /// SHA-256 of the seed in hexadecimal digits: shown before play, so that the deal can be checked after it.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    pub fn from_hex(text: &str) -> Result<Seed, BadSeed> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| BadSeed)?;
        Ok(Seed(bytes))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Seed::from_hex(&text).map_err(de::Error::custom)
    }
}

/// A record's chance: a seed or, for a finished game that was played elsewhere, the draws as they fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    Seed(Seed),
    /// Per step, from the deal on, what every draw of [`GameRng::below`](crate::GameRng::below) gave.
    Draws(Vec<Vec<u32>>),
}
