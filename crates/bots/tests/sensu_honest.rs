//! Sensu's bots say nothing that is not so: sentences about cards, sticks and sums are held against the table.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::collections::BTreeMap;

use boardgame::{Arg, Legal, Saying, Seat, Seed, Table, Unheard, Viewer};
use bots::{Bot, Decision, Roster, Seen};
use sensu::{Action, Card, CardSet, Combination, FULL, Options, Sensu, Step, View, Wisdom};

const SPEAKERS: [&str; 2] = ["easy", "medium:iterations=6,rounds=1"];
const PARTNERS: [&str; 3] = ["random", "easy", "medium:iterations=2,rounds=1"];

/// Games for each speaker, partner and number of seats; `HONEST_GAMES` asks for more.
fn games() -> u64 {
    std::env::var("HONEST_GAMES").map_or(3, |games| games.parse().expect("a number of games"))
}

fn bot(name: &str) -> Box<dyn Bot<Sensu>> {
    Sensu::bot(&name.parse().unwrap()).expect("a bot of Sensu")
}

fn number(say: &Saying, name: &str) -> i64 {
    match say.args[name] {
        Arg::Number(number) => number,
        ref other => panic!("{name} is {other:?}"),
    }
}

/// Whether some of the cards make twenty, with this one if any must be among them.
fn twenty(cards: CardSet, with: Option<Card>) -> bool {
    let cards: Vec<Card> = cards.iter().collect();
    (1u32..1 << cards.len()).filter(|places| places.count_ones() <= 5).any(|places| {
        let chosen = cards.iter().enumerate().filter(|(place, _)| places & 1 << place != 0);
        let chosen: CardSet = chosen.map(|(_, card)| *card).collect();
        with.is_none_or(|card| chosen.contains(card)) && Combination::new(chosen).is_ok()
    })
}

fn sticks(view: &View, seat: Seat) -> i64 {
    view.players[seat.index()].fans.iter().map(|fan| i64::from(fan.sticks)).sum()
}

fn closed(view: &View, seat: Seat) -> usize {
    view.players[seat.index()].fans.iter().filter(|fan| fan.closed).count()
}

/// The ends of the columns and of the discards, where somebody plays alone.
fn ends(view: &View) -> CardSet {
    view.columns.iter().chain([&view.players[0].pile]).filter_map(|pile| pile.last().copied()).collect()
}

/// Whether a sentence about the table as a seat saw it is true; what a combination can bring is tried.
fn is_true(was: &View, legal: &sensu::Legal, seat: Seat, action: &Action, say: &Saying) -> bool {
    let hand = was.players[seat.index()].cards.unwrap_or(CardSet::EMPTY);
    let faces = was.faces();
    // What a sentence says of a card's sticks and of its fan.
    let counted = |card: Card| {
        let has = was.players[seat.index()].fans[card.fan().index()].sticks;
        number(say, "has") == i64::from(has)
            && number(say, "sticks") == i64::from(faces.sticks(card))
            && say.args["card"] == Arg::Key { key: card.key_in_sentence().into() }
    };
    let makes = |card: Card| twenty(hand.or(CardSet::of(card)), Some(card));
    let key = say.key.strip_prefix("sensu-why-").expect("a reason of Sensu");
    match (key, *action) {
        ("draw", Action::Draw) => !legal.take.iter().any(makes) && legal.plays().is_empty(),
        ("draw-hoping", Action::Draw) => legal.take.iter().any(makes),
        ("wait", Action::Draw) => !legal.plays().is_empty(),
        ("take-twenty", Action::Take { card }) => makes(card),
        ("take", Action::Take { card }) => counted(card) && !makes(card),
        ("harmony", Action::Take { .. }) => was.step == Step::Harmony,
        ("discard-misfit", Action::Discard { card }) => {
            counted(card) && number(say, "has") + number(say, "sticks") > i64::from(FULL)
        }
        ("discard-twenty", Action::Discard { card }) => twenty(hand.without(CardSet::of(card)), None),
        ("discard-least", Action::Discard { card }) => {
            counted(card) && hand.iter().all(|other| faces.sticks(other) >= faces.sticks(card))
        }
        ("discard" | "order", Action::Discard { card }) | ("redeem", Action::Redeem { card }) => {
            counted(card)
        }
        ("order-next", Action::Discard { .. }) => {
            say.args["next"] == Arg::Seat { seat: seat.next(was.players.len() as u8) }
        }
        ("courage-most", Action::Remove { card }) => {
            legal.remove.iter().all(|other| faces.sticks(other) <= faces.sticks(card))
        }
        ("courage", Action::Remove { .. }) | ("place-more" | "place-fires", Action::Place { .. }) => true,
        ("put-free" | "put-twenty" | "put-least" | "put", Action::Put { column }) => {
            let pile = column.map_or(&was.players[0].pile, |column| &was.columns[usize::from(column)]);
            let Some(covered) = pile.last().copied() else { return key == "put-free" };
            let Step::Put { card } = was.step else { return false };
            let rest = ends(was).without(CardSet::of(covered)).or(CardSet::of(card));
            let least = ends(was).iter().all(|other| faces.sticks(other) >= faces.sticks(covered));
            match key {
                "put-twenty" => twenty(rest, None),
                "put-least" => least && !twenty(rest, None),
                _ => key == "put" && counted(covered),
            }
        }
        ("wins" | "completes" | "closes" | "adds" | "clears" | "clears-ends", Action::Play { .. }) => true,
        _ => false,
    }
}

