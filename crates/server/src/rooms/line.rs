//! What is on its way to a reader.
//!
//! A channel keeps room for dozens of frames from the start, and of ten thousand readers nearly all wait for one: a line
//! takes memory while something waits in it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use bytes::Bytes;

use crate::limits;

#[derive(Debug, Default)]
struct Line {
    frames: VecDeque<Bytes>,
    /// How many bytes wait to be read.
    unread: usize,
    /// Nothing more is sent.
    ended: bool,
    /// Nobody reads any more.
    left: bool,
    waiting: Option<Waker>,
}

/// Where frames are sent; when it is dropped the reader's end comes after what was sent.
#[derive(Debug)]
pub(super) struct Sender(Arc<Mutex<Line>>);

/// Where they are read.
#[derive(Debug)]
pub(super) struct Receiver(Arc<Mutex<Line>>);

pub(super) fn line() -> (Sender, Receiver) {
    let line = Arc::<Mutex<Line>>::default();
    (Sender(line.clone()), Receiver(line))
}

/// Locked for a look and never while anything is waited for.
fn lock(line: &Mutex<Line>) -> MutexGuard<'_, Line> {
    line.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Sender {
    /// Sends a frame, unless the reader has gone or is too far behind: then says no. One frame alone is never too much.
    pub(super) fn send(&self, frame: Bytes) -> bool {
        let waiting = {
            let mut line = lock(&self.0);
            let unread = line.unread + frame.len();
            if line.left || line.unread > 0 && unread > limits::UNREAD {
                return false;
            }
            line.unread = unread;
            line.frames.push_back(frame);
            line.waiting.take()
        };
        if let Some(waiting) = waiting {
            waiting.wake();
        }
        true
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        let waiting = {
            let mut line = lock(&self.0);
            line.ended = true;
            line.waiting.take()
        };
        if let Some(waiting) = waiting {
            waiting.wake();
        }
    }
}

impl Receiver {
    /// The next frame; nothing when all has been sent and read.
    pub(super) fn poll(&self, context: &mut Context<'_>) -> Poll<Option<Bytes>> {
        let mut line = lock(&self.0);
        if let Some(frame) = line.frames.pop_front() {
            line.unread -= frame.len();
            if line.frames.is_empty() {
                line.frames = VecDeque::new();
            }
            return Poll::Ready(Some(frame));
        }
        if line.ended {
            return Poll::Ready(None);
        }
        line.waiting = Some(context.waker().clone());
        Poll::Pending
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        let mut line = lock(&self.0);
        line.left = true;
        line.frames = VecDeque::new();
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn whoever_waits_is_woken_by_a_frame_and_by_the_end() {
        let (sender, receiver) = line();
        let reading = tokio::spawn(async move {
            let mut read = Vec::new();
            while let Some(frame) = poll_fn(|context| receiver.poll(context)).await {
                read.push(frame);
                assert_eq!(
                    lock(&receiver.0).frames.capacity(),
                    0,
                    "nothing waits, and nothing is kept for it"
                );
            }
            read
        });
        for frame in [&b"one"[..], b"two"] {
            // The other task waits by then, or will find it.
            tokio::task::yield_now().await;
            assert!(sender.send(Bytes::from_static(frame)));
        }
        tokio::task::yield_now().await;
        drop(sender);
        let read = tokio::time::timeout(Duration::from_secs(20), reading).await;
        assert_eq!(read.expect("it ends").unwrap(), ["one", "two"]);
    }

    #[test]
    fn nothing_is_sent_to_who_has_gone() {
        let (sender, receiver) = line();
        assert!(sender.send(Bytes::from_static(b"one")));
        drop(receiver);
        assert!(!sender.send(Bytes::from_static(b"two")));
    }
}
