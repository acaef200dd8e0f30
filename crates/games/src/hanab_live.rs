//! Hanabi as the site hanab.live writes it: players, deck, actions and options.
//!
//! Cards are named by the order of drawing there too, and hands are dealt one after the other, so identities agree.
//! There the first of the players begins, so that seats are turned until ours does.

use boardgame::{Chance, GameRng, Played, Record, Say, Saying, Seat, Table, Unheard};
use hanabi::{Action, Card, CardId, CardValue, Clue, Colour, Hanabi, Hand, Options};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::any_game::{AnyRecord, typed_record};
use crate::any_table::AnyTable;
use crate::exchange::{Exchanged, Format, Imported};
use crate::wire::Refusal;

#[derive(Debug)]
pub(crate) struct HanabLive;

/// Their five suits in their order: red, yellow, green, blue, purple. Our white takes the place of purple.
const SUITS: [Colour; 5] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::White];

/// The only variant that is our game.
const NO_VARIANT: &str = "No Variant";

#[derive(Debug, Serialize, Deserialize)]
struct Game {
    players: Vec<String>,
    deck: Vec<DeckCard>,
    actions: Vec<Step>,
    #[serde(default)]
    options: TheirOptions,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct DeckCard {
    suit_index: usize,
    rank: u8,
}

/// A play (0), a discard (1), a colour (2), a value (3), or the end of the game by somebody's wish or by the clock (4).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Step {
    #[serde(rename = "type")]
    kind: u8,
    target: u8,
    #[serde(default)]
    value: u8,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct TheirOptions {
    variant: String,
    empty_clues: bool,
    all_or_nothing: bool,
    #[serde(skip_serializing)]
    card_cycle: bool,
    #[serde(skip_serializing)]
    deck_plays: bool,
    #[serde(skip_serializing)]
    one_extra_card: bool,
    #[serde(skip_serializing)]
    one_less_card: bool,
    #[serde(skip_serializing)]
    detrimental_characters: bool,
}

impl Default for TheirOptions {
    fn default() -> TheirOptions {
        TheirOptions {
            variant: NO_VARIANT.to_owned(),
            empty_clues: false,
            all_or_nothing: false,
            card_cycle: false,
            deck_plays: false,
            one_extra_card: false,
            one_less_card: false,
            detrimental_characters: false,
        }
    }
}

impl TheirOptions {
    /// An option that changes the rules to others than ours.
    fn foreign(&self) -> Option<&'static str> {
        let options = [
            (self.card_cycle, "cardCycle"),
            (self.deck_plays, "deckPlays"),
            (self.one_extra_card, "oneExtraCard"),
            (self.one_less_card, "oneLessCard"),
            (self.detrimental_characters, "detrimentalCharacters"),
        ];
        options.into_iter().find(|(on, _)| *on).map(|(_, name)| name)
    }
}

impl DeckCard {
    fn of(card: Card) -> DeckCard {
        DeckCard { suit_index: suit(card.colour), rank: card.value.number() }
    }

    fn card(self) -> Option<Card> {
        Some(Card::new(*SUITS.get(self.suit_index)?, CardValue::try_from(self.rank).ok()?))
    }
}

fn suit(colour: Colour) -> usize {
    SUITS.iter().position(|suit| *suit == colour).expect("every colour has its suit")
}

fn refused(say: Saying) -> Refusal {
    Refusal::Unreadable(say)
}

