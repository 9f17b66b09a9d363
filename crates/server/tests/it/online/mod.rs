//! More than one game between two people: heats, the computer, programs, correspondence.

mod computer;
mod correspondence;
mod heats;
mod nodes;
mod tokens;
