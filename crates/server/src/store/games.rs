//! Reads games and their logs.

use super::archive::NO_CLOCK;
use super::database::InTime;
use super::statement::Statement;
use super::writer::AppendError;
use super::{Store, StoreError};
use crate::bus::LobbyFact;
use host::{Ended, GameRow, NewGame};
use protocol::{GameId, Heat, PlayerId};
use room::{Event, Instant};
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::{HashMap, HashSet};

/// A game and when it started, which is its position in lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The game.
    pub game: GameId,
    /// When it started.
    pub since: Instant,
}

impl Store {
    /// Starts a game, and takes the seeks it comes from.
    ///
    /// [`AppendError::Conflict`] if a seek is gone, or if the previous game already has another
    /// next game.
    pub async fn begin_game(&self, game: NewGame) -> Result<(), AppendError> {
        self.writer.begin(game).await
    }

    /// Stores the next event of a game. If it ends the game, that's stored too.
    ///
    /// [`AppendError::Conflict`] if there's already an event with this number, or if the event
    /// before it is missing.
    pub async fn append(
        &self,
        game: GameId,
        event: &Event,
        ended: Option<Ended>,
    ) -> Result<(), AppendError> {
        self.writer.append(game, event, ended).await
    }

    /// Reads a game, if it exists.
    pub async fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        let row =
            sqlx::query("SELECT id, black, white, rated, after, heat FROM games WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(&self.pool);
        let row = row.in_time().await?;
        row.as_ref().map(game_row).transpose()
    }

    /// The next game after this one, if there is one: its rematch, or the second game of its heat.
    pub async fn game_after(&self, id: GameId) -> Result<Option<GameId>, StoreError> {
        let row = sqlx::query("SELECT id FROM games WHERE after = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .in_time()
            .await?;
        row.as_ref().map(|row| identifier(row, 0)).transpose()
    }

    /// Games that have started since then, as news.
    pub(crate) async fn games_since(&self, since: Instant) -> Result<Vec<LobbyFact>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, black, white, after FROM games WHERE created_at >= $1 \
             ORDER BY created_at, id LIMIT 2000",
        )
        .bind(since.as_millis())
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        rows.iter()
            .map(|row| {
                let after: Option<String> = row.try_get(3)?;
                Ok(LobbyFact::Started {
                    players: vec![identifier(row, 1)?, identifier(row, 2)?],
                    game: identifier(row, 0)?,
                    seek: None,
                    after: match after {
                        Some(_) => Some(identifier(row, 3)?),
                        None => None,
                    },
                })
            })
            .collect()
    }

    /// How many games in progress a player has.
    pub async fn running_of(&self, player: PlayerId) -> Result<usize, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM games WHERE black = $1 AND ended_at IS NULL) \
             + (SELECT COUNT(*) FROM games WHERE white = $1 AND ended_at IS NULL)",
        )
        .bind(player.as_str())
        .fetch_one(&self.pool)
        .in_time()
        .await?;
        let count: i64 = row.try_get(0)?;
        Ok(usize::try_from(count).unwrap_or(0))
    }

    /// The events of a game in order, starting with this number.
    pub async fn log(&self, game: GameId, from: u64) -> Result<Vec<Event>, StoreError> {
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        let rows = sqlx::query(
            "SELECT seq, at, fact FROM events WHERE game = $1 AND seq >= $2 ORDER BY seq",
        )
        .bind(game.as_str())
        .bind(from)
        .fetch_all(&self.pool);
        let rows = rows.in_time().await?;
        rows.iter().map(|row| event(game, row)).collect()
    }

    /// The first event of a game, and the events starting with this number.
    pub async fn log_since(&self, game: GameId, from: u64) -> Result<Vec<Event>, StoreError> {
        let from = i64::try_from(from.max(1)).unwrap_or(i64::MAX);
        let rows = sqlx::query(
            "SELECT seq, at, fact FROM events WHERE game = $1 AND seq = 0 UNION ALL \
             SELECT seq, at, fact FROM events WHERE game = $1 AND seq >= $2 ORDER BY seq",
        )
        .bind(game.as_str())
        .bind(from)
        .fetch_all(&self.pool);
        let rows = rows.in_time().await?;
        rows.iter().map(|row| event(game, row)).collect()
    }

    /// The logs of several games. Games that don't exist are left out.
    pub(crate) async fn logs(
        &self,
        games: &[GameId],
    ) -> Result<HashMap<GameId, Vec<Event>>, StoreError> {
        let wanted: Vec<_> = games.iter().map(|game| (*game, 0)).collect();
        self.logs_from(&wanted).await
    }

    /// The events of several games, each starting with a number. Games without events are left out.
    /// So are games with an unreadable log, so that the others can still be read.
    pub(super) async fn logs_from(
        &self,
        wanted: &[(GameId, u64)],
    ) -> Result<HashMap<GameId, Vec<Event>>, StoreError> {
        let mut logs: HashMap<GameId, Vec<Event>> = HashMap::with_capacity(wanted.len());
        let mut unreadable = HashSet::new();
        if wanted.is_empty() {
            return Ok(logs);
        }
        let mut statement = Statement::new("SELECT seq, at, fact, game FROM events WHERE ");
        for (place, (game, from)) in wanted.iter().enumerate() {
            statement.push(if place > 0 { " OR " } else { "" });
            statement.push("(game = ").text(game.as_str());
            let from = i64::try_from(*from).unwrap_or(i64::MAX);
            statement.push(" AND seq >= ").number(from).push(")");
        }
        statement.push(" ORDER BY game, seq");
        for row in &statement.fetch(&self.pool).await? {
            let game = identifier(row, 3)?;
            match event(game, row) {
                Ok(event) => logs.entry(game).or_default().push(event),
                Err(StoreError::Corrupt(why)) => {
                    tracing::error!(%game, why, "can't read the log");
                    unreadable.insert(game);
                }
                Err(error) => return Err(error),
            }
        }
        logs.retain(|game, _| !unreadable.contains(game));
        Ok(logs)
    }

    /// Unfinished games with a clock and no events after `quiet_since`, oldest first, starting
    /// after the last one that was read.
    pub async fn running(
        &self,
        quiet_since: Instant,
        after: Option<Run>,
        limit: u16,
    ) -> Result<Vec<Run>, StoreError> {
        let (since, game) = after.map_or((i64::MIN, String::new()), |run| {
            (run.since.as_millis(), String::from(run.game))
        });
        let rows = sqlx::query(
            "SELECT id, created_at FROM games WHERE ended_at IS NULL \
             AND (created_at, id) > ($1, $2) AND (speed IS NULL OR speed <> $3) \
             AND (SELECT at FROM events WHERE game = games.id ORDER BY seq DESC LIMIT 1) <= $4 \
             ORDER BY created_at, id LIMIT $5",
        )
        .bind(since)
        .bind(game)
        .bind(NO_CLOCK)
        .bind(quiet_since.as_millis())
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Run {
                    game: identifier(row, 0)?,
                    since: Instant::from_millis(row.try_get(1)?),
                })
            })
            .collect()
    }
}

