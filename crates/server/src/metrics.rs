//! Counters for `/metrics`, in the text format that Prometheus reads.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use store::Batches;

/// Upper bounds of the histogram of move durations, in microseconds.
const BUCKETS: [u64; 11] =
    [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) moves: AtomicU64,
    pub(crate) bot_moves: AtomicU64,
    pub(crate) rooms: AtomicI64,
    pub(crate) streams: AtomicI64,
    pub(crate) requests: AtomicU64,
    buckets: [AtomicU64; BUCKETS.len()],
    micros: AtomicU64,
    refusals: Mutex<BTreeMap<String, u64>>,
}

impl Metrics {
    /// A person's move was stored and answered after this long.
    pub(crate) fn moved(&self, took: Duration) {
        self.moves.fetch_add(1, Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Relaxed);
        if let Some(bucket) = BUCKETS.iter().position(|bound| micros <= *bound) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
    }

    pub(crate) fn refused(&self, code: &str) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        match refusals.get_mut(code) {
            Some(count) => *count += 1,
            None => drop(refusals.insert(code.to_owned(), 1)),
        }
    }

    pub(crate) fn text(&self, batches: Batches) -> String {
        let mut text = String::with_capacity(2048);
        let mut simple = |name: &str, kind: &str, help: &str, value: i128| {
            writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}")
                .expect("a string can be written to");
        };
        simple(
            "ludoteca_moves_total",
            "counter",
            "Moves of people, stored and answered.",
            self.moves.load(Relaxed).into(),
        );
        simple(
            "ludoteca_bot_moves_total",
            "counter",
            "Moves of bots, stored.",
            self.bot_moves.load(Relaxed).into(),
        );
        simple("ludoteca_rooms_active", "gauge", "Rooms in memory.", self.rooms.load(Relaxed).into());
        simple("ludoteca_streams_open", "gauge", "Event streams open.", self.streams.load(Relaxed).into());
        simple(
            "ludoteca_requests_total",
            "counter",
            "Requests answered.",
            self.requests.load(Relaxed).into(),
        );
        simple("ludoteca_store_commits_total", "counter", "Transactions committed.", batches.commits.into());
        simple("ludoteca_store_writes_total", "counter", "Writes in them.", batches.writes.into());
        simple("ludoteca_store_failed_total", "counter", "Writes refused or failed.", batches.failed.into());
        self.histogram(&mut text);
        self.codes(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        let name = "ludoteca_move_seconds";
        let mut line = |line: std::fmt::Arguments<'_>| {
            text.write_fmt(line).expect("a string can be written to");
            text.push('\n');
        };
        line(format_args!("# HELP {name} From a person's move to its answer."));
        line(format_args!("# TYPE {name} histogram"));
        let mut sum = 0;
        for (bound, bucket) in BUCKETS.iter().zip(&self.buckets) {
            sum += bucket.load(Relaxed);
            line(format_args!("{name}_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1e6));
        }
        let count = self.moves.load(Relaxed);
        line(format_args!("{name}_bucket{{le=\"+Inf\"}} {count}"));
        line(format_args!("{name}_sum {}", self.micros.load(Relaxed) as f64 / 1e6));
        line(format_args!("{name}_count {count}"));
    }

    fn codes(&self, text: &mut String) {
        let refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        let name = "ludoteca_errors_total";
        let mut line = |line: std::fmt::Arguments<'_>| {
            text.write_fmt(line).expect("a string can be written to");
            text.push('\n');
        };
        line(format_args!("# HELP {name} Refusals by code."));
        line(format_args!("# TYPE {name} counter"));
        for (code, count) in &*refusals {
            line(format_args!("{name}{{code=\"{code}\"}} {count}"));
        }
    }
}
