//! Starting a game from choices.

use crate::shelf::Shelf;
use crate::{browser, texts};
use leptos::task::spawn_local;
use local_play::{Choices, new_id};

/// Starts a game, saves it, and then goes to its page. If the choices are invalid, returns why.
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
