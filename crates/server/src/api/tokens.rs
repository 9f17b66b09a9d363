//! Tokens over HTTP.

use super::accounts::{account_holder, verified};
use super::{ApiError, bad_body};
use crate::bus::LobbyFact;
use crate::site::Site;
use crate::store::Pass;
use crate::{chance, clock, session};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{NewToken, PlayerId, Token, TokenId, TokenList, Why};
use std::sync::Arc;

/// The maximum number of tokens per account.
const MOST: usize = 10;
/// The maximum length of a label.
const LABEL_CHARS: usize = 40;

/// Creates a token. The secret is shown only this once.
pub(super) async fn add(
    State(site): State<Arc<Site>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Result<Json<NewToken>, JsonRejection>,
) -> Result<Response, ApiError> {
    let wanted = body.map_err(bad_body)?.0;
    let owner = account_holder(&site, &headers).await?.player;
    let label = wanted.label.trim();
    let is_good =
        (1..=LABEL_CHARS).contains(&label.chars().count()) && !label.contains(char::is_control);
    if !is_good {
        return Err(ApiError::new(Why::BadLabel));
    }
    let from = (&extensions, &headers);
    verified(&site, from, &owner.name, wanted.password).await?;
    let token = Token {
        id: TokenId::from_random(chance::bytes()),
        label: label.to_owned(),
        created: clock::now(),
        secret: None,
    };
    let secret = session::new_secret();
    let store = &site.store;
    if !store.add_token(owner.id, &token, &secret, MOST).await? {
        return Err(ApiError::new(Why::TooManyTokens));
    }
    let token = Token {
        secret: Some(secret),
        ..token
    };
    Ok((StatusCode::CREATED, Json(token)).into_response())
}

/// Lists the account's tokens.
pub(super) async fn list(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
) -> Result<Json<TokenList>, ApiError> {
    let owner = account_holder(&site, &headers).await?.player;
    let tokens = site.store.tokens_of(owner.id).await?;
    Ok(Json(TokenList { tokens }))
}

/// Deletes a token and disconnects the programs that use it.
pub(super) async fn remove(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Result<Response, ApiError> {
    let owner = account_holder(&site, &headers).await?.player;
    let token: TokenId = token.parse().map_err(|_| ApiError::not_found())?;
    if !site.store.remove_token(owner.id, token).await? {
        return Err(ApiError::not_found());
    }
    cut_off(&site, owner.id, vec![Pass::Token(token)]).await;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Closes all connections made with these passes of a player, on all nodes.
pub(super) async fn cut_off(site: &Site, player: PlayerId, passes: Vec<Pass>) {
    if !passes.is_empty() {
        let revoked = LobbyFact::Revoked { player, passes };
        site.seeks.starter.publish(revoked).await;
    }
}
