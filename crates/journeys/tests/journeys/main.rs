//! The journeys. Each module is one part of the app.

mod editor;
mod entering;
mod games;
mod home;
mod library;
mod loading;
mod offline;
mod reading;
mod review;
mod worker;
