//! Senet's bots as the rest of the program meets them: what they choose, what they say, and who beats whom.

use std::collections::BTreeSet;

use boardgame::{Game, GameRng, Imagine, Saying, Seat, Seed, Table, Unheard, Viewer};
use bots::{BadBot, Bot, BotName, Decision, Roster, Seen, Why};
use senet::{Action, Colour, Options, Phase, Refusals, Senet, Side, View};
use words::Lang;

const BOTS: [&str; 3] = ["easy", "medium", "hard"];

fn bot(name: &str) -> Box<dyn Bot<Senet>> {
    Senet::bot(&name.parse().expect("a bot's name")).expect("a bot of Senet")
}

/// Seat 0 stands on `own` and has thrown `throw`; without one it is about to throw.
fn position(own: &[u8], enemy: &[u8], throw: Option<u8>) -> View {
    let options = Options { hints: false, ..Options::default() };
    let mut board = [None; 30];
    for (seat, squares) in [(Seat(0), own), (Seat(1), enemy)] {
        for square in squares {
            board[usize::from(*square) - 1] = Some(seat);
        }
    }
    View {
        options,
        turn: 30,
        to_move: Seat(0),
        first: Some(Seat(0)),
        lots: [None, None],
        colours: [Colour::Carnelian, Colour::Turquoise],
        odd: Some(Seat(1)),
        phase: match throw {
            None => Phase::Throw { opening: false, again: false, may_leave: own.contains(&30) },
            Some(_) => Phase::Move { opening: false },
        },
        board,
        off: [own, enemy].map(|side| 5 - side.len() as u8),
        blocked: [own, enemy].map(|side| side.contains(&27)),
        thrown: throw,
        tried: Vec::new(),
        walls: Vec::new(),
        refused: Refusals {
            others: Saying::new("senet-illegal-not-your-turn"),
            throw: None,
            squares: Vec::new(),
        },
    }
}

fn decide(name: &str, view: &View) -> (Action, Option<Why>) {
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let legal = Senet::imagine(view, &mut rng).legal(Seat(0));
    match bot(name).decide(&Seen::told(Seat(0), view, &legal), &mut rng) {
        Decision::Act { action, why } => (action, why),
        _ => panic!("nobody waits in Senet"),
    }
}

#[track_caller]
fn moves(name: &str, own: &[u8], enemy: &[u8], throw: u8, from: u8) {
    assert_eq!(decide(name, &position(own, enemy, Some(throw))).0, Action::Move { from });
}

/// What the bot says in English, where seat 1 is called Ada.
fn says(name: &str, own: &[u8], enemy: &[u8], throw: u8) -> String {
    let (_, why) = decide(name, &position(own, enemy, Some(throw)));
    words::say(Lang::En, &why.expect("a move has a reason").say, &|_| "Ada".to_owned())
}

/// Plays game `number` and gives the seat that won; `heard` is told every reason.
fn play(bots: [&dyn Bot<Senet>; 2], number: u64, mut heard: impl FnMut(&Why)) -> Seat {
    let mut table = Table::<Senet>::new(Options::default(), 2, Seed::of_number(number), &mut Unheard)
        .expect("the usual options are good");
    while let Some(seat) = table.to_act().first() {
        let mut rng = table.private_rng(&format!("bot {seat}"));
        let decision = bots[seat.index()].decide(&Seen::at(&table, seat), &mut rng);
        let Decision::Act { action, why } = decision else { panic!("nobody waits in Senet") };
        why.iter().for_each(&mut heard);
        table.play(seat, &action, &mut Unheard).expect("bots choose legal actions");
    }
    table.view(Viewer::Spectator).to_move
}

#[test]
fn all_begin_on_even_squares() {
    for name in BOTS {
        let mut view = position(&[], &[], None);
        (view.phase, view.odd) = (Phase::Choose, None);
        assert_eq!(decide(name, &view).0, Action::Choose { side: Side::Even });
    }
}

#[test]
fn all_throw_for_the_first_turn_without_a_word() {
    for name in BOTS {
        let mut view = position(&[], &[], None);
        (view.phase, view.odd, view.first) = (Phase::WhoBegins, None, None);
        assert_eq!(decide(name, &view), (Action::Throw, None));
    }
}

#[test]
fn easy_leaves_before_anything_else() {
    // The swap from 19 would gain six squares, leaving gains three.
    moves("easy", &[19, 28], &[22], 3, 28);
    assert_eq!(decide("easy", &position(&[12, 30], &[20], None)).0, Action::Leave);
}

#[test]
fn easy_takes_the_greatest_lead() {
    // A swap counts twice.
    moves("easy", &[12, 20], &[14, 24], 2, 12);
    moves("easy", &[12, 20], &[16, 22], 2, 20);
    // The waters would cost ten squares.
    moves("easy", &[12, 25], &[4], 2, 12);
}

