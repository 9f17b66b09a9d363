//! Recovery codes for forgotten passwords.

use super::database::InTime;
use super::devices::remove_devices;
use super::passes::{Pass, remove_passes};
use super::players::digest;
use super::{Account, Store, StoreError};
use protocol::PlayerId;
use sqlx::AnyConnection;

impl Store {
    /// Replaces an account's codes.
    pub async fn set_recovery_codes(
        &self,
        player: PlayerId,
        codes: &[String],
    ) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin().await?;
        remove_codes(&mut transaction, player).await?;
        insert_codes(&mut transaction, player, codes).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Changes an account's password in exchange for one of its codes, and forgets its devices.
    /// Deletes all of its passes and returns them. Returns `None` if the code is wrong.
    pub async fn recover(
        &self,
        account: &Account,
        code: &str,
        password: &str,
    ) -> Result<Option<Vec<Pass>>, StoreError> {
        let player = account.player.id;
        let mut transaction = self.writes.begin().await?;
        let used = sqlx::query("DELETE FROM recovery_codes WHERE player = $1 AND code = $2")
            .bind(player.as_str())
            .bind(stored(player, code))
            .execute(&mut *transaction)
            .in_time()
            .await?;
        if used.rows_affected() == 0 {
            transaction.rollback().await?;
            return Ok(None);
        }
        sqlx::query("UPDATE accounts SET password = $1 WHERE player = $2")
            .bind(password)
            .bind(player.as_str())
            .execute(&mut *transaction)
            .in_time()
            .await?;
        let passes = remove_passes(&mut transaction, player, None).await?;
        remove_devices(&mut transaction, player, None).await?;
        transaction.commit().await?;
        Ok(Some(passes))
    }
}

/// Adds codes to an account.
pub(super) async fn insert_codes(
    transaction: &mut AnyConnection,
    player: PlayerId,
    codes: &[String],
) -> Result<(), sqlx::Error> {
    for code in codes {
        sqlx::query("INSERT INTO recovery_codes (player, code) VALUES ($1, $2)")
            .bind(player.as_str())
            .bind(stored(player, code))
            .execute(&mut *transaction)
            .in_time()
            .await?;
    }
    Ok(())
}

/// Deletes all of an account's codes.
pub(super) async fn remove_codes(
    transaction: &mut AnyConnection,
    player: PlayerId,
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM recovery_codes WHERE player = $1")
        .bind(player.as_str())
        .execute(transaction)
        .in_time()
        .await?;
    Ok(())
}

/// The stored form of a code. The player is the salt: someone who steals the database can't test a
/// guess against all accounts together.
fn stored(player: PlayerId, code: &str) -> String {
    digest(&format!("{player} {code}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_code_of_two_players_is_stored_differently() {
        let player = |byte| PlayerId::from_random([byte; 12]);
        let code = "0123456789abcde";
        assert_eq!(stored(player(1), code), stored(player(1), code));
        assert_ne!(stored(player(1), code), stored(player(2), code));
        assert_ne!(stored(player(1), code), digest(code));
    }
}
