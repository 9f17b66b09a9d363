//! From choices to a board, wherever they were made.

use crate::shelf::Shelf;
use crate::{browser, texts};
use leptos::task::spawn_local;
use local_play::{Choices, new_id};

/// Begins a game, keeps it, and then leads to its address. If the choices make no game, says why.
pub(crate) fn begin(
    choices: &Choices,
    shelf: Shelf,
    go: impl FnOnce(&str) + 'static,
) -> Result<(), String> {
    let id = new_id(browser::chance());
    let game = choices
        .begin(
            &texts::home::default_names(),
            id,
            browser::chance(),
            browser::now(),
            browser::today(),
        )
        .map_err(|why| texts::home::cannot_begin(&why))?;
    spawn_local(async move {
        let address = format!("/game/{}", game.id);
        shelf.keep(game).await;
        go(&address);
    });
    Ok(())
}
