//! Whether the playbill of a game fits its options, and has words.

use std::collections::BTreeSet;

use boardgame::{BadOptions, Game, OptionKind, Options};
use serde_json::{Value, json};

use crate::catalogue::Words;
use crate::trials::{Sitting, values};
use crate::walk::Walk;

/// Every field of the options stands on the playbill, takes the values that it offers and no others, and has a label,
/// unless it is no choice but what a version of the rules has changed.
pub(crate) fn check_playbill<G: Game>(words: &mut Words) {
    let id = G::ID;
    let written = serde_json::to_value(G::Options::default()).expect("options can be written as JSON");
    let Value::Object(fields) = &written else { panic!("{id}: options are no JSON object but {written}") };
    let named: BTreeSet<&str> = G::PLAYBILL.options.iter().map(|spec| spec.name).collect();
    let present: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
    assert!(
        named.is_subset(&present),
        "{id}: the playbill names the options {named:?}, and they are {present:?}"
    );
    for field in present.difference(&named) {
        let changed = (1..G::RULES).any(|rules| {
            let meant = G::Options::default().meant_by(rules);
            serde_json::to_value(meant).is_ok_and(|meant| meant[*field] != fields[*field])
        });
        assert!(changed, "{id}: the playbill does not name `{field}`, and no older rules had it otherwise");
    }
    assert!(named.len() == G::PLAYBILL.options.len(), "{id}: the playbill names an option twice");
    assert!(reads::<G>(&json!({})) == Some(G::Options::default()), "{id}: missing options take no defaults");
    assert!(reads::<G>(&json!({ "no such option": 1 })).is_none(), "{id}: unknown options are not refused");
    words.need(&format!("{id}-name"));
    words.need(&format!("{id}-tagline"));
    for spec in G::PLAYBILL.options {
        let label = format!("{id}-option-{}", spec.name.replace('_', "-"));
        words.need(&label);
        match spec.kind {
            OptionKind::Switch => {}
            OptionKind::Choice { choices } => {
                choices
                    .iter()
                    .for_each(|choice| words.need(&format!("{label}-{}", choice.replace('_', "-"))));
            }
            OptionKind::Seat { .. } => words.need(&format!("{label}-chance")),
        }
        let offered = values(spec.kind, *G::SEATS.end());
        let default = &fields[spec.name];
        let fits = match spec.kind {
            OptionKind::Seat { .. } => default.is_null() || default.is_u64(),
            OptionKind::Switch | OptionKind::Choice { .. } => offered.contains(default),
        };
        assert!(fits, "{id}: the default of `{}` is {default}, which the playbill does not offer", spec.name);
        for value in offered {
            let changed = json!({ spec.name: value });
            assert!(
                reads::<G>(&changed).is_some(),
                "{id}: the playbill offers {changed}, which cannot be read"
            );
        }
        let strange = json!({ spec.name: "no such choice" });
        assert!(
            reads::<G>(&strange).is_none(),
            "{id}: the options take {strange}, which is not on the playbill"
        );
    }
    G::PLAYBILL.phrases.iter().for_each(|phrase| words.need(phrase));
}

fn reads<G: Game>(value: &Value) -> Option<G::Options> {
    serde_json::from_value(value.clone()).ok()
}

/// One explanation for each option of the playbill.
pub(crate) fn check_explanations<G: Game>(options: &G::Options, seats: u8, words: &mut Words) {
    let sayings = G::explain(options, seats);
    let expected = G::PLAYBILL.options.len();
    assert!(
        sayings.len() == expected,
        "{}: {} options are explained by {} sayings",
        G::ID,
        expected,
        sayings.len()
    );
    sayings.iter().for_each(|saying| words.hear(saying));
}

impl<G: Game> Sitting<G> {
    /// Sits down, unless these options cannot be played with so many seats.
    pub(crate) fn begin(&self, number: u64) -> Result<Walk<G>, BadOptions> {
        let walk = Walk::seeded(&self.options, self.seats, number);
        if let (true, Err(BadOptions(why))) = (self.must_play, &walk) {
            let (id, seats, code) = (G::ID, self.seats, &why.key);
            panic!("{id}: the default options cannot be played with {seats} seats ({code})");
        }
        walk
    }
}
