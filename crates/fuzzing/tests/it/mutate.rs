//! Mutations of a corpus: a number decides them, so that what is found once is found again.

use boardgame::{GameRng, Seed};

/// What readers stumble over.
const WORDS: [&str; 28] = [
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e400",
    "-0.0",
    "null",
    "true",
    "\"\"",
    "{}",
    "[]",
    "[[[[[[[[",
    "{\"a\":",
    "\"type\"",
    "\\u0000",
    "\\ud800",
    "\u{202e}",
    "\u{feff}",
    "é",
    ",",
    ";q=",
    "*",
    "#",
    "\n",
    " ",
];
/// Longer ones are cut.
const LONGEST: usize = 64 * 1024;

pub(crate) struct Mutations<'a> {
    corpus: &'a [Vec<u8>],
    rng: GameRng,
}

impl<'a> Mutations<'a> {
    pub(crate) fn of(corpus: &'a [Vec<u8>]) -> Mutations<'a> {
        Mutations { corpus, rng: GameRng::new(Seed::of_number(1), 0) }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.below(u32::try_from(bound.max(1)).unwrap()) as usize
    }

    /// Some stretch of so many bytes, mostly short.
    fn stretch(&mut self, length: usize) -> (usize, usize) {
        let from = self.below(length + 1);
        let most = if self.below(4) == 0 { length } else { 8 };
        (from, (from + self.below(most + 1)).min(length))
    }

    /// Where a number stands, if there is one after some place.
    fn number(&mut self, bytes: &[u8]) -> Option<(usize, usize)> {
        let from = self.below(bytes.len());
        let start = from + bytes[from..].iter().position(u8::is_ascii_digit)?;
        let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        Some((start, start + length))
    }

    fn mutate(&mut self, bytes: &mut Vec<u8>) {
        let (from, to) = self.stretch(bytes.len());
        match self.below(9) {
            0 if !bytes.is_empty() => {
                let (place, bit) = (self.below(bytes.len()), self.below(8));
                bytes[place] ^= 1 << bit;
            }
            1 if !bytes.is_empty() => {
                let place = self.below(bytes.len());
                bytes[place] = self.below(256) as u8;
            }
            2 => bytes.insert(from, self.below(256) as u8),
            3 => drop(bytes.drain(from..to)),
            4 => {
                let again = bytes[from..to].to_vec();
                bytes.splice(to..to, again);
            }
            5 => {
                let other = self.below(self.corpus.len());
                let other = &self.corpus[other];
                let (start, _) = self.stretch(other.len());
                bytes.truncate(from);
                bytes.extend(&other[start..]);
            }
            6 | 7 => {
                // The same shape with another number: what is still read gets as far as the rules.
                if let Some((start, end)) = self.number(bytes) {
                    let number = if self.below(3) == 0 {
                        WORDS[self.below(9)].to_owned()
                    } else {
                        self.below(100).to_string()
                    };
                    bytes.splice(start..end, number.into_bytes());
                }
            }
            _ => {
                let word = WORDS[self.below(WORDS.len())];
                bytes.splice(from..to, word.bytes());
            }
        }
        bytes.truncate(LONGEST);
    }
}

impl Iterator for Mutations<'_> {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let chosen = self.below(self.corpus.len());
        let mut bytes = self.corpus.get(chosen)?.clone();
        for _ in 0..=self.below(3) {
            self.mutate(&mut bytes);
        }
        Some(bytes)
    }
}
