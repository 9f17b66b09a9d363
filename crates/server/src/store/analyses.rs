//! The analysis of each finished game.

use super::database::InTime;
use super::games::identifier;
use super::{Store, StoreError};
use protocol::{GameAnalysis, GameId, PlayerId, PlayerName, StoredAnalysis};
use room::Instant;
use sqlx::{AnyConnection, Row};

impl Store {
    /// Stores a player's analysis of a game, replacing an earlier one.
    pub async fn keep_analysis(
        &self,
        game: GameId,
        player: PlayerId,
        analysis: &GameAnalysis,
        now: Instant,
    ) -> Result<(), StoreError> {
        let content = serde_json::to_string(analysis)
            .map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let keep = sqlx::query(
            "INSERT INTO analyses (game, player, made_at, content) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, player) DO UPDATE SET made_at = $3, content = $4",
        )
        .bind(game.as_str())
        .bind(player.as_str())
        .bind(now.as_millis())
        .bind(content);
        self.writes.execute(keep).await?;
        Ok(())
    }

    /// The analysis of a game: this player's own, or else the first that was made.
    pub async fn analysis(
        &self,
        game: GameId,
        player: Option<PlayerId>,
    ) -> Result<Option<StoredAnalysis>, StoreError> {
        let own = player.map_or(String::new(), |player| player.as_str().to_owned());
        let row = sqlx::query(
            "SELECT a.player, players.name, a.content FROM analyses a \
             JOIN players ON players.id = a.player WHERE a.game = $1 \
             ORDER BY CASE WHEN a.player = $2 THEN 0 ELSE 1 END, a.made_at, a.player LIMIT 1",
        )
        .bind(game.as_str())
        .bind(own)
        .fetch_optional(&self.pool)
        .in_time()
        .await?;
        row.map(|row| {
            let content: String = row.try_get(2)?;
            let analysis = serde_json::from_str(&content)
                .map_err(|error| StoreError::Corrupt(format!("an analysis of {game}: {error}")))?;
            Ok(StoredAnalysis {
                by: PlayerName {
                    player: identifier(&row, 0)?,
                    name: row.try_get(1)?,
                },
                analysis,
            })
        })
        .transpose()
    }
}

/// Deletes every analysis that an account has made.
pub(super) async fn remove_analyses(
    transaction: &mut AnyConnection,
    player: PlayerId,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM analyses WHERE player = $1")
        .bind(player.as_str())
        .execute(transaction)
        .in_time()
        .await?;
    Ok(())
}
