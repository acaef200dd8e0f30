//! Records from outside: verified, transcribed, and found out when they were tampered with.

use std::path::{Path, PathBuf};

use boardgame::{Part, Parts, Seat, Seed};
use bots::{Cancel, Company};
use games::AnyRecord;
use serde_json::{Value, json};

use crate::{folder, good, ids, json as read, refused};

/// The record of a finished game, in a folder of its own.
fn record(id: &str, test: &str) -> (PathBuf, Value) {
    let folder = folder(&format!("{test}-{id}"));
    good(&["simulate", id, "--games", "1", "--seed", "5", "--records", folder.to_str().unwrap()]);
    let path = folder.join(format!("{id}-5.json"));
    let record = read(&std::fs::read_to_string(&path).unwrap());
    (path, record)
}

fn write(path: &Path, record: &Value) -> String {
    std::fs::write(path, record.to_string()).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_record_follows_from_its_number() {
    for id in ids() {
        let (_, record) = record(id, "number");
        assert_eq!(record["game"], id);
        assert_eq!(record["seed"], Seed::of_number(5).to_hex());
        assert_eq!(record["commitment"], Seed::of_number(5).commitment());
    }
}

#[test]
fn a_good_record_is_in_order() {
    for id in ids() {
        let (path, record) = record(id, "good");
        let path = path.to_str().unwrap();
        let commitment = record["commitment"].as_str().unwrap();
        let said = good(&["verify", path]);
        assert!(said.contains(commitment) && said.contains("The record is in order."), "{said}");
        good(&["verify", path, "--commitment", &commitment.to_uppercase()]);
        let other = Seed::of_number(6).commitment();
        let args = ["verify", path, "--commitment", &other];
        refused(&args, 1, "Il seme non è quello promesso", "The seed is not the one that was promised");
    }
}

#[test]
fn records_of_every_version_of_the_rules_are_read() {
    let mut older = Vec::new();
    for game in games::ALL.iter().map(|game| game.info()) {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game.id).join("tests/records");
        for file in std::fs::read_dir(kept).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let record = read(text.lines().next().unwrap())["record"].take();
            let rules = record["rules"].as_u64().unwrap();
            let path = write(&folder(&format!("rules-{}-{rules}", game.id)).join("record.json"), &record);
            let said = good(&["verify", &path]);
            assert!(said.contains("The record is in order."), "{} {rules}: {said}", game.id);
            let told = read(&good(&["transcript", &path, "--json"]));
            let actions = record["actions"].as_array().unwrap().len();
            assert_eq!(told["steps"].as_array().unwrap().len(), actions + 1, "{} {rules}", game.id);
            assert!(told["outcome"]["standing"].is_object(), "{} {rules}: it ends", game.id);
            older.extend((rules < u64::from(game.rules)).then_some((game.id, rules)));
        }
    }
    older.sort_unstable();
    assert_eq!(older, [("hanabi", 1), ("senet", 1), ("sensu", 2), ("sesto-senso", 1)]);
}

#[test]
fn a_record_without_a_fingerprint_is_checked_against_the_rules_alone() {
    for id in ids() {
        let (path, mut record) = record(id, "bare");
        record.as_object_mut().unwrap().remove("commitment");
        let said = good(&["verify", &write(&path, &record)]);
        assert!(said.contains("nothing to compare"), "{said}");
    }
}

#[test]
fn a_changed_seed_is_found_out() {
    for id in ids() {
        let (path, mut record) = record(id, "seed");
        record["seed"] = json!(Seed::of_number(6).to_hex());
        let path = write(&path, &record);
        refused(&["verify", &path], 1, "Il seme non è quello promesso", "not the one that was promised");
        refused(&["verify", &path], 1, "La registrazione non è in ordine.", "The record is not in order.");
        record["seed"] = json!("abc");
        let path = write(Path::new(&path), &record);
        refused(&["verify", &path], 1, "non è una registrazione", "is not a record");
    }
}

#[test]
fn a_changed_action_is_found_out_with_the_reason() {
    for id in ids() {
        let (path, mut record) = record(id, "action");
        let actions = record["actions"].as_array_mut().unwrap();
        let first = actions[0].clone();
        actions.insert(0, first);
        let path = write(&path, &record);
        refused(&["verify", &path], 1, "è contro le regole", "is against the rules");
        refused(&["transcript", &path], 1, "è contro le regole", "is against the rules");
        record["actions"][0] = json!({"seat": 0, "action": {"type": "conjure"}});
        let path = write(Path::new(&path), &record);
        refused(&["verify", &path], 1, "Il passo 1 è contro le regole", "Step 1 is against the rules");
    }
}

