//! Opens studies, and stores what a review changes.

use crate::browser;
use crate::saved_games::SavedGames;
use crate::texts::t;
use leptos::task::spawn_local;
use review::Kept;
pub(super) use review::{OnlineGame, Source, Unopened};
use study::Study;

/// The storage key for changes that don't belong to a saved game.
const DRAFT: &str = "crownhead.study";

/// Opens the study with the user's last changes.
pub(super) fn open(source: &Source) -> Result<Study, Unopened> {
    source.open(browser::recall(DRAFT).as_deref())
}

/// Saves the study. Returns `false` if it can't be saved.
pub(super) fn keep(source: &mut Source, study: &Study, saved_games: SavedGames) -> bool {
    match source.keep(study, browser::today()) {
        Some(Kept::Game(game)) => {
            spawn_local(async move { saved_games.keep(*game).await });
            true
        }
        Some(Kept::Draft(text)) => browser::remember(DRAFT, &text),
        None => false,
    }
}

/// Returns the title of the study.
pub(super) fn title(source: &Source) -> String {
    let untitled = match source {
        Source::Shared(_) => t().share_game(),
        _ => t().review_free(),
    };
    source.title().unwrap_or_else(|| untitled.to_owned())
}
