//! Everything that one viewer can find out at a position without playing on: what is sent, what everybody knows,
//! and which answers a seat would get to a handful of questions.

use boardgame::{Game, Played, Say, Viewer};

use crate::bytes::legal_bytes;
use crate::walk::{Walk, json};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sight {
    view: String,
    /// The views in between the events of the last step; empty where whole steps are compared.
    pub(crate) between: Vec<String>,
    legal: String,
    /// Whom the game waits for and how long, the turn, the outcome and how much this seat may say.
    open: String,
    /// What was asked, and the answer.
    answers: Vec<(String, String)>,
}

impl Sight {
    /// What `viewer` finds out about `game`, which is the game of the walk or another world at the same step.
    pub(crate) fn of<G: Game>(walk: &mut Walk<G>, game: &G, viewer: Viewer, asked: &[G::Action]) -> Sight {
        let speech = match viewer {
            Viewer::Seat(seat) => Some(game.speech(seat)),
            Viewer::Spectator | Viewer::Open(_) => None,
        };
        let mut answers = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            for action in asked {
                let (_, result, _) = walk.attempt(game, seat, action);
                let answer = match result {
                    Ok(()) => "accepted".to_owned(),
                    Err(illegal) => json(&illegal.say()),
                };
                answers.push((json(&Played { seat, action: action.clone() }), answer));
            }
        }
        Sight {
            view: json(&game.view(viewer)),
            between: Vec::new(),
            legal: legal_bytes(viewer, |seat| game.offer(seat)),
            open: format!(
                "to act {:?}, turn {}, outcome {:?}, may say {speech:?}, time {:?}",
                game.to_act().iter().map(|seat| seat.0).collect::<Vec<_>>(),
                game.turn(),
                game.outcome(),
                game.deadline()
            ),
            answers,
        }
    }

    /// The first thing in which two sights differ, in words.
    pub(crate) fn difference(&self, other: &Sight) -> Option<String> {
        if self.view != other.view {
            return Some(format!("the view\n  {}\n  {}", self.view, other.view));
        }
        if let Some((one, two)) = self.between.iter().zip(&other.between).find(|(one, two)| one != two) {
            return Some(format!("a view in between\n  {one}\n  {two}"));
        }
        if self.open != other.open {
            return Some(format!("what everybody knows\n  {}\n  {}", self.open, other.open));
        }
        if self.legal != other.legal {
            return Some(format!("what it may do\n  {}\n  {}", self.legal, other.legal));
        }
        let mut answers = self.answers.iter().zip(&other.answers);
        answers
            .find(|(one, two)| one != two)
            .map(|((asked, one), (_, two))| format!("the answer to {asked}\n  {one}\n  {two}"))
    }
}
