//! What goes beyond one game between two people: heats, the computer, programs, games over days.

mod computer;
mod correspondence;
mod heats;
mod nodes;
mod tokens;
