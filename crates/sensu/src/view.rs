//! What a viewer knows of the position, and a world that agrees with it (U36).

use arrayvec::ArrayVec;
use boardgame::{GameRng, Imagine, Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, CardSet, FanType};
use crate::combination::{Combination, Redeeming};
use crate::faces::Faces;
use crate::fan::Fan;
use crate::options::{Help, Options};
use crate::outcome::{Ending, Level};
use crate::stack::Stack;
use crate::state::{COLUMNS, Phase, Sensu};

/// The table as one viewer knows it: everything but hands and the order of decks is public (U36).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::View)]
pub struct View {
    pub options: Options,
    /// The seat that looks; none for spectators and for the open view of a finished game.
    #[schema(required)]
    pub you: Option<Seat>,
    /// Whose turn it is; nobody's while the cards are dealt, and when the game is over.
    #[schema(required)]
    pub to_act: Option<Seat>,
    pub turn: u32,
    /// What is being waited for.
    pub step: Step,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The cards left in the deck.
    pub deck: u8,
    /// Those cards, the next one last: only in the open view of a finished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck_cards: Option<Vec<Card>>,
    /// The combination on the table, in the middle of a turn.
    #[schema(required)]
    pub table: Option<TableView>,
    /// The closed-fan cards face down, with chosen fans (U26).
    pub closed_deck: u8,
    /// Those cards, the next one last: only in the open view of a finished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed_cards: Option<Vec<FanType>>,
    /// The discarded closed-fan cards, by type (U28).
    pub closed_discards: [u8; 3],
    /// Alone: the four columns, the end that can be played last (U33).
    pub columns: Vec<Vec<Card>>,
    /// Alone: the score so far and the level it means (U34).
    #[schema(required)]
    pub score: Option<u8>,
    #[schema(required)]
    pub level: Option<Level>,
    /// How many turns in succession changed no fan (U35).
    pub quiet: u16,
    /// Whether a fan was changed in this turn.
    pub changed: bool,
    /// Whose turn it was at the end.
    pub last: Seat,
    #[schema(required)]
    pub end: Option<Ending>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = sensu::Step)]
pub enum Step {
    Turn,
    Discard,
    Redeem,
    Order,
    Build,
    Aside,
    Wisdom { left: u8 },
    Harmony,
    Courage { opponent: Seat },
    Put { card: Card },
}

/// One player's part of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::PlayerView)]
pub struct PlayerView {
    pub seat: Seat,
    /// How many cards are in the hand.
    pub hand: u8,
    /// The cards of the hand, for whoever may see them.
    #[schema(required, value_type = Option<Vec<Card>>)]
    pub cards: Option<CardSet>,
    /// Those that everybody has seen, because they were taken from a pile; nothing where the table does not help to
    /// remember them (U37).
    #[schema(required, value_type = Option<Vec<Card>>)]
    pub known: Option<CardSet>,
    /// The discard pile, the top last.
    pub pile: Vec<Card>,
    /// Gun-sen, Hi-ōgi, Mai-ougi.
    pub fans: Vec<FanView>,
    #[schema(required)]
    pub chosen: Option<FanType>,
}

/// One fan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::FanView)]
pub struct FanView {
    pub fan: FanType,
    /// In the order of placing.
    pub cards: Vec<Card>,
    pub sticks: u8,
    /// How many of its cards bear the power symbol.
    pub symbols: u8,
    pub closed: bool,
}

/// A combination that is being worked off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::TableView)]
pub struct TableView {
    /// The cards that are not redeemed and not yet discarded.
    #[schema(value_type = Vec<Card>)]
    pub left: CardSet,
    /// The redeemed cards that are not yet placed.
    #[schema(value_type = Vec<Card>)]
    pub redeemed: CardSet,
    /// How many bonus cards are still to be redeemed.
    pub bonuses: u8,
    /// The redeemed cards that did not fit.
    #[schema(value_type = Vec<Card>)]
    pub aside: CardSet,
}

impl Step {
    /// Its name on the wire and in keys of the catalogue.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Step::Turn => "turn",
            Step::Discard => "discard",
            Step::Redeem => "redeem",
            Step::Order => "order",
            Step::Build => "build",
            Step::Aside => "aside",
            Step::Wisdom { .. } => "wisdom",
            Step::Harmony => "harmony",
            Step::Courage { .. } => "courage",
            Step::Put { .. } => "put",
        }
    }
}

