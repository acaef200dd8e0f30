//! What must not be: every function gives the violations it finds.

use crate::graph::Graph;
use crate::sources::{Line, Sources};

/// The rules crates: their names are the ids of the games.
pub(crate) fn rules() -> impl Iterator<Item = &'static str> {
    games::ALL.iter().map(|game| game.info().id)
}

fn is_rules(name: &str) -> bool {
    rules().any(|id| id == name)
}

const RULES_MAY_USE: [&str; 5] = ["boardgame", "serde", "utoipa", "arrayvec", "thiserror"];
const RULES_MAY_TEST_WITH: [&str; 4] = ["testkit", "serde_json", "proptest", "insta"];
const SQL: [&str; 4] = ["sqlx", "sqlx-core", "rusqlite", "libsqlite3-sys"];
/// Who may name a rules crate in its manifest: the registry, the bots, and the boards of the terminal.
const MAY_NAME_RULES: [&str; 3] = ["games", "bots", "terminal"];
/// What computes and does not wait.
const PURE: [&str; 5] = ["boardgame", "testkit", "games", "bots", "room"];
/// What serves every game alike.
const NAME_NO_GAME: [&str; 5] = ["room", "server", "store", "bus", "ludoteca"];
/// What would let rules depend on the machine, the moment or the order of a hash.
const IMPURE: [&str; 9] =
    ["std::fs", "std::net", "std::time", "std::thread", "HashMap", "HashSet", "f32", "f64", "println!"];

/// What a room that only decides does not do: it waits for nothing, and the time is handed to it.
const UNDECIDED: [&str; 8] =
    ["async", "await", "Instant", "SystemTime", "std::fs", "std::net", "std::thread", "println!"];

/// Where limits stand: a constant that is named like one stands in `limits.rs` there.
const HAVE_LIMITS: [&str; 2] = ["room", "server"];
/// How the names of limits begin.
const LIKE_LIMITS: [&str; 5] = ["MOST", "LARGEST", "LONGEST", "SHORTEST", "MAX"];
/// How long a day is, as people write it.
const DAYS: [&str; 3] = ["24 * 60 * 60", "86400", "86_400"];

