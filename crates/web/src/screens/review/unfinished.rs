//! Interrupted analyses in storage.

use crate::browser;
use ::review::UnfinishedSurveys;
use study::{Study, UnfinishedSurvey};

/// The storage key for what was found.
const KEY: &str = "crownhead.surveys";

fn kept() -> UnfinishedSurveys {
    UnfinishedSurveys::read(&browser::recall(KEY).unwrap_or_default())
}

/// Stores what there's space for. The analysis starts over if it can't be kept.
fn store(mut surveys: UnfinishedSurveys) {
    while let Some(text) = surveys.text() {
        if browser::remember(KEY, &text) {
            return;
        }
        surveys.drop_oldest();
    }
    browser::forget(KEY);
}

/// Returns the partial analysis of a game, if it was interrupted.
pub(super) fn find(study: &Study) -> Option<UnfinishedSurvey> {
    kept().find(study).cloned()
}

/// Stores a partial analysis.
pub(super) fn keep(survey: &UnfinishedSurvey) {
    let mut all = kept();
    all.keep(survey.clone());
    store(all);
}

/// Forgets what was found in a game.
pub(super) fn forget(game: &str) {
    let mut all = kept();
    if all.forget(game) {
        store(all);
    }
}
