//! The entries of the list that every role has: what can be read, and what is asked again.

use ::sesto_senso::{Action, Card, Dream, Edition, Motion, Psychic};
use boardgame::Saying;
use serde_json::value::to_raw_value;

use super::Page;
use super::desk::Desk;
use crate::{Act, Choice, Reading};

/// A choice, and what the picture shows while it is picked.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) choice: Choice,
    pub(super) about: Option<Psychic>,
}

impl Entry {
    fn new(act: Act, label: Saying) -> Entry {
        let choice = Choice { act, label, detail: Vec::new(), reading: None, suggested: false };
        Entry { choice, about: None }
    }

    pub(super) fn play(action: &Action, label: Saying) -> Entry {
        Entry::new(Act::Play(to_raw_value(action).expect("an action is plain data")), label)
    }

    pub(super) fn turn(page: &Page, label: Saying) -> Entry {
        Entry::new(Act::Turn(Some(to_raw_value(page).expect("a page is plain data"))), label)
    }

    pub(super) fn read(label: Saying) -> Entry {
        Entry::new(Act::Read, label)
    }

    pub(super) fn back() -> Entry {
        Entry::new(Act::Turn(None), Saying::new("cli-sesto-back"))
    }

    /// A dream to be read.
    pub(super) fn dream(edition: Edition, dream: Dream) -> Entry {
        Entry::read(Saying::new(edition.key(dream))).reading(edition, dream)
    }

    pub(super) fn reading(mut self, edition: Edition, dream: Dream) -> Entry {
        let key = edition.key(dream);
        let text = vec![Saying::new(format!("{key}-alt"))];
        self.choice.reading = Some(Reading { title: Saying::new(key), text });
        self
    }

    pub(super) fn reading_cards(mut self, title: Saying, cards: impl Iterator<Item = Card>) -> Entry {
        let text = cards.map(|card| Saying::new(format!("{}-alt", card.key()))).collect();
        self.choice.reading = Some(Reading { title, text });
        self
    }

    pub(super) fn detail(mut self, detail: impl IntoIterator<Item = Saying>) -> Entry {
        self.choice.detail.extend(detail);
        self
    }

    pub(super) fn about(mut self, psychic: Psychic) -> Entry {
        self.about = Some(psychic);
        self
    }

    pub(super) fn suggested_if(mut self, suggested: bool) -> Entry {
        self.choice.suggested = suggested;
        self
    }
}

/// What a card's picture shows.
pub(super) fn described(card: Card) -> Saying {
    Saying::new(format!("{}-alt", card.key()))
}

impl Desk<'_> {
    /// The pages that anybody can turn to at any time.
    pub(super) fn looks(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        for psychic in &self.view.psychics {
            let dreams = self.dreams_of(psychic.psychic);
            if !dreams.is_empty() {
                let label = Saying::new("cli-sesto-dreams-of").with("count", dreams.len() as u8);
                let label = self.name_in(label, "name", psychic.psychic);
                let page = Page::Dreams { psychic: psychic.psychic };
                entries.push(Entry::turn(&page, label).about(psychic.psychic));
            }
        }
        if self.view.rows.iter().any(|row| !row.cards.is_empty()) {
            entries.push(Entry::turn(&Page::Cards, Saying::new("cli-sesto-cards")));
        }
        if !self.view.discards.is_empty() {
            let label = Saying::new("cli-sesto-faded").with("count", self.view.discards.len() as u8);
            entries.push(Entry::turn(&Page::Faded, label));
        }
        entries
    }

    pub(super) fn dream_entries(&self, psychic: Psychic) -> Vec<Entry> {
        let dreams = self.dreams_of(psychic).into_iter();
        dreams
            .map(|(_, dream)| Entry::dream(self.edition(), dream).about(psychic))
            .chain([Entry::back()])
            .collect()
    }

    pub(super) fn card_entries(&self) -> Vec<Entry> {
        let rows = self.view.rows.iter();
        let cards = rows.flat_map(|row| row.cards.iter().map(|number| Card::new(row.kind, number)));
        let entry = |card: Card| {
            let label = Saying::new(card.key());
            Entry::read(label.clone()).reading_cards(label, [card].into_iter())
        };
        cards.map(entry).chain([Entry::back()]).collect()
    }

    pub(super) fn faded_entries(&self) -> Vec<Entry> {
        let faded = self.view.discards.iter().map(|dream| Entry::dream(self.edition(), dream));
        faded.chain([Entry::back()]).collect()
    }
}

pub(super) fn sure_prompt(action: &Action) -> Saying {
    Saying::new(match action {
        Action::Agree { to: Motion::Stop, .. } => "cli-sesto-sure-stop",
        Action::Agree { .. } => "cli-sesto-sure-slip",
        _ => "cli-sesto-sure-change",
    })
}

/// To go back is picked already.
pub(super) fn sure_entries(action: &Action) -> Vec<Entry> {
    let label = match action {
        Action::Agree { to: Motion::Stop, .. } => "sesto-senso-stop",
        Action::Agree { .. } => "sesto-senso-slip",
        _ => "sesto-senso-act-change-sure",
    };
    vec![Entry::play(action, Saying::new(label)), Entry::back().suggested_if(true)]
}
