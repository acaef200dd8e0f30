//! The minds of Il Sesto Senso as the rest of the program meets them: whole games, manners at the table, and words.

use std::collections::{BTreeMap, BTreeSet};

use boardgame::{Game, GameRng, Saying, Seat, SeatSet, Seed, Table, Unheard, Viewer};
use bots::{BadBot, Bot, BotName, Decision, Finger, Roster, Seen, Why};
use sesto_senso::{Action, Card, Clock, End, Final, Kind, Level, Motion, Options, Psychic, SestoSenso};
use words::Lang;

fn mind(name: &str) -> Box<dyn Bot<SestoSenso>> {
    SestoSenso::bot(&name.parse().expect("a bot's name")).expect("a mind of Il Sesto Senso")
}

/// Games whose guesses are counted; `HONEST_GAMES` asks for more.
fn games() -> u64 {
    std::env::var("HONEST_GAMES").map_or(60, |games| games.parse().expect("a number of games"))
}

fn refused(name: &str) -> BadBot {
    let name: BotName = name.parse().expect("a bot's name");
    match SestoSenso::bot(&name) {
        Ok(_) => panic!("{name} was made"),
        Err(bad) => bad,
    }
}

/// What a mind at `seat` does now among people, or nothing where it waits.
fn ask(
    bot: &dyn Bot<SestoSenso>,
    table: &Table<SestoSenso>,
    seat: Seat,
    people: SeatSet,
) -> Option<(Action, Option<Why>)> {
    let mut rng = table.private_rng(&format!("bot {seat}"));
    match bot.decide(&Seen::at(table, seat).among(people), &mut rng) {
        Decision::Act { action, why } => Some((action, why)),
        Decision::Wait | Decision::Say(_) => None,
    }
}

/// What it answers while a person at seat 1 points at a card.
fn shown(bot: &dyn Bot<SestoSenso>, table: &Table<SestoSenso>, seat: Seat, card: Card) -> Decision<Action> {
    let key = format!("{}-{:02}", card.kind.name(), card.number + 1);
    let fingers = [Finger { seat: Seat(1), key }];
    let people = std::iter::once(Seat(1)).collect();
    let mut rng = table.private_rng(&format!("bot {seat}"));
    bot.decide(&Seen::at(table, seat).among(people).pointed(&fingers), &mut rng)
}

fn begin(options: Options, seats: u8, seed: u64) -> Table<SestoSenso> {
    Table::new(options, seats, Seed::of_number(seed), &mut Unheard).expect("every table can be laid")
}

/// Lets bots play until the game waits for people alone, or is over.
fn play_on(
    table: &mut Table<SestoSenso>,
    bots: &[Box<dyn Bot<SestoSenso>>],
    people: SeatSet,
    mut heard: impl FnMut(Seat, &Action, Option<Why>),
) {
    loop {
        let waiting: Vec<Seat> = table.to_act().iter().filter(|seat| !people.contains(*seat)).collect();
        let wish = waiting.iter().find_map(|seat| {
            ask(bots[seat.index()].as_ref(), table, *seat, people).map(|(action, why)| (*seat, action, why))
        });
        let Some((seat, action, why)) = wish else { return };
        table.play(seat, &action, &mut Unheard).expect("minds choose legal actions");
        heard(seat, &action, why);
    }
}

/// Plays a whole game of bots by part; nobody ever has to be made to act.
fn play(
    options: Options,
    seats: u8,
    seed: u64,
    minds: [&str; 2],
    heard: impl FnMut(Seat, &Action, Option<Why>),
) -> End {
    let mut table = begin(options, seats, seed);
    let view = table.view(Viewer::Spectator);
    let bots: Vec<_> = Seat::all(seats).map(|seat| mind(minds[SestoSenso::role(&view, seat)])).collect();
    play_on(&mut table, &bots, SeatSet::EMPTY, heard);
    table.view(Viewer::Spectator).end.expect("nobody waits for ever")
}

fn spoken(lang: Lang, say: &Saying) -> String {
    words::say(lang, say, &|seat| format!("Seat {seat}"))
}

