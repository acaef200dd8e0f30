//! Positions written as short stories: a deck is stacked so that the story can be told, and then it is played.
//!
//! ```text
//! A: w1 ? g2          what A holds at the end, from the left; ? is any card
//! r1 ?red -b2 B:3     the moves in turn
//! ```
//! `r1` plays the red 1, `-r1` discards it, `B:red` and `B:3` inform B, `?red` the next who has cards.
//! Seats are A to E, and A begins.

use boardgame::{Chance, Game, GameRng, Legal as _, Seat, Viewer};
use hanabi::{
    Action, Card, CardId, CardValue, Clue, Colour, Event, EventView, Hanabi, Hand, Illegal, Legal, Options,
    View,
};

/// A game after its story.
pub(crate) struct Scene {
    pub(crate) game: Hanabi,
    rng: GameRng,
    /// The events of the last step.
    pub(crate) events: Vec<Event>,
}

/// A game with the usual options in which A begins.
pub(crate) fn scene(seats: u8, story: &str) -> Scene {
    scene_with(Options::default(), seats, story)
}

/// A Gran Finale in which A begins.
pub(crate) fn gran_finale(seats: u8, story: &str) -> Scene {
    scene_with(Options { gran_finale: true, ..Options::default() }, seats, story)
}

pub(crate) fn scene_with(options: Options, seats: u8, story: &str) -> Scene {
    let options = Options { first: Some(options.first.unwrap_or(Seat(0))), ..options };
    let plot = Plot::new(options, seats, story);
    let draws = Chance::Draws(vec![GameRng::draws_of_shuffle(&plot.order())]);
    let (mut rng, mut events) = (GameRng::of(&draws), Vec::new());
    let game = Hanabi::new(&options, seats, &mut rng, &mut events).expect("the options are good");
    assert!(rng.is_exact(), "the deal is one shuffle");
    let mut scene = Scene { game, rng, events };
    for action in plot.actions {
        scene.turn(action);
    }
    scene
}

impl Scene {
    /// Does it for whoever is to act.
    pub(crate) fn turn(&mut self, action: Action) -> &mut Scene {
        let seat = self.game.to_act().first().unwrap_or_else(|| panic!("it is over before {action:?}"));
        self.act(seat, action).unwrap_or_else(|illegal| panic!("{action:?} of {seat:?}: {illegal:?}"));
        self
    }

    /// Does it for a seat, or says why not.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut events = Vec::new();
        self.game.apply(seat, &action, &mut self.rng, &mut events)?;
        self.events = events;
        Ok(())
    }

    /// Plays the card at a place in the hand of whoever is to act.
    pub(crate) fn play(&mut self, slot: usize) -> &mut Scene {
        let card = self.held(self.to_act(), slot);
        self.turn(Action::Play { card })
    }

    pub(crate) fn discard(&mut self, slot: usize) -> &mut Scene {
        let card = self.held(self.to_act(), slot);
        self.turn(Action::Discard { card })
    }

    pub(crate) fn tell(&mut self, to: Seat, clue: &str) -> &mut Scene {
        self.turn(Action::Inform { to, clue: self::clue(clue) })
    }

    pub(crate) fn to_act(&self) -> Seat {
        self.game.to_act().first().expect("the game goes on")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.to_act().is_empty()
    }

    pub(crate) fn legal(&self, seat: Seat) -> Legal {
        self.game.legal(seat)
    }

    /// How many moves of each kind a seat has: plays, discards, informations.
    pub(crate) fn kinds(&self, seat: Seat) -> [usize; 3] {
        let mut kinds = [0; 3];
        for action in self.legal(seat).moves() {
            match action {
                Action::Play { .. } => kinds[0] += 1,
                Action::Discard { .. } => kinds[1] += 1,
                Action::Inform { .. } => kinds[2] += 1,
                Action::Arrange { .. } => panic!("arranging is no move"),
            }
        }
        kinds
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    pub(crate) fn public(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// What a viewer was told at the last step.
    pub(crate) fn heard(&self, viewer: Viewer) -> Vec<EventView> {
        self.events.iter().filter_map(|event| Hanabi::event_view(event, viewer)).collect()
    }

    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.public().hands[seat.index()].cards.iter().map(|card| card.id).collect()
    }

    pub(crate) fn held(&self, seat: Seat, slot: usize) -> CardId {
        self.hand(seat)[slot]
    }

    /// The fronts of a hand, as the neighbour sees them.
    pub(crate) fn fronts(&self, seat: Seat) -> String {
        let view = self.view(seat.next(self.game.seats()));
        let fronts =
            view.hands[seat.index()].cards.iter().map(|card| short(card.card.expect("a mate sees it")));
        fronts.collect::<Vec<_>>().join(" ")
    }

    /// Series, tokens, errors and deck in one line, then the discard pile.
    pub(crate) fn table(&self) -> String {
        let view = self.public();
        let series = view.series.iter().map(|series| format!("{}{}", letter(series.colour), series.top));
        let discards = view.discards.iter().map(|face| short(face.card));
        format!(
            "{} | {} tokens | {} errors | deck {} | discards {}",
            series.collect::<Vec<_>>().join(" "),
            view.tokens,
            view.errors,
            view.deck,
            discards.collect::<Vec<_>>().join(" "),
        )
        .trim_end()
        .to_owned()
    }
}

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

