//! What is asked, told, seen and refused in the game of stakes.

use boardgame::{GameRng, Say, Saying, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    #[default]
    Two,
    Three,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub first: Option<Seat>,
    pub hand: Hand,
    /// Stakes go up to five instead of three.
    pub high_stakes: bool,
}

impl boardgame::Options for Options {
    fn meant_by(self, _rules: u32) -> Options {
        self
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    Keep,
    Swap {
        card: u8,
    },
    Stake {
        stake: u8,
    },
    /// Nobody's: the time for stakes is over.
    TimeUp,
    /// Free: the own hand in another order.
    Arrange {
        cards: Vec<u8>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Legal {
    pub moves: Vec<Action>,
    /// The hand that may be rearranged; none when the game is over.
    pub arrange: Option<Vec<u8>>,
    /// A move that the list has and `contains` denies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub denied: Option<Action>,
    /// Whether a seat may end the time by itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurried: bool,
}

impl boardgame::Legal<Action> for Legal {
    fn count(&self) -> usize {
        self.moves.len()
    }

    fn nth(&self, index: usize) -> Option<Action> {
        self.moves.get(index).cloned()
    }

    fn contains(&self, action: &Action) -> bool {
        match (action, &self.arrange) {
            (Action::Arrange { cards }, Some(hand)) => is_permutation(cards, hand),
            (Action::TimeUp, _) => self.hurried,
            _ => self.moves.contains(action) && self.denied.as_ref() != Some(action),
        }
    }

    fn sample_free(&self, rng: &mut GameRng) -> Option<Action> {
        let mut cards = self.arrange.clone()?;
        rng.shuffle(&mut cards);
        Some(Action::Arrange { cards })
    }
}

pub(super) fn is_permutation(cards: &[u8], hand: &[u8]) -> bool {
    let sorted = |cards: &[u8]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    sorted(cards) == sorted(hand)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Phase {
    Swap { seat: Seat },
    Stake,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Dealt {
        hands: Vec<Vec<u8>>,
        pile: Vec<u8>,
    },
    Began {
        seat: Seat,
    },
    Kept {
        seat: Seat,
    },
    Swapped {
        seat: Seat,
        gave: u8,
        drew: u8,
    },
    Arranged {
        seat: Seat,
        cards: Vec<u8>,
    },
    Staked {
        seat: Seat,
        stake: u8,
    },
    Shown {
        hands: Vec<Vec<u8>>,
        stakes: Vec<u8>,
    },
    /// Only faulty twins mumble.
    Mumbled,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EventView {
    Dealt {
        hands: Vec<Vec<Option<u8>>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pile: Option<Vec<u8>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<u8>,
    },
    Began {
        seat: Seat,
    },
    Kept {
        seat: Seat,
    },
    Swapped {
        seat: Seat,
        gave: u8,
        drew: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<u8>,
    },
    Arranged {
        seat: Seat,
        cards: Option<Vec<u8>>,
    },
    Staked {
        seat: Seat,
        stake: Option<u8>,
    },
    Shown {
        hands: Vec<Vec<u8>>,
        stakes: Vec<u8>,
    },
    Mumbled,
    Whispered,
}

impl Say for EventView {
    fn say(&self) -> Saying {
        match self {
            EventView::Dealt { .. } => Saying::new("stakes-event-dealt"),
            EventView::Began { seat } => Saying::new("stakes-event-began").with("seat", *seat),
            EventView::Kept { seat } => Saying::new("stakes-event-kept").with("seat", *seat),
            EventView::Swapped { seat, gave, .. } => {
                Saying::new("stakes-event-swapped").with("seat", *seat).with("gave", *gave)
            }
            EventView::Arranged { seat, .. } => Saying::new("stakes-event-arranged").with("seat", *seat),
            EventView::Staked { seat, .. } => Saying::new("stakes-event-staked").with("seat", *seat),
            EventView::Shown { .. } => Saying::new("stakes-event-shown"),
            EventView::Mumbled => Saying::new("stakes-event-mumbled"),
            EventView::Whispered => Saying::new("stakes-event-kept"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub options: Options,
    pub turn: u32,
    pub first: Seat,
    pub phase: Phase,
    /// The cards of each seat, as far as they are known.
    pub hands: Vec<Vec<Option<u8>>>,
    /// The cards that lie open.
    pub table: Vec<u8>,
    /// How many cards are left, and for those who see everything which, the top card last.
    pub pile: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile_cards: Option<Vec<u8>>,
    /// Who has staked, and how much where it is known.
    pub staked: Vec<bool>,
    pub stakes: Vec<Option<u8>>,
    /// What the leaky twins add.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub codes: Vec<(u8, u8)>,
    #[serde(skip)]
    pub unsent: Option<Vec<Vec<u8>>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NotYourTurn,
    NotNow,
    NotYourCard,
    /// A leak: whose it is.
    HeldBy(Seat),
    PileEmpty,
    BadStake,
    BadOrder,
}

impl Say for Illegal {
    fn say(&self) -> Saying {
        match self {
            Illegal::Over => Saying::new("stakes-illegal-over"),
            Illegal::NotYourTurn => Saying::new("stakes-illegal-not-your-turn"),
            Illegal::NotNow => Saying::new("stakes-illegal-not-now"),
            Illegal::NotYourCard => Saying::new("stakes-illegal-not-your-card"),
            Illegal::HeldBy(seat) => Saying::new("stakes-illegal-not-your-card").with("seat", *seat),
            Illegal::PileEmpty => Saying::new("stakes-illegal-pile-empty"),
            Illegal::BadStake => Saying::new("stakes-illegal-bad-stake"),
            Illegal::BadOrder => Saying::new("stakes-illegal-bad-order"),
        }
    }
}
