//! Hanabi's partners as the rest of the program meets them: what they do, what they say, and how far they come together.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::collections::BTreeSet;

use boardgame::{Chance, Game, GameRng, Record, Seat, SeatSet, Seed, Standing, Table, Viewer};
use bots::{BadBot, Bot, BotName, Decision, Roster, Seen, Why};
use hanabi::{Action, Card, CardValue, Clue, Colour, Event, EventView, Hanabi, Memory, Options};
use words::Lang;

const PARTNERS: [&str; 5] = ["cautious", "novice", "plain:worlds=1", "companion:worlds=1", "ensemble"];

fn bot(name: &str) -> Box<dyn Bot<Hanabi>> {
    Hanabi::bot(&name.parse().unwrap()).expect("a bot of Hanabi")
}

/// A table with a bot in every seat, or a person where there is none.
struct Room {
    table: Table<Hanabi>,
    bots: Vec<Option<Box<dyn Bot<Hanabi>>>>,
    /// Who goes by the same name as the bot of each seat.
    alike: Vec<SeatSet>,
}

impl Room {
    fn new(table: Table<Hanabi>, events: &[Event], bots: Vec<Option<Box<dyn Bot<Hanabi>>>>) -> Room {
        let alike = Seat::all(table.seats()).map(SeatSet::of).collect();
        let mut room = Room { table, bots, alike };
        room.tell(events);
        room
    }

    /// The same with a person who is known to keep to the habits of the bots.
    fn of_one_mind(mut self) -> Room {
        let all: SeatSet = Seat::all(self.table.seats()).collect();
        self.alike.fill(all);
        self
    }

    fn dealt(names: &[&str], options: Options, number: u64) -> Room {
        let mut events = Vec::new();
        let seats = names.len() as u8;
        let table = Table::new(options, seats, Seed::of_number(number), &mut events).unwrap();
        let mut room = Room::new(table, &events, names.iter().map(|name| Some(bot(name))).collect());
        for (alike, name) in room.alike.iter_mut().zip(names) {
            *alike = Seat::all(seats).filter(|seat| names[seat.index()] == *name).collect();
        }
        room
    }

    fn tell(&mut self, events: &[Event]) {
        for (seat, bot) in Seat::all(self.table.seats()).zip(&mut self.bots) {
            if let Some(bot) = bot.as_mut().filter(|bot| bot.listens()) {
                let heard: Vec<EventView> =
                    events.iter().filter_map(|event| Hanabi::event_view(event, Viewer::Seat(seat))).collect();
                bot.notice(&heard, &Seen::at(&self.table, seat));
            }
        }
    }

    fn play(&mut self, action: Action) {
        let mut events = Vec::new();
        let seat = self.table.to_act().first().expect("the game is not over");
        self.table.play(seat, &action, &mut events).expect("a legal action");
        self.tell(&events);
    }

    /// What the bot whose turn it is wants to do; asked twice, it answers the same.
    fn wish(&self) -> (Action, Option<Why>) {
        let seat = self.table.to_act().first().expect("the game is not over");
        let bot = self.bots[seat.index()].as_ref().expect("a bot sits here");
        let rng: GameRng = self.table.private_rng(&format!("bot {seat}"));
        let ask =
            || bot.decide(&Seen::at(&self.table, seat).beside(self.alike[seat.index()]), &mut rng.clone());
        let decision = ask();
        assert_eq!(ask(), decision);
        match decision {
            Decision::Act { action, why } => (action, why),
            _ => panic!("nobody waits in Hanabi"),
        }
    }

    /// Lets the bots play to the end, and gives score and errors; `heard` is told every reason.
    fn finish(mut self, mut heard: impl FnMut(&Action, &Why)) -> (u32, u8) {
        while !self.table.to_act().is_empty() {
            let (action, why) = self.wish();
            why.iter().for_each(|why| heard(&action, why));
            self.play(action);
        }
        match self.table.outcome().unwrap().standing {
            Standing::Together { score, .. } => (score, self.table.view(Viewer::Spectator).errors),
            Standing::Ranked { .. } => unreachable!("Hanabi is played together"),
        }
    }
}

