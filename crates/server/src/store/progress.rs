//! What accounts have learned.

use super::database::InTime;
use super::{Store, StoreError};
use protocol::PlayerId;
use sqlx::{AnyConnection, Row};

/// What an account has learned, as it's stored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredProgress {
    /// The content, for [`Store::keep_progress`] and nobody else to write.
    pub content: String,
    /// How often it has changed. 0 if there's none.
    pub version: i64,
}

impl Store {
    /// What an account has learned.
    pub async fn progress(&self, player: PlayerId) -> Result<StoredProgress, StoreError> {
        let row = sqlx::query("SELECT content, version FROM progress WHERE player = $1")
            .bind(player.as_str())
            .fetch_optional(&self.pool)
            .in_time()
            .await?;
        row.map_or(Ok(StoredProgress::default()), |row| {
            Ok(StoredProgress {
                content: row.try_get(0)?,
                version: row.try_get(1)?,
            })
        })
    }

    /// Stores what an account has learned in place of what was read as this version. Returns
    /// `false` if it has changed since: then it has to be read and merged again.
    pub async fn keep_progress(
        &self,
        player: PlayerId,
        content: &str,
        version: i64,
    ) -> Result<bool, StoreError> {
        let sql = if version == 0 {
            "INSERT INTO progress (content, version, player) VALUES ($1, $2 + 1, $3) \
             ON CONFLICT DO NOTHING"
        } else {
            "UPDATE progress SET content = $1, version = $2 + 1 WHERE player = $3 AND version = $2"
        };
        let mut transaction = self.writes.begin().await?;
        let kept = sqlx::query(sql)
            .bind(content)
            .bind(version)
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        transaction.commit().await?;
        Ok(kept.rows_affected() > 0)
    }
}

/// Forgets what an account has learned.
pub(super) async fn remove_progress(
    transaction: &mut AnyConnection,
    player: PlayerId,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM progress WHERE player = $1")
        .bind(player.as_str())
        .execute(transaction)
        .in_time()
        .await?;
    Ok(())
}
