//! What choices are worth in Il Sesto Senso: how likely the game is to be won when readers of tastes of their own go on
//! with it.
//!
//! Dreams are evidence: a psychic imagines worlds in which each hidden card is as likely as its dreams make it, and a vote
//! those in which the culprit is as likely as the common dream makes them.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use boardgame::{Game, GameRng, Imagine, Legal, Played, Seat, Seed, Unheard};
use sesto_senso::{
    Action, CardSet, DreamSet, Event, Kind, Psychic, PsychicView, Public, SearchLegal, SestoSenso, View,
};

use super::affinity::Model;
use super::final_dream::{posterior, suspects};
use super::listener::Listener;
use super::reader::Reader;
use crate::analyst::{Analyst, Estimate, Measure, Results, Trials, Weighed, forecast, results, weigh};
use crate::{Bot, Decision, Seen};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge;

/// How far those who play on stray from everybody's reading, and how many of them there are to draw from.
const NOISE: f32 = 1.5;
const CAST: u64 = 24;

/// Minds of their own, made once: drawing a taste costs more than playing a game.
static PSYCHICS: LazyLock<Vec<Reader>> = LazyLock::new(|| {
    let minds = (0..CAST).map(|number| {
        let mind = Reader::new(Model::First, NOISE);
        mind.settle(&GameRng::new(Seed::of_number(number), 0));
        mind
    });
    minds.collect()
});

static GHOST: LazyLock<Reader> = LazyLock::new(|| Reader::new(Model::First, 0.0));

/// How often a deal is tried that leaves a card for everybody.
const TRIES: u32 = 20;

/// A seat's position.
struct Position {
    seat: Seat,
    view: View,
}

impl Position {
    fn of(seen: &Seen<'_, SestoSenso>) -> Position {
        let mut view = seen.view();
        // The order of the deck is nobody's to know, whatever lies open.
        view.deck_dreams = None;
        Position { seat: seen.seat(), view }
    }

    fn plain(&self) -> &'static Listener {
        Listener::plain(Model::First, self.view.options.edition)
    }

    /// The view with every hidden card and the culprit drawn, as likely as the dreams make them.
    fn dreamt(&self, rng: &mut GameRng) -> View {
        let mut view = self.view.clone();
        let listener = self.plain();
        for kind in Kind::ALL {
            // Whoever is served last may be left without a card: then it is tried again, and at last all are alike.
            if let Some(dealt) = (0..TRIES).find_map(|_| self.deal(listener, kind, rng)) {
                for (psychic, number) in view.psychics.iter_mut().zip(dealt) {
                    set_number(psychic, kind, number);
                }
            }
        }
        let combinations = suspects(&view);
        if let Some(revelation) = view.revelation.as_mut().filter(|phase| phase.culprit.is_none()) {
            let dreams: DreamSet = revelation.common.iter().map(|common| common.dream).collect();
            let chances = posterior(listener, view.options.finale, dreams, &combinations);
            let drawn = pick(chances.iter().map(|chance| chance.exp()), rng);
            revelation.culprit = drawn.and_then(|place| revelation.suspects.get(place).copied());
        }
        view
    }

    /// The card of one kind of each psychic, as known or as drawn.
    fn deal(
        &self,
        listener: &Listener,
        kind: Kind,
        rng: &mut GameRng,
    ) -> Option<ArrayVec<u8, { Psychic::MOST }>> {
        let psychics = &self.view.psychics;
        let known = psychics.iter().map(|psychic| psychic.combination.number(kind));
        let mut dealt: ArrayVec<Option<u8>, { Psychic::MOST }> = known.collect();
        let mut left = self.view.rows[kind.index()].laid.without(dealt.iter().flatten().copied().collect());
        let mut order: ArrayVec<usize, { Psychic::MOST }> = (0..psychics.len()).collect();
        rng.shuffle(&mut order);
        for index in order {
            if dealt[index].is_none() {
                let number = draw(listener, &psychics[index], kind, left, rng)?;
                left.remove(number);
                dealt[index] = Some(number);
            }
        }
        dealt.into_iter().collect()
    }
}

