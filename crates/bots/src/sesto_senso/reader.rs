//! The reader: one mind for both roles, as the ghost who sends dreams and as a psychic who takes them for cards.
//!
//! Psychics place as soon as all gifts are made, and say what they see, sure or not. Then they listen: a person's finger is
//! another reader's word, and a ball may move. They confirm after the people have; those who have found everything are
//! waited for too, until the table urges.

use std::sync::OnceLock;

use boardgame::{GameRng, Saying, Seat};
use sesto_senso::{
    Action, Card, Edition, Legal, Motion, MotionLegal, SearchLegal, SestoSenso, View, VoteLegal, VoteView,
};

use super::affinity::{Affinity, Model};
use super::listener::Listener;
use super::psychic::Pointed;
use super::{ghost, psychic, vote};
use crate::{Bot, Decision, Seen};

/// The stream of a seat's chance that no step of a game ever reaches: what is drawn from it stays the same all game.
const PERSONALITY: u64 = u64::MAX;

#[derive(Debug)]
pub(crate) struct Reader {
    model: Model,
    noise: f32,
    /// This seat's own reading of each edition, made when it is first needed.
    own: [OnceLock<Listener>; 2],
}

impl Reader {
    pub(crate) fn new(model: Model, noise: f32) -> Reader {
        Reader { model, noise, own: Default::default() }
    }

    /// Draws this seat's taste now, from a seat's own chance.
    pub(crate) fn settle(&self, rng: &GameRng) {
        for edition in [Edition::First, Edition::Second] {
            self.listener(edition, rng);
        }
    }

    fn listener(&self, edition: Edition, rng: &GameRng) -> &Listener {
        if self.noise == 0.0 {
            return Listener::plain(self.model, edition);
        }
        self.own[edition as usize].get_or_init(|| {
            let mut rng = rng.clone();
            rng.turn_to(PERSONALITY);
            Listener::personal(self.model, edition, self.noise, &mut rng)
        })
    }
}

impl Bot<SestoSenso> for Reader {
    fn decide(&self, seen: &Seen<'_, SestoSenso>, rng: &mut GameRng) -> Decision<Action> {
        let (view, legal) = (seen.view(), seen.legal());
        let edition = view.options.edition;
        let affinity = Affinity::of(self.model, edition);
        if seen.seat() == view.ghost {
            // A ghost of odd taste would be read by nobody: it dreams for everybody.
            return ghost::decide(Listener::plain(self.model, edition), affinity, &view, &legal, rng);
        }
        let mind = Mind { listener: self.listener(edition, rng), affinity, view: &view, seen };
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

    /// Bots declare nothing themselves, and stand in nobody's way. Whether the ghost is there does not count: whoever
    /// stands in for her must not be told from her.
    fn joins(&self, motion: &MotionLegal) -> bool {
        let declared = match motion.to {
            Motion::Slip => &self.view.slip,
            Motion::Stop => &self.view.stop,
        };
        let mut people = self.people();
        motion.yes && !declared.is_empty() && people.all(|seat| declared.contains(&seat))
    }

    /// The people among the other psychics.
    fn people(&self) -> impl Iterator<Item = Seat> {
        let own = self.seen.seat();
        self.seen.people().iter().filter(move |seat| *seat != self.view.ghost && *seat != own)
    }

    /// Whether there is somebody to wait for: a person who has yet to confirm, or one who has found everything and may
    /// have a word to say.
    fn waits_for_people(&self) -> bool {
        self.people().any(|seat| self.view.to_act.contains(&seat) || self.is_done(seat))
    }

    fn is_done(&self, seat: Seat) -> bool {
        self.view.revelation.is_none()
            && self.view.psychics.iter().all(|other| other.seat != seat || other.searching.is_none())
    }

    /// The cards that people point at.
    fn pointed(&self) -> Vec<Pointed> {
        let fingers =
            self.seen.fingers().iter().filter(|finger| self.people().any(|seat| seat == finger.seat));
        fingers
            .filter_map(|finger| Some(Pointed { seat: finger.seat, card: Card::named(&finger.key)? }))
            .collect()
    }

    fn search(&self, search: &SearchLegal, patient: bool) -> Option<Decision<Action>> {
        let own = self.view.psychics.get(search.psychic.index())?;
        let pointed = self.pointed();
        let guess = psychic::guess(self.listener, self.view, search.psychic, &pointed)?;
        let alone = psychic::guess(self.listener, self.view, search.psychic, &[])?;
        let shown_by = pointed
            .iter()
            .find(|finger| finger.card == guess.card && guess.card != alone.card)
            .map(|finger| finger.seat);
        // A ball that lies well stays; only a finger, or a person who has come to the same card, makes one think again.
        let crowded = self.view.psychics.iter().any(|other| {
            other.psychic != search.psychic
                && other.searching == Some(search.kind)
                && other.ball == own.ball
                && self.people().any(|seat| seat == other.seat)
        });
        let moves = own.ball.is_none() || crowded || shown_by.is_some();
        if moves && search.cards.contains(guess.card.number) {
            let say = psychic::why(self.listener, self.affinity, self.view, search.psychic, guess, shown_by);
            let action = Action::Place { psychic: search.psychic, card: guess.card };
            return Some(Decision::because(action, say));
        }
        if patient && self.waits_for_people() {
            let ball = Card::new(search.kind, own.ball?);
            let choices = self.view.rows[search.kind.index()].cards.without(own.refused);
            let other = pointed.iter().find(|finger| {
                let Card { kind, number } = finger.card;
                kind == search.kind && finger.card != ball && choices.contains(number)
            })?;
            // What was shown has not convinced: whoever pointed hears so.
            let say = Saying::new("sesto-senso-say-unconvinced").with("seat", other.seat);
            let say = say.with_key("other", other.card.key_in_sentence());
            return Some(Decision::Say(say.with_key("card", ball.key_in_sentence())));
        }
        search.confirm.then_some(Decision::act(Action::Confirm { psychic: search.psychic }))
    }

    fn vote(&self, legal: &VoteLegal, patient: bool) -> Option<Decision<Action>> {
        let votes = &self.view.revelation.as_ref()?.votes;
        let seat = self.seen.seat();
        let own = votes.iter().find(|vote| vote.seat == seat)?;
        let ballot = vote::ballot(self.listener, self.affinity, self.view, seat, self.seen.people())?;
        let moves = own.on.is_none() || own.again || self.people().next().is_some();
        if moves && legal.combinations.contains(&ballot.combination) {
            return Some(Decision::because(Action::Vote { combination: ballot.combination }, ballot.say));
        }
        if patient && self.waits_for_people() {
            let disagrees = |vote: &VoteView| {
                vote.on.is_some() && vote.on != own.on && self.people().any(|seat| seat == vote.seat)
            };
            let other = votes.iter().find(|vote| disagrees(vote))?;
            return Some(Decision::Say(vote::argument(self.view, own.on?, other.seat, ballot.chance)?));
        }
        legal.confirm.then_some(Decision::act(Action::ConfirmVote))
    }
}
