//! Deletes expired data.

use super::database::InTime;
use super::{Store, StoreError};
use room::{Duration, Instant};
use sqlx::Row;

/// How long sessions and known devices last. Browsers keep their cookies just as long.
const SESSION: Duration = Duration::from_secs(365 * 24 * 3_600);
/// How long a guest who has never played is kept.
const GUEST: Duration = Duration::from_secs(30 * 24 * 3_600);
/// How many guests are deleted per call.
const BATCH: i64 = 200;

impl Store {
    /// Deletes expired sessions and devices, and some old guests who have never played. Returns how many guests
    /// were found. If none, there are none left.
    pub async fn expire(&self, now: Instant) -> Result<usize, StoreError> {
        for delete in [
            "DELETE FROM sessions WHERE created_at < $1",
            "DELETE FROM devices WHERE created_at < $1",
        ] {
            let old = sqlx::query(delete).bind(now.before(SESSION).as_millis());
            self.writes.execute(old).await?;
        }
        let rows = sqlx::query(
            "SELECT id FROM players WHERE kind = 'guest' AND created_at < $1 \
             AND NOT EXISTS (SELECT 1 FROM games WHERE black = players.id) \
             AND NOT EXISTS (SELECT 1 FROM games WHERE white = players.id) \
             AND NOT EXISTS (SELECT 1 FROM seeks WHERE player = players.id) LIMIT $2",
        )
        .bind(now.before(GUEST).as_millis())
        .bind(BATCH)
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        for row in &rows {
            let player: String = row.try_get(0)?;
            self.forget_guest(&player).await?;
        }
        Ok(rows.len())
    }

    /// Deletes a guest with all sessions, unless the guest has started to play in the meantime.
    async fn forget_guest(&self, player: &str) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin().await?;
        for delete in [
            "DELETE FROM sessions WHERE player = $1",
            "DELETE FROM deletions WHERE player = $1",
            "DELETE FROM players WHERE id = $1 \
             AND NOT EXISTS (SELECT 1 FROM games WHERE black = players.id OR white = players.id)",
        ] {
            let deleted = sqlx::query(delete)
                .bind(player)
                .execute(&mut *transaction)
                .in_time()
                .await?;
            if delete.starts_with("DELETE FROM players") && deleted.rows_affected() == 0 {
                transaction.rollback().await?;
                return Ok(());
            }
        }
        transaction.commit().await?;
        Ok(())
    }
}
