//! Own pictures: a host who owns another deck puts a folder of them into the data folder and chooses it for a room.
//!
//! A deck is `decks/<name>/` with a `manifest.json` and one picture for each that the game is played with,
//! named after it: `dream-01.jpg`. It is read anew whenever it is asked for, so that adding one needs no restart.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use boardgame::Saying;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::limits::{DECK_NAME, MANIFEST_FILE, PICTURE};

const MANIFEST: &str = "manifest.json";

/// How files of a kind are named, what browsers call it, and whether a file that begins so is one.
type Kind = (&'static str, &'static str, fn(&[u8]) -> bool);

/// The kinds of pictures that browsers show, by the ends of their names and by how their files begin.
const KINDS: [Kind; 5] = [
    ("avif", "image/avif", |head| head.get(4..8) == Some(b"ftyp")),
    ("webp", "image/webp", |head| head.starts_with(b"RIFF") && head.get(8..12) == Some(b"WEBP")),
    ("jpg", "image/jpeg", |head| head.starts_with(&[0xff, 0xd8, 0xff])),
    ("jpeg", "image/jpeg", |head| head.starts_with(&[0xff, 0xd8, 0xff])),
    ("png", "image/png", |head| head.starts_with(b"\x89PNG")),
];

/// Words of a deck, by language and by the picture's name; `dream-01-alt` tells what is on `dream-01`.
type DeckWords = BTreeMap<String, BTreeMap<String, String>>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    game: String,
    title: String,
    #[serde(default)]
    words: DeckWords,
}

/// A deck of own pictures.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Deck {
    /// The name of its folder.
    pub(crate) id: String,
    pub(crate) title: String,
    /// Names and descriptions of its pictures: `words.en["character-01"]`, `words.en["character-01-alt"]`.
    words: DeckWords,
    /// Why it cannot be chosen, if so.
    pub(crate) problem: Option<Saying>,
}

/// A picture, ready to be sent.
#[derive(Debug)]
pub(crate) struct Picture {
    pub(crate) kind: &'static str,
    pub(crate) bytes: Vec<u8>,
}

/// The names of all pictures that a game is played with.
fn wanted(pictures: &[(&str, u8)]) -> Vec<String> {
    pictures
        .iter()
        .flat_map(|(kind, count)| (1..=*count).map(move |one| format!("{kind}-{one:02}")))
        .collect()
}

/// Whether this can be the name of a folder or a picture: nothing that leads elsewhere.
fn is_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    !name.is_empty() && name.len() <= DECK_NAME && name.bytes().all(fits)
}

/// The decks of a game, by name; those for other games are left out, those with a mistake say what it is.
pub(crate) fn list(decks: &Path, game: &str, pictures: &[(&str, u8)]) -> Vec<Deck> {
    let Ok(entries) = fs::read_dir(decks) else { return Vec::new() };
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok().filter(|entry| entry.path().is_dir())?.file_name().into_string().ok())
        .filter(|name| is_name(name))
        .collect();
    names.sort();
    names.into_iter().filter_map(|name| read(decks, &name, game, pictures)).collect()
}

/// One deck of a game; `None` if there is none of that name for it.
pub(crate) fn read(decks: &Path, id: &str, game: &str, pictures: &[(&str, u8)]) -> Option<Deck> {
    let folder = decks.join(id);
    if pictures.is_empty() || !is_name(id) || !folder.is_dir() {
        return None;
    }
    let bad = |problem| Deck {
        id: id.to_owned(),
        title: id.to_owned(),
        words: DeckWords::new(),
        problem: Some(problem),
    };
    match manifest(&folder) {
        Err(problem) => Some(bad(problem)),
        Ok(manifest) if manifest.game != game => None,
        Ok(Manifest { title, words, .. }) => {
            let problem = wanted(pictures).iter().find_map(|picture| check(&folder, picture).err());
            Some(Deck { id: id.to_owned(), title, words, problem })
        }
    }
}

fn manifest(folder: &Path) -> Result<Manifest, Saying> {
    let file = File::open(folder.join(MANIFEST)).map_err(|_| Saying::new("deck-no-manifest"))?;
    read_manifest(io::BufReader::new(file.take(MANIFEST_FILE)))
}

fn read_manifest(text: impl Read) -> Result<Manifest, Saying> {
    serde_json::from_reader(text)
        .map_err(|error| Saying::new("deck-bad-manifest").with("detail", error.to_string()))
}

/// What is wrong with the manifest of a deck, whatever its pictures are.
pub fn manifest_problem(text: &[u8]) -> Option<Saying> {
    read_manifest(text).err()
}

/// The one file of a picture.
fn file_of(folder: &Path, picture: &str) -> Result<(PathBuf, usize), Saying> {
    let mut found = KINDS
        .iter()
        .enumerate()
        .map(|(kind, (end, ..))| (folder.join(format!("{picture}.{end}")), kind))
        .filter(|(path, _)| path.is_file());
    let first =
        found.next().ok_or_else(|| Saying::new("deck-missing").with("picture", picture.to_owned()))?;
    match found.next() {
        None => Ok(first),
        Some(_) => Err(Saying::new("deck-twice").with("picture", picture.to_owned())),
    }
}

