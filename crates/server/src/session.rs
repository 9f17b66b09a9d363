//! Who a client is: guests, and the cookie that finds them again.

use crate::site::Site;
use crate::store::{Pass, Player, Store, StoreError};
use crate::{chance, trace};
use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{PlayerId, PlayerKind};
use room::Instant;
use std::fmt::Write as _;

/// The name of the cookie.
const COOKIE: &str = "crownhead";
/// Its name where browsers come by HTTPS only. They accept it from nobody but this very server, so neither a
/// neighbor under the same domain nor somebody on the way can put one there.
const SECURE_COOKIE: &str = "__Host-crownhead";
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
    site: &Site,
    headers: &HeaderMap,
) -> Result<Option<Caller>, StoreError> {
    let store = &site.store;
    let Some(secret) = token(headers, site.settings.is_secure) else {
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
    site: &Site,
    headers: &HeaderMap,
) -> Result<Option<Player>, StoreError> {
    let caller = caller_of(site, headers).await?;
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
    let cookie = cookie(&token, MAX_AGE, is_secure);
    (token, cookie)
}

/// The header that makes the browser remember a session for so many seconds.
fn cookie(token: &str, seconds: u32, is_secure: bool) -> HeaderValue {
    let name = cookie_name(is_secure);
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie =
        format!("{name}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&cookie).expect("digits and letters")
}

const fn cookie_name(is_secure: bool) -> &'static str {
    if is_secure { SECURE_COOKIE } else { COOKIE }
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
pub(crate) fn no_cookie(is_secure: bool) -> HeaderValue {
    cookie("", 0, is_secure)
}

fn guest_name() -> String {
    format!("Guest {}", 1_000 + chance::below(9_000))
}

/// The token of a request.
pub(crate) fn token(headers: &HeaderMap, is_secure: bool) -> Option<&str> {
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
        (name == cookie_name(is_secure)).then_some(value)
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
            assert_eq!(token(&headers, false), expected, "{value}");
        }
        check(header::COOKIE, "crownhead=abc", Some("abc"));
        check(header::COOKIE, "a=b; crownhead=abc; c=d", Some("abc"));
        check(header::COOKIE, "xcrownhead=abc", None);
        check(header::AUTHORIZATION, "Bearer abc", Some("abc"));
        check(header::AUTHORIZATION, "Basic abc", None);
    }

    /// A cookie that a neighbor could have put there is not one.
    #[test]
    fn over_https_only_the_bound_cookie_counts() {
        let (made, cookie) = new_token(true);
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.starts_with("__Host-crownhead="), "{cookie}");
        assert!(
            cookie.contains("; Path=/;") && cookie.ends_with("; Secure"),
            "{cookie}"
        );
        assert!(!cookie.contains("Domain"), "{cookie}");
        let pair = cookie.split(';').next().unwrap();
        let both = format!("crownhead=planted; {pair}");
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_str(&both).unwrap());
        assert_eq!(token(&headers, true), Some(made.as_str()));
        headers.insert(
            header::COOKIE,
            HeaderValue::from_static("crownhead=planted"),
        );
        assert_eq!(token(&headers, true), None);
    }
}
