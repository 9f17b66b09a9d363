//! Open seeks and challenges.

use super::database::InTime;
use super::games::identifier;
use super::ratings::player_rating;
use super::statement::Statement;
use super::{Store, StoreError};
use protocol::{PlayerId, Seek, SeekId, SeekTerms, Speed};
use room::Instant;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// An open seek.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenSeek {
    /// Its public part.
    pub seek: Seek,
    /// The node that keeps it open. `None` for a challenge link, which isn't in the lobby.
    pub node: Option<String>,
}

const COLUMNS: &str = "SELECT seeks.id, seeks.player, players.name, seeks.terms, seeks.node, \
    ratings.speed, ratings.value, ratings.deviation, ratings.volatility, ratings.games \
    FROM seeks JOIN players ON players.id = seeks.player \
    LEFT JOIN ratings ON ratings.player = seeks.player AND ratings.speed = seeks.speed";

impl Store {
    /// Opens a seek until `alive_until`.
    pub async fn add_seek(
        &self,
        seek: &OpenSeek,
        now: Instant,
        alive_until: Instant,
    ) -> Result<(), StoreError> {
        let terms = stored(&seek.seek.terms);
        let insert = sqlx::query(
            "INSERT INTO seeks (id, player, terms, node, created_at, alive_until, speed) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(seek.seek.id.as_str())
        .bind(seek.seek.player.as_str())
        .bind(terms)
        .bind(seek.node.clone())
        .bind(now.as_millis())
        .bind(alive_until.as_millis())
        .bind(Speed::of(seek.seek.terms.time).map(Speed::word));
        self.writes.execute(insert).await?;
        Ok(())
    }

    /// Closes a seek of this player. Returns whether it was open.
    pub async fn remove_seek(&self, id: SeekId, player: PlayerId) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM seeks WHERE id = $1 AND player = $2")
            .bind(id.as_str())
            .bind(player.as_str());
        Ok(self.writes.execute(delete).await? > 0)
    }

    /// Reads a seek or challenge, if it's still open.
    pub async fn seek(&self, id: SeekId, now: Instant) -> Result<Option<OpenSeek>, StoreError> {
        let mut statement = Statement::new(COLUMNS);
        statement.push(" WHERE seeks.id = ").text(id.as_str());
        statement
            .push(" AND seeks.alive_until > ")
            .number(now.as_millis());
        let rows = statement.fetch(&self.pool).await?;
        rows.first().map(open_seek).transpose()
    }

    /// The oldest seeks in the lobby.
    pub async fn lobby(&self, now: Instant, limit: u16) -> Result<Vec<OpenSeek>, StoreError> {
        let mut statement = Statement::new(COLUMNS);
        statement.push(" WHERE seeks.node IS NOT NULL AND seeks.alive_until > ");
        statement.number(now.as_millis());
        self.oldest_seeks(statement, limit).await
    }

    /// The oldest seeks of other players in the lobby with one of these terms.
    pub async fn seeks_with(
        &self,
        terms: &[SeekTerms],
        player: PlayerId,
        now: Instant,
        limit: u16,
    ) -> Result<Vec<OpenSeek>, StoreError> {
        let mut statement = Statement::new(COLUMNS);
        statement.push(" WHERE seeks.node IS NOT NULL AND seeks.alive_until > ");
        statement.number(now.as_millis());
        statement
            .push(" AND seeks.player <> ")
            .text(player.as_str());
        statement.push(" AND seeks.terms IN (");
        for (place, terms) in terms.iter().enumerate() {
            statement.push(if place > 0 { ", " } else { "" });
            statement.text(&stored(terms));
        }
        statement.push(")");
        self.oldest_seeks(statement, limit).await
    }

    async fn oldest_seeks(
        &self,
        mut statement: Statement,
        limit: u16,
    ) -> Result<Vec<OpenSeek>, StoreError> {
        statement.push(" ORDER BY seeks.created_at, seeks.id LIMIT ");
        statement.number(limit.into());
        let rows = statement.fetch(&self.pool).await?;
        rows.iter().map(open_seek).collect()
    }

