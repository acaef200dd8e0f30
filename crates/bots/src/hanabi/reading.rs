//! How an information is read by somebody who knows no convention: its words, and that one points at a card for a reason.

use hanabi::{CardValue, Clue};

use super::kinds::Kinds;
use super::mind::{Mind, Said};

/// Notes that a card was singled out, as a newcomer means it: a single card that is pointed at, and may fit, fits.
/// A 5 is pointed at to be kept.
pub(crate) fn note_single(mind: &mut Mind, said: &Said) -> Option<u8> {
    let hand = mind.board.hand(said.to);
    let mut touched = hand.iter().copied().filter(|id| said.touched.has(*id));
    let (id, None) = (touched.next()?, touched.next()) else { return None };
    let fits = mind.told[usize::from(id)] & Kinds::of_clue(said.clue) & mind.board.playable;
    if fits.is_empty() || said.clue == Clue::Value(CardValue::Five) {
        return None;
    }
    mind.singled[usize::from(id)] = fits;
    Some(id)
}

/// Takes in what an information means without any convention.
pub(crate) fn singled_out(mind: &mut Mind, said: &Said) {
    if let Some(id) = note_single(mind, said) {
        let id = usize::from(id);
        let fits = mind.may[id] & mind.singled[id];
        if !fits.is_empty() {
            mind.may[id] = fits;
            mind.from[id] |= 1 << said.by;
        }
    }
}
