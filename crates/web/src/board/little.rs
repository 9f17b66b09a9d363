//! A board to look at: in the help, in lists, as a preview.

use super::piece::{CROWN, side_class};
use crate::taste::taste;
use board_ui::{Cell, Orientation};
use leptos::prelude::*;
use local_play::Coordinates;
use rules::{Board, Piece, Square};

/// How far from the middle of its squares an arrow begins and ends, in squares.
const GAP: (f64, f64) = (0.30, 0.22);

/// A board that nobody plays on. It is one picture with one description.
#[component]
pub(crate) fn LittleBoard(
    /// The pieces.
    #[prop(into)]
    board: Signal<Board>,
    /// What a screen reader says. Without it the picture is an ornament.
    #[prop(into, optional)]
    label: MaybeProp<String>,
    /// From where to where arrows go.
    #[prop(into, optional)]
    arrows: Vec<(Square, Square)>,
    /// Which side is at the bottom.
    #[prop(into, default = Orientation::PRINTED.into())]
    orientation: Signal<Orientation>,
    /// What is written on the squares; else what the person has chosen.
    #[prop(into, optional)]
    coordinates: MaybeProp<Coordinates>,
) -> impl IntoView {
    let taste = taste();
    let texts = move || {
        let written = coordinates.get().unwrap_or(taste.get().coordinates);
        square_texts(written, orientation.get())
    };
    let pieces = move || {
        let orientation = orientation.get();
        board
            .get()
            .iter()
            .map(|(square, piece)| still_piece(piece, orientation.cell_of(square)))
            .collect_view()
    };
    let lines = move || {
        let orientation = orientation.get();
        arrows
            .iter()
            .map(|&(from, to)| arrow(orientation.center_of(from), orientation.center_of(to)))
            .collect_view()
    };
    view! {
        <svg
            class="little"
            viewBox="-0.08 -0.08 8.16 8.16"
            role=move || if label.get().is_some() { "img" } else { "presentation" }
            aria-label=move || label.get()
            aria-hidden=move || label.get().is_none().then_some("true")
            focusable="false"
        >
            <rect class="edge" x="-0.08" y="-0.08" width="8.16" height="8.16" rx="0.1"></rect>
            <rect class="light" width="8" height="8"></rect>
            <path class="dark" d=dark_squares()></path>
            {texts}
            {pieces}
            {lines}
        </svg>
    }
}

/// The dark squares are dark from both sides.
fn dark_squares() -> String {
    let square = |square: Square| {
        let Cell { column, row } = Orientation::PRINTED.cell_of(square);
        format!("M{column} {row}h1v1h-1z")
    };
    Square::all().map(square).collect()
}

fn square_texts(written: Coordinates, orientation: Orientation) -> Option<impl IntoView> {
    let labels = match written {
        Coordinates::Off => return None,
        Coordinates::Numbers => rules::Labels::Numbers,
        Coordinates::Letters => rules::Labels::Letters,
    };
    let text = move |square: Square| {
        let Cell { column, row } = orientation.cell_of(square);
        let (x, y) = (f64::from(column) + 0.05, f64::from(row) + 0.25);
        view! { <text class="number" x=x y=y>{square.label(labels).to_string()}</text> }
    };
    Some(Square::all().map(text).collect_view())
}

fn still_piece(piece: Piece, cell: Cell) -> impl IntoView {
    // A piece is somewhat smaller than its square.
    let (x, y) = (f64::from(cell.column) + 0.07, f64::from(cell.row) + 0.07);
    let place = format!("translate({x} {y}) scale(0.0086)");
    let inner = if piece.is_king() {
        view! { <path class="crown" d=CROWN></path> }.into_any()
    } else {
        view! {
            <circle class="ridge" cx="50" cy="50" r="26"></circle>
            <circle class="ridge" cx="50" cy="50" r="16"></circle>
        }
        .into_any()
    };
    view! {
        <g class=format!("piece {}", side_class(piece.color)) transform=place>
            <circle class="face" cx="50" cy="50" r="43"></circle>
            <circle class="ridge" cx="50" cy="50" r="36"></circle>
            {inner}
        </g>
    }
}

fn arrow(from: (f64, f64), to: (f64, f64)) -> impl IntoView {
    const HEAD: f64 = 0.34;
    const HALF_WIDTH: f64 = 0.19;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f64::EPSILON);
    let (ux, uy) = (dx / length, dy / length);
    let along = |at: f64| (from.0 + ux * at, from.1 + uy * at);
    let (tail, tip) = (along(GAP.0), along(length - GAP.1));
    let neck = along(length - GAP.1 - HEAD);
    let (left, right) = (
        (neck.0 - uy * HALF_WIDTH, neck.1 + ux * HALF_WIDTH),
        (neck.0 + uy * HALF_WIDTH, neck.1 - ux * HALF_WIDTH),
    );
    let shape = format!(
        "M{:.3} {:.3}L{:.3} {:.3}M{:.3} {:.3}L{:.3} {:.3}L{:.3} {:.3}z",
        tail.0, tail.1, neck.0, neck.1, tip.0, tip.1, left.0, left.1, right.0, right.1
    );
    view! {
        <path class="arrow shade" d=shape.clone()></path>
        <path class="arrow" d=shape></path>
    }
}
