//! Hanabi's partners say nothing that is not so, and their words tell nobody what they may not know.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::collections::BTreeMap;

use boardgame::{Arg, Chance, Game, GameRng, Played, RecordOf, Saying, Seat, SeatSet, Seed, Table, Viewer};
use bots::{Bot, Decision, Roster, Seen, Why};
use hanabi::{Action, Card, CardSet, CardView, EventView, Hanabi, Memory, Options, Public, View};

/// Whose words are checked, and beside whom.
const SPEAKERS: [&str; 5] =
    ["cautious", "novice", "plain:worlds=1", "companion:worlds=1", "ensemble:worlds=2"];
const PARTNERS: [&str; 4] = ["random", "cautious", "novice", "companion:worlds=0"];

/// Games for each speaker, partner and number of seats; `HANABI_HONEST_GAMES` asks for more.
fn games() -> u64 {
    std::env::var("HANABI_HONEST_GAMES").map_or(25, |games| games.parse().expect("a number of games"))
}

/// The rules' own inference is what sentences are measured by; no bot looks at it.
fn options() -> Options {
    Options { memory: Memory::Inference, ..Options::default() }
}

fn bot(name: &str) -> Box<dyn Bot<Hanabi>> {
    Hanabi::bot(&name.parse().unwrap()).expect("a bot of Hanabi")
}

fn hear(bot: &mut dyn Bot<Hanabi>, seat: Seat, table: &Table<Hanabi>, events: &[hanabi::Event]) {
    if bot.listens() {
        let heard: Vec<EventView> =
            events.iter().filter_map(|event| Hanabi::event_view(event, Viewer::Seat(seat))).collect();
        bot.notice(&heard, &Seen::at(table, seat));
    }
}

/// What a bot does beside others `alike`.
fn ask(bot: &dyn Bot<Hanabi>, seat: Seat, table: &Table<Hanabi>, alike: SeatSet) -> (Action, Option<Why>) {
    let mut rng = table.private_rng(&format!("bot {seat}"));
    match bot.decide(&Seen::at(table, seat).beside(alike), &mut rng) {
        Decision::Act { action, why } => (action, why),
        _ => panic!("nobody waits in Hanabi"),
    }
}

/// Plays a game, one name a seat; `watch` is told of every decision before it is played.
fn play(names: &[&str], seed: u64, mut watch: impl FnMut(&Table<Hanabi>, Seat, &Action, Option<&Why>)) {
    let mut events = Vec::new();
    let seats = names.len() as u8;
    let mut table = Table::<Hanabi>::new(options(), seats, Seed::of_number(seed), &mut events).unwrap();
    let mut bots: Vec<_> = names.iter().map(|name| bot(name)).collect();
    let kind = |seat: Seat| names[seat.index()].split(':').next();
    loop {
        for (seat, bot) in Seat::all(seats).zip(&mut bots) {
            hear(bot.as_mut(), seat, &table, &events);
        }
        events.clear();
        let Some(seat) = table.to_act().first() else { return };
        let alike = Seat::all(seats).filter(|other| kind(*other) == kind(seat)).collect();
        let (action, why) = ask(bots[seat.index()].as_ref(), seat, &table, alike);
        watch(&table, seat, &action, why.as_ref());
        table.play(seat, &action, &mut events).expect("a legal action");
    }
}

/// A position as it is, and as everybody knows it.
struct Truth {
    /// With the hand of whoever speaks in sight.
    open: View,
    /// What plain words and the cards that lie open leave.
    known: View,
}

impl Truth {
    fn at(table: &Table<Hanabi>, seat: Seat) -> Truth {
        let mate = Seat::all(table.seats()).find(|mate| *mate != seat).unwrap();
        Truth { open: table.view(Viewer::Seat(mate)), known: table.view(Viewer::Spectator) }
    }

    fn card(&self, id: hanabi::CardId) -> Card {
        let mut cards = self.open.hands.iter().flat_map(|hand| &hand.cards);
        cards.find(|card| card.id == id).and_then(|card| card.card).expect("a mate sees it")
    }

