//! What a host has brought from a box of their own: whoever has it too can check what was played with it.

use std::path::{Path, PathBuf};

use crate::{folder, good, json, refused};

/// The file of which `docs/own-faces.md` tells.
fn example() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/own-faces.md");
    let page = std::fs::read_to_string(page).unwrap();
    page.split("```\n").nth(1).expect("the page shows a file").to_owned()
}

#[test]
fn u38_a_record_asks_for_the_cards_it_was_played_with() {
    let with_own = games::ALL.iter().find_map(|game| Some((game.info().id, game.own()?)));
    let (id, own) = with_own.expect("some game can be played with a box of one's own");
    let folder = folder("own");
    let write = |name: &str, text: &str| -> String {
        let path: PathBuf = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let here = write(own.file, &example());
    let records = folder.to_str().unwrap();
    good(&["simulate", id, "--games", "1", "--seed", "5", "--own", &here, "--records", records]);
    let record = folder.join(format!("{id}-5.json"));
    let faces = json(&std::fs::read_to_string(&record).unwrap())["options"]["faces"].clone();
    let faces = faces.as_str().expect("the record names them");
    let record = record.to_str().unwrap();

    for command in ["verify", "transcript", "solve"] {
        refused(&[command, record], 1, faces, faces);
        good(&[command, record, "--own", &here]);
    }
    // Another box is not this one, and a file that breaks what is known of the cards is none.
    let other = write("other.txt", &example().replace("1 0 2", "0 1 2"));
    refused(&["verify", record, "--own", &other], 1, faces, faces);
    let none = write("none.txt", &example().replace("  9       1", "  9       2"));
    let (italian, english) = ("Gun-sen: un 9 ha una stecca", "Mai-ougi: a 9 has one stick");
    refused(&["verify", record, "--own", &none], 1, italian, english);
}
