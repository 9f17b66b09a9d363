//! How games continued from a position.

use super::positions::key;
use super::statement::Statement;
use super::{Store, StoreError};
use protocol::Continuation;
use rules::{Move, Position};
use sqlx::Row;
use std::collections::HashMap;

/// At most this many games count for a move, the newest ones. So the answer takes the same time
/// however many games there are.
const COUNTED: i64 = 1_000;

impl Store {
    /// How the finished games ended that reached the position after each legal move. Only
    /// [indexed](Store::index_games) games are found.
    pub async fn continuations(&self, pos: &Position) -> Result<Vec<Continuation>, StoreError> {
        let moves: HashMap<i64, Move> = pos
            .moves()
            .into_iter()
            .map(|mv| (key(&pos.play_unchecked(mv)), mv))
            .collect();
        if moves.is_empty() {
            return Ok(Vec::new());
        }
        let mut statement = Statement::default();
        for (place, &key) in moves.keys().enumerate() {
            statement.push(if place > 0 { " UNION ALL " } else { "" });
            statement.push("SELECT c.key, games.result, COUNT(*) FROM (SELECT key, game FROM ");
            statement.push("positions WHERE key = ").number(key);
            statement.push(" ORDER BY began DESC, game DESC LIMIT ");
            statement.literal(COUNTED);
            statement.push(") c JOIN games ON games.id = c.game GROUP BY c.key, games.result");
        }
        let mut found: HashMap<Move, Continuation> = HashMap::new();
        for row in &statement.fetch(&self.pool).await? {
            let (key, count): (i64, i64) = (row.try_get(0)?, row.try_get(2)?);
            let result: Option<String> = row.try_get(1)?;
            let Some(&mv) = moves.get(&key) else { continue };
            let continuation = found.entry(mv).or_insert(Continuation {
                mv,
                black: 0,
                draws: 0,
                white: 0,
            });
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            match result.as_deref() {
                Some("1-0") => continuation.black += count,
                Some("0-1") => continuation.white += count,
                Some("1/2-1/2") => continuation.draws += count,
                // Aborted games count for nobody.
                _ => {}
            }
        }
        let mut found: Vec<Continuation> = found
            .into_values()
            .filter(|it| it.black + it.draws + it.white > 0)
            .collect();
        found.sort_by_key(|it| {
            let total = it.black + it.draws + it.white;
            (std::cmp::Reverse(total), it.mv.to_string())
        });
        Ok(found)
    }
}
