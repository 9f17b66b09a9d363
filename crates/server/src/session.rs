//! Who a client is: guests, and the cookie that finds them again.

use crate::chance;
use crate::store::{Kind, Player, Store, StoreError};
use axum::http::{HeaderMap, HeaderValue, header};
use protocol::PlayerId;
use room::Instant;
use std::fmt::Write as _;

/// The name of the cookie.
const COOKIE: &str = "crownhead";
/// How long the browser keeps it, in seconds: a year.
const MAX_AGE: u32 = 31_536_000;
/// The most characters of a name that somebody chooses.
const NAME_CHARS: usize = 20;

/// The player of a request, by its cookie or its bearer token.
pub(crate) async fn player_of(
    store: &Store,
    headers: &HeaderMap,
) -> Result<Option<Player>, StoreError> {
    match token(headers) {
        Some(token) => store.player_of_session(token).await,
        None => Ok(None),
    }
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
        kind: Kind::Guest,
    };
    let token = chance::bytes::<32>()
        .iter()
        .fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        });
    store.add_player(&player, &token, now).await?;
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={MAX_AGE}{secure}");
    let cookie = HeaderValue::from_str(&cookie).expect("digits and letters");
    Ok((player, cookie))
}

/// What is wrong with a name that somebody wants: a sentence, or nothing.
///
/// Plain letters only, so that no name can look like another or carry markup.
pub(crate) fn name_problem(name: &str) -> Option<&'static str> {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, ' ' | '_' | '-' | '.');
    let begins_well = name.starts_with(|c: char| c.is_ascii_alphabetic());
    if name.is_empty() || name.chars().count() > NAME_CHARS {
        Some("A name has 1 to 20 characters.")
    } else if !name.chars().all(is_allowed) || !begins_well || name.ends_with(' ') {
        Some("A name begins with a letter and has letters from A to Z, digits, spaces, - _ and .")
    } else if name.contains("  ") {
        Some("A name has single spaces only.")
    } else {
        None
    }
}

fn guest_name() -> String {
    format!("Guest {}", 1_000 + chance::below(9_000))
}

fn token(headers: &HeaderMap) -> Option<&str> {
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
    fn names_are_plain() {
        #[track_caller]
        fn check(name: &str, is_good: bool) {
            assert_eq!(name_problem(name).is_none(), is_good, "{name}");
        }
        check("Ann", true);
        check("Marion F. Tinsley", true);
        check("x_1-2", true);
        check("", false);
        check("1st", false);
        check(" Ann", false);
        check("Ann ", false);
        check("A  B", false);
        check("Ann\u{0435}", false);
        check("<b>Ann</b>", false);
        check("abcdefghijklmnopqrstu", false);
    }

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
