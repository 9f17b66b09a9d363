//! Sets up, checks and runs the project.
fn main() {}
