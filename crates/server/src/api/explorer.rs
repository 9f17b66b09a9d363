//! How games continued from a position.

use super::ApiError;
use crate::site::Site;
use axum::Json;
use axum::extract::{RawQuery, State};
use protocol::{Continuations, GameQuery};
use std::sync::Arc;

/// Returns how finished games continued from a position.
pub(super) async fn continuations(
    State(site): State<Arc<Site>>,
    RawQuery(query): RawQuery,
) -> Result<Json<Continuations>, ApiError> {
    let asked = GameQuery::decode(query.as_deref().unwrap_or_default())
        .map_err(|error| ApiError::bad(error.to_string()))?;
    let position = asked
        .position
        .filter(|&position| {
            let alone = GameQuery {
                position: Some(position),
                ..GameQuery::default()
            };
            asked == alone
        })
        .ok_or_else(|| ApiError::bad("expected the parameter position, and no other".to_owned()))?;
    let moves = site.store.continuations(&position).await?;
    Ok(Json(Continuations { moves }))
}
