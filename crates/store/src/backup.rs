//! A backup: everything that a store keeps, in the same form whichever store it is, so that restoring it into the other one
//! is how a host moves.
//!
//! It is lines of JSON: a head, then each table with the names of its columns and its rows, and an end that says how many
//! rows there are and what everything before it hashes to. Whatever lacks its end, or differs from it, is not restored.
//! A column that an older program did not know takes its usual value; one that this program does not know is refused.

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use crate::StoreError;

/// The form of the lines.
const FORMAT: u32 = 1;
/// What the head says that it is.
const KIND: &str = "ludoteca-backup";

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Text,
    Bytes,
    Flag,
}

/// A table that is kept. What lives for a moment only, nodes and rations, is not.
#[derive(Debug, PartialEq)]
pub(crate) struct Table {
    pub(crate) name: &'static str,
    /// How many of the first columns are its key.
    pub(crate) key: usize,
    pub(crate) columns: &'static [(&'static str, Kind)],
    /// The column that names another row of the same table, which may come later.
    pub(crate) refers: Option<&'static str>,
}

/// All tables, each after those that it refers to.
pub(crate) const TABLES: &[Table] = {
    use Kind::{Bytes, Flag, Number, Text};
    &[
        Table {
            name: "guests",
            key: 1,
            columns: &[
                ("id", Number),
                ("token", Bytes),
                ("name", Text),
                ("puppet", Text),
                ("lang", Text),
                ("seen", Number),
            ],
            refers: None,
        },
        Table {
            name: "accounts",
            key: 1,
            columns: &[
                ("guest", Number),
                ("name", Text),
                ("folded", Text),
                ("passphrase", Text),
                ("since", Number),
            ],
            refers: None,
        },
        Table {
            name: "devices",
            key: 1,
            columns: &[("token", Bytes), ("guest", Number), ("since", Number)],
            refers: None,
        },
        Table {
            name: "device_links",
            key: 1,
            columns: &[("guest", Number), ("token", Bytes), ("expires", Number)],
            refers: None,
        },
        Table {
            name: "subscriptions",
            key: 1,
            columns: &[
                ("endpoint", Text),
                ("guest", Number),
                ("key", Bytes),
                ("auth", Bytes),
                ("site", Text),
                ("since", Number),
            ],
            refers: None,
        },
        Table {
            name: "ratings",
            key: 2,
            columns: &[
                ("guest", Number),
                ("game", Text),
                ("rating", Number),
                ("deviation", Number),
                ("volatility", Number),
                ("games", Number),
                ("at", Number),
            ],
            refers: None,
        },
        Table {
            name: "rooms",
            key: 1,
            columns: &[
                ("id", Text),
                ("version", Number),
                ("code", Text),
                ("door_closes", Number),
                ("game", Text),
                ("rules", Number),
                ("options", Text),
                ("seed", Bytes),
                ("status", Text),
                ("host", Number),
                ("waiting", Number),
                ("outcome", Text),
                ("rematch", Text),
                ("created", Number),
                ("touched", Number),
                ("practice", Flag),
                ("taken_back", Number),
                ("daily", Number),
                ("deck", Text),
                ("what_if", Text),
                ("what_if_step", Number),
                ("tempo", Text),
                ("tempo_since", Number),
                ("parts", Text),
                ("dealing", Number),
                ("shut", Flag),
                ("hides_code", Flag),
            ],
            refers: Some("rematch"),
        },
        Table {
            name: "seats",
            key: 2,
            columns: &[
                ("room", Text),
                ("seat", Number),
                ("guest", Number),
                ("name", Text),
                ("puppet", Text),
                ("bot", Text),
                ("gone", Flag),
                ("shows", Flag),
                ("removed", Flag),
            ],
            refers: None,
        },
        Table {
            name: "steps",
            key: 2,
            columns: &[
                ("room", Text),
                ("step", Number),
                ("seat", Number),
                ("action", Text),
                ("why", Text),
                ("client", Text),
                ("waiting", Number),
                ("at", Number),
            ],
            refers: None,
        },
        Table {
            name: "talk",
            key: 1,
            columns: &[
                ("id", Number),
                ("room", Text),
                ("seat", Number),
                ("guest", Number),
                ("name", Text),
                ("text", Text),
                ("phrase", Text),
                ("at", Number),
            ],
            refers: None,
        },
        Table {
            name: "notes",
            key: 3,
            columns: &[
                ("room", Text),
                ("seat", Number),
                ("key", Text),
                ("text", Text),
                ("step", Number),
                ("guest", Number),
            ],
            refers: None,
        },
        Table {
            name: "links",
            key: 1,
            columns: &[
                ("token", Bytes),
                ("room", Text),
                ("seat", Number),
                ("guest", Number),
                ("expires", Number),
            ],
            refers: None,
        },
        Table {
            name: "daily",
            key: 3,
            columns: &[("guest", Number), ("game", Text), ("day", Number), ("room", Text), ("score", Number)],
            refers: None,
        },
        Table {
            name: "beside",
            key: 4,
            columns: &[
                ("room", Text),
                ("guest", Number),
                ("seat", Number),
                ("how", Text),
                ("name", Text),
                ("puppet", Text),
            ],
            refers: None,
        },
        Table { name: "reviews", key: 1, columns: &[("room", Text), ("review", Text)], refers: None },
        Table {
            name: "riddles",
            key: 3,
            columns: &[("game", Text), ("day", Number), ("place", Number), ("riddle", Text)],
            refers: None,
        },
        Table {
            name: "readings",
            key: 4,
            columns: &[
                ("game", Text),
                ("day", Number),
                ("place", Number),
                ("choice", Number),
                ("people", Number),
            ],
            refers: None,
        },
        Table {
            name: "guessed",
            key: 4,
            columns: &[
                ("guest", Number),
                ("game", Text),
                ("day", Number),
                ("place", Number),
                ("expires", Number),
            ],
            refers: None,
        },
        Table { name: "outages", key: 1, columns: &[("began", Number), ("ended", Number)], refers: None },
        Table { name: "secrets", key: 1, columns: &[("name", Text), ("bytes", Bytes)], refers: None },
        Table { name: "marks", key: 1, columns: &[("name", Text), ("value", Number)], refers: None },
    ]
};

