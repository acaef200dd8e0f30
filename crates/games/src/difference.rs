//! Where a view in between differs from that of its step: a few bytes instead of a whole view.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// One place of a view, and what stands there.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Difference {
    /// The way to the place: names of fields and numbers of items.
    pub at: Vec<Key>,
    #[schema(value_type = Value)]
    pub is: Value,
}

/// A field's name or an item's number.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Key {
    Field(String),
    Item(usize),
}

/// What has to be put into `base` to make `view` of it: the smallest parts that differ, where both have the same shape.
pub(crate) fn differences(base: &Value, view: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    compare(base, view, &mut Vec::new(), &mut found);
    found
}

fn compare(base: &Value, view: &Value, at: &mut Vec<Key>, found: &mut Vec<Difference>) {
    if base == view {
        return;
    }
    match (base, view) {
        (Value::Object(old), Value::Object(new))
            if old.len() == new.len() && new.keys().all(|name| old.contains_key(name)) =>
        {
            for (name, value) in new {
                at.push(Key::Field(name.clone()));
                compare(&old[name], value, at, found);
                at.pop();
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                at.push(Key::Item(index));
                compare(old, new, at, found);
                at.pop();
            }
        }
        _ => found.push(Difference { at: at.clone(), is: view.clone() }),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// What a reader does with differences.
    fn put(mut base: Value, differences: &[Difference]) -> Value {
        for Difference { at, is } in differences {
            let mut place = &mut base;
            for key in at {
                place = match key {
                    Key::Field(name) => &mut place[name],
                    Key::Item(index) => &mut place[index],
                };
            }
            *place = is.clone();
        }
        base
    }

    #[track_caller]
    fn check(base: Value, view: Value, expected: Value) {
        let found = differences(&base, &view);
        assert_eq!(serde_json::to_value(&found).expect("plain data"), expected);
        assert_eq!(put(base, &found), view);
    }

    #[test]
    fn only_what_differs_is_told() {
        check(json!({"a": 1, "b": [1, 2]}), json!({"a": 1, "b": [1, 2]}), json!([]));
        check(
            json!({"a": 1, "b": [1, {"c": null}]}),
            json!({"a": 2, "b": [1, {"c": 3}]}),
            json!([{"at": ["a"], "is": 2}, {"at": ["b", 1, "c"], "is": 3}]),
        );
    }

    #[test]
    fn another_shape_is_told_whole() {
        check(json!({"b": [1, 2]}), json!({"b": [1]}), json!([{"at": ["b"], "is": [1]}]));
        check(json!({"b": {"c": 1}}), json!({"b": {"d": 1}}), json!([{"at": ["b"], "is": {"d": 1}}]));
        check(json!({"b": 4}), json!({"b": null}), json!([{"at": ["b"], "is": null}]));
        check(json!([1]), json!({"a": 1}), json!([{"at": [], "is": {"a": 1}}]));
    }
}
