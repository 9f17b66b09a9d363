//! Accounts over HTTP.

use super::tokens::cut_off;
use super::{ApiError, bad_body, player};
use crate::session::{self, Caller, token};
use crate::site::Site;
use crate::socket::client::me;
use crate::store::{Account, Pass, Player};
use crate::{clock, names, passwords};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Credentials, Me, NewPassword, Password, PlayerKind, Why};
use std::sync::Arc;

type Body<T> = Result<Json<T>, JsonRejection>;

/// Makes an account of a guest, who stays the same player.
pub(super) async fn register(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body<Credentials>,
) -> Result<Response, ApiError> {
    let wanted = body.map_err(|_| bad_body())?.0;
    let guest = player(&site, &headers).await?;
    if guest.kind != PlayerKind::Guest {
        return Err(ApiError::new(Why::AccountExists));
    }
    let problem =
        names::problem(&wanted.name).or_else(|| passwords::problem(&wanted.password, &wanted.name));
    if let Some(why) = problem {
        return Err(ApiError::new(why));
    }
    let hash = site.passwords.hash(wanted.password).await;
    let store = &site.store;
    if !store
        .add_account(guest.id, &wanted.name, &hash, clock::now())
        .await?
    {
        return Err(ApiError::new(Why::NameTaken));
    }
    let account = Player {
        name: wanted.name,
        kind: PlayerKind::Account,
        ..guest
    };
    Ok((StatusCode::CREATED, Json(me(&account))).into_response())
}

/// Begins a session for an account.
pub(super) async fn log_in(
    State(site): State<Arc<Site>>,
    body: Body<Credentials>,
) -> Result<Response, ApiError> {
    let given = body.map_err(|_| bad_body())?.0;
    let account = verified(&site, &given.name, given.password).await?;
    let is_secure = site.settings.is_secure;
    let (token, cookie) = session::new_token(is_secure);
    let id = account.player.id;
    site.store.add_session(id, &token, clock::now()).await?;
    let cookie = [(header::SET_COOKIE, cookie)];
    Ok((cookie, Json(me(&account.player))).into_response())
}

/// Ends the session of the request.
pub(super) async fn log_out(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if let Some(secret) = token(&headers) {
        let caller = session::caller_of(&site.store, &headers).await?;
        site.store.remove_session(secret).await?;
        if let Some(Caller { player, pass }) = caller
            && matches!(pass, Pass::Session(_))
        {
            cut_off(&site, player.id, vec![pass]).await;
        }
    }
    let cookie = [(header::SET_COOKIE, session::no_cookie())];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Changes the password; other devices are logged out.
pub(super) async fn change_password(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body<NewPassword>,
) -> Result<Json<Me>, ApiError> {
    let given = body.map_err(|_| bad_body())?.0;
    let Caller { player, pass } = account_holder(&site, &headers).await?;
    if let Some(why) = passwords::problem(&given.new, &player.name) {
        return Err(ApiError::new(why));
    }
    verified(&site, &player.name, given.old).await?;
    let hash = site.passwords.hash(given.new).await;
    let passes = site.store.change_password(player.id, &hash, &pass).await?;
    cut_off(&site, player.id, passes).await;
    Ok(Json(me(&player)))
}

/// Deletes the account.
pub(super) async fn delete(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Body<Password>,
) -> Result<Response, ApiError> {
    let given = body.map_err(|_| bad_body())?.0;
    let Caller { player, .. } = account_holder(&site, &headers).await?;
    verified(&site, &player.name, given.password).await?;
    let (passes, seeks) = site.store.remove_account(player.id).await?;
    cut_off(&site, player.id, passes).await;
    site.seeks.tell_gone(seeks).await;
    let cookie = [(header::SET_COOKIE, session::no_cookie())];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// The account of this name, if the password is right. Which of the two was wrong is not told.
async fn verified(site: &Site, name: &str, password: String) -> Result<Account, ApiError> {
    let folded = names::fold(name);
    if !site.logins.allows(folded, tokio::time::Instant::now()) {
        return Err(ApiError::new(Why::TooManyTries));
    }
    let account = site.store.account(name).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let is_right = site.passwords.is_right(password, hash).await;
    account
        .filter(|_| is_right)
        .ok_or_else(|| ApiError::new(Why::WrongLogin))
}

/// Who asks for something about the account itself. That is not for programs with tokens.
pub(super) async fn account_holder(site: &Site, headers: &HeaderMap) -> Result<Caller, ApiError> {
    let caller = session::caller_of(&site.store, headers).await?;
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
