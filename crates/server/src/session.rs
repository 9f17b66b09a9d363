//! Who a client is: guests, and the cookie that finds them again.

use crate::store::{Pass, Player, Store, StoreError};
use crate::{chance, trace};
use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{PlayerId, PlayerKind};
use room::Instant;
use std::fmt::Write as _;

/// The name of the cookie.
const COOKIE: &str = "crownhead";
/// How the secrets of tokens begin; those of sessions are digits and letters only.
const TOKEN: &str = "crownhead_";
/// How long the browser keeps it, in seconds: a year.
const MAX_AGE: u32 = 31_536_000;

/// Who asks.
pub(crate) struct Caller {
    pub(crate) player: Player,
    /// With what that was shown.
    pub(crate) pass: Pass,
}

/// Who asks, by a cookie, or by a session or a token as the bearer.
pub(crate) async fn caller_of(
    store: &Store,
    headers: &HeaderMap,
) -> Result<Option<Caller>, StoreError> {
    let Some(secret) = token(headers) else {
        return Ok(None);
    };
    let caller = if secret.starts_with(TOKEN) {
        let found = store.player_of_token(secret).await?;
        found.map(|(player, token)| Caller {
            player,
            pass: Pass::Token(token),
        })
    } else {
        let found = store.player_of_session(secret).await?;
        found.map(|player| Caller {
            player,
            pass: Pass::session(secret),
        })
    };
    if let Some(caller) = &caller {
        trace::note_player(caller.player.id);
    }
    Ok(caller)
}

/// The player of a request.
pub(crate) async fn player_of(
    store: &Store,
    headers: &HeaderMap,
) -> Result<Option<Player>, StoreError> {
    let caller = caller_of(store, headers).await?;
    Ok(caller.map(|caller| caller.player))
}

/// A new guest, and the header that makes the browser remember the session.
pub(crate) async fn new_guest(
    store: &Store,
    name: Option<&str>,
    is_secure: bool,
    now: Instant,
) -> Result<(Player, HeaderValue), StoreError> {
    let player = Player {
        id: PlayerId::from_random(chance::bytes()),
        name: name.map_or_else(guest_name, str::to_owned),
        kind: PlayerKind::Guest,
    };
    let (token, cookie) = new_token(is_secure);
    store.add_player(&player, &token, now).await?;
    Ok((player, cookie))
}

/// A token that nobody can guess, and the header that makes the browser remember it.
pub(crate) fn new_token(is_secure: bool) -> (String, HeaderValue) {
    let token = unguessable();
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={MAX_AGE}{secure}");
    let cookie = HeaderValue::from_str(&cookie).expect("digits and letters");
    (token, cookie)
}

/// The secret of a token, which nobody can guess. Those who find it know what it is.
pub(crate) fn new_secret() -> String {
    format!("{TOKEN}{}", unguessable())
}

fn unguessable() -> String {
    let bytes = chance::bytes::<32>();
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The header that makes the browser forget the session.
pub(crate) fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("crownhead=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0")
}

fn guest_name() -> String {
    format!("Guest {}", 1_000 + chance::below(9_000))
}

/// The token of a request.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let cookies = headers
        .get_all(header::COOKIE)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(';'));
    let mut ours = cookies.filter_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE).then_some(value)
    });
    bearer.or_else(|| ours.next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_found() {
        #[track_caller]
        fn check(name: header::HeaderName, value: &'static str, expected: Option<&str>) {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_static(value));
            assert_eq!(token(&headers), expected, "{value}");
        }
        check(header::COOKIE, "crownhead=abc", Some("abc"));
        check(header::COOKIE, "a=b; crownhead=abc; c=d", Some("abc"));
        check(header::COOKIE, "xcrownhead=abc", None);
        check(header::AUTHORIZATION, "Bearer abc", Some("abc"));
        check(header::AUTHORIZATION, "Basic abc", None);
    }
}
