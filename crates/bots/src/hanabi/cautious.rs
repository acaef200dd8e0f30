//! The cautious partner: plays only what plain words make certain, and informs at random.

use boardgame::{GameRng, Saying, Seat};
use hanabi::{Action, Clue, EventView, Hanabi};

use super::board::Board;
use super::mind::{Evidence, Eyes, Manner, Mind, Reach, Said};
use super::moves::{Candidates, Move, Own, sure_plays, useless};
use super::why::{Belief, answer};
use crate::{Bot, Decision, Seen, Why};

/// One seat played with caution.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cautious {
    mind: Option<Mind>,
}

/// Informations mean their words and nothing else.
#[derive(Clone, Copy, Debug)]
struct Plain;

impl Manner for Plain {
    fn mean(&self, _mind: &mut Mind, _said: &Said, _eyes: Eyes) {}

    fn choose(&self, mind: &Mind, me: u8) -> Move {
        certain(mind, me).unwrap_or_else(|| {
            Move::Discard(*mind.board.hand(me).last().expect("whoever has no card cannot choose one"))
        })
    }

    fn candidates(&self, mind: &Mind, me: u8) -> Candidates {
        Candidates::new(self.choose(mind, me))
    }

    fn reach(&self, _mind: &Mind) -> Reach {
        Reach { deck: 0, worlds: 0, doubt: 0 }
    }
}

/// A card that is sure to fit, or a sure discard when there is no token.
fn certain(mind: &Mind, me: u8) -> Option<Move> {
    let own = Own::new(mind, me);
    let play = sure_plays(mind, me, &own).map(|(id, _)| Move::Play(id)).next();
    play.or_else(|| useless(mind, me, &own).filter(|_| mind.board.tokens == 0).map(Move::Discard))
}

impl Bot<Hanabi> for Cautious {
    fn listens(&self) -> bool {
        true
    }

    fn notice(&mut self, events: &[EventView], seen: &Seen<'_, Hanabi>) {
        let mind = self.mind.get_or_insert_with(|| Mind::new(Board::of_view(&seen.view())));
        mind.hear(events, seen.seat().0, &Plain, Evidence::Public);
    }

    fn decide(&self, seen: &Seen<'_, Hanabi>, rng: &mut GameRng) -> Decision<Action> {
        let Some(mind) = &self.mind else { return Decision::Wait };
        let me = seen.seat().0;
        let legal = seen.legal();
        let mates: Vec<Seat> = legal.inform.iter().collect();
        let chosen = certain(mind, me).unwrap_or_else(|| match mates.len() as u32 {
            0 => Plain.choose(mind, me),
            count => {
                let to = mates[rng.below(count) as usize];
                Move::Inform(to.0, Clue::ALL[rng.below(Clue::ALL.len() as u32) as usize])
            }
        });
        answer(mind, me, chosen, Belief::Shared(mind), || {
            let Move::Inform(to, _) = chosen else { unreachable!("only informations are explained here") };
            Why::public(Saying::new("hanabi-why-tell-anything").with("to", Seat(to)))
        })
    }
}
