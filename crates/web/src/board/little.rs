//! A small board to look at, in the help, in lists, and as a preview.

use super::piece::{crown, side_class};
use crate::preferences::preferences;
use board_ui::{ArrowShape, Cell, Orientation, PieceShapes, dark_squares_path};
use leptos::prelude::*;
use local_play::Coordinates;
use rules::{Board, Color, Square};

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
            <path class="dark" d=dark_squares_path()></path>
            {texts}
            {pieces}
            {above}
        </svg>
    }
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
    let shapes = PieceShapes::of(board, color, orientation, has_texts);
    let crowns = shapes.crowns.into_iter().map(|place| crown(Some(place)));
    view! {
        <g class=format!("piece {}", side_class(color))>
            <path class="face" d=shapes.faces></path>
            <path class="ridge" d=shapes.ridges></path>
            {crowns.collect_view()}
        </g>
    }
}

/// Draws a straight arrow for a step, a curved one for a jump, so the jumped piece is visible.
pub(crate) fn little_arrow(from: (f64, f64), to: (f64, f64)) -> impl IntoView {
    let ArrowShape { line, head } = ArrowShape::bent(from, to);
    view! {
        <path class="arrow shade" d=line.clone()></path>
        <path class="arrow head shade" d=head.clone()></path>
        <path class="arrow" d=line></path>
        <path class="arrow head" d=head></path>
    }
}
