//! Public profiles.

use super::ApiError;
use super::archive::no_account;
use crate::site::Site;
use crate::store::Player;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use protocol::{PlayerId, Profile, RatingHistory, Speed, Why};
use serde::Deserialize;
use std::sync::Arc;

/// A player's profile, by id.
pub(super) async fn by_id(
    State(site): State<Arc<Site>>,
    Path(player): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let player: PlayerId = player.parse().map_err(|_| ApiError::not_found())?;
    let player = site.store.player(player).await?;
    profile(&site, player.ok_or_else(ApiError::not_found)?).await
}

/// The query of [`by_name`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByName {
    name: String,
}

/// The profile of the account whose name is the same after folding.
pub(super) async fn by_name(
    State(site): State<Arc<Site>>,
    query: Result<Query<ByName>, QueryRejection>,
) -> Result<Json<Profile>, ApiError> {
    let asked = query.map_err(|_| ApiError::new(Why::BadQuery))?;
    let account = site.store.account(&asked.name).await?;
    profile(&site, account.ok_or_else(no_account)?.player).await
}

async fn profile(site: &Site, player: Player) -> Result<Json<Profile>, ApiError> {
    let (record, ratings) = tokio::try_join!(
        site.store.record_of(player.id),
        site.store.ratings_of(player.id)
    )?;
    Ok(Json(Profile {
        player: player.id,
        name: player.name,
        kind: player.kind,
        record,
        ratings,
    }))
}

/// A player's rating over time. Empty without rated games.
pub(super) async fn rating_history(
    State(site): State<Arc<Site>>,
    Path((player, speed)): Path<(String, String)>,
) -> Result<Json<RatingHistory>, ApiError> {
    let player: PlayerId = player.parse().map_err(|_| ApiError::not_found())?;
    let speed = Speed::from_word(&speed).ok_or_else(|| ApiError::new(Why::NotFound))?;
    if site.store.player(player).await?.is_none() {
        return Err(ApiError::not_found());
    }
    let points = site.store.rating_history(player, speed).await?;
    Ok(Json(RatingHistory { speed, points }))
}
