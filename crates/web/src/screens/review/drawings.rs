//! What the user draws on the board with the right button: arrows and rings.

use super::desk::Desk;
use crate::board::{Arrow, Arrows};
use leptos::prelude::*;
use rules::{Coords, Square};
use study::{NodeId, Study};

/// A drawing: an arrow from square to square, or a ring if both are the same.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Drawing {
    node: NodeId,
    from: Square,
    to: Square,
}

/// Adds a drawing on the current position, or removes it if it's there.
pub(super) fn draw(desk: Desk, from: Coords, to: Coords) {
    let (Ok(from), Ok(to)) = (Square::try_from(from), Square::try_from(to)) else {
        return;
    };
    let node = desk.study.with_untracked(Study::cursor);
    let drawing = Drawing { node, from, to };
    desk.drawings.update(
        |drawings| match drawings.iter().position(|other| *other == drawing) {
            Some(place) => drop(drawings.remove(place)),
            None => drawings.push(drawing),
        },
    );
}

/// The drawings on the current position.
#[component]
pub(super) fn Drawings(desk: Desk) -> impl IntoView {
    let here = Memo::new(move |_| {
        let cursor = desk.study.with(Study::cursor);
        desk.drawings.with(|drawings| {
            let here = drawings.iter().filter(|drawing| drawing.node == cursor);
            here.copied().collect::<Vec<_>>()
        })
    });
    let arrows = Signal::derive(move || {
        here.get()
            .into_iter()
            .filter(|drawing| drawing.from != drawing.to)
            .map(|drawing| Arrow {
                path: vec![drawing.from, drawing.to],
                rank: 0,
            })
            .collect::<Vec<_>>()
    });
    let rings = move || {
        let orientation = desk.orientation.get();
        here.get()
            .into_iter()
            .filter(|drawing| drawing.from == drawing.to)
            .map(|drawing| {
                let (x, y) = orientation.center_of(drawing.from);
                view! { <circle cx=x cy=y r="0.45"></circle> }
            })
            .collect_view()
    };
    view! {
        <svg class="drawn" viewBox="0 0 8 8" aria-hidden="true" focusable="false">{rings}</svg>
        <Arrows class="own" arrows orientation=desk.orientation/>
    }
}

/// The evaluation of the current position as a bar next to the board. The panel has it in words.
#[component]
pub(super) fn EvaluationBar(desk: Desk) -> impl IntoView {
    let value = Memo::new(move |_| desk.study.with(|study| study.value(study.cursor())));
    let is_white_below = Memo::new(move |_| desk.orientation.get().bottom == rules::Color::White);
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
