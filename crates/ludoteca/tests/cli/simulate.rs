//! Simulations are the same on any number of threads, count by bot, and write records.

use serde_json::Value;

use crate::{folder, good, ids, json, refused};

fn without_times(mut report: Value) -> Value {
    let object = report.as_object_mut().unwrap();
    assert!(object.remove("seconds").unwrap().as_f64().unwrap() > 0.0);
    assert!(object.remove("games_per_second").unwrap().as_f64().unwrap() > 0.0);
    for field in ["choice_us", "longest_choice_us"] {
        assert!(object.remove(field).unwrap()[0].as_f64().unwrap() > 0.0, "{field}");
    }
    report
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for id in ids() {
        let run = |threads: &str| {
            let args = ["simulate", id, "--games", "60", "--seed", "7", "--threads", threads, "--json"];
            without_times(json(&good(&args)))
        };
        let alone = run("1");
        assert_eq!(alone, run("4"));
        assert_eq!(alone, run("3"));
        assert_ne!(
            alone,
            without_times(json(&good(&["simulate", id, "--games", "60", "--seed", "70", "--json"])))
        );
    }
}

#[test]
fn the_report_has_the_promised_fields() {
    for game in games::ALL {
        let info = game.info();
        let report = json(&good(&["simulate", info.id, "--games", "20", "--json"]));
        assert_eq!(report["game"], info.id);
        assert_eq!(report["seats"], info.min_seats);
        assert_eq!(report["bots"], serde_json::json!(["random"]));
        assert_eq!(report["options"], info.default_options);
        assert_eq!((&report["games"], &report["seed"]), (&Value::from(20), &Value::from(1)));
        for field in ["mean", "stderr", "win_rate"] {
            assert_eq!(report[field].as_array().unwrap().len(), 1, "{field}");
        }
        assert!(report["turns_mean"].as_f64().unwrap() > 1.0);
        let choices = report["choices"][0].as_u64().unwrap();
        assert_eq!(choices as f64 / 20.0, report["steps_mean"].as_f64().unwrap(), "every step was a choice");
        let ends: u64 = report["ends"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
        assert_eq!(ends, 20);
    }
}

#[test]
fn several_bots_change_seats_and_are_counted_one_by_one() {
    for game in games::ALL {
        let info = game.info();
        let names = vec!["random"; usize::from(info.min_seats.max(2))].join(",");
        let report = json(&good(&["simulate", info.id, "--bots", &names, "--games", "40", "--json"]));
        let mean: f64 = report["mean"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
        match report.get("scores") {
            Some(_) => assert_eq!(report["mean"].as_array().unwrap().len(), 1),
            None => assert!((mean - 1.0).abs() < 1e-9, "the points of a game add up to one: {report}"),
        }
    }
}

#[test]
fn records_are_written_and_are_in_order() {
    for id in ids() {
        let folder = folder(&format!("records-{id}"));
        let path = folder.to_str().unwrap();
        good(&["simulate", id, "--games", "3", "--seed", "11", "--records", path]);
        for seed in 11..14 {
            let record = folder.join(format!("{id}-{seed}.json"));
            let said = good(&["verify", record.to_str().unwrap()]);
            assert!(said.contains("in order"), "{said}");
        }
        assert_eq!(folder.read_dir().unwrap().count(), 3);
    }
}

#[test]
fn the_table_is_in_both_languages() {
    for id in ids() {
        let english = good(&["simulate", id, "--games", "10"]);
        assert!(english.contains("games a second") && english.contains('±'), "{english}");
        let italian = good(&["simulate", id, "--games", "10", "--lang", "it"]);
        assert!(italian.contains("partite al secondo"), "{italian}");
    }
}

#[test]
fn bots_are_compared_with_the_best_lines_where_a_game_knows_them() {
    let mut compared = 0;
    for game in games::ALL {
        let id = game.info().id;
        let seats = game.info().min_seats.to_string();
        let args = ["simulate", id, "--seats", &seats, "--games", "1", "--best", "--json"];
        // The game that is played alone has a solver.
        if game.info().min_seats == 1 {
            let report = json(&good(&args));
            assert!(report["best"]["mean"].as_f64() > report["mean"][0].as_f64(), "{report}");
            assert_eq!(report["best"]["beaten"], 0);
            compared += 1;
        } else {
            refused(&args, 1, "nessuno conosce una linea migliore", "Nobody knows a best line");
        }
    }
    assert!(compared > 0);
}

#[test]
fn numbers_beyond_the_last_are_refused() {
    let id = ids().next().unwrap();
    let last = u64::MAX.to_string();
    refused(&["simulate", id, "--seed", &last], 1, "troppo grandi", "too large");
}
