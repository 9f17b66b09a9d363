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
    // Thousandths, because code that prints fractions would be loaded for this alone.
    let share = move || {
        value
            .get()
            .map(|value| ((1.0 - value) * 500.0).round() as u32)
    };
    move || {
        let share = share()?;
        Some(view! {
            <div
                class="evaluation-bar"
                class:white-below=move || is_white_below.get()
                data-testid="evaluation-bar"
                aria-hidden="true"
            >
                <span style:height=format!("{}.{}%", share / 10, share % 10)></span>
            </div>
        })
    }
}
