//! Positions as small drawings, such as `own 12 | enemy 14`: own is seat 0, whose turn begins.
//! Pieces that are not drawn are in the afterlife, where they are out of the way.

use boardgame::{Chance, Game, GameRng, Imagine, Legal, Saying, Seat, Seed, Viewer};
use senet::{Action, Colour, Event, EventView, Illegal, Options, Phase, Refusals, Senet, View};

pub(crate) const OWN: Seat = Seat(0);
pub(crate) const ENEMY: Seat = Seat(1);

/// The beginning of own's turn.
pub(crate) fn position(drawing: &str) -> Senet {
    position_with(Options::default(), drawing)
}

/// The beginning of own's turn in a game with other options: the enemy has just thrown an X.
pub(crate) fn position_with(options: Options, drawing: &str) -> Senet {
    let mut board = [None; 30];
    for side in drawing.split('|') {
        let mut words = side.split_whitespace();
        let seat = match words.next() {
            Some("own") => OWN,
            Some("enemy") => ENEMY,
            other => panic!("a side is own or enemy, not {other:?}"),
        };
        for square in words {
            let square: usize = square.parse().expect("a square is a number");
            assert_eq!(board[square - 1].replace(seat), None, "{square} is drawn twice");
        }
    }
    let view = View {
        options,
        turn: 20,
        to_move: ENEMY,
        first: Some(OWN),
        lots: [None, None],
        colours: [Colour::Carnelian, Colour::Turquoise],
        odd: Some(ENEMY),
        phase: Phase::Throw { opening: false, again: false, may_leave: false },
        board,
        off: [0, 0],
        blocked: [false, false],
        thrown: Some(3),
        tried: Vec::new(),
        walls: Vec::new(),
        // Imagining does not read it.
        refused: Refusals {
            others: Saying::new("senet-illegal-not-your-turn"),
            throw: None,
            squares: Vec::new(),
        },
    };
    Senet::imagine(&view, &mut no_chance()).with_throw(6)
}

/// What own can do with a throw, a line for each choice: the piece and its move, the position after it, who throws next.
pub(crate) fn moves(drawing: &str, throw: u8) -> Vec<String> {
    moves_of(position(drawing), throw)
}

pub(crate) fn moves_with(options: Options, drawing: &str, throw: u8) -> Vec<String> {
    moves_of(position_with(options, drawing), throw)
}

/// The same from any position in which own is to throw.
pub(crate) fn moves_of(game: Senet, throw: u8) -> Vec<String> {
    let thrown = game.with_throw(throw);
    if !matches!(thrown.phase(), Phase::Move { .. }) {
        return vec![format!("pass: {}", draw(&thrown))];
    }
    let legal = thrown.legal(OWN);
    let lines = legal.choices.iter().map(|choice| {
        let mut after = thrown;
        act(&mut after, choice.action).expect("a listed choice is legal");
        let from = choice.from.expect("a move has an origin");
        let kind = serde_json::to_value(choice.kind).expect("a kind is a word");
        let kind = kind.as_str().expect("a kind is a word");
        let to = choice.to.map(|to| format!(" {to}")).unwrap_or_default();
        let then = choice.then.map(|then| format!(">{then}")).unwrap_or_default();
        let swaps = if choice.swaps { " swaps" } else { "" };
        format!("{from} {kind}{to}{then}{swaps}: {}", draw(&after))
    });
    lines.collect()
}

/// The position, and who is to do what.
pub(crate) fn draw(game: &Senet) -> String {
    let side = |name: &str, seat: Seat| {
        let squares = (1..=30).filter(|square| game.pieces(seat) & 1 << square != 0);
        squares.fold(name.to_owned(), |line, square| format!("{line} {square}"))
    };
    let who = if game.to_move() == OWN { "own" } else { "enemy" };
    let next = match game.phase() {
        Phase::WhoBegins => "throws to begin",
        Phase::Choose => "chooses",
        Phase::Throw { again: true, .. } => "again",
        Phase::Throw { .. } => "throws",
        Phase::Move { .. } => "moves",
        Phase::Over { .. } => "wins",
    };
    format!("{} | {} | {who} {next}", side("own", OWN), side("enemy", ENEMY))
}

/// The seat to move does something that needs no chance.
pub(crate) fn act(game: &mut Senet, action: Action) -> Result<Vec<EventView>, Illegal> {
    let mut events = Vec::new();
    game.apply(game.to_move(), &action, &mut no_chance(), &mut events)?;
    Ok(seen(&events))
}

/// The seat to move throws this, for all to see.
pub(crate) fn throw(game: &mut Senet, throw: u8) -> Vec<EventView> {
    let mut rng = GameRng::of(&Chance::Draws(vec![vec![u32::from(throw) - 1]]));
    let mut events = Vec::new();
    game.apply(game.to_move(), &Action::Throw, &mut rng, &mut events).expect("a throw is due");
    assert!(rng.is_exact(), "a throw draws once");
    seen(&events)
}

/// A throw and, if something can move, the only move there is.
pub(crate) fn throw_and_move(drawing: &str, thrown: u8) -> Vec<EventView> {
    let mut game = position(drawing);
    let mut events = throw(&mut game, thrown);
    if matches!(game.phase(), Phase::Move { .. }) {
        let legal = game.legal(OWN);
        assert_eq!(legal.count(), 1, "there is one move to make");
        let action = legal.nth(0).expect("it is there");
        events.extend(act(&mut game, action).expect("a listed choice is legal"));
    }
    events
}

pub(crate) fn seen(events: &[Event]) -> Vec<EventView> {
    events.iter().filter_map(|event| Senet::event_view(event, Viewer::Spectator)).collect()
}

pub(crate) fn no_chance() -> GameRng {
    GameRng::new(Seed::of_number(0), 0)
}