fn event(game: GameId, row: &AnyRow) -> Result<Event, StoreError> {
    let seq: i64 = row.try_get(0)?;
    let fact: String = row.try_get(2)?;
    let broken = |why: &dyn std::fmt::Display| {
        StoreError::Corrupt(format!("event {seq} of the game {game}: {why}"))
    };
    Ok(Event {
        seq: u64::try_from(seq).map_err(|error| broken(&error))?,
        at: Instant::from_millis(row.try_get(1)?),
        fact: serde_json::from_str(&fact).map_err(|error| broken(&error))?,
    })
}

fn game_row(row: &AnyRow) -> Result<GameRow, StoreError> {
    let rated: i64 = row.try_get(3)?;
    let after: Option<String> = row.try_get(4)?;
    let heat: Option<String> = row.try_get(5)?;
    Ok(GameRow {
        id: identifier(row, 0)?,
        black: identifier(row, 1)?,
        white: identifier(row, 2)?,
        rated: rated != 0,
        after: match after {
            Some(_) => Some(identifier(row, 4)?),
            None => None,
        },
        heat: heat.map(|word| heat_from_word(&word)).transpose()?,
    })
}

/// The stored form of a game of a heat.
pub(super) const fn heat_word(heat: Heat) -> &'static str {
    match heat {
        Heat::First => "first",
        Heat::Second => "second",
    }
}

fn heat_from_word(word: &str) -> Result<Heat, StoreError> {
    [Heat::First, Heat::Second]
        .into_iter()
        .find(|heat| heat_word(*heat) == word)
        .ok_or_else(|| StoreError::Corrupt(format!("the part of a heat {word:?}")))
}

/// Parses an identifier in a column.
pub(super) fn identifier<T: std::str::FromStr<Err = protocol::BadId>>(
    row: &AnyRow,
    column: usize,
) -> Result<T, StoreError> {
    let text: String = row.try_get(column)?;
    text.parse()
        .map_err(|_| StoreError::Corrupt(format!("the identifier {text:?}")))
}
