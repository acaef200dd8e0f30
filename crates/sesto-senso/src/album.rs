//! The album: what each psychic was given on each day, and what they took it for.
//!
//! It is the memory of the game and its state in one: the dreams that lie with a psychic, and the cards that were refused
//! to them, follow from it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{CardSet, Kind};
use crate::dream::{Dream, DreamSet};
use crate::outcome::LAST_DAY;
use crate::psychic::Psychic;

/// One day of one psychic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    /// What was searched; nothing when all was found, or the day has not come.
    pub(crate) kind: Option<Kind>,
    pub(crate) gift: DreamSet,
    /// The card that the ball lay on when the signs came, and whether it was right.
    pub(crate) guess: Option<(u8, bool)>,
}

/// All days of all psychics.
#[derive(Clone, Debug, Default)]
pub(crate) struct Album([[Page; LAST_DAY as usize]; Psychic::MOST]);

impl Album {
    pub(crate) fn page(&self, psychic: Psychic, day: u8) -> &Page {
        &self.0[psychic.index()][usize::from(day - 1)]
    }

    pub(crate) fn page_mut(&mut self, psychic: Psychic, day: u8) -> &mut Page {
        &mut self.0[psychic.index()][usize::from(day - 1)]
    }

    fn pages_about(&self, psychic: Psychic, kind: Kind) -> impl Iterator<Item = &Page> {
        self.0[psychic.index()].iter().filter(move |page| page.kind == Some(kind))
    }

    /// The dreams given for one element.
    pub(crate) fn dreams(&self, psychic: Psychic, kind: Kind) -> DreamSet {
        self.pages_about(psychic, kind).fold(DreamSet::EMPTY, |dreams, page| dreams.and(page.gift))
    }

    /// The cards that were wrong for one element (G13).
    pub(crate) fn refused(&self, psychic: Psychic, kind: Kind) -> CardSet {
        let guesses = self.pages_about(psychic, kind).filter_map(|page| page.guess);
        guesses.filter(|(_, right)| !right).map(|(card, _)| card).collect()
    }

    /// What has been written so far, day by day.
    pub(crate) fn views(&self, psychics: u8) -> Vec<PageView> {
        let mut views = Vec::new();
        for day in 1..=LAST_DAY {
            for psychic in Psychic::all(psychics) {
                let page = self.page(psychic, day);
                let Some(kind) = page.kind.filter(|_| !page.gift.is_empty() || page.guess.is_some()) else {
                    continue;
                };
                let (guess, right) = page.guess.unzip();
                views.push(PageView { day, psychic, kind, dreams: page.gift, guess, right });
            }
        }
        views
    }
}

/// What a reader would have taken a gift for, among the cards that it could mean then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Reading)]
pub struct Reading {
    pub day: u8,
    pub psychic: Psychic,
    pub kind: Kind,
    /// The likeliest first.
    pub cards: Vec<Likely>,
}

/// A card, and how likely it is to be taken for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Likely)]
pub struct Likely {
    pub number: u8,
    pub percent: u8,
}

/// One day of one psychic, as everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Page)]
pub struct PageView {
    pub day: u8,
    pub psychic: Psychic,
    /// What was searched.
    pub kind: Kind,
    /// The gift of that day; empty where it lapsed (G10).
    #[schema(value_type = Vec<Dream>)]
    pub dreams: DreamSet,
    /// The number of the card that was taken for it, once the signs have come.
    #[schema(required)]
    pub guess: Option<u8>,
    /// Whether that was right.
    #[schema(required)]
    pub right: Option<bool>,
}
