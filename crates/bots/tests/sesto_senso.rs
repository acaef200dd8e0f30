//! The minds of Il Sesto Senso as the rest of the program meets them: whole games, manners at the table, and words.

use std::collections::BTreeSet;

use boardgame::{Game, GameRng, Saying, Seat, SeatSet, Seed, Table, Unheard, Viewer};
use bots::{BadBot, Bot, BotName, Decision, Roster, Seen, Why};
use sesto_senso::{Action, Clock, End, Final, Level, Motion, Options, SestoSenso};
use words::Lang;

fn mind(name: &str) -> Box<dyn Bot<SestoSenso>> {
    SestoSenso::bot(&name.parse().expect("a bot's name")).expect("a mind of Il Sesto Senso")
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
        Decision::Wait => None,
    }
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
                    let Some(Why { say, private, .. }) = why else { return };
                    // What the ghost thinks gives its cards away; what psychics think is for everybody.
                    assert_eq!(private, seat == ghost);
                    for lang in [Lang::It, Lang::En] {
                        let text = spoken(lang, &say);
                        assert!(!text.contains("{ $") && !text.contains(&*say.key), "{text}");
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
fn psychics_place_after_the_gifts_and_after_people() {
    let (mut table, bots, people) = with_a_person(1);
    play_on(&mut table, &bots, people, |seat, _, _| assert_eq!(seat, Seat(0), "all wait for the person"));
    assert_eq!(balls(&table), [None; 3]);
    let own = mind("reader");
    let mut rng = table.private_rng("a hint");
    let hint = own.decide(&Seen::at(&table, Seat(1)).urged(true), &mut rng);
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
fn bots_do_not_say_of_a_program_that_it_gave_itself_away() {
    let (mut table, bots, people) = with_a_person(1);
    play_on(&mut table, &bots, people, |_, _, _| ());
    table.play(Seat(1), &Action::Agree { to: Motion::Slip, yes: true }, &mut Unheard).expect("legal");
    play_on(&mut table, &bots, people, |_, action, _| {
        assert!(!matches!(action, Action::Agree { .. }), "{action:?}");
    });
    assert_eq!(table.view(Viewer::Spectator).end, None);
}

#[test]
fn bots_follow_the_vote_of_people() {
    let mut followed = 0;
    for seed in 1..=12 {
        let (mut table, bots, people) = with_a_person(seed);
        loop {
            play_on(&mut table, &bots, people, |_, _, _| ());
            let view = table.view(Viewer::Spectator);
            if view.end.is_some() {
                break;
            }
            let legal = table.legal(Seat(1));
            let Some(vote) = legal.vote else {
                let mut rng = table.private_rng("the person");
                let decision = mind("reader").decide(&Seen::at(&table, Seat(1)).urged(true), &mut rng);
                let Decision::Act { action, .. } = decision else { panic!("whoever is urged acts") };
                table.play(Seat(1), &action, &mut Unheard).expect("legal");
                continue;
            };
            // The person accuses the last of the suspects, whatever the dreams say.
            let last = *vote.combinations.last().expect("there is somebody to accuse");
            table.play(Seat(1), &Action::Vote { combination: last }, &mut Unheard).expect("legal");
            play_on(&mut table, &bots, people, |_, _, _| ());
            let votes = table.view(Viewer::Spectator).revelation.expect("the vote goes on").votes;
            assert!(votes.iter().all(|vote| vote.on == Some(last)), "{votes:?}");
            followed += 1;
            table.play(Seat(1), &Action::ConfirmVote, &mut Unheard).expect("legal");
        }
    }
    assert!(followed > 5, "only {followed} votes");
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
