//! Online play, apart from the games themselves.

use super::t;
use engine::Level;

/// An address as people type it.
pub(crate) const EXAMPLE_SERVER: &str = "play.example.org";

/// The command that lets others on the same network in.
pub(crate) const HOST_COMMAND: &str = "crownhead serve --listen 0.0.0.0:3264";

/// The command that starts a server with games.
pub(crate) const NO_GAMES_COMMAND: &str = "crownhead serve";

/// Returns a player's name as it's shown. The server's own names are translated: nobody else can
/// have them.
pub(crate) fn name(name: &str) -> String {
    if name == protocol::DELETED_PLAYER {
        return t().online_deleted_player().to_owned();
    }
    let level = name
        .strip_prefix(protocol::COMPUTER_PREFIX)
        .and_then(|rest| rest.strip_suffix(')')?.parse::<Level>().ok());
    match level {
        Some(level) => t().online_computer_name(t().level_name(level.number())),
        None => name.to_owned(),
    }
}