fn mean(names: &[&str], games: u64) -> f64 {
    let sum: u32 =
        (1..=games).map(|number| Room::dealt(names, Options::default(), number).finish(|_, _| {}).0).sum();
    f64::from(sum) / games as f64
}

#[test]
fn the_ensemble_comes_close_to_a_perfect_show() {
    for (seats, least) in [(2, 22.5), (3, 24.7), (4, 24.7), (5, 24.7)] {
        let mean = mean(&vec!["ensemble:worlds=2"; seats], 40);
        assert!(mean >= least, "{seats} players: {mean}");
    }
}

#[test]
fn companions_play_well_together() {
    for (seats, least) in [(2, 22.0), (3, 22.0), (4, 21.2), (5, 19.5)] {
        let mean = mean(&vec!["companion:worlds=0"; seats], 40);
        assert!(mean >= least, "{seats} players: {mean}");
    }
}

#[test]
fn a_companion_helps_cautious_partners_more_than_another_of_them() {
    let (with, without) =
        (mean(&["companion:worlds=1", "cautious", "cautious"], 40), mean(&["cautious"; 3], 40));
    assert!(with > without + 0.5, "{with} with, {without} without");
}

#[test]
fn plain_words_carry_beginners_further_than_they_come_alone() {
    for (seats, least) in [(2, 18.5), (3, 18.5), (4, 18.5), (5, 17.8)] {
        let mut names = vec!["novice"; seats];
        let alone = mean(&names, 80);
        names[0] = "plain:worlds=0";
        let with = mean(&names, 80);
        assert!(with >= least && with > alone, "{seats} players: {with} with, {alone} alone");
    }
}

#[test]
fn those_who_keep_to_one_manner_make_no_error_they_did_not_choose() {
    for (name, seats) in [("cautious", 4), ("companion:worlds=0", 2), ("ensemble:worlds=0", 3)] {
        for number in 1..=30 {
            let (_, errors) =
                Room::dealt(&vec![name; seats], Options::default(), number).finish(|action, why| {
                    let guess = why.say.key == "hanabi-why-play-guess";
                    assert!(!guess || matches!(action, Action::Play { .. }));
                });
            assert!(errors < 3, "{name} in game {number}");
        }
    }
}

#[test]
fn every_mixture_and_every_option_comes_to_an_end() {
    let names = ["random", "cautious", "novice", "plain:worlds=1", "companion:worlds=1", "ensemble:worlds=1"];
    for (number, gran_finale, memory) in [
        (1, false, Memory::None),
        (2, true, Memory::Marks),
        (3, true, Memory::None),
        (4, false, Memory::Inference),
    ] {
        let options = Options { gran_finale, memory, ..Options::default() };
        for seats in 2..=5 {
            for shift in 0..names.len() {
                let mixed: Vec<&str> = (0..seats).map(|seat| names[(seat + shift) % names.len()]).collect();
                Room::dealt(&mixed, options, 10 * number + seats as u64).finish(|_, _| {});
                Room::dealt(&vec![names[shift]; seats], options, number).finish(|_, _| {});
            }
        }
    }
}