impl Format for HanabLive {
    fn name(&self) -> &'static str {
        "hanab-live"
    }

    fn game(&self) -> &'static str {
        <Hanabi as boardgame::Game>::ID
    }

    fn export(&self, record: &AnyRecord, names: &[String]) -> Result<Exchanged<Value>, Refusal> {
        let record = typed_record::<Hanabi>(record)
            .map_err(|bad| refused(Saying::new("exchange-bad-record").with("detail", bad.to_string())))?;
        // The deal draws in this order: the shuffle, then who begins unless that was chosen.
        let mut rng = GameRng::of(&record.chance);
        let mut deck = Card::BOX;
        rng.shuffle(&mut deck);
        let seats = record.seats;
        let first = record.options.first.unwrap_or_else(|| Seat(rng.below(u32::from(seats)) as u8));
        let turned = Turned { seats, first: first.0 };
        let mut cards = [DeckCard { suit_index: 0, rank: 0 }; Card::COUNT];
        for (id, card) in deck.iter().enumerate() {
            cards[usize::from(turned.card(id as u8))] = DeckCard::of(*card);
        }
        let actions: Vec<Step> =
            record.actions.iter().filter_map(|played| turned.step(&played.action)).collect();
        let mut notes = Vec::new();
        if actions.len() < record.actions.len() {
            notes.push(Saying::new("exchange-note-arranged"));
        }
        let name = |place: u8| {
            let seat = usize::from((place + first.0) % seats);
            names.get(seat).cloned().unwrap_or_else(|| format!("Player {}", seat + 1))
        };
        let game = Game {
            players: (0..seats).map(name).collect(),
            deck: cards.to_vec(),
            actions,
            options: TheirOptions {
                empty_clues: true,
                all_or_nothing: record.options.gran_finale,
                ..TheirOptions::default()
            },
        };
        let result = serde_json::to_value(game).expect("it is plain data");
        Ok(Exchanged { result, notes })
    }

    fn is_theirs(&self, json: &Value) -> bool {
        ["players", "deck"].iter().all(|field| json.get(field).is_some_and(Value::is_array))
    }

    fn import(&self, text: &str) -> Result<Imported, Refusal> {
        let game: Game = serde_json::from_str(text)
            .map_err(|error| refused(Saying::new("exchange-no-game").with("detail", error.to_string())))?;
        if game.options.variant != NO_VARIANT {
            let variant = game.options.variant.clone();
            return Err(refused(Saying::new("exchange-variant").with("variant", variant)));
        }
        if let Some(option) = game.options.foreign() {
            return Err(refused(Saying::new("exchange-option").with("option", option.to_owned())));
        }
        let mut table = table(&game)?;
        let mut notes = Vec::new();
        if !game.options.empty_clues {
            notes.push(Saying::new("exchange-note-empty-clues"));
        }
        if game.options.all_or_nothing {
            notes.push(Saying::new("exchange-note-all-or-nothing"));
        }
        for (index, step) in game.actions.iter().enumerate() {
            let number = index as u32 + 1;
            if step.kind == 4 {
                notes.push(Saying::new("exchange-note-ended").with("step", number));
                break;
            }
            let Some(seat) = table.to_act().first() else {
                return Err(refused(Saying::new("exchange-goes-on").with("step", number)));
            };
            let action = step
                .action()
                .ok_or_else(|| refused(Saying::new("exchange-bad-action").with("step", number)))?;
            table.play(seat, &action, &mut Unheard).map_err(|illegal| {
                let say = Saying::new("exchange-illegal").with("step", number);
                refused(say.with_key("reason", illegal.say().key))
            })?;
        }
        if table.open().is_none() && notes.iter().all(|note| note.key != "exchange-note-ended") {
            notes.push(Saying::new("exchange-note-unfinished"));
        }
        Ok(Imported { record: AnyTable::record(&table), names: game.players, notes })
    }
}

/// The table of a game of theirs before its first action.
fn table(game: &Game) -> Result<Table<Hanabi>, Refusal> {
    let bad_deck = || refused(Saying::new("exchange-deck"));
    let mut order: Vec<u32> = Vec::new();
    for card in &game.deck {
        let card = card.card().ok_or_else(bad_deck)?;
        let place = (0..Card::COUNT as u32)
            .find(|place| Card::BOX[*place as usize] == card && !order.contains(place))
            .ok_or_else(bad_deck)?;
        order.push(place);
    }
    if order.len() != Card::COUNT {
        return Err(bad_deck());
    }
    let seats = u8::try_from(game.players.len()).unwrap_or(u8::MAX);
    let options =
        Options { gran_finale: game.options.all_or_nothing, first: Some(Seat(0)), ..Options::default() };
    let record = Record {
        game: <Hanabi as boardgame::Game>::ID.to_owned(),
        rules: <Hanabi as boardgame::Game>::RULES,
        seats,
        options,
        commitment: None,
        parts: None,
        chance: Chance::Draws(vec![GameRng::draws_of_shuffle(&order)]),
        actions: Vec::<Played<Action>>::new(),
    };
    Table::replay(&record)
        .map_err(|bad| refused(Saying::new("exchange-bad-record").with("detail", bad.to_string())))
}

/// Seats and cards turned until the one who begins is the first.
#[derive(Clone, Copy, Debug)]
struct Turned {
    seats: u8,
    first: u8,
}

impl Turned {
    fn seat(self, seat: u8) -> u8 {
        (seat + self.seats - self.first) % self.seats
    }

    /// The hands are dealt one after the other, so that a card of the deal moves with its seat.
    fn card(self, id: u8) -> u8 {
        let size = Hand::size(self.seats);
        if id < self.seats * size { self.seat(id / size) * size + id % size } else { id }
    }

    /// The same action as they write it; putting a hand in order is none of theirs.
    fn step(self, action: &Action) -> Option<Step> {
        let step = |kind, target, value| Some(Step { kind, target, value });
        match *action {
            Action::Play { card } => step(0, self.card(card.0), 0),
            Action::Discard { card } => step(1, self.card(card.0), 0),
            Action::Inform { to, clue: Clue::Colour(colour) } => step(2, self.seat(to.0), suit(colour) as u8),
            Action::Inform { to, clue: Clue::Value(value) } => step(3, self.seat(to.0), value.number()),
            Action::Arrange { .. } => None,
        }
    }
}

impl Step {
    fn action(self) -> Option<Action> {
        let to = Seat(self.target);
        Some(match self.kind {
            0 => Action::Play { card: CardId(self.target) },
            1 => Action::Discard { card: CardId(self.target) },
            2 => Action::Inform { to, clue: Clue::Colour(*SUITS.get(usize::from(self.value))?) },
            3 => Action::Inform { to, clue: Clue::Value(CardValue::try_from(self.value).ok()?) },
            _ => return None,
        })
    }
}
