//! What several commands are told alike: the game, its options, the bots.

use bots::BotName;
use games::AnyGame;
use serde_json::Value;

use crate::told::Told;

/// The game called `id`.
pub(crate) fn game(id: &str) -> Result<&'static dyn AnyGame, Told> {
    games::find(id).ok_or_else(|| {
        let known: Vec<&str> = games::ALL.iter().map(|game| game.info().id).collect();
        Told::new("cli-unknown-game").with("name", id.to_owned()).with("known", known.join(", "))
    })
}

/// Options as JSON; none at all means the usual ones.
pub(crate) fn options(text: Option<&str>) -> Result<Value, Told> {
    let Some(text) = text else { return Ok(Value::Null) };
    match serde_json::from_str(text) {
        Ok(options @ Value::Object(_)) => Ok(options),
        Ok(_) => Err(Told::new("cli-options-no-object")),
        Err(error) => {
            let column = i64::try_from(error.column()).unwrap_or(i64::MAX);
            Err(Told::new("cli-options-no-json").with("column", column))
        }
    }
}

/// Bots separated by commas, which also separate the parameters of one bot:
/// a part with `=` but without `:` belongs to the bot before it, as in `hard:depth=2,width=8,random`.
pub(crate) fn bots(text: &str) -> Result<Vec<BotName>, Told> {
    let mut names: Vec<String> = Vec::new();
    for part in text.split(',').map(str::trim) {
        match names.last_mut() {
            Some(name) if part.contains('=') && !part.contains(':') => {
                name.push(if name.contains(':') { ',' } else { ':' });
                name.push_str(part);
            }
            _ => names.push(part.to_owned()),
        }
    }
    Ok(names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        bots(text).unwrap().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn commas_separate_bots_and_their_parameters() {
        assert_eq!(names("random"), ["random"]);
        assert_eq!(names("hard, random"), ["hard", "random"]);
        assert_eq!(names("hard:depth=2,width=8,random"), ["hard:depth=2,width=8", "random"]);
        assert_eq!(names("easy,hard:depth=2,hard:depth=3"), ["easy", "hard:depth=2", "hard:depth=3"]);
    }

    #[test]
    fn a_parameter_without_a_value_is_refused() {
        assert!(bots("hard:depth").is_err());
    }
}
