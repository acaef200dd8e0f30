//! Passphrases: what may be one, and what is stored of it. A hash costs 19 MiB and some hundredths of a second on purpose,
//! and so it is made where bots think: those who ask for many wait for them alone, and no table waits for any.

use std::fmt;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use unicode_normalization::UnicodeNormalization;

use crate::app::App;
use crate::error::Error;
use crate::limits;
use crate::random;
use crate::think::{Asker, Class};

/// A passphrase as somebody has typed it, alike on every keyboard.
pub(crate) struct Passphrase(String);

impl fmt::Debug for Passphrase {
    /// It is in no log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passphrase")
    }
}

impl Passphrase {
    pub(crate) fn typed(text: &str) -> Passphrase {
        Passphrase(text.trim().nfkc().take(limits::PASSPHRASE + 1).collect())
    }

    /// Whether it may keep a name: long enough, and not what everybody would try first.
    pub(crate) fn check(&self, name: &str) -> Result<(), Error> {
        let length = self.0.chars().count();
        let mut different: Vec<char> = self.0.chars().collect();
        different.sort_unstable();
        different.dedup();
        let fits = (limits::SHORTEST_PASSPHRASE..=limits::PASSPHRASE).contains(&length);
        let is_name = self.0.to_lowercase() == name.to_lowercase();
        if fits && different.len() >= limits::DIFFERENT_IN_PASSPHRASE && !is_name {
            Ok(())
        } else {
            Err(Error::BadPassphrase)
        }
    }

    /// Its hash with a salt of its own, as a PHC string: Argon2id, 19 MiB, two rounds, one lane.
    fn hash(&self) -> String {
        let salt = random::salt();
        let hash = Argon2::default().hash_password_with_salt(self.0.as_bytes(), &salt);
        hash.expect("the usual costs and a salt of 16 bytes are fine").to_string()
    }

    fn is_that_of(&self, hash: &str) -> bool {
        Argon2::default().verify_password(self.0.as_bytes(), hash).is_ok()
    }
}

impl App {
    pub(crate) async fn hash_of(&self, asker: Asker, passphrase: Passphrase) -> Result<String, Error> {
        let hash = self.thinking.run(Class::Hint, asker, move |_| passphrase.hash()).await;
        hash.ok_or(Error::Internal)
    }

    /// Whether it is the one of this hash. Where there is none it takes as long to say no.
    pub(crate) async fn is_right(
        &self,
        asker: Asker,
        passphrase: Passphrase,
        hash: Option<String>,
    ) -> Result<bool, Error> {
        let look = move || match &hash {
            Some(hash) => passphrase.is_that_of(hash),
            None => {
                passphrase.hash();
                false
            }
        };
        self.thinking.run(Class::Hint, asker, move |_| look()).await.ok_or(Error::Internal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_would_try_first_keeps_no_name() {
        for (text, fits) in [
            ("quattro gatti neri", true),
            ("  quattro gatti neri ", true),
            ("corto", false),
            ("aaaaaaaaaaaaaaaa", false),
            ("abcabcabcabcabc", false),
            ("Nonna Pina di Bari", false),
            ("nonna pina di BARI", false),
        ] {
            assert_eq!(Passphrase::typed(text).check("Nonna Pina di Bari").is_ok(), fits, "{text}");
        }
        assert!(Passphrase::typed(&"abcdefg ".repeat(26)).check("x").is_err(), "too long");
    }

    #[test]
    fn a_hash_knows_its_passphrase_however_it_is_typed() {
        let hash = Passphrase::typed("perch\u{e9} no? \u{ff21}").hash();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(Passphrase::typed(" perche\u{301} no? A").is_that_of(&hash));
        assert!(!Passphrase::typed("perche no? A").is_that_of(&hash));
        assert_ne!(Passphrase::typed("perch\u{e9} no? A").hash(), hash, "each has a salt of its own");
        assert!(!Passphrase::typed("x").is_that_of("nonsense"));
    }
}
