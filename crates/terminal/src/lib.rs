//! How games are drawn in a terminal.
//!
//! Whoever plays in a terminal loops over [`ALL`] and names no game: a [`Board`] puts a seat's view and legal actions,
//! as they come from the registry, into a picture, a prompt and a list of choices.

mod board;
mod hanabi;
mod pen;
mod senet;
mod sensu;
mod sesto_senso;
#[cfg(debug_assertions)]
mod tiny;

pub use board::{Act, Board, Choice, Moment, Page, Reading, Scene};
pub use pen::wrapped;

/// Every game that can be played in a terminal.
pub const ALL: &[&dyn Board] = &[
    &senet::SenetBoard,
    &hanabi::HanabiBoard,
    &sensu::SensuBoard,
    &sesto_senso::SestoSensoBoard,
    #[cfg(debug_assertions)]
    &tiny::TinyBoard,
];

/// The board of the game called `id`.
pub fn find(id: &str) -> Option<&'static dyn Board> {
    ALL.iter().copied().find(|board| board.id() == id)
}
