//! What can be made of cards: the combinations in them, and those that one more card would make.

use arrayvec::ArrayVec;
use sensu::{Bonuses, Card, CardSet, TWENTY, makes_twenty, tied_among};

use super::fans::Fans;

/// A card of a hand and one more: the most that are looked at together.
pub(crate) const SIX: usize = 6;
/// Cards that do the same: nine numbers and three wild cards of each type.
const KINDS: usize = 36;

/// How many cards of each kind there are, with one of each to look at.
#[derive(Clone, Debug)]
pub(crate) struct Kinds {
    counts: [u8; KINDS],
    cards: [Option<Card>; KINDS],
    total: u32,
}

fn kind(card: Card) -> usize {
    let value = usize::from(card.value());
    let place = if card.is_wild() { 9 + value / 3 } else { value - 1 };
    card.fan().index() * 12 + place
}

impl Kinds {
    pub(crate) fn of(cards: CardSet) -> Kinds {
        let mut kinds = Kinds { counts: [0; KINDS], cards: [None; KINDS], total: 0 };
        for card in cards.iter() {
            kinds.counts[kind(card)] += 1;
            kinds.cards[kind(card)] = Some(card);
            kinds.total += 1;
        }
        kinds
    }
}

/// What cards are worth when one of them is dropped, or none: the best combination now, and on average after one more card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Outlook {
    pub(crate) now: i32,
    /// In hundredths.
    pub(crate) next: i32,
}

/// What a combination is worth: the best choice among ties and the best order of building.
pub(crate) fn worth(fans: &Fans, cards: &[Card]) -> i32 {
    let bonuses = Bonuses::of(cards.iter().copied()).count();
    if bonuses == 0 {
        // By far the most: only one card is redeemed.
        let best = tied_among(fans.faces, cards.iter().copied(), true).map(|card| fans.one(card));
        return best.max().unwrap_or(0);
    }
    let left: CardSet = cards.iter().copied().collect();
    best_redeeming(fans, left, &mut ArrayVec::new(), bonuses).0
}

/// The most that redeeming can bring from here, and the card that is redeemed first for it.
pub(crate) fn best_redeeming(
    fans: &Fans,
    left: CardSet,
    redeemed: &mut ArrayVec<Card, 3>,
    bonuses: u8,
) -> (i32, Option<Card>) {
    let first = redeemed.is_empty();
    if left.is_empty() || (!first && bonuses == 0) {
        return (fans.best_order(redeemed).0, None);
    }
    let mut best = (-1, None);
    let mut tried: ArrayVec<Card, 5> = ArrayVec::new();
    for card in tied_among(fans.faces, left.iter(), first) {
        let symbol = |card: &Card| fans.faces.has_symbol(*card);
        let is_like = |other: &Card| other.fan() == card.fan() && symbol(other) == symbol(&card);
        if tried.iter().any(is_like) {
            continue;
        }
        tried.push(card);
        redeemed.push(card);
        let rest = left.without(CardSet::of(card));
        let (worth, _) = best_redeeming(fans, rest, redeemed, bonuses - u8::from(!first));
        redeemed.pop();
        if worth > best.0 {
            best = (worth, Some(card));
        }
    }
    best
}

/// The best combination among up to six cards, with what it is worth; none where none is worth anything.
pub(crate) fn best_combination(fans: &Fans, cards: CardSet) -> Option<(i32, CardSet)> {
    let cards: ArrayVec<Card, SIX> = cards.iter().collect();
    let mut best: Option<(i32, CardSet)> = None;
    for_each_sum(&cards, |subset, sum, wild| {
        if makes_twenty(sum, wild) && subset.len() <= 5 {
            let worth = worth(fans, subset);
            let is_better =
                best.is_none_or(|(other, set)| worth > other || (worth == other && subset.len() < set.len()));
            if worth > 0 && is_better {
                best = Some((worth, subset.iter().copied().collect()));
            }
        }
    });
    best
}