#[test]
fn every_table_is_played_to_its_end_with_reasons_in_both_languages() {
    let mut keys = BTreeSet::new();
    for seats in 2..=7 {
        for level in Level::ALL {
            for finale in Final::ALL {
                let options = Options { level, finale, ..Options::default() };
                let ghost = begin(options, seats, 7).view(Viewer::Spectator).ghost;
                play(options, seats, 7, ["reader", "hard"], |seat, action, why| {
                    let silent = matches!(action, Action::Confirm { .. } | Action::ConfirmVote);
                    assert_eq!(why.is_none(), silent, "{action:?}");
                    let advice = why.as_ref().map(Why::advice);
                    let Some(Why { say, private, .. }) = why else { return };
                    // What the ghost thinks gives its cards away; what psychics think is for everybody.
                    assert_eq!(private, seat == ghost);
                    for lang in [Lang::It, Lang::En] {
                        for say in [Some(&say), advice.as_ref()].into_iter().flatten() {
                            let text = spoken(lang, say);
                            assert!(!text.contains("{ $") && !text.contains(&*say.key), "{text}");
                        }
                    }
                    keys.insert(say.key.into_owned());
                });
            }
        }
    }
    for key in ["why-give", "why-common", "why-change", "why-guess-sure", "why-guess-likely", "why-accuse"] {
        assert!(keys.contains(&format!("sesto-senso-{key}")), "{key} was never said: {keys:?}");
    }
}

#[test]
fn minds_that_match_win_and_random_dreams_do_not() {
    let won = |minds: [&str; 2]| {
        (1..=60).filter(|seed| play(Options::default(), 4, *seed, minds, |_, _, _| ()).is_won()).count()
    };
    let (matched, odd, random) =
        (won(["reader", "reader"]), won(["reader", "reader:noise=1"]), won(["random", "reader"]));
    assert!(matched >= 55 && odd >= 40 && odd <= matched && random <= 5, "{matched} {odd} {random}");
}

#[test]
fn a_personality_lasts_the_game_and_is_its_own() {
    let table = begin(Options { ghost: Some(Seat(0)), ..Options::default() }, 4, 3);
    let chance = |seat: Seat, step: u64| {
        let mut rng = table.private_rng(&format!("bot {seat}"));
        rng.turn_to(step);
        rng
    };
    let mut after = table.clone();
    let bots: Vec<_> = Seat::all(4).map(|_| mind("reader:noise=3")).collect();
    while let Some(seat) = after.to_act().first().filter(|seat| *seat == Seat(0)) {
        let (action, _) = ask(bots[0].as_ref(), &after, seat, SeatSet::EMPTY).expect("the ghost never waits");
        after.play(seat, &action, &mut Unheard).expect("legal");
    }
    let guess =
        |seat: Seat, mut rng: GameRng| mind("reader:noise=3").decide(&Seen::at(&after, seat), &mut rng);
    for seat in [Seat(1), Seat(2), Seat(3)] {
        assert_eq!(guess(seat, chance(seat, 4)), guess(seat, chance(seat, 9)));
    }
    let others: BTreeSet<String> =
        (1..=3).map(|other| format!("{:?}", guess(Seat(1), chance(Seat(other), 4)))).collect();
    assert!(others.len() > 1, "three odd tastes read the same: {others:?}");
}

/// Seat 0 is the ghost, a bot; seat 1 is a person, seats 2 and 3 are bots.
fn with_a_person(seed: u64) -> (Table<SestoSenso>, Vec<Box<dyn Bot<SestoSenso>>>, SeatSet) {
    let table = begin(Options { ghost: Some(Seat(0)), ..Options::default() }, 4, seed);
    (table, (0..4).map(|_| mind("reader")).collect(), std::iter::once(Seat(1)).collect())
}

fn balls(table: &Table<SestoSenso>) -> Vec<Option<u8>> {
    table.view(Viewer::Spectator).psychics.iter().map(|psychic| psychic.ball).collect()
}

#[test]
fn psychics_wait_for_nobody_where_a_clock_runs() {
    let options = Options { ghost: Some(Seat(0)), clock: Clock::Three, ..Options::default() };
    let mut table = begin(options, 4, 1);
    let bots: Vec<_> = (0..4).map(|_| mind("reader")).collect();
    play_on(&mut table, &bots, std::iter::once(Seat(1)).collect(), |_, _, _| ());
    assert!(matches!(balls(&table)[..], [None, Some(_), Some(_)]), "{:?}", balls(&table));
    assert_eq!(table.turn(), 1, "the person may still place, and the bots confirm after that");
}

