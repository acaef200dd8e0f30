//! `check_imagine`: whether a game keeps its secrets.

use boardgame::Imagine;

use crate::guesses::{Guesses, MANY};
use crate::imagination::Dreamer;
use crate::probes::Probes;
use crate::trials::Trials;
use crate::twins::Twins;
use crate::walk::{json, open_viewer, policy};

/// How many actions every seat is asked about at every step of the twin games.
const ASKED: usize = 12;
/// How many deals are made only to see how much of them can be imagined right.
const DEALS: usize = MANY + 8;

/// Plays random games over all seats and options, and fails when somebody can find out what is hidden:
///
/// | check | what it finds |
/// |---|---|
/// | worlds imagined from the bytes of a view look the same to that viewer: view, legal moves, whom the game waits for, outcome, turn, and the answer to every action, the words of a refusal included | leaks in views, legal moves, waiting and refusals, as long as `imagine` is honest; an `imagine` that forgets something |
/// | views come back the same from JSON, and worlds are imagined from what came back | a truth that is kept in a field that is not sent |
/// | imagined worlds are sometimes wrong about each thing that is not shown | an `imagine` that copies the truth from wherever it leaks, in a code too |
/// | twin games, equal but for one draw or one action: where a viewer was told the same, it sees the same, has the same moves and gets the same answers | leaks in views, legal moves, waiting and refusals, whatever `imagine` does; views that know what no event told |
/// | twin games: where everything looks the same before and after, the same was told | leaks in events, while the views are tight |
/// | twin games: every viewer meets two worlds that it cannot tell apart | a game that says everything to somebody |
/// | a game without secrets on its playbill shows the same to all | a curtain that should be drawn and is not |
///
/// What no check can find is a secret that is told openly in the events and in the views, and to be seen there:
/// then it is another game. That is what the playthroughs are read for.
pub fn check_imagine<G: Imagine>(trials: &Trials<G>) {
    let open = open_viewer::<G>(trials.steps);
    let mut number = 0;
    let mut all = Guesses::default();
    for sitting in trials.sittings() {
        if sitting.begin(number).is_err() {
            continue;
        }
        let mut probes = Probes::new(trials.vain);
        let mut guesses = Guesses::default();
        for _ in 0..sitting.games {
            number += 1;
            let walk = sitting.begin(number).expect("these options were accepted before");
            let mut dreamer = Dreamer { trials, open, probes: &mut probes, guesses: &mut guesses };
            dreamer.dream(walk, number);
        }
        for _ in 0..if G::PLAYBILL.secrets { DEALS } else { 0 } {
            number += 1;
            let walk = sitting.begin(number).expect("these options were accepted before");
            let mut dreamer = Dreamer { trials, open, probes: &mut probes, guesses: &mut guesses };
            dreamer.dream_of_deal(&walk, number);
        }
        let place = format!("{} ({} seats, options {})", G::ID, sitting.seats, json(&sitting.options));
        if G::PLAYBILL.secrets
            && let Some(suspicion) = guesses.suspicion(&trials.deducible)
        {
            panic!("{place}: {suspicion}");
        }
        // Other options may mean other places, so only what was played by the same ones is taken together.
        if sitting.must_play {
            all.absorb(guesses);
        }
        let mut rng = policy(number, "testkit questions");
        let asked = (0..ASKED).filter_map(|_| probes.draw(&mut rng)).collect();
        let mut twins = Twins::new(trials, &sitting, asked);
        for _ in 0..sitting.games.div_ceil(2) {
            number += 1;
            twins.tell(number);
        }
        twins.finish();
    }
    if G::PLAYBILL.secrets
        && let Some(suspicion) = all.suspicion(&trials.deducible)
    {
        panic!("{}: {suspicion}", G::ID);
    }
}
