//! The journeys. Each module covers one part of the app.

mod arabic;
mod clocks;
mod computer;
mod confirming;
mod desk;
mod editor;
mod entering;
mod games;
mod home;
mod keeping;
mod keyboard;
mod languages;
mod learn;
mod library;
mod loading;
mod looks;
mod offline;
mod online_games;
mod online_lobby;
mod reading;
mod refusals;
mod review;
mod space;
mod tables;
mod widths;
mod worker;