/// Whether what is said of a combination can come of it: somebody plays the turn to its end.
fn can_be(before: &View, mut table: Table<Sensu>, seat: Seat, say: &Saying) -> bool {
    let greedy = bot("easy");
    while table.turn() == before.turn && !table.to_act().is_empty() {
        let mut rng = table.private_rng("somebody");
        let Decision::Act { action, .. } = greedy.decide(&Seen::at(&table, seat), &mut rng) else { break };
        table.play(seat, &action, &mut Unheard).unwrap();
    }
    let is = table.view(Viewer::Spectator);
    let more = sticks(&is, seat) - sticks(before, seat);
    let closes = closed(&is, seat) > closed(before, seat);
    match say.key.strip_prefix("sensu-why-").unwrap() {
        "wins" => table.outcome().is_some_and(|it| it.standing.winners(table.seats()) == [seat]),
        "completes" => closes && closed(&is, seat) == 3,
        "closes" => closes,
        "adds" => more == number(say, "sticks"),
        _ => more == 0,
    }
}

fn variants() -> [Options; 3] {
    let usual = Options::default();
    let both = Options { powers: true, chosen_fan: true, ..usual };
    [usual, both, Options { wisdom: Wisdom::Any, last_play: true, ..both }]
}

#[test]
fn every_sentence_about_the_table_is_true_and_nothing_is_said_where_nothing_could_be_chosen() {
    let mut said = BTreeMap::<String, u32>::new();
    for (speaker, partner) in SPEAKERS.iter().flat_map(|one| PARTNERS.map(|other| (*one, other))) {
        let tables = variants().into_iter().flat_map(|options| (1..=3u8).map(move |seats| (options, seats)));
        for ((options, seats), game) in tables.flat_map(|table| (0..games()).map(move |game| (table, game))) {
            let place = Seat((game % u64::from(seats)) as u8);
            let bots: Vec<_> =
                Seat::all(seats).map(|seat| bot(if seat == place { speaker } else { partner })).collect();
            let mut table =
                Table::<Sensu>::new(options, seats, Seed::of_number(7001 + game), &mut Unheard).unwrap();
            while let Some(seat) = table.to_act().first() {
                let named = format!("{speaker} with {partner}, {seats} seats, game {game}, {options:?}");
                let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
                let mut rng = table.private_rng(&format!("bot {seat}"));
                let decision = bots[seat.index()].decide(&Seen::at(&table, seat), &mut rng);
                let Decision::Act { action, why } = decision else { panic!("nobody waits in Sensu") };
                table.play(seat, &action, &mut Unheard).unwrap();
                let Some(why) = why.filter(|_| seat == place) else { continue };
                assert!(legal.count() > 1 || matches!(action, Action::Play { .. }), "{named}: {why:?}");
                let named = format!("{named}, step {}: {action:?}", table.step());
                assert!(is_true(&view, &legal, seat, &action, &why.say), "{named}: {:?}", why.say);
                if let Action::Play { .. } = action {
                    assert!(can_be(&view, table.clone(), seat, &why.say), "{named}: {:?}", why.say);
                }
                *said.entry(why.say.key.into_owned()).or_default() += 1;
            }
        }
    }
    assert!(said.len() >= 22, "{said:?}");
}
