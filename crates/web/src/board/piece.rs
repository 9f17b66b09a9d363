//! The pictures of the pieces.

use leptos::prelude::*;
use rules::{Color, Piece};

/// A king's crown, in a 100 by 100 box.
pub(super) const CROWN: &str = "M24 71h52l6-41-17 14-15-25-15 25-17-14z";

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
                <path class="crown" d=CROWN></path>
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
