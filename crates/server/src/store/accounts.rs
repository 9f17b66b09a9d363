//! Accounts: players with a unique name and a password.

use super::analyses::remove_analyses;
use super::database::InTime;
use super::deletions::note_deletion;
use super::devices::{insert_device, remove_devices};
use super::passes::{Pass, remove_passes};
use super::players::digest;
use super::progress::remove_progress;
use super::recovery::{insert_codes, remove_codes};
use super::rush::remove_rushes;
use super::seeks::remove_seeks;
use super::{Player, Store, StoreError};
use crate::names::{fold, look};
use protocol::{DELETED_PLAYER, PlayerId, PlayerKind, SeekId};
use room::Instant;
use sqlx::Row;

/// An account, with what's needed to log in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Its player.
    pub player: Player,
    /// The hash of the password.
    pub password: String,
}

/// What makes an account of a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Registration<'a> {
    /// The name of the account.
    pub name: &'a str,
    /// The hash of the password.
    pub password: &'a str,
    /// The guest's pass. If it's a session, it's replaced by one with the token.
    pub pass: &'a Pass,
    /// The token of the new session.
    pub token: &'a str,
    /// The recovery codes.
    pub codes: &'a [String],
    /// The secret of the device, if it's new.
    pub device: Option<&'a str>,
}

impl Store {
    /// Turns a guest into an account, which keeps the guest's games. Returns `false` if the name,
    /// or one that looks like it, is taken. After an error, nothing has changed.
    pub async fn add_account(
        &self,
        player: PlayerId,
        registration: &Registration<'_>,
        now: Instant,
    ) -> Result<bool, StoreError> {
        let Registration { name, password, .. } = *registration;
        let mut transaction = self.writes.begin().await?;
        let added = sqlx::query(
            "INSERT INTO accounts (player, folded, look, password, created_at) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(player.as_str())
        .bind(fold(name))
        .bind(look(name))
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
        if let Pass::Session(old) = registration.pass {
            sqlx::query("UPDATE sessions SET token = $1, created_at = $2 WHERE token = $3")
                .bind(digest(registration.token))
                .bind(now.as_millis())
                .bind(old.as_str())
                .execute(&mut *transaction)
                .in_time()
                .await?;
        }
        insert_codes(&mut transaction, player, registration.codes).await?;
        if let Some(device) = registration.device {
            insert_device(&mut transaction, player, device, now).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Whether an account has this name, or one that looks like it.
    pub async fn is_name_taken(&self, name: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT player FROM accounts WHERE folded = $1 OR look = $2")
            .bind(fold(name))
            .bind(look(name))
            .fetch_optional(&self.pool)
            .in_time()
            .await?;
        Ok(row.is_some())
    }

    /// Fills in the look of the name in accounts that are older than the column. If several names
    /// look alike, only the oldest account gets the look; the others keep their names.
    pub(super) async fn fill_in_looks(&self) -> Result<(), StoreError> {
        let rows = sqlx::query(
            "SELECT accounts.player, players.name FROM accounts \
             JOIN players ON players.id = accounts.player WHERE accounts.look IS NULL \
             ORDER BY accounts.created_at, accounts.player",
        )
        .fetch_all(&self.pool)
        .await?;
        for row in rows {
            let (player, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let fill = sqlx::query(
                "UPDATE accounts SET look = CASE WHEN EXISTS \
                 (SELECT 1 FROM accounts AS other WHERE other.look = $1) \
                 THEN '#' || player ELSE $1 END WHERE player = $2",
            )
            .bind(look(&name))
            .bind(player);
            self.writes.execute(fill).await?;
        }
        Ok(())
    }

    /// The account whose name is the same after folding.
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

    /// Changes an account's password. Deletes all of its passes except this one, and returns the
    /// deleted ones. Forgets all of its devices except this one.
    pub async fn change_password(
        &self,
        player: PlayerId,
        password: &str,
        pass: &Pass,
        device: Option<&str>,
    ) -> Result<Vec<Pass>, StoreError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query("UPDATE accounts SET password = $1 WHERE player = $2")
            .bind(password)
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        let passes = remove_passes(&mut transaction, player, Some(pass)).await?;
        remove_devices(&mut transaction, player, device).await?;
        transaction.commit().await?;
        Ok(passes)
    }

    /// Deletes an account with its name, sessions, tokens, devices, recovery codes, seeks,
    /// challenges, progress and rushes, and each analysis it has made.
    /// The games stay, because they belong to the opponents too. Returns the deleted passes and
    /// seeks.
    pub async fn remove_account(
        &self,
        player: PlayerId,
    ) -> Result<(Vec<Pass>, Vec<SeekId>), StoreError> {
        let mut transaction = self.writes.begin().await?;
        let passes = remove_passes(&mut transaction, player, None).await?;
        let seeks = remove_seeks(&mut transaction, player).await?;
        remove_codes(&mut transaction, player).await?;
        remove_devices(&mut transaction, player, None).await?;
        remove_progress(&mut transaction, player).await?;
        remove_rushes(&mut transaction, player).await?;
        remove_analyses(&mut transaction, player).await?;
        sqlx::query("DELETE FROM accounts WHERE player = $1")
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        sqlx::query("UPDATE players SET name = $1, kind = $2 WHERE id = $3")
            .bind(DELETED_PLAYER)
            .bind(PlayerKind::Guest.word())
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        note_deletion(&mut transaction, player).await?;
        transaction.commit().await?;
        Ok((passes, seeks))
    }
}
