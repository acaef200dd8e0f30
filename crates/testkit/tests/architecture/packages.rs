//! What comes in with the dependencies: their licences, and packages that are built in two versions.
//! Both lists stand in `deny.toml`, for the forge's check and for this one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;

/// A package that is built or tested with here.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) licence: String,
}

/// What `deny.toml` lets in.
pub(crate) struct Allowed {
    licences: BTreeSet<String>,
    /// `name@version`
    second_versions: BTreeSet<String>,
}

impl Package {
    /// Those of the dependency graph, ours too.
    pub(crate) fn all(metadata: &Value) -> Vec<Package> {
        let nodes = metadata["resolve"]["nodes"].as_array().map_or(&[][..], Vec::as_slice);
        let built: BTreeSet<&str> = nodes.iter().filter_map(|node| node["id"].as_str()).collect();
        let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        packages
            .iter()
            .filter(|package| package["id"].as_str().is_some_and(|id| built.contains(id)))
            .map(|package| Package {
                name: text(&package["name"]),
                version: text(&package["version"]),
                licence: text(&package["license"]),
            })
            .collect()
    }
}

impl Allowed {
    pub(crate) fn of_workspace() -> Allowed {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deny.toml");
        Allowed::read(&std::fs::read_to_string(path).expect("deny.toml can be read"))
    }

    pub(crate) fn read(deny: &str) -> Allowed {
        Allowed { licences: quoted(deny, "allow = ["), second_versions: quoted(deny, "skip = [") }
    }
}

/// The quoted words of a list that begins with a line of its own and ends with `]`.
fn quoted(text: &str, begins: &str) -> BTreeSet<String> {
    let lines = text.lines().skip_while(|line| *line != begins).skip(1).take_while(|line| *line != "]");
    lines.filter_map(|line| line.split('"').nth(1)).map(str::to_owned).collect()
}

pub(crate) fn licences(packages: &[Package], allowed: &Allowed) -> Vec<String> {
    packages
        .iter()
        .filter(|package| !may_be_used(&package.licence, &allowed.licences))
        .map(|Package { name, version, licence }| format!("{name} {version} is under {licence:?}"))
        .collect()
}

/// An SPDX expression without nested brackets, as packages have them: any side of an `OR`, every side of an `AND`.
fn may_be_used(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let choices =
        |text: &str| text.replace('/', " OR ").split(" OR ").any(|one| allowed.contains(one.trim()));
    licence.split(" AND ").all(|side| choices(side.trim().trim_matches(['(', ')'])))
}

pub(crate) fn second_versions(packages: &[Package], allowed: &Allowed) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for Package { name, version, .. } in packages {
        versions.entry(name).or_default().push(format!("{name}@{version}"));
    }
    let second: BTreeSet<&String> = versions.values().filter(|all| all.len() > 1).flatten().collect();
    let mut violations = Vec::new();
    for all in versions.values() {
        let unnamed: Vec<&str> =
            all.iter().map(String::as_str).filter(|one| !allowed.second_versions.contains(*one)).collect();
        if unnamed.len() > 1 {
            violations.push(format!("built in several versions: {}", unnamed.join(", ")));
        }
    }
    let gone = allowed.second_versions.iter().filter(|one| !second.contains(one));
    violations.extend(gone.map(|one| format!("deny.toml skips {one}, which is no second version any more")));
    violations
}

#[test]
fn licences_and_second_versions_are_found() {
    let allowed = Allowed::read(
        "allow = [\n  \"MIT\",\n  \"Zlib\",\n]\nskip = [\n  \"syn@1.0.0\",\n  \"gone@1.0.0\",\n]\n",
    );
    let package = |name: &str, version: &str, licence: &str| Package {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.to_owned(),
    };
    let packages = [
        package("a", "1.0.0", "Apache-2.0/MIT"),
        package("b", "1.0.0", "(MIT OR Apache-2.0) AND Zlib"),
        package("c", "1.0.0", "MIT AND GPL-3.0"),
        package("d", "1.0.0", ""),
        package("syn", "1.0.0", "MIT"),
        package("syn", "2.0.0", "MIT"),
        package("base64", "1.0.0", "MIT"),
        package("base64", "2.0.0", "MIT"),
    ];
    assert_eq!(
        licences(&packages, &allowed),
        ["c 1.0.0 is under \"MIT AND GPL-3.0\"", "d 1.0.0 is under \"\""]
    );
    assert_eq!(
        second_versions(&packages, &allowed),
        [
            "built in several versions: base64@1.0.0, base64@2.0.0",
            "deny.toml skips gone@1.0.0, which is no second version any more",
        ]
    );
}