/// A card for a psychic, among those that are left and were not refused.
fn draw(
    listener: &Listener,
    psychic: &PsychicView,
    kind: Kind,
    left: CardSet,
    rng: &mut GameRng,
) -> Option<u8> {
    let searches = psychic.searching == Some(kind);
    let cards = if searches { left.without(psychic.refused) } else { left };
    let dreams = if searches { psychic.dreams } else { DreamSet::EMPTY };
    let chances = listener.posterior(dreams, kind, cards);
    pick(chances.iter().map(|chance| chance.exp()), rng).map(|number| number as u8)
}

fn set_number(psychic: &mut PsychicView, kind: Kind, number: u8) {
    let combination = &mut psychic.combination;
    let place = match kind {
        Kind::Object => &mut combination.object,
        Kind::Place => &mut combination.place,
        Kind::Character => &mut combination.character,
    };
    *place = Some(number);
}

/// One of several by their weights; none if nothing has any.
fn pick(weights: impl Iterator<Item = f32> + Clone, rng: &mut GameRng) -> Option<usize> {
    const STEPS: u32 = 1 << 24;
    let sum: f32 = weights.clone().sum();
    let mut rest = sum * (rng.below(STEPS) as f32 + 0.5) / STEPS as f32;
    let mut last = None;
    for (place, weight) in weights.enumerate().filter(|(_, weight)| *weight > 0.0) {
        last = Some(place);
        rest -= weight;
        if rest <= 0.0 {
            break;
        }
    }
    last
}

/// What a seat does, if it does anything before the others.
fn ask(game: &SestoSenso, seat: Seat, cast: &[usize; 7], urged: bool, rng: &mut GameRng) -> Option<Action> {
    let view = game.view(boardgame::Viewer::Seat(seat));
    let legal = game.legal(seat);
    let mind = if seat == view.ghost { &*GHOST } else { &PSYCHICS[cast[seat.index()]] };
    match mind.decide(&Seen::told(seat, &view, &legal).urged(urged), rng) {
        Decision::Act { action, .. } => Some(action),
        Decision::Wait | Decision::Say(_) if urged => legal.sample(rng),
        Decision::Wait | Decision::Say(_) => None,
    }
}

impl Trials for Position {
    type Action = Action;
    type World = SestoSenso;

    const UNIT: f64 = 1.0;

    fn place(&self) -> usize {
        0
    }

    fn world(&self, rng: &mut GameRng) -> SestoSenso {
        SestoSenso::imagine(&self.dreamt(rng), rng)
    }

    fn play_out(&self, world: &SestoSenso, action: Option<&Action>, rng: &mut GameRng) -> Results {
        let mut game = world.clone();
        let cast = std::array::from_fn(|_| rng.below(CAST as u32) as usize);
        if let Some(action) = action {
            game.apply(self.seat, action, rng, &mut Unheard).expect("a listed action is legal");
        }
        while let Some(first) = game.to_act().first() {
            let waiting = game.to_act();
            let (seat, action) = waiting
                .iter()
                .find_map(|seat| Some((seat, ask(&game, seat, &cast, false, rng)?)))
                .or_else(|| Some((first, ask(&game, first, &cast, true, rng)?)))
                .expect("a seat that the game waits for has a move");
            game.apply(seat, &action, rng, &mut Unheard).expect("bots choose legal actions");
        }
        let outcome = game.outcome().expect("a game that waits for nobody has an outcome");
        results(&outcome, game.seats(), Measure::Chance)
    }

    /// Nobody is told which dream is about which card.
    fn alike(&self, one: &Action, other: &Action) -> bool {
        match (common(one), common(other)) {
            (Some(one), Some(other)) => one == other,
            _ => false,
        }
    }

