//! A world that agrees with everything that a view knows: combinations, hand, deck and culprit drawn anew where they are hidden.

use arrayvec::ArrayVec;
use boardgame::{GameRng, Imagine, SeatSet};

use crate::action::Motion;
use crate::album::{Album, PageView};
use crate::card::{CardSet, Kind};
use crate::dream::{Dream, DreamSet};
use crate::psychic::{Combination, Psychic};
use crate::revelation::{Common, Revelation, Vote};
use crate::state::SestoSenso;
use crate::view::{RevelationView, View};

impl Imagine for SestoSenso {
    fn imagine(view: &View, rng: &mut GameRng) -> SestoSenso {
        let album = read_album(view);
        let numbers = Kind::ALL.map(|kind| draw_kind(view, &album, kind, rng));
        let (hand, deck) = draw_dreams(view, rng);
        let by_psychic = |index: usize| view.psychics.get(index);
        let motions = Motion::ALL.map(|motion| match motion {
            Motion::Slip => view.slip.iter().copied().collect::<SeatSet>(),
            Motion::Stop => view.stop.iter().copied().collect(),
        });
        SestoSenso {
            options: view.options,
            seats: view.seats(),
            ghost: view.ghost,
            day: view.day,
            laid: Kind::ALL.map(|kind| view.rows[kind.index()].laid),
            combinations: (0..view.psychics.len())
                .map(|index| Combination::new(numbers.map(|numbers| numbers[index])))
                .collect(),
            found: std::array::from_fn(|index| by_psychic(index).map_or(0, |psychic| psychic.found)),
            balls: std::array::from_fn(|index| by_psychic(index).and_then(|psychic| psychic.ball)),
            confirmed: std::array::from_fn(|index| {
                by_psychic(index).is_some_and(|psychic| psychic.confirmed)
            }),
            album,
            hand,
            deck,
            discards: view.discards,
            late: view.late,
            changes: view.changes,
            revelation: view.revelation.as_ref().map(|phase| draw_revelation(phase, rng)),
            hopeless: view.hopeless,
            motions,
            settling: false,
            end: view.end,
        }
    }
}

/// The album of the view, with the pages of today that are still empty.
fn read_album(view: &View) -> Album {
    let mut album = Album::default();
    for PageView { day, psychic, kind, dreams, guess, right } in &view.album {
        let page = album.page_mut(*psychic, *day);
        page.kind = Some(*kind);
        page.gift = *dreams;
        page.guess = guess.zip(*right);
    }
    for psychic in &view.psychics {
        let page = album.page_mut(psychic.psychic, view.day);
        page.kind = page.kind.or(psychic.searching);
    }
    album
}

/// The numbers of one kind by psychic: what is known as it is, the rest drawn evenly from all deals that fit.
fn draw_kind(view: &View, album: &Album, kind: Kind, rng: &mut GameRng) -> [u8; Psychic::MOST] {
    let mut numbers = [0; Psychic::MOST];
    let mut left = view.rows[kind.index()].laid;
    let mut hidden: ArrayVec<Psychic, { Psychic::MOST }> = ArrayVec::new();
    for psychic in &view.psychics {
        match psychic.combination.number(kind) {
            Some(number) => {
                numbers[psychic.psychic.index()] = number;
                left.remove(number);
            }
            None => hidden.push(psychic.psychic),
        }
    }
    let allowed = hidden.iter().map(|psychic| left.without(album.refused(*psychic, kind))).collect();
    let dealt = Deals::new(allowed).draw(left, rng);
    hidden.iter().zip(dealt).for_each(|(psychic, number)| numbers[psychic.index()] = number);
    numbers
}

/// The deals that give each of a few psychics a card that was not refused to them, counted so that one can be drawn evenly.
struct Deals {
    allowed: ArrayVec<CardSet, { Psychic::MOST }>,
    /// How many deals of the cards from a number on give one to each psychic who is not in the set of those served.
    ways: Vec<[u64; 1 << Psychic::MOST]>,
}

