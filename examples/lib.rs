//! Runs the examples of the top-level README as tests.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
