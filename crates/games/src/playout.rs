//! One game played at random by the rules alone: what the rules themselves cost.

use boardgame::{Game, GameRng, Legal, Seed, Unheard};

/// How long a game at random was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    pub turns: u32,
    pub steps: u64,
}

/// Without table, bots or events; all chance comes from one stream.
pub(crate) fn playout<G: Game>(seats: u8, seed: Seed) -> Playout {
    let mut rng = GameRng::new(seed, 0);
    let mut game = G::new(&G::Options::default(), seats, &mut rng, &mut Unheard)
        .expect("a game can be played with its usual options");
    let mut steps = 0;
    while let Some(seat) = game.to_act().first() {
        let action = game.legal(seat).sample(&mut rng).expect("a seat that the game waits for has a move");
        game.apply(seat, &action, &mut rng, &mut Unheard).expect("a listed move is legal");
        steps += 1;
    }
    Playout { turns: game.turn(), steps }
}
