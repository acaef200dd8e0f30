//! Whether there are words in both languages for everything that a game says.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use boardgame::{Arg, Saying};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde::Serialize;
use serde_json::Value;

const LANGUAGES: [&str; 2] = ["it", "en"];

/// The messages of one language and what each of them needs.
struct Catalogue {
    language: &'static str,
    messages: BTreeMap<String, Needs>,
}

#[derive(Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// Collects what has no words, so that all of it can be reported at once.
pub(crate) struct Words {
    catalogues: Vec<Catalogue>,
    missing: BTreeSet<String>,
}

impl Words {
    /// Reads `it/*.ftl` and `en/*.ftl`; a missing folder is an empty catalogue.
    pub(crate) fn read(folder: &Path) -> Words {
        let catalogues = LANGUAGES
            .map(|language| Catalogue { language, messages: read_messages(&folder.join(language)) })
            .into();
        Words { catalogues, missing: BTreeSet::new() }
    }

    /// Notes whether a saying has words, and whether it brings everything that they need.
    pub(crate) fn hear(&mut self, saying: &Saying) {
        for catalogue in &self.catalogues {
            let language = catalogue.language;
            match catalogue.variables(&saying.key) {
                None => drop(self.missing.insert(format!("{language}: {}", described(saying)))),
                Some(variables) => {
                    for variable in variables {
                        if !saying.args.contains_key(&Cow::from(variable.clone())) {
                            self.missing.insert(format!(
                                "{language}: the words of {} need ${variable}, which is not given",
                                saying.key
                            ));
                        }
                    }
                }
            }
        }
        for arg in saying.args.values() {
            if let Arg::Key { key } = arg {
                self.need(key);
            }
        }
    }

    /// Hears every saying within something that is sent: why moves are not legal, for instance.
    pub(crate) fn hear_within(&mut self, sent: &impl Serialize) -> Vec<Saying> {
        let tree = serde_json::to_value(sent).expect("what is sent can be written as JSON");
        let sayings = sayings(&tree);
        sayings.iter().for_each(|saying| self.hear(saying));
        sayings
    }

    /// Notes whether a message that takes no arguments exists.
    pub(crate) fn need(&mut self, key: &str) {
        self.hear(&Saying::new(key.to_owned()));
    }

    /// Notes something else that is missing.
    pub(crate) fn miss(&mut self, what: String) {
        self.missing.insert(what);
    }

    /// Fails with everything that is missing.
    pub(crate) fn finish(self, game: &str) {
        let missing: Vec<String> = self.missing.into_iter().collect();
        assert!(
            missing.is_empty(),
            "{game}: the catalogues have no words for {} sayings:\n  {}",
            missing.len(),
            missing.join("\n  ")
        );
    }
}

impl Catalogue {
    /// The variables that a message needs, those of the messages it refers to included.
    fn variables(&self, key: &str) -> Option<BTreeSet<String>> {
        let mut open = vec![key.to_owned()];
        let (mut seen, mut variables) = (BTreeSet::new(), BTreeSet::new());
        while let Some(key) = open.pop() {
            let needs = self.messages.get(&key)?;
            variables.extend(needs.variables.iter().cloned());
            if seen.insert(key) {
                open.extend(needs.messages.iter().filter(|next| !seen.contains(*next)).cloned());
            }
        }
        Some(variables)
    }
}

/// The sayings in a tree, by their shape: a key and its arguments.
fn sayings(tree: &Value) -> Vec<Saying> {
    match tree {
        Value::Array(items) => items.iter().flat_map(sayings).collect(),
        Value::Object(fields) => match (fields.get("key"), fields.get("args")) {
            (Some(Value::String(_)), Some(Value::Object(_))) => {
                vec![serde_json::from_value(tree.clone()).expect("a saying is a key with its arguments")]
            }
            _ => fields.values().flat_map(sayings).collect(),
        },
        _ => Vec::new(),
    }
}

fn described(saying: &Saying) -> String {
    let names: Vec<String> = saying.args.keys().map(|name| format!("${name}")).collect();
    if names.is_empty() { saying.key.to_string() } else { format!("{} ({})", saying.key, names.join(", ")) }
}

fn read_messages(folder: &Path) -> BTreeMap<String, Needs> {
    let mut messages = BTreeMap::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let text = std::fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
            messages.extend(messages_of(&text));
        }
    }
    messages
}

fn messages_of(text: &str) -> Vec<(String, Needs)> {
    // What cannot be parsed counts as missing, which is how it is noticed.
    let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(text);
    let mut messages = Vec::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            let mut needs = Needs::default();
            needs.add_pattern(pattern);
            messages.push((message.id.name.to_owned(), needs));
        }
    }
    messages
}

impl Needs {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                variants.iter().for_each(|variant| self.add_pattern(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, .. } => drop(self.messages.insert(id.name.to_owned())),
            InlineExpression::FunctionReference { arguments, .. }
            | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
                self.add_arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::TermReference { arguments: None, .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.add_inline(argument));
        arguments.named.iter().for_each(|argument| self.add_inline(&argument.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(it: &str, en: &str) -> Words {
        let catalogue =
            |language, text| Catalogue { language, messages: messages_of(text).into_iter().collect() };
        Words { catalogues: vec![catalogue("it", it), catalogue("en", en)], missing: BTreeSet::new() }
    }

    #[test]
    fn a_key_in_one_language_is_missing_in_the_other() {
        let mut words = words("drew = Pescata", "");
        words.need("drew");
        assert_eq!(words.missing.into_iter().collect::<Vec<_>>(), ["en: drew"]);
    }

    #[test]
    fn variables_are_found_wherever_they_stand() {
        let text =
            "house = { $number ->\n    [one] { $name }\n   *[other] { outer }\n }\nouter = { NUMBER($size) }";
        let mut words = words(text, text);
        words.hear(&Saying::new("house").with("number", 1u8));
        let missing: Vec<_> = words.missing.into_iter().collect();
        assert_eq!(
            missing,
            [
                "en: the words of house need $name, which is not given",
                "en: the words of house need $size, which is not given",
                "it: the words of house need $name, which is not given",
                "it: the words of house need $size, which is not given",
            ]
        );
    }

    #[test]
    fn an_argument_that_is_a_message_must_exist_too() {
        let mut words = words("fell = { $house }", "fell = { $house }");
        words.hear(&Saying::new("fell").with_key("house", "house-27"));
        assert_eq!(words.missing.into_iter().collect::<Vec<_>>(), ["en: house-27", "it: house-27"]);
    }

    #[test]
    fn sayings_are_heard_wherever_they_are_sent() {
        let mut words = words("", "");
        let why = |key: &'static str| Saying::new(key);
        words.hear_within(&(7, [("square", why("barred").with("by", 3u8))], Some(why("late"))));
        let missing: Vec<_> = words.missing.into_iter().collect();
        assert_eq!(missing, ["en: barred ($by)", "en: late", "it: barred ($by)", "it: late"]);
    }

    #[test]
    fn what_a_message_does_not_use_may_be_given() {
        let mut words = words("drew = Pescata", "drew = Drawn");
        words.hear(&Saying::new("drew").with("card", 3u8));
        words.finish("game");
    }
}