fn check(folder: &Path, picture: &str) -> Result<(), Saying> {
    let (path, kind) = file_of(folder, picture)?;
    let unreadable = |_| Saying::new("deck-no-picture").with("picture", picture.to_owned());
    let mut file = File::open(&path).map_err(unreadable)?;
    if file.metadata().map_err(unreadable)?.len() > PICTURE {
        let most = (PICTURE / (1024 * 1024)) as i64;
        return Err(Saying::new("deck-too-large").with("picture", picture.to_owned()).with("most", most));
    }
    let mut head = [0; 12];
    file.read_exact(&mut head).map_err(unreadable)?;
    let (_, _, is_one) = KINDS[kind];
    if is_one(&head) {
        Ok(())
    } else {
        Err(Saying::new("deck-no-picture").with("picture", picture.to_owned()))
    }
}

/// A picture of the deck in this folder, with the end of its file's name.
pub(crate) fn in_folder(folder: &Path, name: &str) -> Result<(String, Vec<u8>), Saying> {
    check(folder, name)?;
    let (path, kind) = file_of(folder, name)?;
    let unreadable = |_| Saying::new("deck-no-picture").with("picture", name.to_owned());
    Ok((KINDS[kind].0.to_owned(), fs::read(path).map_err(unreadable)?))
}

/// A picture of a deck, if there is one of that name.
pub(crate) fn picture(decks: &Path, deck: &str, name: &str) -> Option<Picture> {
    if !is_name(deck) || !is_name(name) {
        return None;
    }
    let folder = decks.join(deck);
    check(&folder, name).ok()?;
    let (path, kind) = file_of(&folder, name).ok()?;
    Some(Picture { kind: KINDS[kind].1, bytes: fs::read(path).ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PICTURES: &[(&str, u8)] = &[("dream", 2), ("place", 1)];
    const PNG: &[u8] = b"\x89PNG\r\n\x1a\n and so on";

    /// A folder of decks with one that is as it should be.
    fn decks() -> tempfile::TempDir {
        let decks = tempfile::tempdir().expect("a temporary folder");
        let folder = decks.path().join("mine");
        fs::create_dir(&folder).expect("a folder");
        let manifest = r#"{"game":"tiny","title":"Our own","words":{"en":{"dream-01":"The sea"}}}"#;
        fs::write(folder.join(MANIFEST), manifest).expect("a manifest");
        for picture in ["dream-01.png", "dream-02.png", "place-01.png"] {
            fs::write(folder.join(picture), PNG).expect("a picture");
        }
        decks
    }

    fn problem(decks: &tempfile::TempDir) -> Option<String> {
        read(decks.path(), "mine", "tiny", PICTURES)
            .expect("a deck")
            .problem
            .map(|problem| problem.key.into_owned())
    }

    #[test]
    fn a_deck_is_found_with_its_words_and_pictures() {
        let decks = decks();
        let list = list(decks.path(), "tiny", PICTURES);
        assert_eq!(list.len(), 1);
        assert_eq!((list[0].id.as_str(), list[0].title.as_str()), ("mine", "Our own"));
        assert_eq!(list[0].words["en"]["dream-01"], "The sea");
        assert!(list[0].problem.is_none());
        let picture = picture(decks.path(), "mine", "dream-02").expect("a picture");
        assert_eq!((picture.kind, picture.bytes.as_slice()), ("image/png", PNG));
    }

    #[test]
    fn other_games_and_no_folder_have_no_decks() {
        let decks = decks();
        assert!(list(decks.path(), "other", PICTURES).is_empty());
        assert!(list(decks.path(), "tiny", &[]).is_empty());
        assert!(list(&decks.path().join("nowhere"), "tiny", PICTURES).is_empty());
    }

    #[test]
    fn every_mistake_is_told() {
        let decks = decks();
        let file = |name: &str| decks.path().join("mine").join(name);
        fs::copy(file("dream-02.png"), file("dream-02.webp")).expect("a copy");
        assert_eq!(problem(&decks).as_deref(), Some("deck-twice"));
        fs::remove_file(file("dream-02.png")).expect("removed");
        assert_eq!(problem(&decks).as_deref(), Some("deck-no-picture"), "a PNG that is called WebP");
        fs::remove_file(file("dream-02.webp")).expect("removed");
        assert_eq!(problem(&decks).as_deref(), Some("deck-missing"));
        let large = File::create(file("dream-02.png")).expect("a file");
        large.set_len(PICTURE + 1).expect("a long one");
        assert_eq!(problem(&decks).as_deref(), Some("deck-too-large"));
        fs::write(file(MANIFEST), "{").expect("a manifest");
        assert_eq!(problem(&decks).as_deref(), Some("deck-bad-manifest"));
        fs::remove_file(file(MANIFEST)).expect("removed");
        assert_eq!(problem(&decks).as_deref(), Some("deck-no-manifest"));
    }

    #[test]
    fn no_name_leads_elsewhere() {
        let decks = decks();
        fs::write(decks.path().join("secret.png"), PNG).expect("a file");
        assert!(picture(decks.path(), "..", "secret").is_none());
        assert!(picture(decks.path(), "mine", "../secret").is_none());
        assert!(picture(decks.path(), "mine", "manifest").is_none());
        assert!(read(decks.path(), "../mine", "tiny", PICTURES).is_none());
    }
}
