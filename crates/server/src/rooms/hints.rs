//! What people ask bots for: a hint at their own seat, and the best line of a finished game. What was thought of is kept
//! with the room, and requests that come meanwhile wait for the same answer.

use std::sync::Arc;

use boardgame::{Outcome, Saying, Seat, Viewer};
use bots::{BotName, Cancel, Company, Why};
use games::{AnyTable, Json, ReplayStep};
use room::GuestId;
use serde::Serialize;
use utoipa::ToSchema;

use super::room::Room;
use crate::app::App;
use crate::error::Error;
use crate::think::{Asker, Class, Kept};

/// What a strong bot would do, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Hint {
    /// The step at which it would.
    step: u64,
    #[schema(value_type = Object)]
    action: Json,
    why: Option<Saying>,
}

/// What a strong bot would have done in a game that is looked back at, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct HintAt {
    step: u64,
    seat: Seat,
    #[schema(value_type = Object)]
    action: Json,
    /// What would have happened, in words.
    #[schema(required)]
    say: Option<Saying>,
    #[schema(required)]
    why: Option<Saying>,
}

/// The best line that is known for the deal of a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BestLine {
    #[schema(required)]
    outcome: Option<Outcome>,
    /// With everything open, as in a replay.
    steps: Vec<ReplayStep>,
}

/// Nothing where nobody knows one.
pub(crate) type KeptBestLine = Kept<Option<Arc<BestLine>>>;

/// The last hint that was asked for.
#[derive(Debug)]
pub(super) struct KeptHint {
    step: u64,
    seat: Seat,
    hint: Arc<Kept<Option<Hint>>>,
}

/// What is needed for a hint: where it is kept, and what a bot thinks over.
#[derive(Debug)]
pub(crate) struct Advice {
    kept: Arc<Kept<Option<Hint>>>,
    table: Box<dyn AnyTable>,
    bot: BotName,
    seat: Seat,
}

impl Room {
    /// Whatever a hint at one's own seat needs.
    pub(super) fn advise(&mut self, guest: GuestId, seat: Seat) -> Result<Advice, Error> {
        let bot = self.core.hint(guest, seat)?;
        let table = self.core.table()?.snapshot();
        Ok(self.advice(table, seat, bot))
    }

    /// The same for a step of a game that is looked back at, for whoever was to act there.
    pub(super) fn advise_at(&mut self, guest: GuestId, step: u64) -> Result<Advice, Error> {
        let (table, seat, bot) = self.core.hint_at(guest, step, self.app.now())?;
        Ok(self.advice(table, seat, bot))
    }

    fn advice(&mut self, table: Box<dyn AnyTable>, seat: Seat, bot: BotName) -> Advice {
        let step = table.step();
        if self.hint.as_ref().is_none_or(|kept| (kept.step, kept.seat) != (step, seat)) {
            self.hint = Some(KeptHint { step, seat, hint: Arc::default() });
        }
        let kept = self.hint.as_ref().map(|kept| kept.hint.clone()).unwrap_or_default();
        Advice { kept, table, bot, seat }
    }
}

impl App {
    /// What a strong bot would do.
    pub(crate) async fn hint(&self, advice: Advice, asker: Asker) -> Result<Hint, Error> {
        let Advice { kept, table, bot, seat } = advice;
        let queue = self.thinking.clone();
        let think = || async move {
            let step = table.step();
            let decide = move |cancel: &Cancel| {
                table.bot(&bot, seat).ok()?.decide(&*table, &Company::default(), true, cancel).made()
            };
            let made = queue.run(Class::Hint, asker, decide).await?;
            Some(made.map(|made| Hint { step, action: made.action, why: made.why.as_ref().map(Why::advice) }))
        };
        kept.get(think).await.ok_or(Error::Internal)?.ok_or(Error::NotYourTurn)
    }

    /// What a strong bot would have done, with the words for it. They may tell what chance made of it: nobody plays on
    /// there who could use that.
    pub(crate) async fn hint_at(&self, advice: Advice, asker: Asker) -> Result<HintAt, Error> {
        let (mut table, seat) = (advice.table.snapshot(), advice.seat);
        let Hint { step, action, why } = self.hint(advice, asker).await?;
        let events = table.play(seat, &action)?;
        let say = events.lines(Viewer::Seat(seat)).events.into_iter().next().map(|line| line.say);
        Ok(HintAt { step, seat, action, say, why })
    }

    /// The best line of a finished game, where the game has a solver.
    pub(crate) async fn best_line(
        &self,
        kept: &Arc<KeptBestLine>,
        table: Box<dyn AnyTable>,
        asker: Asker,
    ) -> Result<Arc<BestLine>, Error> {
        let queue = self.thinking.clone();
        let looked_for = self.metrics.best_lines.clone();
        let think = || async move {
            looked_for.inc();
            let find = move |cancel: &Cancel| {
                let best = table.best_line(cancel)?;
                Some(Arc::new(BestLine {
                    outcome: best.outcome(),
                    steps: best.replay(best.open()?, 0..=u64::MAX),
                }))
            };
            queue.run(Class::Other, asker, find).await
        };
        kept.get(think).await.ok_or(Error::Internal)?.ok_or(Error::NoBestLine)
    }
}