    /// How likely a gift is to be understood.
    fn hope(&self, action: &Action) -> Option<f64> {
        match *action {
            Action::Give { psychic, dreams } => {
                let psychic = self.view.psychics.get(psychic.index())?;
                let kind = psychic.searching?;
                let cards = self.view.rows[kind.index()].cards.without(psychic.refused);
                let heard = self.plain().posterior(psychic.dreams.and(dreams), kind, cards);
                let target = psychic.combination.number(kind)?;
                // Dreams that are kept are of use to others.
                Some(f64::from(heard[usize::from(target)].exp()) - 0.015 * dreams.len() as f64)
            }
            Action::Change => Some(1.0),
            _ => common(action).map(|dreams| self.hope_of_common(dreams)),
        }
    }
}

/// The dreams of a common dream.
fn common(action: &Action) -> Option<DreamSet> {
    match *action {
        Action::Common { character, place, object } => Some([character, place, object].into_iter().collect()),
        _ => None,
    }
}

impl Position {
    /// How likely the culprit is to be found at once.
    fn hope_of_common(&self, dreams: DreamSet) -> f64 {
        let combinations = suspects(&self.view);
        let heard = posterior(self.plain(), self.view.options.finale, dreams, &combinations);
        let culprit = self.view.revelation.as_ref().and_then(|phase| {
            let culprit = phase.culprit?;
            phase.suspects.iter().position(|suspect| *suspect == culprit)
        });
        culprit.map_or(0.0, |place| f64::from(heard[place].exp()))
    }
}

/// Where a psychic's ball could lie.
fn balls(search: &SearchLegal, asked: &Action) -> Vec<Action> {
    let place =
        |number| Action::Place { psychic: search.psychic, card: sesto_senso::Card::new(search.kind, number) };
    let mut balls: Vec<Action> = search.cards.iter().map(place).collect();
    if !balls.contains(asked) {
        balls.push(*asked);
    }
    balls
}

impl Analyst<SestoSenso> for Judge {
    fn measure(&self, _seats: u8) -> Measure {
        Measure::Chance
    }

    fn weigh(
        &self,
        seen: &Seen<'_, SestoSenso>,
        asked: Option<&Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Weighed<Action> {
        let choices = match asked {
            Some(asked) => self.choices(seen, asked),
            None => seen.legal().moves().collect(),
        };
        weigh(&Position::of(seen), choices, asked, games, rng)
    }

    fn forecast(
        &self,
        seen: &Seen<'_, SestoSenso>,
        action: Option<&Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Vec<Estimate> {
        forecast(&Position::of(seen), action, games, rng)
    }

    /// A ball stands beside all other places for it, whether or not moving it would be a turn.
    fn choices(&self, seen: &Seen<'_, SestoSenso>, action: &Action) -> Vec<Action> {
        let legal = seen.legal();
        match *action {
            Action::Place { psychic, .. } => {
                let search = legal.search.iter().find(|search| search.psychic == psychic);
                search.map_or_else(Vec::new, |search| balls(search, action))
            }
            Action::Vote { .. } => {
                let free = legal.vote.into_iter().flat_map(|vote| vote.combinations);
                free.map(|combination| Action::Vote { combination }).collect()
            }
            _ => legal.moves().collect(),
        }
    }

    fn is_choice(&self, action: &Action) -> bool {
        matches!(
            action,
            Action::Give { .. }
                | Action::Change
                | Action::Common { .. }
                | Action::Add { .. }
                | Action::Place { .. }
                | Action::Vote { .. }
        )
    }

    /// A ball that is moved again was not placed yet.
    fn replaces(&self, later: &Played<Action>, earlier: &Played<Action>) -> bool {
        match (&later.action, &earlier.action) {
            (Action::Place { psychic: one, .. }, Action::Place { psychic: other, .. }) => one == other,
            (Action::Vote { .. }, Action::Vote { .. }) => later.seat == earlier.seat,
            _ => false,
        }
    }

    fn is_chance(&self, event: &Event) -> bool {
        match event {
            Event::Dealt { .. } | Event::Drew { .. } | Event::Culprit { .. } => true,
            Event::Dreamed { .. } => false,
            Event::Public(public) => matches!(public, Public::Shuffled { .. }),
        }
    }
}
