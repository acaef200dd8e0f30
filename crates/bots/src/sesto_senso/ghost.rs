//! The ghost's choice: dreams that a reader would take for the right card and for no other on the table.

use boardgame::{GameRng, Saying};
use sesto_senso::{
    Action, Card, CommonLegal, Dream, DreamSet, Final, GiveLegal, LAST_DAY, Legal, Level, Psychic,
    PsychicView, View,
};

use super::affinity::Affinity;
use super::final_dream::{best_order, combination, posterior, suspects};
use super::listener::Listener;
use super::why::{certainty, reason};
use crate::{Decision, Why};

/// The most dreams in a gift: more only blur it.
const MOST: u32 = 3;
/// What a dream must add to the chance of being understood, so as not to be kept for others; where little is understood
/// nothing is kept.
const COST: f32 = 0.015;
const WEAK: f32 = 0.4;
/// So many hands are imagined when a change is considered.
const IMAGINED: usize = 24;
/// What a change must gain for each of those who search: where changes come back every day, where there is one for every step that is left, and more
/// for each step that would go without (G9).
const DAILY: f32 = 0.02;
const PLENTY: f32 = 0.04;
const SCARCE: f32 = 0.05;
/// The same for the common dream, which comes once: below this chance a hand is worth changing.
const POOR_COMMON: f32 = 0.6;

/// A gift that could be made.
#[derive(Clone, Copy, Debug)]
struct Gift {
    psychic: Psychic,
    card: Card,
    dreams: DreamSet,
    /// How likely the psychic is to take it for the right card.
    chance: f32,
}

pub(crate) fn decide(
    listener: &Listener,
    affinity: &Affinity,
    view: &View,
    legal: &Legal,
    rng: &mut GameRng,
) -> Decision<Action> {
    let decision = match (&legal.give, &legal.common) {
        (Some(give), _) => serve(listener, affinity, view, legal, give, rng),
        (None, Some(common)) => reveal(listener, affinity, view, legal, common),
        (None, None) => None,
    };
    decision.unwrap_or(Decision::Wait)
}

/// A reason that would give everything away before the end (G24).
fn secretly(action: Action, say: Saying) -> Decision<Action> {
    Decision::Act { action, why: Some(Why::private(say)) }
}

/// Serves whoever is understood best, and so draws for those who are not; changes a hand first if that is worth it.
fn serve(
    listener: &Listener,
    affinity: &Affinity,
    view: &View,
    legal: &Legal,
    give: &GiveLegal,
    rng: &mut GameRng,
) -> Option<Decision<Action>> {
    let gifts = gifts(listener, view, give);
    let searching = view.psychics.iter().filter(|psychic| psychic.searching.is_some()).count();
    // What few would gain is little for all.
    let gain = |hoped: f32| (hoped - mean(&gifts)) * gifts.len() as f32 / searching.max(1) as f32;
    if legal.change && gain(hoped(listener, view, give, rng)) > price(view) {
        return Some(secretly(Action::Change, Saying::new("sesto-senso-why-change")));
    }
    let best = gifts.iter().max_by(|one, other| one.chance.total_cmp(&other.chance))?;
    let dream = most_telling(listener, best.dreams, best.card)?;
    let say = reason(Saying::new("sesto-senso-why-give"), affinity, dream, best.card);
    let say = say.with("percent", certainty(best.chance));
    Some(secretly(Action::Give { psychic: best.psychic, dreams: best.dreams }, say))
}

/// The best gift for each who is still without one.
fn gifts(listener: &Listener, view: &View, give: &GiveLegal) -> Vec<Gift> {
    let psychics = give.psychics.iter().filter_map(|psychic| view.psychics.get(psychic.index()));
    psychics.filter_map(|psychic| best_gift(listener, view, psychic, give)).collect()
}

fn mean(gifts: &[Gift]) -> f32 {
    gifts.iter().map(|gift| gift.chance).sum::<f32>() / gifts.len().max(1) as f32
}

