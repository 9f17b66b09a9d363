//! The program as people, scripts, browsers and other programs use it.

#![allow(clippy::unwrap_used, reason = "these are all tests")]

mod analyze;
mod book;
mod browser;
mod collections;
mod commands;
mod databases;
mod datagen;
mod dxp;
mod endgame;
#[cfg(unix)]
mod faults;
#[cfg(unix)]
mod fleet;
#[cfg(target_os = "linux")]
mod full_disk;
#[cfg(unix)]
mod full_screen;
mod hub;
mod lessons;
mod matches;
#[cfg(unix)]
mod partition;
mod play;
mod puzzles;
#[cfg(unix)]
mod python;
mod schemas;
#[cfg(unix)]
mod serve;
#[cfg(unix)]
mod tls;
