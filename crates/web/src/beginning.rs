//! Starting a game from choices.

use crate::browser;
use crate::saved_games::SavedGames;
use crate::texts::{saved_speaker, t};
use leptos::task::spawn_local;
use local_play::{Choices, SavedGame, new_id};
use rules::Move;

/// Starts a game, saves it, and then goes to its page. If the choices are invalid, returns why.
pub(crate) fn begin(
    choices: &Choices,
    saved_games: SavedGames,
    go: impl FnOnce(&str) + 'static,
) -> Result<(), String> {
    let game = begun(choices)?;
    keep_and_go(game, saved_games, go);
    Ok(())
}

/// Starts a game with its first move, which the user has already made.
pub(crate) fn begin_with_move(
    choices: &Choices,
    first: Move,
    saved_games: SavedGames,
    go: impl FnOnce(&str) + 'static,
) -> Result<(), String> {
    let game = begun(&choices.with_first_move())?;
    let moved = game.with_move(first, browser::now());
    keep_and_go(moved.unwrap_or(game), saved_games, go);
    Ok(())
}

fn begun(choices: &Choices) -> Result<SavedGame, String> {
    choices
        .begin(
            &t().default_names(),
            new_id(browser::chance()),
            browser::chance(),
            browser::now(),
            browser::today(),
        )
        .map_err(|why| saved_speaker().cannot_begin(&why))
}

/// The storage key that says that a game was started here.
const HAS_PLAYED: &str = "crownhead.has-played";

/// Whether a game was ever started in this browser.
pub(crate) fn has_played() -> bool {
    browser::recall(HAS_PLAYED).is_some()
}

fn keep_and_go(game: SavedGame, saved_games: SavedGames, go: impl FnOnce(&str) + 'static) {
    browser::remember(HAS_PLAYED, "yes");
    spawn_local(async move {
        let address = format!("/game/{}", game.id);
        saved_games.keep(game).await;
        go(&address);
    });
}
