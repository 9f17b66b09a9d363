//! Tokens that let programs play for an account.

use super::database::InTime;
use super::games::identifier;
use super::players::{digest, player};
use super::{Player, Store, StoreError};
use protocol::{PlayerId, Token, TokenId};
use room::Instant;
use sqlx::Row;

impl Store {
    /// Adds a token if the account has fewer than `most`. Returns whether it was added.
    pub async fn add_token(
        &self,
        owner: PlayerId,
        token: &Token,
        secret: &str,
        most: usize,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writes.begin().await?;
        // Locks the account, so that the count stays right if another token is added concurrently.
        let locked = sqlx::query("UPDATE accounts SET player = player WHERE player = $1")
            .bind(owner.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        let row = sqlx::query("SELECT COUNT(*) FROM tokens WHERE player = $1")
            .bind(owner.as_str())
            .fetch_one(&mut *transaction)
            .in_time()
            .await?;
        let count: i64 = row.try_get(0)?;
        let has_room = usize::try_from(count).is_ok_and(|count| count < most);
        if locked.rows_affected() == 0 || !has_room {
            transaction.rollback().await?;
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO tokens (id, player, secret, label, created_at) \
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(token.id.as_str())
        .bind(owner.as_str())
        .bind(digest(secret))
        .bind(token.label.as_str())
        .bind(token.created.as_millis())
        .execute(&mut *transaction)
        .in_time()
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// An account's tokens without their secrets, oldest first.
    pub async fn tokens_of(&self, owner: PlayerId) -> Result<Vec<Token>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, label, created_at FROM tokens WHERE player = $1 ORDER BY created_at, id",
        )
        .bind(owner.as_str())
        .fetch_all(&self.pool)
        .in_time()
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Token {
                    id: identifier(row, 0)?,
                    label: row.try_get(1)?,
                    created: Instant::from_millis(row.try_get(2)?),
                    secret: None,
                })
            })
            .collect()
    }

    /// Deletes a token of this account. Returns whether it existed.
    pub async fn remove_token(&self, owner: PlayerId, id: TokenId) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM tokens WHERE id = $1 AND player = $2")
            .bind(id.as_str())
            .bind(owner.as_str());
        Ok(self.writes.execute(delete).await? > 0)
    }

    /// The player that a token plays for.
    pub async fn player_of_token(
        &self,
        secret: &str,
    ) -> Result<Option<(Player, TokenId)>, StoreError> {
        let row = sqlx::query(
            "SELECT players.id, players.name, players.kind, tokens.id FROM tokens \
             JOIN players ON players.id = tokens.player WHERE tokens.secret = $1",
        )
        .bind(digest(secret))
        .fetch_optional(&self.pool)
        .in_time()
        .await?;
        row.map(|row| Ok((player(&row)?, identifier(&row, 3)?)))
            .transpose()
    }
}
