//! Accounts: players with a name of their own and a password.

use super::database::InTime;
use super::passes::{Pass, remove_passes};
use super::players::digest;
use super::seeks::remove_seeks;
use super::{Player, Store, StoreError};
use crate::names::fold;
use protocol::{PlayerId, PlayerKind, SeekId};
use room::Instant;
use sqlx::Row;

/// What is left of the name of a player who has gone.
const GONE: &str = "Deleted player";

/// An account, as it is needed to log in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose it is.
    pub player: Player,
    /// The hash of the password.
    pub password: String,
}

impl Store {
    /// Makes an account of a guest, who keeps all games; `false` if the name is taken.
    pub async fn add_account(
        &self,
        player: PlayerId,
        name: &str,
        password: &str,
        now: Instant,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writes.begin().await?;
        let added = sqlx::query(
            "INSERT INTO accounts (player, folded, password, created_at) \
             VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        )
        .bind(player.as_str())
        .bind(fold(name))
        .bind(password)
        .bind(now.as_millis())
        .execute(&mut *transaction)
        .in_time()
        .await?;
        if added.rows_affected() == 0 {
            transaction.rollback().await?;
            return Ok(false);
        }
        sqlx::query("UPDATE players SET name = $1, kind = $2 WHERE id = $3")
            .bind(name)
            .bind(PlayerKind::Account.word())
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The account with this name, or with one that looks like it.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query(
            "SELECT players.id, players.name, accounts.password FROM accounts \
             JOIN players ON players.id = accounts.player WHERE accounts.folded = $1",
        )
        .bind(fold(name))
        .fetch_optional(&self.pool)
        .in_time()
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Account {
            player: Player {
                id: super::games::identifier(&row, 0)?,
                name: row.try_get(1)?,
                kind: PlayerKind::Account,
            },
            password: row.try_get(2)?,
        }))
    }

    /// Adds a session for a player.
    pub async fn add_session(
        &self,
        player: PlayerId,
        token: &str,
        now: Instant,
    ) -> Result<(), StoreError> {
        let insert =
            sqlx::query("INSERT INTO sessions (token, player, created_at) VALUES ($1, $2, $3)")
                .bind(digest(token))
                .bind(player.as_str())
                .bind(now.as_millis());
        self.writes.execute(insert).await?;
        Ok(())
    }

    /// Ends a session.
    pub async fn remove_session(&self, token: &str) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM sessions WHERE token = $1").bind(digest(token));
        self.writes.execute(delete).await?;
        Ok(())
    }

    /// Changes the password of an account. All passes of it but this one are no longer good, and
    /// returned.
    pub async fn change_password(
        &self,
        player: PlayerId,
        password: &str,
        pass: &Pass,
    ) -> Result<Vec<Pass>, StoreError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query("UPDATE accounts SET password = $1 WHERE player = $2")
            .bind(password)
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        let passes = remove_passes(&mut transaction, player, Some(pass)).await?;
        transaction.commit().await?;
        Ok(passes)
    }

    /// Deletes an account with its name, its sessions, its tokens and its open offers. The games stay, as they
    /// are the opponents' too. The passes that are no longer good and the offers are returned.
    pub async fn remove_account(
        &self,
        player: PlayerId,
    ) -> Result<(Vec<Pass>, Vec<SeekId>), StoreError> {
        let mut transaction = self.writes.begin().await?;
        let passes = remove_passes(&mut transaction, player, None).await?;
        let seeks = remove_seeks(&mut transaction, player).await?;
        sqlx::query("DELETE FROM accounts WHERE player = $1")
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        sqlx::query("UPDATE players SET name = $1, kind = $2 WHERE id = $3")
            .bind(GONE)
            .bind(PlayerKind::Guest.word())
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        transaction.commit().await?;
        Ok((passes, seeks))
    }
}
