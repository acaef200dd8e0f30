//! What everybody sees: Senet hides nothing, so a view is the whole position, and imagining one is reading it back.

use boardgame::{GameRng, Imagine, Say, Saying, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::board::{Board, TRACK, bit, squares};
use crate::moves::Moves;
use crate::{Colour, Illegal, Options, Senet};

/// The position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = senet::View)]
pub struct View {
    pub options: Options,
    /// Which turn this is, from 1.
    pub turn: u32,
    /// Whose turn it is; after the end the winner.
    pub to_move: Seat,
    /// The first player; nothing before that is known.
    #[schema(required)]
    pub first: Option<Seat>,
    /// What each seat threw for the first turn, 1 to 6, and 6 is the X (N3).
    pub lots: [Option<u8>; 2],
    /// The colour of each seat's pieces.
    pub colours: [Colour; 2],
    /// Who began on the odd squares; nothing before the choice.
    #[schema(required)]
    pub odd: Option<Seat>,
    pub phase: Phase,
    /// Who stands on squares 1 to 30.
    pub board: [Option<Seat>; 30],
    /// How many pieces each side has in the afterlife.
    pub off: [u8; 2],
    /// Whether a side has a piece waiting on 27.
    pub blocked: [bool; 2],
    /// The last throw, 1 to 6, and 6 is the X.
    #[schema(required)]
    pub thrown: Option<u8>,
    /// The squares, 28 and 29, whose piece has had its try in this turn (N20).
    pub tried: Vec<u8>,
    pub walls: Vec<Wall>,
    pub refused: Refusals,
}

/// What the seat to move is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = senet::Phase)]
pub enum Phase {
    /// Both throw for the first turn, seat 0 before seat 1 (N3).
    WhoBegins,
    /// The first player takes a side (N3).
    Choose,
    Throw {
        /// The throw that moves the piece on 10 (N4).
        opening: bool,
        /// Not the first throw of the turn.
        again: bool,
        /// Whether the piece on 30 may leave first (N22).
        may_leave: bool,
    },
    Move {
        /// The piece on 10 must move (N4).
        opening: bool,
    },
    Over {
        winner: Seat,
    },
}

/// Two or more neighbours of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = senet::Wall)]
pub struct Wall {
    pub seat: Seat,
    /// Its lowest square.
    pub from: u8,
    pub length: u8,
}

/// What would be refused now, and why: what people hear when they try it all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = senet::Refusals)]
pub struct Refusals {
    /// Whoever is not to move, whatever they try.
    pub others: Saying,
    /// The seat to move, when it throws; nothing when it may.
    #[schema(required)]
    pub throw: Option<Saying>,
    /// The seat to move, when it touches a square from which nothing moves.
    pub squares: Vec<Refused>,
}

/// Squares that are refused for the same reason, in the order of the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = senet::Refused)]
pub struct Refused {
    pub squares: Vec<u8>,
    pub why: Saying,
}

impl View {
    pub(crate) fn of(game: &Senet) -> View {
        let mut board = [None; 30];
        for seat in Seat::all(2) {
            for square in squares(game.pieces(seat)) {
                board[usize::from(square) - 1] = Some(seat);
            }
        }
        View {
            options: game.options,
            turn: game.turn,
            to_move: game.to_move,
            first: game.first,
            lots: game.lots,
            colours: game.colours,
            odd: game.odd,
            phase: game.phase,
            board,
            off: [game.off(Seat(0)), game.off(Seat(1))],
            blocked: [game.board.blocked(Seat(0)), game.board.blocked(Seat(1))],
            thrown: game.thrown,
            tried: squares(game.tried).collect(),
            walls: game.board.walls(),
            refused: Refusals::of(game),
        }
    }
}

impl Refusals {
    fn of(game: &Senet) -> Refusals {
        let over = matches!(game.phase, Phase::Over { .. });
        let mut found: Vec<(Illegal, Vec<u8>)> = Vec::new();
        for square in 1..=TRACK {
            let Some(illegal) = game.why_not_touch(square) else { continue };
            match found.iter_mut().find(|(known, _)| *known == illegal) {
                Some((_, squares)) => squares.push(square),
                None => found.push((illegal, vec![square])),
            }
        }
        Refusals {
            others: if over { Illegal::Over } else { Illegal::NotYourTurn }.say(),
            throw: game.why_not_throw().map(|illegal| illegal.say()),
            squares: found.into_iter().map(|(why, squares)| Refused { squares, why: why.say() }).collect(),
        }
    }
}

impl Imagine for Senet {
    /// The position itself: there is nothing to guess.
    fn imagine(view: &View, _rng: &mut GameRng) -> Senet {
        let mut game = Senet {
            options: view.options,
            turn: view.turn,
            to_move: view.to_move,
            first: view.first,
            lots: view.lots,
            colours: view.colours,
            odd: view.odd,
            phase: view.phase,
            board: Board::of(&view.board),
            thrown: view.thrown,
            moves: Moves::NONE,
            tried: view.tried.iter().map(|square| bit(*square)).sum(),
            // Nobody knows what comes next: whoever imagines throws afresh.
            row: None,
        };
        game.moves = game.find_moves();
        game
    }
}
