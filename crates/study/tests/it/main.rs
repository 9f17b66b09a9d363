//! Tests of the public interface.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod analyzing;
mod studying;
