//! What the user draws on the board with the right button: arrows and rings.

use super::state::ReviewState;
use crate::board::{Arrow, Arrows};
use leptos::prelude::*;
use notation::pdn::{self, Ink};
use rules::{Coords, Square};

/// Adds a drawing on the current position, or removes it if it's there.
pub(super) fn draw(review: ReviewState, from: Coords, to: Coords) {
    let (Ok(from), Ok(to)) = (Square::try_from(from), Square::try_from(to)) else {
        return;
    };
    let ink = Ink::Blue;
    review
        .study
        .update(|study| study.draw(study.cursor(), pdn::Arrow { ink, from, to }));
    review.keep();
}

/// The drawings on the current position. An arrow to its own square is a ring.
#[component]
pub(super) fn Drawings(review: ReviewState) -> impl IntoView {
    let here = Memo::new(move |_| review.study.with(|study| study.arrows(study.cursor())));
    let arrows = Signal::derive(move || {
        here.get()
            .into_iter()
            .filter(|drawn| drawn.from != drawn.to)
            .map(|drawn| Arrow {
                path: vec![drawn.from, drawn.to],
                rank: 0,
            })
            .collect::<Vec<_>>()
    });
    let rings = move || {
        let orientation = review.orientation.get();
        here.get()
            .into_iter()
            .filter(|drawn| drawn.from == drawn.to)
            .map(|drawn| {
                let (x, y) = orientation.center_of(drawn.from);
                view! { <circle cx=x cy=y r="0.45"></circle> }
            })
            .collect_view()
    };
    view! {
        <svg class="drawn" viewBox="0 0 8 8" aria-hidden="true" focusable="false">{rings}</svg>
        <Arrows class="own" arrows orientation=review.orientation/>
    }
}

/// The evaluation of the current position as a bar next to the board. The panel has it in words.
#[component]
pub(super) fn EvaluationBar(review: ReviewState) -> impl IntoView {
    let value = Memo::new(move |_| review.study.with(|study| study.value(study.cursor())));
    let is_white_below = Memo::new(move |_| review.orientation.get().bottom == rules::Color::White);
    // From -1, if White wins, to 1.
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
