//! The review screen.

use leptos::prelude::*;

/// The review screen.
#[component]
pub(crate) fn Review() -> impl IntoView {
    view! { <h1>"Review"</h1> }
}
