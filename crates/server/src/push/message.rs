//! A notice as it travels: sealed for the device that it is meant for (RFC 8291), and signed for the service that carries it
//! (RFC 8292). The service learns how long it is and nothing else.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, Mac};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use sha2::Sha256;

/// The length of a point of the curve as keys are written.
pub(crate) const POINT: usize = 65;
/// The length of the secret that a browser shares with those who may call it.
pub(crate) const AUTH: usize = 16;
/// Notices are filled up to this length, so that theirs says nothing; a service carries twice as much.
const LENGTH: usize = 1024;
/// The one record that a notice is.
const RECORD: u32 = 4096;

/// By whom a device may be called: made once for a store.
pub(crate) struct Keys(EcdsaKeyPair);

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys")
    }
}

impl Keys {
    /// New ones, as they are kept: PKCS #8.
    pub(crate) fn fresh() -> Vec<u8> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.expect("the system has a random generator").as_ref().to_vec()
    }

    pub(crate) fn read(kept: &[u8]) -> Option<Keys> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new()).ok().map(Keys)
    }

    /// What a page tells its browser.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.0.public_key().as_ref())
    }

    /// The header that tells the service at `origin` who calls; `site` is where we can be found. Times are in seconds.
    pub(crate) fn authorization(&self, origin: &str, site: &str, expires: i64) -> String {
        let claims = serde_json::json!({ "aud": origin, "exp": expires, "sub": site });
        let signed = format!(
            "{}.{}",
            BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#),
            BASE64.encode(claims.to_string())
        );
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = BASE64.encode(signature.expect("the system has a random generator").as_ref());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

/// A text for the device with this key and secret; nothing where the key is none, or the text is too long.
pub(crate) fn sealed(text: &str, key: &[u8], auth: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public = ours.compute_public_key().ok()?;
    let filling = LENGTH.checked_sub(text.len())?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, key);
    let seal = |shared: &[u8]| seal(shared, crate::random::salt(), public.as_ref(), key, auth, text, filling);
    agreement::agree_ephemeral(ours, &theirs, seal).ok()?
}

/// The same with what is otherwise left to chance; `shared` is what both keys come to.
fn seal(
    shared: &[u8],
    salt: [u8; 16],
    ours: &[u8],
    theirs: &[u8],
    auth: &[u8],
    text: &str,
    filling: usize,
) -> Option<Vec<u8>> {
    let mixed = hash(&hash(auth, &[shared]), &[b"WebPush: info\0", theirs, ours, b"\x01"]);
    let base = hash(&salt, &[&mixed]);
    let key = hash(&base, &[b"Content-Encoding: aes128gcm\0\x01"]);
    let nonce = hash(&base, &[b"Content-Encoding: nonce\0\x01"]);
    let mut record = text.as_bytes().to_vec();
    // The end of the text, of the last record.
    record.push(2);
    record.resize(record.len() + filling, 0);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).ok()?);
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).ok()?;
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
    let length = u8::try_from(ours.len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], ours, &record].concat())
}

fn hash(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

/// A topic tells the service which notices take the place of one another, and not what they are about.
pub(crate) fn topic(room: &str) -> String {
    let mut topic = BASE64.encode(hash(b"topic", &[room.as_bytes()]));
    topic.truncate(32);
    topic
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};

    fn read(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// RFC 8291, appendix A.
    #[test]
    fn a_text_is_sealed_as_the_rfc_does_it() {
        let ours =
            read("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let theirs =
            read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let salt: [u8; 16] = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let shared = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let auth = read("BTBZMqHH6r4Tts7J_aSIgg");
        let text = "When I grow up, I want to be a watermelon";
        let sealed = seal(&shared, salt, &ours, &theirs, &auth, text, 0).unwrap();
        assert_eq!(
            BASE64.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn whoever_it_is_meant_for_reads_it_and_its_length_says_nothing() {
        let lengths = ["a", "a much longer text"].map(|text| {
            let random = SystemRandom::new();
            let mine = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
            let key = mine.compute_public_key().unwrap().as_ref().to_vec();
            let sealed = sealed(text, &key, &[7; AUTH]).unwrap();
            let (head, record) = sealed.split_at(16 + 4 + 1 + POINT);
            let ours = &head[21..];
            let opened =
                agreement::agree_ephemeral(mine, &UnparsedPublicKey::new(&ECDH_P256, ours), |shared| {
                    let mixed =
                        hash(&hash(&[7; AUTH], &[shared]), &[b"WebPush: info\0", &key, ours, b"\x01"]);
                    let base = hash(&head[..16], &[&mixed]);
                    let key = hash(&base, &[b"Content-Encoding: aes128gcm\0\x01"]);
                    let nonce = hash(&base, &[b"Content-Encoding: nonce\0\x01"]);
                    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).unwrap());
                    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
                    key.open_in_place(nonce, Aad::empty(), &mut record.to_vec()).unwrap().to_vec()
                });
            let opened = opened.unwrap();
            assert_eq!(&opened[..=text.len()], [text.as_bytes(), &[2]].concat());
            assert!(opened[text.len() + 1..].iter().all(|byte| *byte == 0));
            sealed.len()
        });
        assert_eq!(lengths[0], lengths[1]);
        assert!(lengths[0] < 4096, "more than a service must carry");
        assert_eq!(sealed(&"a".repeat(LENGTH + 1), &[4; POINT], &[7; AUTH]), None);
        assert_eq!(sealed("a", &[4; POINT], &[7; AUTH]), None, "no point of the curve");
    }

    #[test]
    fn who_calls_is_signed() {
        let kept = Keys::fresh();
        let keys = Keys::read(&kept).unwrap();
        assert_eq!(keys.public(), Keys::read(&kept).unwrap().public());
        assert!(Keys::read(&[1; 100]).is_none());
        let header = keys.authorization("https://push.example", "https://ludoteca.example", 1_800_000_000);
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = read(key);
        assert_eq!(key.len(), POINT);
        Verifier::new(&ECDSA_P256_SHA256_FIXED, key).verify(signed.as_bytes(), &read(signature)).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&read(signed.split_once('.').unwrap().1)).unwrap();
        let told = serde_json::json!({ "aud": "https://push.example", "exp": 1_800_000_000, "sub": "https://ludoteca.example" });
        assert_eq!(claims, told);
    }

    #[test]
    fn a_topic_does_not_tell_its_room() {
        let topic = topic("0123456789abcdefghjk");
        assert_eq!(topic.len(), 32);
        assert!(!topic.contains("0123"));
        assert_ne!(topic, super::topic("0123456789abcdefghjm"));
    }
}
