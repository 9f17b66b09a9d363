//! Ratings. They're updated in the same commit that ends a game, so that each game counts once.

use super::database::InTime;
use super::games::identifier;
use super::{Store, StoreError};
use host::Rated;
use learn::Rating;
use protocol::{GameId, PlayerId, PlayerRating, RatingPoint, Speed};
use room::Instant;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// The maximum number of points in a rating's history.
const POINTS: i64 = 1_000;

impl Store {
    /// A player's ratings.
    pub async fn ratings_of(&self, player: PlayerId) -> Result<Vec<PlayerRating>, StoreError> {
        let rows = sqlx::query(
            "SELECT speed, value, deviation, volatility, games FROM ratings WHERE player = $1 \
             ORDER BY speed",
        )
        .bind(player.as_str())
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        let ratings = rows.iter().map(|row| player_rating(row, 0).transpose());
        ratings.flatten().collect()
    }

    /// A player's rating at this speed, if there is one.
    pub async fn rating_of(
        &self,
        player: PlayerId,
        speed: Speed,
    ) -> Result<Option<PlayerRating>, StoreError> {
        let ratings = self.ratings_of(player).await?;
        Ok(ratings.into_iter().find(|rating| rating.speed == speed))
    }

    /// A player's rating over time: the latest points, oldest first.
    pub async fn rating_history(
        &self,
        player: PlayerId,
        speed: Speed,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let rows = sqlx::query(
            "SELECT at, game, value FROM rating_history WHERE player = $1 AND speed = $2 \
             ORDER BY at DESC, game DESC LIMIT $3",
        )
        .bind(player.as_str())
        .bind(speed.word())
        .bind(POINTS)
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        let points = rows.iter().rev().map(|row| {
            Ok(RatingPoint {
                at: Instant::from_millis(row.try_get(0)?),
                game: identifier(row, 1)?,
                value: whole(row.try_get(2)?),
            })
        });
        points.collect()
    }
}

/// Reads the rating in the columns starting with this one: speed, value, deviation, volatility,
/// games. Returns `None` if there's none.
pub(super) fn player_rating(row: &AnyRow, from: usize) -> Result<Option<PlayerRating>, StoreError> {
    let Some(word) = row.try_get::<Option<String>, _>(from)? else {
        return Ok(None);
    };
    let speed = Speed::from_word(&word)
        .ok_or_else(|| StoreError::Corrupt(format!("the speed {word:?}")))?;
    let rating = Rating {
        value: row.try_get(from + 1)?,
        deviation: row.try_get(from + 2)?,
        volatility: row.try_get(from + 3)?,
    };
    let games: i64 = row.try_get(from + 4)?;
    Ok(Some(PlayerRating {
        speed,
        value: whole(rating.value),
        deviation: whole(rating.deviation),
        provisional: rating.is_provisional(),
        games: u32::try_from(games).unwrap_or(u32::MAX),
    }))
}

/// Updates the ratings of both players.
pub(super) async fn rate(
    transaction: &mut AnyConnection,
    game: GameId,
    rated: &Rated,
    at: Instant,
) -> Result<(), sqlx::Error> {
    // Lock both rows before reading them, always in the same order.
    let mut players = [rated.black, rated.white];
    players.sort_unstable();
    for player in players {
        lock(transaction, player, rated.speed, at).await?;
    }
    let black = read(transaction, rated.black, rated.speed, at).await?;
    let white = read(transaction, rated.white, rated.speed, at).await?;
    let both = [
        (rated.black, black.played(&white, rated.score)),
        (rated.white, white.played(&black, 1.0 - rated.score)),
    ];
    for (player, rating) in both {
        write(transaction, player, rated.speed, game, rating, at).await?;
    }
    Ok(())
}

async fn lock(
    transaction: &mut AnyConnection,
    player: PlayerId,
    speed: Speed,
    at: Instant,
) -> Result<(), sqlx::Error> {
    let start = Rating::default();
    sqlx::query(
        "INSERT INTO ratings (player, speed, value, deviation, volatility, games, at) \
         VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT DO NOTHING",
    )
    .bind(player.as_str())
    .bind(speed.word())
    .bind(start.value)
    .bind(start.deviation)
    .bind(start.volatility)
    .bind(at.as_millis())
    .execute(&mut *transaction)
    .await?;
    sqlx::query("UPDATE ratings SET games = games + 1 WHERE player = $1 AND speed = $2")
        .bind(player.as_str())
        .bind(speed.word())
        .execute(&mut *transaction)
        .await?;
    Ok(())
}

/// The rating at this time. The longer ago the last game was, the less certain it is.
async fn read(
    transaction: &mut AnyConnection,
    player: PlayerId,
    speed: Speed,
    at: Instant,
) -> Result<Rating, sqlx::Error> {
    let row = sqlx::query(
        "SELECT value, deviation, volatility, at FROM ratings WHERE player = $1 AND speed = $2",
    )
    .bind(player.as_str())
    .bind(speed.word())
    .fetch_one(&mut *transaction)
    .await?;
    let rating = Rating {
        value: row.try_get(0)?,
        deviation: row.try_get(1)?,
        volatility: row.try_get(2)?,
    };
    let last = Instant::from_millis(row.try_get(3)?);
    Ok(rating.after(at.since(last).as_millis()))
}

async fn write(
    transaction: &mut AnyConnection,
    player: PlayerId,
    speed: Speed,
    game: GameId,
    rating: Rating,
    at: Instant,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE ratings SET value = $1, deviation = $2, volatility = $3, at = $4 \
         WHERE player = $5 AND speed = $6",
    )
    .bind(rating.value)
    .bind(rating.deviation)
    .bind(rating.volatility)
    .bind(at.as_millis())
    .bind(player.as_str())
    .bind(speed.word())
    .execute(&mut *transaction)
    .await?;
    sqlx::query(
        "INSERT INTO rating_history (player, speed, game, at, value) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(player.as_str())
    .bind(speed.word())
    .bind(game.as_str())
    .bind(at.as_millis())
    .bind(rating.value)
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

/// Rounds for display.
fn whole(number: f64) -> u32 {
    // Ratings are a few thousand at most, and casting a float saturates.
    number.round().max(0.0) as u32
}