fn letter(colour: Colour) -> char {
    colour.name().chars().next().expect("colours have names")
}

pub(crate) fn short(card: Card) -> String {
    format!("{}{}", letter(card.colour), card.value.number())
}

/// `r1` is the red 1.
pub(crate) fn card(text: &str) -> Card {
    let (colour, value) = text.split_at(1);
    let colour = Colour::ALL.into_iter().find(|known| colour.starts_with(letter(*known)));
    Card::new(colour.unwrap_or_else(|| panic!("{text} is no card")), number(value))
}

/// `red` or `3`.
pub(crate) fn clue(text: &str) -> Clue {
    match Colour::ALL.into_iter().find(|colour| colour.name() == text) {
        Some(colour) => Clue::Colour(colour),
        None => Clue::Value(number(text)),
    }
}

fn number(text: &str) -> CardValue {
    CardValue::try_from(text.parse::<u8>().unwrap_or(0)).unwrap_or_else(|_| panic!("{text} is no value"))
}

fn seat(text: &str) -> Seat {
    match text.as_bytes() {
        [letter @ b'A'..=b'E'] => Seat(letter - b'A'),
        _ => panic!("{text} is no seat"),
    }
}

/// A deck being stacked: who draws which card is known beforehand, so every move gets the card that it needs.
struct Plot {
    deck: [Option<Card>; 50],
    drawn: usize,
    /// What each seat holds and does not need for the story so far, the oldest first.
    held: Vec<Vec<CardId>>,
    seat: Seat,
    tokens: u8,
    actions: Vec<Action>,
}

impl Plot {
    fn new(options: Options, seats: u8, story: &str) -> Plot {
        let size = Hand::size(seats);
        let hand = |seat: u8| (seat * size..(seat + 1) * size).map(CardId).collect();
        let mut plot = Plot {
            deck: [None; 50],
            drawn: usize::from(seats * size),
            held: (0..seats).map(hand).collect(),
            seat: options.first.expect("a story names who begins"),
            tokens: 8,
            actions: Vec::new(),
        };
        let lines = story.lines().map(str::trim).filter(|line| !line.is_empty());
        let (hands, moves): (Vec<&str>, Vec<&str>) = lines.partition(|line| line[1..].starts_with(": "));
        moves.iter().flat_map(|line| line.split_whitespace()).for_each(|told| plot.tell(told));
        for line in hands {
            let (owner, cards) = line.split_once(": ").expect("the line was chosen so");
            let owner = &plot.held[seat(owner).index()];
            for (id, text) in owner.iter().rev().zip(cards.split_whitespace()) {
                if text != "?" {
                    plot.deck[id.index()] = Some(card(text));
                }
            }
        }
        plot
    }

    fn tell(&mut self, told: &str) {
        while self.held[self.seat.index()].is_empty() && (self.tokens == 0 || self.next_holder() == self.seat)
        {
            self.seat = self.next(self.seat);
        }
        let action = if let Some(about) = told.strip_prefix('?') {
            Action::Inform { to: self.next_holder(), clue: clue(about) }
        } else if let Some((to, about)) = told.split_once(':') {
            Action::Inform { to: seat(to), clue: clue(about) }
        } else if let Some(front) = told.strip_prefix('-') {
            Action::Discard { card: self.take(card(front)) }
        } else {
            Action::Play { card: self.take(card(told)) }
        };
        self.actions.push(action);
        self.tokens = match action {
            Action::Inform { .. } => self.tokens - 1,
            Action::Discard { .. } => self.tokens + 1,
            Action::Play { .. } | Action::Arrange { .. } => {
                (self.tokens + u8::from(told.ends_with('5'))).min(8)
            }
        };
        self.seat = self.next(self.seat);
    }

    /// Lets the seat have `front` as its oldest card, take it from the hand and draw.
    fn take(&mut self, front: Card) -> CardId {
        let held = &mut self.held[self.seat.index()];
        let id = held.remove(0);
        if self.drawn < 50 {
            held.push(CardId(self.drawn as u8));
            self.drawn += 1;
        }
        self.deck[id.index()] = Some(front);
        id
    }

    fn next(&self, seat: Seat) -> Seat {
        seat.next(self.held.len() as u8)
    }

    /// The next seat with cards, which is the same one if the others have none.
    fn next_holder(&self) -> Seat {
        let mut seat = self.next(self.seat);
        while seat != self.seat && self.held[seat.index()].is_empty() {
            seat = self.next(seat);
        }
        seat
    }

    /// The deck as places in the box; what the story does not need fills the rest.
    fn order(&self) -> Vec<u32> {
        let mut unused: Vec<u32> = (0..50).collect();
        let mut take = |fits: &dyn Fn(Card) -> bool| {
            let place = unused.iter().position(|place| fits(Card::BOX[*place as usize]));
            unused.remove(place.expect("the story has no more copies of a card than the box"))
        };
        let told: Vec<Option<u32>> =
            self.deck.iter().map(|front| front.map(|front| take(&|card| card == front))).collect();
        told.into_iter().map(|place| place.unwrap_or_else(|| take(&|_| true))).collect()
    }
}
