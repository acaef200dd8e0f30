//! What a viewer knows of the position, and a world that agrees with it.

use arrayvec::ArrayVec;
use boardgame::{GameRng, Imagine, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{Card, CardSet, CardSetView, Clue};
use crate::event::{FaceUp, sees_fronts};
use crate::hand::{CardId, Hand};
use crate::memory::{Marks, MarksView};
use crate::options::{Memory, Options};
use crate::outcome::{Band, End};
use crate::show::{SeriesView, Show};
use crate::state::Hanabi;
use crate::worlds::{self, HELD};

/// The table as one viewer knows it (H4). What an option withholds is not in it (H22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::View)]
pub struct View {
    pub options: Options,
    /// The seat that looks; none for spectators and for the open view of a finished game.
    #[schema(required)]
    pub you: Option<Seat>,
    /// Whose turn it is; nobody's when the game is over.
    #[schema(required)]
    pub to_act: Option<Seat>,
    pub turn: u32,
    /// The information tokens in the lid, of eight.
    pub tokens: u8,
    /// The error cards on their red side, of three.
    pub errors: u8,
    /// The points on the table (H16).
    pub points: u8,
    /// The points that can still be reached, from discards, series and the turns that are left (H23).
    pub most_points: u8,
    /// The five series in the order white, red, blue, yellow, green.
    #[schema(value_type = Vec<SeriesView>)]
    pub series: ArrayVec<SeriesView, 5>,
    /// The discard pile, the oldest card first.
    #[schema(value_type = Vec<FaceUp>)]
    pub discards: ArrayVec<FaceUp, { Card::COUNT }>,
    /// The cards left in the deck.
    pub deck: u8,
    /// Those cards, the next one first: only in the open view of a finished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Card>>)]
    pub deck_cards: Option<Box<ArrayVec<Card, { Card::COUNT }>>>,
    /// How many turns are left, once the deck is empty (H15).
    #[schema(required)]
    pub turns_left: Option<u8>,
    /// The hands by seat.
    #[schema(value_type = Vec<HandView>)]
    pub hands: ArrayVec<HandView, 5>,
    /// The last action, unless the memory holds it back.
    #[schema(required)]
    pub last: Option<Last>,
    /// Why the game ended.
    #[schema(required)]
    pub end: Option<End>,
    /// The verdict, where the game ended and bands count (H16).
    #[schema(required)]
    pub band: Option<Band>,
}

/// A hand from left (newest) to right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::HandView)]
pub struct HandView {
    pub seat: Seat,
    #[schema(value_type = Vec<CardView>)]
    pub cards: ArrayVec<CardView, 5>,
    /// Its cards that an information touched since its owner's last turn, if the table keeps marks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<CardId>>)]
    pub fresh: Option<Hand>,
    /// Whether this hand may be put in another order now; told to its owner alone, as it says that something was told (H20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may_arrange: Option<bool>,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = hanabi::CardView)]
pub struct CardView {
    pub id: CardId,
    /// Its front, for those who see it.
    #[schema(required)]
    pub card: Option<Card>,
    /// What was said of it, if the table keeps marks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<MarksView>)]
    pub marks: Option<Marks>,
    /// What its owner can still take it for, if the table infers: from what both owner and viewer can see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<CardSetView>)]
    pub may_be: Option<CardSet>,
    /// What follows from that for its colour and its value, if the table infers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<MarksView>)]
    pub known: Option<Marks>,
    /// What is certain of it, if the table gives hints; only of one's own cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<Hint>,
}

/// What can safely be done with a card, whichever of the possible ones it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = hanabi::Hint)]
pub enum Hint {
    /// It fits its series.
    Play,
    /// No series can use it.
    Discard,
}

/// The last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = hanabi::Last)]
pub enum Last {
    Informed {
        by: Seat,
        to: Seat,
        clue: Clue,
        #[schema(value_type = Vec<CardId>)]
        touched: Hand,
    },
    Played {
        by: Seat,
        id: CardId,
        card: Card,
        fits: bool,
    },
    Discarded {
        by: Seat,
        id: CardId,
        card: Card,
    },
}

impl View {
    pub(crate) fn new(game: &Hanabi, viewer: Viewer) -> View {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open(_) => None,
        };
        let remembers = game.options.memory != Memory::None || viewer.is_open();
        let series = game.show.view();
        let points = game.show.points();
        let reach: u8 = series.iter().map(|series| series.reach).sum();
        let bands = !game.options.gran_finale;
        View {
            options: game.options,
            you,
            to_act: game.end.is_none().then_some(game.seat),
            turn: game.turn,
            tokens: game.tokens,
            errors: game.errors,
            points,
            most_points: game.turns_left.map_or(reach, |turns| reach.min(points + turns)),
            series,
            discards: game.show.pile().iter().map(|id| FaceUp { id: *id, card: game.card(*id) }).collect(),
            deck: game.left(),
            deck_cards: viewer
                .is_open()
                .then(|| Box::new(game.deck[usize::from(game.drawn)..].iter().copied().collect())),
            turns_left: game.turns_left,
            hands: Seat::all(game.seats).map(|seat| HandView::new(game, viewer, seat)).collect(),
            last: game.last.filter(|last| remembers || !matches!(last, Last::Informed { .. })),
            end: game.end,
            band: game.end.filter(|end| !end.is_defeat() && bands).map(|_| Band::of(points)),
        }
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }
}

impl HandView {
    fn new(game: &Hanabi, viewer: Viewer, owner: Seat) -> HandView {
        let (fronts, options) = (sees_fronts(viewer, owner), game.options);
        let marks = options.memory != Memory::None || viewer.is_open();
        let infers = options.memory == Memory::Inference;
        let hints = options.hints && options.memory != Memory::None && viewer.sees(owner);
        let possible = (infers || hints).then(|| possible(game, viewer, owner));
        let hint = |fronts: CardSet| match fronts {
            fronts if fronts.is_subset(game.show.playable()) => Some(Hint::Play),
            fronts if fronts.is_subset(game.show.useless()) => Some(Hint::Discard),
            _ => None,
        };
        let card = |(slot, id): (usize, &CardId)| {
            let possible = possible.as_ref().map(|possible| possible[slot]);
            CardView {
                id: *id,
                card: fronts.then(|| game.card(*id)),
                marks: marks.then(|| game.marks[id.index()]),
                may_be: possible.filter(|_| infers),
                known: possible.filter(|_| infers).map(Marks::following),
                hint: possible.filter(|_| hints).and_then(hint),
            }
        };
        HandView {
            seat: owner,
            cards: game.hand(owner).iter().enumerate().map(card).collect(),
            fresh: marks.then(|| game.fresh(owner)),
            may_arrange: viewer.sees(owner).then(|| game.may_arrange(owner)),
        }
    }
}

/// What the cards of `owner` can be, from what both owner and viewer can see: marks, series, discards, and the hands
/// of others than these two. A spectator sees no hand, and the open view knows what the owner knows.
fn possible(game: &Hanabi, viewer: Viewer, owner: Seat) -> ArrayVec<CardSet, 5> {
    let mut unseen = game.show.unseen();
    let mut allowed: ArrayVec<CardSet, HELD> = ArrayVec::new();
    let allow = |id: &CardId| game.marks[id.index()].allow();
    allowed.extend(game.hand(owner).iter().map(allow));
    let hand = 0..allowed.len();
    for other in Seat::all(game.seats).filter(|other| *other != owner) {
        if sees_fronts(viewer, other) {
            game.hand(other).iter().for_each(|id| unseen[game.card(*id).index()] -= 1);
        } else {
            allowed.extend(game.hand(other).iter().map(allow));
        }
    }
    worlds::possible(&allowed, &unseen, hand)
}

impl Imagine for Hanabi {
    fn imagine(view: &View, rng: &mut GameRng) -> Hanabi {
        let mut show = Show::EMPTY;
        let mut deck: [Option<Card>; Card::COUNT] = [None; Card::COUNT];
        for series in &view.series {
            let played = series.values.iter().filter(|value| value.value.number() <= series.top);
            played.for_each(|value| show.add(Card::new(series.colour, value.value)));
        }
        for FaceUp { id, card } in &view.discards {
            show.discard(*id, *card);
            deck[id.index()] = Some(*card);
        }
        let mut unseen = show.unseen();
        let mut hands = [Hand::EMPTY; 5];
        let mut marks = [Marks::NONE; Card::COUNT];
        let mut fresh = 0;
        let mut arranging = SeatSet::EMPTY;
        let (mut hidden, mut allowed) = (ArrayVec::<CardId, HELD>::new(), ArrayVec::<CardSet, HELD>::new());
        for hand in &view.hands {
            hands[hand.seat.index()] = hand.cards.iter().map(|card| card.id).collect();
            hand.fresh.iter().flat_map(|cards| cards.iter()).for_each(|id| fresh |= 1 << id.0);
            if hand.may_arrange == Some(true) {
                arranging.insert(hand.seat);
            }
            for held in &hand.cards {
                let known = held.marks.unwrap_or_default();
                marks[held.id.index()] = known;
                deck[held.id.index()] = held.card;
                match held.card {
                    Some(card) => unseen[card.index()] -= 1,
                    None => {
                        hidden.push(held.id);
                        allowed.push(known.allow());
                    }
                }
            }
        }
        let mut rest = ArrayVec::new();
        match &view.deck_cards {
            Some(cards) => rest.extend(cards.iter().copied()),
            None => {
                let drawn = worlds::draw(&allowed, &unseen, rng, &mut rest);
                hidden.iter().zip(drawn).for_each(|(id, card)| deck[id.index()] = Some(card));
            }
        }
        let drawn = Card::COUNT - rest.len();
        deck[drawn..].iter_mut().zip(rest).for_each(|(place, card)| *place = Some(card));
        // Which of the drawn cards made which series no longer matters; they fill the places that are left.
        let mut played = view.series.iter().flat_map(|series| {
            let values = series.values.iter().filter(|value| value.value.number() <= series.top);
            values.map(|value| Card::new(series.colour, value.value))
        });
        let deck = deck.map(|card| {
            card.unwrap_or_else(|| played.next().expect("a drawn card is held, discarded or played"))
        });
        Hanabi {
            options: view.options,
            seats: view.seats(),
            seat: view.to_act.unwrap_or(Seat(0)),
            turn: view.turn,
            tokens: view.tokens,
            errors: view.errors,
            turns_left: view.turns_left,
            arranging,
            end: view.end,
            last: view.last,
            hands,
            deck,
            drawn: drawn as u8,
            marks,
            fresh,
            show,
        }
    }
}
