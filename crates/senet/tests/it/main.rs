//! The rules of Senet, ruling by ruling: every test is named after the line of `RULES.md` that it proves.

mod conformance;
mod drawing;
mod forward;
mod houses;
mod leaving;
mod plain;
mod refusals;
mod row;
mod set_up;
mod simulation;
mod stuck;
mod turn;
mod wire;
