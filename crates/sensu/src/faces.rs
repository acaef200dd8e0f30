//! What stands on the ninety cards besides number and type: the usual table, and one that a host has written who owns
//! the box (U38).
//!
//! Both can be played at the same time: a game names its table in its options, and goes on with it.

use std::fmt;
use std::sync::OnceLock;

use boardgame::Saying;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::card::{COPIES, Card, CardSet, FanType, NUMBERS};

/// What stands on a card besides its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = sensu::Face)]
pub struct Face {
    /// The number; of a wild card the lowest of its three.
    pub value: u8,
    /// Whether it shows three numbers, from `value` on.
    pub wild: bool,
    pub sticks: u8,
    /// The wind symbols, which say with how many players the card is used (U1).
    pub winds: u8,
    /// Whether it bears the symbol of the power of its type.
    pub symbol: bool,
}

/// The faces of all cards.
#[derive(Clone)]
pub struct Faces {
    cards: [Face; Card::COUNT],
    /// What their owner calls them; the usual ones have no name.
    title: Option<String>,
    id: Option<FacesId>,
}

/// Which faces a game is played with, where they are not the usual ones: their fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(as = sensu::FacesId, value_type = String)]
pub struct FacesId(u64);

/// The cards with a number: their sticks, the wind symbols of the three copies, and whether they bear the symbol.
#[derive(Clone, Copy, Debug)]
struct Number {
    sticks: u8,
    winds: [u8; COPIES],
    symbol: bool,
}

/// The numbers of one type, from 1 to 9.
type Suit = [Number; NUMBERS];

const fn number(sticks: u8, symbol: bool) -> Number {
    Number { sticks, winds: [1, 0, 2], symbol }
}

/// The usual table, the same for each type.
const USUAL_SUIT: Suit = [
    number(4, false),
    number(3, false),
    number(3, false),
    number(2, false),
    number(2, false),
    number(2, false),
    number(1, true),
    number(1, true),
    number(1, true),
];

static USUAL: Faces = Faces { cards: cards([USUAL_SUIT; 3]), title: None, id: None };
/// Those that the host has brought.
static OWN: OnceLock<Faces> = OnceLock::new();

const fn cards(suits: [Suit; 3]) -> [Face; Card::COUNT] {
    let mut cards = [Face { value: 0, wild: true, sticks: 1, winds: 0, symbol: false }; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        let place = card % Card::OF_TYPE;
        cards[card].value = Card::VALUES[card];
        if place < COPIES * NUMBERS {
            let Number { sticks, winds, symbol } = suits[card / Card::OF_TYPE][place / COPIES];
            let winds = winds[place % COPIES];
            cards[card] = Face { value: Card::VALUES[card], wild: false, sticks, winds, symbol };
        }
        card += 1;
    }
    cards
}

impl Faces {
    /// Those that new games are played with: the host's, if there are any.
    pub fn present() -> &'static Faces {
        OWN.get().unwrap_or(&USUAL)
    }

    /// Those that a game is played with; none where this program does not have them.
    pub fn of(id: Option<FacesId>) -> Option<&'static Faces> {
        [Some(&USUAL), OWN.get()].into_iter().flatten().find(|faces| faces.id == id)
    }

    pub fn id(&self) -> Option<FacesId> {
        self.id
    }

    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    pub fn all(&self) -> &[Face] {
        &self.cards
    }

    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.cards[card.index()]
    }

    #[inline]
    pub fn sticks(&self, card: Card) -> u8 {
        self.face(card).sticks
    }

    #[inline]
    pub fn has_symbol(&self, card: Card) -> bool {
        self.face(card).symbol
    }

    /// The cards that are used with so many players (U1, U33).
    pub(crate) fn cards_for(&self, seats: u8) -> CardSet {
        let used = |card: &Card| match seats {
            1 => self.face(*card).winds == 1,
            2 | 3 => self.face(*card).winds < 2,
            _ => true,
        };
        Card::all().filter(used).collect()
    }

    /// Reads a host's table, `docs/own-faces.md` says how it is written; whatever contradicts what is known of the cards
    /// is named.
    pub fn read(text: &str) -> Result<Faces, Vec<Saying>> {
        let (title, suits) = parse(text).map_err(|line| {
            vec![Saying::new("sensu-faces-line").with("line", i64::try_from(line).unwrap_or(i64::MAX))]
        })?;
        let broken: Vec<Saying> =
            FanType::ALL.into_iter().flat_map(|fan| faults(fan, &suits[fan.index()])).collect();
        if !broken.is_empty() {
            return Err(broken);
        }
        let suits = suits.map(|suit| suit.map(|number| number.expect("one that is missing is a fault")));
        let cards = cards(suits);
        let id = FacesId::of(&cards);
        let title = if title.is_empty() { id.to_string() } else { title };
        Ok(Faces { cards, title: Some(title), id: Some(id) })
    }

    /// Plays every new game of this program with a host's table.
    pub fn bring(text: &str) -> Result<(), Vec<Saying>> {
        let faces = Faces::read(text)?;
        let id = faces.id;
        // Whoever brings the same twice has it once.
        if OWN.get_or_init(|| faces).id == id { Ok(()) } else { Err(vec![Saying::new("sensu-faces-twice")]) }
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Faces").field(&self.id).finish()
    }
}

