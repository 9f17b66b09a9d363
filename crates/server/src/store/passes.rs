//! How clients authenticate.

use super::database::InTime;
use super::games::identifier;
use super::players::digest;
use super::{Store, StoreError};
use protocol::{PlayerId, TokenId};
use serde::{Deserialize, Serialize};
use sqlx::{AnyConnection, Row};

/// What a client authenticated with. It's safe to share, because it doesn't contain the secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pass {
    /// A session, identified by the SHA-256 of its secret.
    Session(String),
    /// A token, identified by its id.
    Token(TokenId),
}

impl Pass {
    /// The pass of the session with this secret.
    pub fn session(secret: &str) -> Pass {
        Pass::Session(digest(secret))
    }
}

impl Store {
    /// Whether a pass is still valid.
    pub async fn has_pass(&self, pass: &Pass) -> Result<bool, StoreError> {
        let query = match pass {
            Pass::Session(session) => {
                sqlx::query("SELECT token FROM sessions WHERE token = $1").bind(session.as_str())
            }
            Pass::Token(token) => {
                sqlx::query("SELECT id FROM tokens WHERE id = $1").bind(token.as_str())
            }
        };
        let row = query.fetch_optional(&self.pool).in_time().await?;
        Ok(row.is_some())
    }
}

/// Deletes all tokens of a player and all sessions except this one. Returns the deleted passes.
pub(super) async fn remove_passes(
    transaction: &mut AnyConnection,
    player: PlayerId,
    except: Option<&Pass>,
) -> Result<Vec<Pass>, StoreError> {
    let kept = match except {
        Some(Pass::Session(session)) => session.as_str(),
        _ => "",
    };
    let sessions =
        sqlx::query("DELETE FROM sessions WHERE player = $1 AND token <> $2 RETURNING token")
            .bind(player.as_str())
            .bind(kept)
            .fetch_all(&mut *transaction)
            .in_time()
            .await?;
    let tokens = sqlx::query("DELETE FROM tokens WHERE player = $1 RETURNING id")
        .bind(player.as_str())
        .fetch_all(transaction)
        .in_time()
        .await?;
    let sessions = sessions
        .iter()
        .map(|row| Ok(Pass::Session(row.try_get(0)?)));
    let tokens = tokens
        .iter()
        .map(|row| Ok(Pass::Token(identifier(row, 0)?)));
    sessions.chain(tokens).collect()
}
