//! What an account has learned, merged from all its devices.

use super::accounts::account_holder;
use super::{ApiError, bad_body};
use crate::site::Site;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use learn::Progress;
use protocol::{LearningProgress, Why};
use std::sync::Arc;

/// The maximum size of what a device sends. Someone who failed every puzzle and trains every opening
/// needs less than this.
pub(super) const BODY_BYTES: usize = 384 * 1024;
/// How often merging starts over because another device was faster.
const TRIES: usize = 5;

/// Returns what the account has learned.
pub(super) async fn get(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
) -> Result<Json<LearningProgress>, ApiError> {
    let owner = account_holder(&site, &headers).await?.player;
    let stored = site.store.progress(owner.id).await?;
    Ok(Json(written(&read(&stored.content))))
}

/// Merges what a device has, and returns everything. Invalid lines are dropped.
pub(super) async fn put(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    body: Result<Json<LearningProgress>, JsonRejection>,
) -> Result<Json<LearningProgress>, ApiError> {
    let sent = of_message(&body.map_err(bad_body)?.0);
    let owner = account_holder(&site, &headers).await?.player;
    for _ in 0..TRIES {
        let stored = site.store.progress(owner.id).await?;
        let before = read(&stored.content);
        let mut merged = before.clone();
        merged.join(&sent);
        let message = written(&merged);
        if merged == before {
            return Ok(Json(message));
        }
        let content = serde_json::to_string(&message).unwrap_or_default();
        let version = stored.version;
        if site
            .store
            .keep_progress(owner.id, &content, version)
            .await?
        {
            return Ok(Json(message));
        }
    }
    Err(ApiError::new(Why::Unavailable))
}

fn read(content: &str) -> Progress {
    let message: LearningProgress = serde_json::from_str(content).unwrap_or_default();
    of_message(&message)
}

fn of_message(message: &LearningProgress) -> Progress {
    let LearningProgress {
        lessons,
        drills,
        openings,
        puzzles,
    } = message;
    Progress::read([lessons, drills, openings, puzzles])
}

fn written(progress: &Progress) -> LearningProgress {
    let [lessons, drills, openings, puzzles] = progress.texts();
    LearningProgress {
        lessons,
        drills,
        openings,
        puzzles,
    }
}
