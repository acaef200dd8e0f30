//! A log that a flood does not flood: of each kind of line a few are written, then it is said how many were left out.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many lines of one kind are written in so long a time.
const LINES: u32 = 20;
const WHILE: Duration = Duration::from_secs(10);

#[derive(Debug, Default)]
pub(crate) struct Quiet {
    /// Locked for a look-up; kinds are few.
    kinds: Mutex<HashMap<String, Written>>,
}

#[derive(Debug)]
struct Written {
    since: Instant,
    lines: u32,
    left_out: u64,
}

impl Quiet {
    /// Whether a line of this kind is to be written, and how many were left out before it.
    pub(crate) fn may_write(&self, kind: &str, now: Instant) -> Option<u64> {
        let mut kinds = self.kinds.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(written) = kinds.get_mut(kind) else {
            kinds.insert(kind.to_owned(), Written { since: now, lines: 1, left_out: 0 });
            return Some(0);
        };
        if now.duration_since(written.since) >= WHILE {
            let left_out = written.left_out;
            *written = Written { since: now, lines: 1, left_out: 0 };
            return Some(left_out);
        }
        if written.lines < LINES {
            written.lines += 1;
            return Some(0);
        }
        written.left_out += 1;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_a_few_lines_and_a_number() {
        let (quiet, start) = (Quiet::default(), Instant::now());
        let written = (0..5_000).filter(|_| quiet.may_write("error-too-fast", start).is_some()).count();
        assert_eq!(written, LINES as usize);
        assert_eq!(quiet.may_write("error-foreign", start), Some(0), "others are heard all the same");
        let later = start + WHILE;
        assert_eq!(quiet.may_write("error-too-fast", later), Some(5_000 - u64::from(LINES)));
        assert_eq!(quiet.may_write("error-too-fast", later), Some(0));
    }
}
