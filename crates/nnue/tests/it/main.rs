//! The network, from outside the crate.

mod agreement;
mod network_file;