#[test]
fn every_reason_has_words_in_both_languages_and_tells_nobody_their_cards() {
    let mut keys = BTreeSet::new();
    for name in PARTNERS {
        for seats in [2, 3, 5] {
            for number in 1..=12 {
                let room = Room::dealt(&vec![name; seats], Options::default(), number);
                room.finish(|action, why| {
                    let advice = why.advice();
                    let spoken = [Some(&why.say), why.meanwhile.as_ref(), Some(&advice)];
                    for say in spoken.into_iter().flatten() {
                        for lang in Lang::ALL {
                            assert!(words::knows(lang, &say.key), "{lang:?} has no words for {}", say.key);
                            let words = words::say(lang, say, &|_| "Ada".to_owned());
                            assert!(!words.contains(['{', '$']), "{lang:?}: {words}");
                        }
                    }
                    // Why somebody is told something speaks of their cards.
                    let about_a_teammate = matches!(action, Action::Inform { .. })
                        && ["novice", "plain:worlds=1", "companion:worlds=1"].contains(&name);
                    assert!(!about_a_teammate || why.told(false, false).is_none(), "{why:?}");
                    keys.extend([&why.say].into_iter().chain(&why.meanwhile).map(|say| say.key.to_string()));
                });
            }
        }
    }
    let usual = [
        "discard-next",
        "discard-pair",
        "discard-replaceable",
        "discard-seen",
        "discard-spare",
        "discard-taken",
        "discard-twin",
        "discard-twin-taken",
        "discard-useless",
        "play-guess",
        "play-known",
        "play-meant",
        "play-meant-seen",
        "play-open",
        "play-seen",
        "play-taken",
        "play-value",
        "tell-all",
        "tell-anything",
        "tell-know",
        "tell-play",
        "tell-save",
        "tell-soon",
    ];
    let usual: BTreeSet<String> = usual.iter().map(|key| format!("hanabi-why-{key}")).collect();
    let rare: BTreeSet<String> = ["play-forced", "play-sure", "tell-full", "tell-pass"]
        .iter()
        .map(|key| format!("hanabi-why-{key}"))
        .collect();
    assert_eq!(keys.difference(&rare).cloned().collect::<BTreeSet<_>>(), usual);
    for (lang, key) in Lang::ALL.into_iter().flat_map(|lang| rare.iter().map(move |key| (lang, key))) {
        assert!(words::knows(lang, key) && words::knows(lang, &key.replace("-why-", "-advice-")), "{key}");
    }
}

const fn card(colour: Colour, value: CardValue) -> Card {
    Card::new(colour, value)
}

/// A game of two in which seat 0, a person, begins; `own` and `mate` are the hands from the left, `then` is drawn next.
fn arranged(name: &str, own: [Card; 5], mate: [Card; 5], then: &[Card]) -> Room {
    let dealt = own.iter().rev().chain(mate.iter().rev()).chain(then);
    let mut order: Vec<u32> = Vec::new();
    let mut add = |card: Card| {
        let free = (0..50u32).find(|place| Card::BOX[*place as usize] == card && !order.contains(place));
        order.push(free.expect("there are so many of them"));
    };
    dealt.copied().for_each(&mut add);
    let rest: Vec<u32> = (0..50).filter(|place| !order.contains(place)).collect();
    order.extend(rest);
    let options = Options { first: Some(Seat(0)), ..Options::default() };
    let chance = Chance::Draws(vec![GameRng::draws_of_shuffle(&order)]);
    let record = Record {
        game: Hanabi::ID.to_owned(),
        rules: Hanabi::RULES,
        seats: 2,
        options,
        commitment: None,
        parts: None,
        chance,
        actions: Vec::new(),
    };
    let mut heard = Vec::new();
    let table = Table::<Hanabi>::replay_with(&record, |_, events: Vec<Event>| heard = events).unwrap();
    Room::new(table, &heard, vec![None, Some(bot(name))])
}

use CardValue::{Five, Four, One, Three, Two};
use Colour::{Blue, Green, Red, White, Yellow};

const SOME: [Card; 5] =
    [card(White, Four), card(Red, Four), card(Blue, Four), card(Yellow, Four), card(Green, Four)];

fn id(room: &Room, seat: u8, place: usize) -> hanabi::CardId {
    room.table.view(Viewer::Spectator).hands[usize::from(seat)].cards[place - 1].id
}

#[test]
fn a_companion_plays_the_card_that_an_information_is_about() {
    // Red touches the second and third card, and not the oldest: it is about the newer of them.
    let hand = [card(White, Three), card(Red, One), card(Red, Three), card(Blue, Two), card(Green, Three)];
    let mut room = arranged("companion", SOME, hand, &[]).of_one_mind();
    room.play(Action::Inform { to: Seat(1), clue: Clue::Colour(Red) });
    let (action, why) = room.wish();
    assert_eq!(action, Action::Play { card: id(&room, 1, 2) });
    // Plain words leave all red cards: it was taken for the 1.
    assert_eq!(why.unwrap().say.key, "hanabi-why-play-taken");
}

