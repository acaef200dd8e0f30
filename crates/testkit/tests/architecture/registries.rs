//! A game is one line in each registry and one folder: in `games::ALL`, in `terminal::ALL`, and on the page.

use std::collections::BTreeSet;
use std::path::Path;

/// A place where every game must be, and the ids of those that are there.
type Place = (&'static str, BTreeSet<String>);

pub(crate) fn of_workspace() -> [Place; 3] {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/games");
    let folders = std::fs::read_dir(page).expect("the page's games can be listed");
    let folders = folders.map(|folder| folder.expect("the page's games can be listed"));
    let on_page = folders.filter(|folder| folder.path().join("index.ts").is_file());
    [
        ("games::ALL", games::ALL.iter().map(|game| game.info().id.to_owned()).collect()),
        ("terminal::ALL", terminal::ALL.iter().map(|board| board.id().to_owned()).collect()),
        (
            "web/src/lib/games",
            on_page.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect(),
        ),
    ]
}

/// Games that are in one place and not in another.
pub(crate) fn half_there(places: &[Place]) -> Vec<String> {
    let everywhere: BTreeSet<&String> = places.iter().flat_map(|(_, ids)| ids).collect();
    let lacks = |id: &&String| {
        let lacking = places.iter().filter(|(_, ids)| !ids.contains(*id)).map(|(place, _)| *place);
        lacking.map(|place| format!("{id} is not in {place}")).collect::<Vec<_>>()
    };
    everywhere.iter().flat_map(lacks).collect()
}

#[test]
fn a_game_that_is_half_there_is_found() {
    let place = |name, ids: &[&str]| (name, ids.iter().map(|id| (*id).to_owned()).collect());
    let half = [place("a", &["chess", "go"]), place("b", &["go"]), place("c", &["draughts", "go"])];
    assert_eq!(
        half_there(&half),
        ["chess is not in b", "chess is not in c", "draughts is not in a", "draughts is not in b"]
    );
    assert!(half_there(&[place("a", &["go"]), place("b", &["go"])]).is_empty());
}
