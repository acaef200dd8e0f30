//! What somebody tries in vain, and why: the page shows it and knows no rule.

use boardgame::{Say, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::action::Illegal;
use crate::card::{Card, CardSet};
use crate::psychic::Psychic;
use crate::state::SestoSenso;

/// Something that a seat cannot do now. Of several that fit the first one counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sesto_senso::InVain)]
pub struct InVain {
    pub deed: Deed,
    /// Whose ball, or which combination; whosever where none is named.
    #[schema(required)]
    pub psychic: Option<Psychic>,
    /// The cards concerned; any where none are named.
    #[schema(required)]
    pub cards: Option<Vec<Card>>,
    pub why: Saying,
}

/// What people try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = sesto_senso::Deed)]
pub enum Deed {
    Place,
    Vote,
    /// One dream more than may be given.
    Give,
    Change,
}

impl InVain {
    /// Whether it is this that is tried.
    pub fn fits(&self, deed: Deed, psychic: Psychic, card: Option<Card>) -> bool {
        self.deed == deed
            && self.psychic.is_none_or(|named| named == psychic)
            && self.cards.as_ref().is_none_or(|cards| card.is_some_and(|card| cards.contains(&card)))
    }

    fn new(deed: Deed, psychic: Option<Psychic>, why: Illegal) -> InVain {
        InVain { deed, psychic, cards: None, why: why.say() }
    }

    /// Everything that this seat may try and cannot do.
    pub(crate) fn of(game: &SestoSenso, seat: Seat) -> Vec<InVain> {
        if game.settling {
            return Vec::new();
        }
        let deed = if game.revelation.is_some() { Deed::Vote } else { Deed::Place };
        if game.end.is_some() {
            return vec![InVain::new(deed, None, Illegal::Over)];
        }
        if seat == game.ghost {
            return haunting(game, deed);
        }
        match deed {
            Deed::Vote => voting(game, seat),
            _ => placing(game, seat),
        }
    }
}

fn haunting(game: &SestoSenso, deed: Deed) -> Vec<InVain> {
    let mut vain = vec![InVain::new(deed, None, Illegal::GhostIsSilent)];
    vain.extend(game.may_change().err().map(|why| InVain::new(Deed::Change, None, why)));
    let most = game.most_given();
    if game.revelation.is_none() && game.is_dreaming() && most < game.hand.len() {
        vain.push(InVain::new(Deed::Give, None, Illegal::TooManyDreams { most: most as u8 }));
    }
    vain
}

fn voting(game: &SestoSenso, seat: Seat) -> Vec<InVain> {
    if game.is_dreaming() {
        return vec![InVain::new(Deed::Vote, None, Illegal::NoDreamYet)];
    }
    let Some(phase) = &game.revelation else { return Vec::new() };
    let accused = phase.accused.iter().map(|(_, accused)| (*accused, Illegal::NoSuchCombination));
    let chosen = phase.vote(seat).on.map(|on| (on, Illegal::BallIsThere));
    accused.chain(chosen).map(|(on, why)| InVain::new(Deed::Vote, Some(on), why)).collect()
}

fn placing(game: &SestoSenso, seat: Seat) -> Vec<InVain> {
    let mut vain = Vec::new();
    for psychic in game.psychics().filter(|psychic| game.seat_of(*psychic) == seat) {
        let Some(kind) = game.searching(psychic) else {
            vain.push(InVain::new(Deed::Place, Some(psychic), Illegal::NotSearching));
            continue;
        };
        let mut barred = |cards: CardSet, why| {
            if !cards.is_empty() {
                let cards = cards.iter().map(|number| Card::new(kind, number)).collect();
                vain.push(InVain { cards: Some(cards), ..InVain::new(Deed::Place, Some(psychic), why) });
            }
        };
        barred(game.album.refused(psychic, kind), Illegal::AlreadyRefused);
        barred(game.balls[psychic.index()].into_iter().collect(), Illegal::BallIsThere);
        vain.push(InVain::new(Deed::Place, Some(psychic), Illegal::WrongKind { kind }));
    }
    vain.push(InVain::new(Deed::Place, None, Illegal::NotYourPsychic));
    vain
}
