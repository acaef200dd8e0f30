//! The one queue of what takes a processor for long: as much at once as there are processors, and what people wait for
//! at the table before what they ask for besides.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

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
/// whoever asked has gone.
#[derive(Debug)]
struct Permit(ThinkQueue);

impl Drop for Permit {
    fn drop(&mut self) {
        self.0.give_back();
    }
}

impl ThinkQueue {
    pub(crate) fn new(processors: usize) -> ThinkQueue {
        ThinkQueue(Arc::new(Mutex::new(State { free: processors, waiting: Default::default() })))
    }

    /// Does the work on a thread of its own when it is its turn. Nothing comes of it where it panics. Dropped before its
    /// turn, it never begins.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        class: Class,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.permit(class).await;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
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
        let work = tokio::spawn(async move { queue.run(Class::Other, move || ended.recv().unwrap()).await });
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
                async move { queue.run(class, move || tell.send((class, count)).unwrap()).await }
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
            async move { queue.run(Class::Move, || panic!("nobody wants to know")).await }
        });
        until_waiting(&queue, 1).await;
        abandoned.abort();
        assert!(abandoned.await.is_err());
        end.send(()).unwrap();
        first.await.unwrap();
        assert_eq!(queue.run(Class::Other, || 7).await, Some(7), "the turn goes to the next");
        assert_eq!(queue.run(Class::Other, || panic!("a mistake")).await, None::<()>);
        assert_eq!(queue.run(Class::Other, || 7).await, Some(7), "a mistake keeps no processor");
    }
}
