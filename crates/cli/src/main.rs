//! The crownhead program.
fn main() {}
