//! Secrets and names drawn from the system's generator.

use std::sync::Arc;

use boardgame::Seed;
use bus::NodeId;
use room::SecretHash;
use room::{GuestId, RoomId};
use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for one another when a code is read aloud.
const CODE: &[u8; 28] = b"ABCDEFGHJKLMNPQRTUVWXY346789";
const CODE_LENGTH: usize = 4;

/// Lower case and digits: links survive mail programs and being typed.
const ID: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// A hundred random bits.
const ROOM_LENGTH: usize = 20;
const SECRET_LENGTH: usize = 40;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a random generator");
    bytes
}

fn letters<const N: usize>() -> String {
    bytes::<N>().iter().map(|byte| char::from(ID[usize::from(byte % 32)])).collect()
}

pub(crate) fn seed() -> Seed {
    Seed::new(bytes())
}

pub(crate) fn room_id() -> RoomId {
    RoomId(Arc::from(letters::<ROOM_LENGTH>()))
}

/// Whether this could be the id of a room; others need not be looked for.
pub(crate) fn is_room_id(id: &str) -> bool {
    id.len() == ROOM_LENGTH && id.bytes().all(|byte| ID.contains(&byte))
}

pub(crate) fn node_id() -> NodeId {
    NodeId(i64::from_le_bytes(bytes()))
}

pub(crate) fn guest_id() -> GuestId {
    GuestId(i64::from_le_bytes(bytes()) >> 1)
}

/// A token or the secret of a personal link: two hundred random bits.
pub(crate) fn secret() -> String {
    letters::<SECRET_LENGTH>()
}

/// What makes the hashes of the same passphrase differ.
pub(crate) fn salt() -> [u8; 16] {
    bytes()
}

pub(crate) fn is_secret(secret: &str) -> bool {
    secret.len() == SECRET_LENGTH && secret.bytes().all(|byte| ID.contains(&byte))
}

pub(crate) fn hash(secret: &str) -> SecretHash {
    SecretHash(Sha256::digest(secret).into())
}

/// The short code of a door. Sixteen bits a letter leave no letter noticeably more likely.
pub(crate) fn code() -> String {
    let bytes = bytes::<{ 2 * CODE_LENGTH }>();
    bytes
        .chunks_exact(2)
        .map(|pair| char::from(CODE[usize::from(u16::from_le_bytes([pair[0], pair[1]])) % CODE.len()]))
        .collect()
}

/// A code as people type it, in any case and with spaces; `None` when it can be no code.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let code: String = text
        .chars()
        .filter(|char| !char.is_whitespace() && *char != '-')
        .map(|char| char.to_ascii_uppercase())
        .take(CODE_LENGTH + 1)
        .collect();
    (code.len() == CODE_LENGTH && code.bytes().all(|byte| CODE.contains(&byte))).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        assert_eq!(read_code(" ab c-d ").as_deref(), Some("ABCD"));
        assert_eq!(read_code("abcde"), None);
        assert_eq!(read_code("ab1d"), None, "1 is in no code");
        let code = code();
        assert_eq!(read_code(&code), Some(code));
    }

    #[test]
    fn ids_have_their_form_and_differ() {
        assert!(is_room_id(&room_id().0));
        assert!(is_secret(&secret()));
        assert_ne!(room_id(), room_id());
        assert!(!is_room_id("../../etc/passwd/xxxx"));
    }
}
