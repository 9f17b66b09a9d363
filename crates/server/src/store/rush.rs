//! Rushes: the one that an account is playing, and the best ones.

use super::database::InTime;
use super::games::identifier;
use super::{Store, StoreError};
use learn::RushScore;
use protocol::{PlayerId, RushPlace};
use room::Instant;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Stands for all weeks.
const ALL_TIME: i64 = 0;
/// How many weeks are kept.
const KEPT_WEEKS: i64 = 8;
const WEEK_MILLIS: i64 = 7 * 24 * 3_600 * 1_000;
/// 1970 began on a Thursday, and weeks begin on Monday.
const MONDAY_MILLIS: i64 = 3 * 24 * 3_600 * 1_000;

/// The weeks since 1970, starting with 1.
const fn week_of(now: Instant) -> i64 {
    (now.as_millis() + MONDAY_MILLIS) / WEEK_MILLIS + 1
}

/// A rush that was started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenRush {
    /// The seed of its puzzles.
    pub seed: u64,
    /// When it started.
    pub started: Instant,
}

impl Store {
    /// Starts a rush. An account has one at a time: an earlier one doesn't count anymore.
    pub async fn start_rush(&self, player: PlayerId, rush: OpenRush) -> Result<(), StoreError> {
        let start = sqlx::query(
            "INSERT INTO rush_runs (player, seed, started_at) VALUES ($1, $2, $3) \
             ON CONFLICT (player) DO UPDATE SET seed = $2, started_at = $3",
        )
        .bind(player.as_str())
        .bind(rush.seed.cast_signed())
        .bind(rush.started.as_millis());
        self.writes.execute(start).await?;
        Ok(())
    }

    /// The rush that an account has started.
    pub async fn open_rush(&self, player: PlayerId) -> Result<Option<OpenRush>, StoreError> {
        let row = sqlx::query("SELECT seed, started_at FROM rush_runs WHERE player = $1")
            .bind(player.as_str())
            .fetch_optional(&self.pool)
            .in_time()
            .await?;
        row.map(|row| {
            let seed: i64 = row.try_get(0)?;
            Ok(OpenRush {
                seed: seed.cast_unsigned(),
                started: Instant::from_millis(row.try_get(1)?),
            })
        })
        .transpose()
    }

    /// Ends the rush that started then, and stores its score if it's the account's best. Returns
    /// `false` if there's no such rush: each counts only once.
    pub async fn end_rush(
        &self,
        player: PlayerId,
        started: Instant,
        score: RushScore,
        now: Instant,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writes.begin().await?;
        let ended = sqlx::query("DELETE FROM rush_runs WHERE player = $1 AND started_at = $2")
            .bind(player.as_str())
            .bind(started.as_millis())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        if ended.rows_affected() == 0 {
            transaction.rollback().await?;
            return Ok(false);
        }
        for week in [week_of(now), ALL_TIME] {
            sqlx::query(
                "INSERT INTO rush_scores (week, player, solved, missed, ended_at) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT (week, player) DO UPDATE \
                 SET solved = $3, missed = $4, ended_at = $5 WHERE rush_scores.solved < $3 \
                 OR (rush_scores.solved = $3 AND rush_scores.missed > $4)",
            )
            .bind(week)
            .bind(player.as_str())
            .bind(i64::from(score.solved))
            .bind(i64::from(score.missed))
            .bind(now.as_millis())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        }
        sqlx::query("DELETE FROM rush_scores WHERE week > $1 AND week <= $2")
            .bind(ALL_TIME)
            .bind(week_of(now) - KEPT_WEEKS)
            .execute(&mut *transaction)
            .in_time()
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The best rushes of the week, or of all time if there's no time given.
    pub async fn best_rushes(
        &self,
        week: Option<Instant>,
        limit: i64,
    ) -> Result<Vec<RushPlace>, StoreError> {
        let rows = sqlx::query(
            "SELECT s.player, players.name, s.solved, s.missed, s.ended_at FROM rush_scores s \
             JOIN players ON players.id = s.player WHERE s.week = $1 \
             ORDER BY s.solved DESC, s.missed, s.ended_at, s.player LIMIT $2",
        )
        .bind(week.map_or(ALL_TIME, week_of))
        .bind(limit)
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        let places = rows.iter().zip(1..);
        places.map(|(row, place)| rush_place(row, place)).collect()
    }

    /// The best rush of an account with its place.
    pub async fn own_rush(
        &self,
        week: Option<Instant>,
        player: PlayerId,
    ) -> Result<Option<RushPlace>, StoreError> {
        let row = sqlx::query(
            "SELECT s.player, players.name, s.solved, s.missed, s.ended_at, \
             (SELECT COUNT(*) FROM rush_scores b WHERE b.week = s.week AND (b.solved > s.solved \
             OR (b.solved = s.solved AND (b.missed < s.missed OR (b.missed = s.missed \
             AND (b.ended_at < s.ended_at OR (b.ended_at = s.ended_at AND b.player < s.player))))))) \
             FROM rush_scores s JOIN players ON players.id = s.player \
             WHERE s.week = $1 AND s.player = $2",
        )
        .bind(week.map_or(ALL_TIME, week_of))
        .bind(player.as_str())
        .fetch_optional(&self.pool)
        .in_time()
        .await?;
        row.map(|row| {
            let better: i64 = row.try_get(5)?;
            rush_place(&row, u32::try_from(better + 1).unwrap_or(u32::MAX))
        })
        .transpose()
    }
}

fn rush_place(row: &AnyRow, place: u32) -> Result<RushPlace, StoreError> {
    let number = |column: usize| -> Result<u32, sqlx::Error> {
        let number: i64 = row.try_get(column)?;
        Ok(u32::try_from(number).unwrap_or(0))
    };
    Ok(RushPlace {
        place,
        player: identifier(row, 0)?,
        name: row.try_get(1)?,
        solved: number(2)?,
        missed: number(3)?,
        at: Instant::from_millis(row.try_get(4)?),
    })
}

/// Deletes the rushes of an account.
pub(super) async fn remove_rushes(
    transaction: &mut AnyConnection,
    player: PlayerId,
) -> Result<(), sqlx::Error> {
    for delete in [
        "DELETE FROM rush_runs WHERE player = $1",
        "DELETE FROM rush_scores WHERE player = $1",
    ] {
        sqlx::query(delete)
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday() {
        let at = |millis| week_of(Instant::from_millis(millis));
        // Thursday, January 1, 1970, and the Sunday and Monday after it.
        assert_eq!(at(0), 1);
        assert_eq!(at(4 * 24 * 3_600_000 - 1), 1);
        assert_eq!(at(4 * 24 * 3_600_000), 2);
    }
}
