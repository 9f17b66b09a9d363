//! What the user draws on the board, with the right button or a pen: arrows and rings.

use super::state::ReviewState;
use crate::board::{Arrow, Arrows};
use crate::icon::{self, Icon};
use crate::screens::line::Tone;
use crate::texts::t;
use board_ui::Pen;
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
    let said = untrack(|| listed(review));
    let said = said.unwrap_or_else(|| t().review_drawn_none().to_owned());
    review.line.say(said, Tone::Plain);
}

/// The drawings on the current position in words. `None` if there are none.
fn listed(review: ReviewState) -> Option<String> {
    review
        .study
        .with(|study| review.words.with(|words| words.drawings(study)))
}

/// The switch for drawing without a right button.
#[component]
pub(super) fn PenButton(review: ReviewState) -> impl IntoView {
    let pen = review.pen;
    let toggle = move |_| {
        // A move that was entered in part is dropped.
        review.renew_input();
        let is_out = pen.with_untracked(Option::is_none);
        pen.set(is_out.then(Pen::default));
        match is_out {
            true => review.line.say(t().review_draw_title(), Tone::Plain),
            false => review.line.clear(),
        }
    };
    // The second square is asked for.
    let first = Memo::new(move |_| pen.get().and_then(Pen::first));
    Effect::new(move || {
        if let Some(first) = first.get() {
            let name = review.words.with_untracked(|words| words.name(first));
            review.line.say(t().review_draw_to(&name), Tone::Plain);
        }
    });
    view! {
        <button
            class="button"
            data-testid="draw"
            title=t().review_draw_title()
            aria-pressed=move || if pen.get().is_some() { "true" } else { "false" }
            on:click=toggle
        >
            <Icon path=icon::RENAME/>{t().review_draw()}
        </button>
    }
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
    let text = move || listed(review);
    view! {
        <p class="unseen" data-testid="drawn">{text}</p>
        <svg class="drawn" viewBox="0 0 8 8" aria-hidden="true" focusable="false">{rings}</svg>
        <Arrows class="own" arrows orientation=review.orientation/>
    }
}