/// A type as it is read: what has not been said of it is missing.
type Written = [Option<Number>; NUMBERS];

/// The title, and the three types; or the line that cannot be read.
fn parse(text: &str) -> Result<(String, [Written; 3]), usize> {
    let mut title = String::new();
    let mut suits = [[None; NUMBERS]; 3];
    // Until a type is named, what is said is said of all three.
    let mut fans: &[FanType] = &FanType::ALL;
    for (place, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if let Some(named) = line.strip_prefix("title:") {
            title = named.trim().to_owned();
        } else if let Some(fan) = FanType::ALL.iter().position(|fan| line == fan.name()) {
            fans = &FanType::ALL[fan..=fan];
        } else {
            let (value, number) = parse_number(line).ok_or(place + 1)?;
            fans.iter().for_each(|fan| suits[fan.index()][value - 1] = Some(number));
        }
    }
    Ok((title, suits))
}

/// A line such as `7  1  1 0 2  symbol`: the number, its sticks, the wind symbols of its three copies.
fn parse_number(line: &str) -> Option<(usize, Number)> {
    let mut words = line.split_whitespace();
    let value: usize = words.next()?.parse().ok().filter(|value| (1..=NUMBERS).contains(value))?;
    let mut next = || words.next()?.parse::<u8>().ok();
    let (sticks, winds) = (next()?, [next()?, next()?, next()?]);
    let symbol = match words.next() {
        None => false,
        Some("symbol") => true,
        Some(_) => return None,
    };
    words.next().is_none().then_some((value, Number { sticks, winds, symbol }))
}

/// What contradicts what is known of the cards: from the box's list of parts, and from the worked examples.
fn faults(fan: FanType, suit: &Written) -> Vec<Saying> {
    let say = |fact: &str| Saying::new(format!("sensu-faces-{fact}")).with_key("fan", fan.key());
    let mut broken = Vec::new();
    for (place, number) in suit.iter().enumerate() {
        let say = |fact: &str| say(fact).with("number", place as i64 + 1);
        match number {
            None => broken.push(say("missing")),
            Some(Number { sticks, winds, .. }) => {
                broken.extend((!(1..=4).contains(sticks)).then(|| say("sticks")));
                broken.extend((winds.iter().any(|winds| *winds > 2)).then(|| say("winds")));
                let once = winds.iter().filter(|winds| **winds == 1).count() == 1;
                broken.extend((!once).then(|| say("one-wind")));
            }
        }
    }
    let pair = |fact: &str, one: usize, two: usize, holds: fn(u8, u8) -> bool| {
        let (first, second) = (suit[one - 1]?, suit[two - 1]?);
        let fact = || say(fact).with("one", one as i64).with("two", two as i64);
        (!holds(first.sticks, second.sticks)).then(fact)
    };
    for (one, two) in [(2, 3), (4, 5)] {
        broken.extend(pair("equal", one, two, |one, two| one == two));
    }
    for (one, two) in [(3, 4), (3, 5), (5, 7), (6, 7), (2, 6), (6, 9), (5, 9)] {
        broken.extend(pair("more", one, two, |one, two| one > two));
    }
    broken.extend(suit[8].filter(|nine| nine.sticks != 1).map(|_| say("nine")));
    let most = suit.iter().flatten().map(|number| number.sticks).max();
    broken.extend((most != Some(4)).then(|| say("four")));
    broken
}

impl FacesId {
    /// By what is printed (FNV-1a): the same table has the same one, whoever wrote it.
    fn of(cards: &[Face; Card::COUNT]) -> FacesId {
        let printed = cards.iter().flat_map(|face| [face.sticks, face.winds, u8::from(face.symbol)]);
        FacesId(printed.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }
}

impl fmt::Display for FacesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<FacesId> for String {
    fn from(id: FacesId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for FacesId {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<FacesId, Self::Error> {
        u64::from_str_radix(&text, 16).map(FacesId)
    }
}
