//! Arrows above the pieces, for moves of interest.

use board_ui::{ArrowShape, Orientation};
use leptos::prelude::*;
use rules::Square;

/// A move to draw.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Arrow {
    /// The squares it touches, in order.
    pub(crate) path: Vec<Square>,
    /// Its rank among the arrows. 0 is the best and drawn the boldest.
    pub(crate) rank: usize,
}

/// Draws moves on a board.
#[component]
pub(crate) fn Arrows(
    #[prop(into)] arrows: Signal<Vec<Arrow>>,
    /// Additional CSS classes that change the look.
    #[prop(optional)]
    class: &'static str,
    #[prop(into)] orientation: Signal<Orientation>,
) -> impl IntoView {
    let drawn = move || {
        let orientation = orientation.get();
        // The best comes first, and is drawn last, above the others.
        let arrows = arrows.get().into_iter().rev();
        arrows
            .filter_map(|arrow| {
                let points = arrow
                    .path
                    .iter()
                    .map(|&square| orientation.center_of(square));
                let ArrowShape { line, head } = ArrowShape::through(&points.collect::<Vec<_>>())?;
                let class = format!("arrow rank-{}", arrow.rank.min(4));
                Some(view! {
                    <g class=class>
                        <path class="shaft shade" d=line.clone()></path>
                        <path class="head shade" d=head.clone()></path>
                        <path class="shaft" d=line></path>
                        <path class="head" d=head></path>
                    </g>
                })
            })
            .collect_view()
    };
    view! {
        <svg class=format!("arrows {class}") viewBox="0 0 800 800" aria-hidden="true" focusable="false">{drawn}</svg>
    }
}
