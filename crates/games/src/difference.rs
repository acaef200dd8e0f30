//! Where a view in between differs from that of its step: a few bytes instead of a whole view.
//!
//! Both are compared as the texts that they are sent as: trees of them would cost more than all else that is done for a
//! step.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::wire::Json;

/// One place of a view, and what stands there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Difference {
    /// The way to the place: names of fields and numbers of items.
    pub at: Vec<Key>,
    #[schema(value_type = Value)]
    pub is: Json,
}

/// A field's name or an item's number.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Key {
    Field(String),
    Item(usize),
}

/// What has to be put into `base` to make `view` of it: the smallest parts that differ, where both have the same shape.
/// Fields come by their names, in whichever order they were written.
pub(crate) fn differences(base: &RawValue, view: &RawValue) -> Vec<Difference> {
    let mut found = Vec::new();
    if base.get() != view.get() {
        compare(base.get(), view.get(), &mut Vec::new(), &mut found);
    }
    found
}

/// Looks into two texts that differ.
fn compare(base: &str, view: &str, at: &mut Vec<Key>, found: &mut Vec<Difference>) {
    match (Parts::of(base), Parts::of(view)) {
        (Parts::Fields(old), Parts::Fields(new))
            if old.len() == new.len() && old.iter().zip(&new).all(|(old, new)| old.name == new.name) =>
        {
            for (old, new) in old.iter().zip(&new).filter(|(old, new)| old.value != new.value) {
                at.push(Key::Field(new.name().into_owned()));
                compare(old.value, new.value, at, found);
                at.pop();
            }
        }
        (Parts::Items(old), Parts::Items(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(&new).enumerate().filter(|(_, (old, new))| old != new) {
                at.push(Key::Item(index));
                compare(old, new, at, found);
                at.pop();
            }
        }
        _ => {
            let mut is = String::with_capacity(view.len());
            write_by_name(view, &mut is);
            let is = RawValue::from_string(is).expect("a part of a view is JSON");
            found.push(Difference { at: at.clone(), is });
        }
    }
}

/// Writes the same with the fields of every object by their names.
fn write_by_name(text: &str, into: &mut String) {
    match Parts::of(text) {
        Parts::Fields(fields) => {
            into.push('{');
            for (index, field) in fields.iter().enumerate() {
                into.push_str(if index == 0 { "" } else { "," });
                into.push_str(field.name);
                into.push(':');
                write_by_name(field.value, into);
            }
            into.push('}');
        }
        Parts::Items(items) => {
            into.push('[');
            for (index, item) in items.iter().enumerate() {
                into.push_str(if index == 0 { "" } else { "," });
                write_by_name(item, into);
            }
            into.push(']');
        }
        Parts::None => into.push_str(text),
    }
}

/// What a JSON text consists of, as texts. It is read as serde_json writes it: without a space.
enum Parts<'a> {
    /// By their names.
    Fields(Vec<Field<'a>>),
    Items(Vec<&'a str>),
    /// It is neither an object nor a list.
    None,
}

struct Field<'a> {
    /// As it is written.
    name: &'a str,
    value: &'a str,
}

impl Field<'_> {
    fn name(&self) -> Cow<'_, str> {
        if self.name.contains('\\') {
            Cow::Owned(serde_json::from_str(self.name).expect("a name is a JSON text"))
        } else {
            Cow::Borrowed(&self.name[1..self.name.len() - 1])
        }
    }
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Parts<'a> {
        let mut rest = &text[1..];
        match text.as_bytes()[0] {
            b'{' => {
                let mut fields = Vec::new();
                while !rest.is_empty() && rest != "}" {
                    let (name, after) = rest.split_at(end(rest));
                    let (value, after) = after[1..].split_at(end(&after[1..]));
                    fields.push(Field { name, value });
                    rest = &after[1..];
                }
                fields.sort_by(|one, other| one.name().cmp(&other.name()));
                Parts::Fields(fields)
            }
            b'[' => {
                let mut items = Vec::new();
                while !rest.is_empty() && rest != "]" {
                    let (item, after) = rest.split_at(end(rest));
                    items.push(item);
                    rest = &after[1..];
                }
                Parts::Items(items)
            }
            _ => Parts::None,
        }
    }
}

/// Where the value ends that a text begins with.
fn end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0);
    loop {
        match bytes[at] {
            b'"' => at = end_of_string(bytes, at),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        // A number or a word ends where something else begins.
        if depth == 0 && bytes.get(at).is_none_or(|next| b",:}]".contains(next)) {
            return at;
        }
    }
}

