//! Every ruling has a test of its name; the positions are stacked so that they can be read (see `scene`).

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may panic")]

mod around;
mod clock;
mod conformance;
mod finale;
mod night;
mod properties;
mod revelation;
mod scene;
mod search;
mod setup;
mod wire;
mod words;
