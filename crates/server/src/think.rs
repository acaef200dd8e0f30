//! The one queue of what takes a processor for long: as much at once as there are processors, and what people wait for
//! at the table before what they ask for besides.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use bots::Cancel;
use tokio::sync::{oneshot, watch};
use tokio::task::AbortHandle;

/// What is thought about, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// A bot's move, for which a table waits.
    Move,
    Hint,
    Other,
}

#[derive(Clone, Debug)]
pub(crate) struct ThinkQueue(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    /// Processors that nobody uses.
    free: usize,
    /// Those who wait for one, by class.
    waiting: [VecDeque<oneshot::Sender<Permit>>; 3],
}

/// A processor to think with. It is moved into the work, so that it is free again when the work is done and not when
/// the client has gone.
#[derive(Debug)]
struct Permit(ThinkQueue);

impl Drop for Permit {
    fn drop(&mut self) {
        self.0.give_back();
    }
}

/// Somebody waits for work, until this is dropped.
#[derive(Debug)]
struct Waits(Arc<Cancel>);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// What is thought of once: requests that come meanwhile wait for the same work, which ends when none of them waits any more.
#[derive(Debug)]
pub(crate) struct Kept<T> {
    done: OnceLock<T>,
    work: Mutex<Weak<Work>>,
}

/// Work under way, for as long as a request holds it.
#[derive(Debug)]
struct Work {
    /// Closed when it is done.
    done: watch::Receiver<()>,
    task: AbortHandle,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl<T> Default for Kept<T> {
    fn default() -> Kept<T> {
        Kept { done: OnceLock::new(), work: Mutex::default() }
    }
}

impl<T: Clone + Send + Sync + 'static> Kept<T> {
    /// What was thought of, or what `think` comes to; nothing where it failed, and then it is thought of anew.
    pub(crate) async fn get<F>(self: &Arc<Self>, think: impl FnOnce() -> F) -> Option<T>
    where
        F: Future<Output = Option<T>> + Send + 'static,
    {
        if self.done.get().is_none() {
            let work = self.work(think);
            // It fails when the other end is gone, which is what is waited for.
            let _ = work.done.clone().changed().await;
        }
        self.done.get().cloned()
    }

    /// The work under way, which is begun where there is none.
    fn work<F>(self: &Arc<Self>, think: impl FnOnce() -> F) -> Arc<Work>
    where
        F: Future<Output = Option<T>> + Send + 'static,
    {
        let mut running = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        let running_on = running.upgrade().filter(|work| work.done.has_changed().is_ok());
        running_on.unwrap_or_else(|| {
            let (tell, done) = watch::channel(());
            let (kept, think) = (self.clone(), think());
            let task = tokio::spawn(async move {
                if let Some(done) = think.await {
                    // It may be there already, where it was thought of twice.
                    let _ = kept.done.set(done);
                }
                drop(tell);
            });
            let work = Arc::new(Work { done, task: task.abort_handle() });
            *running = Arc::downgrade(&work);
            work
        })
    }
}

impl ThinkQueue {
    pub(crate) fn new(processors: usize) -> ThinkQueue {
        ThinkQueue(Arc::new(Mutex::new(State { free: processors, waiting: Default::default() })))
    }

