//! Removes the names of deleted players from the logs of their games.
//!
//! That takes a while, so it's noted which players are left. A node that's restarted meanwhile
//! continues.

use super::database::InTime;
use super::games::identifier;
use super::{Store, StoreError};
use protocol::{DELETED_PLAYER, PlayerId};
use room::Fact;
use rules::Color;
use sqlx::{AnyConnection, Row};

/// In how many games a name is replaced per commit.
const AT_ONCE: i64 = 100;

impl Store {
    /// The deleted players whose names may still be in logs.
    pub async fn deleted_players(&self) -> Result<Vec<PlayerId>, StoreError> {
        let rows = sqlx::query("SELECT player FROM deletions")
            .fetch_all(&self.pool)
            .in_time()
            .await?;
        rows.iter().map(|row| identifier(row, 0)).collect()
    }

    /// Removes the name of a deleted player from all logs. As long as one of the player's games is
    /// in progress, the player stays noted: a node that has missed the news may start the next game
    /// of its series with the names that it remembers.
    pub async fn finish_deletion(&self, player: PlayerId) -> Result<(), StoreError> {
        while self.remove_name(player).await? > 0 {}
        if self.running_of(player).await? == 0 {
            let done = sqlx::query("DELETE FROM deletions WHERE player = $1").bind(player.as_str());
            self.writes.execute(done).await?;
        }
        Ok(())
    }

    /// Removes the name of a deleted player from the logs of some games, and returns how many. This
    /// is the only change ever made to a log.
    async fn remove_name(&self, player: PlayerId) -> Result<usize, StoreError> {
        let rows = sqlx::query(
            "SELECT games.id, games.black, events.fact FROM games \
             JOIN events ON events.game = games.id AND events.seq = 0 \
             WHERE games.black = $1 AND events.fact NOT LIKE $2 \
             UNION ALL \
             SELECT games.id, games.black, events.fact FROM games \
             JOIN events ON events.game = games.id AND events.seq = 0 \
             WHERE games.white = $1 AND events.fact NOT LIKE $3 LIMIT $4",
        )
        .bind(player.as_str())
        .bind(format!("%\"black\":{{\"name\":\"{DELETED_PLAYER}\"%"))
        .bind(format!("%\"white\":{{\"name\":\"{DELETED_PLAYER}\"%"))
        .bind(AT_ONCE)
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        if rows.is_empty() {
            return Ok(0);
        }
        let mut changed = 0;
        let mut transaction = self.writes.begin().await?;
        for row in &rows {
            let (game, black, fact): (String, String, String) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let side = match black == player.as_str() {
                true => Color::Black,
                false => Color::White,
            };
            // One unreadable game must not keep the name in all the others.
            let Some(fact) = without_name(&fact, side) else {
                tracing::error!(game, "can't remove a name from the first event");
                continue;
            };
            sqlx::query("UPDATE events SET fact = $1 WHERE game = $2 AND seq = 0")
                .bind(fact)
                .bind(game)
                .execute(&mut *transaction)
                .in_time()
                .await?;
            changed += 1;
        }
        transaction.commit().await?;
        Ok(changed)
    }
}

/// Notes that the name of this player has to be removed.
pub(super) async fn note_deletion(
    transaction: &mut AnyConnection,
    player: PlayerId,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO deletions (player) VALUES ($1) ON CONFLICT DO NOTHING")
        .bind(player.as_str())
        .execute(transaction)
        .in_time()
        .await?;
    Ok(())
}

/// The first event of a game without the name of this side's player.
fn without_name(fact: &str, side: Color) -> Option<String> {
    let opened: Fact = serde_json::from_str(fact).ok()?;
    serde_json::to_string(&host::without_name(&opened, side)?).ok()
}
