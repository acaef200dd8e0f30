//! Help and bad input.

use crate::{folder, good, ids, refused};

#[test]
fn help_names_every_command_and_every_game() {
    let help = good(&["--help"]);
    for command in ["play", "simulate", "transcript", "verify", "bench"] {
        assert!(help.contains(command), "{help}");
    }
    let help = good(&["simulate", "--help"]);
    for id in ids() {
        assert!(help.contains(id), "{help}");
    }
    assert!(good(&["simulate", "--help", "--lang", "it"]).contains("Fai giocare i bot"));
    assert!(good(&["--lang=it", "--help"]).contains("Comandi"));
}

#[test]
fn a_bad_command_line_is_explained() {
    refused(&["dance"], 2, "Il comando «dance» non c’è.", "There is no command “dance”.");
    refused(&[], 2, "Quale comando?", "Which command?");
    refused(&["simulate"], 2, "Manca qualcosa", "Something is missing");
    refused(&["simulate", "x", "--fast"], 2, "Non conosco «--fast»", "I do not know “--fast”");
    refused(
        &["simulate", "x", "--games", "many"],
        2,
        "«many» non è un valore per --games",
        "“many” is not a value for --games",
    );
    refused(&["simulate", "x", "--games", "0"], 2, "«0» non è un valore", "“0” is not a value");
    refused(&["simulate", "x", "--games"], 2, "vuole un valore", "needs a value");
    refused(
        &["play", "x", "--hot-seat", "--bots", "random"],
        2,
        "non va d’accordo con",
        "does not go together with",
    );
}

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    let first = ids().next().unwrap();
    for command in ["simulate", "play"] {
        refused(&[command, "ludo"], 1, "Il gioco «ludo» non c’è.", "There is no game “ludo”.");
        refused(&[command, "ludo"], 1, first, first);
    }
}

#[test]
fn an_unknown_bot_is_answered_with_those_there_are() {
    for id in ids() {
        refused(&["simulate", id, "--bots", "genius"], 1, "il bot «genius» non c’è", "no bot “genius”");
        refused(&["simulate", id, "--bots", "genius"], 1, "random", "random");
        refused(
            &["simulate", id, "--bots", "random:depth=2"],
            1,
            "Il bot «random» non capisce «depth»",
            "The bot “random” does not understand “depth”",
        );
        refused(&["play", id, "--bots", "genius"], 1, "il bot «genius» non c’è", "no bot “genius”");
    }
}

#[test]
fn bad_options_are_explained() {
    for id in ids() {
        refused(&["simulate", id, "--options", "{\"a\":"], 1, "non sono JSON", "are not JSON");
        refused(&["simulate", id, "--options", "[1]"], 1, "un oggetto JSON", "a JSON object");
        refused(&["simulate", id, "--options", "{\"nonsense\":1}"], 1, "nonsense", "nonsense");
        refused(&["play", id, "--options", "{\"nonsense\":1}"], 1, "nonsense", "nonsense");
    }
}

#[test]
fn a_number_of_seats_or_bots_that_does_not_fit_is_explained() {
    for game in games::ALL {
        let info = game.info();
        let most = info.max_seats.to_string();
        let too_many = (info.max_seats + 1).to_string();
        refused(&["simulate", info.id, "--seats", &too_many], 1, &most, &most);
        let bots = vec!["random"; usize::from(info.min_seats) + 1].join(",");
        let args = ["simulate", info.id, "--seats", &info.min_seats.to_string(), "--bots", &bots];
        refused(&args, 1, "un bot per tutti", "one bot for all");
    }
}

#[test]
fn playing_needs_a_terminal() {
    for id in ids() {
        refused(&["play", id, "--bots", "random"], 1, "vero terminale", "real terminal");
    }
}

#[test]
fn a_missing_file_is_named() {
    let path = folder("missing").join("no.json");
    let path = path.to_str().unwrap();
    for command in ["verify", "transcript"] {
        refused(&[command, path], 1, "non si può leggere", "cannot be read");
    }
}
