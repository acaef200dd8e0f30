//! What must hold at every position of every game.

use std::collections::BTreeSet;

use boardgame::{Deadline, Game, GameRng, Legal, Played, Say, Seat, Standing, Viewer};

use crate::catalogue::Words;
use crate::conformance::round_trip;
use crate::glance::Glance;
use crate::probes::Probes;
use crate::walk::{Walk, ensure, is_due, json, viewers};

/// So many moves are listed and so many of them tried at one position; where there are more, they are drawn at random.
const LISTED: usize = 4096;
const TRIED: usize = 48;
/// So many actions from elsewhere are tried at one position.
const PROBED: usize = 6;
/// So many changed moves are tried by every seat that is to act.
const NEARLY: usize = 3;

/// A position under examination.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) walk: &'a mut Walk<G>,
    pub(crate) probes: &'a mut Probes<G>,
    pub(crate) words: &'a mut Words,
}

impl<G: Game> Position<'_, G> {
    /// Everything but `check_waiting`, which costs little and is done at every position.
    pub(crate) fn check(&mut self, rng: &mut GameRng) {
        let before = Glance::at(&self.walk.game);
        for viewer in viewers(self.walk.seats()) {
            let view = self.walk.game.view(viewer);
            round_trip(&view, &self.walk.place, "a view");
            self.words.hear_within(&view);
        }
        for seat in Seat::all(self.walk.seats()) {
            // Whatever the answer is, asking must be safe.
            self.walk.game.speech(seat);
            self.check_list(seat, rng);
            self.check_free(seat, rng);
        }
        self.check_deadline();
        self.probe(&before, rng);
        let after = Glance::at(&self.walk.game);
        if let Some(difference) = before.difference(&after) {
            panic!("{}: looking and trying in copies changes the game, {difference}", self.walk.place);
        }
    }

    /// Who is to act, and whether it is over.
    pub(crate) fn check_waiting(&mut self) {
        let Walk { game, place, .. } = &*self.walk;
        let (seats, to_act, outcome) = (place.seats, game.to_act(), game.outcome());
        ensure!(game.seats() == seats, place, "the game says that it has {} seats", game.seats());
        ensure!(game.turn() >= 1, place, "turns are counted from 1");
        ensure!(
            to_act.iter().all(|seat| seat.0 < seats),
            place,
            "{to_act:?} names a seat that does not exist"
        );
        ensure!(
            to_act.is_empty() == outcome.is_some(),
            place,
            "{} seats are to act, and the outcome is {outcome:?}",
            to_act.len()
        );
        if let Some(outcome) = outcome {
            round_trip(&outcome, place, "the outcome");
            self.words.hear(&outcome.say);
            if let Standing::Ranked { places } = &outcome.standing {
                let sound = places.len() == usize::from(seats)
                    && places.contains(&1)
                    && places.iter().all(|place| (1..=seats).contains(place));
                ensure!(sound, place, "the places of {seats} seats are {places:?}");
            }
        }
    }

    /// The list of moves, and that each of them is accepted.
    fn check_list(&mut self, seat: Seat, rng: &mut GameRng) {
        let legal = self.walk.game.legal(seat);
        let place = self.walk.place.clone();
        let count = legal.count();
        let waited_for = self.walk.game.to_act().contains(seat);
        ensure!(
            (count > 0) == waited_for,
            place,
            "seat {seat} has {count} moves although it {} to act",
            if waited_for { "is" } else { "is not" }
        );
        ensure!(legal.is_empty() == (count == 0), place, "`is_empty` of seat {seat} disagrees with `count`");
        ensure!(
            legal.nth(count).is_none(),
            place,
            "seat {seat} has a move beyond the {count} that it counts"
        );
        round_trip(&legal, &place, "what a seat may do");
        let indices: Vec<usize> = match count {
            0..=LISTED => (0..count).collect(),
            _ => (0..LISTED)
                .map(|_| rng.below(count as u32) as usize)
                .collect::<BTreeSet<_>>()
                .into_iter()
                .collect(),
        };
        let again = self.walk.game.legal(seat);
        let mut seen = BTreeSet::new();
        let mut moves = Vec::with_capacity(indices.len());
        for index in indices {
            let Some(action) = legal.nth(index) else {
                panic!("{place}: seat {seat} counts {count} moves, and number {index} is missing");
            };
            let text = json(&action);
            ensure!(
                again.nth(index).as_ref() == Some(&action),
                place,
                "the list of seat {seat} is not stable at number {index}: {text}"
            );
            ensure!(legal.contains(&action), place, "seat {seat} lists {text} but does not contain it");
            ensure!(
                !moves.contains(&action) && seen.insert(text.clone()),
                place,
                "seat {seat} lists {text} twice"
            );
            moves.push(action);
        }
        let offer = self.walk.game.offer(seat);
        round_trip(&offer, &place, "what a seat is told that it may do");
        if self.probes.told(&self.words.hear_within(&offer), &place) {
            let (game, view) = (self.walk.game.clone(), self.walk.game.view(Viewer::Seat(seat)));
            for action in self.probes.all(&view) {
                if let (_, Err(why), _) = self.walk.attempt(&game, seat, &action) {
                    self.probes.refused(&why);
                }
            }
        }
        ensure!(legal.is_whole(), place, "the list of seat {seat} leaves something out");
        let told = offer.count();
        ensure!(
            told == count || (told < count && !offer.is_whole()),
            place,
            "seat {seat} is told of {told} moves, and has {count}"
        );
        // Where some are not told, the others are, and in the same order.
        let mut moves_told = (0..told).map(|index| offer.nth(index)).peekable();
        (0..count).for_each(|index| drop(moves_told.next_if_eq(&legal.nth(index))));
        ensure!(moves_told.next().is_none(), place, "seat {seat} is told of other moves than it has");
        if let Some(drawn) = legal.sample(rng) {
            ensure!(legal.contains(&drawn), place, "seat {seat} draws {}, which it may not", json(&drawn));
        }
        rng.shuffle(&mut moves);
        for action in moves.iter().take(TRIED) {
            round_trip(action, &place, "an action");
            self.probes.note(action, rng);
            let (_, result, _) = self.walk.attempt(&self.walk.game.clone(), seat, action);
            if let Err(illegal) = result {
                let code = illegal.say().key;
                panic!("{place}: seat {seat} lists {} and is refused ({code})", json(action));
            }
        }
    }

    /// A free action is accepted and is no turn: it ends nothing and passes nothing on.
    fn check_free(&mut self, seat: Seat, rng: &mut GameRng) {
        let game = self.walk.game.clone();
        let place = self.walk.place.clone();
        let legal = game.legal(seat);
        let Some(action) = legal.sample_free(rng) else { return };
        let text = json(&action);
        ensure!(!game.to_act().is_empty(), place, "the game is over and offers {text} to seat {seat}");
        round_trip(&action, &place, "a free action");
        ensure!(
            legal.contains(&action),
            place,
            "seat {seat} offers the free action {text}, which it may not do"
        );
        let listed = legal.count() <= LISTED && legal.moves().any(|listed| listed == action);
        ensure!(!listed, place, "seat {seat} lists the free action {text} among its moves");
        self.probes.note(&action, rng);
        let (after, result, _) = self.walk.attempt(&game, seat, &action);
        if let Err(illegal) = result {
            panic!("{place}: the free action {text} of seat {seat} is refused ({})", illegal.say().key);
        }
        ensure!(after.outcome().is_none(), place, "the free action {text} of seat {seat} ends the game");
        ensure!(
            after.turn() == game.turn(),
            place,
            "the free action {text} of seat {seat} is counted as a turn"
        );
        let (waited, waits) = (game.to_act(), after.to_act());
        ensure!(
            waits.contains(seat) || !waited.contains(seat),
            place,
            "the free action {text} takes the turn of seat {seat} away"
        );
        for other in Seat::all(place.seats).filter(|other| *other != seat) {
            let same = waits.contains(other) == waited.contains(other)
                && after.legal(other).count() == game.legal(other).count();
            ensure!(same, place, "the free action {text} of seat {seat} changes what seat {other} may do");
        }
    }

    /// What is played when time is up is nobody's to play, is accepted, and ends the wait.
    fn check_deadline(&mut self) {
        let game = self.walk.game.clone();
        let place = self.walk.place.clone();
        let Some(Deadline { wait, seat, action, .. }) = game.deadline() else { return };
        let text = json(&action);
        ensure!(game.to_act().contains(seat), place, "time is up for seat {seat}, which is not waited for");
        ensure!(
            Seat::all(place.seats).all(|seat| !game.legal(seat).contains(&action)),
            place,
            "a seat may play {text} itself"
        );
        let (after, result, _) = self.walk.attempt(&game, seat, &action);
        if let Err(illegal) = result {
            panic!("{place}: time is up, and {text} is refused ({})", illegal.say().key);
        }
        ensure!(
            after.deadline().is_none_or(|next| next.wait != wait),
            place,
            "time is up, and after {text} the table waits as before"
        );
    }

    /// Actions from elsewhere, each tried by some seat: accepted exactly when contained, and a refusal changes nothing.
    fn probe(&mut self, before: &Glance, rng: &mut GameRng) {
        let seats = self.walk.seats();
        let game = self.walk.game.clone();
        let mut tries: Vec<Played<G::Action>> = Vec::new();
        // The last action again, by whoever did it, and a move of somebody else.
        tries.extend(self.walk.actions.last().cloned());
        let from = Seat(rng.below(u32::from(seats)) as u8);
        if let Some(action) = game.legal(from).sample(rng) {
            tries.push(Played { seat: from.next(seats), action });
        }
        for _ in 0..PROBED {
            let seat = Seat(rng.below(u32::from(seats)) as u8);
            tries.extend(self.probes.draw(rng).map(|action| Played { seat, action }));
        }
        // What is nearly right: legal moves with something in them changed.
        for seat in game.to_act().iter() {
            let legal = game.legal(seat);
            for _ in 0..NEARLY {
                let nearly = legal.sample(rng).and_then(|action| self.probes.change(&action, rng));
                tries.extend(nearly.map(|action| Played { seat, action }));
            }
        }
        for strange in [seats, 16, 255] {
            tries.extend(self.probes.draw(rng).map(|action| Played { seat: Seat(strange), action }));
        }
        let over = game.to_act().is_empty();
        if over {
            // What was right a moment ago is so no longer.
            let late = self.walk.actions.iter().rev().take(16);
            tries.extend(late.flat_map(|played| {
                Seat::all(seats).map(|seat| Played { seat, action: played.action.clone() })
            }));
        }
        for Played { seat, action } in tries {
            let (after, result, moments) = self.walk.attempt(&game, seat, &action);
            let (place, text) = (&self.walk.place, json(&action));
            let allowed = seat.0 < seats && game.legal(seat).contains(&action)
                || is_due(&game, &Played { seat, action });
            ensure!(!(over && result.is_ok()), place, "the game is over and accepts {text} of seat {seat}");
            match result {
                Ok(()) => {
                    ensure!(allowed, place, "seat {seat} may not do {text}, and it is accepted");
                }
                Err(illegal) => {
                    let code = illegal.say().key;
                    ensure!(!allowed, place, "seat {seat} may do {text}, and it is refused ({code})");
                    self.words.hear(&illegal.say());
                    self.probes.refused(&illegal);
                    ensure!(
                        moments.events().is_empty(),
                        place,
                        "{text} of seat {seat} is refused and yet tells {:?}",
                        moments.events()
                    );
                    if let Some(difference) = before.difference(&Glance::at(&after)) {
                        panic!("{place}: {text} of seat {seat} is refused and yet changes {difference}");
                    }
                }
            }
        }
    }
}