#[test]
fn a_companion_risks_no_five_on_the_word_of_a_stranger() {
    let hand = [card(White, Three), card(Red, One), card(Red, Five), card(Blue, Two), card(Green, One)];
    let strangers = || arranged("companion", SOME, hand, &[card(White, Four)]);
    let red = Action::Inform { to: Seat(1), clue: Clue::Colour(Red) };
    let mut room = strangers();
    room.play(red);
    assert!(!matches!(room.wish().0, Action::Play { .. }), "it may be the red 5");
    // Of a bot of the same name the habits are known.
    assert!(matches!(room.of_one_mind().wish().0, Action::Play { .. }));
    // Nothing is risked on a 1, and then the person is no stranger any more.
    let mut room = strangers();
    room.play(Action::Inform { to: Seat(1), clue: Clue::Value(One) });
    let (action, _) = room.wish();
    assert!(matches!(action, Action::Play { .. }));
    room.play(action);
    room.play(red);
    assert!(matches!(room.wish().0, Action::Play { .. }));
}

#[test]
fn a_companion_falls_back_to_plain_reading_with_those_who_keep_no_convention() {
    for (seats, least) in [(2, 18.4), (3, 18.6), (4, 18.6), (5, 17.6)] {
        let mut names = vec!["novice"; seats];
        names[0] = "companion:worlds=0";
        let mean = mean(&names, 80);
        assert!(mean >= least, "{seats} players: {mean}");
    }
}

#[test]
fn a_companion_takes_a_five_that_is_next_for_a_warning() {
    let hand = [card(White, Three), card(Red, Three), card(Red, Four), card(Blue, Three), card(Green, Five)];
    let mut room = arranged("companion", SOME, hand, &[]);
    room.play(Action::Inform { to: Seat(1), clue: Clue::Value(Five) });
    assert!(!matches!(room.wish().0, Action::Play { .. }));
}

#[test]
fn a_companion_saves_the_last_copy_from_being_discarded() {
    // The person holds the only white 5 as the card that is discarded next; there are tokens.
    let own = [card(White, Four), card(Red, Four), card(Blue, Four), card(Yellow, Four), card(White, Five)];
    let hand =
        [card(White, Three), card(Red, Three), card(Yellow, Three), card(Blue, Three), card(Green, Three)];
    let mut room = arranged("companion", own, hand, &[]);
    room.play(Action::Inform { to: Seat(1), clue: Clue::Value(One) });
    let (action, why) = room.wish();
    let Action::Inform { to: Seat(0), clue } = action else { panic!("it informs: {action:?}") };
    assert!(clue.touches(card(White, Five)));
    assert!(why.unwrap().private);
}

#[test]
fn plain_words_single_out_a_card_to_play_but_keep_a_five() {
    let hand = [card(White, Three), card(Red, One), card(Blue, Three), card(Blue, Two), card(Green, Five)];
    let mut room = arranged("plain", SOME, hand, &[]);
    room.play(Action::Inform { to: Seat(1), clue: Clue::Value(One) });
    let (action, why) = room.wish();
    assert_eq!(action, Action::Play { card: id(&room, 1, 2) });
    assert_eq!(why.unwrap().say.key, "hanabi-why-play-value");
    let mut room = arranged("plain", SOME, hand, &[]);
    room.play(Action::Inform { to: Seat(1), clue: Clue::Value(Five) });
    assert!(!matches!(room.wish().0, Action::Play { .. }));
    // Two cards at once single out neither.
    let mut room = arranged("plain", SOME, hand, &[]);
    room.play(Action::Inform { to: Seat(1), clue: Clue::Colour(Blue) });
    assert!(!matches!(room.wish().0, Action::Play { .. }));
}

