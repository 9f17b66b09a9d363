//! Games against the computer over HTTP.

use super::{ApiError, bad_body, player};
use crate::live::ToGame;
use crate::site::Site;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{ComputerGame, NewGame};
use std::sync::Arc;

/// Starts a game against the computer.
pub(super) async fn new_game(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Result<Json<ComputerGame>, JsonRejection>,
) -> Result<Response, ApiError> {
    let wanted = body.map_err(bad_body)?.0;
    let player = player(&site, &headers).await?;
    let starter = &site.seeks.starter;
    let game = site.computer.begin(starter, &player, wanted).await?;
    // If the computer moves first, it doesn't have to wait for the player to join.
    site.live.send(game, ToGame::Look).await;
    Ok((StatusCode::CREATED, Json(NewGame { game })).into_response())
}
