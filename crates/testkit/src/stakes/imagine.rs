//! Worlds of the game of stakes that agree with a view.

use boardgame::{GameRng, Imagine};

use super::state::{CARDS, decode, remembered};
use super::{Fault, Phase, Stakes, View};

impl<const FAULT: u8> Imagine for Stakes<FAULT> {
    fn imagine(view: &View, rng: &mut GameRng) -> Self {
        let seats = view.hands.len() as u8;
        let mut hands = view.hands.clone();
        for (seat, code) in &view.codes {
            if let Some(card) = hands[usize::from(*seat)].last_mut() {
                *card = Some(decode(*code));
            }
        }
        if Stakes::<FAULT>::has(Fault::ViewShowsNeighbour) {
            // An honest reader of a leaky view: what stands to the left of an own hand is not looked at.
            let shown = |hand: &Vec<Option<u8>>| hand.iter().all(Option::is_some);
            for seat in (1..hands.len()).rev() {
                if view.phase != Phase::Over && shown(&hands[seat]) && shown(&hands[seat - 1]) {
                    hands[seat].fill(None);
                }
            }
        }
        let known: Vec<u8> = hands.iter().flatten().flatten().chain(&view.table).copied().collect();
        let top = view.hint.or(view.pile_cards.as_ref().and_then(|pile| pile.last().copied()));
        let mut unknown: Vec<u8> =
            (1..=CARDS).filter(|card| !known.contains(card) && top != Some(*card)).collect();
        rng.shuffle(&mut unknown);
        if Stakes::<FAULT>::has(Fault::ImagineRestless) {
            let length = unknown.len().max(1);
            unknown.rotate_left(remembered() % length);
        }
        let hands = hands
            .into_iter()
            .map(|hand| {
                hand.into_iter()
                    .map(|card| card.unwrap_or_else(|| unknown.pop().expect("the cards suffice")))
                    .collect()
            })
            .collect();
        let mut pile = view.pile_cards.clone().unwrap_or(unknown);
        pile.extend(view.hint);
        let hidden_stake = |rng: &mut GameRng| {
            let limit = Stakes::<FAULT>::limit(&view.options);
            Some(rng.below(u32::from(limit) + 1) as u8)
                .filter(|_| !Stakes::<FAULT>::has(Fault::ImagineForgetsStakes))
        };
        let stakes = view
            .staked
            .iter()
            .zip(&view.stakes)
            .map(|(staked, stake)| if *staked { stake.or_else(|| hidden_stake(rng)) } else { None })
            .collect();
        let moved = match view.phase {
            Phase::Swap { .. } => (view.turn - 1) as u8,
            Phase::Stake | Phase::Over => seats * 2,
        };
        Stakes {
            options: view.options.clone(),
            seats,
            first: view.first,
            moved,
            hands: view.unsent.clone().unwrap_or(hands),
            table: view.table.clone(),
            pile,
            stakes,
            codes: view.codes.clone(),
            slips: 0,
            imagined: true,
            shown: view.phase == Phase::Over,
            peeking: false,
        }
    }
}
