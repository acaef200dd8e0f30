//! The dependency graph of the workspace, from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// Which crates depend on which, by name.
#[derive(Default)]
pub(crate) struct Graph {
    /// The members of the workspace, each with what it names in its manifest.
    members: BTreeMap<String, Named>,
    /// What every package is built with on this machine, tests left out.
    built_with: BTreeMap<String, BTreeSet<String>>,
}

#[derive(Default)]
struct Named {
    normal: BTreeSet<String>,
    dev: BTreeSet<String>,
}

impl Graph {
    pub(crate) fn of_workspace() -> Graph {
        Graph::of_metadata(&metadata())
    }

    fn of_metadata(metadata: &Value) -> Graph {
        let mut graph = Graph::default();
        let mut names = BTreeMap::new();
        for package in list(&metadata["packages"]) {
            let name = text(&package["name"]);
            names.insert(text(&package["id"]), name.clone());
            if !list(&metadata["workspace_members"]).contains(&package["id"]) {
                continue;
            }
            let named = graph.members.entry(name).or_default();
            for dependency in list(&package["dependencies"]) {
                let kind = if dependency["kind"] == "dev" { &mut named.dev } else { &mut named.normal };
                kind.insert(text(&dependency["name"]));
            }
        }
        for node in list(&metadata["resolve"]["nodes"]) {
            let built_with = graph.built_with.entry(names[&text(&node["id"])].clone()).or_default();
            for dependency in list(&node["deps"]) {
                if list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null()) {
                    built_with.insert(names[&text(&dependency["pkg"])].clone());
                }
            }
        }
        graph
    }

    /// A made-up workspace: `crate: dependency dependency`, a dependency for tests being written `~name`.
    pub(crate) fn drawn(text: &str) -> Graph {
        let mut graph = Graph::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (name, dependencies) = line.split_once(':').expect("a line is `crate: dependencies`");
            let named = graph.members.entry(name.to_owned()).or_default();
            for dependency in dependencies.split_whitespace() {
                match dependency.strip_prefix('~') {
                    Some(dev) => named.dev.insert(dev.to_owned()),
                    None => named.normal.insert(dependency.to_owned()),
                };
            }
            graph.built_with.insert(name.to_owned(), graph.members[name].normal.clone());
        }
        graph
    }

    pub(crate) fn members(&self) -> impl Iterator<Item = &str> {
        self.members.keys().map(String::as_str)
    }

    /// What a member names for its own code and its build.
    pub(crate) fn direct(&self, member: &str) -> impl Iterator<Item = &str> {
        self.members.get(member).into_iter().flat_map(|named| &named.normal).map(String::as_str)
    }

    /// What a member names for its tests alone.
    pub(crate) fn for_tests(&self, member: &str) -> impl Iterator<Item = &str> {
        self.members.get(member).into_iter().flat_map(|named| &named.dev).map(String::as_str)
    }

    /// How a crate comes to be built with another, as a chain of names, if it is.
    pub(crate) fn chain(&self, from: &str, to: &str) -> Option<Vec<String>> {
        let mut open = vec![vec![from.to_owned()]];
        let mut seen = BTreeSet::new();
        while let Some(chain) = open.pop() {
            let last = chain.last().expect("a chain has a beginning");
            if last == to {
                return Some(chain);
            }
            for next in self.built_with.get(last).into_iter().flatten() {
                if seen.insert(next.clone()) {
                    open.push([chain.as_slice(), std::slice::from_ref(next)].concat());
                }
            }
        }
        None
    }
}

/// What cargo knows of the workspace and everything that it is built with on this machine.
pub(crate) fn metadata() -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    // Packages of other systems need not be there, so only this one is asked for.
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform", &host()])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON")
}

fn host() -> String {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let output = Command::new(rustc).arg("-vV").output().expect("rustc can be run");
    let text = String::from_utf8(output.stdout).expect("rustc writes text");
    text.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host").to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().expect("a name is text").to_owned()
}

#[test]
fn metadata_is_understood() {
    let graph = Graph::of_metadata(&serde_json::json!({
        "packages": [
            { "id": "1", "name": "senet", "dependencies": [
                { "name": "serde", "kind": null }, { "name": "insta", "kind": "dev" }, { "name": "cc", "kind": "build" },
            ] },
            { "id": "2", "name": "serde", "dependencies": [{ "name": "serde_core", "kind": null }] },
            { "id": "3", "name": "serde_core", "dependencies": [] },
            { "id": "4", "name": "insta", "dependencies": [] },
        ],
        "workspace_members": ["1"],
        "resolve": { "nodes": [
            { "id": "1", "deps": [
                { "pkg": "2", "dep_kinds": [{ "kind": null }] }, { "pkg": "4", "dep_kinds": [{ "kind": "dev" }] },
            ] },
            { "id": "2", "deps": [{ "pkg": "3", "dep_kinds": [{ "kind": null }] }] },
            { "id": "3", "deps": [] },
        ] },
    }));
    assert_eq!(graph.members().collect::<Vec<_>>(), ["senet"]);
    assert_eq!(graph.direct("senet").collect::<Vec<_>>(), ["cc", "serde"]);
    assert_eq!(graph.for_tests("senet").collect::<Vec<_>>(), ["insta"]);
    assert_eq!(
        graph.chain("senet", "serde_core").expect("it is built with it").join(" > "),
        "senet > serde > serde_core"
    );
    assert_eq!(graph.chain("senet", "insta"), None);
}