#[track_caller]
pub(crate) fn assert_none(violations: Vec<String>) {
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

pub(crate) fn rules_dependencies(graph: &Graph) -> Vec<String> {
    let mut violations = Vec::new();
    for rules in graph.members().filter(|member| is_rules(member)) {
        let used = graph.direct(rules).filter(|name| !RULES_MAY_USE.contains(name));
        violations.extend(used.map(|name| format!("{rules} depends on {name}")));
        let allowed = |name: &&str| RULES_MAY_USE.contains(name) || RULES_MAY_TEST_WITH.contains(name);
        let tested = graph.for_tests(rules).filter(|name| !allowed(name));
        violations.extend(tested.map(|name| format!("{rules} is tested with {name}")));
    }
    violations
}

pub(crate) fn contract_dependencies(graph: &Graph) -> Vec<String> {
    let members: Vec<&str> = graph.members().collect();
    graph
        .direct("boardgame")
        .filter(|name| members.contains(name))
        .map(|name| format!("boardgame depends on {name}"))
        .collect()
}

pub(crate) fn sql_outside_store(graph: &Graph) -> Vec<String> {
    let mut violations = Vec::new();
    for member in graph.members().filter(|member| *member != "store") {
        let named = graph.direct(member).chain(graph.for_tests(member)).filter(|name| SQL.contains(name));
        violations.extend(named.map(|name| format!("{member} depends on {name}")));
    }
    violations
}

pub(crate) fn rules_named_elsewhere(graph: &Graph) -> Vec<String> {
    let mut violations = Vec::new();
    for member in graph.members().filter(|member| !MAY_NAME_RULES.contains(member)) {
        let named = graph.direct(member).chain(graph.for_tests(member)).filter(|name| is_rules(name));
        violations.extend(named.map(|name| format!("{member} depends on {name}")));
    }
    violations
}

pub(crate) fn runtime_below_the_edge(graph: &Graph) -> Vec<String> {
    let pure = graph.members().filter(|member| PURE.contains(member) || is_rules(member));
    pure.filter_map(|member| graph.chain(member, "tokio"))
        .map(|chain| format!("tokio is reached by {}", chain.join(" > ")))
        .collect()
}

pub(crate) fn games_named(sources: &Sources) -> Vec<String> {
    let words: Vec<String> = rules().flat_map(as_words).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    NAME_NO_GAME.into_iter().flat_map(|member| found(sources, member, &words)).collect()
}

/// An id as text, as the name of a crate, and as the name of a type.
fn as_words(id: &str) -> [String; 3] {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    [id.to_owned(), id.replace('-', "_"), id.split('-').map(capital).collect()]
}

pub(crate) fn impure_rules(sources: &Sources) -> Vec<String> {
    rules().flat_map(|member| found(sources, member, &IMPURE)).collect()
}

pub(crate) fn waiting_decisions(sources: &Sources) -> Vec<String> {
    found(sources, "room", &UNDECIDED)
}

pub(crate) fn limits_elsewhere(sources: &Sources) -> Vec<String> {
    let is_limit = |line: &&Line| {
        let name = line.code.split_once("const ").map_or("", |(_, name)| name);
        LIKE_LIMITS.iter().any(|limit| name.starts_with(limit)) && line.file != "src/limits.rs"
    };
    let lines = HAVE_LIMITS.into_iter().flat_map(|member| sources.of(member)).filter(is_limit);
    lines.map(Line::told).collect()
}

pub(crate) fn other_days(sources: &Sources) -> Vec<String> {
    let is_own = |line: &&Line| line.member == "room" && line.file == "src/ids.rs";
    let is_day = |line: &&Line| DAYS.iter().any(|day| line.has_word(day));
    let lines = NAME_NO_GAME.into_iter().flat_map(|member| sources.of(member));
    lines.filter(is_day).filter(|line| !is_own(line)).map(Line::told).collect()
}

fn found(sources: &Sources, member: &str, words: &[&str]) -> Vec<String> {
    let lines = sources.of(member).filter(|line| words.iter().any(|word| line.has_word(word)));
    lines.map(Line::told).collect()
}

mod can_fail {
    use super::*;

    #[test]
    fn rules_on_a_runtime_or_on_json() {
        let graph = Graph::drawn("senet: boardgame serde serde_json ~testkit ~serde_json ~rand");
        assert_eq!(rules_dependencies(&graph), ["senet depends on serde_json", "senet is tested with rand"]);
        assert_none(rules_dependencies(&Graph::drawn("hanabi: boardgame arrayvec ~testkit\nserver: tokio")));
    }

    #[test]
    fn a_contract_that_knows_a_game() {
        let graph = Graph::drawn("boardgame: serde senet\nsenet: boardgame");
        assert_eq!(contract_dependencies(&graph), ["boardgame depends on senet"]);
    }

    #[test]
    fn sql_in_the_server() {
        let graph = Graph::drawn("store: sqlx\nserver: store ~rusqlite\nludoteca: sqlx");
        assert_eq!(sql_outside_store(&graph), ["ludoteca depends on sqlx", "server depends on rusqlite"]);
    }

    #[test]
    fn a_server_that_knows_a_game() {
        let graph =
            Graph::drawn("games: senet\nbots: hanabi\nserver: games ~senet\nwords: sensu\nterminal: sensu");
        assert_eq!(rules_named_elsewhere(&graph), ["server depends on senet", "words depends on sensu"]);
    }

    #[test]
    fn a_runtime_behind_two_doors() {
        let graph = Graph::drawn("senet: timer\ntimer: tokio\nserver: tokio\ngames: boardgame ~tokio");
        assert_eq!(runtime_below_the_edge(&graph), ["tokio is reached by senet > timer > tokio"]);
    }

    #[test]
    fn a_game_named_in_the_server() {
        let named = Sources::drawn("server", "// as in hanabi\nif id == \"hanabi\" {\nlet senetlike = 1;\n");
        assert_eq!(games_named(&named), ["crates/server/src/lib.rs:2: if id == \"hanabi\" {"]);
        assert_none(games_named(&Sources::drawn("games", "senet::Senet")));
    }

    #[test]
    fn a_game_of_two_words_named_in_the_store() {
        let text = "use sesto_senso::View;\nlet game: SestoSenso;\nlet id = \"sesto-senso\";\nlet sesto = 1;";
        assert_eq!(games_named(&Sources::drawn("store", text)).len(), 3);
    }

    #[test]
    fn rules_with_a_clock_or_a_hash() {
        let text = "use std::time::Instant;\nlet map: HashMap<u8, u8>;\nlet half = 0.5_f32;\nprintln!(\"x\");\nlet fine = 1;";
        let impure = impure_rules(&Sources::drawn("senet", text));
        assert_eq!(impure.len(), 4, "{impure:?}");
        assert_none(impure_rules(&Sources::drawn("bots", text)));
    }

    #[test]
    fn a_limit_and_a_day_of_their_own() {
        let text = "pub(crate) const LONGEST_NAME: usize = 40;\nconst DAY: i64 = 24 * 60 * 60 * 1000;\nlet most = MOST;";
        let (server, store) = (Sources::drawn("server", text), Sources::drawn("store", text));
        assert_eq!(
            limits_elsewhere(&server),
            ["crates/server/src/lib.rs:1: pub(crate) const LONGEST_NAME: usize = 40;"]
        );
        assert_eq!(other_days(&store), ["crates/store/src/lib.rs:2: const DAY: i64 = 24 * 60 * 60 * 1000;"]);
        assert_none(limits_elsewhere(&store));
    }

    #[test]
    fn a_room_that_waits_or_looks_at_a_clock() {
        let text = "pub async fn decide() {\nlet now = Instant::now();\nlet fine = now;";
        assert_eq!(waiting_decisions(&Sources::drawn("room", text)).len(), 2);
        assert_none(waiting_decisions(&Sources::drawn("server", text)));
    }
}
