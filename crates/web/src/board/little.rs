//! A small board to look at, in the help, in lists, and as a preview.

use super::arrows::hundredths;
use super::piece::{crown, side_class};
use crate::preferences::preferences;
use board_ui::{Cell, Orientation};
use leptos::prelude::*;
use local_play::Coordinates;
use rules::{Board, Color, Square};

/// The distances of an arrow's ends from the centers of its squares, in squares.
const GAP: (f64, f64) = (0.40, 0.20);

/// A board for viewing only. It's one picture with one description.
#[component]
pub(crate) fn LittleBoard(
    /// The pieces.
    #[prop(into)]
    board: Signal<Board>,
    /// What a screen reader says. Without it, the picture is decorative.
    #[prop(into, optional)]
    label: MaybeProp<String>,
    /// What's drawn above the pieces, in hundredths of a square.
    #[prop(optional)]
    above: Option<Callback<Orientation, AnyView>>,
    /// Which side is at the bottom.
    #[prop(into, default = Orientation::PRINTED.into())]
    orientation: Signal<Orientation>,
    /// The labels on the squares. By default, the user's setting.
    #[prop(into, optional)]
    coordinates: MaybeProp<Coordinates>,
) -> impl IntoView {
    let preferences = preferences();
    let texts = move || {
        let written = coordinates.get().unwrap_or(preferences.get().coordinates);
        square_texts(written, orientation.get())
    };
    let pieces = move || {
        let orientation = orientation.get();
        let has_texts =
            coordinates.get().unwrap_or(preferences.get().coordinates) != Coordinates::Off;
        let board = board.get();
        Color::BOTH.map(|color| still_pieces(&board, color, orientation, has_texts))
    };
    let above = move || above.map(|above| above.run(orientation.get()));
    view! {
        <svg
            class="little"
            viewBox="-8 -8 816 816"
            role=move || if label.get().is_some() { "img" } else { "presentation" }
            aria-label=move || label.get()
            aria-hidden=move || label.get().is_none().then_some("true")
            focusable="false"
        >
            <rect class="edge" x="-8" y="-8" width="816" height="816" rx="10"></rect>
            <rect class="light" width="800" height="800"></rect>
            <path class="dark" d=dark_squares()></path>
            {texts}
            {pieces}
            {above}
        </svg>
    }
}

/// The dark squares. They're the same for both orientations.
fn dark_squares() -> String {
    let square = |square: Square| {
        let Cell { column, row } = Orientation::PRINTED.cell_of(square);
        format!("M{column}00 {row}00h100v100h-100z")
    };
    Square::all().map(square).collect()
}

fn square_texts(written: Coordinates, orientation: Orientation) -> Option<impl IntoView> {
    let labels = match written {
        Coordinates::Off => return None,
        Coordinates::Numbers => rules::Labels::Numbers,
        // A small board has no border for them.
        Coordinates::Letters | Coordinates::Border => rules::Labels::Letters,
    };
    let text = move |square: Square| {
        let Cell { column, row } = orientation.cell_of(square);
        let (x, y) = (u32::from(column) * 100 + 5, u32::from(row) * 100 + 22);
        view! { <text class="number" x=x y=y>{square.label(labels).to_string()}</text> }
    };
    Some(Square::all().map(text).collect_view())
}

/// The pieces of a side. A list has dozens of boards, so each is drawn with few elements.
fn still_pieces(
    board: &Board,
    color: Color,
    orientation: Orientation,
    has_texts: bool,
) -> impl IntoView + use<> {
    // A piece is a bit smaller than its square, and leaves room for the number.
    let (x, y, [face, rim, outer, inner]) = match has_texts {
        true => (53, 56, [34, 29, 21, 13]),
        false => (50, 50, [37, 31, 22, 14]),
    };
    let mut faces = String::new();
    let mut ridges = String::new();
    let mut crowns = Vec::new();
    for (square, piece) in board.iter().filter(|(_, piece)| piece.color == color) {
        let Cell { column, row } = orientation.cell_of(square);
        let at = (i32::from(column) * 100 + x, i32::from(row) * 100 + y);
        faces.push_str(&circle(at, face));
        ridges.push_str(&circle(at, rim));
        if piece.is_king() {
            let place = match has_texts {
                true => format!("translate({column}13 {row}16) scale(0.8)"),
                false => format!("translate({column}07 {row}07) scale(0.86)"),
            };
            crowns.push(crown(Some(place)));
        } else {
            ridges.push_str(&circle(at, outer));
            ridges.push_str(&circle(at, inner));
        }
    }
    view! {
        <g class=format!("piece {}", side_class(color))>
            <path class="face" d=faces></path>
            <path class="ridge" d=ridges></path>
            {crowns}
        </g>
    }
}

/// A circle as part of a path.
fn circle((x, y): (i32, i32), radius: i32) -> String {
    let (start, width) = (x - radius, 2 * radius);
    format!("M{start} {y}a{radius} {radius} 0 1 0 {width} 0a{radius} {radius} 0 1 0 -{width} 0")
}

/// Draws a straight arrow for a step, a curved one for a jump, so the jumped piece is visible.
pub(crate) fn little_arrow(from: (f64, f64), to: (f64, f64)) -> impl IntoView {
    const HEAD: f64 = 0.32;
    const HALF_WIDTH: f64 = 0.18;
    const BOW: f64 = 0.55;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f64::EPSILON);
    let is_jump = length > 2.0;
    let bow = if is_jump { BOW } else { 0.0 };
    // The control point of the curve, next to its middle.
    let lean = (
        from.0 + dx / 2.0 + dy / length * 2.0 * bow,
        from.1 + dy / 2.0 - dx / length * 2.0 * bow,
    );
    let towards = |at: (f64, f64), goal: (f64, f64), far: f64| {
        let (dx, dy) = (goal.0 - at.0, goal.1 - at.1);
        let length = dx.hypot(dy).max(f64::EPSILON);
        (at.0 + dx / length * far, at.1 + dy / length * far)
    };
    let tail = towards(from, lean, GAP.0);
    let tip = towards(to, lean, GAP.1);
    let neck = towards(to, lean, GAP.1 + HEAD);
    let (ux, uy) = ((tip.0 - neck.0) / HEAD, (tip.1 - neck.1) / HEAD);
    let left = (neck.0 - uy * HALF_WIDTH, neck.1 + ux * HALF_WIDTH);
    let right = (neck.0 + uy * HALF_WIDTH, neck.1 - ux * HALF_WIDTH);
    let line = format!(
        "M{}Q{} {}",
        hundredths(tail),
        hundredths(lean),
        hundredths(neck)
    );
    let head = format!(
        "M{}L{}L{}z",
        hundredths(tip),
        hundredths(left),
        hundredths(right)
    );
    view! {
        <path class="arrow shade" d=line.clone()></path>
        <path class="arrow head shade" d=head.clone()></path>
        <path class="arrow" d=line></path>
        <path class="arrow head" d=head></path>
    }
}
