//! The examples of the README at the root are tests.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
