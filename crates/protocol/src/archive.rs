//! Games and players, as they are looked up.

use crate::{EndReason, GameId, PlayerId, Side, Speed};
use room::Instant;
use serde::{Deserialize, Serialize};

/// Games, the latest first: the answer to `GET /api/v1/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameList {
    /// Some of them.
    pub games: Vec<GameSummary>,
    /// What to ask for as `before` to get those that come next; nothing at the end.
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
    /// How fast it is; nothing without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<Speed>,
    /// When it began.
    pub started: Instant,
    /// Whose turn it is, in a game that is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Side>,
    /// When the time of that side runs out, if it has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Instant>,
    /// How it ended; nothing while it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<GameEnd>,
}

/// A player in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerName {
    /// The player.
    pub player: PlayerId,
    /// What the player is called.
    pub name: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameEnd {
    /// When.
    pub at: Instant,
    /// `1-0` if Black won, `0-1`, `1/2-1/2`, or `*` for a game that was aborted.
    pub result: String,
    /// Why.
    pub termination: EndReason,
}

/// A player, as others see one: the answer to `GET /api/v1/players/{player}` and to
/// `GET /api/v1/players?name=…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// The player.
    pub player: PlayerId,
    /// What the player is called.
    pub name: String,
    /// Whether it is a guest, a person with an account, or the computer.
    pub kind: PlayerKind,
    /// How the player's games ended, those that were called off left out.
    pub record: Record,
    /// One for each speed at which the player has played rated games.
    pub ratings: Vec<PlayerRating>,
}

/// What a player is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Somebody without an account.
    Guest,
    /// Somebody with an account.
    Account,
    /// The server's own engine at one of its levels.
    Computer,
}

impl PlayerKind {
    /// Every kind.
    pub const ALL: [PlayerKind; 3] = [PlayerKind::Guest, PlayerKind::Account, PlayerKind::Computer];

    /// The kind in a word.
    pub const fn word(self) -> &'static str {
        match self {
            PlayerKind::Guest => "guest",
            PlayerKind::Account => "account",
            PlayerKind::Computer => "computer",
        }
    }

    /// The kind that this word means.
    pub fn from_word(word: &str) -> Option<PlayerKind> {
        PlayerKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// How games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Record {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

/// How strong a player is at one speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerRating {
    /// The speed.
    pub speed: Speed,
    /// The strength: 1500 is a beginner's.
    pub value: u32,
    /// How sure that is: two times this to either side covers it nearly always.
    pub deviation: u32,
    /// Whether too little is known for it to mean much.
    pub provisional: bool,
    /// How many rated games there were.
    pub games: u32,
}

/// How a rating has changed: the answer to `GET /api/v1/players/{player}/ratings/{speed}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingHistory {
    /// The speed.
    pub speed: Speed,
    /// One point for each rated game, the earliest first; where there are very many, the latest.
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: Instant,
    /// The game.
    pub game: GameId,
    /// The rating from then on.
    pub value: u32,
}
