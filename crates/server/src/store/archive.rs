//! The games of a player.

use super::games::identifier;
use super::{Store, StoreError};
use protocol::{GameEnd, GameId, GameSummary, PlayerId, PlayerName};
use room::Instant;
use sqlx::Row;
use sqlx::any::AnyRow;

/// Which games of a player are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Whose.
    pub player: PlayerId,
    /// Only those that are not over.
    pub running: bool,
    /// Only those before this one, which is not among them.
    pub before: Option<GameId>,
    /// At most so many.
    pub limit: u16,
}

/// Both halves can use an index, and no game has the same player twice.
const LIST: &str = "SELECT games.id, games.black, b.name, games.white, w.name, games.rated, \
     games.created_at, games.ended_at, games.result, games.termination FROM games \
     JOIN players b ON b.id = games.black JOIN players w ON w.id = games.white \
     WHERE (games.black = $1 OR games.white = $1) \
     AND ($2 = 0 OR games.ended_at IS NULL) \
     AND (games.created_at < $3 OR (games.created_at = $3 AND games.id < $4)) \
     ORDER BY games.created_at DESC, games.id DESC LIMIT $5";

impl Store {
    /// Games of a player, the latest first.
    pub async fn games_of(&self, wanted: Wanted) -> Result<Vec<GameSummary>, StoreError> {
        let (time, id) = match wanted.before {
            Some(game) => (self.begin_of(game).await?, String::from(game)),
            None => (i64::MAX, String::new()),
        };
        let rows = sqlx::query(LIST)
            .bind(wanted.player.as_str())
            .bind(i64::from(wanted.running))
            .bind(time)
            .bind(id)
            .bind(i64::from(wanted.limit))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(summary).collect()
    }

    /// When a game began; before everything if there is no such game.
    async fn begin_of(&self, game: GameId) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT created_at FROM games WHERE id = $1")
            .bind(game.as_str())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map_or(Ok(i64::MIN), |row| row.try_get(0))?)
    }
}

fn summary(row: &AnyRow) -> Result<GameSummary, StoreError> {
    let rated: i64 = row.try_get(5)?;
    let ended: Option<i64> = row.try_get(7)?;
    let end = match ended {
        Some(at) => Some(GameEnd {
            at: Instant::from_millis(at),
            result: row.try_get(8)?,
            termination: row.try_get(9)?,
        }),
        None => None,
    };
    Ok(GameSummary {
        game: identifier(row, 0)?,
        black: PlayerName {
            player: identifier(row, 1)?,
            name: row.try_get(2)?,
        },
        white: PlayerName {
            player: identifier(row, 3)?,
            name: row.try_get(4)?,
        },
        rated: rated != 0,
        speed: None,
        turn: None,
        due: None,
        started: Instant::from_millis(row.try_get(6)?),
        end,
    })
}
