//! Every ruling has a test of its name; the positions are set up card by card (see `scene`).

mod building;
mod cards;
mod conformance;
mod help;
mod offers;
mod properties;
mod scene;
mod solo;
mod turns;
mod variants;
