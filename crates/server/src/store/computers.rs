//! The computer among the players.

use super::database::InTime;
use super::{Store, StoreError};
use protocol::{PlayerId, PlayerKind};
use room::Instant;
use sqlx::Row;

impl Store {
    /// Creates the player of a level, or updates its name. All nodes may do this concurrently.
    pub async fn add_computer(
        &self,
        id: PlayerId,
        name: &str,
        now: Instant,
    ) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "INSERT INTO players (id, name, kind, created_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .bind(id.as_str())
        .bind(name)
        .bind(PlayerKind::Computer.word())
        .bind(now.as_millis());
        self.writes.execute(insert).await?;
        Ok(())
    }

    /// How many games in progress this player has against the computer.
    pub async fn games_against_computer(&self, player: PlayerId) -> Result<usize, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM games JOIN players ON players.id = games.white \
             WHERE games.black = $1 AND games.ended_at IS NULL AND players.kind = $2) \
             + (SELECT COUNT(*) FROM games JOIN players ON players.id = games.black \
             WHERE games.white = $1 AND games.ended_at IS NULL AND players.kind = $2)",
        )
        .bind(player.as_str())
        .bind(PlayerKind::Computer.word())
        .fetch_one(&self.pool)
        .in_time()
        .await?;
        let count: i64 = row.try_get(0)?;
        Ok(usize::try_from(count).unwrap_or(0))
    }
}
