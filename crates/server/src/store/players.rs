//! Players and their sessions.

use super::games::identifier;
use super::{Store, StoreError};
use protocol::PlayerId;
use room::Instant;
use sha2::{Digest, Sha256};
use sqlx::Row;
use std::fmt::Write as _;

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name that stays.
    pub id: PlayerId,
    /// What the player is called.
    pub name: String,
    /// What the player is.
    pub kind: Kind,
}

/// What a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Somebody without an account.
    Guest,
    /// Somebody with an account.
    Account,
}

impl Kind {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Kind::Guest => "guest",
            Kind::Account => "account",
        }
    }

    fn from_word(word: &str) -> Option<Kind> {
        [Kind::Guest, Kind::Account]
            .into_iter()
            .find(|kind| kind.word() == word)
    }
}

impl Store {
    /// Adds a player with a session.
    pub async fn add_player(
        &self,
        player: &Player,
        token: &str,
        now: Instant,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query("INSERT INTO players (id, name, kind, created_at) VALUES ($1, $2, $3, $4)")
            .bind(player.id.as_str())
            .bind(player.name.as_str())
            .bind(player.kind.word())
            .bind(now.as_millis())
            .execute(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO sessions (token, player, created_at) VALUES ($1, $2, $3)")
            .bind(digest(token))
            .bind(player.id.as_str())
            .bind(now.as_millis())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The player of a session.
    pub async fn player_of_session(&self, token: &str) -> Result<Option<Player>, StoreError> {
        let row = sqlx::query(
            "SELECT players.id, players.name, players.kind FROM sessions \
             JOIN players ON players.id = sessions.player WHERE sessions.token = $1",
        )
        .bind(digest(token))
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let kind: String = row.try_get(2)?;
        Ok(Some(Player {
            id: identifier(&row, 0)?,
            name: row.try_get(1)?,
            kind: Kind::from_word(&kind)
                .ok_or_else(|| StoreError::Corrupt(format!("the kind of player {kind:?}")))?,
        }))
    }

    /// What a player is called.
    pub async fn player_name(&self, id: PlayerId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT name FROM players WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

/// The form in which a token is kept.
pub(super) fn digest(token: &str) -> String {
    let hash = Sha256::digest(token.as_bytes());
    hash.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
