//! The pictures of the pieces.

use leptos::prelude::*;
use rules::{Color, Piece};

/// The gold of a king's crown with a pearl on each of its points, in a 100 by 100 box.
const GOLD: &str = "M26.8 71.9 21.2 41.2l14.9 10.2 13.9-20.5 13.9 20.5 14.9-10.2-5.6 30.7z\
    M16.6 38.4a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0\
    M45.4 29.1a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0\
    M74.2 38.4a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0";
/// Its darker band.
const BAND: &str = "M25.4 64.4h49.2l-1.4 7.5h-46.4z";
/// The jewels at its sides.
const RUBIES: &str = "M32.3 57.9a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0\
    M60.9 57.9a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0";
/// The jewel in its middle.
const SAPPHIRE: &str = "M50 44.9l5.6 7.5-5.6 7.5-5.6-7.5z";

/// A king's crown, in a 100 by 100 box, or in its place in a larger one.
pub(super) fn crown(place: Option<String>) -> impl IntoView {
    view! {
        <g class="crown" transform=place>
            <path d=GOLD></path>
            <path class="band" d=BAND></path>
            <path class="ruby" d=RUBIES></path>
            <path class="sapphire" d=SAPPHIRE></path>
        </g>
    }
}

/// Returns the CSS class of a side's pieces.
pub(crate) const fn side_class(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// A man or a king that fills its place. Rings are hidden unless a style shows them.
#[component]
pub(crate) fn PiecePicture(
    /// Whether it's a king.
    #[prop(into)]
    is_king: Signal<bool>,
) -> impl IntoView {
    view! {
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <circle class="ring edge" cx="50" cy="50" r="48"></circle>
            <circle class="ring" cx="50" cy="50" r="48"></circle>
            <circle class="face" cx="50" cy="50" r="43"></circle>
            <circle class="ridge" cx="50" cy="50" r="36"></circle>
            <Show when=move || is_king.get() fallback=|| view! {
                <circle class="ridge" cx="50" cy="50" r="26"></circle>
                <circle class="ridge" cx="50" cy="50" r="16"></circle>
            }>
                {crown(None)}
            </Show>
        </svg>
    }
}

/// A single piece next to text: in palettes and lists of players.
#[component]
pub(crate) fn LoosePiece(
    /// Which one.
    piece: Piece,
) -> impl IntoView {
    view! {
        <span class=format!("piece loose {}", side_class(piece.color)) aria-hidden="true">
            <PiecePicture is_king=piece.is_king()/>
        </span>
    }
}