#[test]
fn moves_after_the_end_are_found_out() {
    for id in ids() {
        let (path, mut record) = record(id, "after");
        let actions = record["actions"].as_array_mut().unwrap();
        let step = actions.len() + 1;
        actions.push(actions[0].clone());
        let path = write(&path, &record);
        let (italian, english) = (format!("Il passo {step} è"), format!("Step {step} is"));
        refused(&["verify", &path], 1, &italian, &english);
    }
}

#[test]
fn an_unfinished_game_is_said_to_be_one() {
    for id in ids() {
        let (path, mut record) = record(id, "unfinished");
        record["actions"].as_array_mut().unwrap().pop();
        let path = write(&path, &record);
        for command in ["verify", "transcript"] {
            refused(&[command, &path], 1, "La partita non è finita", "The game is not finished");
        }
    }
}

#[test]
fn other_rules_and_other_games_are_named() {
    for id in ids() {
        let (path, mut record) = record(id, "rules");
        record["rules"] = json!(99);
        let path = write(&path, &record);
        refused(&["verify", &path], 1, "la versione 99 delle regole", "version 99 of the rules");
        record["game"] = json!("ludo");
        let path = write(Path::new(&path), &record);
        refused(&["verify", &path], 1, "Il gioco «ludo» non c’è.", "There is no game “ludo”.");
    }
}

#[test]
fn options_that_are_none_are_found_out() {
    for id in ids() {
        let (path, mut record) = record(id, "options");
        record["options"] = json!({"nonsense": true});
        let path = write(&path, &record);
        refused(&["verify", &path], 1, "Le opzioni non vanno bene", "The options do not fit");
    }
}

#[test]
fn a_cut_file_and_junk_are_told_apart() {
    for id in ids() {
        let (path, record) = record(id, "junk");
        let text = record.to_string();
        std::fs::write(&path, &text[..text.len() / 2]).unwrap();
        let shown = path.to_str().unwrap();
        refused(&["verify", shown], 1, "si interrompe a metà", "ends in the middle");
        std::fs::write(&path, "once upon a time").unwrap();
        refused(&["verify", shown], 1, "non è nemmeno JSON", "it is not even JSON");
        std::fs::write(&path, "{\"game\": 7}").unwrap();
        refused(&["verify", shown], 1, "non è una registrazione", "is not a record");
    }
}

#[test]
fn the_transcript_tells_every_step_to_every_seat() {
    for id in ids() {
        let (path, record) = record(id, "transcript");
        let transcript = read(&good(&["transcript", path.to_str().unwrap(), "--json"]));
        for field in ["game", "rules", "seats", "options", "commitment", "seed"] {
            assert_eq!(transcript[field], record[field], "{field}");
        }
        let steps = transcript["steps"].as_array().unwrap();
        let actions = record["actions"].as_array().unwrap();
        assert_eq!(steps.len(), actions.len() + 1, "the deal is step 0");
        assert_eq!(steps[0]["action"], Value::Null);
        for (step, played) in steps[1..].iter().zip(actions) {
            assert_eq!((&step["seat"], &step["action"]), (&played["seat"], &played["action"]));
        }
        for (index, step) in steps.iter().enumerate() {
            assert_eq!(step["step"], index);
            assert_eq!(step["seats"].as_array().unwrap().len(), record["seats"].as_u64().unwrap() as usize);
            let sights = step["seats"].as_array().unwrap().iter().chain([&step["truth"], &step["spectator"]]);
            for sight in sights {
                assert!(sight["view"].is_object() && sight["events"].is_array(), "{sight}");
            }
        }
        assert!(transcript["outcome"]["standing"].is_object());
    }
}

#[test]
fn the_printed_transcript_has_words() {
    for id in ids() {
        let (path, record) = record(id, "printed");
        let path = path.to_str().unwrap();
        let steps = record["actions"].as_array().unwrap().len();
        for (lang, deal, truth) in [("it", "la preparazione", "Verità:"), ("en", "the deal", "Truth:")] {
            let printed = good(&["transcript", path, "--lang", lang]);
            assert!(printed.contains(&format!("# 0 · {deal}")), "{printed}");
            assert_eq!(printed.matches(truth).count(), steps + 1);
            assert!(printed.contains(&format!("# {steps} · ")));
        }
    }
}

#[test]
fn records_go_into_the_forms_of_others_and_come_back() {
    for format in games::FORMATS {
        let (path, record) = record(format.game(), "exchange");
        let there = read(&good(&["export", path.to_str().unwrap(), "--players", "Ada,Bruno"]));
        let theirs = write(&path.with_file_name("theirs.json"), &there);
        let back = read(&good(&["import", &theirs, "--format", format.name()]));
        assert_eq!(back["game"], format.game());
        assert_eq!(back["actions"].as_array().unwrap().len(), record["actions"].as_array().unwrap().len());
        good(&["verify", &write(&path, &back)]);
        refused(
            &["import", &theirs, "--format", "none"],
            1,
            "La forma «none» non c’è",
            "There is no form “none”",
        );
        let (other, _) = self::record("senet", "exchange");
        refused(
            &["export", other.to_str().unwrap()],
            1,
            "non c’è un’altra forma",
            "There is no other form for games of senet",
        );
    }
}

