//! The journeys. Each module is one part of the app.

mod editor;
mod entering;
mod games;
mod loading;
mod offline;
mod review;
mod worker;
