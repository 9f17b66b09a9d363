//! Icons for buttons, drawn with a few strokes.

use leptos::prelude::*;

/// An icon next to a word or instead of it.
#[component]
pub(crate) fn Icon(
    /// The strokes, in a 24 by 24 box.
    path: &'static str,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=path></path>
        </svg>
    }
}

pub(crate) const PLAY: &str = "M7 4.5v15l12-7.5z";
pub(crate) const COMPUTER: &str =
    "M4 5h16v11H4zM9 20h6M12 16v4M9 9.5v.01M15 9.5v.01M9 12.5c2 1.2 4 1.2 6 0";
pub(crate) const PEOPLE: &str = "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.3 2.7-6 6-6s6 2.7 6 6M16 4.3a3.5 3.5 0 0 1 0 6.5M17.5 14.3c2.100.8 3.5 3 3.5 5.7";
pub(crate) const LEARN: &str =
    "M12 5 2.5 9.5 12 14l9.5-4.5zM6.5 11.500V16c3 2.7 8 2.7 11 0v-4.5M21.5 9.5v6";
pub(crate) const SET_UP: &str = "M4 4h16v16H4zM4 12h16M12 4v16";
pub(crate) const LIBRARY: &str = "M5 4h4v16H5zM10 4h4v16h-4zM15.5 5l3.6-.8 3 15-3.6.8z";
pub(crate) const HELP: &str = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.2a2.6 2.6 0 1 1 3.9 2.3c-.9.5-1.4 1-1.4 2M12 17v.01";
pub(crate) const SETTINGS: &str = "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5";
pub(crate) const BACK: &str = "M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-2";
pub(crate) const FLIP: &str = "M7 4v14M4 15l3 3 3-3M17 20V6M14 9l3-3 3 3";
pub(crate) const HINT: &str = "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.6 10.8c-.6.5-.9 1.1-.9 1.8H9.3c0-.7-.3-1.3-.9-1.8A6 6 0 0 1 12 3z";
pub(crate) const FLAG: &str = "M6 21V4M6 5c4-2.5 7 2.5 12 0v8c-5 2.5-8-2.5-12 0";
pub(crate) const HANDSHAKE: &str =
    "M3 8l4-2 5 2.5L17 6l4 2v7l-4 1-5 3.5L7 16l-4-1zM12 8.5l-3 3c1.5 1.2 3 .8 4-.5l4 4";
pub(crate) const SAVE: &str = "M12 4v11M8 11l4 4 4-4M5 19h14";
pub(crate) const NEW: &str = "M12 5v14M5 12h14";
pub(crate) const FIRST: &str = "M17 6l-6 6 6 6M7 6v12";
pub(crate) const PREVIOUS: &str = "M15 6l-6 6 6 6";
pub(crate) const NEXT: &str = "M9 6l6 6-6 6";
pub(crate) const LAST: &str = "M7 6l6 6-6 6M17 6v12";
pub(crate) const EYE: &str = "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z";
pub(crate) const AGAIN: &str = "M15 7l5 5-5 5M19.5 12H9a5 5 0 0 0 0 10h2";
pub(crate) const ERASE: &str = "M8.5 19.5 3.5 14.5a1.5 1.5 0 0 1 0-2l8-8a1.5 1.5 0 0 1 2 0l6 6a1.5 1.5 0 0 1 0 2l-7 7zM7.5 8.5l8 8M8.5 19.5H20";
pub(crate) const MUST_BE_EMPTY: &str = "M4.5 4.5h15v15h-15zM9 9l6 6M15 9l-6 6";
pub(crate) const CLEAR: &str = "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5";
pub(crate) const UP: &str = "M12 19V6M6.5 11.5 12 6l5.5 5.5";
pub(crate) const GRAPH: &str = "M4 4v16h16M7 15l4-5 3 3 5-7";
pub(crate) const COLUMNS: &str = "M4 4h16v16H4zM9.3 4v16M14.7 4v16";
pub(crate) const OPEN: &str = "M3.5 18.5V6a1 1 0 0 1 1-1h5l2 2.5h7a1 1 0 0 1 1 1V10M3.5 18.5 6.2 10.800a1 1 0 0 1 .9-.7h13.3a.8.8 0 0 1 .8 1.100l-2.5 7.100a1 1 0 0 1-.9.7H4a.5.5 0 0 1-.5-.5z";
pub(crate) const PASTE: &str = "M9 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13A1.5 1.5 0 0 0 17.5 5H15M9 3.5h6v3H9zM9 12h6M9 16h4";
pub(crate) const RENAME: &str = "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19 4 20zM13.5 7l3.5 3.5";
pub(crate) const DELETE: &str = CLEAR;
pub(crate) const ONLINE: &str =
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18";
pub(crate) const PERSON: &str =
    "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.600-6 7.5-6s6.900 2 7.5 6";
pub(crate) const SEARCH: &str =
    "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20.5 20.5";
pub(crate) const KEY: &str = "M8 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 11.5h9v3.5M17.5 11.5v3";
pub(crate) const CLOSE: &str = "M6 6l12 12M18 6 6 18";
pub(crate) const SOUND: &str =
    "M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11";
pub(crate) const SILENCE: &str = "M4 9.5h3.5L12 6v12l-4.5-3.5H4zM16 9.5l5 5M21 9.5l-5 5";
pub(crate) const SHARE: &str = "M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1";
