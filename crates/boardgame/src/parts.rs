//! A deal that nobody chooses alone: the seed is made of the server's part and of one of each seat.
//!
//! Of every part its SHA-256 is shown before any part is, so that nobody can fit theirs to the others'.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::{Seat, Seed};

/// What one seat puts into a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Part {
    pub seat: Seat,
    /// SHA-256 of the part, which was shown first.
    pub hash: String,
    /// Nothing where the part did not come in time: then the deal is without it.
    #[schema(required, value_type = Option<String>)]
    pub part: Option<Seed>,
}

impl Part {
    /// Whether this is the part that was promised.
    pub fn is_kept_by(&self, part: &Seed) -> bool {
        part.commitment() == self.hash
    }
}

/// All that a deal is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Parts {
    /// Its SHA-256 is the commitment.
    #[schema(value_type = String)]
    pub server: Seed,
    /// In the order of the seats. A seat that promised nothing is not among them.
    pub seats: Vec<Part>,
}

impl Parts {
    /// SHA-256 of `ludoteca deal`, the server's part and, for each seat that gave one, its number in a byte and its part.
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new().chain_update("ludoteca deal").chain_update(self.server.bytes());
        for given in &self.seats {
            if let Some(part) = &given.part {
                hash = hash.chain_update([given.seat.0]).chain_update(part.bytes());
            }
        }
        Seed::new(hash.finalize().into())
    }

    /// The first seat whose part is not the one that was promised, or that stands out of order.
    pub fn broken(&self) -> Option<Seat> {
        let is_kept = |given: &Part| given.part.as_ref().is_none_or(|part| given.is_kept_by(part));
        let unkept = self.seats.iter().find(|given| !is_kept(given));
        let disordered = self.seats.windows(2).find(|pair| pair[0].seat >= pair[1].seat).map(|pair| &pair[1]);
        unkept.or(disordered).map(|given| given.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(seat: u8, number: u64) -> Part {
        let part = Seed::of_number(number);
        Part { seat: Seat(seat), hash: part.commitment(), part: Some(part) }
    }

    #[test]
    fn a_seed_is_made_of_all_parts_in_their_order() {
        let mut parts = Parts { server: Seed::of_number(1), seats: vec![part(0, 2), part(2, 3)] };
        let mut bytes = b"ludoteca deal".to_vec();
        bytes.extend(Seed::of_number(1).bytes());
        bytes.push(0);
        bytes.extend(Seed::of_number(2).bytes());
        bytes.push(2);
        bytes.extend(Seed::of_number(3).bytes());
        assert_eq!(*parts.seed().bytes(), <[u8; 32]>::from(Sha256::digest(&bytes)));
        // As `docs/records.md` has it.
        assert_eq!(parts.seed().to_hex(), "db23cd6b86ccdf1b72dd611ec786acdd02f5589aa159d949cd6ff8cb5f30dfe6");
        assert_eq!(parts.broken(), None);

        // Who gave nothing is left out, and whoever else is there makes another seed.
        parts.seats[1].part = None;
        assert_eq!(*parts.seed().bytes(), <[u8; 32]>::from(Sha256::digest(&bytes[..bytes.len() - 33])));
        assert_eq!(parts.broken(), None);
    }

    #[test]
    fn a_part_that_was_not_promised_is_found() {
        let other = Part { part: Some(Seed::of_number(9)), ..part(2, 3) };
        let of = |seats| Parts { server: Seed::of_number(1), seats }.broken();
        assert_eq!(of(vec![part(0, 2), other]), Some(Seat(2)));
        assert_eq!(of(vec![part(2, 3), part(0, 2)]), Some(Seat(0)));
        assert_eq!(of(vec![part(1, 3), part(1, 2)]), Some(Seat(1)));
    }
}