/// Whether twenty can be made among up to six cards, with this one if any must be in it; whatever it may bring.
pub(crate) fn can_make_twenty(cards: CardSet, with: Option<Card>) -> bool {
    let cards: ArrayVec<Card, SIX> = cards.iter().collect();
    let mut can = false;
    for_each_sum(&cards, |subset, sum, wild| {
        let has = with.is_none_or(|card| subset.contains(&card));
        can |= has && subset.len() <= 5 && makes_twenty(sum, wild);
    });
    can
}

/// The outlook of up to six cards: when the card at a place is dropped, and in the last entry when none is.
pub(crate) fn outlooks(fans: &Fans, cards: &[Card], unseen: &Kinds) -> ArrayVec<Outlook, { SIX + 1 }> {
    let count = cards.len();
    let mut now = [0i32; SIX + 1];
    let mut next = [[0i32; KINDS]; SIX + 1];
    // Which places are not in the subset: those that can be dropped without losing it.
    let mut spare: ArrayVec<usize, { SIX + 1 }> = ArrayVec::new();
    for_each_sum(cards, |subset, sum, wild| {
        spare.clear();
        spare.extend((0..count).filter(|place| !subset.contains(&cards[*place])).chain([count]));
        if subset.len() <= 5 && makes_twenty(sum, wild) {
            let worth = worth(fans, subset);
            spare.iter().for_each(|place| now[*place] = now[*place].max(worth));
        }
        if subset.len() > 4 || sum + 9 < TWENTY - 2 {
            return;
        }
        let mut with: ArrayVec<Card, 5> = subset.iter().copied().collect();
        for kind in completing(sum, wild) {
            let Some(card) = unseen.cards[kind] else { continue };
            with.push(card);
            let worth = worth(fans, &with);
            with.pop();
            spare.iter().for_each(|place| next[*place][kind] = next[*place][kind].max(worth));
        }
    });
    (0..=count)
        .map(|place| {
            let sum: i64 = (0..KINDS)
                .map(|kind| i64::from(unseen.counts[kind]) * i64::from(next[place][kind].max(now[place])))
                .sum();
            let mean = if unseen.total == 0 {
                i64::from(now[place]) * 100
            } else {
                sum * 100 / i64::from(unseen.total)
            };
            Outlook { now: now[place], next: i32::try_from(mean).unwrap_or(i32::MAX) }
        })
        .collect()
}

/// The kinds that make twenty together with a sum: plain cards, and a wild one where there is none yet.
fn completing(sum: u8, wild: bool) -> impl Iterator<Item = usize> {
    let need = TWENTY - sum;
    let least = if wild { need.saturating_sub(2) } else { need }.max(1);
    let plain = (least..=need.min(9)).map(|value| usize::from(value) - 1);
    let wilds = [1u8, 4, 7].into_iter().filter(move |low| !wild && (*low..low + 3).contains(&need));
    plain.chain(wilds.map(|low| 9 + usize::from(low / 3))).flat_map(|place| [place, place + 12, place + 24])
}

/// Every subset with at most one wild card whose sum is not above twenty: the cards, the sum with the lowest number of a
/// wild card, and whether there is one. The subset without cards comes too: a single card may follow it.
fn for_each_sum(cards: &[Card], mut tell: impl FnMut(&[Card], u8, bool)) {
    fn go(
        rest: &[Card],
        chosen: &mut ArrayVec<Card, SIX>,
        sum: u8,
        wild: bool,
        tell: &mut impl FnMut(&[Card], u8, bool),
    ) {
        tell(chosen, sum, wild);
        for (place, card) in rest.iter().enumerate() {
            let (value, is_wild) = (card.value(), card.is_wild());
            if sum + value > TWENTY || (wild && is_wild) {
                continue;
            }
            chosen.push(*card);
            go(&rest[place + 1..], chosen, sum + value, wild || is_wild, tell);
            chosen.pop();
        }
    }
    go(cards, &mut ArrayVec::new(), 0, false, &mut tell);
}
