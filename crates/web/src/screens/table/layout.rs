//! Where everything is on the screen of a game.

use super::{Shown, TableView};
use crate::board::{Arrow, Arrows, TableBoard};
use crate::screens::beside::MoveList;
use crate::texts::t;
use leptos::prelude::*;
use rules::Color;
use table::{Driver, ScoreSheet, Table};

/// The board, and next to it the players, the status line, the moves and the buttons.
#[component]
pub(crate) fn TableLayout<D: Shown>(
    table: TableView<D>,
    class: &'static str,
    #[prop(into)] title: Signal<String>,
    arrows: Signal<Vec<Arrow>>,
    /// Returns the row of a player at this place: `far` or `near`.
    player: impl Fn(Signal<Color>, &'static str) -> AnyView,
    /// The status line, and the result.
    above_moves: AnyView,
    /// The buttons, and whatever else there is.
    below_moves: AnyView,
    /// What's next to the board, at its far edge.
    #[prop(default = None)]
    beside_board: Option<AnyView>,
) -> impl IntoView {
    let orientation = table.orientation();
    let top = Signal::derive(move || orientation.get().bottom.opponent());
    let bottom = Signal::derive(move || orientation.get().bottom);
    let turned = Signal::derive(move || table.with(Table::turned));
    let moves = Memo::new(move |_| table.game(|game| game.game().moves().to_vec()));
    let score = Memo::new(move |_| {
        // Read it instead of tracking it, because a memo that nobody reads doesn't update.
        moves.with(|_| ());
        let labels = table.preferences.get().labels();
        table.game_untracked(|game| ScoreSheet::of(game.game(), labels))
    });
    let seen = Memo::new(move |_| table.with(Table::made));
    let is_over = Memo::new(move |_| table.game(Driver::is_over));
    let look_at = Callback::new(move |made| table.look_at(made));
    view! {
        <h1 class="unseen">{move || title.get()}</h1>
        <div class=class>
            <div class="place">
                <TableBoard table orientation turned label=t().board()>
                    <Arrows arrows orientation/>
                </TableBoard>
                {beside_board}
            </div>
            <div class="side">
                {player(top, "far")}
                {above_moves}
                <MoveList score seen is_over look_at/>
                {below_moves}
                {player(bottom, "near")}
            </div>
        </div>
    }
}
