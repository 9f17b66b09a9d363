//! QR codes.

use leptos::prelude::*;
use qrcode::{Color, QrCode};

/// The width of the white edge that scanners need, in modules.
const EDGE: usize = 4;

/// A text as a QR code. Nothing if the text is too long for one.
#[component]
pub(super) fn QrPicture(
    text: String,
    /// What a screen reader says.
    label: &'static str,
) -> impl IntoView {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (place, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (x, y) = (place % width + EDGE, place / width + EDGE);
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    let size = width + 2 * EDGE;
    Some(view! {
        <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=label data-testid="qr">
            <rect width=size height=size fill="#fff"></rect>
            <path d=path fill="#000"></path>
        </svg>
    })
}
