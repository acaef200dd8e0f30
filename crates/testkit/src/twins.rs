//! Twin games: the same but for one draw or one action, which a viewer may or may not notice.
//!
//! Chance is given as draws, one of which is changed, so that a card or two lie elsewhere. Nothing here asks the game
//! to imagine anything, so no dishonest `imagine` can cover a leak up.

use boardgame::{Game, GameRng, Legal, Played, Seat, Viewer};

use crate::bytes::{between, event_bytes};
use crate::groups::{Groups, Moment, Past, Verdict, and_then};
use crate::sight::Sight;
use crate::trials::{Sitting, Trials};
use crate::walk::{Walk, is_due, json, name_of, policy, viewers};

/// How many draws are given to the deal and to each later step; a game that needs more gets zeros.
const DEAL: usize = 400;
const LATER: usize = 120;
/// So many steps of each game are told.
const STEPS: usize = 60;
/// So many changes of the deal are tried for each viewer until one is found that it does not notice.
const TRIES: u32 = 200;
/// Twins with a changed later draw, and twins with a changed action.
const LATER_TWINS: u32 = 2;
const ACTION_TWINS: u32 = 3;

/// A game as chance and choice made it.
struct Story<A> {
    draws: Vec<Vec<u32>>,
    script: Vec<Played<A>>,
    /// The step at which the actor does something else than in the script.
    altered: Option<usize>,
    name: String,
}

/// The twins of one way to sit down.
pub(crate) struct Twins<'a, G: Game> {
    trials: &'a Trials<G>,
    sitting: &'a Sitting<G>,
    /// What every seat is asked at every step.
    asked: Vec<G::Action>,
    groups: Groups,
}

impl<'a, G: Game> Twins<'a, G> {
    pub(crate) fn new(trials: &'a Trials<G>, sitting: &'a Sitting<G>, asked: Vec<G::Action>) -> Twins<'a, G> {
        Twins { trials, sitting, asked, groups: Groups::default() }
    }

    /// Tells a random game and its twins.
    pub(crate) fn tell(&mut self, number: u64) {
        let mut rng = policy(number, "testkit twins");
        let draws = std::iter::once(random_draws(DEAL, &mut rng))
            .chain((0..STEPS).map(|_| random_draws(LATER, &mut rng)))
            .collect();
        let mut story = Story { draws, script: Vec::new(), altered: None, name: format!("draws {number}") };
        self.tell_story(&mut story, &mut rng, true);
        for viewer in viewers(self.sitting.seats) {
            if let Some(mut twin) = self.unnoticed_deal(&story, viewer, &mut rng) {
                self.tell_story(&mut twin, &mut rng, false);
            }
        }
        let steps = u32::try_from(story.script.len()).expect("few steps are told");
        if steps == 0 {
            return;
        }
        for _ in 0..LATER_TWINS {
            let step = 1 + rng.below(steps) as usize;
            let mut twin = changed(&story, step, &mut rng);
            self.tell_story(&mut twin, &mut rng, false);
        }
        for _ in 0..ACTION_TWINS {
            let step = rng.below(steps) as usize;
            let mut twin = Story {
                draws: story.draws.clone(),
                script: story.script.clone(),
                altered: Some(step),
                name: format!("{} with another action after step {step}", story.name),
            };
            self.tell_story(&mut twin, &mut rng, false);
        }
    }

    fn begin(&self, story: &Story<G::Action>) -> Walk<G> {
        Walk::given(&self.sitting.options, self.sitting.seats, story.draws.clone(), story.name.clone())
            .expect("these options were accepted before")
    }

    /// A changed deal that is another truth, but told to this viewer in the same words.
    fn unnoticed_deal(
        &self,
        story: &Story<G::Action>,
        viewer: Viewer,
        rng: &mut GameRng,
    ) -> Option<Story<G::Action>> {
        let real = self.begin(story);
        let (truth, told) = (format!("{:?}", real.game), event_bytes::<G>(real.events(), viewer));
        (0..TRIES).find_map(|_| {
            let twin = changed(story, 0, rng);
            let walk = self.begin(&twin);
            let unnoticed =
                format!("{:?}", walk.game) != truth && event_bytes::<G>(walk.events(), viewer) == told;
            unnoticed.then_some(twin)
        })
    }

    /// Tells a game along its script; where that does not fit, the same seat does something else.
    /// With `whole` it goes on where the script ends, and writes down what was done.
    fn tell_story(&mut self, story: &mut Story<G::Action>, rng: &mut GameRng, whole: bool) {
        let mut walk = self.begin(story);
        let eyes = viewers(self.sitting.seats);
        let mut pasts: Vec<(Past, Past)> = vec![(0, 0); eyes.len()];
        let mut last: Option<Played<G::Action>> = None;
        for step in 0..=STEPS {
            let mut alike = false;
            let truth = and_then(0, &format!("{:?}", walk.game));
            for (index, viewer) in eyes.iter().enumerate() {
                alike |= self.add_moment(&mut walk, index, *viewer, last.as_ref(), truth, &mut pasts[index]);
            }
            if !alike && !whole {
                break;
            }
            let chosen = match story.script.get(step) {
                Some(planned) if story.altered == Some(step) => instead(&walk.game, planned.seat, rng),
                Some(planned)
                    if walk.game.legal(planned.seat).contains(&planned.action)
                        || is_due(&walk.game, planned) =>
                {
                    Some(planned.clone())
                }
                Some(planned) => instead(&walk.game, planned.seat, rng),
                None if whole => walk.random_choice(rng),
                None => None,
            };
            let Some(played) = chosen else { break };
            if walk.play(played.seat, &played.action).is_err() {
                break;
            }
            if whole && step == story.script.len() && step < STEPS {
                story.script.push(played.clone());
            }
            last = Some(played);
        }
    }

    /// Adds what one viewer is told and sees now; says whether it could be in another game.
    fn add_moment(
        &mut self,
        walk: &mut Walk<G>,
        index: usize,
        viewer: Viewer,
        last: Option<&Played<G::Action>>,
        truth: u64,
        past: &mut (Past, Past),
    ) -> bool {
        let game = walk.game.clone();
        let mut sight = Sight::of(walk, &game, viewer, &self.asked);
        let own = last.filter(|played| viewer == Viewer::Seat(played.seat)).map(json);
        let told = event_bytes::<G>(walk.events(), viewer);
        *past = (and_then(past.0, &(&own, told)), and_then(past.1, &(&own, &sight)));
        // Only now: what was seen in between need not show that something was told, but must follow from it.
        sight.between = between(&walk.moments, viewer).iter().map(json).collect();
        let kept: Vec<G::EventView> = walk
            .events()
            .iter()
            .filter(|event| !game.fades(event))
            .filter_map(|event| G::event_view(event, viewer))
            .filter(|view| !(self.trials.forgets)(view))
            .collect();
        let moment = Moment {
            viewer: index,
            told: past.0,
            seen: past.1,
            events: json(&kept),
            sight,
            truth,
            place: walk.place.to_string(),
        };
        match self.groups.add(moment, G::PLAYBILL.secrets) {
            Verdict::New => false,
            Verdict::Alike => true,
            Verdict::Leak(leak) => panic!("{}: {} {leak}", G::ID, name_of(viewer)),
        }
    }

    /// Fails where a viewer of a game with secrets has never met two worlds that it could not tell apart.
    pub(crate) fn finish(self) {
        if !G::PLAYBILL.secrets {
            return;
        }
        for (index, viewer) in viewers(self.sitting.seats).into_iter().enumerate() {
            assert!(
                self.groups.confused(index) > 0,
                "{} ({} seats, options {}): {} is told everything: no other deal looks the same to it",
                G::ID,
                self.sitting.seats,
                json(&self.sitting.options),
                name_of(viewer)
            );
        }
    }
}

