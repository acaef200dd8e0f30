//! The one queue of what takes a processor for long: as much at once as there are processors, and what people wait for
//! at the table before what they ask for besides, which never has all processors where there are several.
//!
//! Of what is alike those who ask take turns: first the addresses, then the guests of an address. Whoever asks for a
//! hundred things waits for them alone.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use bots::Cancel;
use room::GuestId;
use tokio::sync::{oneshot, watch};
use tokio::task::AbortHandle;

use crate::limiter::Who;

/// What is thought about, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// A bot's move, for which a table waits.
    Move,
    Hint,
    Other,
}

/// For whom it is thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) address: Who,
    pub(crate) guest: Option<GuestId>,
}

#[derive(Clone, Debug)]
pub(crate) struct ThinkQueue(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    /// Processors that nobody uses.
    free: usize,
    /// How many more may be used for what no table waits for.
    free_aside: usize,
    /// Those who wait for one, by class.
    waiting: [Line; 3],
}

impl State {
    /// Takes a processor, if there is one for such work.
    fn take(&mut self, class: Class) -> bool {
        let is_free = self.free > 0 && (class == Class::Move || self.free_aside > 0);
        if is_free {
            self.free -= 1;
            self.free_aside -= usize::from(class != Class::Move);
        }
        is_free
    }

    fn give_back(&mut self, class: Class) {
        self.free += 1;
        self.free_aside += usize::from(class != Class::Move);
    }

    /// The next who gets a processor, which is taken for them.
    fn next(&mut self) -> Option<(Class, Turn)> {
        for class in [Class::Move, Class::Hint, Class::Other] {
            if !self.waiting[class as usize].0.is_empty() && self.take(class) {
                let turn = self.waiting[class as usize].pop();
                return Some((class, turn.expect("somebody waits")));
            }
        }
        None
    }
}

type Turn = oneshot::Sender<Permit>;

/// Those who take turns, each with what waits for theirs.
#[derive(Debug)]
struct Ring<K, Q> {
    turns: VecDeque<K>,
    waiting: HashMap<K, Q>,
}

