//! Online play.

mod account;
mod archive;
mod challenge;
mod live;
mod lobby;
mod parts;
mod player;

pub(crate) use account::Account;
pub(crate) use archive::Archive;
pub(crate) use challenge::Challenge;
pub(crate) use live::LiveGamePage;
pub(crate) use lobby::Lobby;
pub(crate) use player::Player;
