//! What a seat may do now, in a few bytes.
//!
//! *Moves* are what the game waits for: a gift, a change of the hand, the common dream, a first ball, a confirmation.
//! *Free actions* are no turn: moving a ball, placing one before today's gift, declarations.

use arrayvec::ArrayVec;
use boardgame::{GameRng, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::action::{Action, Motion};
use crate::card::{Card, CardSet, Kind};
use crate::dream::{Dream, DreamSet};
use crate::options::Final;
use crate::psychic::Psychic;
use crate::state::SestoSenso;

/// What a seat may do now: the ghost has the first three, the psychics' seats the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::Legal)]
pub struct Legal {
    /// The gifts of the day that are still to be made.
    #[schema(required)]
    pub give: Option<GiveLegal>,
    /// The common dream that is due.
    #[schema(required)]
    pub common: Option<CommonLegal>,
    /// Whether the hand may be changed.
    pub change: bool,
    /// One's own psychics who search.
    #[schema(value_type = Vec<SearchLegal>)]
    pub search: ArrayVec<SearchLegal, 2>,
    /// One's vote for the culprit.
    #[schema(required)]
    pub vote: Option<VoteLegal>,
    /// What one may declare or take back.
    #[schema(value_type = Vec<MotionLegal>)]
    pub motions: ArrayVec<MotionLegal, 2>,
}

/// Any of these psychics may be given any of these dreams, one or more, but no more than `most`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::GiveLegal)]
pub struct GiveLegal {
    #[schema(value_type = Vec<Psychic>)]
    pub psychics: ArrayVec<Psychic, { Psychic::MOST }>,
    #[schema(value_type = Vec<Dream>)]
    pub hand: DreamSet,
    pub most: u8,
}

/// The dreams from which the common dream is made: three, each for a card (`common`), or one (`add`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::CommonLegal)]
pub struct CommonLegal {
    #[schema(value_type = Vec<Dream>)]
    pub hand: DreamSet,
    /// Three for the classic final, one otherwise.
    pub dreams: u8,
}

/// What one searching psychic may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::SearchLegal)]
pub struct SearchLegal {
    pub psychic: Psychic,
    pub kind: Kind,
    /// The cards of that kind to which the ball may go.
    #[schema(value_type = Vec<u8>)]
    pub cards: CardSet,
    /// Whether the ball lies on a card and may be confirmed.
    pub confirm: bool,
    /// Whether the game waits for this psychic; before today's gift it does not.
    pub awaited: bool,
}

impl SearchLegal {
    /// Placing is what the game waits for only while there is no ball.
    fn must_place(&self) -> bool {
        self.awaited && !self.confirm
    }

    fn move_count(&self) -> usize {
        match (self.awaited, self.confirm) {
            (true, true) => 1,
            (true, false) => self.cards.len(),
            (false, _) => 0,
        }
    }

    fn place(&self, number: u8) -> Action {
        Action::Place { psychic: self.psychic, card: Card::new(self.kind, number) }
    }

    fn nth(&self, index: usize) -> Option<Action> {
        if self.must_place() {
            return self.cards.nth(index).map(|number| self.place(number));
        }
        (index < self.move_count()).then_some(Action::Confirm { psychic: self.psychic })
    }
}

/// What a seat may do with its vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::VoteLegal)]
pub struct VoteLegal {
    /// The combinations to which the ball may go.
    #[schema(value_type = Vec<Psychic>)]
    pub combinations: ArrayVec<Psychic, { Psychic::MOST }>,
    /// Whether the ball lies on a combination and may be confirmed.
    pub confirm: bool,
    /// Whether moving it is a move too: the last round had no majority, and the ball has not moved since.
    pub again: bool,
}

impl VoteLegal {
    /// The combinations that count as moves; whoever has confirmed, or moved since the last round, moves freely.
    fn moves(&self) -> &[Psychic] {
        if self.again { &self.combinations } else { &[] }
    }

    fn move_count(&self) -> usize {
        self.moves().len() + usize::from(self.confirm)
    }

    fn nth(&self, index: usize) -> Option<Action> {
        match self.moves().get(index) {
            Some(combination) => Some(Action::Vote { combination: *combination }),
            None => (index < self.move_count()).then_some(Action::ConfirmVote),
        }
    }
}

/// Something that holds only when all declare it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::MotionLegal)]
pub struct MotionLegal {
    pub to: Motion,
    /// Whether it would be declared, or taken back.
    pub yes: bool,
    /// Whether that would end the game.
    pub ends: bool,
}

impl Legal {
    pub(crate) fn new(game: &SestoSenso, seat: Seat) -> Legal {
        Legal::among(game, seat, SeatSet::EMPTY)
    }

    /// The same where programs hold these seats: they join whatever all people declare, and a ghost among them gives
    /// nothing away (G24).
    pub(crate) fn among(game: &SestoSenso, seat: Seat, programs: SeatSet) -> Legal {
        let mut legal = Legal::default();
        if game.end.is_some() || seat.0 >= game.seats {
            return legal;
        }
        if seat == game.ghost {
            legal.dream(game);
            return legal;
        }
        match &game.revelation {
            None => {
                let own = game.searchers().filter(|(psychic, _)| game.seat_of(*psychic) == seat);
                legal.search = own.map(|(psychic, kind)| search(game, psychic, kind)).collect();
            }
            Some(_) if game.is_dreaming() => {}
            Some(revelation) => {
                let vote = revelation.vote(seat);
                let free = |psychic: &Psychic| !revelation.is_accused(*psychic) && vote.on != Some(*psychic);
                legal.vote = Some(VoteLegal {
                    combinations: game.psychics().filter(free).collect(),
                    confirm: vote.on.is_some() && !vote.confirmed,
                    again: vote.on.is_none() || vote.again && !vote.confirmed,
                });
            }
        }
        legal.motions = Motion::ALL.into_iter().filter_map(|to| motion(game, seat, to, programs)).collect();
        legal
    }

    fn dream(&mut self, game: &SestoSenso) {
        if !game.is_dreaming() {
            return;
        }
        self.change = game.may_change().is_ok();
        let hand = game.hand;
        if game.revelation.is_none() {
            let (psychics, most) = (game.ungiven().collect(), game.most_given() as u8);
            self.give = Some(GiveLegal { psychics, hand, most });
        } else {
            let dreams = if game.options.finale == Final::Classic { 3 } else { 1 };
            self.common = Some(CommonLegal { hand, dreams });
        }
    }
}

fn search(game: &SestoSenso, psychic: Psychic, kind: Kind) -> SearchLegal {
    let mut cards = game.choices(psychic, kind);
    let ball = game.balls[psychic.index()];
    ball.into_iter().for_each(|number| cards.remove(number));
    let confirmed = game.confirmed[psychic.index()];
    let (confirm, awaited) = (ball.is_some() && !confirmed, game.waits_for(psychic));
    SearchLegal { psychic, kind, cards, confirm, awaited }
}

fn motion(game: &SestoSenso, seat: Seat, to: Motion, programs: SeatSet) -> Option<MotionLegal> {
    let declared = game.motions[to.index()];
    let yes = !declared.contains(seat);
    let makes_sense = match to {
        Motion::Stop => game.hopeless,
        Motion::Slip => !yes || !programs.contains(game.ghost),
    };
    if !makes_sense {
        return None;
    }
    let joins = |voter: Seat| voter == seat || declared.contains(voter) || programs.contains(voter);
    let ends = yes && game.voters().all(joins);
    Some(MotionLegal { to, yes, ends })
}

/// The gifts of one psychic: every choice of at most `most` dreams of the hand, as bits of their places in it.
fn choices(hand: usize, most: u8) -> impl Iterator<Item = u32> {
    (1..1u32 << hand).filter(move |chosen| chosen.count_ones() <= u32::from(most))
}

fn chosen(hand: DreamSet, places: u32) -> DreamSet {
    hand.iter().enumerate().filter(|(place, _)| places & (1 << place) != 0).map(|(_, dream)| dream).collect()
}

impl GiveLegal {
    fn per_psychic(&self) -> usize {
        match self.hand.len() {
            hand if usize::from(self.most) >= hand => (1 << hand) - 1,
            hand => choices(hand, self.most).count(),
        }
    }

    fn nth(&self, index: usize) -> Option<Action> {
        let each = self.per_psychic();
        let psychic = *self.psychics.get(index / each)?;
        let places = choices(self.hand.len(), self.most).nth(index % each)?;
        Some(Action::Give { psychic, dreams: chosen(self.hand, places) })
    }

    fn contains(&self, psychic: Psychic, dreams: DreamSet) -> bool {
        let fits = !dreams.is_empty() && dreams.len() <= usize::from(self.most);
        fits && dreams.is_subset(self.hand) && self.psychics.contains(&psychic)
    }
}

impl CommonLegal {
    fn count(&self) -> usize {
        let hand = self.hand.len();
        if self.dreams == 1 { hand } else { hand * hand.saturating_sub(1) * hand.saturating_sub(2) }
    }

    fn nth(&self, index: usize) -> Option<Action> {
        if self.dreams == 1 {
            return self.hand.nth(index).map(|dream| Action::Add { dream });
        }
        let hand = self.hand.len();
        let mut left = self.hand;
        let mut take = |place: usize| {
            let dream = left.nth(place)?;
            left = left.without(DreamSet::of(dream));
            Some(dream)
        };
        let character = take(index.checked_div((hand - 1) * (hand - 2))?)?;
        let place = take(index / (hand - 2) % (hand - 1))?;
        let object = take(index % (hand - 2))?;
        Some(Action::Common { character, place, object })
    }
}

impl boardgame::Legal<Action> for Legal {
    fn count(&self) -> usize {
        let give = self.give.as_ref().map_or(0, |give| give.psychics.len() * give.per_psychic());
        let common = self.common.as_ref().map_or(0, CommonLegal::count);
        let search: usize = self.search.iter().map(SearchLegal::move_count).sum();
        let vote = self.vote.as_ref().map_or(0, VoteLegal::move_count);
        give + common + usize::from(self.change) + search + vote
    }

    fn nth(&self, mut index: usize) -> Option<Action> {
        if self.change {
            if index == 0 {
                return Some(Action::Change);
            }
            index -= 1;
        }
        if let Some(give) = &self.give {
            return give.nth(index);
        }
        if let Some(common) = &self.common {
            return common.nth(index);
        }
        for search in &self.search {
            match search.nth(index) {
                Some(action) => return Some(action),
                None => index -= search.move_count(),
            }
        }
        self.vote.as_ref()?.nth(index)
    }

    fn contains(&self, action: &Action) -> bool {
        let search = |psychic| self.search.iter().find(move |search| search.psychic == psychic);
        let common = |dreams| self.common.as_ref().filter(|common| common.dreams == dreams);
        match *action {
            Action::Give { psychic, dreams } => {
                self.give.as_ref().is_some_and(|give| give.contains(psychic, dreams))
            }
            Action::Change => self.change,
            Action::Common { character, place, object } => {
                let dreams: DreamSet = [character, place, object].into_iter().collect();
                common(3).is_some_and(|common| dreams.len() == 3 && dreams.is_subset(common.hand))
            }
            Action::Add { dream } => common(1).is_some_and(|common| common.hand.contains(dream)),
            Action::Place { psychic, card } => {
                search(psychic).is_some_and(|own| own.kind == card.kind && own.cards.contains(card.number))
            }
            Action::Confirm { psychic } => search(psychic).is_some_and(|own| own.confirm),
            Action::Vote { combination } => {
                self.vote.as_ref().is_some_and(|vote| vote.combinations.contains(&combination))
            }
            Action::ConfirmVote => self.vote.as_ref().is_some_and(|vote| vote.confirm),
            Action::TimeUp { .. } => false,
            Action::Agree { to, yes } => {
                self.motions.iter().any(|motion| motion.to == to && motion.yes == yes)
            }
        }
    }

    /// Anything that is no turn, except the declaration that would end the game.
    fn sample_free(&self, rng: &mut GameRng) -> Option<Action> {
        let mut free: Vec<Action> = Vec::new();
        for search in self.search.iter().filter(|search| !search.must_place()) {
            free.extend(search.cards.iter().map(|number| search.place(number)));
            free.extend(
                (search.confirm && !search.awaited).then_some(Action::Confirm { psychic: search.psychic }),
            );
        }
        if let Some(vote) = self.vote.as_ref().filter(|vote| vote.moves().is_empty()) {
            free.extend(
                vote.combinations.iter().map(|combination| Action::Vote { combination: *combination }),
            );
        }
        let motions = self.motions.iter().filter(|motion| !motion.ends);
        free.extend(motions.map(|motion| Action::Agree { to: motion.to, yes: motion.yes }));
        let count = u32::try_from(free.len()).expect("a seat has few free actions");
        (count > 0).then(|| free[rng.below(count) as usize])
    }
}