/// Why nothing was backed up or restored; what was there is as it was.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("it is no backup")]
    NoBackup,
    /// A program that knows more than this one has made it.
    #[error("a newer program has made it")]
    Newer,
    #[error("it is damaged at line {0}")]
    Damaged(u64),
    #[error("it ends in the middle, after line {0}")]
    Cut(u64),
    #[error("there are rooms or guests already")]
    Occupied,
    #[error("a server uses it")]
    InUse,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the backup cannot be read or written")]
    File(#[from] io::Error),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> BackupError {
        BackupError::Store(error.into())
    }
}

/// How much was backed up or restored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    pub rooms: u64,
    pub guests: u64,
    /// Of all tables.
    pub rows: u64,
}

impl Kept {
    fn count(&mut self, table: &Table) {
        self.rows += 1;
        match table.name {
            "rooms" => self.rooms += 1,
            "guests" => self.guests += 1,
            _ => {}
        }
    }
}

/// One value of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Flag(Option<bool>),
}

impl Value {
    fn written(&self) -> Json {
        match self {
            Value::Number(value) => Json::from(*value),
            Value::Text(value) => Json::from(value.as_deref()),
            Value::Bytes(value) => Json::from(value.as_ref().map(hex::encode)),
            Value::Flag(value) => Json::from(*value),
        }
    }

    fn read(kind: Kind, json: &Json) -> Option<Value> {
        let is_null = json.is_null();
        let value = match kind {
            Kind::Number => Value::Number(json.as_i64()),
            Kind::Text => Value::Text(json.as_str().map(str::to_owned)),
            Kind::Bytes => Value::Bytes(json.as_str().and_then(|text| hex::decode(text).ok())),
            Kind::Flag => Value::Flag(json.as_bool()),
        };
        (is_null || !value.is_null()).then_some(value)
    }

