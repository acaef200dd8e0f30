//! Actions that nobody would list: real ones with a number, a word or a list changed in their JSON.

use boardgame::GameRng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A changed copy of `action`, if the change can still be read as an action. `words` are the strings to try.
pub(crate) fn mutate<A: Serialize + DeserializeOwned>(
    action: &A,
    words: &[String],
    rng: &mut GameRng,
) -> Option<A> {
    let mut value = serde_json::to_value(action).expect("an action can be written as JSON");
    let mut nodes = 0;
    count(&value, &mut nodes);
    let mut chosen = rng.below(nodes);
    change(&mut value, &mut chosen, words, rng);
    serde_json::from_value(value).ok()
}

/// All strings in the JSON of an action.
pub(crate) fn strings<A: Serialize>(action: &A) -> Vec<String> {
    let mut found = Vec::new();
    collect(&serde_json::to_value(action).expect("an action can be written as JSON"), &mut found);
    found
}

fn collect(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn count(value: &Value, nodes: &mut u32) {
    *nodes += 1;
    match value {
        Value::Array(items) => items.iter().for_each(|item| count(item, nodes)),
        Value::Object(fields) => fields.values().for_each(|field| count(field, nodes)),
        _ => {}
    }
}

/// Walks to the node whose number is `chosen` and changes it; says whether it was met.
fn change(value: &mut Value, chosen: &mut u32, words: &[String], rng: &mut GameRng) -> bool {
    if *chosen == 0 {
        change_here(value, words, rng);
        return true;
    }
    *chosen -= 1;
    match value {
        Value::Array(items) => items.iter_mut().any(|item| change(item, chosen, words, rng)),
        Value::Object(fields) => fields.values_mut().any(|field| change(field, chosen, words, rng)),
        _ => false,
    }
}

fn change_here(value: &mut Value, words: &[String], rng: &mut GameRng) {
    match value {
        Value::Null => *value = Value::from(0),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let other = [number + 1, number - 1, number + 10, 0, -1, 16, 127, 255, 65_535];
            *value = match rng.below(other.len() as u32 + 1) as usize {
                index if index < other.len() => Value::from(other[index]),
                _ => Value::Null,
            };
        }
        Value::String(text) => {
            if !words.is_empty() {
                text.clone_from(&words[rng.below(words.len() as u32) as usize]);
            }
        }
        Value::Array(items) => match rng.below(4) {
            0 => drop(items.pop()),
            1 => items.reverse(),
            2 => items.clear(),
            _ => items.extend(items.first().cloned()),
        },
        Value::Object(fields) => {
            if let Some(name) = fields.keys().nth(rng.below(fields.len().max(1) as u32) as usize).cloned() {
                fields.remove(&name);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::walk::policy;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    enum Deed {
        Give { cards: Vec<u8> },
        Pass,
    }

    #[test]
    fn changes_reach_lists_numbers_and_names() {
        let mut rng = policy(1, "mutation");
        let deed = Deed::Give { cards: vec![3, 4] };
        let words = ["give".to_owned(), "pass".to_owned()];
        let seen: Vec<Deed> = (0..400).filter_map(|_| mutate(&deed, &words, &mut rng)).collect();
        assert!(seen.contains(&Deed::Pass));
        assert!(seen.contains(&Deed::Give { cards: vec![] }));
        assert!(seen.contains(&Deed::Give { cards: vec![4, 3] }));
        assert!(seen.contains(&Deed::Give { cards: vec![3, 4, 3] }));
        assert!(seen.contains(&Deed::Give { cards: vec![3, 255] }));
        assert_eq!(strings(&deed), ["give"]);
    }
}
