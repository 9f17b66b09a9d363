//! Accounts over HTTP.

use super::tokens::cut_off;
use super::{ApiError, bad_body, recovery};
use crate::bus::LobbyFact;
use crate::session::{self, Caller, token};
use crate::site::Site;
use crate::socket::client::me;
use crate::store::{Account, Pass, Player};
use crate::throttle::counted_address;
use crate::{clock, names, passwords, trace};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{Extensions, HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Credentials, Me, NewAccount, NewPassword, Password, PlayerKind, Why};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::time::Instant;

type Body<T> = Result<Json<T>, JsonRejection>;

/// Turns a guest into an account. The player stays the same.
pub(super) async fn register(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body<Credentials>,
) -> Result<Response, ApiError> {
    let wanted = body.map_err(bad_body)?.0;
    let caller = session::caller_of(&site, &headers).await?;
    let Caller {
        player: guest,
        pass,
    } = caller.ok_or_else(ApiError::no_session)?;
    if guest.kind != PlayerKind::Guest {
        return Err(ApiError::new(Why::AccountExists));
    }
    let problem =
        names::problem(&wanted.name).or_else(|| passwords::problem(&wanted.password, &wanted.name));
    if let Some(why) = problem {
        return Err(ApiError::new(why));
    }
    let hash = site.passwords.hash(wanted.password).await;
    // The account gets a new session token, so that knowing the guest's token isn't enough.
    let (token, cookie) = session::new_token(site.settings.is_secure);
    let store = &site.store;
    let now = clock::now();
    if !store
        .add_account(guest.id, &wanted.name, &hash, (&pass, &token), now)
        .await?
    {
        return Err(ApiError::new(Why::NameTaken));
    }
    let renewed = LobbyFact::Renewed {
        player: guest.id,
        old: pass,
        new: Pass::session(&token),
    };
    site.seeks.starter.publish(renewed).await;
    let account = Player {
        name: wanted.name,
        kind: PlayerKind::Account,
        ..guest
    };
    let recovery = recovery::new_codes();
    let stored: Vec<String> = recovery.iter().map(|code| recovery::plain(code)).collect();
    store.set_recovery_codes(account.id, &stored).await?;
    let me = me(&account);
    let cookie = [(header::SET_COOKIE, cookie)];
    Ok((
        StatusCode::CREATED,
        cookie,
        Json(NewAccount { me, recovery }),
    )
        .into_response())
}

/// Starts a session for an account.
pub(super) async fn log_in(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Body<Credentials>,
) -> Result<Response, ApiError> {
    let given = body.map_err(bad_body)?.0;
    let from = address(&site, &extensions, &headers);
    let account = verified(&site, from, &given.name, given.password).await?;
    let is_secure = site.settings.is_secure;
    let (token, cookie) = session::new_token(is_secure);
    let id = account.player.id;
    site.store.add_session(id, &token, clock::now()).await?;
    let cookie = [(header::SET_COOKIE, cookie)];
    Ok((cookie, Json(me(&account.player))).into_response())
}

/// Ends the session of this request.
pub(super) async fn log_out(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let is_secure = site.settings.is_secure;
    if let Some(secret) = token(&headers, is_secure) {
        let caller = session::caller_of(&site, &headers).await?;
        site.store.remove_session(secret).await?;
        if let Some(Caller { player, pass }) = caller
            && matches!(pass, Pass::Session(_))
        {
            cut_off(&site, player.id, vec![pass]).await;
        }
    }
    let cookie = [(header::SET_COOKIE, session::no_cookie(is_secure))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Changes the password and logs out all other devices.
pub(super) async fn change_password(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Body<NewPassword>,
) -> Result<Json<Me>, ApiError> {
    let given = body.map_err(bad_body)?.0;
    let Caller { player, pass } = account_holder(&site, &headers).await?;
    if let Some(why) = passwords::problem(&given.new, &player.name) {
        return Err(ApiError::new(why));
    }
    let from = address(&site, &extensions, &headers);
    verified(&site, from, &player.name, given.old).await?;
    let hash = site.passwords.hash(given.new).await;
    let passes = site.store.change_password(player.id, &hash, &pass).await?;
    cut_off(&site, player.id, passes).await;
    Ok(Json(me(&player)))
}

/// Deletes the account.
pub(super) async fn delete(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Body<Password>,
) -> Result<Response, ApiError> {
    let given = body.map_err(bad_body)?.0;
    let Caller { player, .. } = account_holder(&site, &headers).await?;
    let from = address(&site, &extensions, &headers);
    verified(&site, from, &player.name, given.password).await?;
    let (passes, seeks) = site.store.remove_account(player.id).await?;
    cut_off(&site, player.id, passes).await;
    site.seeks.tell_gone(seeks).await;
    while site.store.remove_name(player.id).await? > 0 {}
    let cookie = [(
        header::SET_COOKIE,
        session::no_cookie(site.settings.is_secure),
    )];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Returns the account with this name if the password is right. The error doesn't say which of the
/// two is wrong.
pub(super) async fn verified(
    site: &Site,
    from: Option<IpAddr>,
    name: &str,
    password: String,
) -> Result<Account, ApiError> {
    let who = (from, names::fold(name));
    let begun = site.attempts.begin(&who, Instant::now());
    begun.map_err(ApiError::wait)?;
    let account = site.store.account(name).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let is_right = site.passwords.is_right(password, hash).await;
    match account {
        Some(account) if is_right => {
            site.attempts.note_right(who, Instant::now());
            trace::note_player(account.player.id);
            tracing::info!("right password");
            Ok(account)
        }
        account => {
            // Not the name, because it may be a password in the wrong field.
            let account = account.map(|account| tracing::field::display(account.player.id));
            tracing::warn!(account, "wrong password");
            Err(ApiError::new(Why::WrongLogin))
        }
    }
}

/// The client's address, if it counts for rate limits.
pub(super) fn address(site: &Site, extensions: &Extensions, headers: &HeaderMap) -> Option<IpAddr> {
    counted_address(extensions, headers, site.settings.is_behind_proxy)
}

/// The account holder behind a request. Tokens don't permit changes to the account.
pub(super) async fn account_holder(site: &Site, headers: &HeaderMap) -> Result<Caller, ApiError> {
    let caller = session::caller_of(site, headers).await?;
    let caller = caller.ok_or_else(ApiError::no_session)?;
    let why = if matches!(caller.pass, Pass::Token(_)) {
        Why::NotWithToken
    } else if caller.player.kind != PlayerKind::Account {
        Why::NeedAccount
    } else {
        return Ok(caller);
    };
    Err(ApiError::new(why))
}