impl<K, Q> Default for Ring<K, Q> {
    fn default() -> Ring<K, Q> {
        Ring { turns: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<K: Copy + Eq + Hash, Q: Default> Ring<K, Q> {
    fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// What waits for the turn of this one, who is the last to have it if nothing did.
    fn of(&mut self, key: K) -> &mut Q {
        self.waiting.entry(key).or_insert_with(|| {
            self.turns.push_back(key);
            Q::default()
        })
    }

    /// Takes from the one whose turn it is; `take` says too whether more waits there.
    fn next<T>(&mut self, take: impl FnOnce(&mut Q) -> (Option<T>, bool)) -> Option<T> {
        let key = self.turns.pop_front()?;
        let (taken, more) = take(self.waiting.get_mut(&key)?);
        if more {
            self.turns.push_back(key);
        } else {
            self.waiting.remove(&key);
        }
        taken
    }
}

/// Work of one class that waits, by address and by guest.
#[derive(Debug, Default)]
struct Line(Ring<Who, Ring<Option<GuestId>, VecDeque<Turn>>>);

impl Line {
    fn push(&mut self, asker: Asker, turn: Turn) {
        self.0.of(asker.address).of(asker.guest).push_back(turn);
    }

    fn pop(&mut self) -> Option<Turn> {
        self.0.next(|guests| {
            let turn = guests.next(|turns| {
                let turn = turns.pop_front();
                (turn, !turns.is_empty())
            });
            (turn, !guests.is_empty())
        })
    }
}

/// A processor to think with. It is moved into the work, so that it is free again when the work is done and not when
/// the client has gone.
#[derive(Debug)]
struct Permit(ThinkQueue, Class);

impl Drop for Permit {
    fn drop(&mut self) {
        self.0.state().give_back(self.1);
        self.0.hand_out();
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
        let free_aside = processors.saturating_sub(1).max(1);
        ThinkQueue(Arc::new(Mutex::new(State { free: processors, free_aside, waiting: Default::default() })))
    }

    /// Does the work on a thread of its own when it is its turn. Nothing comes of it where it panics. Dropped before its
    /// turn, it never begins; dropped later, the work is told that nobody waits for it any more.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        class: Class,
        asker: Asker,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.permit(class, asker).await;
        let waits = Waits(Arc::new(Cancel::new()));
        let cancel = waits.0.clone();
        let done = tokio::task::spawn_blocking(move || {
            give_way();
            let done = work(&cancel);
            drop(permit);
            done
        });
        done.await.inspect_err(|error| tracing::error!(%error, "a bot failed")).ok()
    }

    async fn permit(&self, class: Class, asker: Asker) -> Permit {
        let turn = {
            let mut state = self.state();
            if state.take(class) {
                return Permit(self.clone(), class);
            }
            let (turn, come) = oneshot::channel();
            state.waiting[class as usize].push(asker, turn);
            come
        };
        turn.await.expect("a turn that is waited for comes")
    }

    /// Those whose turn it is get what is free.
    fn hand_out(&self) {
        loop {
            let Some((class, turn)) = self.state().next() else { return };
            if turn.is_closed() {
                // Many may have gone: the next one is looked for here, and not by dropping a permit in a permit.
                self.state().give_back(class);
            } else {
                // Who goes at this moment gives it back by dropping it.
                let _ = turn.send(Permit(self.clone(), class));
            }
        }
    }

    /// Locked for a look and never while anything is waited for.
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How far whoever thinks steps back behind those who answer people, as `nice` counts it.
#[cfg(target_os = "linux")]
const BEHIND: i32 = 5;

/// From now on this thread runs when no other of the server has anything to do: where bots use all processors, a move of
/// somebody else must not wait until they are made to pause. Such a thread looks back at games too, and stays behind.
#[cfg(target_os = "linux")]
fn give_way() {
    let thread = Some(rustix::thread::gettid());
    if rustix::process::getpriority_process(thread).is_ok_and(|nice| nice < BEHIND) {
        // One may always step back.
        let _ = rustix::process::setpriority_process(thread, BEHIND);
    }
}

/// Elsewhere threads cannot be told apart so.
#[cfg(not(target_os = "linux"))]
fn give_way() {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// Work that waits to be told to end, so that others queue behind it.
    fn busy(queue: &ThinkQueue) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Option<()>>) {
        let (end, ended) = mpsc::channel();
        let queue = queue.clone();
        let work = tokio::spawn(async move {
            queue.run(Class::Other, asker(0, 0), move |_| ended.recv().unwrap()).await
        });
        (end, work)
    }

    /// Somebody at some address.
    fn asker(address: u8, guest: i64) -> Asker {
        Asker { address: Who::address([10, 0, 0, address].into()), guest: Some(GuestId(guest)) }
    }

    /// How many wait for their turn.
    fn waiting(queue: &ThinkQueue) -> usize {
        let state = queue.state();
        let guests = state.waiting.iter().flat_map(|line| line.0.waiting.values());
        guests.flat_map(|guests| guests.waiting.values()).map(VecDeque::len).sum()
    }

    /// How long a test waits for something that happens.
    const TEST_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(60);

    async fn until(what: &str, is_so: impl Fn() -> bool) {
        let asking = async {
            while !is_so() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(TEST_TIMEOUT, asking).await.unwrap_or_else(|_| panic!("never so: {what}"));
    }

    async fn until_waiting(queue: &ThinkQueue, count: usize) {
        until("they wait", || waiting(queue) >= count).await;
    }

    async fn until_busy(queue: &ThinkQueue) {
        until("all are busy", || queue.state().free == 0).await;
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
                async move { queue.run(class, asker(1, 1), move |_| tell.send((class, count)).unwrap()).await }
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

    /// Lets these wait behind something, and says in which order they were done.
    async fn order_of(asked: &[(Class, Asker)]) -> Vec<usize> {
        let queue = ThinkQueue::new(1);
        let (end, first) = busy(&queue);
        until_busy(&queue).await;
        let (tell, told) = mpsc::channel();
        let mut works = Vec::new();
        for (number, (class, asker)) in asked.iter().copied().enumerate() {
            let (own, tell) = (queue.clone(), tell.clone());
            works.push(tokio::spawn(async move {
                own.run(class, asker, move |_| tell.send(number).unwrap()).await
            }));
            until_waiting(&queue, number + 1).await;
        }
        end.send(()).unwrap();
        first.await.unwrap();
        for work in works {
            work.await.unwrap();
        }
        told.try_iter().collect()
    }

    #[tokio::test]
    async fn whoever_asks_for_much_waits_for_it_alone() {
        for class in [Class::Move, Class::Hint, Class::Other] {
            // A hundred of four guests at one address; then one of somebody else, and one of somebody beside them.
            let mut asked: Vec<_> = (0..100).map(|number| (class, asker(1, number % 4))).collect();
            asked.extend([(class, asker(2, 50)), (class, asker(1, 60))]);
            let order = order_of(&asked).await;
            let place = |number: usize| order.iter().position(|done| *done == number).unwrap();
            assert_eq!(place(100), 1, "{class:?}: another address is next: {order:?}");
            assert!(place(101) <= 6, "{class:?}: another guest is next at theirs: {order:?}");
            assert_eq!(order.len(), 102);
            let of_one: Vec<_> = order.iter().filter(|number| **number < 100 && **number % 4 == 0).collect();
            assert!(of_one.is_sorted(), "{class:?}: what one guest asks for is done in order");
        }
    }

    #[tokio::test]
    async fn a_flood_of_hints_and_best_lines_leaves_a_processor_to_the_tables() {
        let queue = ThinkQueue::new(2);
        let (end, first) = busy(&queue);
        until("one is busy", || queue.state().free < 2).await;
        let mut flood = Vec::new();
        for number in 0..20_i64 {
            let (own, class) = (queue.clone(), if number % 2 == 0 { Class::Hint } else { Class::Other });
            flood.push(tokio::spawn(async move { own.run(class, asker(1, number), |_| ()).await }));
        }
        until_waiting(&queue, 20).await;
        assert_eq!(queue.state().free, 1, "the other one is for whom a table waits");
        assert_eq!(queue.run(Class::Move, asker(2, 50), |_| 7).await, Some(7), "at once");
        end.send(()).unwrap();
        first.await.unwrap();
        for work in flood {
            work.await.unwrap();
        }
        assert_eq!(queue.state().free, 2);
        assert_eq!(queue.state().free_aside, 1);
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
        until("one is free", || queue.state().free > 0).await;
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn who_thinks_stays_behind_those_who_answer() {
        let nice = || rustix::process::getpriority_process(Some(rustix::thread::gettid())).unwrap();
        let before = nice();
        let queue = ThinkQueue::new(1);
        let thinks = queue.run(Class::Move, asker(1, 1), move |_| nice()).await.unwrap();
        assert!(thinks >= BEHIND, "{thinks}");
        assert_eq!(nice(), before, "this one answers");
    }

    #[tokio::test]
    async fn what_nobody_waits_for_never_begins() {
        let queue = ThinkQueue::new(1);
        let (end, first) = busy(&queue);
        until_busy(&queue).await;
        let abandoned = tokio::spawn({
            let queue = queue.clone();
            async move { queue.run(Class::Move, asker(1, 1), |_| panic!("nobody wants to know")).await }
        });
        until_waiting(&queue, 1).await;
        abandoned.abort();
        assert!(abandoned.await.is_err());
        end.send(()).unwrap();
        first.await.unwrap();
        assert_eq!(queue.run(Class::Other, asker(1, 1), |_| 7).await, Some(7), "the turn goes to the next");
        assert_eq!(queue.run(Class::Other, asker(1, 1), |_| panic!("a mistake")).await, None::<()>);
        assert_eq!(
            queue.run(Class::Other, asker(1, 1), |_| 7).await,
            Some(7),
            "a mistake keeps no processor"
        );
    }

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
            async move { queue.run(Class::Hint, asker(1, 1), work).await }
        });
        assert_eq!(hear(&told).await, "begun");
        asked.abort();
        assert_eq!(hear(&told).await, "ended");
        let next = tokio::time::timeout(TEST_TIMEOUT, queue.run(Class::Other, asker(1, 1), |_| 7));
        assert_eq!(next.await.expect("the processor is free"), Some(7));
    }

    #[tokio::test]
    async fn many_wait_for_one_work_which_ends_with_the_last_of_them() {
        let (queue, kept) = (ThinkQueue::new(2), Arc::new(Kept::<u8>::default()));
        let (tell, told) = mpsc::channel();
        let ask = || {
            let (queue, kept, work) = (queue.clone(), kept.clone(), endless(&tell));
            tokio::spawn(async move {
                kept.get(|| async move { queue.run(Class::Other, asker(1, 1), work).await.flatten() }).await
            })
        };
        let first = ask();
        assert_eq!(hear(&told).await, "begun");
        let second = ask();
        until("both wait", || Weak::strong_count(&kept.work.lock().unwrap()) >= 2).await;
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