impl From<Phase> for Step {
    fn from(phase: Phase) -> Step {
        match phase {
            Phase::Turn => Step::Turn,
            Phase::Discard => Step::Discard,
            Phase::Redeem => Step::Redeem,
            Phase::Order => Step::Order,
            Phase::Build => Step::Build,
            Phase::Aside => Step::Aside,
            Phase::Wisdom { left } => Step::Wisdom { left },
            Phase::Harmony => Step::Harmony,
            Phase::Courage { opponent } => Step::Courage { opponent },
            Phase::Put { card } => Step::Put { card },
        }
    }
}

impl From<Step> for Phase {
    fn from(step: Step) -> Phase {
        match step {
            Step::Turn => Phase::Turn,
            Step::Discard => Phase::Discard,
            Step::Redeem => Phase::Redeem,
            Step::Order => Phase::Order,
            Step::Build => Phase::Build,
            Step::Aside => Phase::Aside,
            Step::Wisdom { left } => Phase::Wisdom { left },
            Step::Harmony => Phase::Harmony,
            Step::Courage { opponent } => Phase::Courage { opponent },
            Step::Put { card } => Phase::Put { card },
        }
    }
}

impl View {
    pub(crate) fn new(game: &Sensu, viewer: Viewer) -> View {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open(_) => None,
        };
        let Redeeming { left, redeemed, bonuses } = game.redeeming;
        let table = TableView { left, redeemed, bonuses, aside: game.aside };
        let empty =
            TableView { left: CardSet::EMPTY, redeemed: CardSet::EMPTY, bonuses: 0, aside: CardSet::EMPTY };
        let score = game.is_solo().then(|| game.score_in_sight());
        View {
            options: game.options,
            you,
            to_act: (game.end.is_none() && game.turn > 0).then_some(game.seat),
            turn: game.turn,
            step: game.phase.into(),
            players: Seat::all(game.seats).map(|seat| player(game, seat, viewer)).collect(),
            deck: game.deck.len() as u8,
            deck_cards: viewer.is_open().then(|| game.deck.to_vec()),
            table: (table != empty).then_some(table),
            closed_deck: game.closed_deck.len() as u8,
            closed_cards: viewer.is_open().then(|| game.closed_deck.to_vec()),
            closed_discards: game.closed_discards,
            columns: if game.is_solo() {
                game.columns.iter().map(|column| column.to_vec()).collect()
            } else {
                Vec::new()
            },
            score,
            level: score.map(Level::of),
            quiet: game.quiet,
            changed: game.changed,
            last: game.seat,
            end: game.end,
        }
    }

    /// What stands on the cards.
    pub fn faces(&self) -> &'static Faces {
        Faces::of(self.options.faces).expect("a game is dealt with faces that this program has")
    }

    fn table(&self) -> TableView {
        let empty = CardSet::EMPTY;
        self.table.unwrap_or(TableView { left: empty, redeemed: empty, bonuses: 0, aside: empty })
    }

    /// The cards that this view shows nowhere.
    fn unseen(&self) -> CardSet {
        let TableView { left, redeemed, aside, .. } = self.table();
        let mut seen = left.or(redeemed).or(aside);
        for player in &self.players {
            seen = seen.or(player.cards.unwrap_or(player.known()));
            seen = seen.or(player.pile.iter().copied().collect());
            player.fans.iter().for_each(|fan| seen = seen.or(fan.cards.iter().copied().collect()));
        }
        for column in &self.columns {
            seen = seen.or(column.iter().copied().collect());
        }
        if let Step::Put { card } = self.step {
            seen.insert(card);
        }
        self.faces().cards_for(self.players.len() as u8).without(seen)
    }
}

impl PlayerView {
    fn known(&self) -> CardSet {
        self.known.unwrap_or(CardSet::EMPTY)
    }
}

fn player(game: &Sensu, seat: Seat, viewer: Viewer) -> PlayerView {
    let place = seat.index();
    let fan = |kind: FanType| {
        let fan = game.fan(seat, kind);
        FanView {
            fan: kind,
            cards: fan.cards.to_vec(),
            sticks: fan.sticks,
            symbols: fan.symbols,
            closed: fan.closed,
        }
    };
    PlayerView {
        seat,
        hand: game.hands[place].len() as u8,
        cards: viewer.sees(seat).then_some(game.hands[place]),
        known: (game.options.help != Help::None).then_some(game.known[place]),
        pile: game.piles[place].to_vec(),
        fans: FanType::ALL.map(fan).to_vec(),
        chosen: game.chosen[place],
    }
}

