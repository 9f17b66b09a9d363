//! Heartbeats: when nodes reached the store, and when none could.

use super::writing::Writing;
use super::{Store, StoreError};
use host::Outage;
use room::{Duration, Instant, MAX_TIME};
use sqlx::{AnyConnection, Row};
use std::sync::Arc;
use tokio::task::spawn_blocking;

impl Store {
    /// Records that a node has reached the store. If no node has done so for longer than `least`,
    /// that was an outage. Returns all outages that ended after `known`, oldest first.
    pub async fn beat(
        &self,
        now: Instant,
        known: Instant,
        least: Duration,
    ) -> Result<Vec<Outage>, StoreError> {
        let doubts = self.signs.health().doubts();
        if doubts > 0 {
            try_to_write(&self.signs).await?;
        }
        let mut transaction = self.signs.begin().await?;
        let row = sqlx::query("SELECT at FROM pulse WHERE one = 1")
            .fetch_optional(&mut *transaction)
            .await?;
        let last = row.map(|row| row.try_get(0).map(Instant::from_millis));
        let last = last.transpose()?;
        match last {
            Some(last) if last < now => advance(&mut transaction, last, now, least).await?,
            Some(_) => {}
            None => {
                sqlx::query("INSERT INTO pulse (one, at) VALUES (1, $1) ON CONFLICT DO NOTHING")
                    .bind(now.as_millis())
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        let outages = outages_after(&mut transaction, known).await?;
        transaction.commit().await?;
        self.signs.health().settle(doubts);
        if let Some(high_water) = &self.high_water
            && last.is_none_or(|last| last < now)
        {
            let high_water = Arc::clone(high_water);
            // Waits for the disk.
            let noted = spawn_blocking(move || high_water.note_beat(now.as_millis()));
            drop(noted.await);
        }
        Ok(outages)
    }
}

/// All outages that ended after this, oldest first.
async fn outages_after(
    transaction: &mut AnyConnection,
    known: Instant,
) -> Result<Vec<Outage>, StoreError> {
    let rows =
        sqlx::query("SELECT began_at, ended_at FROM outages WHERE ended_at > $1 ORDER BY ended_at")
            .bind(known.as_millis())
            .fetch_all(transaction)
            .await?;
    rows.iter()
        .map(|row| {
            Ok(Outage {
                since: Instant::from_millis(row.try_get(0)?),
                until: Instant::from_millis(row.try_get(1)?),
            })
        })
        .collect()
}

/// Moves the pulse from the time that was read to now. If another node was faster, it has recorded
/// everything already.
async fn advance(
    transaction: &mut AnyConnection,
    last: Instant,
    now: Instant,
    least: Duration,
) -> Result<(), sqlx::Error> {
    let moved = sqlx::query("UPDATE pulse SET at = $1 WHERE one = 1 AND at = $2")
        .bind(now.as_millis())
        .bind(last.as_millis())
        .execute(&mut *transaction)
        .await?;
    if moved.rows_affected() == 1 && now.since(last) > least {
        sqlx::query("INSERT INTO outages (ended_at, began_at) VALUES ($1, $2)")
            .bind(now.as_millis())
            .bind(last.as_millis())
            .execute(&mut *transaction)
            .await?;
        // Older outages can't affect any game, because no game's time is longer.
        let longest = i64::try_from(MAX_TIME.as_millis()).unwrap_or(i64::MAX);
        sqlx::query("DELETE FROM outages WHERE ended_at < $1")
            .bind(now.as_millis().saturating_sub(longest))
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

/// How much to write as a test: more than the moves of one second take.
const TRIAL: usize = 256 * 1024;

/// Writes as much as in a busy second. A heartbeat is so small that it may fit where nothing else
/// does.
async fn try_to_write(writing: &Writing) -> Result<(), sqlx::Error> {
    let mut transaction = writing.begin().await?;
    sqlx::query("DELETE FROM write_trial")
        .execute(&mut *transaction)
        .await?;
    sqlx::query(
        "INSERT INTO write_trial (one, filler) VALUES (1, $1) \
         ON CONFLICT (one) DO UPDATE SET filler = excluded.filler",
    )
    .bind("x".repeat(TRIAL))
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    let mut transaction = writing.begin().await?;
    sqlx::query("DELETE FROM write_trial")
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await
}
