//! `check_game`: whether a game obeys the contract.

use std::fmt::Debug;

use boardgame::{Game, Record, Say, Seed, Table, Unheard, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::catalogue::Words;
use crate::moments::{Watch, open_key};
use crate::named::check_named;
use crate::playbill::{check_explanations, check_playbill};
use crate::position::Position;
use crate::probes::Probes;
use crate::trials::{Sitting, Trials};
use crate::walk::{Place, Walk, ensure, json, name_of, policy, viewers};

/// Plays random games over all seats, options and several seeds, and fails when the game breaks its contract:
///
/// - it ends; `to_act` is empty exactly when there is an outcome, and the turns never fall;
/// - whoever is to act has moves, the others have none; the list of moves is stable and has no duplicates;
/// - every listed move is accepted; anything else (met elsewhere, of another seat, with changed JSON, from a seat
///   that does not exist) is accepted exactly when `contains` says so, and a refusal changes nothing;
/// - free actions are accepted, and end, pass or take away nobody's turn;
/// - what is played when time is up is accepted, is nobody's legal action, and ends the wait;
/// - every position that is told is whole, nothing is over in between, and no view in between shows what is hidden
///   before and after and was not told;
/// - a finished game accepts nothing any more;
/// - the same seed and actions give the same game, also through a record written as JSON;
/// - options, actions, legal moves, views and event views survive JSON;
/// - a reason that is told with the legal moves is one with which actions are refused, and never "not now";
/// - the playbill fits the options, and everything that is said has words in both languages,
///   reasons within a view or an offer and keys that the page puts together from what the game names too.
pub fn check_game<G: Game>(trials: &Trials<G>) {
    let mut words = Words::read(&trials.locales);
    check_playbill::<G>(&mut words);
    check_named(&trials.named, &trials.page, &mut words);
    let open = open_key(trials);
    let mut probes = Probes::new(trials.vain);
    let mut number = 0;
    for sitting in trials.sittings() {
        check_explanations::<G>(&sitting.options, sitting.seats, &mut words);
        for _ in 0..sitting.games {
            number += 1;
            play_through(trials, open, &sitting, number, &mut probes, &mut words);
        }
    }
    words.finish(G::ID);
    probes.finish();
}

fn play_through<G: Game>(
    trials: &Trials<G>,
    open: Option<Viewer>,
    sitting: &Sitting<G>,
    number: u64,
    probes: &mut Probes<G>,
    words: &mut Words,
) {
    let mut walk = match sitting.begin(number) {
        Ok(walk) => walk,
        Err(bad) => return words.hear(&bad.0),
    };
    let mut rng = policy(number, "testkit policy");
    let mut told = Vec::new();
    let mut truths = Vec::new();
    let mut watch = Watch::new(trials, open, sitting.seats);
    loop {
        let mut position = Position { walk: &mut walk, probes, words };
        position.check_waiting();
        // A long game is looked at closely at first and at its end, and ever more rarely in between.
        if position.walk.game.to_act().is_empty() || rng.below(1 + position.walk.place.step as u32 / 40) == 0
        {
            position.check(&mut rng);
        }
        hear_events(&walk, words);
        watch.check(&walk.place, &walk.moments, |viewer| walk.game.view(viewer));
        truths.push(format!("{:?} {:?}", walk.game, walk.moments));
        told.extend_from_slice(walk.events());
        let Some(played) = walk.random_choice(&mut rng) else { break };
        ensure!(walk.place.step < trials.steps, walk.place, "the game does not end");
        let turn = walk.game.turn();
        if let Err(illegal) = walk.play(played.seat, &played.action) {
            let (seat, action) = (played.seat, json(&played.action));
            panic!("{}: seat {seat} may not do what it drew, {action} ({})", walk.place, illegal.say().key);
        }
        probes.note(&played.action, &mut rng);
        ensure!(walk.game.turn() >= turn, walk.place, "turn {turn} is followed by {}", walk.game.turn());
    }
    check_again(&walk, sitting, number, &truths);
    check_record(&walk, sitting, number, &told, words);
}

/// Every event must reach every viewer in a form that survives JSON and has words.
fn hear_events<G: Game>(walk: &Walk<G>, words: &mut Words) {
    for event in walk.events() {
        // Whatever the answer is, asking must be safe.
        walk.game.fades(event);
        for viewer in viewers(walk.seats()) {
            if let Some(view) = G::event_view(event, viewer) {
                round_trip(&view, &walk.place, "an event view");
                words.hear(&view.say());
            }
        }
    }
}

/// The same seed and the same actions, step by step.
fn check_again<G: Game>(walk: &Walk<G>, sitting: &Sitting<G>, number: u64, truths: &[String]) {
    let mut again = Walk::<G>::seeded(&sitting.options, sitting.seats, number)
        .expect("the same options were accepted before");
    for (step, truth) in truths.iter().enumerate() {
        let found = format!("{:?} {:?}", again.game, again.moments);
        ensure!(
            found == *truth,
            again.place,
            "the same seed and actions give another game:\n  {truth}\n  {found}"
        );
        if let Some(played) = walk.actions.get(step) {
            let repeated = again.play(played.seat, &played.action);
            ensure!(
                repeated.is_ok(),
                again.place,
                "{} was accepted before and is now refused",
                json(&played.action)
            );
        }
    }
}

/// The record of the game, written as JSON, read and replayed; then the finished game with everything open.
fn check_record<G: Game>(
    walk: &Walk<G>,
    sitting: &Sitting<G>,
    number: u64,
    told: &[G::Event],
    words: &mut Words,
) {
    let place = &walk.place;
    let seed = Seed::of_number(number);
    let mut table = Table::<G>::new(sitting.options.clone(), sitting.seats, seed, &mut Unheard)
        .expect("the same options were accepted before");
    for played in &walk.actions {
        let accepted = table.play(played.seat, &played.action, &mut Unheard).is_ok();
        ensure!(accepted, place, "{} is refused when nobody listens", json(&played.action));
    }
    let record = table.record();
    let read: Record<G::Options, G::Action> = match serde_json::from_str(&json(&record)) {
        Ok(read) => read,
        Err(error) => panic!("{place}: the record cannot be read again: {error}"),
    };
    ensure!(read == record, place, "the record changes on its way through JSON");
    let replayed = match Table::<G>::replay(&read) {
        Ok(replayed) => replayed,
        Err(error) => panic!("{place}: the record does not replay: {error}"),
    };
    // A table prints its game first, so its beginning is the state.
    let expected = format!("Table {{ game: {:?}, ", walk.game);
    ensure!(format!("{replayed:?}").starts_with(&expected), place, "the record replays to another state");
    for viewer in viewers(walk.seats()) {
        let same = json(&replayed.view(viewer)) == json(&walk.game.view(viewer));
        ensure!(same, place, "the record replays to another view of {}", name_of(viewer));
    }
    let Some(open) = replayed.open() else { panic!("{place}: the replayed record is not over") };
    round_trip(&replayed.view(open), place, "the open view");
    for view in told.iter().filter_map(|event| G::event_view(event, open)) {
        round_trip(&view, place, "an open event view");
        words.hear(&view.say());
    }
}

/// Whether a value comes back the same from JSON, as text and as a tree.
pub(crate) fn round_trip<T>(value: &T, place: &Place, what: &str)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let text = json(value);
    let tree = serde_json::to_value(value).expect("what can be written as text can be written as a tree");
    let (from_text, from_tree) = (serde_json::from_str::<T>(&text), serde_json::from_value::<T>(tree));
    for read in [from_text, from_tree] {
        match read {
            Ok(read) => {
                let same = read == *value && json(&read) == text;
                ensure!(same, place, "{what} changes on its way through JSON: {value:?} / {read:?}");
            }
            Err(error) => panic!("{place}: {what} cannot be read again from JSON: {text} ({error})"),
        }
    }
}