    /// Does the work on a thread of its own when it is its turn. Nothing comes of it where it panics. Dropped before its
    /// turn, it never begins; dropped later, the work is told that nobody waits for it any more.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        class: Class,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.permit(class).await;
        let waits = Waits(Arc::new(Cancel::new()));
        let cancel = waits.0.clone();
        let done = tokio::task::spawn_blocking(move || {
            let done = work(&cancel);
            drop(permit);
            done
        });
        done.await.inspect_err(|error| tracing::error!(%error, "a bot failed")).ok()
    }

    async fn permit(&self, class: Class) -> Permit {
        let turn = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Permit(self.clone());
            }
            let (turn, come) = oneshot::channel();
            state.waiting[class as usize].push_back(turn);
            come
        };
        turn.await.expect("a turn that is waited for comes")
    }

    /// The next who still waits gets the processor.
    fn give_back(&self) {
        loop {
            let next = {
                let mut state = self.state();
                let next = state.waiting.iter_mut().find_map(VecDeque::pop_front);
                if next.is_none() {
                    state.free += 1;
                }
                next
            };
            match next {
                None => return,
                // Who has gone meanwhile gives it back by dropping it, which comes to the next one.
                Some(turn) if turn.is_closed() => {}
                Some(turn) => {
                    let _ = turn.send(Permit(self.clone()));
                    return;
                }
            }
        }
    }

    /// Locked for a look and never while anything is waited for.
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// Work that waits to be told to end, so that others queue behind it.
    fn busy(queue: &ThinkQueue) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Option<()>>) {
        let (end, ended) = mpsc::channel();
        let queue = queue.clone();
        let work = tokio::spawn(async move { queue.run(Class::Other, move |_| ended.recv().unwrap()).await });
        (end, work)
    }

    /// How many wait for their turn.
    fn waiting(queue: &ThinkQueue) -> usize {
        queue.state().waiting.iter().map(VecDeque::len).sum()
    }

    async fn until_waiting(queue: &ThinkQueue, count: usize) {
        while waiting(queue) < count {
            tokio::task::yield_now().await;
        }
    }

    async fn until_busy(queue: &ThinkQueue) {
        while queue.state().free > 0 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn moves_come_before_hints_and_hints_before_the_rest() {
        let queue = ThinkQueue::new(1);
        let (end, first) = busy(&queue);
        until_busy(&queue).await;
        let (tell, told) = mpsc::channel();
        let mut works = Vec::new();
        for (count, class) in
            [Class::Other, Class::Hint, Class::Move, Class::Hint, Class::Move].iter().enumerate()
        {
            let (queue, tell, class) = (queue.clone(), tell.clone(), *class);
            works.push(tokio::spawn({
                let queue = queue.clone();
                async move { queue.run(class, move |_| tell.send((class, count)).unwrap()).await }
            }));
            until_waiting(&queue, count + 1).await;
        }
        end.send(()).unwrap();
        first.await.unwrap();
        for work in works {
            work.await.unwrap();
        }
        let order: Vec<_> = told.try_iter().collect();
        let expected =
            [(Class::Move, 2), (Class::Move, 4), (Class::Hint, 1), (Class::Hint, 3), (Class::Other, 0)];
        assert_eq!(order, expected);
    }

    #[tokio::test]
    async fn who_hangs_up_frees_nothing_that_is_still_used() {
        let queue = ThinkQueue::new(1);
        let (end, first) = busy(&queue);
        until_busy(&queue).await;
        first.abort();
        assert!(first.await.is_err(), "nobody waits for it any more");
        assert_eq!(queue.state().free, 0, "and it goes on");
        end.send(()).unwrap();
        while queue.state().free == 0 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn what_nobody_waits_for_never_begins() {
        let queue = ThinkQueue::new(1);
        let (end, first) = busy(&queue);
        until_busy(&queue).await;
        let abandoned = tokio::spawn({
            let queue = queue.clone();
            async move { queue.run(Class::Move, |_| panic!("nobody wants to know")).await }
        });
        until_waiting(&queue, 1).await;
        abandoned.abort();
        assert!(abandoned.await.is_err());
        end.send(()).unwrap();
        first.await.unwrap();
        assert_eq!(queue.run(Class::Other, |_| 7).await, Some(7), "the turn goes to the next");
        assert_eq!(queue.run(Class::Other, |_| panic!("a mistake")).await, None::<()>);
        assert_eq!(queue.run(Class::Other, |_| 7).await, Some(7), "a mistake keeps no processor");
    }

    /// How long a test waits for something that happens.
    const TEST_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(60);

    /// Work that goes on until nobody waits for it; it tells when it begins and when it has ended.
    fn endless(tell: &mpsc::Sender<&'static str>) -> impl FnOnce(&Cancel) -> Option<u8> + Send + 'static {
        let tell = tell.clone();
        move |cancel| {
            tell.send("begun").unwrap();
            while !cancel.is_cancelled() {
                std::thread::yield_now();
            }
            tell.send("ended").unwrap();
            None
        }
    }

    async fn hear(told: &mpsc::Receiver<&'static str>) -> &'static str {
        let hear = async {
            loop {
                match told.try_recv() {
                    Ok(word) => return word,
                    Err(_) => tokio::task::yield_now().await,
                }
            }
        };
        tokio::time::timeout(TEST_TIMEOUT, hear).await.expect("something is told")
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_ends() {
        let queue = ThinkQueue::new(1);
        let (tell, told) = mpsc::channel();
        let work = endless(&tell);
        let asked = tokio::spawn({
            let queue = queue.clone();
            async move { queue.run(Class::Hint, work).await }
        });
        assert_eq!(hear(&told).await, "begun");
        asked.abort();
        assert_eq!(hear(&told).await, "ended");
        let next = tokio::time::timeout(TEST_TIMEOUT, queue.run(Class::Other, |_| 7));
        assert_eq!(next.await.expect("the processor is free"), Some(7));
    }

    #[tokio::test]
    async fn many_wait_for_one_work_which_ends_with_the_last_of_them() {
        let (queue, kept) = (ThinkQueue::new(2), Arc::new(Kept::<u8>::default()));
        let (tell, told) = mpsc::channel();
        let ask = || {
            let (queue, kept, work) = (queue.clone(), kept.clone(), endless(&tell));
            tokio::spawn(async move {
                kept.get(|| async move { queue.run(Class::Other, work).await.flatten() }).await
            })
        };
        let first = ask();
        assert_eq!(hear(&told).await, "begun");
        let second = ask();
        while Weak::strong_count(&kept.work.lock().unwrap()) < 2 {
            tokio::task::yield_now().await;
        }
        first.abort();
        assert!(first.await.is_err());
        assert_eq!(queue.state().free, 1, "it goes on for the second, and nothing else has begun");
        second.abort();
        assert_eq!(hear(&told).await, "ended");
        assert_eq!(kept.get(|| async { None }).await, None, "a failure is not kept");
        assert_eq!(kept.get(|| async { Some(7) }).await, Some(7));
        assert_eq!(kept.get(|| async { panic!("it is known") }).await, Some(7));
    }
}
