//! What a host brings from a box of their own: read before anything is dealt.

use std::path::{Path, PathBuf};
use std::{fs, io};

use games::AnyGame;
use words::Lang;

use crate::told::{Told, say};

/// Brings whatever of it lies in the data folder.
pub(crate) fn bring_all(data: &Path, lang: Lang) -> Result<(), Told> {
    for game in games::ALL {
        let path = game.own().map(|own| data.join(own.file)).filter(|path| path.exists());
        path.map_or(Ok(()), |path| bring(*game, &path, lang))?;
    }
    Ok(())
}

/// Where it lies in the data folder, whether it is there or not.
pub(crate) fn places(data: &Path) -> Vec<PathBuf> {
    games::ALL.iter().filter_map(|game| Some(data.join(game.own()?.file))).collect()
}

/// Brings one file to the game that it is for; everything that is wrong with it is said.
pub(crate) fn bring(game: &dyn AnyGame, path: &Path, lang: Lang) -> Result<(), Told> {
    let shown = path.display().to_string();
    let refused = |error: io::Error| {
        Told::new("cli-no-file").with("path", shown.clone()).with("detail", error.to_string())
    };
    let own = game.own().ok_or_else(|| Told::new("cli-own-none"))?;
    (own.bring)(&fs::read_to_string(path).map_err(refused)?).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(|fault| format!("- {}", say(lang, fault))).collect();
        Told::new("cli-own-faults").with("path", shown.clone()).with("faults", faults.join("\n"))
    })
}
