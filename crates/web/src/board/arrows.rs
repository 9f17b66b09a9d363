//! Arrows above the pieces, for moves of interest.

use board_ui::Orientation;
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

/// The distance of an arrow's ends from the centers of its squares, in squares.
const GAP: f64 = 0.28;
/// The length and half-width of its head.
const HEAD: (f64, f64) = (0.3, 0.16);

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
                let (shaft, head) = shape(&points.collect::<Vec<_>>())?;
                let class = format!("arrow rank-{}", arrow.rank.min(4));
                Some(view! {
                    <g class=class>
                        <path class="shaft shade" d=shaft.clone()></path>
                        <path class="head shade" d=head.clone()></path>
                        <path class="shaft" d=shaft></path>
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

/// Returns the shaft through the points, and the head at the last one. Only the head may be filled:
/// the shaft of a double jump would be a polygon over the pieces.
fn shape(points: &[(f64, f64)]) -> Option<(String, String)> {
    let (&last, rest) = points.split_last()?;
    let &before = rest.last()?;
    let toward = |from: (f64, f64), to: (f64, f64), distance: f64| {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(f64::EPSILON);
        (
            from.0 + dx / length * distance,
            from.1 + dy / length * distance,
        )
    };
    let tail = toward(points[0], points[1], GAP);
    let tip = toward(last, before, GAP * 0.5);
    let neck = toward(last, before, GAP * 0.5 + HEAD.0);
    let side = toward((0.0, 0.0), (before.1 - last.1, last.0 - before.0), HEAD.1);
    let mut shaft = format!("M{}", hundredths(tail));
    for &point in points[1..points.len() - 1].iter().chain([&neck]) {
        shaft.push_str(&format!("L{}", hundredths(point)));
    }
    let head = format!(
        "M{}L{}L{}z",
        hundredths(tip),
        hundredths((neck.0 + side.0, neck.1 + side.1)),
        hundredths((neck.0 - side.0, neck.1 - side.1))
    );
    Some((shaft, head))
}

/// Returns a point in hundredths of a square, as in pictures of the board. Whole numbers keep the
/// code that prints others out of the page.
pub(super) fn hundredths((x, y): (f64, f64)) -> String {
    let whole = |at: f64| (at * 100.0).round() as i32;
    format!("{} {}", whole(x), whole(y))
}