/// What a hand drawn anew would be worth: the mean of some, drawn from what the ghost does not see.
fn hoped(listener: &Listener, view: &View, give: &GiveLegal, rng: &mut GameRng) -> f32 {
    let seen = view.psychics.iter().fold(give.hand.and(view.discards), |seen, other| seen.and(other.dreams));
    let unseen = |dream: &Dream| !seen.contains(*dream);
    let mut deck: Vec<Dream> = (0..Dream::COUNT as u8).filter_map(Dream::new).filter(unseen).collect();
    if deck.len() < give.hand.len() {
        deck.extend(view.discards.iter());
    }
    let imagined = (0..IMAGINED).map(|_| {
        for place in 0..give.hand.len().min(deck.len()) {
            let other = place + rng.below((deck.len() - place) as u32) as usize;
            deck.swap(place, other);
        }
        let hand: DreamSet = deck.iter().take(give.hand.len()).copied().collect();
        mean(&gifts(listener, view, &GiveLegal { hand, ..give.clone() }))
    });
    imagined.sum::<f32>() / IMAGINED as f32
}

/// What a change must gain, by how many are left for how many steps: those of whoever lacks most, and the common dream. On
/// the last days, when each of them must succeed, half of it is enough.
fn price(view: &View) -> f32 {
    if view.options.level == Level::Easy {
        return DAILY;
    }
    let lacking = view.psychics.iter().map(|psychic| 3 - psychic.found).max().unwrap_or(0);
    let without = (lacking + 1).saturating_sub(view.changes);
    let price = PLENTY + SCARCE * f32::from(without);
    if view.day + lacking >= LAST_DAY { price / 2.0 } else { price }
}

