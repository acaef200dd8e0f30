//! Every ruling has a test of its name; the positions are set up card by card (see `scene`).

mod conformance;
