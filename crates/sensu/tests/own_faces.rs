//! A host's own table of faces (U38). A program has one besides the usual one, so these tests have a program of their own.

use boardgame::{Game, GameRng, RecordOf, Seat, Seed, Table, Unheard, Viewer};
use sensu::{Card, Faces, FanType, Options, Sensu};

/// It keeps to every fact, and is not the usual one: the Hi-ōgi differ from the others.
const OWN: &str = "
title: Our box
# number sticks winds
1 4 1 0 2
2 4 2 1 0
3 4 0 1 2
4 3 1 1 0   # a mistake, put right below
4 3 1 0 0
5 3 1 0 2
6 2 1 0 2
7 1 1 0 2 symbol
8 1 1 0 2
9 1 1 0 2 symbol
hi-ogi
1 2 1 0 2 symbol
2 4 1 0 2
3 4 1 0 2
";

fn bring() {
    Faces::bring(OWN).expect("it keeps to every fact");
}

/// A line of the table that is otherwise.
fn with(line: &str) -> Vec<String> {
    let number = line.split_whitespace().next().expect("a number");
    let usual = |value: &str| match value {
        "1" => "1 4 1 0 2",
        "2" => "2 3 1 0 2",
        "3" => "3 3 1 0 2",
        "4" => "4 2 1 0 2",
        "5" => "5 2 1 0 2",
        "6" => "6 2 1 0 2",
        "7" => "7 1 1 0 2 symbol",
        "8" => "8 1 1 0 2 symbol",
        _ => "9 1 1 0 2 symbol",
    };
    let lines: Vec<String> = (1..=9)
        .map(|value: u8| value.to_string())
        .map(|value| if value == number { line.to_owned() } else { usual(&value).to_owned() })
        .collect();
    match Faces::read(&format!(
        "title: Test\ngun-sen\n{}\nhi-ogi\n{}\nmai-ougi\n{}",
        lines.join("\n"),
        USUAL,
        USUAL
    )) {
        Ok(_) => Vec::new(),
        Err(broken) => broken.into_iter().map(|saying| saying.key.into_owned()).collect(),
    }
}

const USUAL: &str = "1 4 1 0 2\n2 3 1 0 2\n3 3 1 0 2\n4 2 1 0 2\n5 2 1 0 2\n6 2 1 0 2
7 1 1 0 2 symbol\n8 1 1 0 2 symbol\n9 1 1 0 2 symbol";

#[test]
fn u38_each_broken_fact_is_named() {
    assert_eq!(with("1 4 1 0 2"), [""; 0]);
    assert_eq!(with("1 5 1 0 2"), ["sensu-faces-sticks", "sensu-faces-four"]);
    assert_eq!(with("1 3 1 0 2"), ["sensu-faces-four"]);
    assert_eq!(with("1 4 1 1 2"), ["sensu-faces-one-wind"]);
    assert_eq!(with("1 4 0 0 2"), ["sensu-faces-one-wind"]);
    assert_eq!(with("1 4 1 0 3"), ["sensu-faces-winds"]);
    assert_eq!(with("2 4 1 0 2"), ["sensu-faces-equal"]);
    assert_eq!(with("3 2 1 0 2"), ["sensu-faces-equal", "sensu-faces-more", "sensu-faces-more"]);
    assert_eq!(with("5 3 1 0 2"), ["sensu-faces-equal", "sensu-faces-more"]);
    assert_eq!(with("6 3 1 0 2"), ["sensu-faces-more"]);
    assert_eq!(with("6 1 1 0 2"), ["sensu-faces-more", "sensu-faces-more"]);
    assert_eq!(with("7 2 1 0 2"), ["sensu-faces-more", "sensu-faces-more"]);
    assert_eq!(with("9 2 1 0 2"), ["sensu-faces-more", "sensu-faces-more", "sensu-faces-nine"]);
}

