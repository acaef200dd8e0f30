//! One game being played: its truth, its chance and its record.

use crate::{
    BadOptions, BadRecord, Chance, Deadline, Game, GameRng, Log, Open, Outcome, Played, Record, RecordOf,
    Say, Seat, SeatSet, Seed, Viewer,
};

/// Plays one game from its chance and keeps its record.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    options: G::Options,
    rng: GameRng,
    actions: Vec<Played<G::Action>>,
    /// The seats that programs hold, for what people may do against them; no part of the record.
    programs: SeatSet,
}

impl<G: Game> Table<G> {
    /// Sets a new game up from a seed; the events are those of step 0.
    pub fn new(
        options: G::Options,
        seats: u8,
        seed: Seed,
        log: &mut impl Log<G>,
    ) -> Result<Table<G>, BadOptions> {
        Table::with_chance(options, seats, &Chance::Seed(seed), log)
    }

    /// The same from any chance. Where given draws do not fit, its record has those that were drawn instead.
    pub fn with_chance(
        options: G::Options,
        seats: u8,
        chance: &Chance,
        log: &mut impl Log<G>,
    ) -> Result<Table<G>, BadOptions> {
        if !G::SEATS.contains(&seats) {
            let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
            let saying = crate::Saying::new("error-seat-count").with("least", least).with("most", most);
            return Err(BadOptions(saying));
        }
        let mut rng = GameRng::of(chance);
        let game = G::new(&options, seats, &mut rng, log)?;
        Ok(Table { game, options, rng, actions: Vec::new(), programs: SeatSet::EMPTY })
    }

    /// Plays a record again, telling `heard` the table and what its log heard of every step, the deal being step 0.
    pub fn replay_with<L: Log<G> + Default>(
        record: &RecordOf<G>,
        mut heard: impl FnMut(&Table<G>, L),
    ) -> Result<Table<G>, BadRecord> {
        if record.game != G::ID {
            return Err(BadRecord::OtherGame { expected: G::ID, found: record.game.clone() });
        }
        if record.rules != G::RULES {
            return Err(BadRecord::OtherRules { expected: G::RULES, found: record.rules });
        }
        if !record.is_promised() {
            return Err(BadRecord::Commitment);
        }
        let mut log = L::default();
        let mut table =
            Table::<G>::with_chance(record.options.clone(), record.seats, &record.chance, &mut log)?;
        table.check_draws()?;
        heard(&table, log);
        for Played { seat, action } in &record.actions {
            let mut log = L::default();
            table.play(*seat, action, &mut log).map_err(|illegal| BadRecord::Illegal {
                step: table.step() + 1,
                seat: *seat,
                code: illegal.say().key.into_owned(),
            })?;
            table.check_draws()?;
            heard(&table, log);
        }
        Ok(table)
    }

    /// Plays a record again in silence.
    pub fn replay(record: &RecordOf<G>) -> Result<Table<G>, BadRecord> {
        Table::replay_with(record, |_, _: crate::Unheard| {})
    }

    fn check_draws(&self) -> Result<(), BadRecord> {
        if self.rng.is_exact() { Ok(()) } else { Err(BadRecord::Draws { step: self.step() }) }
    }

    /// Plays one action; on an error nothing has changed.
    pub fn play(&mut self, seat: Seat, action: &G::Action, log: &mut impl Log<G>) -> Result<(), G::Illegal> {
        self.game.check_among(seat, action, self.programs)?;
        self.rng.turn_to(self.step() + 1);
        self.game.apply(seat, action, &mut self.rng, log)?;
        self.actions.push(Played { seat, action: action.clone() });
        Ok(())
    }

    /// How many actions have been played.
    pub fn step(&self) -> u64 {
        self.actions.len() as u64
    }

    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    pub fn turn(&self) -> u32 {
        self.game.turn()
    }

    pub fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    pub fn legal(&self, seat: Seat) -> G::Legal {
        self.game.legal(seat)
    }

    pub fn offer(&self, seat: Seat) -> G::Legal {
        self.game.offer_among(seat, self.programs)
    }

    /// Says which seats programs hold from the start.
    pub fn seat_programs(&mut self, programs: SeatSet) {
        self.programs = programs;
    }

    pub fn deadline(&self) -> Option<Deadline<G::Action>> {
        self.game.deadline()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    pub fn score(&self, seat: Seat) -> Option<u32> {
        self.game.score(seat)
    }

    pub fn fixed(&self) -> G::Fixed {
        self.game.fixed()
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    pub fn fades(&self, event: &G::Event) -> bool {
        self.game.fades(event)
    }

    pub fn speech(&self, seat: Seat) -> crate::Speech {
        self.game.speech(seat)
    }

    pub fn is_unseen(&self, seat: Seat) -> bool {
        self.game.is_unseen(seat)
    }

    pub fn has_notes(&self) -> bool {
        self.game.has_notes()
    }

    /// The viewer who sees everything, once the game is over.
    pub fn open(&self) -> Option<Viewer> {
        self.game.to_act().is_empty().then(|| Viewer::Open(Open::of_a_finished_table()))
    }

    /// The SHA-256 of the seed, for everybody to see before play.
    pub fn commitment(&self) -> Option<String> {
        self.rng.seed().map(|seed| seed.commitment())
    }

    /// Chance that belongs to one player's thinking at this step: it follows from the table's, but tells nothing of it.
    pub fn private_rng(&self, purpose: &str) -> GameRng {
        let seed = self.rng.seed().unwrap_or_else(|| Seed::of_number(0));
        GameRng::new(seed.derive(purpose), self.step())
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// What was played, in order.
    pub fn actions(&self) -> &[Played<G::Action>] {
        &self.actions
    }

    pub fn record(&self) -> RecordOf<G> {
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES,
            seats: self.seats(),
            options: self.options.clone(),
            commitment: self.commitment(),
            parts: None,
            chance: self.rng.chance(),
            actions: self.actions.clone(),
        }
    }
}