#[test]
fn psychics_place_after_the_gifts_and_confirm_after_people() {
    let (mut table, bots, people) = with_a_person(1);
    let mut reasons = 0;
    play_on(&mut table, &bots, people, |seat, action, why| match action {
        Action::Give { .. } | Action::Change => assert_eq!(seat, Seat(0)),
        Action::Place { .. } => reasons += usize::from(why.is_some_and(|why| !why.private)),
        other => panic!("nobody confirms before the person: {other:?}"),
    });
    assert_eq!(reasons, 2, "both say at the ball what they see");
    let mut rng = table.private_rng("a hint");
    let hint = mind("reader").decide(&Seen::at(&table, Seat(1)).urged(true), &mut rng);
    let Decision::Act { action, .. } = hint else { panic!("whoever is urged acts") };
    table.play(Seat(1), &action, &mut Unheard).expect("legal");
    play_on(&mut table, &bots, people, |_, action, _| assert!(matches!(action, Action::Place { .. })));
    let placed: BTreeSet<Option<u8>> = balls(&table).into_iter().collect();
    assert!(placed.len() == 3 && !placed.contains(&None), "different cards: {placed:?}");
    let psychic = table.view(Viewer::Spectator).psychics[0].psychic;
    table.play(Seat(1), &Action::Confirm { psychic }, &mut Unheard).expect("legal");
    play_on(&mut table, &bots, people, |_, _, _| ());
    assert_eq!(table.turn(), 2);
}

/// The person at seat 1 is told by a perfect reader what to place, and confirms; bots do what they like.
fn person_plays(table: &mut Table<SestoSenso>) {
    for _ in 0..2 {
        if !table.to_act().contains(Seat(1)) {
            return;
        }
        let mut rng = table.private_rng("the person");
        let decision = mind("reader").decide(&Seen::at(table, Seat(1)).urged(true), &mut rng);
        let Decision::Act { action, .. } = decision else { panic!("whoever is urged acts") };
        table.play(Seat(1), &action, &mut Unheard).expect("legal");
    }
}

#[test]
fn whoever_has_found_everything_is_waited_for_until_the_table_urges() {
    let mut waited = 0;
    for seed in 1..=20 {
        let (mut table, bots, people) = with_a_person(seed);
        while table.view(Viewer::Spectator).phase == sesto_senso::Phase::Reconstruction
            && !table.to_act().is_empty()
        {
            play_on(&mut table, &bots, people, |_, _, _| ());
            if table.to_act().contains(Seat(1)) {
                person_plays(&mut table);
                continue;
            }
            // The person has nothing to do, and the bots would go on: they wait, and act when they are urged.
            let Some(seat) = table.to_act().first() else { break };
            let person = &table.view(Viewer::Spectator).psychics[0];
            assert_eq!(person.searching, None, "a person who has something to do is waited for by the game");
            waited += 1;
            let mut rng = table.private_rng(&format!("bot {seat}"));
            let seen = Seen::at(&table, seat).among(people).urged(true);
            let Decision::Act { action, .. } = bots[seat.index()].decide(&seen, &mut rng) else {
                panic!("whoever is urged acts")
            };
            assert!(matches!(action, Action::Confirm { .. }), "{action:?}");
            table.play(seat, &action, &mut Unheard).expect("legal");
        }
    }
    assert!(waited > 3, "only {waited} times");
}

#[test]
fn a_finger_is_another_readers_word() {
    // Over many first days: how often the bot at seat 2 lies right, and how often with a person's finger on the right card,
    // or on a wrong one that it had not thought of.
    let [mut alone, mut helped, mut misled, mut answered, mut days] = [0u32; 5];
    for seed in 1..=300 {
        let (mut table, _, people) = with_a_person(seed);
        let bots: Vec<_> = (0..4).map(|_| mind("medium")).collect();
        play_on(&mut table, &bots, people, |_, _, _| ());
        let ghost = table.view(Viewer::Seat(Seat(0)));
        let own = &ghost.psychics[1];
        let target = own.combination.number(Kind::Object).expect("the ghost knows it");
        let ball = own.ball.expect("bots place at once");
        let wrong = ghost.rows[0].cards.iter().find(|card| *card != target && *card != ball);
        let wrong = wrong.expect("there are more cards than that");
        let mut ends_on =
            |card: u8| match shown(bots[2].as_ref(), &table, Seat(2), Card::new(Kind::Object, card)) {
                Decision::Act { action: Action::Place { card, .. }, why } => {
                    let key = why.expect("a ball that moves has a reason").say.key;
                    assert!(key.starts_with("sesto-senso-why-"), "{key}");
                    card.number
                }
                Decision::Say(say) => {
                    assert_eq!(say.key, "sesto-senso-say-unconvinced");
                    answered += 1;
                    ball
                }
                Decision::Wait => ball,
                other => panic!("{other:?}"),
            };
        days += 1;
        alone += u32::from(ball == target);
        helped += u32::from(ends_on(target) == target);
        misled += u32::from(ends_on(wrong) == target);
    }
    let (raised, lowered) = (helped - alone, alone - misled);
    assert!(raised >= days / 20 && 2 * lowered < raised, "{alone} {helped} {misled} of {days}");
    assert!(answered > 0, "whoever is not convinced says so");
}

