//! Every ruling has a test of its name; the positions are short stories (see `scene`).

mod around;
mod conformance;
mod ending;
mod gran_finale;
mod properties;
mod scene;
mod setup;
mod turns;
