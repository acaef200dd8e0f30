//! How an information is read by somebody who knows no convention: its words, and that one points at a card for a reason.

use hanabi::{CardValue, Clue};

use super::kinds::Kinds;
use super::mind::{Mind, Said};

/// Takes in what an information means without any convention: a single card that is pointed at, and may fit, fits.
/// A 5 is pointed at to be kept.
pub(crate) fn singled_out(mind: &mut Mind, said: &Said) {
    let hand = mind.board.hand(said.to);
    let mut touched = hand.iter().copied().filter(|id| said.touched.has(*id));
    let (Some(id), None) = (touched.next(), touched.next()) else { return };
    if said.clue == Clue::Value(CardValue::Five) {
        return;
    }
    let fits = mind.may(id) & Kinds::of_clue(said.clue) & mind.board.playable;
    if !fits.is_empty() {
        mind.may[usize::from(id)] = fits;
    }
}
