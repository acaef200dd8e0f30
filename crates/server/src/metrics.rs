//! Counters for `/metrics`, in the text format of OpenMetrics, which Prometheus reads.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric, text};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use store::{Batches, Store};

pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper bounds of the histogram of move durations, in seconds.
const BUCKETS: [f64; 11] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    code: Cow<'static, str>,
}

#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) bot_moves: Counter,
    pub(crate) bot_thoughts: Counter,
    pub(crate) best_lines: Counter,
    pub(crate) rooms: Gauge,
    pub(crate) streams: Gauge,
    pub(crate) requests: Counter,
    pub(crate) polls: Counter,
    pub(crate) nodes: Gauge,
    moves: Counter,
    durations: Histogram,
    refusals: Family<Refusal, Counter>,
}

impl Metrics {
    pub(crate) fn new(store: Arc<dyn Store>) -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("ludoteca"),
            bot_moves: Counter::default(),
            bot_thoughts: Counter::default(),
            best_lines: Counter::default(),
            rooms: Gauge::default(),
            streams: Gauge::default(),
            requests: Counter::default(),
            polls: Counter::default(),
            nodes: Gauge::default(),
            moves: Counter::default(),
            durations: Histogram::new(BUCKETS),
            refusals: Family::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("moves", "Moves of people, stored and answered", metrics.moves.clone());
        registry.register("bot_moves", "Moves of bots, stored", metrics.bot_moves.clone());
        registry.register("bot_thoughts", "Decisions that bots were asked for", metrics.bot_thoughts.clone());
        registry.register("best_lines", "Best lines that were looked for", metrics.best_lines.clone());
        registry.register("rooms_active", "Rooms in memory", metrics.rooms.clone());
        registry.register("streams_open", "Event streams open", metrics.streams.clone());
        registry.register("requests", "Requests answered", metrics.requests.clone());
        registry.register("nodes_other", "Other nodes that live", metrics.nodes.clone());
        registry.register(
            "store_polls",
            "Looks for what other nodes stored and nobody told",
            metrics.polls.clone(),
        );
        registry.register("move_seconds", "From a person's move to its answer", metrics.durations.clone());
        registry.register("errors", "Refusals by code", metrics.refusals.clone());
        registry.register_collector(Box::new(Writes(store)));
        metrics
    }

    /// A person's move was stored and answered after this long.
    pub(crate) fn moved(&self, took: Duration) {
        self.moves.inc();
        self.durations.observe(took.as_secs_f64());
    }

    pub(crate) fn refused(&self, code: Cow<'static, str>) {
        self.refusals.get_or_create(&Refusal { code }).inc();
    }

    pub(crate) fn text(&self) -> String {
        let mut told = String::with_capacity(4096);
        text::encode(&mut told, &self.registry).expect("a string can be written to");
        told
    }
}

/// What the store counts by itself.
#[derive(Debug)]
struct Writes(Arc<dyn Store>);

impl Collector for Writes {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), std::fmt::Error> {
        let Batches { commits, writes, failed } = self.0.batches();
        for (name, help, count) in [
            ("store_commits", "Transactions committed", commits),
            ("store_writes", "Writes in them", writes),
            ("store_failed", "Writes refused or failed", failed),
        ] {
            let counter = ConstCounter::new(count);
            counter.encode(encoder.encode_descriptor(name, help, None, counter.metric_type())?)?;
        }
        Ok(())
    }
}
