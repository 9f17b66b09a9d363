//! The journeys. Each module is one part of the app.

mod entering;
mod games;
mod loading;
mod offline;
mod worker;
