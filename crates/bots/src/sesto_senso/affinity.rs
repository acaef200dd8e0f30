//! How strongly each dream suggests each card, and by which pair of words.
//!
//! The tables are made by `art/affinity/affinity.py` from the words, sentences and colours of the pictures, with two
//! language models; none is needed to play. Within a kind of card the mean is 0 and the standard deviation 1.

use std::sync::LazyLock;

use sesto_senso::{Card, Dream, Kind};

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
pub(crate) struct Affinity {
    /// By dream.
    pub(crate) rows: Vec<Row>,
    reasons: Vec<[[u8; 2]; CARDS]>,
}

struct Shipped {
    tables: [Affinity; 2],
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
        Shipped { tables, words }
    }
}

/// The place of a card in a row.
pub(crate) fn column(card: Card) -> usize {
    card.kind.index() * usize::from(Kind::CARDS) + usize::from(card.number)
}

impl Affinity {
    pub(crate) fn of(model: Model) -> &'static Affinity {
        &SHIPPED.tables[model as usize]
    }

    /// The words that bring a dream and a card together, as keys of the catalogue: something of the dream, and of the card.
    pub(crate) fn reason(&self, dream: Dream, card: Card) -> [&'static str; 2] {
        let (row, column) = (usize::from(dream.number()), column(card));
        let [seen, thought] = self.reasons[row][column].map(usize::from);
        [SHIPPED.words[row][seen], SHIPPED.words[Dream::COUNT + column][thought]]
    }
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
        let content = include_str!("../../../../art/content.json");
        let content: Value = serde_json::from_str(content).expect("the content is JSON");
        let made_from = WORDS.lines().next().expect("a first line");
        assert_eq!(made_from, fingerprint(&content), "run art/affinity/affinity.py again");
    }

    #[test]
    fn every_reason_has_words_in_both_languages() {
        for lang in [words::Lang::It, words::Lang::En] {
            let missing: Vec<_> =
                SHIPPED.words.iter().flatten().filter(|key| !words::knows(lang, key)).collect();
            assert_eq!(missing, Vec::<&&str>::new());
        }
        for model in [Model::First, Model::Second] {
            for number in 0..Dream::COUNT as u8 {
                let dream = Dream::new(number).expect("a dream");
                for kind in Kind::ALL {
                    (0..Kind::CARDS).for_each(|card| {
                        let [_, _] = Affinity::of(model).reason(dream, Card::new(kind, card));
                    });
                }
            }
        }
    }

    #[test]
    fn within_a_kind_the_numbers_are_standardised() {
        for model in [Model::First, Model::Second] {
            for kind in 0..3 {
                let numbers: Vec<f32> = Affinity::of(model)
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