#[test]
fn misled_twice_a_companion_believes_plain_words_only() {
    let hand =
        [card(White, Three), card(Red, Three), card(Yellow, Three), card(Blue, Three), card(Green, Four)];
    let mut room = arranged("companion", SOME, hand, &[card(White, Four), card(Red, Two), card(Blue, Five)])
        .of_one_mind();
    let mut errors = 0;
    // The person says the values and colours of cards that do not fit, as if they did.
    for clue in Clue::ALL.into_iter().cycle() {
        let before = room.table.view(Viewer::Spectator);
        if before.tokens == 0 || before.end.is_some() {
            break;
        }
        room.play(Action::Inform { to: Seat(1), clue });
        let (action, _) = room.wish();
        room.play(action);
        errors = room.table.view(Viewer::Spectator).errors;
        assert!(errors < 3, "a third error after it was misled");
    }
    assert!(errors >= 1, "it reads informations in good faith first");
}

#[test]
fn people_are_offered_plain_words_first_and_then_a_convention() {
    let offered: Vec<&str> = Hanabi::BOTS.iter().filter(|bot| bot.at_table).map(|bot| bot.name).collect();
    assert_eq!(offered, ["plain", "companion"]);
    assert_eq!(Hanabi::USUAL, "plain");
}

#[test]
fn unreasonable_parameters_are_refused() {
    for name in ["ensemble:worlds=many", "companion:depth=2", "cautious:worlds=1"] {
        let refused = Hanabi::bot(&name.parse::<BotName>().unwrap());
        assert!(matches!(refused.err(), Some(BadBot::Parameter { .. })), "{name}");
    }
}

/// What was taken for something else in a game, as the steps, the kinds of it and the sentences in English.
fn misread(room: &Room) -> Vec<(u64, [Seat; 2], String)> {
    let told = |misread: bots::Misread| {
        let name = |seat: Seat| ["Ada", "Springs"][seat.index()].to_owned();
        (misread.step, misread.seats, words::say(Lang::En, &misread.say, &name))
    };
    Hanabi::misread(&room.table.record()).into_iter().map(told).collect()
}

#[test]
fn what_was_taken_for_something_else_is_told_afterwards() {
    let both = [Seat(0), Seat(1)];
    let own = [card(Red, One), card(Red, Four), card(Blue, Four), card(Yellow, Four), card(Green, Four)];
    let twos = [card(White, Three), card(Blue, Three), card(Green, Three), card(Blue, Four), card(Red, Two)];
    // A newcomer means the red 2 to be played; by the convention any 2 may be one to save.
    let told_of_the_two = || {
        let mut room = arranged("companion", own, twos, &[]);
        room.play(Action::Play { card: id(&room, 0, 1) });
        room.play(Action::Inform { to: Seat(0), clue: Clue::Value(Four) });
        room.play(Action::Inform { to: Seat(1), clue: Clue::Value(Two) });
        room
    };
    let mut room = told_of_the_two();
    room.play(Action::Discard { card: id(&room, 1, 1) });
    let said =
        "Ada meant the red 2, to be played at once: Springs took it for a card to keep, and discarded.";
    assert_eq!(misread(&room), [(3, both, said.to_owned())]);
    let mut room = told_of_the_two();
    room.play(Action::Play { card: id(&room, 1, 5) });
    assert_eq!(misread(&room), []);
    // White is told to save the 4, and everybody takes it for the 1.
    let white =
        [card(Red, Three), card(Blue, Three), card(Green, Three), card(Yellow, Three), card(White, Four)];
    let mut room = arranged("companion", own, white, &[]);
    room.play(Action::Inform { to: Seat(1), clue: Clue::Colour(White) });
    room.play(Action::Play { card: id(&room, 1, 5) });
    let said = "Ada pointed Springs at the white 4, who took it for the white 1 and played it: an error.";
    assert_eq!(misread(&room), [(1, both, said.to_owned())]);
    // What nobody was told of is nobody's misunderstanding.
    let mut room = arranged("companion", own, white, &[]);
    room.play(Action::Inform { to: Seat(1), clue: Clue::Value(Three) });
    room.play(Action::Play { card: id(&room, 1, 5) });
    assert_eq!(misread(&room), []);
}
