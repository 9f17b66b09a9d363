//! Sessions, cookies and tokens: who a client is.

use crate::site::Site;
use crate::store::{Pass, Player, Store, StoreError};
use crate::{chance, trace};
use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{PlayerId, PlayerKind};
use room::Instant;

/// The name of the cookie.
const COOKIE: &str = "crownhead";
/// The cookie's name if browsers only use HTTPS. They accept this prefix only from this exact host
/// over HTTPS, so that neither a sibling domain nor someone on the network can plant a cookie.
const SECURE_COOKIE: &str = "__Host-crownhead";
/// Comes next in the name of the cookie that makes a device known to an account. The player's ID
/// follows.
const DEVICE: &str = "-device-";
/// The prefix of token secrets. Session secrets only have hex digits.
const TOKEN: &str = "crownhead_";
/// How long the browser keeps the cookie, in seconds: a year.
const MAX_AGE: u32 = 31_536_000;

/// Who sent a request.
pub(crate) struct Caller {
    pub(crate) player: Player,
    /// What the caller authenticated with.
    pub(crate) pass: Pass,
}

/// Finds out who sent a request, from a cookie or a bearer token. The latter may be a session or a
/// token.
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

/// The player who sent a request.
pub(crate) async fn player_of(
    site: &Site,
    headers: &HeaderMap,
) -> Result<Option<Player>, StoreError> {
    let caller = caller_of(site, headers).await?;
    Ok(caller.map(|caller| caller.player))
}

/// Creates a guest, and the header that sets the session cookie.
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

/// Creates a random session token, and the header that sets its cookie.
pub(crate) fn new_token(is_secure: bool) -> (String, HeaderValue) {
    let token = unguessable();
    let cookie = cookie(cookie_name(is_secure), &token, MAX_AGE, is_secure);
    (token, cookie)
}

/// Creates a random secret that makes a device known to an account, and the header that sets its
/// cookie.
pub(crate) fn new_device(player: PlayerId, is_secure: bool) -> (String, HeaderValue) {
    let secret = unguessable();
    let cookie = cookie(&device_name(player, is_secure), &secret, MAX_AGE, is_secure);
    (secret, cookie)
}

/// The secret in a request that makes its device known to an account.
pub(crate) fn device(headers: &HeaderMap, player: PlayerId, is_secure: bool) -> Option<&str> {
    cookie_value(headers, &device_name(player, is_secure))
}

fn device_name(player: PlayerId, is_secure: bool) -> String {
    format!("{}{DEVICE}{player}", cookie_name(is_secure))
}

/// The header that sets a cookie for this many seconds.
fn cookie(name: &str, value: &str, seconds: u32, is_secure: bool) -> HeaderValue {
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie =
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&cookie).expect("the cookie is ASCII")
}

const fn cookie_name(is_secure: bool) -> &'static str {
    if is_secure { SECURE_COOKIE } else { COOKIE }
}

/// Creates a random token secret. The prefix shows what it is.
pub(crate) fn new_secret() -> String {
    format!("{TOKEN}{}", unguessable())
}

fn unguessable() -> String {
    hex::encode(chance::bytes::<32>())
}

/// The header that deletes the session cookie.
pub(crate) fn no_cookie(is_secure: bool) -> HeaderValue {
    cookie(cookie_name(is_secure), "", 0, is_secure)
}

fn guest_name() -> String {
    format!("Guest {}", 1_000 + chance::below(9_000))
}

/// The session token or token secret in a request.
pub(crate) fn token(headers: &HeaderMap, is_secure: bool) -> Option<&str> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookie_value(headers, cookie_name(is_secure)))
}

/// The value of a cookie in a request.
fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut cookies = headers
        .get_all(header::COOKIE)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(';'));
    cookies.find_map(|cookie| {
        let (found, value) = cookie.trim().split_once('=')?;
        (found == name).then_some(value)
    })
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
        check(header::COOKIE, "crownhead-device-pppppppppppp=abc", None);
        check(header::AUTHORIZATION, "Bearer abc", Some("abc"));
        check(header::AUTHORIZATION, "Basic abc", None);
    }

    #[test]
    fn a_device_is_known_to_one_account() {
        let [ann, bob] = [1, 2].map(|byte| PlayerId::from_random([byte; 12]));
        for is_secure in [false, true] {
            let (secret, cookie) = new_device(ann, is_secure);
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_str(pair).unwrap());
            assert_eq!(device(&headers, ann, is_secure), Some(secret.as_str()));
            assert_eq!(device(&headers, bob, is_secure), None);
            assert_eq!(device(&headers, ann, !is_secure), None);
        }
    }

    /// A cookie that a sibling domain could have planted doesn't count.
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
