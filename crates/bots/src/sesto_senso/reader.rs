//! The reader: one mind for both roles, as the ghost who sends dreams and as a psychic who takes them for cards.
//!
//! Psychics place late: after all gifts, and after the people who are to place; they confirm after the people have.
//! Where a clock runs they place as soon as the gifts are made, since a ball that comes too late counts for nothing.

use std::sync::OnceLock;

use boardgame::{GameRng, Seat};
use sesto_senso::{Action, Clock, Legal, Motion, MotionLegal, SearchLegal, SestoSenso, View, VoteLegal};

use super::affinity::{Affinity, Model};
use super::listener::Listener;
use super::{ghost, psychic, vote};
use crate::{Bot, Decision, Seen};

/// The stream of a seat's chance that no step of a game ever reaches: what is drawn from it stays the same all game.
const PERSONALITY: u64 = u64::MAX;

#[derive(Debug)]
pub(crate) struct Reader {
    model: Model,
    noise: f32,
    /// This seat's own reading, made when it is first needed.
    own: OnceLock<Listener>,
}

impl Reader {
    pub(crate) fn new(model: Model, noise: f32) -> Reader {
        Reader { model, noise, own: OnceLock::new() }
    }

    /// Draws this seat's taste now, from a seat's own chance.
    pub(crate) fn settle(&self, rng: &GameRng) {
        self.listener(rng);
    }

    fn listener(&self, rng: &GameRng) -> &Listener {
        if self.noise == 0.0 {
            return Listener::plain(self.model);
        }
        self.own.get_or_init(|| {
            let mut rng = rng.clone();
            rng.turn_to(PERSONALITY);
            Listener::personal(self.model, self.noise, &mut rng)
        })
    }
}

impl Bot<SestoSenso> for Reader {
    fn decide(&self, seen: &Seen<'_, SestoSenso>, rng: &mut GameRng) -> Decision<Action> {
        let (view, legal) = (seen.view(), seen.legal());
        let affinity = Affinity::of(self.model);
        if seen.seat() == view.ghost {
            // A ghost of odd taste would be read by nobody: it dreams for everybody.
            return ghost::decide(Listener::plain(self.model), affinity, &view, &legal);
        }
        let mind = Mind { listener: self.listener(rng), affinity, view: &view, seen };
        mind.decide(&legal)
    }
}

/// A psychic's seat at one step.
struct Mind<'a> {
    listener: &'a Listener,
    affinity: &'a Affinity,
    view: &'a View,
    seen: &'a Seen<'a, SestoSenso>,
}

impl Mind<'_> {
    fn decide(&self, legal: &Legal) -> Decision<Action> {
        if let Some(motion) = legal.motions.iter().find(|motion| self.joins(motion)) {
            return Decision::act(Action::Agree { to: motion.to, yes: true });
        }
        let patient = !self.seen.is_urged();
        if patient && self.view.to_act.contains(&self.view.ghost) {
            return Decision::Wait;
        }
        let decision = match &legal.vote {
            Some(ballot) => self.vote(ballot, patient),
            None => legal
                .search
                .iter()
                .filter(|search| search.awaited)
                .find_map(|search| self.search(search, patient)),
        };
        decision.unwrap_or(Decision::Wait)
    }

    /// Bots declare nothing themselves, and stand in nobody's way; but no program gives anything away.
    fn joins(&self, motion: &MotionLegal) -> bool {
        let declared = match motion.to {
            Motion::Slip => &self.view.slip,
            Motion::Stop => &self.view.stop,
        };
        if motion.to == Motion::Slip && !self.seen.people().contains(self.view.ghost) {
            return false;
        }
        let mut people = self.people();
        motion.yes && !declared.is_empty() && people.all(|seat| declared.contains(&seat))
    }

    /// The people among the other psychics.
    fn people(&self) -> impl Iterator<Item = Seat> {
        let own = self.seen.seat();
        self.seen.people().iter().filter(move |seat| *seat != self.view.ghost && *seat != own)
    }

    /// Whether the game waits for a person, and for what they have yet to do.
    fn waits_for_people(&self, due: impl Fn(Seat) -> bool) -> bool {
        self.people().any(|seat| self.view.to_act.contains(&seat) && due(seat))
    }

    /// Whether to let the people place first.
    fn places_late(&self, patient: bool) -> bool {
        patient && self.view.options.clock == Clock::None
    }

    fn search(&self, search: &SearchLegal, patient: bool) -> Option<Decision<Action>> {
        let without_ball = |seat| {
            self.view
                .psychics
                .iter()
                .any(|other| other.seat == seat && other.searching.is_some() && other.ball.is_none())
        };
        if self.places_late(patient) && self.waits_for_people(without_ball) {
            return None;
        }
        let ball = self.view.psychics.get(search.psychic.index())?.ball;
        let guess = psychic::guess(self.listener, self.view, search.psychic)?;
        // A ball that lies well stays; only a person who has come to the same card makes one think again.
        let crowded = self.view.psychics.iter().any(|other| {
            other.psychic != search.psychic
                && other.searching == Some(search.kind)
                && other.ball == ball
                && self.people().any(|seat| seat == other.seat)
        });
        if search.cards.contains(guess.card.number) && (ball.is_none() || crowded) {
            let say = psychic::why(self.listener, self.affinity, self.view, search.psychic, guess);
            let action = Action::Place { psychic: search.psychic, card: guess.card };
            return Some(Decision::because(action, say));
        }
        if patient && self.waits_for_people(|_| true) {
            return None;
        }
        search.confirm.then_some(Decision::act(Action::Confirm { psychic: search.psychic }))
    }

    fn vote(&self, legal: &VoteLegal, patient: bool) -> Option<Decision<Action>> {
        let votes = &self.view.revelation.as_ref()?.votes;
        let find = |seat| votes.iter().find(move |vote| vote.seat == seat);
        let without_vote = |seat| find(seat).is_some_and(|vote| vote.on.is_none());
        if self.places_late(patient) && self.waits_for_people(without_vote) {
            return None;
        }
        let own = find(self.seen.seat())?;
        let seat = self.seen.seat();
        let ballot = vote::ballot(self.listener, self.affinity, self.view, seat, self.seen.people())?;
        let moves = own.on.is_none() || own.again || self.people().next().is_some();
        if moves && legal.combinations.contains(&ballot.combination) {
            return Some(Decision::because(Action::Vote { combination: ballot.combination }, ballot.say));
        }
        if patient && self.waits_for_people(|_| true) {
            return None;
        }
        legal.confirm.then_some(Decision::act(Action::ConfirmVote))
    }
}
