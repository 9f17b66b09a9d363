//! A player next to the board of a table.

use super::{Shown, TableView};
use crate::screens::beside::PlayerCard;
use leptos::prelude::*;
use rules::Color;
use table::Table;

/// A player: the piece, the name, the pieces left and captured, the clock.
#[component]
pub(crate) fn PlayerRow<D: Shown>(
    table: TableView<D>,
    color: Signal<Color>,
    /// The player's place: `far` or `near`.
    place: &'static str,
    #[prop(into)] name: Signal<String>,
    /// A word after the name, for example the level.
    #[prop(into)]
    badge: Signal<Option<String>>,
    /// What the player is doing.
    #[prop(into)]
    state: Signal<Option<String>>,
) -> impl IntoView {
    let player = Memo::new(move |_| table.with(|table| table.player(color.get())));
    let pieces = Signal::derive(move || (player.get().left, player.get().taken));
    let is_to_move = Signal::derive(move || player.get().is_to_move);
    // The text changes ten times a second near the end, and once a second before.
    let clock = Memo::new_with_compare(
        move |_| {
            let now = table.now.get();
            let left = table.with(|table| table.clock(color.get(), now))?;
            Some((table.preferences.words().get().clock_face(left), left))
        },
        |before, after| {
            let text = |clock: Option<&Option<(String, _)>>| {
                clock.map(|clock| clock.as_ref().map(|(text, _)| text.clone()))
            };
            text(before) != text(after)
        },
    );
    let clock = Signal::derive(move || clock.get().map(|(_, left)| left));
    let is_turned = Signal::derive(move || table.with(Table::turned) == Some(color.get()));
    view! { <PlayerCard color place name badge state pieces clock is_to_move is_turned/> }
}