    fn public(&self, id: hanabi::CardId) -> &CardView {
        let mut cards = self.known.hands.iter().flat_map(|hand| &hand.cards);
        cards.find(|card| card.id == id).expect("it is in a hand")
    }

    fn fits(&self, card: Card) -> bool {
        let series = self.open.series.iter().find(|series| series.colour == card.colour).unwrap();
        series.top + 1 == card.value.number()
    }

    fn gone(&self, card: Card) -> u8 {
        self.open.discards.iter().filter(|face| face.card == card).count() as u8
    }

    /// Whether no series can use the card any more.
    fn useless(&self, card: Card) -> bool {
        let series = self.open.series.iter().find(|series| series.colour == card.colour).unwrap();
        let missing = hanabi::CardValue::ALL
            .into_iter()
            .filter(|value| value.number() > series.top && value.number() < card.value.number())
            .map(|value| Card::new(card.colour, value));
        series.top >= card.value.number()
            || missing.into_iter().any(|below| self.gone(below) == below.copies())
    }

    fn all(&self, set: CardSet, is: impl Fn(&Truth, Card) -> bool) -> bool {
        set.iter().all(|card| is(self, card))
    }
}

/// Whether a sentence is one of certainty, and if so whether it is true.
fn claim(truth: &Truth, table: &Table<Hanabi>, seat: Seat, action: &Action, say: &Saying) -> Option<bool> {
    let key = say.key.strip_prefix("hanabi-why-").expect("a reason of Hanabi");
    let card = match action {
        Action::Play { card } | Action::Discard { card } => Some(truth.card(*card)),
        _ => None,
    };
    match key {
        "play-known" => {
            let named = Arg::Key { key: card?.key_in_sentence().into() };
            Some(truth.fits(card?) && say.args["card"] == named)
        }
        "play-value" => {
            Some(truth.fits(card?) && say.args["value"] == Arg::Number(card?.value.number().into()))
        }
        "play-sure" | "play-seen" => Some(truth.fits(card?)),
        "discard-useless" | "discard-seen" => Some(truth.useless(card?)),
        "discard-twin" => {
            let view = table.view(Viewer::Seat(seat));
            Some(view.hands.iter().flat_map(|hand| &hand.cards).any(|held| held.card == card))
        }
        "discard-replaceable" => Some(truth.useless(card?) || truth.gone(card?) + 1 < card?.copies()),
        "discard-next" => {
            let hand = &truth.known.hands[seat.index()].cards;
            let oldest = hand.iter().rev().find(|card| !card.marks.unwrap().is_touched());
            Some(matches!(action, Action::Discard { card } if oldest.map(|oldest| oldest.id) == Some(*card)))
        }
        "tell-play" => {
            let Action::Inform { to, .. } = action else { return Some(false) };
            let view = table.view(Viewer::Seat(seat));
            Some(view.hands[to.index()].cards.iter().any(|held| truth.fits(held.card.unwrap())))
        }
        _ => None,
    }
}

/// How many sentences were certain, of those about a card that plain words prove.
#[derive(Clone, Copy, Debug, Default)]
struct Proven {
    certain: u64,
    all: u64,
}

#[test]
fn what_is_said_to_be_so_is_so_and_what_is_proven_is_said_to_be_so() {
    let mut proven: BTreeMap<&str, Proven> = BTreeMap::new();
    let mut sentences = 0u64;
    for (speaker, partner) in SPEAKERS.iter().flat_map(|one| PARTNERS.map(|other| (*one, other))) {
        for (seats, game) in (2..=5).flat_map(|seats| (0..games()).map(move |game| (seats, game))) {
            let place = game as usize % seats;
            let mut names = vec![partner; seats];
            names[place] = speaker;
            play(&names, 1 + game, |table, seat, action, why| {
                let Some(why) = why.filter(|_| seat.index() == place) else { return };
                let truth = Truth::at(table, seat);
                for say in [Some(&why.say), why.meanwhile.as_ref()].into_iter().flatten() {
                    let is_true = claim(&truth, table, seat, action, say);
                    assert_ne!(
                        is_true,
                        Some(false),
                        "{speaker} among {partner}, {seats} seats, game {game}, step {}: {action:?}: {say:?}",
                        table.step(),
                    );
                    sentences += u64::from(is_true.is_some());
                }
                let (Action::Play { card } | Action::Discard { card }) = action else { return };
                let known = truth.public(*card).may_be.expect("this table infers");
                let certain = match action {
                    Action::Play { .. } if truth.all(known, Truth::fits) => {
                        ["play-known", "play-value", "play-sure"].as_slice()
                    }
                    Action::Discard { .. } if truth.all(known, Truth::useless) => &["discard-useless"],
                    _ => return,
                };
                let key = why.told(false, false).map_or("", |say| &say.key);
                let proven = proven.entry(speaker).or_default();
                proven.all += 1;
                proven.certain += u64::from(certain.iter().any(|certain| key.ends_with(certain)));
            });
        }
    }
    assert!(sentences > 1000, "{sentences} sentences of certainty");
    for (speaker, Proven { certain, all }) in proven {
        assert!(all > 100 && certain * 100 >= all * 95, "{speaker}: {certain} of {all} stay certain");
    }
}

