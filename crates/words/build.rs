//! Embeds the catalogues anew when a file of theirs comes, goes or changes.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
