//! The journeys. Each module is one part of the app.

mod loading;
mod worker;
