//! Time stands still at all tables while no server runs, and tables over days go on when nobody has them open.
//!
//! A server notes in the store that it runs, every minute and when it stops. When it starts, and when its machine has slept,
//! the time since the last note was an outage; nodes note it together, so that there is none while one of them runs. A
//! server that was killed had noted it up to a minute before, and that minute is the people's.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use room::{Millis, Outage, Outages};
use store::{OverDays, StoreError, Unsure};
use tokio::sync::Notify;

use crate::app::App;
use crate::config::Clock;
use crate::rooms::Message;

/// Tables that wait for several people at once are looked at every so many rounds: whose time is up first does not follow
/// from their last step.
const SEVERAL: u64 = 60;

/// What a server knows of the time in which it ran.
#[derive(Debug)]
pub(crate) struct Awake {
    /// Locked for a look and never while anything is waited for.
    known: Mutex<Known>,
    /// Wakes whoever notes that the machine has slept.
    slept: Notify,
}

#[derive(Debug)]
struct Known {
    outages: Arc<Outages>,
    last: Moment,
    /// Since when it is not noted whether a server ran.
    unsure: Option<Millis>,
}

/// A time by both clocks: what is told, and for how long the machine has been awake.
#[derive(Clone, Copy, Debug)]
struct Moment {
    now: Millis,
    awake_for: Millis,
}

impl Moment {
    fn slept_since(self, earlier: Moment) -> Millis {
        (self.now - earlier.now) - (self.awake_for - earlier.awake_for)
    }
}

impl Awake {
    pub(crate) fn new(clock: &Clock) -> Awake {
        let known =
            Known { outages: Arc::new(Outages::UNKNOWN), last: clock.moment(), unsure: Some(Millis::MIN) };
        Awake { known: Mutex::new(known), slept: Notify::new() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clock {
    fn moment(&self) -> Moment {
        Moment { now: self.now(), awake_for: self.awake_for() }
    }
}

impl App {
    /// When no server ran, as far as is known. That the machine has slept is noticed here, before anybody is late by it.
    pub(crate) fn outages(&self) -> Arc<Outages> {
        let moment = self.config.clock.moment();
        let mut known = self.awake.known();
        let slept = moment.slept_since(known.last);
        if slept > self.awake_every() {
            let outage = Outage { began: moment.now - slept, ended: moment.now };
            if known.outages.are_known() {
                known.outages = Arc::new(known.outages.with(outage));
            }
            known.unsure.get_or_insert(outage.began);
            self.awake.slept.notify_one();
        }
        known.last = moment;
        known.outages.clone()
    }

    fn awake_every(&self) -> Millis {
        Millis::try_from(self.config.awake.as_millis()).unwrap_or(Millis::MAX)
    }

    /// Notes that this server runs, and learns when none did.
    pub(crate) async fn note_awake(&self) {
        self.outages();
        let unsure = self.awake.known().unsure;
        // Another node has noted it within a round, if one runs.
        let after = if self.is_shared() { self.awake_every().saturating_mul(2) } else { 0 };
        let noted = self.store.awake(self.now(), unsure.map(|since| Unsure { since, after })).await;
        match noted {
            Ok(outages) => {
                let mut known = self.awake.known();
                if known.unsure == unsure {
                    known.unsure = None;
                    known.outages = Arc::new(Outages::known(outages));
                }
            }
            Err(error) => tracing::warn!(%error, "that the server runs could not be noted"),
        }
    }

    /// Notes it as long as the server runs, and opens the tables over days whose time is up.
    pub(crate) async fn stay_awake(self: Arc<App>) {
        for round in 0_u64.. {
            // The first time it was noted before anybody was answered.
            if round > 0 || !self.outages().are_known() {
                self.note_awake().await;
            }
            if let Err(error) = self.call_tables(round).await {
                tracing::warn!(%error, "tables over days could not be looked at");
            }
            tokio::select! {
                () = tokio::time::sleep(self.config.awake) => {}
                () = self.awake.slept.notified() => {}
            }
        }
    }

    /// Opens the tables over days whose time is up, so that they go on though nobody looks; and at the start all of them,
    /// since a bot may be waited for.
    async fn call_tables(self: &Arc<App>, round: u64) -> Result<(), StoreError> {
        if !self.peers.is_first() || self.stopping.load(Relaxed) {
            return Ok(());
        }
        let (now, outages) = (self.now(), self.outages());
        let is_up = |table: &OverDays| {
            let limit = table.tempo.limit();
            let up = limit.is_some_and(|limit| outages.ran(table.since, now) >= limit);
            up || (limit.is_some() && table.waiting.len() > 1 && round.is_multiple_of(SEVERAL))
        };
        for table in self.store.over_days().await? {
            if round == 0 || is_up(&table) {
                self.rooms.send(self, &table.room, Message::Wake);
            }
        }
        Ok(())
    }
}
