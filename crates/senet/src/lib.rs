//! The rules of Senet.
