//! Who has the move: the columns that count, and the pieces in them.

use crate::texts::t;
use board_ui::Orientation;
use learn::{Opposition, opposition, system};
use leptos::prelude::*;
use rules::{Position, Square};
use words::Speaker;

/// The columns and the counted pieces, above a board.
#[component]
pub(crate) fn TheMove(
    /// The position to count in. `None` shows nothing.
    #[prop(into)]
    pos: Signal<Option<Position>>,
    #[prop(into)] orientation: Signal<Orientation>,
) -> impl IntoView {
    move || {
        let Opposition { side, counted, .. } = opposition(&pos.get()?)?;
        let orientation = orientation.get();
        let band = |square: Square| {
            let (x, y) = orientation.center_of(square);
            view! { <rect x=x - 0.5 y=y - 0.5 width="1" height="1"></rect> }
        };
        let number = |(place, square): (usize, Square)| {
            let (x, y) = orientation.center_of(square);
            view! {
                <circle cx=x cy=y r="0.24"></circle>
                <text x=x y=y + 0.12>{place + 1}</text>
            }
        };
        Some(view! {
            <svg class="the-move" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
                {system(side).into_iter().map(band).collect_view()}
                {counted.into_iter().enumerate().map(number).collect_view()}
            </svg>
        })
    }
}

/// Who has the move and why, as a sentence.
pub(crate) fn the_move_text(words: &Speaker, pos: &Position) -> String {
    match opposition(pos) {
        None => t().the_move_none().to_owned(),
        Some(Opposition { side, counted, has }) => {
            let (count, named) = (counted.len(), words.named(side));
            if has == side {
                t().the_move_odd(named, count)
            } else {
                t().the_move_even(named, count, words.named(has))
            }
        }
    }
}