impl Imagine for Sensu {
    fn imagine(view: &View, rng: &mut GameRng) -> Sensu {
        let seats = view.players.len() as u8;
        let table = view.table();
        let mut game = Sensu {
            options: view.options,
            faces: view.faces(),
            seats,
            seat: view.last,
            turn: view.turn,
            quiet: view.quiet,
            changed: view.changed,
            phase: view.step.into(),
            end: view.end,
            deck: Stack::EMPTY,
            hands: [CardSet::EMPTY; 5],
            known: [CardSet::EMPTY; 5],
            piles: [Stack::EMPTY; 5],
            fans: Default::default(),
            redeeming: Redeeming { left: table.left, redeemed: table.redeemed, bonuses: table.bonuses },
            aside: table.aside,
            chosen: [None; 5],
            closed_deck: ArrayVec::new(),
            closed_discards: view.closed_discards,
            columns: [Stack::EMPTY; COLUMNS],
        };
        for player in &view.players {
            let place = player.seat.index();
            game.known[place] = player.known();
            game.piles[place] = player.pile.iter().copied().collect();
            game.chosen[place] = player.chosen;
            for fan in &player.fans {
                game.fans[place][fan.fan.index()] = Fan::of(&fan.cards, game.faces);
            }
        }
        for (column, cards) in game.columns.iter_mut().zip(&view.columns) {
            *column = cards.iter().copied().collect();
        }
        imagine_closed_deck(&mut game, view, rng);
        imagine_cards(&mut game, view, rng);
        game
    }
}

/// The closed-fan cards that are nowhere to be seen, in random order.
fn imagine_closed_deck(game: &mut Sensu, view: &View, rng: &mut GameRng) {
    if !game.has_chosen_fans() {
        return;
    }
    if let Some(cards) = &view.closed_cards {
        game.closed_deck = cards.iter().copied().collect();
        return;
    }
    for fan in FanType::ALL {
        let with = |player: &PlayerView| {
            let won = view.end == Some(Ending::Won { seat: player.seat });
            let closed = player.fans.iter().any(|other| other.fan == fan && other.closed);
            // The winner's last fan is closed with the chosen card itself, which is still named as chosen.
            let chosen = player.chosen == Some(fan) && !(won && closed);
            u8::from(closed) + u8::from(chosen)
        };
        let shown: u8 = view.players.iter().map(with).sum::<u8>() + view.closed_discards[fan.index()];
        game.closed_deck.extend(std::iter::repeat_n(fan, usize::from(5 - shown)));
    }
    rng.shuffle(&mut game.closed_deck);
}

/// Hands and deck from the cards that are nowhere to be seen.
fn imagine_cards(game: &mut Sensu, view: &View, rng: &mut GameRng) {
    let mut unseen: Stack = view.unseen().iter().collect();
    if let Some(cards) = &view.deck_cards {
        game.deck = cards.iter().copied().collect();
        view.players.iter().for_each(|player| {
            game.hands[player.seat.index()] = player.cards.unwrap_or(player.known());
        });
        return;
    }
    rng.shuffle(unseen.as_mut());
    // Whoever has a turn with nothing to draw holds a combination, or they would have passed (U5).
    let actor = view.last.index();
    let must_play = view.to_act.is_some()
        && view.step == Step::Turn
        && view.deck == 0
        && view.players.iter().all(|player| player.pile.is_empty())
        && view.players[actor].cards.is_none();
    if must_play && let Some(cards) = some_combination(view, &unseen) {
        cards.iter().for_each(|card| {
            unseen.take(card);
        });
        game.hands[actor] = cards;
    }
    for player in &view.players {
        let hand = &mut game.hands[player.seat.index()];
        *hand = hand.or(player.cards.unwrap_or(player.known()));
        while hand.len() < usize::from(player.hand) {
            hand.insert(unseen.pop().expect("the hidden cards fill the hands"));
        }
    }
    game.deck = unseen.iter().copied().collect();
}

/// The first combination that fits the actor's hand, in the random order of the hidden cards.
fn some_combination(view: &View, unseen: &[Card]) -> Option<CardSet> {
    let player = &view.players[view.last.index()];
    let known = player.known();
    let room = usize::from(player.hand) - known.len();
    fn search(chosen: CardSet, known: CardSet, room: usize, rest: &[Card]) -> Option<CardSet> {
        if !Combination::all_in(known.or(chosen)).is_empty() {
            return Some(chosen);
        }
        if room == 0 {
            return None;
        }
        (0..rest.len()).find_map(|place| {
            search(chosen.or(CardSet::of(rest[place])), known, room - 1, &rest[place + 1..])
        })
    }
    search(CardSet::EMPTY, known, room, unseen)
}
