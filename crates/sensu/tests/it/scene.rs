//! Positions set up card by card, and played on.
//!
//! Cards are written as type and number: `g7` is a Gun-sen 7, `h1` a Hi-ōgi 1, `m4b` the second Mai-ougi 4,
//! `gw1` the Gun-sen wild card from 1 on.

use boardgame::{Game, GameRng, Imagine, Legal as _, Seat, Seed, Unheard, Viewer};
use sensu::{Action, Card, CardSet, Event, FanType, Illegal, Legal, Options, Public, Sensu, Step, View};

/// The card of this notation.
pub(crate) fn card(text: &str) -> Card {
    let mut letters = text.chars();
    let fan = match letters.next() {
        Some('g') => FanType::GunSen,
        Some('h') => FanType::HiOgi,
        Some('m') => FanType::MaiOugi,
        other => panic!("{other:?} is no type of fan"),
    };
    let rest = letters.as_str();
    let face = match rest.strip_prefix('w') {
        Some(value) => 27 + (value.parse::<usize>().expect("a number") - 1) / 3,
        None => {
            let (value, copy) = match rest.strip_suffix(['b', 'c']) {
                Some(value) => (value, if rest.ends_with('b') { 1 } else { 2 }),
                None => (rest, 0),
            };
            (value.parse::<usize>().expect("a number") - 1) * 3 + copy
        }
    };
    Card::new(fan, face)
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

pub(crate) const POWERS: Options = Options {
    powers: true,
    chosen_fan: false,
    wisdom: sensu::Wisdom::Top,
    last_play: false,
    help: sensu::Help::Full,
    first: Some(Seat(0)),
    faces: None,
};
pub(crate) const CHOSEN: Options = Options { powers: false, chosen_fan: true, ..POWERS };
pub(crate) const BOTH: Options = Options { chosen_fan: true, ..POWERS };
pub(crate) const PLAIN: Options = Options { powers: false, ..POWERS };

/// A position in the making: seat 0 has its turn.
pub(crate) struct Scene(View);

impl Scene {
    pub(crate) fn new(seats: u8, options: Options) -> Scene {
        let mut rng = GameRng::new(Seed::of_number(1), 0);
        let game = Sensu::new(&options, seats, &mut rng, &mut Unheard).expect("the options are good");
        let mut view = game.view(Viewer::Spectator);
        view.players.iter_mut().for_each(|player| player.cards = Some(CardSet::EMPTY));
        Scene(view)
    }

    pub(crate) fn hand(mut self, seat: usize, text: &str) -> Scene {
        self.0.players[seat].cards = Some(set(text));
        self
    }

    /// From the bottom to the top.
    pub(crate) fn pile(mut self, seat: usize, text: &str) -> Scene {
        self.0.players[seat].pile = cards(text);
        self
    }

    pub(crate) fn fan(mut self, seat: usize, text: &str) -> Scene {
        let cards = cards(text);
        let fan = cards[0].fan().index();
        self.0.players[seat].fans[fan].cards = cards;
        self
    }

    pub(crate) fn column(mut self, column: usize, text: &str) -> Scene {
        self.0.columns[column] = cards(text);
        self
    }

    pub(crate) fn chosen(mut self, seat: usize, fan: FanType) -> Scene {
        self.0.players[seat].chosen = Some(fan);
        self
    }

    /// The closed-fan cards face down, the next one last.
    pub(crate) fn closed_deck(mut self, fans: &[FanType]) -> Scene {
        self.0.closed_cards = Some(fans.to_vec());
        self
    }

    pub(crate) fn closed_discards(mut self, fans: [u8; 3]) -> Scene {
        self.0.closed_discards = fans;
        self
    }

    pub(crate) fn quiet(mut self, turns: u16) -> Scene {
        self.0.quiet = turns;
        self
    }

    /// The deck, the next card last.
    pub(crate) fn deck(mut self, text: &str) -> Story {
        self.0.deck_cards = Some(cards(text));
        let mut rng = GameRng::new(Seed::of_number(2), 0);
        Story { game: Sensu::imagine(&self.0, &mut rng), rng, events: Vec::new() }
    }
}

/// A position being played on.
pub(crate) struct Story {
    pub(crate) game: Sensu,
    rng: GameRng,
    /// What the last action did.
    pub(crate) events: Vec<Event>,
}

impl Story {
    pub(crate) fn try_act(&mut self, action: Action) -> Result<(), Illegal> {
        let seat = self.game.to_act().first().expect("the game goes on");
        assert_eq!(self.game.legal(seat).contains(&action), {
            let mut copy = self.game.clone();
            copy.apply(seat, &action, &mut self.rng.clone(), &mut Unheard).is_ok()
        });
        self.events.clear();
        self.game.apply(seat, &action, &mut self.rng, &mut self.events)
    }

    pub(crate) fn act(&mut self, action: Action) -> &mut Story {
        self.try_act(action).expect("the action is legal");
        self
    }

    pub(crate) fn play(&mut self, text: &str) -> &mut Story {
        self.act(Action::Play { cards: set(text) })
    }

    pub(crate) fn discard(&mut self, text: &str) -> &mut Story {
        self.act(Action::Discard { card: card(text) })
    }

    pub(crate) fn redeem(&mut self, text: &str) -> &mut Story {
        self.act(Action::Redeem { card: card(text) })
    }

    pub(crate) fn place(&mut self, text: &str) -> &mut Story {
        self.act(Action::Place { card: card(text) })
    }

    pub(crate) fn take(&mut self, text: &str) -> &mut Story {
        self.act(Action::Take { card: card(text) })
    }

    pub(crate) fn remove(&mut self, text: &str) -> &mut Story {
        self.act(Action::Remove { card: card(text) })
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub(crate) fn own(&self, seat: u8) -> CardSet {
        let view = self.game.view(Viewer::Seat(Seat(seat)));
        view.players[usize::from(seat)].cards.expect("one's own hand is seen")
    }

    pub(crate) fn step(&self) -> Step {
        self.view().step
    }

    pub(crate) fn legal(&self) -> Legal {
        self.game.legal(self.game.to_act().first().expect("the game goes on"))
    }

    pub(crate) fn pile(&self, seat: usize) -> Vec<Card> {
        self.view().players[seat].pile.clone()
    }

    pub(crate) fn fan(&self, seat: usize, fan: FanType) -> Vec<Card> {
        self.view().players[seat].fans[fan.index()].cards.clone()
    }

    pub(crate) fn told(&self, event: &Public) -> bool {
        self.events.contains(&Event::Public(event.clone()))
    }
}
