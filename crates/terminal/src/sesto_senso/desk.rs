//! What lies before one seat: its view, what it may do, the page it has turned to.

use ::sesto_senso::{
    Card, CombinationView, Dream, Edition, Kind, Legal, PageView, Psychic, PsychicView, SearchLegal, View,
};
use boardgame::{Saying, Seat};
use words::word;

use super::Page;
use super::entry::Entry;
use crate::Scene;
use crate::board::read;

pub(super) struct Desk<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) view: View,
    pub(super) legal: Legal,
    pub(super) page: Option<Page>,
}

impl<'a> Desk<'a> {
    pub(super) fn new(scene: &'a Scene<'a>) -> Desk<'a> {
        let (view, legal) = (read(scene.view), read(scene.legal));
        let mut desk = Desk { scene, view, legal, page: None };
        desk.page = scene.page.map(|page| read(page)).filter(|page| desk.still_holds(page));
        desk
    }

    /// A page that was overtaken by what others did is closed.
    fn still_holds(&self, page: &Page) -> bool {
        use boardgame::Legal as _;
        match *page {
            Page::Mind { psychic } => self.legal.search.iter().any(|search| search.psychic == psychic),
            Page::Dreams { psychic } => !self.dreams_of(psychic).is_empty(),
            Page::Cards => self.view.rows.iter().any(|row| !row.cards.is_empty()),
            Page::Faded => !self.view.discards.is_empty(),
            Page::Gift { psychic, dreams } => self.legal.give.as_ref().is_some_and(|give| {
                give.psychics.contains(&psychic)
                    && dreams.is_subset(give.hand)
                    && dreams.len() <= usize::from(give.most)
            }),
            Page::Common { picks } => self.legal.common.as_ref().is_some_and(|common| {
                common.dreams == 3 && picks.iter().flatten().all(|dream| common.hand.contains(*dream))
            }),
            Page::Add { dream } => {
                self.legal.common.as_ref().is_some_and(|common| common.hand.contains(dream))
            }
            Page::Sure { action } => self.legal.contains(&action),
        }
    }

    /// Whose pictures the dreams have.
    pub(super) fn edition(&self) -> Edition {
        self.view.options.edition
    }

    /// What stands on a dream.
    pub(super) fn title(&self, dream: Dream) -> String {
        self.word(&self.edition().key(dream))
    }

    pub(super) fn is_over(&self) -> bool {
        self.view.end.is_some()
    }

    pub(super) fn is_ghost(&self) -> bool {
        self.scene.seat == self.view.ghost
    }

    pub(super) fn prompt(&self) -> Saying {
        match self.page {
            Some(Page::Dreams { psychic }) => {
                self.name_in(Saying::new("cli-sesto-reading-dreams"), "name", psychic)
            }
            Some(Page::Cards) => Saying::new("cli-sesto-reading-cards"),
            Some(Page::Faded) => Saying::new("cli-sesto-reading-faded"),
            Some(Page::Sure { action }) => super::entry::sure_prompt(&action),
            _ if self.is_over() => self.album_prompt(),
            _ if self.is_ghost() => self.ghost_prompt(),
            _ => self.psychic_prompt(),
        }
    }

    pub(super) fn entries(&self) -> Vec<Entry> {
        match self.page {
            Some(Page::Dreams { psychic }) => self.dream_entries(psychic),
            Some(Page::Cards) => self.card_entries(),
            Some(Page::Faded) => self.faded_entries(),
            Some(Page::Sure { action }) => super::entry::sure_entries(&action),
            _ if self.is_over() => self.album_entries(),
            _ if self.is_ghost() => self.ghost_entries(),
            _ => self.psychic_entries(),
        }
    }

    pub(super) fn psychic(&self, psychic: Psychic) -> &PsychicView {
        &self.view.psychics[psychic.index()]
    }

    /// Whether one seat plays two psychics (G27).
    fn shared(&self) -> bool {
        self.view.seats() == 2
    }

    /// Names a psychic in a sentence: by whoever sits there or, of two at one seat, by their number.
    pub(super) fn name_in(&self, saying: Saying, argument: &'static str, psychic: Psychic) -> Saying {
        if self.shared() {
            saying.with_key(argument, format!("sesto-senso-psychic-{}", psychic.0 + 1))
        } else {
            saying.with(argument, self.psychic(psychic).seat)
        }
    }

    pub(super) fn name(&self, psychic: Psychic) -> String {
        if self.shared() {
            word(self.scene.lang, &format!("sesto-senso-psychic-{}", psychic.0 + 1))
        } else {
            (self.scene.name)(self.psychic(psychic).seat)
        }
    }

    pub(super) fn is_own(&self, psychic: Psychic) -> bool {
        self.psychic(psychic).seat == self.scene.seat
    }

    /// The search that is before this seat: the one turned to, or one whose ball is to be confirmed, or the
    /// first for which something is to be done.
    pub(super) fn search(&self) -> Option<&SearchLegal> {
        let all = &self.legal.search;
        if let Some(Page::Mind { psychic }) = self.page {
            return all.iter().find(|search| search.psychic == psychic);
        }
        let open = |search: &&SearchLegal| search.awaited && !self.psychic(search.psychic).confirmed;
        let placed = |search: &&SearchLegal| open(search) && search.confirm;
        all.iter().find(placed).or_else(|| all.iter().find(open)).or(all.first())
    }

    /// The dreams that lie with a psychic, today's first; after the end all that were ever given.
    pub(super) fn dreams_of(&self, psychic: Psychic) -> Vec<(u8, Dream)> {
        let own = self.psychic(psychic);
        let lies = |page: &&PageView| {
            page.psychic == psychic && (self.is_over() || Some(page.kind) == own.searching)
        };
        let mut dreams: Vec<(u8, Dream)> = Vec::new();
        for page in self.view.album.iter().filter(lies) {
            dreams.extend(page.dreams.iter().map(|dream| (page.day, dream)));
        }
        if !self.is_over() {
            dreams.sort_by_key(|(day, dream)| (u8::MAX - day, dream.number()));
        }
        dreams
    }

    /// The balls on a card, the confirmed ones full; without that of `except`.
    pub(super) fn balls(&self, card: Card, except: Option<Psychic>) -> Vec<&PsychicView> {
        let lies = |psychic: &&PsychicView| {
            psychic.searching == Some(card.kind)
                && psychic.ball == Some(card.number)
                && Some(psychic.psychic) != except
        };
        self.view.psychics.iter().filter(lies).collect()
    }

    /// The card that a psychic searches: only the ghost knows it.
    pub(super) fn target(&self, psychic: &PsychicView) -> Option<Card> {
        let kind = psychic.searching?;
        Some(Card::new(kind, psychic.combination.number(kind)?))
    }

    pub(super) fn word(&self, key: &str) -> String {
        word(self.scene.lang, key)
    }

    pub(super) fn card(&self, card: Card) -> String {
        self.word(&card.key())
    }

    pub(super) fn say(&self, saying: &Saying) -> String {
        words::plain(&self.scene.say(saying))
    }

    /// Whose vote is on a combination.
    pub(super) fn votes(&self, combination: Psychic) -> Vec<(Seat, bool)> {
        let votes = self.view.revelation.iter().flat_map(|revelation| &revelation.votes);
        votes.filter(|vote| vote.on == Some(combination)).map(|vote| (vote.seat, vote.confirmed)).collect()
    }
}

/// The cards of a combination that are known, who first: the order in which a story is told.
pub(super) fn story(combination: &CombinationView) -> impl Iterator<Item = Card> {
    let card = |kind| combination.number(kind).map(|number| Card::new(kind, number));
    [Kind::Character, Kind::Place, Kind::Object].into_iter().filter_map(card)
}
