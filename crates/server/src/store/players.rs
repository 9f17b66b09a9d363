//! Players and their sessions.

use super::database::InTime;
use super::games::identifier;
use super::{Store, StoreError};
use protocol::{PlayerId, PlayerKind, Record};
use room::Instant;
use sha2::{Digest, Sha256};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Identifies the player, even after a change of name.
    pub id: PlayerId,
    /// The player's name.
    pub name: String,
    /// Guest, account or computer.
    pub kind: PlayerKind,
}

impl Store {
    /// Adds a player with a session.
    pub async fn add_player(
        &self,
        player: &Player,
        token: &str,
        now: Instant,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query("INSERT INTO players (id, name, kind, created_at) VALUES ($1, $2, $3, $4)")
            .bind(player.id.as_str())
            .bind(player.name.as_str())
            .bind(player.kind.word())
            .bind(now.as_millis())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        sqlx::query("INSERT INTO sessions (token, player, created_at) VALUES ($1, $2, $3)")
            .bind(digest(token))
            .bind(player.id.as_str())
            .bind(now.as_millis())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The player of a session.
    pub async fn player_of_session(&self, token: &str) -> Result<Option<Player>, StoreError> {
        let row = sqlx::query(
            "SELECT players.id, players.name, players.kind FROM sessions \
             JOIN players ON players.id = sessions.player WHERE sessions.token = $1",
        )
        .bind(digest(token))
        .fetch_optional(&self.pool)
        .in_time()
        .await?;
        row.as_ref().map(player).transpose()
    }

    /// Reads a player, if there is one with this id.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let row = sqlx::query("SELECT id, name, kind FROM players WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .in_time()
            .await?;
        row.as_ref().map(player).transpose()
    }

    /// The results of a player's games, counted with the indexes of both sides. A stored count
    /// would be a row that all nodes compete for, if one player is in many games.
    pub async fn record_of(&self, player: PlayerId) -> Result<Record, StoreError> {
        let rows = sqlx::query(
            "SELECT 'black', result, COUNT(*) FROM games WHERE black = $1 GROUP BY result \
             UNION ALL \
             SELECT 'white', result, COUNT(*) FROM games WHERE white = $1 GROUP BY result",
        )
        .bind(player.as_str())
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        let mut record = Record::default();
        for row in rows {
            let side: String = row.try_get(0)?;
            let result: Option<String> = row.try_get(1)?;
            let count: i64 = row.try_get(2)?;
            let counted = match (side.as_str(), result.as_deref()) {
                ("black", Some("1-0")) | ("white", Some("0-1")) => &mut record.wins,
                ("black", Some("0-1")) | ("white", Some("1-0")) => &mut record.losses,
                (_, Some("1/2-1/2")) => &mut record.draws,
                // In progress or aborted.
                _ => continue,
            };
            *counted += u32::try_from(count).unwrap_or(u32::MAX);
        }
        Ok(record)
    }
}

/// Reads the player in the first three columns.
pub(super) fn player(row: &AnyRow) -> Result<Player, StoreError> {
    let kind: String = row.try_get(2)?;
    Ok(Player {
        id: identifier(row, 0)?,
        name: row.try_get(1)?,
        kind: PlayerKind::from_word(&kind)
            .ok_or_else(|| StoreError::Corrupt(format!("the kind of player {kind:?}")))?,
    })
}

/// The stored form of a token.
pub(super) fn digest(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}
