//! Every ruling has a test of its name; the positions are stacked so that they can be read (see `scene`).

mod conformance;