/// Bots that take informations for more than their words, and know that others may not mean it.
const READERS: [&str; 3] = ["novice", "plain:worlds=1", "companion:worlds=1"];

/// Plays each of these bots beside each partner; `watch` is told of what the bot does.
fn play_beside_all(seats: &[usize], mut watch: impl FnMut(&Table<Hanabi>, Seat, &Action, &Why, &str)) {
    for (speaker, partner) in READERS.iter().flat_map(|one| PARTNERS.map(|other| (*one, other))) {
        for (seats, game) in seats.iter().flat_map(|seats| (0..games()).map(move |game| (*seats, game))) {
            let place = game as usize % seats;
            let mut names = vec![partner; seats];
            names[place] = speaker;
            let named = format!("{speaker} among {partner}, {seats} seats, game {game}");
            play(&names, 5001 + game, |table, seat, action, why| {
                let Some(why) = why.filter(|_| seat.index() == place) else { return };
                watch(table, seat, action, why, &named);
            });
        }
    }
}

#[test]
fn what_plain_words_prove_is_played_before_what_is_believed() {
    let mut waited = 0;
    play_beside_all(&[2, 3, 5], |table, seat, action, _, named| {
        let Action::Play { card } = action else { return };
        let (truth, view) = (Truth::at(table, seat), table.view(Viewer::Seat(seat)));
        let hand = &view.hands[seat.index()].cards;
        let fits = |held: &&CardView| truth.all(held.may_be.expect("this table infers"), Truth::fits);
        // The words of the card alone, and the cards that lie open: the least that there is to know.
        let by_words = |held: &&CardView| {
            let open = |card: &Card| {
                let series = view.series.iter().find(|series| series.colour == card.colour).unwrap();
                truth.gone(*card) + u8::from(series.top >= card.value.number()) < card.copies()
            };
            held.marks.unwrap().allow().iter().filter(open).all(|card| truth.fits(card))
        };
        let proven = hand.iter().filter(by_words).count();
        let chosen = hand.iter().find(|held| held.id == *card).unwrap();
        assert!(proven == 0 || fits(&chosen), "{named}, step {}: {action:?}", table.step());
        waited += u32::from(proven > 0);
    });
    assert!(waited > 1000, "{waited} plays were proven");
}

#[test]
fn no_five_and_no_last_copy_is_risked_on_the_word_of_a_stranger() {
    let (mut shown, mut believed) = (String::new(), 0);
    // With two at the table nobody can show anything by what they tell others.
    play_beside_all(&[2], |table, seat, action, why, named| {
        let Action::Play { card } = action else { return };
        if named.starts_with("novice") || named.starts_with("companion:worlds=1 among companion") {
            return;
        }
        let (truth, view) = (Truth::at(table, seat), table.view(Viewer::Seat(seat)));
        let held = view.hands[seat.index()].cards.iter().find(|held| held.id == *card).unwrap();
        let meant = ["hanabi-why-play-taken", "hanabi-why-play-meant", "hanabi-why-play-meant-seen"];
        if shown != named && meant.contains(&why.say.key.as_ref()) && view.turns_left.is_none() {
            let lost = |card: &Card| {
                !truth.fits(*card) && !truth.useless(*card) && truth.gone(*card) + 1 == card.copies()
            };
            let risked = held.may_be.expect("this table infers").iter().find(lost);
            assert_eq!(risked, None, "{named}, step {}: {:?}", table.step(), why.say);
            believed += 1;
        }
        if truth.fits(truth.card(*card)) {
            shown = named.to_owned();
        }
    });
    assert!(believed > 20, "{believed} plays rested on what a stranger meant");
}

