//! The checks are checked: the honest game of stakes passes them, and every faulty twin is found out for its own fault.

mod bytes;
mod conformance;
mod playthroughs;
mod secrecy;

use std::panic::{AssertUnwindSafe, catch_unwind};

use boardgame::Game;
use testkit::Trials;

/// Trials of the game of stakes, whose words lie beside these tests.
fn trials<G: Game>() -> Trials<G> {
    Trials::new().locales(concat!(env!("CARGO_MANIFEST_DIR"), "/locales"))
}

/// The message with which a check fails.
fn failure(check: impl FnOnce()) -> String {
    let payload = catch_unwind(AssertUnwindSafe(check)).expect_err("the check passes a faulty game");
    match payload.downcast::<String>() {
        Ok(message) => *message,
        Err(payload) => payload.downcast::<&str>().expect("a panic has a message").to_string(),
    }
}

/// Whether a check fails with a message that contains `expected`.
#[track_caller]
fn assert_fails(check: impl FnOnce(), expected: &str) {
    let message = failure(check);
    assert!(message.contains(expected), "expected “{expected}” in:\n{message}");
}
