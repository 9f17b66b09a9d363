//! Recovery codes over HTTP, for forgotten passwords.

use super::accounts::{account_holder, begin_attempt, start_session, verified, whence};
use super::tokens::cut_off;
use super::{ApiError, bad_body};
use crate::session::Caller;
use crate::site::Site;
use crate::socket::client::me;
use crate::{chance, names, passwords, trace};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{Password, Recovery, RecoveryCodes, Why};
use std::sync::Arc;

/// The number of codes per account.
const CODES: usize = 10;
/// The characters of a code, without letters that look like others.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random codes: three groups of five characters, 75 bits.
pub(super) fn new_codes() -> Vec<String> {
    let code = |_| {
        let letter = |byte: u8| char::from(SIGNS[usize::from(byte % 32)]);
        let letters: Vec<char> = chance::bytes::<15>().into_iter().map(letter).collect();
        let groups: Vec<String> = letters
            .chunks(5)
            .map(|group| group.iter().collect())
            .collect();
        groups.join("-")
    };
    (0..CODES).map(code).collect()
}

/// The stored form of a code: lowercase without separators, because people type it in different
/// ways.
pub(super) fn plain(code: &str) -> String {
    let signs = code.chars().filter(char::is_ascii_alphanumeric);
    signs.map(|c| c.to_ascii_lowercase()).collect()
}

/// Replaces the account's codes. The old ones no longer work.
pub(super) async fn renew(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Result<Json<Password>, JsonRejection>,
) -> Result<Response, ApiError> {
    let given = body.map_err(bad_body)?.0;
    let Caller { player, .. } = account_holder(&site, &headers).await?;
    let from = (&extensions, &headers);
    verified(&site, from, &player.name, given.password).await?;
    let codes = new_codes();
    let stored: Vec<String> = codes.iter().map(|code| plain(code)).collect();
    site.store.set_recovery_codes(player.id, &stored).await?;
    Ok((StatusCode::CREATED, Json(RecoveryCodes { codes })).into_response())
}

/// Sets a new password in exchange for a recovery code, and starts a session.
pub(super) async fn recover(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Result<Json<Recovery>, JsonRejection>,
) -> Result<Response, ApiError> {
    let given = body.map_err(bad_body)?.0;
    if let Some(why) = passwords::problem(&given.new, &given.name) {
        return Err(ApiError::new(why));
    }
    let account = site.store.account(&given.name).await?;
    let from = whence(&site, (&extensions, &headers), account.as_ref()).await?;
    let who = (from, names::fold(&given.name));
    begin_attempt(&site, &who)?;
    // Hash first, so that the response takes about as long if the account doesn't exist.
    let hash = site.passwords.hash(given.new).await;
    let passes = match account {
        Some(account) => {
            let code = plain(&given.code);
            let passes = site.store.recover(&account, &code, &hash).await?;
            passes.map(|passes| (account.player, passes))
        }
        None => None,
    };
    let Some((player, passes)) = passes else {
        tracing::warn!("wrong recovery code");
        return Err(ApiError::new(Why::WrongCode));
    };
    site.attempts.note_right(&who);
    trace::note_player(player.id);
    tracing::info!("right recovery code");
    cut_off(&site, player.id, passes).await;
    let cookies = start_session(&site, &headers, player.id).await?;
    Ok((cookies, Json(me(&player))).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_all_different_and_read_with_care() {
        let codes = new_codes();
        let different: std::collections::BTreeSet<_> = codes.iter().collect();
        assert_eq!((codes.len(), different.len()), (CODES, CODES));
        for code in codes {
            assert_eq!(code.len(), 17, "{code}");
            let written = code.to_uppercase().replace('-', " ");
            assert_eq!(plain(&written), plain(&code));
        }
    }
}
