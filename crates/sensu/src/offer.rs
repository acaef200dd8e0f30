//! What each move would do, for people: they see it before they choose, and searches find it out by playing.

use arrayvec::ArrayVec;
use boardgame::{Say, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::action::Illegal;
use crate::build::Draft;
use crate::card::{Card, CardSet, FanType};
use crate::combination::{Bonuses, Combination, Redeeming};
use crate::legal::Legal;
use crate::options::Help;
use crate::powers::Power;
use crate::state::{Phase, Sensu};

/// What a person is told besides what may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Offer)]
pub struct Offer {
    /// What each combination would do that is listed among the legal ones.
    pub twenties: Vec<Twenty>,
    /// What each card would build that may be redeemed, placed, or taken with Harmony.
    pub choices: Vec<Choice>,
    /// What may not be done, and why.
    pub vain: Vain,
}

/// A combination that may be played, and what it would redeem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Twenty)]
pub struct Twenty {
    #[schema(value_type = Vec<Card>)]
    pub cards: CardSet,
    /// The number that the wild card stands for (U11).
    #[schema(required)]
    pub wild: Option<u8>,
    /// The number that stands twice (U12).
    #[schema(required)]
    pub pair: Option<u8>,
    /// The type that stands three times (U12).
    #[schema(required)]
    pub trio: Option<FanType>,
    /// Those with the most sticks, one of which is redeemed first (U13).
    #[schema(value_type = Vec<Card>)]
    pub most: CardSet,
    /// What can be redeemed, one way for each end that differs: of tied cards first those that fit.
    pub ways: Vec<Way>,
}

/// One choice among tied cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Way)]
pub struct Way {
    /// The one with the most sticks, then the bonus cards.
    pub redeemed: Vec<Card>,
    pub built: Built,
}

/// A single card that may be redeemed, placed or taken with Harmony, and what that would build.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Choice)]
pub struct Choice {
    pub card: Card,
    pub built: Built,
}

/// What cards would do to one's fans in this order, as far as it is certain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Built)]
pub struct Built {
    /// The sticks that come to each fan: Gun-sen, Hi-ōgi, Mai-ougi.
    pub gains: [u8; 3],
    pub closes: Vec<FanType>,
    pub wins: bool,
    pub fires: Vec<Power>,
    /// The cards that would not go on their fans.
    pub misfits: Vec<Misfit>,
}

/// A redeemed card that does not go on its fan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Misfit)]
pub struct Misfit {
    pub card: Card,
    pub why: Saying,
}

/// What people try in vain, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Vain)]
pub struct Vain {
    /// To draw from the deck; nothing where one may.
    #[schema(required)]
    pub deck: Option<Saying>,
    /// To play a second wild card.
    #[schema(required)]
    pub second_wild: Option<Saying>,
    /// Everything else that is not listed: what comes first.
    pub other: Saying,
}

impl Sensu {
    /// What a seat may do, with what each of it would do.
    pub(crate) fn offer_to(&self, seat: Seat) -> Legal {
        let mut legal = self.moves_of(seat);
        if self.options.help != Help::Full {
            legal.play = None;
        }
        let twenties = legal.play.iter().flatten().map(|cards| self.twenty(*cards)).collect();
        let choices = match self.phase {
            Phase::Redeem => legal.redeem,
            Phase::Build => legal.place,
            Phase::Harmony => legal.take,
            _ => CardSet::EMPTY,
        };
        let before = if self.phase == Phase::Redeem { self.redeeming.redeemed } else { CardSet::EMPTY };
        let choice = |card| Choice { card, built: self.built(before.iter().chain([card])) };
        let choices = choices.iter().map(choice).collect();
        legal.offer = Some(Box::new(Offer { twenties, choices, vain: self.vain(seat) }));
        legal
    }

    fn twenty(&self, cards: CardSet) -> Twenty {
        let combination = Combination::new(cards).expect("what may be played makes twenty");
        let redeeming = Redeeming::new(&combination);
        let mut ways = Vec::new();
        self.find_ways(redeeming, &mut ArrayVec::new(), &mut ways);
        let Bonuses { pair, trio } = combination.bonuses;
        Twenty { cards, wild: combination.wild, pair, trio, most: redeeming.tied(self.faces), ways }
    }

    /// Goes through the ties. Like cards are the same, and so is what is redeemed in another order.
    fn find_ways(&self, redeeming: Redeeming, redeemed: &mut ArrayVec<Card, 3>, found: &mut Vec<Way>) {
        let tied = redeeming.tied(self.faces);
        if tied.is_empty() {
            if !found.iter().any(|way| are_alike(&way.redeemed, redeemed)) {
                let built = self.built(redeemed.iter().copied());
                found.push(Way { redeemed: redeemed.to_vec(), built });
            }
            return;
        }
        let fitting = tied.iter().filter(|card| self.fits(self.seat, *card));
        let others = tied.iter().filter(|card| !self.fits(self.seat, *card));
        for card in fitting.chain(others) {
            redeemed.push(card);
            self.find_ways(redeeming.with(card), redeemed, found);
            redeemed.pop();
        }
    }

    fn built(&self, cards: impl Iterator<Item = Card>) -> Built {
        let mut draft = Draft::of(self, self.seat);
        let mut built = Built::default();
        for card in cards {
            if built.wins {
                break;
            }
            // Which fan is chosen next is not known: none can be counted on.
            match draft.lay(card, Some(card.fan())) {
                Err(why) => {
                    let why = Saying::new(why.key()).with_key("fan", card.fan().key());
                    built.misfits.push(Misfit { card, why });
                }
                Ok(laid) => {
                    built.gains[card.fan().index()] += self.faces.sticks(card);
                    built.closes.extend(laid.closes.then_some(card.fan()));
                    built.fires.extend(laid.fires);
                    built.wins = laid.wins;
                }
            }
        }
        built
    }

    fn vain(&self, seat: Seat) -> Vain {
        let mine = self.end.is_none() && seat == self.seat;
        let why = match self.end {
            Some(_) => Illegal::Over,
            None if mine => self.not_yet(),
            None => Illegal::NotYourTurn,
        };
        let draws = mine && matches!(self.phase, Phase::Turn | Phase::Wisdom { .. });
        let deck = match draws {
            true if self.deck.is_empty() => Some(Illegal::DeckEmpty),
            true => None,
            false => Some(why),
        };
        let plays = mine && self.phase == Phase::Turn;
        Vain {
            deck: deck.map(|why| why.say()),
            second_wild: plays.then(|| Illegal::TwoWilds.say()),
            other: why.say(),
        }
    }
}

/// Whether the same cards are redeemed, whichever of like ones, and in whichever order.
fn are_alike(one: &[Card], two: &[Card]) -> bool {
    let count = |cards: &[Card], card: &Card| cards.iter().filter(|other| other.is_like(*card)).count();
    one.len() == two.len() && one.iter().all(|card| count(one, card) == count(two, card))
}
