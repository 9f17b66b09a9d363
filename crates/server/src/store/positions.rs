//! The positions of games, to search for games by position.
//!
//! The rows are derived from logs, so they're written separately: by [`Store::index_games`], a few
//! games at a time. A game is marked as indexed in the same commit as its rows, so interruptions
//! and concurrent nodes do no harm.

use super::archive::speed_word;
use super::database::InTime;
use super::games::identifier;
use super::statement::Statement;
use super::{Store, StoreError};
use collection::position_key;
use protocol::GameId;
use room::{Event, Room};
use rules::Position;
use sqlx::{AnyConnection, Row};
use std::collections::HashMap;

/// The maximum number of rows per statement.
const ROWS: usize = 500;

/// The key of a position, as a number that both databases have. If two positions ever share a key,
/// the worst outcome is a wrong game in a list.
pub(super) fn key(position: &Position) -> i64 {
    position_key(position).cast_signed()
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Passed {
    key: i64,
    began: i64,
    game: GameId,
    ply: i64,
}

/// A game that isn't indexed yet.
struct Unread {
    game: GameId,
    began: i64,
    is_over: bool,
}

impl Store {
    /// Indexes games that aren't indexed yet, oldest first. Returns how many there were. If none,
    /// all games can be found.
    pub async fn index_games(&self, limit: u16) -> Result<usize, StoreError> {
        let mut statement = Statement::new(
            "SELECT id, created_at, ended_at FROM games \
             WHERE indexed = 0 AND (ended_at IS NOT NULL OR speed IS NULL) \
             ORDER BY created_at, id LIMIT ",
        );
        statement.literal(i64::from(limit));
        let mut unread = Vec::new();
        for row in &statement.fetch(&self.pool).await? {
            let ended: Option<i64> = row.try_get(2)?;
            unread.push(Unread {
                game: identifier(row, 0)?,
                began: row.try_get(1)?,
                is_over: ended.is_some(),
            });
        }
        if unread.is_empty() {
            return Ok(0);
        }
        // All nodes take their locks in the same order, which prevents deadlocks.
        unread.sort_by_key(|unread| unread.game);
        let ids: Vec<_> = unread.iter().map(|unread| unread.game).collect();
        let logs = self.logs(&ids).await?;
        let mut transaction = self.writes.begin().await?;
        let mut rows = Vec::new();
        for game in &unread {
            let log = logs.get(&game.game).map_or(&[][..], Vec::as_slice);
            // Another node may have been faster.
            if mark(&mut transaction, game, log).await? && game.is_over {
                rows.extend(positions_of(game, log));
            }
        }
        rows.sort_unstable();
        for part in rows.chunks(ROWS) {
            insert(&mut transaction, part).await?;
        }
        transaction.commit().await?;
        Ok(unread.len())
    }
}

/// Marks a game as indexed, and fills in its speed. Returns `false` if that has already happened.
async fn mark(
    transaction: &mut AnyConnection,
    game: &Unread,
    log: &[Event],
) -> Result<bool, sqlx::Error> {
    let marked = sqlx::query(
        "UPDATE games SET speed = COALESCE(speed, $1), indexed = $2 WHERE id = $3 AND indexed = 0",
    )
    .bind(log.first().map_or("none", speed_word))
    .bind(i64::from(game.is_over))
    .bind(game.game.as_str())
    .execute(transaction)
    .in_time()
    .await?;
    Ok(marked.rows_affected() > 0)
}

/// Each position of the game, with the ply at which it first occurred.
fn positions_of(game: &Unread, log: &[Event]) -> Vec<Passed> {
    let room = match Room::replay(log) {
        Ok(room) => room,
        Err(error) => {
            tracing::error!(game = %game.game, %error, "the log is broken");
            return Vec::new();
        }
    };
    let mut first = HashMap::new();
    for (position, ply) in room.game().positions().iter().zip(0..) {
        first.entry(key(position)).or_insert(ply);
    }
    let rows = first.into_iter().map(|(key, ply)| Passed {
        key,
        began: game.began,
        game: game.game,
        ply,
    });
    rows.collect()
}

async fn insert(transaction: &mut AnyConnection, rows: &[Passed]) -> Result<(), sqlx::Error> {
    let mut statement = Statement::new("INSERT INTO positions (key, began, game, ply) VALUES ");
    for (place, row) in rows.iter().enumerate() {
        statement.push(if place > 0 { ", (" } else { "(" });
        statement.number(row.key).push(", ").number(row.began);
        statement.push(", ").text(row.game.as_str());
        statement.push(", ").number(row.ply).push(")");
    }
    statement.push(" ON CONFLICT DO NOTHING");
    statement.execute(transaction).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::Fen;

    /// Pins the keys, which are stored in databases and must never change.
    #[test]
    fn positions_have_these_keys() {
        #[track_caller]
        fn check(fen: &str, expected: i64) {
            let position = fen.parse::<Fen>().unwrap().position().unwrap();
            assert_eq!(key(&position), expected, "{fen}");
        }
        check("B:W21-32:B1-12", -2_921_112_886_845_039_488);
        check("W:W21-32:B1-12", 4_881_848_064_066_132_767);
        check("W:W21-32:B1-10,12,15", -5_729_367_455_390_422_500);
        check("B:WK1:BK32", 5_350_971_797_171_913_380);
    }
}
