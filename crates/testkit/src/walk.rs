//! A game on its way: the truth, its chance and how one came here, driven by hand rather than by a `Table`,
//! so that the checks can look at the truth and try things out beside it.

use std::fmt;

use boardgame::{
    BadOptions, Chance, Deadline, Game, GameRng, Legal, Moments, Played, Seat, SeatSet, Seed, Table, Unheard,
    Viewer,
};
use serde::Serialize;

/// What is being checked, for the messages.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    game: &'static str,
    options: String,
    pub(crate) seats: u8,
    /// How the chance was made, such as `seed 3`.
    chance: String,
    pub(crate) step: u64,
}

impl Place {
    pub(crate) fn of<G: Game>(options: &G::Options, seats: u8, chance: String) -> Place {
        Place { game: G::ID, options: json(options), seats, chance, step: 0 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { game, options, seats, chance, step } = self;
        write!(f, "{game} ({seats} seats, {chance}, step {step}, options {options})")
    }
}

/// Fails the check and says where it was.
macro_rules! ensure {
    ($condition:expr, $place:expr, $($message:tt)+) => {
        if !$condition {
            panic!("{}: {}", $place, format_args!($($message)+));
        }
    };
}
pub(crate) use ensure;

/// One game being walked through.
pub(crate) struct Walk<G: Game> {
    pub(crate) game: G,
    pub(crate) place: Place,
    /// What the last step told, and the positions in between.
    pub(crate) moments: Moments<G>,
    pub(crate) actions: Vec<Played<G::Action>>,
    rng: GameRng,
    /// What is being tried, in case the game panics.
    trying: Option<Played<G::Action>>,
}

impl<G: Game> Walk<G> {
    /// Begins with the seed of a number.
    pub(crate) fn seeded(options: &G::Options, seats: u8, number: u64) -> Result<Walk<G>, BadOptions> {
        let rng = GameRng::new(Seed::of_number(number), 0);
        Walk::begin(options, seats, rng, format!("seed {number}"))
    }

    /// Begins with given draws; `name` says which.
    pub(crate) fn given(
        options: &G::Options,
        seats: u8,
        draws: Vec<Vec<u32>>,
        name: String,
    ) -> Result<Walk<G>, BadOptions> {
        Walk::begin(options, seats, GameRng::of(&Chance::Draws(draws)), name)
    }

    fn begin(
        options: &G::Options,
        seats: u8,
        mut rng: GameRng,
        chance: String,
    ) -> Result<Walk<G>, BadOptions> {
        let mut moments = Moments::default();
        let game = G::new(options, seats, &mut rng, &mut moments)?;
        let place = Place::of::<G>(options, seats, chance);
        Ok(Walk { game, place, moments, actions: Vec::new(), rng, trying: None })
    }

    pub(crate) fn seats(&self) -> u8 {
        self.place.seats
    }

    /// The events of the last step.
    pub(crate) fn events(&self) -> &[G::Event] {
        self.moments.events()
    }

    /// Plays one action; a refusal leaves the step as it was.
    pub(crate) fn play(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Illegal> {
        let (game, result, moments) = self.attempt(&self.game.clone(), seat, action);
        result?;
        self.game = game;
        self.moments = moments;
        self.actions.push(Played { seat, action: action.clone() });
        self.place.step += 1;
        Ok(())
    }

    /// What would come of an action in a copy of `game`, which is this one or another at the same step.
    pub(crate) fn attempt(
        &mut self,
        game: &G,
        seat: Seat,
        action: &G::Action,
    ) -> (G, Result<(), G::Illegal>, Moments<G>) {
        self.trying = Some(Played { seat, action: action.clone() });
        self.rng.turn_to(self.place.step + 1);
        let (mut copy, mut moments) = (game.clone(), Moments::default());
        let result = copy.apply(seat, action, &mut self.rng, &mut moments);
        self.trying = None;
        (copy, result, moments)
    }

    /// What random play does next: now and then, where there is a clock, time is up.
    pub(crate) fn random_choice(&self, rng: &mut GameRng) -> Option<Played<G::Action>> {
        if let Some(Deadline { seat, action, .. }) = self.game.deadline()
            && rng.below(12) == 0
        {
            return Some(Played { seat, action });
        }
        random_choice(self.seats(), self.game.to_act(), |seat| self.game.legal(seat), rng)
    }
}

/// Whether this is what is played now when time is up.
pub(crate) fn is_due<G: Game>(game: &G, played: &Played<G::Action>) -> bool {
    game.deadline().is_some_and(|due| due.seat == played.seat && due.action == played.action)
}

impl<G: Game> Drop for Walk<G> {
    /// Where a game itself panics, its message alone would not say how to come there again.
    fn drop(&mut self) {
        if let (true, Some(Played { seat, action })) = (std::thread::panicking(), &self.trying) {
            eprintln!("{}: seat {seat} was trying {}", self.place, json(action));
        }
    }
}

/// What random play does next: mostly a move of a seat whom the game waits for, now and then a free action of anybody.
pub(crate) fn random_choice<A, L: Legal<A>>(
    seats: u8,
    to_act: SeatSet,
    legal: impl Fn(Seat) -> L,
    rng: &mut GameRng,
) -> Option<Played<A>> {
    let mover = random_seat(to_act, rng)?;
    if rng.below(8) == 0 {
        let seat = Seat(rng.below(u32::from(seats)) as u8);
        if let Some(action) = legal(seat).sample_free(rng) {
            return Some(Played { seat, action });
        }
    }
    legal(mover).sample(rng).map(|action| Played { seat: mover, action })
}

/// One of the seats, drawn evenly.
pub(crate) fn random_seat(seats: SeatSet, rng: &mut GameRng) -> Option<Seat> {
    match seats.len() as u32 {
        0 => None,
        count => seats.iter().nth(rng.below(count) as usize),
    }
}

/// The chance of the checks themselves, apart from that of the games.
pub(crate) fn policy(number: u64, purpose: &str) -> GameRng {
    GameRng::new(Seed::of_number(number).derive(purpose), 0)
}

/// The viewer who sees everything: only a finished table has that key, so one is played to its end.
pub(crate) fn open_viewer<G: Game>(steps: u64) -> Viewer {
    let seats = *G::SEATS.end();
    let mut rng = policy(0, "testkit open");
    let mut table = Table::<G>::new(G::Options::default(), seats, Seed::of_number(0), &mut Unheard)
        .expect("the default options can be played with every number of seats");
    while let Some(seat) = random_seat(table.to_act(), &mut rng) {
        assert!(table.step() < steps, "{}: a game of {seats} seats does not end within {steps} steps", G::ID);
        let action = table.legal(seat).sample(&mut rng).expect("whoever is to act has a move");
        table.play(seat, &action, &mut Unheard).expect("a listed move is accepted");
    }
    table.open().expect("nobody is to act, so the game is over")
}

/// Everybody who may look while a game lasts: the seats, then the spectators.
pub fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// How messages and transcripts call a viewer.
pub(crate) fn name_of(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Open(_) => "open".to_owned(),
    }
}

/// Compact JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game sends can be written as JSON")
}
