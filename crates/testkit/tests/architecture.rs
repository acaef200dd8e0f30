//! The invariants of the architecture, stated as absences: each is checked on the real project,
//! and each is shown to fail on a made-up one.

#[path = "architecture/advice.rs"]
mod advice;
#[path = "architecture/graph.rs"]
mod graph;
#[path = "architecture/guide.rs"]
mod guide;
#[path = "architecture/invariants.rs"]
mod invariants;
#[path = "architecture/packages.rs"]
mod packages;
#[path = "architecture/registries.rs"]
mod registries;
#[path = "architecture/sources.rs"]
mod sources;
#[path = "architecture/threats.rs"]
mod threats;
#[path = "architecture/walk.rs"]
mod walk;
#[path = "architecture/words.rs"]
mod words;

use graph::Graph;
use packages::{Allowed, Package};
use sources::Sources;

#[test]
fn rules_depend_on_the_contract_and_little_else() {
    invariants::assert_none(invariants::rules_dependencies(&Graph::of_workspace()));
}

#[test]
fn the_contract_depends_on_nothing_of_ours() {
    invariants::assert_none(invariants::contract_dependencies(&Graph::of_workspace()));
}

#[test]
fn only_the_store_speaks_sql() {
    invariants::assert_none(invariants::sql_outside_store(&Graph::of_workspace()));
}

#[test]
fn only_registry_bots_and_terminal_depend_on_rules() {
    invariants::assert_none(invariants::rules_named_elsewhere(&Graph::of_workspace()));
}

#[test]
fn what_computes_waits_for_nothing() {
    invariants::assert_none(invariants::runtime_below_the_edge(&Graph::of_workspace()));
}

#[test]
fn every_package_may_be_shipped_with_ours() {
    let (packages, allowed) = (Package::all(&graph::metadata()), Allowed::of_workspace());
    assert!(packages.iter().any(|package| package.name == "serde"));
    invariants::assert_none(packages::licences(&packages, &allowed));
}

#[test]
fn packages_are_built_in_one_version() {
    let packages = Package::all(&graph::metadata());
    invariants::assert_none(packages::second_versions(&packages, &Allowed::of_workspace()));
}

#[test]
fn packages_have_the_version_that_the_changelog_tells() {
    let changelog = concat!(env!("CARGO_MANIFEST_DIR"), "/../../CHANGELOG.md");
    let changelog = std::fs::read_to_string(changelog).expect("the changelog can be read");
    let newest = changelog.lines().find_map(|line| line.strip_prefix("## ")).expect("it has a version");
    assert_eq!(newest.split(',').next(), Some(env!("CARGO_PKG_VERSION")), "the newest is {newest}");
}

#[test]
fn a_game_is_in_every_registry() {
    invariants::assert_none(registries::half_there(&registries::of_workspace()));
}

#[test]
fn rooms_and_storage_name_no_game() {
    invariants::assert_none(invariants::games_named(&Sources::of_workspace()));
}

#[test]
fn rules_do_no_io_and_leave_nothing_to_the_machine() {
    invariants::assert_none(invariants::impure_rules(&Sources::of_workspace()));
}

#[test]
fn a_room_decides_without_waiting_and_is_told_the_time() {
    invariants::assert_none(invariants::waiting_decisions(&Sources::of_workspace()));
}

#[test]
fn limits_stand_in_one_place() {
    invariants::assert_none(invariants::limits_elsewhere(&Sources::of_workspace()));
}

#[test]
fn a_day_is_as_long_everywhere() {
    invariants::assert_none(invariants::other_days(&Sources::of_workspace()));
}

#[test]
fn keys_in_the_code_have_words() {
    let catalogues = words::Catalogues::of_workspace();
    assert!(catalogues.asked(&Sources::of_workspace()).count() > 500);
    invariants::assert_none(catalogues.unknown(&Sources::of_workspace()));
}

#[test]
fn every_reason_has_advice_that_speaks_to_whoever_asked() {
    let advice = advice::Advice::of_workspace();
    invariants::assert_none(advice.unmatched(&Sources::of_workspace()));
    invariants::assert_none(advice.in_first_person());
}

#[test]
fn the_workspace_is_really_read() {
    let (graph, sources) = (Graph::of_workspace(), Sources::of_workspace());
    assert!(graph.members().any(|member| member == "boardgame"));
    assert!(graph.members().any(|member| invariants::rules().any(|id| id == member)));
    assert!(graph.direct("boardgame").any(|dependency| dependency == "serde"));
    assert!(sources.of("testkit").next().is_some());
}