#[test]
fn what_is_refused_or_of_another_kind_is_no_evidence() {
    let (mut table, bots, people) = with_a_person(3);
    play_on(&mut table, &bots, people, |_, _, _| ());
    for key in ["place-01", "dream-05", "object-99", "object", "nonsense"] {
        let fingers = [Finger { seat: Seat(1), key: key.to_owned() }];
        let mut rng = table.private_rng("bot 2");
        let seen = Seen::at(&table, Seat(2)).among(people).pointed(&fingers);
        assert_eq!(bots[2].decide(&seen, &mut rng), Decision::Wait, "{key}");
    }
}

#[test]
fn bots_stand_in_nobodys_way_when_people_want_to_end_it() {
    let (mut table, bots, mut people) = with_a_person(1);
    play_on(&mut table, &bots, people, |_, _, _| ());
    people.insert(Seat(0));
    table.play(Seat(1), &Action::Agree { to: Motion::Slip, yes: true }, &mut Unheard).expect("legal");
    play_on(&mut table, &bots, people, |_, _, _| ());
    assert_eq!(table.view(Viewer::Spectator).end, Some(End::Slip));
}

#[test]
fn g24_bots_join_whether_or_not_somebody_stands_in_for_the_ghost() {
    let (mut table, bots, people) = with_a_person(1);
    play_on(&mut table, &bots, people, |_, _, _| ());
    table.play(Seat(1), &Action::Agree { to: Motion::Slip, yes: true }, &mut Unheard).expect("legal");
    play_on(&mut table, &bots, people, |_, _, _| ());
    assert_eq!(table.view(Viewer::Spectator).end, Some(End::Slip), "else one could tell them apart");
}

#[test]
fn bots_argue_first_and_follow_when_outvoted_or_persuaded() {
    let [mut stayed, mut followed, mut argued] = [0u32; 3];
    for seed in 1..=30 {
        let (mut table, bots, people) = with_a_person(seed);
        loop {
            play_on(&mut table, &bots, people, |_, _, why| {
                let Some(Why { say, .. }) =
                    why.filter(|why| why.say.key.starts_with("sesto-senso-why-accuse"))
                else {
                    return;
                };
                let boardgame::Arg::Number(percent) = say.args["percent"] else { panic!("{say:?}") };
                assert!(percent > 100 / 4, "whoever is accused is the likeliest of four at most: {percent}");
            });
            let view = table.view(Viewer::Spectator);
            let Some(revelation) = view.revelation.as_ref().filter(|_| view.end.is_none()) else {
                if view.end.is_some() {
                    break;
                }
                if table.to_act().contains(Seat(1)) {
                    person_plays(&mut table);
                } else {
                    let seat = table.to_act().first().expect("the game goes on");
                    let mut rng = table.private_rng(&format!("bot {seat}"));
                    let seen = Seen::at(&table, seat).among(people).urged(true);
                    let Decision::Act { action, .. } = bots[seat.index()].decide(&seen, &mut rng) else {
                        panic!("whoever is urged acts")
                    };
                    table.play(seat, &action, &mut Unheard).expect("legal");
                }
                continue;
            };
            // The bots have voted before the person does; the person accuses whom they do not, whatever the dreams say.
            let on = |seat: u8| {
                revelation.votes.iter().find(|vote| vote.seat == Seat(seat)).and_then(|vote| vote.on)
            };
            let (first, second) = (on(2), on(3));
            assert!(first.is_some() && second.is_some(), "bots speak first");
            let other =
                revelation.suspects.iter().rev().find(|one| Some(**one) != first && Some(**one) != second);
            let other: Psychic = *other.or(revelation.suspects.last()).expect("there is somebody to accuse");
            if on(1) != Some(other) {
                table.play(Seat(1), &Action::Vote { combination: other }, &mut Unheard).expect("legal");
            }
            play_on(&mut table, &bots, people, |_, action, why| {
                let Some(Why { say, .. }) = why.filter(|why| why.say.key.ends_with("-follow")) else {
                    return;
                };
                assert_eq!(*action, Action::Vote { combination: other });
                assert_eq!(say.args["count"], boardgame::Arg::Number(1), "one person is there, and accuses");
            });
            let votes = table.view(Viewer::Spectator).revelation.expect("the vote goes on").votes;
            for vote in votes.iter().filter(|vote| vote.seat != Seat(1)) {
                if vote.on == Some(other) {
                    followed += 1;
                    continue;
                }
                stayed += 1;
                let mut rng = table.private_rng(&format!("bot {}", vote.seat));
                let seen = Seen::at(&table, vote.seat).among(people);
                match bots[vote.seat.index()].decide(&seen, &mut rng) {
                    Decision::Say(say) => argued += u32::from(say.key == "sesto-senso-say-argue"),
                    decision => panic!("whoever disagrees says so: {decision:?}"),
                }
            }
            table.play(Seat(1), &Action::ConfirmVote, &mut Unheard).expect("legal");
        }
    }
    assert!(stayed > 10 && argued == stayed && followed > 0, "{stayed} {followed} {argued}");
}

