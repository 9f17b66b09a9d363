//! What was found in games whose analysis was interrupted, kept until they are opened again.

use crate::browser;
use engine_link::Line;
use study::UnfinishedSurvey;

/// The storage key for what was found.
const KEY: &str = "crownhead.surveys";
/// The maximum number of games to keep.
const MAX_GAMES: usize = 4;

/// Returns the partial analysis of a game, if it was interrupted.
pub(super) fn find(is_it: impl Fn(&UnfinishedSurvey) -> bool) -> Option<UnfinishedSurvey> {
    kept().into_iter().find(is_it)
}

/// Stores a partial analysis. If there's no space for more games, the oldest are dropped.
pub(super) fn keep(survey: &UnfinishedSurvey) {
    let mut all = kept();
    all.retain(|other| other.game != survey.game);
    all.insert(0, survey.clone());
    all.truncate(MAX_GAMES);
    // The analysis starts over if it can't be kept.
    while !all.is_empty() && !browser::remember(KEY, &text(&all)) {
        all.pop();
    }
}

/// Forgets what was found in a game.
pub(super) fn forget(game: &str) {
    let mut all = kept();
    let count = all.len();
    all.retain(|other| other.game != game);
    match all.len() {
        0 if count > 0 => browser::forget(KEY),
        left if left < count => drop(browser::remember(KEY, &text(&all))),
        _ => {}
    }
}

fn kept() -> Vec<UnfinishedSurvey> {
    let text = browser::recall(KEY).unwrap_or_default();
    let all: Vec<(String, Vec<Vec<Line>>)> = serde_json::from_str(&text).unwrap_or_default();
    let survey = |(game, heard)| UnfinishedSurvey { game, heard };
    all.into_iter().map(survey).collect()
}

fn text(all: &[UnfinishedSurvey]) -> String {
    let plain: Vec<(&String, &Vec<Vec<Line>>)> =
        all.iter().map(|it| (&it.game, &it.heard)).collect();
    serde_json::to_string(&plain).expect("plain data serializes to JSON")
}