impl Deals {
    fn new(allowed: ArrayVec<CardSet, { Psychic::MOST }>) -> Deals {
        let cards = usize::from(Kind::CARDS);
        let mut ways = vec![[0; 1 << Psychic::MOST]; cards + 1];
        let all = (1 << allowed.len()) - 1;
        ways[cards][all] = 1;
        let mut deals = Deals { allowed, ways };
        for number in (0..Kind::CARDS).rev() {
            for served in 0..=all {
                let takers = deals.takers(number, served);
                let after = &deals.ways[usize::from(number) + 1];
                let given: u64 = takers.map(|taker| after[served | 1 << taker]).sum();
                deals.ways[usize::from(number)][served] = after[served] + given;
            }
        }
        deals
    }

    /// The psychics who are not served and may have this card.
    fn takers(&self, number: u8, served: usize) -> impl Iterator<Item = usize> {
        let fits = move |(taker, set): &(usize, &CardSet)| served & (1 << taker) == 0 && set.contains(number);
        self.allowed.iter().enumerate().filter(fits).map(|(taker, _)| taker)
    }

    /// The card of each psychic: card by card, each goes to somebody or to nobody as often as deals say so.
    fn draw(&self, cards: CardSet, rng: &mut GameRng) -> ArrayVec<u8, { Psychic::MOST }> {
        let mut dealt: ArrayVec<u8, { Psychic::MOST }> = self.allowed.iter().map(|_| 0).collect();
        let mut served = 0;
        for number in cards.iter() {
            let ways = &self.ways[usize::from(number)];
            let after = &self.ways[usize::from(number) + 1];
            let total = u32::try_from(ways[served]).expect("twelve cards have fewer than four billion deals");
            let mut drawn = u64::from(rng.below(total));
            for taker in self.takers(number, served) {
                let given = after[served | 1 << taker];
                if drawn < given {
                    dealt[taker] = number;
                    served |= 1 << taker;
                    break;
                }
                drawn -= given;
            }
        }
        dealt
    }
}

/// The ghost's hand and the deck: what is not in sight, shuffled.
fn draw_dreams(view: &View, rng: &mut GameRng) -> (DreamSet, ArrayVec<Dream, { Dream::COUNT }>) {
    let common = view.revelation.iter().flat_map(|phase| phase.common.iter().map(|common| common.dream));
    let seen: DreamSet = common.chain(view.discards.iter()).collect();
    let seen = view.psychics.iter().fold(seen, |seen, psychic| seen.and(psychic.dreams));
    let known = view.hand.unwrap_or(DreamSet::EMPTY);
    let mut rest: ArrayVec<Dream, { Dream::COUNT }> =
        DreamSet::ALL.without(seen).without(known).iter().collect();
    rng.shuffle(&mut rest);
    let hand = match view.hand {
        Some(hand) => hand,
        None => rest.drain(..usize::from(view.hand_size)).collect(),
    };
    if let Some(deck) = &view.deck_dreams {
        rest = deck.iter().rev().copied().collect();
    }
    (hand, rest)
}

/// The second phase, with a culprit among the suspects and a meaning for each dream of the classic final.
fn draw_revelation(phase: &RevelationView, rng: &mut GameRng) -> Revelation {
    let culprit = phase.culprit.unwrap_or_else(|| {
        let suspect = rng.below(phase.suspects.len() as u32) as usize;
        phase.suspects[suspect]
    });
    let mut revelation = Revelation { culprit: Some(culprit), ..Revelation::default() };
    let mut kinds = Kind::ALL;
    rng.shuffle(&mut kinds);
    // The dreams of the classic final lie there since the same day, three of them.
    let classic = phase.common.len() == kinds.len() && phase.common[0].day == phase.common[1].day;
    revelation.common.extend(phase.common.iter().enumerate().map(|(place, common)| Common {
        day: common.day,
        dream: common.dream,
        about: common.about.or(classic.then(|| kinds[place])),
    }));
    revelation.accused.extend(phase.accused.iter().map(|accused| (accused.day, accused.combination)));
    for vote in &phase.votes {
        revelation.votes[vote.seat.index()] =
            Vote { on: vote.on, confirmed: vote.confirmed, again: vote.again, turn: vote.turn };
    }
    revelation.rounds = phase.rounds;
    revelation
}
