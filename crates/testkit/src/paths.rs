//! The leaves of a JSON value and where they stand.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

/// Every value that contains no other, by its JSON pointer; empty lists and objects count as values.
pub(crate) fn leaves(value: &Value) -> BTreeMap<String, Value> {
    let mut found = BTreeMap::new();
    collect(value, &mut String::new(), &mut found);
    found
}

fn collect(value: &Value, pointer: &mut String, found: &mut BTreeMap<String, Value>) {
    let length = pointer.len();
    match value {
        Value::Array(items) if !items.is_empty() => {
            for (index, item) in items.iter().enumerate() {
                write!(pointer, "/{index}").expect("writing into memory does not fail");
                collect(item, pointer, found);
                pointer.truncate(length);
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            for (name, field) in fields {
                pointer.push('/');
                pointer.push_str(name);
                collect(field, pointer, found);
                pointer.truncate(length);
            }
        }
        _ => drop(found.insert(pointer.clone(), value.clone())),
    }
}

/// Something of the truth that is not shown where it stands, and what was imagined there.
pub(crate) struct Hidden<'a> {
    pub(crate) pointer: &'a str,
    pub(crate) truth: &'a Value,
    pub(crate) imagined: Option<&'a Value>,
}

/// Tells `found` every leaf of `truth` that `seen` does not have in the same place.
pub(crate) fn each_hidden(
    truth: &Value,
    seen: &Value,
    imagined: &Value,
    found: &mut impl FnMut(&Hidden<'_>),
) {
    search(truth, Some(seen), Some(imagined), &mut String::new(), found);
}

fn search(
    truth: &Value,
    seen: Option<&Value>,
    imagined: Option<&Value>,
    pointer: &mut String,
    found: &mut impl FnMut(&Hidden<'_>),
) {
    // Most of a view is seen by all, and need not be walked through.
    if seen == Some(truth) {
        return;
    }
    let length = pointer.len();
    match truth {
        Value::Array(items) if !items.is_empty() => {
            for (index, item) in items.iter().enumerate() {
                write!(pointer, "/{index}").expect("writing into memory does not fail");
                search(
                    item,
                    seen.and_then(|seen| seen.get(index)),
                    imagined.and_then(|imagined| imagined.get(index)),
                    pointer,
                    found,
                );
                pointer.truncate(length);
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            for (name, field) in fields {
                write!(pointer, "/{name}").expect("writing into memory does not fail");
                search(
                    field,
                    seen.and_then(|seen| seen.get(name)),
                    imagined.and_then(|imagined| imagined.get(name)),
                    pointer,
                    found,
                );
                pointer.truncate(length);
            }
        }
        _ => found(&Hidden { pointer, truth, imagined }),
    }
}

/// Whether a pointer is meant by a pattern, in which `*` stands for any one part; a pattern also means what lies below it.
pub(crate) fn is_meant(pointer: &str, pattern: &str) -> bool {
    let mut parts = pointer.split('/');
    pattern.split('/').all(|wanted| parts.next().is_some_and(|part| wanted == "*" || wanted == part))
}

/// The pointer itself and with some of its first three indices replaced by `*`.
pub(crate) fn patterns(pointer: &str) -> Vec<String> {
    let parts: Vec<&str> = pointer.split('/').collect();
    let is_index = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let indices: Vec<usize> = (0..parts.len()).filter(|at| is_index(&parts[*at])).take(3).collect();
    (0..1_usize << indices.len())
        .map(|chosen| {
            let mut parts = parts.clone();
            for (bit, at) in indices.iter().enumerate() {
                if chosen & (1 << bit) != 0 {
                    parts[*at] = "*";
                }
            }
            parts.join("/")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn leaves_have_pointers() {
        let found = leaves(&json!({ "hands": [[1, null], []], "turn": 3 }));
        let expected = [
            ("/hands/0/0", json!(1)),
            ("/hands/0/1", Value::Null),
            ("/hands/1", json!([])),
            ("/turn", json!(3)),
        ];
        assert_eq!(found, expected.map(|(pointer, value)| (pointer.to_owned(), value)).into());
    }

    #[test]
    fn what_is_seen_in_its_place_is_not_hidden() {
        let truth = json!({ "hands": [[1, 2], [3]], "pile": [7], "turn": 3 });
        let seen = json!({ "hands": [[1, 2], [null]], "turn": 3 });
        let imagined = json!({ "hands": [[1, 2], [7]], "pile": [3], "turn": 3 });
        let mut found = Vec::new();
        each_hidden(&truth, &seen, &imagined, &mut |hidden| {
            found.push(format!(
                "{} {} {:?}",
                hidden.pointer,
                hidden.truth,
                hidden.imagined.map(Value::to_string)
            ));
        });
        assert_eq!(found, [r#"/hands/1/0 3 Some("7")"#, r#"/pile/0 7 Some("3")"#]);
    }

    #[test]
    fn indices_may_be_any() {
        assert_eq!(patterns("/hands/0/1"), ["/hands/0/1", "/hands/*/1", "/hands/0/*", "/hands/*/*"]);
        assert_eq!(patterns("/turn"), ["/turn"]);
    }

    #[test]
    fn patterns_mean_what_lies_below() {
        assert!(is_meant("/hands/0/1", "/hands/*/1"));
        assert!(is_meant("/hands/0/1", "/hands"));
        assert!(!is_meant("/hands/0/1", "/hands/*/2"));
        assert!(!is_meant("/hands", "/hands/0"));
    }
}