/// How much a psychic is sure of and how many accuse somebody are told as they are.
#[test]
fn psychics_are_right_as_often_as_they_say_and_count_whom_they_follow() {
    // Said, and right, for each way of saying it.
    let mut said = BTreeMap::<&str, [f64; 3]>::new();
    for seed in 1..=games() {
        let options = Options { ghost: Some(Seat(0)), ..Options::default() };
        let mut table = begin(options, 4, seed);
        let bots: Vec<_> = (0..4).map(|_| mind("reader")).collect();
        while !table.to_act().is_empty() {
            let wish = table.to_act().iter().find_map(|seat| {
                ask(bots[seat.index()].as_ref(), &table, seat, SeatSet::EMPTY).map(|made| (seat, made))
            });
            let (seat, (action, why)) = wish.expect("bots among themselves never wait");
            let tier = |why: &Why| {
                ["sure", "likely", "unsure"]
                    .into_iter()
                    .find(|tier| why.say.key.starts_with(&format!("sesto-senso-why-guess-{tier}")))
            };
            if let (Action::Place { psychic, card }, Some((why, tier))) =
                (&action, why.and_then(|why| Some((why.clone(), tier(&why)?))))
            {
                let boardgame::Arg::Number(percent) = why.say.args["percent"] else { panic!("{why:?}") };
                let ghost = table.view(Viewer::Seat(Seat(0)));
                let target = ghost.psychics[psychic.index()].combination.number(card.kind);
                let counted = said.entry(tier).or_default();
                let right = f64::from(u8::from(target == Some(card.number)));
                for (sum, one) in counted.iter_mut().zip([1.0, percent as f64 / 100.0, right]) {
                    *sum += one;
                }
            }
            table.play(seat, &action, &mut Unheard).expect("legal");
        }
    }
    assert_eq!(said.len(), 3, "{said:?}");
    for (tier, [count, hoped, right]) in said {
        // Three standard errors, and a little for what no reader knows of a ghost.
        let error = 3.0 * (count * 0.25).sqrt() + 0.08 * count;
        assert!(right > hoped - error, "{tier}: hoped for {hoped:.1} and had {right} of {count}");
    }
}

#[test]
fn the_ghost_keeps_changes_for_the_days_that_are_left() {
    let options = Options { ghost: Some(Seat(0)), level: Level::Normal, ..Options::default() };
    let [mut first, mut all, mut burnt] = [0u32; 3];
    for seed in 1..=40 {
        let mut table = begin(options, 5, seed);
        let bots: Vec<_> = (0..5).map(|_| mind("hard")).collect();
        let mut changes = [0u32; 8];
        while !table.to_act().is_empty() {
            let day = table.turn() as usize;
            let seat = table.to_act().iter().find_map(|seat| {
                ask(bots[seat.index()].as_ref(), &table, seat, SeatSet::EMPTY).map(|made| (seat, made.0))
            });
            let (seat, action) = seat.expect("bots among themselves never wait");
            changes[day] += u32::from(action == Action::Change);
            table.play(seat, &action, &mut Unheard).expect("legal");
        }
        first += changes[1];
        all += changes.iter().sum::<u32>();
        burnt += u32::from(changes[1] == 3);
    }
    // Where the first hands are poor, all may go at once; the first edition's ghost did so in three games of eight.
    assert!(
        2 * first < all && burnt <= 4,
        "{first} of {all} changes on the first day, all three {burnt} times"
    );
}

#[test]
fn names_say_how_odd_and_by_which_table() {
    for name in ["easy", "medium", "hard", "reader", "reader:noise=0.5,table=2", "random"] {
        mind(name);
    }
    for name in ["reader:noise=-1", "reader:noise=NaN", "reader:noise=99", "reader:table=3", "reader:depth=1"]
    {
        assert!(matches!(refused(name), BadBot::Parameter { .. }), "{name}");
    }
    assert_eq!(SestoSenso::SEATS, 2..=7);
}
