//! The two forms of the tests of faults.

/// Whether this is the long form, which is started manually and has the machine to itself:
/// `cargo xtask faults`. Only then may a test check how long something took.
pub fn is_long() -> bool {
    std::env::var_os("CROWNHEAD_LONG").is_some()
}