    fn is_null(&self) -> bool {
        matches!(self, Value::Number(None) | Value::Text(None) | Value::Bytes(None) | Value::Flag(None))
    }
}

#[derive(Debug, Serialize, Deserialize)]
struct Head {
    kind: String,
    format: u32,
    /// The version of the program that has made it.
    program: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct Section {
    table: String,
    columns: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
struct End {
    rows: u64,
    sha256: String,
}

/// A backup that is being written.
pub(crate) struct BackupWriter<'a> {
    out: &'a mut (dyn Write + Send),
    hash: Sha256,
    kept: Kept,
}

impl<'a> BackupWriter<'a> {
    pub(crate) fn begin(out: &'a mut (dyn Write + Send)) -> io::Result<BackupWriter<'a>> {
        let mut writer = BackupWriter { out, hash: Sha256::new(), kept: Kept::default() };
        let program = env!("CARGO_PKG_VERSION").to_owned();
        writer.line(&Head { kind: KIND.to_owned(), format: FORMAT, program })?;
        Ok(writer)
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut bytes = serde_json::to_vec(line)?;
        bytes.push(b'\n');
        self.hash.update(&bytes);
        self.out.write_all(&bytes)
    }

    pub(crate) fn table(&mut self, table: &Table, columns: &[(&'static str, Kind)]) -> io::Result<()> {
        let columns = columns.iter().map(|(name, _)| (*name).to_owned()).collect();
        self.line(&Section { table: table.name.to_owned(), columns })
    }

    pub(crate) fn row(&mut self, table: &Table, row: &[Value]) -> io::Result<()> {
        self.kept.count(table);
        self.line(&row.iter().map(Value::written).collect::<Vec<_>>())
    }

    pub(crate) fn end(mut self) -> io::Result<Kept> {
        let sha256 = hex::encode(self.hash.clone().finalize());
        self.line(&End { rows: self.kept.rows, sha256 })?;
        self.out.flush()?;
        Ok(self.kept)
    }
}

/// What comes next in a backup.
#[derive(Debug, PartialEq)]
pub(crate) enum Next {
    /// The rows that follow are of this table and have these of its columns.
    Table(&'static Table, Vec<(&'static str, Kind)>),
    Row(Vec<Value>),
    /// It is whole.
    End(Kept),
}

/// A backup that is being read.
pub(crate) struct BackupReader<'a> {
    file: &'a mut (dyn BufRead + Send),
    hash: Sha256,
    number: u64,
    kept: Kept,
    /// What the rows are of.
    section: Option<(&'static Table, Vec<(&'static str, Kind)>)>,
}

impl<'a> BackupReader<'a> {
    pub(crate) fn begin(file: &'a mut (dyn BufRead + Send)) -> Result<BackupReader<'a>, BackupError> {
        let mut reader =
            BackupReader { file, hash: Sha256::new(), number: 0, kept: Kept::default(), section: None };
        let line = reader.line().map_err(|error| match error {
            // What is not even text is no backup.
            BackupError::File(error) if error.kind() != io::ErrorKind::InvalidData => error.into(),
            _ => BackupError::NoBackup,
        })?;
        let head: Head = serde_json::from_str(&line).map_err(|_| BackupError::NoBackup)?;
        reader.hash.update(&line);
        match head {
            Head { kind, .. } if kind != KIND => Err(BackupError::NoBackup),
            Head { format, .. } if format != FORMAT => Err(BackupError::Newer),
            Head { .. } => Ok(reader),
        }
    }

    /// The next line with its end.
    fn line(&mut self) -> Result<String, BackupError> {
        let mut line = String::new();
        self.file.read_line(&mut line)?;
        if !line.ends_with('\n') {
            return Err(BackupError::Cut(self.number));
        }
        self.number += 1;
        Ok(line)
    }

    pub(crate) fn next(&mut self) -> Result<Next, BackupError> {
        let line = self.line()?;
        let damaged = BackupError::Damaged(self.number);
        let Ok(json) = serde_json::from_str::<Json>(&line) else { return Err(damaged) };
        if let Ok(end) = serde_json::from_value::<End>(json.clone()) {
            let is_whole =
                end.rows == self.kept.rows && end.sha256 == hex::encode(self.hash.clone().finalize());
            return if is_whole { Ok(Next::End(self.kept)) } else { Err(damaged) };
        }
        self.hash.update(&line);
        match json {
            Json::Array(values) => {
                let Some((table, columns)) = &self.section else { return Err(damaged) };
                let read = columns.iter().zip(&values).map(|((_, kind), json)| Value::read(*kind, json));
                let row: Option<Vec<Value>> = read.collect();
                self.kept.count(table);
                row.filter(|row| row.len() == values.len() && row.len() == columns.len())
                    .map(Next::Row)
                    .ok_or(damaged)
            }
            json => {
                let Ok(section) = serde_json::from_value::<Section>(json) else { return Err(damaged) };
                let table = TABLES.iter().find(|table| table.name == section.table);
                let table = table.ok_or(BackupError::Newer)?;
                let known = |name: &String| table.columns.iter().find(|(known, _)| known == name).copied();
                let columns: Option<Vec<_>> = section.columns.iter().map(known).collect();
                let columns = columns.ok_or(BackupError::Newer)?;
                self.section = Some((table, columns.clone()));
                Ok(Next::Table(table, columns))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str) -> &'static Table {
        TABLES.iter().find(|table| table.name == name).unwrap()
    }

    fn written() -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut writer = BackupWriter::begin(&mut bytes).unwrap();
        let marks = table("marks");
        writer.table(marks, marks.columns).unwrap();
        for number in [1, i64::MIN] {
            writer.row(marks, &[Value::Text(Some("né\n".to_owned())), Value::Number(Some(number))]).unwrap();
        }
        assert_eq!(writer.end().unwrap().rows, 2);
        bytes
    }

    fn read(mut bytes: &[u8]) -> Result<Vec<Next>, BackupError> {
        let mut reader = BackupReader::begin(&mut bytes)?;
        let mut all = Vec::new();
        loop {
            let next = reader.next()?;
            let is_end = matches!(next, Next::End(_));
            all.push(next);
            if is_end {
                return Ok(all);
            }
        }
    }

    #[test]
    fn a_backup_is_read_as_it_was_written() {
        let all = read(&written()).unwrap();
        let row = |number| Next::Row(vec![Value::Text(Some("né\n".to_owned())), Value::Number(Some(number))]);
        assert_eq!(all[1..3], [row(1), row(i64::MIN)]);
        assert_eq!(all[3], Next::End(Kept { rooms: 0, guests: 0, rows: 2 }));
    }

    #[test]
    fn whatever_is_not_whole_is_refused() {
        let whole = written();
        for cut in 0..whole.len() {
            let refused = read(&whole[..cut]);
            assert!(refused.is_err(), "{cut}: {refused:?}");
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x01;
            assert!(read(&damaged).is_err(), "{at}: {}", String::from_utf8_lossy(&damaged));
        }
    }

    #[test]
    fn what_a_newer_program_has_made_is_called_so() {
        let text = String::from_utf8(written()).unwrap();
        for newer in [
            text.replace("\"format\":1", "\"format\":2"),
            text.replace("\"marks\"", "\"trophies\""),
            text.replace("\"value\"", "\"worth\""),
        ] {
            assert!(matches!(read(newer.as_bytes()), Err(BackupError::Newer)), "{newer}");
        }
        assert!(matches!(read(b"\x00\xff\xfe\n"), Err(BackupError::NoBackup)));
        assert!(matches!(read(b"{}\n"), Err(BackupError::NoBackup)));
        assert!(matches!(read(b""), Err(BackupError::NoBackup)));
    }
}
