//! The source lines of the workspace, without comments and without the tests at the end of a file.

use std::path::Path;

/// One line of code.
pub(crate) struct Line {
    pub(crate) member: String,
    pub(crate) file: String,
    pub(crate) number: usize,
    pub(crate) code: String,
}

pub(crate) struct Sources(Vec<Line>);

impl Sources {
    /// Every `src/**/*.rs` of every crate.
    pub(crate) fn of_workspace() -> Sources {
        let mut sources = Sources(Vec::new());
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for entry in std::fs::read_dir(crates).expect("the crates can be listed") {
            let folder = entry.expect("the crates can be listed").path();
            let member = folder.file_name().expect("a crate has a name").to_string_lossy().into_owned();
            sources.read_folder(&member, &folder.join("src"), "src");
        }
        sources
    }

    /// A made-up source file of a made-up crate.
    pub(crate) fn drawn(member: &str, text: &str) -> Sources {
        let mut sources = Sources(Vec::new());
        sources.add(member, "src/lib.rs", text);
        sources
    }

    fn read_folder(&mut self, member: &str, folder: &Path, name: &str) {
        for entry in std::fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("a folder can be listed").path();
            let name = format!("{name}/{}", path.file_name().expect("a file has a name").to_string_lossy());
            if path.is_dir() {
                self.read_folder(member, &path, &name);
            } else if name.ends_with(".rs") {
                self.add(member, &name, &std::fs::read_to_string(&path).expect("a source can be read"));
            }
        }
    }

    fn add(&mut self, member: &str, file: &str, text: &str) {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        // Nothing follows a module of tests: clippy sees to that.
        let is_tests = |pair: &[&str]| {
            pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod ") && pair[1].ends_with('{')
        };
        let end = lines.windows(2).position(is_tests).unwrap_or(lines.len());
        for (index, line) in lines[..end].iter().enumerate() {
            // A comment may name what code may not; one at the end of a line begins after a space.
            let code = line.split(" //").next().unwrap_or_default().trim();
            if !code.is_empty() && !code.starts_with("//") {
                let (member, file) = (member.to_owned(), file.to_owned());
                self.0.push(Line { member, file, number: index + 1, code: code.to_owned() });
            }
        }
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Line> {
        self.0.iter()
    }

    pub(crate) fn of(&self, member: &str) -> impl Iterator<Item = &Line> {
        self.0.iter().filter(move |line| line.member == member)
    }
}

impl Line {
    /// Where it stands and what it says.
    pub(crate) fn told(&self) -> String {
        format!("crates/{}/{}:{}: {}", self.member, self.file, self.number, self.code)
    }

    /// Whether the code has this word, and not only as a part of a longer one; the type at the end of a number counts.
    pub(crate) fn has_word(&self, word: &str) -> bool {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let ends_number = |text: &str| {
            let number = text.strip_suffix('_').unwrap_or(text);
            let word = number.rsplit(|letter: char| !is_part(letter)).next().unwrap_or_default();
            word.starts_with(|letter: char| letter.is_ascii_digit())
        };
        self.code.match_indices(word).any(|(at, _)| {
            let before = &self.code[..at];
            let after = self.code[at + word.len()..].chars().next();
            (!before.ends_with(is_part) || ends_number(before)) && !after.is_some_and(is_part)
        })
    }
}

#[test]
fn comments_are_left_out_and_words_are_whole() {
    let sources = Sources::drawn(
        "senet",
        "//! about f64\nlet f64s = 1; // f64\n\nlet x: f64 = 0;\n    /// HashMap\nlet y = 0.5_f64;\nlet z = x1_f64;\n#[cfg(test)]\nmod tests {\nf64\n}\n",
    );
    let lines: Vec<&Line> = sources.of("senet").collect();
    assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [2, 4, 6, 7]);
    assert_eq!(lines.iter().map(|line| line.has_word("f64")).collect::<Vec<_>>(), [false, true, true, false]);
}
