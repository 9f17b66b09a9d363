//! The home screen.

use leptos::prelude::*;

/// The home screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    view! { <h1>"Home"</h1> }
}
