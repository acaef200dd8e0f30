//! How strongly each dream suggests each card, and by which pair of words.
//!
//! The tables are made by `art/affinity/affinity.py` from the words, sentences and colours of the pictures, with two
//! language models; none is needed to play. Within a kind of card the mean is 0 and the standard deviation 1.
//!
//! Dreams that another has replaced since the first edition keep the numbers of their old pictures (`affinity-first.bin`),
//! and no words: those were written for another way of telling reasons.

use std::sync::LazyLock;

use sesto_senso::{Card, Dream, Edition, Kind};

/// The cards of all kinds: objects, places, characters.
pub(crate) const CARDS: usize = Kind::ALL.len() * Kind::CARDS as usize;

/// Whose words a table rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Model {
    /// A model of sentences.
    First,
    /// A model of single words, which reads otherwise.
    Second,
}

/// One number for each card, in the order of the tables.
pub(crate) type Row = [f32; CARDS];

/// A table, and the reasons that go with it.
#[derive(Clone)]
pub(crate) struct Affinity {
    /// By dream.
    pub(crate) rows: Vec<Row>,
    reasons: Vec<[[u8; 2]; CARDS]>,
}

struct Shipped {
    tables: [Affinity; 2],
    /// The same where the dreams of the first edition lie on the table.
    first: [Affinity; 2],
    /// The keys of the words of every dream, then of every card.
    words: Vec<Vec<&'static str>>,
}

static SHIPPED: LazyLock<Shipped> = LazyLock::new(Shipped::read);

const WORDS: &str = include_str!("words.txt");

impl Shipped {
    fn read() -> Shipped {
        let mut numbers = include_bytes!("affinity.bin").chunks_exact(2);
        let mut pairs = include_bytes!("reasons.bin").chunks_exact(2);
        let mut number = || {
            let bytes = numbers.next().expect("the file holds two whole tables");
            f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / 1000.0
        };
        let mut pair = || {
            let bytes = pairs.next().expect("every pair of dream and card has a reason");
            [bytes[0], bytes[1]]
        };
        let tables = [Model::First, Model::Second].map(|_| Affinity {
            rows: (0..Dream::COUNT).map(|_| std::array::from_fn(|_| number())).collect(),
            reasons: (0..Dream::COUNT).map(|_| std::array::from_fn(|_| pair())).collect(),
        });
        let words: Vec<Vec<&str>> = WORDS.lines().skip(1).map(|line| line.split(' ').collect()).collect();
        assert_eq!(words.len(), Dream::COUNT + CARDS, "every dream and every card has a line");
        Shipped { first: Shipped::of_first(&tables), tables, words }
    }
}

impl Shipped {
    fn of_first(tables: &[Affinity; 2]) -> [Affinity; 2] {
        let mut numbers = include_bytes!("affinity-first.bin").chunks_exact(2);
        tables.clone().map(|mut table| {
            for dream in Edition::First.replaced() {
                let row = usize::from(dream.number());
                table.rows[row] = std::array::from_fn(|_| {
                    let bytes = numbers.next().expect("every replaced dream has a row in each table");
                    f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / 1000.0
                });
                table.reasons[row] = [[FEELING, 0]; CARDS];
            }
            table
        })
    }
}

/// The place of a card in a row.
pub(crate) fn column(card: Card) -> usize {
    card.kind.index() * usize::from(Kind::CARDS) + usize::from(card.number)
}

impl Affinity {
    pub(crate) fn of(model: Model, edition: Edition) -> &'static Affinity {
        let tables = match edition {
            Edition::First => &SHIPPED.first,
            Edition::Second => &SHIPPED.tables,
        };
        &tables[model as usize]
    }

    /// What brings a dream and a card together.
    pub(crate) fn reason(&self, dream: Dream, card: Card) -> Reason {
        let (row, column) = (usize::from(dream.number()), column(card));
        let word = |line: usize, index: u8| SHIPPED.words[line][usize::from(index)];
        match self.reasons[row][column] {
            [FEELING, _] => Reason::Feeling,
            [COLOUR, _] => Reason::Colour,
            [seen, SAME] => Reason::Same { seen: word(row, seen) },
            // The first word of a card is its name.
            [seen, 0] => Reason::Card { seen: word(row, seen) },
            [seen, thought] => {
                Reason::Thought { seen: word(row, seen), thought: word(Dream::COUNT + column, thought) }
            }
        }
    }
}

