//! What choices are worth in Hanabi: tried in imagined worlds in which everybody plays on as a companion does.
//!
//! Informations are taken by the convention from those who keep to it, and as newcomers take them from all others. Shown a
//! finished game beforehand, an analyst knows from the start who is which.

use boardgame::{Game, GameRng, Legal, RecordOf, Table, Viewer};
use hanabi::{Action, Event, EventView, Hanabi};

use super::ahead::{Dice, act, finish, imagine};
use super::board::Board;
use super::companion::{Convention, Minds};
use super::kinds::Copies;
use super::mind::{Evidence, Mind, Reading};
use super::moves::{Move, Own, unseen};
use crate::Seen;
use crate::analyst::{Analyst, Estimate, Measure, Results, Trials, Weighed, forecast, weigh};

#[derive(Clone, Debug)]
pub(crate) struct Judge {
    readings: [Reading; 5],
    /// The seats that are known to keep to the convention, a bit a seat.
    kin: u8,
    minds: Option<Minds>,
}

impl Judge {
    pub(crate) fn new(finished: Option<&RecordOf<Hanabi>>) -> Judge {
        let Some(readings) = finished.map(habits) else {
            return Judge { readings: [Reading::Convention; 5], kin: 0, minds: None };
        };
        let keeps = |seat: &u8| readings[usize::from(*seat)] == Reading::Convention;
        Judge { readings, kin: (0..5).filter(keeps).fold(0, |kin, seat| kin | 1 << seat), minds: None }
    }

    fn position(&self, seen: &Seen<'_, Hanabi>) -> Position {
        let view = seen.view();
        let me = seen.seat().0;
        let mut mind = self.minds.as_ref().expect("an analyst is told of the deal first").own;
        mind.kin = self.kin | 1 << me;
        mind.keeps |= self.kin;
        let own = view.hands.iter().filter(|hand| hand.seat == seen.seat()).flat_map(|hand| &hand.cards);
        let mut open = true;
        for held in own {
            match held.card {
                Some(card) => mind.board.fronts[held.id.index()] = card.index() as u8,
                None => open = false,
            }
        }
        let hidden = if open { None } else { Some([Own::new(&mind, me), Own::plain(&mind, me)]) };
        Position { me, mind, hidden }
    }
}

/// A seat at which nobody sits.
const NOBODY: u8 = 7;

/// How each seat of a finished game reads and is read: by the convention if it has kept to it all the time and has played a
/// card that nothing else told it of.
pub(crate) fn habits(record: &RecordOf<Hanabi>) -> [Reading; 5] {
    let mut mind = Mind::new(Board::new(record.seats, record.options.gran_finale));
    let listened = Table::<Hanabi>::replay_with(record, |_, events: Vec<Event>| {
        let told: Vec<EventView> =
            events.iter().filter_map(|event| Hanabi::event_view(event, Viewer::Spectator)).collect();
        mind.hear(&told, NOBODY, &Convention, Evidence::Public);
    });
    let keeps = |seat: usize| mind.keeps & (1 << seat) != 0 && mind.readings[seat] == Reading::Convention;
    std::array::from_fn(|seat| match listened {
        Ok(_) if keeps(seat) => Reading::Convention,
        _ => mind.readings[seat].max(Reading::Plain),
    })
}

/// A seat's position.
struct Position {
    me: u8,
    mind: Mind,
    /// One's own cards as they are believed to be, and by plain words; nothing where they lie open.
    hidden: Option<[Own; 2]>,
}

fn move_of(action: &Action) -> Option<Move> {
    match *action {
        Action::Play { card } => Some(Move::Play(card.0)),
        Action::Discard { card } => Some(Move::Discard(card.0)),
        Action::Inform { to, clue } => Some(Move::Inform(to.0, clue)),
        Action::Arrange { .. } => None,
    }
}

/// Whether a card does not fit in this world.
fn errs(mind: &Mind, id: u8) -> bool {
    !mind.board.playable.has(mind.board.front(id))
}

impl Trials for Position {
    type Action = Action;
    type World = (Mind, Copies);

    const UNIT: f64 = 1.0;

    fn place(&self) -> usize {
        0
    }

    fn world(&self, rng: &mut GameRng) -> (Mind, Copies) {
        let mut dice = Dice::new(rng);
        let Some(owns) = &self.hidden else {
            let mut pool = unseen(&self.mind, self.me);
            for id in self.mind.board.hand(self.me).iter() {
                pool.take(self.mind.board.front(*id));
            }
            return (self.mind, pool);
        };
        // What is believed may be impossible where others keep to no convention; plain words never are.
        let worlds = owns.iter().find_map(|own| imagine(&self.mind, self.me, own, &mut dice));
        worlds.unwrap_or_else(|| {
            let plain = &owns[1];
            std::iter::repeat_with(|| imagine(&self.mind, self.me, plain, &mut dice))
                .find_map(|world| world)
                .expect("the true world fits plain words")
        })
    }

    fn play_out(&self, (mind, pool): &(Mind, Copies), action: Option<&Action>, rng: &mut GameRng) -> Results {
        let deal = Dice::new(rng);
        let score = |chosen: Option<Move>| {
            let (mut mind, mut pool, mut dice) = (*mind, *pool, deal);
            if let Some(chosen) = chosen {
                act(&mut mind, chosen, &mut pool, &mut dice, &Convention);
            }
            finish(mind, pool, &mut dice, &Convention)
        };
        let chosen = action.and_then(move_of);
        let played = score(chosen);
        // Whoever discards a card instead of erring with it has a token more and an error less. Where imagined partners
        // do worse with that, it is theirs: once the tokens are gone they guess, and that may bring a point.
        let instead = match chosen {
            Some(Move::Play(id)) if errs(mind, id) && mind.board.tokens < Hanabi::TOKENS => Move::Discard(id),
            _ => return [f64::from(played)].into_iter().collect(),
        };
        [f64::from(played.min(score(Some(instead))))].into_iter().collect()
    }

    /// Where an error comes to the same as the discard of that card, nobody is advised to err.
    fn is_rash(&self, action: &Action) -> bool {
        matches!(action, Action::Play { .. })
    }
}

impl Analyst<Hanabi> for Judge {
    fn measure(&self, _seats: u8) -> Measure {
        Measure::Points
    }

    fn listens(&self) -> bool {
        true
    }

    fn notice(&mut self, events: &[EventView], seen: &Seen<'_, Hanabi>) {
        let minds = self.minds.get_or_insert_with(|| Minds::new(seen, self.readings));
        minds.hear(events, seen.seat().0);
    }

    fn weigh(
        &self,
        seen: &Seen<'_, Hanabi>,
        asked: Option<&Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Weighed<Action> {
        weigh(&self.position(seen), seen.legal().moves().collect(), asked, games, rng)
    }

    fn forecast(
        &self,
        seen: &Seen<'_, Hanabi>,
        action: Option<&Action>,
        games: u32,
        rng: &mut GameRng,
    ) -> Vec<Estimate> {
        forecast(&self.position(seen), action, games, rng)
    }

    fn is_choice(&self, action: &Action) -> bool {
        move_of(action).is_some()
    }

    fn is_chance(&self, event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Drew { .. })
    }
}
