//! The headers of games in exported files.

use super::games::{Run, identifier};
use super::statement::Statement;
use super::{Store, StoreError};
use protocol::{GameId, PlayerId};
use room::{Instant, Name, Sides};
use sqlx::Row;
use sqlx::any::AnyRow;

/// The header of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// The game, and when it started.
    pub run: Run,
    /// Whether it's rated.
    pub rated: bool,
    /// The players' current names.
    pub names: Sides<Name>,
}

const COLUMNS: &str = "SELECT g.id, g.created_at, g.rated, b.name, w.name FROM ";
const WITH_NAMES: &str = " g JOIN players b ON b.id = g.black JOIN players w ON w.id = g.white";

impl Store {
    /// The header of this game, if it exists.
    pub async fn caption(&self, game: GameId) -> Result<Option<Caption>, StoreError> {
        let mut s = Statement::new(COLUMNS);
        s.push("games").push(WITH_NAMES).push(" WHERE g.id = ");
        s.text(game.as_str());
        let rows = s.fetch(&self.pool).await?;
        rows.first().map(caption).transpose()
    }

    /// A player's finished games, except aborted ones, oldest first, starting after the last one
    /// that was read.
    pub async fn finished_games(
        &self,
        player: PlayerId,
        after: Option<Run>,
        limit: u16,
    ) -> Result<Vec<Caption>, StoreError> {
        let limit = i64::from(limit);
        let mut s = Statement::new(COLUMNS);
        s.push("(SELECT * FROM (");
        for (place, side) in ["black", "white"].into_iter().enumerate() {
            s.push(if place > 0 {
                ") x UNION ALL SELECT * FROM ("
            } else {
                ""
            });
            s.push("SELECT id, created_at, rated, black, white FROM games WHERE ");
            s.push(side).push(" = ").text(player.as_str());
            if let Some(after) = after {
                s.push(" AND (created_at, id) > (");
                s.number(after.since.as_millis()).push(", ");
                s.text(after.game.as_str()).push(")");
            }
            s.push(" AND result <> '*' ORDER BY created_at, id LIMIT ");
            s.literal(limit);
        }
        s.push(") y)").push(WITH_NAMES);
        s.push(" ORDER BY g.created_at, g.id LIMIT ").literal(limit);
        let rows = s.fetch(&self.pool).await?;
        rows.iter().map(caption).collect()
    }
}

fn caption(row: &AnyRow) -> Result<Caption, StoreError> {
    let rated: i64 = row.try_get(2)?;
    let name = |column: usize| {
        let text: String = row.try_get(column)?;
        Name::new(&text).map_err(|_| StoreError::Corrupt(format!("the name {text:?}")))
    };
    Ok(Caption {
        run: Run {
            game: identifier(row, 0)?,
            since: Instant::from_millis(row.try_get(1)?),
        },
        rated: rated != 0,
        names: Sides {
            black: name(3)?,
            white: name(4)?,
        },
    })
}