/// The table of a deal in this order, after these actions, with what everybody was told.
fn replayed(
    record: &RecordOf<Hanabi>,
    order: &[u32],
    bot: &mut dyn Bot<Hanabi>,
    seat: Seat,
) -> Option<(Table<Hanabi>, Vec<Public>)> {
    let chance = Chance::Draws(vec![GameRng::draws_of_shuffle(order)]);
    let record = RecordOf::<Hanabi> { chance, commitment: None, ..record.clone() };
    let mut told = Vec::new();
    let table = Table::<Hanabi>::replay_with(&record, |table, events: Vec<hanabi::Event>| {
        told.extend(events.iter().filter_map(|event| match event {
            hanabi::Event::Public(public) => Some(*public),
            _ => None,
        }));
        hear(bot, seat, table, &events);
    });
    table.ok().map(|table| (table, told))
}

/// Swaps a card in another hand for one of the deck, wherever nobody could tell by what was said and done: a bot that does
/// the same in both worlds says the same to the others.
#[test]
fn what_the_others_hear_follows_from_the_action_and_from_what_everybody_knows() {
    let mut compared = BTreeMap::<&str, u32>::new();
    for speaker in SPEAKERS {
        for (seats, game) in (2..=4u8).flat_map(|seats| (0..games() / 5).map(move |game| (seats, game))) {
            let mut rng = GameRng::new(Seed::of_number(game), 7);
            let mut order: Vec<u32> = (0..50).collect();
            rng.shuffle(&mut order);
            let chance = Chance::Draws(vec![GameRng::draws_of_shuffle(&order)]);
            let first = Options { first: Some(Seat(0)), ..options() };
            let mut record = RecordOf::<Hanabi> {
                game: Hanabi::ID.to_owned(),
                rules: Hanabi::RULES,
                seats,
                options: first,
                commitment: None,
                parts: None,
                chance,
                actions: Vec::new(),
            };
            loop {
                let seat = Seat((record.actions.len() % usize::from(seats)) as u8);
                let mut here = bot(speaker);
                let (table, told) = replayed(&record, &order, here.as_mut(), seat).unwrap();
                if table.to_act().is_empty() {
                    break;
                }
                let (action, why) = ask(here.as_ref(), seat, &table, Seat::all(seats).collect());
                let heard = why.as_ref().and_then(|why| why.told(false, false));
                let view = table.view(Viewer::Seat(seat));
                let drawn = 50 - usize::from(view.deck);
                let theirs = view.hands.iter().filter(|hand| hand.seat != seat).flat_map(|hand| &hand.cards);
                for held in theirs.map(|card| card.id.index()) {
                    if view.deck == 0 {
                        continue;
                    }
                    let other = drawn + rng.below(view.deck.into()) as usize;
                    let mut swapped = order.clone();
                    swapped.swap(held, other);
                    let mut there = bot(speaker);
                    let Some((table, then_told)) = replayed(&record, &swapped, there.as_mut(), seat) else {
                        continue;
                    };
                    if then_told != told {
                        continue;
                    }
                    let (same, why) = ask(there.as_ref(), seat, &table, Seat::all(seats).collect());
                    if same == action {
                        let then_heard = why.as_ref().and_then(|why| why.told(false, false));
                        assert_eq!(then_heard, heard, "{speaker}, {seats} seats, game {game}: {action:?}");
                        *compared.entry(speaker).or_default() += 1;
                    }
                }
                record.actions.push(Played { seat, action });
            }
        }
    }
    assert!(compared.len() == SPEAKERS.len() && compared.values().all(|count| *count > 100), "{compared:?}");
}
