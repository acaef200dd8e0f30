//! A map from which what is out of date is taken now and then, at a cost that does not grow with what is in it.

use std::collections::HashMap;
use std::hash::Hash;

/// As many may be in it before it is looked through at all.
const MANY: usize = 20_000;

#[derive(Debug)]
pub(crate) struct Tidy<K, V> {
    map: HashMap<K, V>,
    /// At this size it is looked through: at least twice what was left by the last look, so that every entry that is put
    /// in pays for looking at two.
    full: usize,
    /// How many entries have been looked at to tidy up.
    #[cfg(test)]
    pub(crate) looked_at: usize,
}

impl<K, V> Default for Tidy<K, V> {
    fn default() -> Tidy<K, V> {
        Tidy {
            map: HashMap::new(),
            full: MANY,
            #[cfg(test)]
            looked_at: 0,
        }
    }
}

impl<K: Eq + Hash, V> Tidy<K, V> {
    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        self.map.get(key)
    }

    pub(crate) fn remove(&mut self, key: &K) {
        self.map.remove(key);
    }

    /// Puts one in; `is_old` says what may be taken out.
    pub(crate) fn insert(&mut self, key: K, value: V, is_old: impl Fn(&V) -> bool) {
        if self.map.len() >= self.full {
            #[cfg(test)]
            {
                self.looked_at += self.map.len();
            }
            self.map.retain(|_, value| !is_old(value));
            self.full = MANY.max(2 * self.map.len());
        }
        self.map.insert(key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_for_what_is_old_costs_the_same_however_much_there_is() {
        let mut tidy = Tidy::default();
        let all = 20 * MANY;
        for number in 0..all {
            tidy.insert(number, (), |()| false);
        }
        assert_eq!(tidy.map.len(), all);
        assert!(tidy.looked_at <= 2 * all, "{} looks for {all}", tidy.looked_at);
    }

    #[test]
    fn what_is_old_goes() {
        let mut tidy = Tidy::default();
        for number in 0..10 * MANY {
            tidy.insert(number, number, |old| *old + 100 < number);
        }
        assert!(tidy.map.len() <= MANY, "{}", tidy.map.len());
        assert!(tidy.get(&(10 * MANY - 1)).is_some());
        tidy.remove(&(10 * MANY - 1));
        assert!(tidy.get(&(10 * MANY - 1)).is_none());
    }
}
