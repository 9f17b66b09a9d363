//! The devices that have logged in to an account before.

use super::database::InTime;
use super::players::digest;
use super::{Store, StoreError};
use protocol::PlayerId;
use room::Instant;
use sqlx::AnyConnection;

/// The maximum number of devices per account.
const MOST: i64 = 20;

impl Store {
    /// Remembers that the device with this secret has logged in to an account. Forgets the oldest
    /// devices if there are too many.
    pub async fn add_device(
        &self,
        player: PlayerId,
        device: &str,
        now: Instant,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin().await?;
        insert_device(&mut transaction, player, device, now).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Whether the device with this secret has logged in to an account before.
    pub async fn has_device(&self, player: PlayerId, device: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT device FROM devices WHERE device = $1 AND player = $2")
            .bind(digest(device))
            .bind(player.as_str())
            .fetch_optional(&self.pool)
            .in_time()
            .await?;
        Ok(row.is_some())
    }
}

/// Adds the device with this secret to an account, and forgets the oldest ones if there are too
/// many.
pub(super) async fn insert_device(
    transaction: &mut AnyConnection,
    player: PlayerId,
    device: &str,
    now: Instant,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO devices (device, player, created_at) VALUES ($1, $2, $3)")
        .bind(digest(device))
        .bind(player.as_str())
        .bind(now.as_millis())
        .execute(&mut *transaction)
        .in_time()
        .await?;
    sqlx::query(
        "DELETE FROM devices WHERE player = $1 AND device NOT IN (SELECT device FROM devices \
         WHERE player = $1 ORDER BY created_at DESC, device LIMIT $2)",
    )
    .bind(player.as_str())
    .bind(MOST)
    .execute(transaction)
    .in_time()
    .await?;
    Ok(())
}

/// Forgets all devices of an account except the one with this secret.
pub(super) async fn remove_devices(
    transaction: &mut AnyConnection,
    player: PlayerId,
    except: Option<&str>,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM devices WHERE player = $1 AND device <> $2")
        .bind(player.as_str())
        .bind(except.map(digest).unwrap_or_default())
        .execute(transaction)
        .in_time()
        .await?;
    Ok(())
}
