//! Old things are deleted, by a clock that is not believed: a machine that wakes up a year ahead must lose nothing.
//!
//! The time that the sweep goes by is kept in the store. It follows the system's clock, but by no more than twice the time
//! that this server has really run: twice, so that it catches up with the days on which the server was off. Together with the
//! store, which never deletes more than a quarter of anything at once, a wrong clock shows long before it does harm.

use std::sync::Arc;
use std::time::Duration;

use room::Millis;
use store::{StoreError, Sweep, Swept};
use tokio::time::Instant;

use crate::app::App;
use crate::limits::{KEPT, UNSTARTED};

/// The name under which the store keeps the time that is believed.
const MARK: &str = "swept";

/// Sweeps every so often; not at the start, when the clock may not have been set yet.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        let began = Instant::now();
        tokio::time::sleep(app.config.sweep).await;
        // One of them does it for all.
        if !app.peers.is_first() {
            continue;
        }
        match sweep(&app, began.elapsed()).await {
            Ok(Swept { rooms: 0, unstarted: 0, guests: 0 }) => {}
            Ok(Swept { rooms, unstarted, guests }) => tracing::info!(rooms, unstarted, guests, "swept"),
            Err(error) => tracing::error!(%error, "the sweep failed"),
        }
    }
}

async fn sweep(app: &App, elapsed: Duration) -> Result<Swept, StoreError> {
    let store = &app.store;
    let (mark, latest) = match store.mark(MARK).await? {
        Some(mark) => (Some(mark), None),
        None => (None, store.latest().await?),
    };
    let Some(now) = believed(mark, latest, app.now(), elapsed) else {
        return Ok(Swept::default());
    };
    store.set_mark(MARK, now).await?;
    store.sweep(Sweep { over: now - KEPT, unstarted: now - UNSTARTED, expired: now }).await
}

/// What time it is believed to be: `mark` is what was believed last, `latest` when something was last stored, `told` what
/// the clock says. None where nothing is known, or where the clock runs behind what was believed.
fn believed(mark: Option<Millis>, latest: Option<Millis>, told: Millis, elapsed: Duration) -> Option<Millis> {
    let last = mark.or(latest.map(|latest| latest.min(told)))?;
    (told >= last).then(|| told.min(last.saturating_add(millis(elapsed * 2))))
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use room::DAY;

    use super::*;

    const HOUR: Duration = Duration::from_secs(60 * 60);

    fn days(days: i64) -> Millis {
        days * DAY
    }

    #[test]
    fn a_clock_that_jumps_ahead_is_believed_only_as_far_as_time_has_passed() {
        let (last, ahead) = (days(20_000), days(20_400));
        assert_eq!(believed(Some(last), None, ahead, HOUR), Some(last + 2 * millis(HOUR)));
        assert_eq!(
            believed(None, Some(last), ahead, HOUR),
            Some(last + 2 * millis(HOUR)),
            "the first time too"
        );
        // For a whole day, sweep by sweep.
        let day = (0..24).try_fold(last, |last, _| believed(Some(last), None, ahead, HOUR));
        assert_eq!(day, Some(last + days(2)));
    }

    #[test]
    fn a_clock_that_is_right_is_followed() {
        let last = days(20_000);
        let told = last + millis(HOUR);
        assert_eq!(believed(Some(last), None, told, HOUR), Some(told));
        // After a fortnight in which the server was off it takes a fortnight to be even.
        let caught_up = (1..).find(|hours| {
            let believed = (0..*hours).try_fold(last, |last, hour| {
                believed(Some(last), None, days(20_014) + hour * millis(HOUR), HOUR)
            });
            believed == Some(days(20_014) + (hours - 1) * millis(HOUR))
        });
        assert_eq!(caught_up.map(|hours| hours / 24), Some(13));
    }

    #[test]
    fn a_clock_that_runs_behind_is_waited_for() {
        assert_eq!(believed(Some(days(20_000)), None, days(1), HOUR), None);
        assert_eq!(believed(None, Some(days(20_000)), days(1), HOUR), Some(days(1)), "then nothing is old");
        assert_eq!(believed(None, None, days(20_000), HOUR), None, "there is nothing to sweep");
    }
}
