//! The game screen.

use leptos::prelude::*;

/// The game screen.
#[component]
pub(crate) fn Game() -> impl IntoView {
    view! { <h1>"Game"</h1> }
}