/// What stands in the tables where no word does: nothing that has a name, the colours, one thing that both show.
const FEELING: u8 = 255;
const COLOUR: u8 = 254;
const SAME: u8 = 253;

/// Why one thinks of a card, by keys of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// Both show it.
    Same {
        seen: &'static str,
    },
    /// It is the card itself.
    Card {
        seen: &'static str,
    },
    /// Something that is drawn, large enough to be seen, and what it brings to mind.
    Thought {
        seen: &'static str,
        thought: &'static str,
    },
    /// They have nothing in common but their colours.
    Colour,
    Feeling,
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn text<'a>(value: &'a Value, name: &str) -> &'a str {
        value[name].as_str().expect("a text")
    }

    fn list<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
        value[name].as_array().expect("a list").iter()
    }

    fn motifs(value: &Value) -> impl Iterator<Item = (String, String)> {
        list(value, "motifs")
            .map(|motif| (text(motif, "word").into(), format!("sesto-motif-{}", text(motif, "icon"))))
    }

    fn moods(value: &Value, name: &str) -> impl Iterator<Item = (String, String)> {
        list(value, name).map(|mood| {
            let mood = mood.as_str().expect("a mood");
            (mood.into(), format!("sesto-mood-{}", mood.replace(' ', "-")))
        })
    }

    fn figure(dream: &Value) -> Option<(String, String)> {
        let figure = dream.get("figure").filter(|figure| !figure.is_null())?;
        Some((text(figure, "word").into(), format!("sesto-figure-{}", text(figure, "name"))))
    }

    /// How large everything was drawn.
    fn sizes(dream: &Value) -> String {
        let drawn = list(dream, "motifs").chain(dream.get("figure").filter(|figure| !figure.is_null()));
        drawn.map(|thing| format!("{}/{}", thing["width"], thing["area"])).collect::<Vec<_>>().join(" ")
    }

    fn palettes(content: &Value) -> impl Iterator<Item = String> {
        let palettes = content["palettes"].as_object().expect("palettes");
        palettes.iter().map(|(name, colours)| {
            let colours =
                colours.as_array().expect("colours").iter().map(|colour| colour.as_str().expect("a colour"));
            format!("{name}|{}", colours.collect::<Vec<_>>().join(" "))
        })
    }

    /// As the script reckons it.
    fn fingerprint(content: &Value) -> String {
        let mut lines: Vec<String> = palettes(content).collect();
        for dream in list(content, "dreams") {
            lines.push(format!("{}|{}|{}", text(dream, "composition"), text(dream, "palette"), sizes(dream)));
            for (word, key) in motifs(dream).chain(figure(dream)).chain(moods(dream, "moods")) {
                lines.push(format!("{word}|{key}"));
            }
        }
        for card in ["objects", "places", "characters"].into_iter().flat_map(|kind| list(content, kind)) {
            let name = text(&card["names"], "en").trim_start_matches("The ").to_owned();
            let own = (name, text(card, "name").replacen("sesto-", "sesto-the-", 1));
            for (word, key) in std::iter::once(own).chain(motifs(card)).chain(moods(card, "tags")) {
                lines.push(format!("{}|{word}|{key}", text(card, "palette")));
            }
        }
        let hash = lines.join("\n").bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    #[test]
    fn the_tables_are_made_from_the_pictures_that_are_there() {
        let content = content();
        let made_from = WORDS.lines().next().expect("a first line");
        assert_eq!(made_from, fingerprint(&content), "run art/affinity/affinity.py again");
    }

    fn content() -> Value {
        let content = include_str!("../../../../art/content.json");
        serde_json::from_str(content).expect("the content is JSON")
    }

    #[test]
    fn every_reason_names_what_is_drawn_and_no_thing_for_itself() {
        let content = content();
        for lang in [words::Lang::It, words::Lang::En] {
            let missing: Vec<_> =
                SHIPPED.words.iter().flatten().filter(|key| !words::knows(lang, key)).collect();
            assert_eq!(missing, Vec::<&&str>::new());
        }
        let named =
            |lang, key: &str| words::say(lang, &boardgame::Saying::new(key.to_owned()), &|_| String::new());
        for (number, drawn) in list(&content, "dreams").enumerate() {
            let dream = Dream::new(number as u8).expect("a dream");
            // Six hundredths of the width: what is smaller is there to be discovered.
            let large = |thing: &Value| thing["width"].as_u64().is_some_and(|width| width >= 6);
            let motifs = list(drawn, "motifs").filter(|motif| large(motif));
            let mut seen: Vec<String> =
                motifs.map(|motif| format!("sesto-motif-{}", text(motif, "icon"))).collect();
            let person = drawn.get("figure").filter(|figure| large(figure));
            seen.extend(person.map(|figure| format!("sesto-figure-{}", text(figure, "name"))));
            seen.extend(moods(drawn, "moods").map(|(_, key)| key));
            for model in [Model::First, Model::Second] {
                for card in
                    Kind::ALL.into_iter().flat_map(|kind| (0..Kind::CARDS).map(move |n| Card::new(kind, n)))
                {
                    let reason = Affinity::of(model, Edition::Second).reason(dream, card);
                    let (thing, thought) = match reason {
                        Reason::Colour | Reason::Feeling => continue,
                        Reason::Same { seen } => (seen, None),
                        Reason::Card { seen } => (seen, Some(card.key_in_sentence())),
                        Reason::Thought { seen, thought } => (seen, Some(thought.to_owned())),
                    };
                    assert!(seen.iter().any(|key| key == thing), "{dream:?} shows no {thing}, or hardly");
                    let Some(thought) = thought else { continue };
                    for lang in [words::Lang::It, words::Lang::En] {
                        let [one, other] = [named(lang, thing), named(lang, &thought)];
                        assert_ne!(one.to_lowercase(), other.to_lowercase(), "{dream:?} {card:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_dream_that_was_replaced_is_read_as_it_was_drawn_and_no_motif_of_the_new_picture_is_named() {
        let replaced: Vec<Dream> = Edition::First.replaced().collect();
        for model in [Model::First, Model::Second] {
            let [first, second] =
                [Edition::First, Edition::Second].map(|edition| Affinity::of(model, edition));
            for dream in (0..Dream::COUNT as u8).filter_map(Dream::new) {
                let row = usize::from(dream.number());
                assert_eq!(first.rows[row] != second.rows[row], replaced.contains(&dream), "{dream:?}");
                let card = Card::new(Kind::Object, 0);
                let same = first.reason(dream, card) == second.reason(dream, card);
                assert!(if replaced.contains(&dream) {
                    first.reason(dream, card) == Reason::Feeling
                } else {
                    same
                });
            }
        }
        // The swan beside a rose sky, the butterflies of the open book: the entomologist's (character 10).
        let book = Dream::new(24).expect("a dream");
        let entomologist = column(Card::new(Kind::Character, 9));
        let strength =
            |edition| Affinity::of(Model::First, edition).rows[usize::from(book.number())][entomologist];
        assert!(strength(Edition::First) > 1.0, "{}", strength(Edition::First));
    }

    #[test]
    fn every_way_to_tell_a_reason_has_its_words() {
        let ways = ["guess-sure", "guess-likely", "guess-unsure", "pointed", "accuse", "give", "common"];
        for way in ways.map(|way| format!("sesto-senso-why-{way}")) {
            for ending in ["", "-same", "-card", "-colour", "-feeling"] {
                for lang in [words::Lang::It, words::Lang::En] {
                    assert!(words::knows(lang, &format!("{way}{ending}")), "{way}{ending}");
                }
            }
        }
    }

    #[test]
    fn within_a_kind_the_numbers_are_standardised() {
        for model in [Model::First, Model::Second] {
            for kind in 0..3 {
                let numbers: Vec<f32> = Affinity::of(model, Edition::Second)
                    .rows
                    .iter()
                    .flat_map(|row| row[kind * 18..][..18].iter().copied())
                    .collect();
                let mean = numbers.iter().sum::<f32>() / numbers.len() as f32;
                let variance =
                    numbers.iter().map(|number| number * number).sum::<f32>() / numbers.len() as f32;
                assert!(mean.abs() < 0.01 && (variance - 1.0).abs() < 0.01, "{mean} {variance}");
            }
        }
    }
}
