//! How thoroughly a game is checked: which options, how many games, how long.

use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;

use boardgame::{Game, OptionKind};
use serde_json::Value;

/// Whether an open view is whole, or what is wrong with it.
pub(crate) type Whole<G> = fn(&<G as Game>::View) -> Result<(), String>;

/// What a check plays: every number of seats with the default options and with those that were added by hand,
/// and the fewest and the most seats with each single option of the playbill changed.
#[derive(Clone)]
pub struct Trials<G: Game> {
    pub(crate) added: Vec<G::Options>,
    pub(crate) games: u64,
    pub(crate) steps: u64,
    pub(crate) locales: PathBuf,
    pub(crate) deducible: Vec<&'static str>,
    pub(crate) forgets: fn(&G::EventView) -> bool,
    pub(crate) whole: Option<Whole<G>>,
    pub(crate) cards: Vec<&'static str>,
    pub(crate) named: Vec<String>,
    pub(crate) vain: fn(&G::View) -> Vec<G::Action>,
    pub(crate) page: PathBuf,
}

/// One way to sit down: options, a number of seats, and how many games are played so.
pub(crate) struct Sitting<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
    pub(crate) games: u64,
    /// The default options must be playable with every number of seats; others may be refused.
    pub(crate) must_play: bool,
}

impl<G: Game> Trials<G> {
    pub fn new() -> Trials<G> {
        Trials {
            added: Vec::new(),
            games: 4,
            steps: 20_000,
            locales: PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales")),
            deducible: Vec::new(),
            forgets: |_| false,
            whole: None,
            cards: Vec::new(),
            named: Vec::new(),
            vain: |_| Vec::new(),
            page: PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/games")).join(G::ID),
        }
    }

    /// Options to play besides the default and its single changes.
    #[must_use]
    pub fn options(mut self, options: impl IntoIterator<Item = G::Options>) -> Trials<G> {
        self.added.extend(options);
        self
    }

    /// Games per options and number of seats (4); the single changes of the default get a quarter of them.
    #[must_use]
    pub fn games(mut self, games: u64) -> Trials<G> {
        self.games = games;
        self
    }

    /// The number of steps after which a game counts as endless (20,000).
    #[must_use]
    pub fn steps(mut self, steps: u64) -> Trials<G> {
        self.steps = steps;
        self
    }

    /// The folder with the catalogues `it/*.ftl` and `en/*.ftl`, if it is not the workspace's.
    #[must_use]
    pub fn locales(mut self, folder: impl Into<PathBuf>) -> Trials<G> {
        self.locales = folder.into();
        self
    }

    /// Places of the open view (JSON pointers, `*` for any index) that a viewer always knows although its own view
    /// does not show them there, so that an imagined world may always be right about them.
    #[must_use]
    pub fn deducible(mut self, pointers: impl IntoIterator<Item = &'static str>) -> Trials<G> {
        self.deducible.extend(pointers);
        self
    }

    /// Events that rightly tell something which the view afterwards knows nothing of,
    /// as a card that was seen and at once shuffled away. Events that fade need not be named.
    #[must_use]
    pub fn forgets(mut self, forgets: fn(&G::EventView) -> bool) -> Trials<G> {
        self.forgets = forgets;
        self
    }

    /// Whether an open view is whole, each card and piece in exactly one place, or what is wrong with it. It is asked at
    /// every position that an event leaves.
    #[must_use]
    pub fn whole(mut self, whole: fn(&G::View) -> Result<(), String>) -> Trials<G> {
        self.whole = Some(whole);
        self
    }

    /// Places of a view (JSON pointers, `*` for any index) that hold what may be hidden from its viewer: cards, dreams.
    /// Between two events nothing is seen there that the viewer saw neither before nor after, and was not told.
    #[must_use]
    pub fn cards(mut self, pointers: impl IntoIterator<Item = &'static str>) -> Trials<G> {
        self.cards.extend(pointers);
        self
    }

    /// Keys that page and terminal put together from what the game names: its cards, its houses, its levels.
    /// All of them have words in both languages, and the page puts no others together.
    #[must_use]
    pub fn named<K: Into<String>>(mut self, keys: impl IntoIterator<Item = K>) -> Trials<G> {
        self.named.extend(keys.into_iter().map(Into::into));
        self
    }

    /// What somebody with this view might try and be refused, where chance hardly ever tries it: whatever people are
    /// told beforehand about such refusals is looked for among them.
    #[must_use]
    pub fn vain(mut self, vain: fn(&G::View) -> Vec<G::Action>) -> Trials<G> {
        self.vain = vain;
        self
    }

    /// The folder with the game's page, if it is not the workspace's.
    #[must_use]
    pub fn page(mut self, folder: impl Into<PathBuf>) -> Trials<G> {
        self.page = folder.into();
        self
    }

    /// Everything that is played, the default options first.
    pub(crate) fn sittings(&self) -> Vec<Sitting<G>> {
        let mut sittings = Vec::new();
        for seats in G::SEATS {
            let default = G::Options::default();
            sittings.push(Sitting { options: default, seats, games: self.games, must_play: true });
        }
        for seats in BTreeSet::from([*G::SEATS.start(), *G::SEATS.end()]) {
            for options in single_changes::<G>(seats) {
                let games = self.games.div_ceil(4);
                sittings.push(Sitting { options, seats, games, must_play: false });
            }
        }
        for seats in G::SEATS {
            for options in &self.added {
                let options = options.clone();
                sittings.push(Sitting { options, seats, games: self.games, must_play: false });
            }
        }
        sittings
    }
}

impl<G: Game> Default for Trials<G> {
    fn default() -> Trials<G> {
        Trials::new()
    }
}

impl<G: Game> fmt::Debug for Trials<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Trials")
            .field("added", &self.added)
            .field("games", &self.games)
            .field("steps", &self.steps)
            .field("locales", &self.locales)
            .field("deducible", &self.deducible)
            .finish_non_exhaustive()
    }
}

/// The default options with one option of the playbill set to another of its values, for each of them.
pub(crate) fn single_changes<G: Game>(seats: u8) -> Vec<G::Options> {
    let default = serde_json::to_value(G::Options::default()).expect("options can be written as JSON");
    let mut changed = Vec::new();
    for spec in G::PLAYBILL.options {
        for value in values(spec.kind, seats) {
            if default.get(spec.name) == Some(&value) {
                continue;
            }
            let mut options = default.clone();
            options[spec.name] = value;
            match serde_json::from_value(options.clone()) {
                Ok(options) => changed.push(options),
                Err(error) => {
                    panic!("{}: the playbill offers options that cannot be read: {options} ({error})", G::ID)
                }
            }
        }
    }
    changed
}

/// The values that an option offers; of the seats only the last, which is the one that a mistake forgets.
pub(crate) fn values(kind: OptionKind, seats: u8) -> Vec<Value> {
    match kind {
        OptionKind::Switch => vec![Value::Bool(false), Value::Bool(true)],
        OptionKind::Choice { choices } => choices.iter().map(|choice| Value::from(*choice)).collect(),
        OptionKind::Seat { .. } => vec![Value::Null, Value::from(seats - 1)],
    }
}
