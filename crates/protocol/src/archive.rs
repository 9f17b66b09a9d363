//! Games and players in lists and searches.

use crate::{EndReason, GameId, PlayerId, Side, Speed};
use room::Instant;
use serde::{Deserialize, Serialize};

/// Games, newest first: the response to `GET /api/v1/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameList {
    /// One page of games.
    pub games: Vec<GameSummary>,
    /// The value of `before` that requests the next page; absent on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<GameId>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameSummary {
    /// The game.
    pub game: GameId,
    /// Who plays Black.
    pub black: PlayerName,
    /// Who plays White.
    pub white: PlayerName,
    /// Whether the result counts for the players' ratings.
    pub rated: bool,
    /// The speed; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<Speed>,
    /// The traditional name of the opening. Absent until the game is over and indexed, and if the
    /// opening has no name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// When the game started.
    pub started: Instant,
    /// The side to move; absent once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Side>,
    /// When that side's time runs out; absent if its clock isn't running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Instant>,
    /// How the game ended; absent while it's in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<GameEnd>,
}

/// The name of every player whose account was deleted.
pub const DELETED_PLAYER: &str = "Deleted player";

/// How the names of the server's own players start. The name of the level and `)` follow. People
/// can't have parentheses in their names.
pub const COMPUTER_PREFIX: &str = "Computer (";

/// A player in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerName {
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameEnd {
    /// When it ended.
    pub at: Instant,
    /// `1-0` if Black won, `0-1` if White won, `1/2-1/2` for a draw, or `*` if the game was
    /// aborted.
    pub result: String,
    /// Why it ended.
    pub termination: EndReason,
}

/// A player's public profile: the response to `GET /api/v1/players/{player}` and to
/// `GET /api/v1/players?name=…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// Guest, account or computer.
    pub kind: PlayerKind,
    /// The results of the player's games, without aborted ones.
    pub record: Record,
    /// One rating for each speed at which the player has played rated games.
    pub ratings: Vec<PlayerRating>,
}

/// The kinds of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// A person without an account.
    Guest,
    /// A person with an account.
    Account,
    /// The server's engine at one of its levels.
    Computer,
}

impl PlayerKind {
    /// Every kind.
    pub const ALL: [PlayerKind; 3] = [PlayerKind::Guest, PlayerKind::Account, PlayerKind::Computer];

    /// The kind as a word.
    pub const fn word(self) -> &'static str {
        match self {
            PlayerKind::Guest => "guest",
            PlayerKind::Account => "account",
            PlayerKind::Computer => "computer",
        }
    }

    /// Parses a kind.
    pub fn from_word(word: &str) -> Option<PlayerKind> {
        PlayerKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// How many games ended with each result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
pub struct Record {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// A player's rating at one speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerRating {
    /// The speed.
    pub speed: Speed,
    /// The rating. New players start at 1500.
    pub value: u32,
    /// The uncertainty: the true strength is almost always within twice this value of the rating.
    pub deviation: u32,
    /// Whether the rating is too uncertain to mean much.
    pub provisional: bool,
    /// How many rated games the player has finished.
    pub games: u32,
}

/// A rating over time: the response to `GET /api/v1/players/{player}/ratings/{speed}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingHistory {
    /// The speed.
    pub speed: Speed,
    /// One point per rated game, oldest first. If there are too many, only the latest.
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: Instant,
    /// The game.
    pub game: GameId,
    /// The new rating.
    pub value: u32,
}
