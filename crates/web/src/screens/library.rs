//! The library screen.

use leptos::prelude::*;

/// The library screen.
#[component]
pub(crate) fn Library() -> impl IntoView {
    view! { <h1>"Library"</h1> }
}