    /// The seeks of this player in the lobby.
    pub async fn own_seeks(&self, player: PlayerId) -> Result<Vec<OpenSeek>, StoreError> {
        let mut statement = Statement::new(COLUMNS);
        statement.push(" WHERE seeks.node IS NOT NULL AND seeks.player = ");
        statement.text(player.as_str());
        let rows = statement.fetch(&self.pool).await?;
        rows.iter().map(open_seek).collect()
    }

    /// How many open seeks and challenges this player has.
    pub async fn seeks_of(&self, player: PlayerId, now: Instant) -> Result<usize, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM seeks WHERE player = $1 AND alive_until > $2")
            .bind(player.as_str())
            .bind(now.as_millis())
            .fetch_one(&self.pool)
            .in_time()
            .await?;
        let count: i64 = row.try_get(0)?;
        Ok(usize::try_from(count).unwrap_or(0))
    }

    /// Keeps those seeks of a node open that are still wanted, and deletes its others and all
    /// expired ones. Returns the deleted seeks.
    pub async fn refresh_seeks(
        &self,
        node: &str,
        is_meant: impl Fn(&SeekId) -> bool,
        now: Instant,
        alive_until: Instant,
    ) -> Result<Vec<SeekId>, StoreError> {
        let mut transaction = self.writes.begin().await?;
        let rows = sqlx::query("DELETE FROM seeks WHERE alive_until < $1 RETURNING id")
            .bind(now.as_millis())
            .fetch_all(&mut *transaction)
            .in_time()
            .await?;
        let mut gone = identifiers(&rows)?;
        let rows = sqlx::query("SELECT id FROM seeks WHERE node = $1")
            .bind(node)
            .fetch_all(&mut *transaction)
            .in_time()
            .await?;
        // Checked after reading, because a seek is marked as wanted before it's inserted.
        for id in identifiers(&rows)?.iter().filter(|id| !is_meant(id)) {
            sqlx::query("DELETE FROM seeks WHERE id = $1")
                .bind(id.as_str())
                .execute(&mut *transaction)
                .in_time()
                .await?;
            gone.push(*id);
        }
        sqlx::query("UPDATE seeks SET alive_until = $1 WHERE node = $2")
            .bind(alive_until.as_millis())
            .bind(node)
            .execute(&mut *transaction)
            .in_time()
            .await?;
        transaction.commit().await?;
        Ok(gone)
    }
}

/// Closes all seeks of a player, and returns them.
pub(super) async fn remove_seeks(
    transaction: &mut AnyConnection,
    player: PlayerId,
) -> Result<Vec<SeekId>, StoreError> {
    let rows = sqlx::query("DELETE FROM seeks WHERE player = $1 RETURNING id")
        .bind(player.as_str())
        .fetch_all(transaction)
        .in_time()
        .await?;
    identifiers(&rows)
}

/// The stored form of terms, which is the same for the same terms.
fn stored(terms: &SeekTerms) -> String {
    serde_json::to_string(terms).expect("terms are plain data")
}

fn identifiers(rows: &[AnyRow]) -> Result<Vec<SeekId>, StoreError> {
    rows.iter().map(|row| identifier(row, 0)).collect()
}

fn open_seek(row: &AnyRow) -> Result<OpenSeek, StoreError> {
    let text: String = row.try_get(3)?;
    let terms: SeekTerms = serde_json::from_str(&text)
        .map_err(|error| StoreError::Corrupt(format!("the terms of a seek: {error}")))?;
    Ok(OpenSeek {
        seek: Seek {
            id: identifier(row, 0)?,
            player: identifier(row, 1)?,
            name: row.try_get(2)?,
            rating: player_rating(row, 5)?,
            terms,
        },
        node: row.try_get(4)?,
    })
}
