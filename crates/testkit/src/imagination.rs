//! Whether imagined worlds look like the real one, and whether they know too much.

use std::collections::BTreeMap;

use boardgame::{GameRng, Imagine, Played, Say, Viewer};
use serde_json::Value;

use crate::bytes::{between, event_bytes};
use crate::conformance::round_trip;
use crate::guesses::{Guess, Guesses};
use crate::paths::{each_hidden, leaves};
use crate::probes::Probes;
use crate::sight::Sight;
use crate::trials::Trials;
use crate::walk::{Walk, ensure, json, name_of, policy, random_seat, viewers};

/// So many actions are tried in an imagined world and in the real one.
const ASKED: usize = 6;

/// Imagines worlds all along one walk.
pub(crate) struct Dreamer<'a, G: Imagine> {
    pub(crate) trials: &'a Trials<G>,
    pub(crate) open: Viewer,
    pub(crate) probes: &'a mut Probes<G>,
    pub(crate) guesses: &'a mut Guesses,
}

/// The whole truth as the open view shows it, and what last changed each leaf of it.
#[derive(Default)]
struct Truth {
    view: Value,
    leaves: BTreeMap<String, Value>,
    causes: BTreeMap<String, (String, u64)>,
}

impl Truth {
    fn update(&mut self, view: Value, cause: &str, step: u64) {
        let now = leaves(&view);
        for (pointer, value) in &now {
            if self.leaves.get(pointer) != Some(value) {
                self.causes.insert(pointer.clone(), (cause.to_owned(), step));
            }
        }
        self.leaves = now;
        self.view = view;
    }
}

impl<G: Imagine> Dreamer<'_, G> {
    pub(crate) fn dream(&mut self, mut walk: Walk<G>, number: u64) {
        let mut rng = policy(number, "testkit imagine");
        let mut truth = Truth::default();
        let mut cause = "the deal".to_owned();
        loop {
            truth.update(tree(&walk.game.view(self.open)), &cause, walk.place.step);
            // A long game is looked at closely at first, and ever more rarely afterwards.
            let over = walk.game.to_act().is_empty();
            if over || rng.below(1 + walk.place.step as u32 / 8) == 0 {
                if !G::PLAYBILL.secrets {
                    check_openness(&walk);
                }
                for viewer in viewers(walk.seats()) {
                    self.imagine_at(&mut walk, viewer, number, &truth, &mut rng);
                }
            }
            let Some(Played { seat, action }) = walk.random_choice(&mut rng) else { break };
            ensure!(walk.place.step < self.trials.steps, walk.place, "the game does not end");
            self.probes.note(&action, &mut rng);
            cause = tree(&action).get("type").map_or_else(|| json(&action), ToString::to_string);
            let refused = walk.play(seat, &action).err().map(|illegal| illegal.say().key);
            ensure!(refused.is_none(), walk.place, "seat {seat} is refused {} ({refused:?})", json(&action));
        }
    }

    fn imagine_at(
        &mut self,
        walk: &mut Walk<G>,
        viewer: Viewer,
        number: u64,
        truth: &Truth,
        rng: &mut GameRng,
    ) {
        let real = walk.game.clone();
        let place = walk.place.clone();
        let name = name_of(viewer);
        let view = real.view(viewer);
        // Worlds are imagined from what was sent: nothing can hide in a field that stays at home.
        round_trip(&view, &place, "a view");
        let sent: G::View = serde_json::from_str(&json(&view)).expect("it has just been read");
        let seen = tree(&view);
        let asked: Vec<G::Action> = (0..ASKED).filter_map(|_| self.probes.draw(rng)).collect();
        let real_sight = Sight::of(walk, &real, viewer, &asked);
        let chance = u64::from(rng.below(u32::MAX));
        let imagine = || G::imagine(&sent, &mut policy(chance, "testkit world"));
        let world = imagine();
        ensure!(
            format!("{world:?}") == format!("{:?}", imagine()),
            place,
            "{name} imagines two worlds from the same view and chance"
        );
        ensure!(world.seats() == place.seats, place, "{name} imagines {} seats", world.seats());
        let sight = Sight::of(walk, &world, viewer, &asked);
        if let Some(difference) = real_sight.difference(&sight) {
            panic!("{place}: what {name} imagines differs from what it sees, in {difference}");
        }
        if !real.to_act().is_empty() {
            self.note_guesses(&world, &seen, viewer, (number, place.step), truth);
        }
        if rng.below(8) == 0 {
            self.play_out(walk, world, &name, rng);
        }
    }

    /// Only the deal of a game, to have many of them: what is imagined of it and how much of that is right.
    pub(crate) fn dream_of_deal(&mut self, walk: &Walk<G>, number: u64) {
        let mut truth = Truth::default();
        truth.update(tree(&walk.game.view(self.open)), "the deal", 0);
        for viewer in viewers(walk.seats()) {
            let view = walk.game.view(viewer);
            let world = G::imagine(&view, &mut policy(number, "testkit deal"));
            self.note_guesses(&world, &tree(&view), viewer, (number, 0), &truth);
        }
    }

    fn note_guesses(&mut self, world: &G, seen: &Value, viewer: Viewer, now: (u64, u64), truth: &Truth) {
        let imagined = tree(&world.view(self.open));
        let name = name_of(viewer);
        self.guesses.note_world(&name, imagined == truth.view);
        each_hidden(&truth.view, seen, &imagined, &mut |hidden| {
            let (cause, step) = &truth.causes[hidden.pointer];
            let moment = (now.0, *step);
            self.guesses.note(&Guess { viewer: &name, hidden, cause, moment, at_once: *step == now.1 });
        });
    }

    /// An imagined world can be played to its end.
    fn play_out(&self, walk: &Walk<G>, mut world: G, name: &str, rng: &mut GameRng) {
        let place = &walk.place;
        let mut steps = 0;
        while let Some(seat) = random_seat(world.to_act(), rng) {
            use boardgame::Legal;
            ensure!(steps < self.trials.steps, place, "a world that {name} imagines does not end");
            let Some(action) = world.legal(seat).sample(rng) else {
                panic!("{place}: in a world that {name} imagines seat {seat} is to act and has no move");
            };
            if let Err(illegal) = world.apply(seat, &action, rng, &mut boardgame::Unheard) {
                let (text, code) = (json(&action), illegal.say().key);
                panic!(
                    "{place}: a world that {name} imagines lists {text} of seat {seat} and refuses it ({code})"
                );
            }
            steps += 1;
        }
    }
}

/// Without secrets everybody is sent the same.
fn check_openness<G: Imagine>(walk: &Walk<G>) {
    let sent = |viewer| {
        let between = json(&between(&walk.moments, viewer));
        (json(&walk.game.view(viewer)), event_bytes::<G>(walk.events(), viewer), between)
    };
    for viewer in viewers(walk.seats()) {
        ensure!(
            sent(viewer) == sent(Viewer::Spectator),
            walk.place,
            "the playbill knows of no secrets, and yet {} sees other things than the spectators",
            name_of(viewer)
        );
    }
}

fn tree(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what a game sends can be written as JSON")
}
