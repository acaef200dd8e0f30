//! What the net that judges a game alone is told of a position: a few dozen of these inputs are on at a time.
//!
//! The three types do the same, so that they are told in the order of how full their fans are: what is learned of one is
//! learned of all. The trainer compiles this file too, so that both mean the same.

use boardgame::Seat;
use sensu::{COLUMNS, Card, CardSet, Combination, FULL, FanType, Sensu, TWENTY};

/// How many inputs there are.
pub(crate) const INPUTS: usize = 3 * FAN + ALL;

/// Those of a fan: its sticks, four sets of its nine numbers, and whether it can still be filled to the last stick.
const FAN: usize = 11 + 4 * 9 + 1;
/// Those of the whole: the deck, the free places, the numbers at the ends, the cards that would make twenty, what can be
/// played now, and whether a card is drawn next whatever can be played.
const ALL: usize = 28 + 6 + 6 + 8 + 8 + 1;

const ME: Seat = Seat(0);

/// Names every input that is on, at the beginning of a turn; `draws` where a card is drawn next, whatever can be played.
pub(crate) fn inputs(game: &Sensu, draws: bool, mut on: impl FnMut(usize)) {
    let faces = game.faces();
    let ends = game.cards_of(ME);
    let unseen = game.unseen_by(ME);
    let (mut second, mut buried) = (CardSet::EMPTY, CardSet::EMPTY);
    let mut free = usize::from(game.pile_of(ME).is_empty());
    let piles = (0..COLUMNS).map(|column| game.column(column)).chain([game.pile_of(ME)]);
    for pile in piles {
        for (depth, card) in pile.iter().rev().enumerate().skip(1) {
            if depth == 1 { second.insert(*card) } else { buried.insert(*card) }
        }
    }
    free += game.column_ends().iter().filter(|end| end.is_none()).count();

    let sets = [ends, second, buried, unseen];
    let masks = |fan: FanType| sets.map(|set| numbers(set, fan));
    let mut fans = FanType::ALL.map(|fan| (game.sticks_in(ME, fan), masks(fan), fan));
    fans.sort_unstable_by_key(|(sticks, masks, _)| std::cmp::Reverse((*sticks, *masks)));
    for (place, (sticks, masks, fan)) in fans.into_iter().enumerate() {
        let base = place * FAN;
        on(base + usize::from(sticks.min(FULL)));
        for (set, mask) in masks.into_iter().enumerate() {
            each(mask, |number| on(base + 11 + 9 * set + number));
        }
        let left = ends.or(second).or(buried).or(unseen).iter().filter(|card| card.fan() == fan);
        let sums = left.fold(1u32, |sums, card| sums | sums << faces.sticks(card));
        if sums >> (FULL - sticks.min(FULL)) & 1 == 1 {
            on(base + 47);
        }
    }

    let base = 3 * FAN;
    on(base + game.cards_in_deck().min(27));
    on(base + 28 + free);
    let different = ends.iter().fold(0u16, |all, card| all | 1 << card.value()).count_ones();
    on(base + 34 + different.min(5) as usize);
    let sums = ends.iter().fold(1u64, |sums, card| sums | sums << card.value());
    let making = unseen.iter().filter(|card| sums >> (TWENTY - card.value()) & 1 == 1).count();
    on(base + 40 + making.min(7));
    if draws {
        on(base + 56);
    } else {
        let brought = |cards: &CardSet| brought(game, *cards);
        let best = Combination::all_in(ends).iter().map(brought).max().unwrap_or(0);
        on(base + 48 + usize::from(best.min(7)));
    }
}

/// How many sticks a combination surely brings: the most among its cards that fit, and the fewest for each bonus.
fn brought(game: &Sensu, cards: CardSet) -> u8 {
    let fits = |card: &Card| {
        let sticks = game.faces().sticks(*card);
        game.sticks_in(ME, card.fan()) + sticks <= FULL
    };
    let most = cards.iter().map(|card| game.faces().sticks(card)).max().unwrap_or(0);
    let first = cards.iter().filter(fits).any(|card| game.faces().sticks(card) == most);
    let bonuses = Combination::new(cards).map_or(0, |combination| combination.bonuses.count());
    if first { most + bonuses } else { bonuses }
}

/// The numbers of one type in a set, a bit each.
fn numbers(set: CardSet, fan: FanType) -> u16 {
    set.iter().filter(|card| card.fan() == fan).fold(0, |mask, card| mask | 1 << (card.value() - 1))
}

fn each(mut mask: u16, mut on: impl FnMut(usize)) {
    while mask != 0 {
        on(mask.trailing_zeros() as usize);
        mask &= mask - 1;
    }
}
