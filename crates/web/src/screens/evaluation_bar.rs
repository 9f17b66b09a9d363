//! The bar next to a board that shows who is better.

use board_ui::Orientation;
use leptos::prelude::*;
use rules::Color;

/// An evaluation as a bar next to the board. The panel of a review has it in words.
#[component]
pub(crate) fn EvaluationBar(
    /// From -1 if White wins to 1 if Black wins. Without it, there's no bar.
    #[prop(into)]
    value: Signal<Option<f32>>,
    #[prop(into)] orientation: Signal<Orientation>,
) -> impl IntoView {
    let is_white_below = Memo::new(move |_| orientation.get().bottom == Color::White);
    let share = move || value.get().map(|value| (1.0 - value) * 50.0);
    move || {
        let share = share()?;
        Some(view! {
            <div
                class="evaluation-bar"
                class:white-below=move || is_white_below.get()
                data-testid="evaluation-bar"
                aria-hidden="true"
            >
                <span style:height=format!("{share:.1}%")></span>
            </div>
        })
    }
}
