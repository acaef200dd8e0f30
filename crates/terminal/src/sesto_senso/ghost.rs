//! What is said and offered to the ghost: whom to send a dream, which ones, and the common dream.

use ::sesto_senso::{Action, Card, Dream, DreamSet, Final, GiveLegal, Kind, Level, Psychic};
use boardgame::Saying;

use super::Page;
use super::desk::Desk;
use super::drawing::PICKED;
use super::entry::{Entry, described};

/// The order in which a story is told, and in which its dreams are picked.
const TOLD: [Kind; 3] = [Kind::Character, Kind::Place, Kind::Object];

impl Desk<'_> {
    pub(super) fn ghost_prompt(&self) -> Saying {
        let common = self.legal.common.as_ref();
        match self.page {
            Some(Page::Gift { psychic, .. }) => {
                let saying = self.name_in(Saying::new("sesto-senso-ghost-give"), "name", psychic);
                let target = self.target(self.psychic(psychic));
                target
                    .into_iter()
                    .fold(saying, |saying, card| saying.with_key("card", card.key_in_sentence()))
            }
            Some(Page::Add { .. }) => Saying::new("cli-sesto-ghost-add-ready"),
            _ if common.is_some_and(|common| common.dreams == 3) => match self.next_kind() {
                Some(kind) => Saying::new("sesto-senso-ghost-common")
                    .with_key("kind", format!("sesto-senso-kind-{}", kind.name())),
                None => Saying::new("sesto-senso-ghost-common-ready"),
            },
            _ if common.is_some() => Saying::new(match self.view.options.finale {
                Final::One => "sesto-senso-ghost-add-one",
                Final::Classic | Final::Two => "sesto-senso-ghost-add-two",
            }),
            _ if self.legal.give.is_some() => Saying::new("cli-sesto-ghost-choose"),
            _ => Saying::new("sesto-senso-ghost-wait"),
        }
    }

    pub(super) fn ghost_entries(&self) -> Vec<Entry> {
        match (self.page, &self.legal.give, &self.legal.common) {
            (Some(Page::Gift { psychic, dreams }), Some(give), _) => self.gift_entries(give, psychic, dreams),
            (_, Some(give), _) => {
                let psychics = give.psychics.iter().zip(0..);
                let mut entries: Vec<Entry> = psychics
                    .map(|(psychic, place)| self.give_entry(*psychic).suggested_if(place == 0))
                    .collect();
                entries.extend(self.change_entry());
                entries.extend(self.hand_entries());
                entries.extend(self.looks());
                entries
            }
            (_, _, Some(common)) => {
                let mut entries = match common.dreams {
                    3 => self.common_entries(common.hand),
                    _ => self.add_entries(common.hand),
                };
                entries.extend(self.change_entry());
                entries.extend(self.story_entries());
                entries
            }
            (_, None, None) => {
                let mut entries = self.story_entries();
                entries.extend(self.looks());
                entries.extend(self.hand_entries());
                entries
            }
        }
    }

    fn give_entry(&self, psychic: Psychic) -> Entry {
        let target = self.target(self.psychic(psychic));
        let label = self.name_in(Saying::new("cli-sesto-give"), "name", psychic);
        let label = target.into_iter().fold(label, |label, card| label.with_key("card", card.key()));
        let page = Page::Gift { psychic, dreams: DreamSet::EMPTY };
        Entry::turn(&page, label).detail(target.map(described)).about(psychic)
    }

    fn change_entry(&self) -> Option<Entry> {
        let left = match self.view.options.level {
            Level::Easy => "sesto-senso-changes-easy",
            Level::Normal | Level::Hard | Level::VeryHard => "sesto-senso-changes",
        };
        let left = self.say(&Saying::new(left).with("count", self.view.changes));
        let label = Saying::new("cli-sesto-change").with("left", left);
        let page = Page::Sure { action: Action::Change };
        self.legal.change.then(|| Entry::turn(&page, label))
    }

    fn hand_entries(&self) -> impl Iterator<Item = Entry> {
        let edition = self.edition();
        let hand = self.view.hand.unwrap_or_default();
        hand.iter().map(|dream| Entry::dream(edition, dream)).collect::<Vec<_>>().into_iter()
    }

    /// A dream of the hand with a mark, which turns to the page on which it has changed.
    fn mark_entry(&self, page: &Page, dream: Dream, mark: Saying) -> Entry {
        Entry::turn(page, mark.with_key("dream", self.edition().key(dream))).reading(self.edition(), dream)
    }

    fn gift_entries(&self, give: &GiveLegal, psychic: Psychic, dreams: DreamSet) -> Vec<Entry> {
        let mut entries = Vec::new();
        for dream in give.hand.iter() {
            let taken = dreams.contains(dream);
            let changed = match taken {
                true => dreams.without(DreamSet::of(dream)),
                false => dreams.and(DreamSet::of(dream)),
            };
            let mark = if taken { PICKED } else { " " };
            let label = Saying::new("cli-sesto-hand").with("mark", mark.to_owned());
            let entry = if changed.len() > usize::from(give.most) {
                Entry::read(label.with_key("dream", self.edition().key(dream)))
                    .reading(self.edition(), dream)
                    .detail([Saying::new("sesto-senso-too-many")])
            } else {
                self.mark_entry(&Page::Gift { psychic, dreams: changed }, dream, label)
            };
            entries.push(entry.about(psychic).suggested_if(dreams.is_empty() && entries.is_empty()));
        }
        if !dreams.is_empty() {
            let label = Saying::new("cli-sesto-send").with("count", dreams.len() as u8);
            let label = self.name_in(label, "name", psychic);
            entries.push(Entry::play(&Action::Give { psychic, dreams }, label).about(psychic));
        }
        entries.push(Entry::back().about(psychic));
        entries
    }

    fn picks(&self) -> [Option<Dream>; 3] {
        match self.page {
            Some(Page::Common { picks }) => picks,
            _ => [None; 3],
        }
    }

    /// What the next dream of the common dream is to tell of.
    fn next_kind(&self) -> Option<Kind> {
        TOLD.into_iter().find(|kind| self.picks()[kind.index()].is_none())
    }

    fn common_entries(&self, hand: DreamSet) -> Vec<Entry> {
        let picks = self.picks();
        let next = self.next_kind();
        let mut entries = Vec::new();
        for dream in hand.iter() {
            let taken = TOLD.into_iter().find(|kind| picks[kind.index()] == Some(dream));
            let mut changed = picks;
            let entry = match (taken, next) {
                (Some(kind), _) => {
                    changed[kind.index()] = None;
                    let mark = Saying::new("cli-sesto-hand-for")
                        .with_key("kind", format!("sesto-senso-kind-{}", kind.name()));
                    self.mark_entry(&Page::Common { picks: changed }, dream, mark)
                }
                (None, Some(kind)) => {
                    changed[kind.index()] = Some(dream);
                    let mark = Saying::new("cli-sesto-hand").with("mark", " ".to_owned());
                    self.mark_entry(&Page::Common { picks: changed }, dream, mark)
                }
                (None, None) => Entry::dream(self.edition(), dream),
            };
            entries.push(entry.suggested_if(picks == [None; 3] && entries.is_empty()));
        }
        if let [Some(object), Some(place), Some(character)] = picks {
            let action = Action::Common { character, place, object };
            let label = Saying::new("sesto-senso-act-send-common");
            entries.push(Entry::play(&action, label).suggested_if(true));
        }
        entries
    }

    fn add_entries(&self, hand: DreamSet) -> Vec<Entry> {
        let picked = match self.page {
            Some(Page::Add { dream }) => Some(dream),
            _ => None,
        };
        let mut entries = Vec::new();
        for dream in hand.iter() {
            let mark = if picked == Some(dream) { PICKED } else { " " };
            let label = Saying::new("cli-sesto-hand").with("mark", mark.to_owned());
            let entry = self.mark_entry(&Page::Add { dream }, dream, label);
            entries.push(entry.suggested_if(picked.is_none() && entries.is_empty()));
        }
        if let Some(dream) = picked {
            let label = Saying::new("sesto-senso-act-send-common");
            entries.push(Entry::play(&Action::Add { dream }, label).suggested_if(true));
        }
        entries
    }

    /// The combinations, each with the texts of its cards.
    fn story_entries(&self) -> Vec<Entry> {
        let story = |psychic: &::sesto_senso::PsychicView| {
            let title = self.name_in(Saying::new("cli-sesto-story"), "name", psychic.psychic);
            let cards: Vec<Card> = super::desk::story(&psychic.combination).collect();
            let entry = Entry::read(title.clone()).reading_cards(title, cards.into_iter());
            entry.detail([self.suspect(psychic.psychic)]).about(psychic.psychic)
        };
        self.view.psychics.iter().map(story).collect()
    }
}
