//! From choices to a board, wherever they were made.

use crate::shelf::Shelf;
use crate::taste::Taste;
use crate::{browser, texts};
use leptos::prelude::*;
use leptos::task::spawn_local;
use local_play::{Choices, new_id};

/// Begins a game, keeps it, and then leads to its address. If the choices make no game, says why
/// in the colours of the pieces on the screen.
pub(crate) fn begin(
    choices: &Choices,
    shelf: Shelf,
    taste: Taste,
    go: impl FnOnce(&str) + 'static,
) -> Result<(), String> {
    let id = new_id(browser::chance());
    let game = choices
        .begin(id, browser::chance(), browser::now(), browser::today())
        .map_err(|why| {
            let pieces = taste.0.with_untracked(|settings| settings.pieces);
            texts::in_colours(&texts::home::cannot_begin(&why), pieces)
        })?;
    spawn_local(async move {
        let address = format!("/game/{}", game.id);
        shelf.keep(game).await;
        go(&address);
    });
    Ok(())
}