/// The place of the quote that ends the text which begins at `at`.
fn end_of_string(bytes: &[u8], mut at: usize) -> usize {
    loop {
        at += 1;
        match bytes[at] {
            b'"' => return at,
            b'\\' => at += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use boardgame::{GameRng, Seat, Seed, Viewer};
    use serde_json::{Value, json};

    use super::*;
    use crate::AnyTable;

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
            *place = serde_json::from_str(is.get()).expect("it is JSON");
        }
        base
    }

    #[track_caller]
    fn check(base: Value, view: Value, expected: Value) {
        let text = |value: &Value| RawValue::from_string(value.to_string()).expect("it is JSON");
        let found = differences(&text(&base), &text(&view));
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

    #[test]
    fn texts_are_read_as_they_are_written() {
        check(
            json!({"a": "}],\"{[", "b": 1}),
            json!({"a": "}],\"{[", "b": 2}),
            json!([{"at": ["b"], "is": 2}]),
        );
        check(json!(["\\", ""]), json!(["\\", ","]), json!([{"at": [1], "is": ","}]));
        check(
            json!({"\"": {"\\": 1}, "é": -1.5}),
            json!({"\"": {"\\": true}, "é": []}),
            json!([{"at": ["\"", "\\"], "is": true}, {"at": ["é"], "is": []}]),
        );
        check(
            json!({"a": {}, "b": []}),
            json!({"a": {"c": {}}, "b": []}),
            json!([{"at": ["a"], "is": {"c": {}}}]),
        );
        check(json!(1), json!(12), json!([{"at": [], "is": 12}]));
    }

    #[test]
    fn fields_come_by_their_names() {
        let text = |text: &str| RawValue::from_string(text.to_owned()).expect("it is JSON");
        let found = differences(
            &text(r#"{"type":"x","b":1,"a":{"z":1}}"#),
            &text(r#"{"b":2,"type":"y","a":{"z":1,"y":[{"q":1,"p":2}]}}"#),
        );
        assert_eq!(
            serde_json::to_string(&found).expect("plain data"),
            r#"[{"at":["a"],"is":{"y":[{"p":2,"q":1}],"z":1}},{"at":["b"],"is":2},{"at":["type"],"is":"y"}]"#,
        );
    }

    /// The same by trees, as a reader would look for it.
    fn by_trees(base: &Value, view: &Value, at: &mut Vec<Value>, found: &mut Vec<Value>) {
        match (base, view) {
            _ if base == view => {}
            (Value::Object(old), Value::Object(new))
                if old.len() == new.len() && new.keys().all(|name| old.contains_key(name)) =>
            {
                for (name, value) in new {
                    at.push(json!(name));
                    by_trees(&old[name], value, at, found);
                    at.pop();
                }
            }
            (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
                for (index, (old, new)) in old.iter().zip(new).enumerate() {
                    at.push(json!(index));
                    by_trees(old, new, at, found);
                    at.pop();
                }
            }
            _ => found.push(json!({ "at": at, "is": view })),
        }
    }

    #[test]
    fn in_all_games_texts_differ_where_trees_do() {
        for game in crate::ALL {
            let (seats, seed) = (game.info().max_seats, Seed::of_number(1));
            let dealt = game.deal(&json!({}), seats, seed).expect("the usual options");
            let (mut table, mut rng) = (dealt.table, GameRng::new(seed, u64::MAX));
            let viewers: Vec<Viewer> =
                Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            let views = |table: &dyn AnyTable| viewers.iter().map(|viewer| table.view(*viewer)).collect();
            let mut before: Vec<Json> = views(&*table);
            while let Some(seat) = table.to_act().first() {
                let action = game.sample(&table.legal(seat), &mut rng).expect("whoever is to act has a move");
                table.play(seat, &action).expect("a listed move is legal");
                let now: Vec<Json> = views(&*table);
                for (old, new) in before.iter().zip(&now) {
                    let read = |text: &RawValue| serde_json::from_str(text.get()).expect("a view is JSON");
                    let mut expected = Vec::new();
                    by_trees(&read(new), &read(old), &mut Vec::new(), &mut expected);
                    let found = serde_json::to_string(&differences(new, old)).expect("plain data");
                    let expected = Value::from(expected).to_string();
                    assert_eq!(found, expected, "{}, step {}", game.info().id, table.step());
                }
                before = now;
            }
        }
    }
}
