//! The positions of games, to search for games by position.
//!
//! The rows are derived from logs, so they're written separately: by [`Store::index_games`], a few
//! games at a time. A game is marked as indexed in the same commit as its rows, so interruptions
//! and concurrent nodes do no harm.

use super::archive::speed_word;
use super::database::{Dialect, InTime};
use super::games::identifier;
use super::statement::{Statement, placeholders, together};
use super::{Store, StoreError};
use collection::position_key;
use learn::opening_name;
use protocol::GameId;
use room::{Event, Room};
use rules::Position;
use sqlx::{AnyConnection, AssertSqlSafe, Row};
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
            let room = if game.is_over {
                replayed(game, log)
            } else {
                None
            };
            // Another node may have been faster.
            if mark(&mut transaction, game, log, room.as_ref()).await?
                && let Some(room) = room
            {
                rows.extend(positions_of(game, &room));
            }
        }
        rows.sort_unstable();
        insert(&mut transaction, self.signs.dialect(), &rows).await?;
        transaction.commit().await?;
        Ok(unread.len())
    }
}

/// Marks a game as indexed, and fills in its speed and its opening. Returns `false` if that has
/// already happened.
async fn mark(
    transaction: &mut AnyConnection,
    game: &Unread,
    log: &[Event],
    room: Option<&Room>,
) -> Result<bool, sqlx::Error> {
    let opening = room.and_then(|room| {
        let positions = room.game().positions().iter().copied();
        opening_name(positions).map(|found| found.name)
    });
    let marked = sqlx::query(
        "UPDATE games SET speed = COALESCE(speed, $1), opening = $2, indexed = $3 \
         WHERE id = $4 AND indexed = 0",
    )
    .bind(log.first().map_or("none", speed_word))
    .bind(opening)
    .bind(i64::from(game.is_over))
    .bind(game.game.as_str())
    .execute(transaction)
    .in_time()
    .await?;
    Ok(marked.rows_affected() > 0)
}

/// The game at its end. `None` if its log is broken.
fn replayed(game: &Unread, log: &[Event]) -> Option<Room> {
    match Room::replay(log) {
        Ok(room) => Some(room),
        Err(error) => {
            tracing::error!(game = %game.game, %error, "the log is broken");
            None
        }
    }
}

/// Each position of the game, with the ply at which it first occurred.
fn positions_of(game: &Unread, room: &Room) -> Vec<Passed> {
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

async fn insert(
    transaction: &mut AnyConnection,
    dialect: Dialect,
    rows: &[Passed],
) -> Result<(), sqlx::Error> {
    let mut left = rows;
    while !left.is_empty() {
        let count = together(dialect, left.len().min(ROWS));
        let (now, later) = left.split_at(count);
        let rows = placeholders(dialect, count, &[""; 4]);
        let sql = format!(
            "INSERT INTO positions (key, began, game, ply) VALUES {rows} ON CONFLICT DO NOTHING"
        );
        // It only contains placeholders.
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = now.iter().fold(query, |query, row| {
            let query = query.bind(row.key).bind(row.began);
            query.bind(row.game.as_str()).bind(row.ply)
        });
        query.execute(&mut *transaction).in_time().await?;
        left = later;
    }
    Ok(())
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
