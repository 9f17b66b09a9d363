//! The evaluation bar of a local game.

use super::table::GameTable;
use crate::look::look_in_game;
use crate::screens::evaluation_bar::EvaluationBar;
use learn::Curve;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Color, Game};
use table::Driver;

/// How many positions the engine searches. It's done before the opponent has looked at the move, and
/// it never searches while the computer is to move.
const NODES: u64 = 50_000;

/// The bar next to the board. It stays as it is until the next person's turn.
#[component]
pub(super) fn Evaluation(table: GameTable) -> impl IntoView {
    let view = table.view;
    let value = RwSignal::new(None::<f32>);
    let to_evaluate = Memo::new(move |_| {
        view.game(|game| {
            let is_quiet = !game.is_thinking() && !game.is_over();
            is_quiet.then(|| *game.game().position())
        })
    });
    Effect::new(move || {
        if to_evaluate.get().is_none() {
            return;
        }
        let game = view.game_untracked(|game| game.game().clone());
        spawn_local(async move {
            let found = look_in_game(table.page_engine, &game, NODES, 1).await;
            let is_current = to_evaluate.try_get_untracked() == Some(Some(*game.position()));
            if let Some(line) = found.ok().and_then(|lines| lines.into_iter().next())
                && is_current
            {
                value.try_set(Some(value_of(&game, line.score)));
            }
        });
    });
    view! { <EvaluationBar value orientation=view.orientation()/> }
}

/// What careful players score from here, from -1 if White wins to 1 if Black wins.
fn value_of(game: &Game, score: engine::Score) -> f32 {
    let pieces = game.position().board().occupied().len();
    let points = Curve::CAREFUL.points(score, pieces);
    let value = (2.0 * points - 1.0) as f32;
    match game.turn() {
        Color::Black => value,
        Color::White => -value,
    }
}