#[test]
fn u38_what_cannot_be_read_or_is_missing_is_named() {
    let broken = |text: &str| {
        let said = Faces::read(text).expect_err("it is no table");
        said.into_iter().map(|saying| (saying.key.into_owned(), saying.args)).collect::<Vec<_>>()
    };
    for line in ["0 1 1 0 2", "10 1 1 0 2", "1 4 1 0", "1 4 1 0 2 sign", "1 4 1 0 2 symbol too", "tanto-sen"]
    {
        let (key, args) = &broken(&format!("title: x\n\n{line}"))[0];
        assert_eq!((key.as_str(), args.get("line")), ("sensu-faces-line", Some(&boardgame::Arg::Number(3))));
    }
    let missing = broken(&USUAL.replace("5 2 1 0 2\n", ""));
    assert_eq!(missing.iter().filter(|(key, _)| key == "sensu-faces-missing").count(), 3, "once a type");
}

#[test]
fn u38_new_games_are_dealt_with_the_host_s_table_and_name_it() {
    bring();
    let options = Options::default();
    let id = options.faces.expect("it is named");
    let (own, usual) = (Faces::present(), Faces::of(None).expect("the usual table is always there"));
    assert_eq!((own.id(), own.title()), (Some(id), Some("Our box")));
    let (one, other) = (Card::new(FanType::GunSen, 9), Card::new(FanType::HiOgi, 0));
    assert_eq!((own.sticks(one), usual.sticks(one)), (3, 2));
    assert_eq!((own.face(other).sticks, own.has_symbol(other)), (2, true));

    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let game = Sensu::new(&options, 2, &mut rng, &mut Unheard).expect("good options");
    assert_eq!(game.fixed().title.as_deref(), Some("Our box"));
    assert_eq!(game.fixed().faces[one.index()].sticks, 3);
    // One copy of the 4 of each type has no two winds here: three cards more than usual.
    let view = game.view(Viewer::Spectator);
    assert_eq!(usize::from(view.deck) + 2 * 5, 63 + 3);

    // Whoever brings the same again has it; another one is too much.
    bring();
    assert_eq!(Faces::bring(USUAL).expect_err("it is another")[0].key, "sensu-faces-twice");
}

#[test]
fn u38_a_game_goes_on_with_the_faces_it_began_with() {
    bring();
    let before: Options = serde_json::from_str(r#"{"powers":true}"#).expect("options of before");
    assert_eq!(before.faces, None);
    let mut played = Vec::new();
    for options in [before, Options { powers: true, ..Options::default() }] {
        let mut table =
            Table::<Sensu>::new(options, 3, Seed::of_number(4), &mut Unheard).expect("good options");
        while let Some(seat) = table.to_act().first() {
            use boardgame::Legal as _;
            let mut rng = table.private_rng("test");
            let action = table.legal(seat).sample(&mut rng).expect("a move");
            table.play(seat, &action, &mut Unheard).expect("it is legal");
        }
        let record = serde_json::to_string(&table.record()).expect("a record is JSON");
        let read: RecordOf<Sensu> = serde_json::from_str(&record).expect("it can be read");
        let again = Table::<Sensu>::replay(&read).expect("it replays");
        assert_eq!(again.view(Viewer::Seat(Seat(0))), table.view(Viewer::Seat(Seat(0))));
        played.push((record.contains("\"faces\""), table.record().actions.len()));
    }
    assert_eq!((played[0].0, played[1].0), (false, true));
    assert_ne!(played[0].1, played[1].1, "other faces, another game");
}

#[test]
fn u38_it_is_played_as_it_was() {
    bring();
    testkit::check_playthroughs::<Sensu>(&testkit::Trials::new(), "tests/own-playthroughs");
}

#[test]
fn u38_a_game_with_faces_that_are_not_here_asks_for_them() {
    let options: Options = serde_json::from_str(r#"{"faces":"00000000000000ff"}"#).expect("a name");
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let bad = Sensu::new(&options, 2, &mut rng, &mut Unheard).expect_err("they are not here");
    assert_eq!(bad.0.key, "sensu-bad-faces");
    assert_eq!(bad.0.args["faces"], boardgame::Arg::Text("00000000000000ff".to_owned()));
}
