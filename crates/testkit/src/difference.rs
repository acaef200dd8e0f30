//! What has changed between two JSON values, and between two texts, so that a person can read it.

use serde_json::Value;

/// A part of a JSON value that is no longer than this is shown whole when something in it changes.
const SHORT: usize = 72;

/// What is new in `now`, one line each: where it stands and what is there.
pub(crate) fn changes(before: Option<&Value>, now: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    compare(before, now, "", &mut lines);
    lines
}

fn compare(before: Option<&Value>, now: &Value, at: &str, lines: &mut Vec<String>) {
    if before == Some(now) {
        return;
    }
    let short = !at.is_empty() && canonical(now).len() <= SHORT;
    match (before, now) {
        (Some(Value::Object(_)) | None, Value::Object(fields)) if !short => {
            for (name, field) in in_order(fields) {
                let at = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
                compare(before.and_then(|before| before.get(name)), field, &at, lines);
            }
            if let Some(Value::Object(old)) = before {
                let gone = in_order(old).into_iter().map(|(name, _)| name);
                let gone = gone.filter(|name| !fields.contains_key(*name));
                let at = if at.is_empty() { String::new() } else { format!("{at}.") };
                lines.extend(gone.map(|name| format!("{at}{name}: gone")));
            }
        }
        (Some(Value::Array(old)), Value::Array(items)) if !short && old.len() == items.len() => {
            for (index, item) in items.iter().enumerate() {
                compare(old.get(index), item, &format!("{at}[{index}]"), lines);
            }
        }
        _ if at.is_empty() => lines.push(canonical(now)),
        _ => lines.push(format!("{at}: {}", canonical(now))),
    }
}

/// Compact JSON with the names of an object in order, `type` first: the same whatever order the parts came in.
fn canonical(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(canonical).collect();
            format!("[{}]", items.join(","))
        }
        Value::Object(fields) => {
            let fields: Vec<String> = in_order(fields)
                .into_iter()
                .map(|(name, field)| format!("{}:{}", Value::from(name.as_str()), canonical(field)))
                .collect();
            format!("{{{}}}", fields.join(","))
        }
        other => other.to_string(),
    }
}

fn in_order(fields: &serde_json::Map<String, Value>) -> Vec<(&String, &Value)> {
    let mut fields: Vec<_> = fields.iter().collect();
    fields.sort_by_key(|(name, _)| (*name != "type", *name));
    fields
}

/// How many lines that agree end a difference, and how far one looks for them.
const AGREE: usize = 3;
const FAR: usize = 400;
/// How many lines of each side are shown.
const SHOWN: usize = 12;

/// Where two texts first part, with a few lines around it; `None` when they are equal.
pub(crate) fn first_difference(expected: &str, found: &str) -> Option<String> {
    if expected == found {
        return None;
    }
    let (expected, found): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), found.lines().collect());
    let same = expected.iter().zip(&found).take_while(|(one, two)| one == two).count();
    let (left, right) = (&expected[same..], &found[same..]);
    let (removed, added) = reunion(left, right);
    let mut text = format!("they part in line {}:\n", same + 1);
    let mut show = |mark: char, lines: &[&str]| {
        for line in lines.iter().take(SHOWN) {
            text.push_str(&format!("{mark} {line}\n"));
        }
        if lines.len() > SHOWN {
            text.push_str(&format!("{mark} … and {} more lines\n", lines.len() - SHOWN));
        }
    };
    show(' ', &expected[same.saturating_sub(4)..same]);
    show('-', &left[..removed]);
    show('+', &right[..added]);
    show(' ', &left[removed..][..AGREE.min(left.len() - removed)]);
    Some(text)
}

/// After how many lines of each side both agree again.
fn reunion(left: &[&str], right: &[&str]) -> (usize, usize) {
    for total in 1..FAR {
        for removed in total.saturating_sub(right.len())..=total.min(left.len()) {
            let (one, two) = (&left[removed..], &right[total - removed..]);
            let ahead = AGREE.min(one.len()).min(two.len());
            let both_end = one.len() == two.len() && one.len() <= AGREE;
            if one[..ahead] == two[..ahead] && (ahead == AGREE || both_end) {
                return (removed, total - removed);
            }
        }
    }
    (left.len(), right.len())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_changed_is_shown() {
        let squares: Vec<u32> = (1000..1030).collect();
        let mut moved = squares.clone();
        moved[12] = 0;
        let before = json!({ "turn": 1, "board": squares, "hands": [[1, 2], [3]], "thrown": 4 });
        let now = json!({ "turn": 2, "board": moved, "hands": [[1], [3, 2]] });
        let lines = changes(Some(&before), &now);
        assert_eq!(lines, ["board[12]: 0", "hands: [[1],[3,2]]", "turn: 2", "thrown: gone"]);
        assert_eq!(changes(Some(&now), &now), [""; 0]);
    }

    #[test]
    fn the_order_of_names_is_always_the_same() {
        let value = json!({ "zebra": 1, "type": "swap", "card": [{ "b": 1, "a": "x\"y" }] });
        assert_eq!(canonical(&value), r#"{"type":"swap","card":[{"a":"x\"y","b":1}],"zebra":1}"#);
    }

    #[test]
    fn at_first_every_field_is_shown() {
        assert_eq!(changes(None, &json!({ "pile": [1, 2], "turn": 1 })), ["pile: [1,2]", "turn: 1"]);
    }

    #[test]
    fn a_difference_shows_both_sides_and_what_is_around() {
        let text = first_difference("a\nb\nc\nd\n", "a\nB\nc\nd\n").expect("they differ");
        assert_eq!(text, "they part in line 2:\n  a\n- b\n+ B\n  c\n  d\n");
        let text = first_difference("a\nb\nc\nd\ne\nf\ng\n", "a\nc\nd\ne\nF\ng\n").expect("they differ");
        assert_eq!(
            text, "they part in line 2:\n  a\n- b\n  c\n  d\n  e\n",
            "only the first difference is shown"
        );
        assert_eq!(first_difference("a\n", "a\n"), None);
        assert_eq!(
            first_difference("a\n", "a\nb\n").expect("they differ"),
            "they part in line 2:\n  a\n+ b\n"
        );
    }
}