/// The dream that suits the card best.
fn most_telling(listener: &Listener, dreams: DreamSet, card: Card) -> Option<Dream> {
    let worth = |dream: &Dream| listener.likelihood(*dream, card);
    dreams.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// The gift by which a psychic is likeliest to find the card, among those who could be confused with it.
fn best_gift(listener: &Listener, view: &View, psychic: &PsychicView, give: &GiveLegal) -> Option<Gift> {
    let kind = psychic.searching?;
    let target = psychic.combination.number(kind)?;
    let cards = view.rows[kind.index()].cards.without(psychic.refused);
    let before = listener.together(psychic.dreams, kind);
    let hand: Vec<Dream> = give.hand.iter().collect();
    let most = MOST.min(u32::from(give.most));
    let mut best: Option<(f32, Gift)> = None;
    for places in (1u32..1 << hand.len()).filter(|places| places.count_ones() <= most) {
        let chosen =
            || hand.iter().enumerate().filter(|(place, _)| places & 1 << place != 0).map(|(_, dream)| *dream);
        let mut heard = before;
        for dream in chosen() {
            heard.iter_mut().zip(listener.of_kind(dream, kind)).for_each(|(sum, number)| *sum += number);
        }
        let right = heard[usize::from(target)];
        let all: f32 = cards.iter().map(|card| (heard[usize::from(card)] - right).exp()).sum();
        let chance = 1.0 / all;
        let cost = if chance < WEAK { 0.0 } else { COST };
        let worth = chance - cost * places.count_ones() as f32;
        if best.is_none_or(|(most, _)| worth > most) {
            let card = Card::new(kind, target);
            best = Some((worth, Gift { psychic: psychic.psychic, card, dreams: chosen().collect(), chance }));
        }
    }
    best.map(|(_, gift)| gift)
}

/// Lays the common dream, or adds to it, so that the culprit stands out from the combinations that are left.
fn reveal(
    listener: &Listener,
    affinity: &Affinity,
    view: &View,
    legal: &Legal,
    common: &CommonLegal,
) -> Option<Decision<Action>> {
    let revelation = view.revelation.as_ref()?;
    let culprit = combination(view, revelation.culprit?)?;
    let combinations = suspects(view);
    let place = combinations.iter().position(|cards| *cards == culprit)?;
    let before: DreamSet = revelation.common.iter().map(|common| common.dream).collect();
    let finale = view.options.finale;
    let chance =
        |dreams: &DreamSet| posterior(listener, finale, before.and(*dreams), &combinations)[place].exp();
    let choices = choices(common.hand, common.dreams);
    let (best, chance) = choices
        .into_iter()
        .map(|dreams| (dreams, chance(&dreams)))
        .max_by(|(_, one), (_, other)| one.total_cmp(other))?;
    if legal.change && chance < POOR_COMMON {
        return Some(secretly(Action::Change, Saying::new("sesto-senso-why-change")));
    }
    let (action, dream, card) = if finale == Final::Classic {
        let [object, place, character] = best_order(listener, best, &culprit)?;
        (Action::Common { character, place, object }, character, culprit[2])
    } else {
        let dream = best.nth(0)?;
        let about = if finale == Final::One { &culprit[2..] } else { &culprit[..] };
        let worth = |card: &&Card| listener.likelihood(dream, **card);
        let card = about.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
        (Action::Add { dream }, dream, *card)
    };
    let say = reason(Saying::new("sesto-senso-why-common"), affinity, dream, card);
    Some(secretly(action, say.with("percent", certainty(chance))))
}

/// All choices of one dream, or of three.
fn choices(hand: DreamSet, count: u8) -> Vec<DreamSet> {
    let hand: Vec<Dream> = hand.iter().collect();
    let fits = |places: &u32| places.count_ones() == u32::from(count);
    let chosen = |places: u32| {
        hand.iter()
            .enumerate()
            .filter(|(place, _)| places & 1 << place != 0)
            .map(|(_, dream)| *dream)
            .collect()
    };
    (1u32..1 << hand.len()).filter(fits).map(chosen).collect()
}

#[cfg(test)]
mod tests {
    use boardgame::{Seat, Seed, Table, Unheard, Viewer};
    use sesto_senso::{Edition, Options, SestoSenso};

    use super::super::affinity::Model;
    use super::*;

    #[test]
    fn a_second_or_a_third_dream_helps_where_one_is_weak() {
        let listener = Listener::plain(Model::First, Edition::Second);
        let (mut gifts, mut gained) = ([0u32; 4], 0.0);
        for seed in 1..=40 {
            let options = Options { ghost: Some(Seat(0)), level: Level::Normal, ..Options::default() };
            let table = Table::<SestoSenso>::new(options, 5, Seed::of_number(seed), &mut Unheard);
            let table = table.expect("a table can be laid");
            let view = table.view(Viewer::Seat(Seat(0)));
            let give = table.legal(Seat(0)).give.expect("the ghost gives first");
            for psychic in &view.psychics {
                let gift = |hand| best_gift(listener, &view, psychic, &GiveLegal { hand, ..give.clone() });
                let best = gift(give.hand).expect("there are dreams");
                let single = give.hand.iter().filter_map(|dream| gift(DreamSet::of(dream)));
                let alone = single.map(|gift| gift.chance).fold(0.0, f32::max);
                let more = best.dreams.len() - 1;
                gifts[best.dreams.len()] += 1;
                gained += best.chance - alone;
                // None is sent along that does not add what it costs, and where little is understood none costs.
                let cost = if best.chance < WEAK { 0.0 } else { COST };
                assert!(best.chance - alone >= cost * more as f32 - 1e-6, "{seed}: {alone} {best:?}");
            }
        }
        let several = gifts[2] + gifts[3];
        assert!(gifts[1] > 0 && gifts[2] > 20 && gifts[3] > 20, "{gifts:?}");
        assert!(gained / several as f32 > 0.1, "{gained} in {several} gifts");
    }
}