/// Another move of a seat that the game waits for.
fn instead<G: Game>(game: &G, seat: Seat, rng: &mut GameRng) -> Option<Played<G::Action>> {
    game.legal(seat).sample(rng).map(|action| Played { seat, action })
}

/// Numbers of all sizes up to a hundred or so, because nobody knows what they will be used for;
/// one that is too large for its draw counts as zero.
fn random_draws(count: usize, rng: &mut GameRng) -> Vec<u32> {
    (0..count).map(|_| random_draw(rng)).collect()
}

fn random_draw(rng: &mut GameRng) -> u32 {
    let size = 2 << rng.below(6);
    rng.below(size)
}

/// The same story with one draw of one step changed.
fn changed<A: Clone>(story: &Story<A>, step: usize, rng: &mut GameRng) -> Story<A> {
    let mut draws = story.draws.clone();
    let size = 1 + rng.below(draws[step].len() as u32);
    let index = rng.below(size) as usize;
    draws[step][index] = random_draw(rng);
    let name = format!("{} with draw {index} of step {step} changed to {}", story.name, draws[step][index]);
    Story { draws, script: story.script.clone(), altered: None, name }
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;
    use crate::stakes::{Action, Fault, Options, Stakes};

    /// What the twins alone say of a game, without asking it to imagine anything.
    fn complaint<const FAULT: u8>() -> Option<String> {
        let told = catch_unwind(|| {
            let trials = Trials::<Stakes<FAULT>>::new();
            let sitting = Sitting { options: Options::default(), seats: 3, games: 8, must_play: true };
            let asked = (1..=16).map(|card| Action::Swap { card }).collect();
            let mut twins = Twins::new(&trials, &sitting, asked);
            (0..sitting.games).for_each(|number| twins.tell(number));
            twins.finish();
        });
        told.err().map(|payload| *payload.downcast::<String>().expect("a panic has a message"))
    }

    #[track_caller]
    fn assert_found<const FAULT: u8>(expected: &str) {
        let complaint = complaint::<FAULT>().expect("the twins pass a leaky game");
        assert!(complaint.contains(expected), "expected “{expected}” in:\n{complaint}");
    }

    #[test]
    fn an_honest_game_is_not_suspected() {
        assert_eq!(complaint::<{ Fault::None as u8 }>(), None);
    }

    #[test]
    fn leaks_are_found_whatever_is_imagined() {
        assert_found::<{ Fault::ViewShowsNeighbourCopied as u8 }>("they differ in the view");
        assert_found::<{ Fault::ViewCarriesHint as u8 }>("they differ in the view");
        assert_found::<{ Fault::LeaksBetween as u8 }>("they differ in a view in between");
        assert_found::<{ Fault::LegalKnowsWinner as u8 }>("they differ in what it may do");
        assert_found::<{ Fault::ErrorTellsHolder as u8 }>("they differ in the answer to");
        assert_found::<{ Fault::WaitingTellsLowest as u8 }>("they differ in what everybody knows");
        assert_found::<{ Fault::EventShowsDraw as u8 }>(
            "is told different things in two games that look the same",
        );
        assert_found::<{ Fault::NothingHidden as u8 }>(
            "is told everything: no other deal looks the same to it",
        );
    }
}
