//! What a seat may do now, in a few bytes.

use boardgame::{Game, GameRng, Seat, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::ToSchema;

use crate::action::Action;
use crate::card::Clue;
use crate::hand::{CardId, Hand};
use crate::state::Hanabi;

/// The moves of a seat: its plays, then its discards, then its informations by seat, colours before values.
///
/// Every colour and value may be told to everyone who can be informed (H7), so the seats say it all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::Legal)]
pub struct Legal {
    /// The cards that may be played.
    #[schema(value_type = Vec<CardId>)]
    pub play: Hand,
    /// The cards that may be discarded.
    #[schema(value_type = Vec<CardId>)]
    pub discard: Hand,
    /// The seats that may be told any colour or value.
    #[serde(serialize_with = "write_seats", deserialize_with = "read_seats")]
    #[schema(value_type = Vec<Seat>)]
    pub inform: SeatSet,
    /// The cards that may be put in another order; empty when that is not allowed (H20).
    #[schema(value_type = Vec<CardId>)]
    pub arrange: Hand,
}

const CLUES: usize = Clue::ALL.len();

impl boardgame::Legal<Action> for Legal {
    fn count(&self) -> usize {
        self.play.len() + self.discard.len() + self.inform.len() * CLUES
    }

    fn nth(&self, index: usize) -> Option<Action> {
        if let Some(card) = self.play.get(index) {
            return Some(Action::Play { card: *card });
        }
        let index = index - self.play.len();
        if let Some(card) = self.discard.get(index) {
            return Some(Action::Discard { card: *card });
        }
        let index = index - self.discard.len();
        let to = self.inform.iter().nth(index / CLUES)?;
        Some(Action::Inform { to, clue: Clue::ALL[index % CLUES] })
    }

    fn contains(&self, action: &Action) -> bool {
        match action {
            Action::Play { card } => self.play.contains(card),
            Action::Discard { card } => self.discard.contains(card),
            Action::Inform { to, .. } => self.inform.contains(*to),
            Action::Arrange { cards } => self.arrange.is_rearranged_by(cards),
        }
    }

    fn sample_free(&self, rng: &mut GameRng) -> Option<Action> {
        let mut ids: Vec<CardId> = self.arrange.to_vec();
        if ids.len() < 2 {
            return None;
        }
        rng.shuffle(&mut ids);
        if ids == *self.arrange {
            ids.rotate_left(1);
        }
        Some(Action::Arrange { cards: ids.into_iter().collect() })
    }
}

fn write_seats<S: Serializer>(seats: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seats.iter())
}

fn read_seats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
    let seats = Vec::<Seat>::deserialize(deserializer)?;
    if seats.iter().any(|seat| seat.0 >= *Hanabi::SEATS.end()) {
        return Err(D::Error::custom("there is no such seat"));
    }
    Ok(seats.into_iter().collect())
}