#[test]
fn a_finished_game_is_weighed_choice_by_choice_in_both_languages() {
    for id in games::offered().iter().map(|game| game.info().id) {
        let (path, record) = record(id, "analyse");
        let path = path.to_str().unwrap();
        let analysis = read(&good(&["analyse", path, "--games", "2", "--json"]));
        let steps = analysis["steps"].as_array().unwrap();
        assert_eq!(steps.len(), record["actions"].as_array().unwrap().len());
        let decisions: Vec<&Value> = steps.iter().filter(|step| !step["choices"].is_null()).collect();
        assert!(!decisions.is_empty() && steps.iter().any(|step| !step["luck"].is_null()), "{id}");
        for decision in decisions {
            let choices = &decision["choices"];
            for place in ["best", "played"] {
                let choice = &choices["moves"][choices[place].as_u64().unwrap() as usize];
                assert!(choice["worth"]["error"].as_f64().unwrap() > 0.0, "{id}: {choice}");
                assert!(choice["say"]["key"].is_string(), "{id}: {choice}");
            }
        }
        for (lang, words) in [("it", "La sorte"), ("en", "Luck")] {
            let told = good(&["--lang", lang, "analyse", path, "--games", "2", "--open"]);
            assert!(told.contains(words) && !told.contains("cli-"), "{told}");
        }
    }
}

#[test]
fn an_unfinished_game_is_not_weighed() {
    let (path, mut record) = record("senet", "unweighed");
    record["actions"].as_array_mut().unwrap().truncate(3);
    let path = write(&path, &record);
    refused(&["analyse", &path], 1, "non è finita", "not finished");
}

/// A finished game that three had a part in, one of them too late, in a folder of its own.
fn shared(id: &str, test: &str) -> (PathBuf, Value) {
    let game = games::find(id).unwrap();
    let part = |seat: u8, number: u64, came: bool| {
        let part = Seed::of_number(number);
        Part { seat: Seat(seat), hash: part.commitment(), part: came.then_some(part) }
    };
    let parts = Parts { server: Seed::of_number(1), seats: vec![part(0, 2, true), part(1, 3, false)] };
    let seats = game.info().min_seats.max(2);
    let mut table = game.deal(&json!({}), seats, parts.seed()).unwrap().table;
    while let Some(seat) = table.to_act().first() {
        let bot = table.bot(&"random".parse().unwrap(), seat).unwrap();
        let made = bot.decide(&*table, &Company::default(), true, Cancel::NEVER).made().unwrap();
        table.play(seat, &made.action).unwrap();
    }
    let commitment = Some(parts.server.commitment());
    let record = AnyRecord { commitment, parts: Some(parts), ..table.record() };
    let record = serde_json::to_value(record).unwrap();
    (folder(&format!("{test}-{id}")).join("shared.json"), record)
}

#[test]
fn a_deal_that_was_made_together_is_checked_part_by_part() {
    for id in ids() {
        let (path, record) = shared(id, "parts");
        let path = write(&path, &record);
        let said = good(&["verify", &path]);
        assert!(said.contains("one of a seat, as it was promised. One did not come in time."), "{said}");
        good(&["verify", &path, "--commitment", &Seed::of_number(1).commitment()]);
        assert_eq!(read(&good(&["transcript", &path, "--json"]))["parts"], record["parts"]);
        let check = |change: &dyn Fn(&mut Value), italian: &str, english: &str| {
            let mut changed = record.clone();
            change(&mut changed);
            refused(&["verify", &write(Path::new(&path), &changed)], 1, italian, english);
        };
        let other = json!(Seed::of_number(9).to_hex());
        check(
            &|record| record["parts"]["seats"][0]["part"] = other.clone(),
            "Posto 1: la parte non è quella promessa",
            "Seat 1: the part is not the one that was promised",
        );
        check(
            &|record| record["parts"]["server"] = other.clone(),
            "Il seme non è quello promesso",
            "The seed is not the one that was promised",
        );
        let late = json!(Seed::of_number(3).to_hex());
        for change in [
            // Whoever was late is put in afterwards, and whoever was there is left out.
            &|record: &mut Value| record["parts"]["seats"][1]["part"] = late.clone(),
            &|record: &mut Value| record["parts"]["seats"][0]["part"] = Value::Null,
            &|record: &mut Value| record["seed"] = other.clone(),
        ] as [&dyn Fn(&mut Value); 3]
        {
            check(change, "non è quello che risulta da queste parti", "not the one that these parts make");
        }
    }
}