#[test]
fn easy_breaks_ties_by_the_lowest_square() {
    moves("easy", &[12, 16, 20], &[4], 3, 12);
    moves("easy", &[11, 17, 21], &[13, 19], 2, 11);
    // Backward moves all lose the same.
    moves("easy", &[11, 12], &[13, 14, 15], 4, 11);
}

#[test]
fn all_take_a_win() {
    for name in BOTS {
        let (action, why) = decide(name, &position(&[30], &[20], None));
        assert_eq!(action, Action::Leave);
        let why = words::say(Lang::En, &why.unwrap().say, &|_| "Ada".to_owned());
        assert_eq!(why, "The fifth one leaves: I win!");
    }
}

#[test]
fn reasons_are_true() {
    assert_eq!(says("easy", &[12, 20], &[15, 23, 24], 5), "No other move gets me further ahead in the race.");
    assert_eq!(says("easy", &[12, 20], &[14, 24], 2), "A swap: a piece of Ada goes back 2 squares.");
    assert_eq!(says("easy", &[13, 16, 20], &[4], 2), "Safe: House of Rebirth.");
    assert_eq!(says("easy", &[11, 14], &[4], 2), "I build a wall: nobody attacks me there.");
    assert_eq!(says("easy", &[12, 15, 16], &[4], 2), "Three in a row: nobody jumps this wall.");
    assert_eq!(says("easy", &[12, 20], &[10], 4), "I was exposed on 12.");
    assert_eq!(
        says("easy", &[10, 20], &[4], 4),
        "None of my pieces is on 1 to 10 any more: now I can leave the board."
    );
    assert_eq!(says("easy", &[20, 28], &[4], 3), "Another piece in the afterlife: that makes 4.");
    assert_eq!(says("medium", &[5, 12, 13], &[20], 1), "My wall on 12 and 13 stays as it is.");
    assert_eq!(says("hard", &[12, 18], &[2], 1), "In the race I am 2 squares behind then.");
}

#[test]
fn asked_again_they_answer_the_same() {
    struct Twice(Box<dyn Bot<Senet>>);
    impl Bot<Senet> for Twice {
        fn decide(&self, seen: &Seen<'_, Senet>, rng: &mut GameRng) -> Decision<Action> {
            let first = self.0.decide(seen, &mut rng.clone());
            assert_eq!(self.0.decide(seen, rng), first);
            first
        }
    }
    for name in BOTS {
        let twice = Twice(bot(name));
        play([&twice, &twice], 5, |_| {});
    }
}

#[test]
fn every_reason_has_words_in_both_languages() {
    let mut keys = BTreeSet::new();
    for (index, name) in BOTS.into_iter().enumerate() {
        let depth_one = if name == "easy" { bot(name) } else { bot(&format!("{name}:depth=1")) };
        for number in 0..20 {
            play([&*depth_one, &*depth_one], 100 * index as u64 + number, |why| {
                assert!(!why.private, "Senet hides nothing");
                keys.insert(why.say.key.clone().into_owned());
                for (lang, say) in [Lang::It, Lang::En]
                    .into_iter()
                    .flat_map(|lang| [why.say.clone(), why.advice()].map(|say| (lang, say)))
                {
                    assert!(words::knows(lang, &say.key), "{lang:?} has no words for {}", say.key);
                    let words = words::say(lang, &say, &|_| "Ada".to_owned());
                    assert!(!words.contains(['{', '$']), "{lang:?}: {words}");
                }
            });
        }
    }
    keys.retain(|key| !["senet-why-stays", "senet-why-level", "senet-why-waters"].contains(&key.as_str()));
    let usual = [
        "ahead",
        "aims",
        "behind",
        "even",
        "house",
        "keeps-wall",
        "leaves",
        "race",
        "row-one",
        "shelter",
        "swap",
        "wall",
        "wall-of-three",
        "wins",
    ];
    assert_eq!(keys, usual.iter().map(|key| format!("senet-why-{key}")).collect());
}

#[test]
fn hard_beats_easy() {
    let (hard, easy) = (bot("hard:depth=1"), bot("easy"));
    let won = (0..400).filter(|number| match number % 2 {
        0 => play([&*hard, &*easy], *number, |_| {}) == Seat(0),
        _ => play([&*easy, &*hard], *number, |_| {}) == Seat(1),
    });
    let won = won.count();
    assert!(won >= 220, "hard won {won} of 400");
}

#[test]
fn people_are_offered_all_but_random_play() {
    let offered: Vec<&str> = Senet::BOTS.iter().filter(|bot| bot.at_table).map(|bot| bot.name).collect();
    assert_eq!(offered, BOTS);
}

#[test]
fn unreasonable_parameters_are_refused() {
    for name in ["hard:depth=6", "hard:depth=two", "hard:width=2", "easy:depth=1"] {
        let refused = Senet::bot(&name.parse::<BotName>().unwrap());
        assert!(matches!(refused.err(), Some(BadBot::Parameter { .. })), "{name}");
    }
}
