//! The editor screen.

use leptos::prelude::*;

/// The editor screen.
#[component]
pub(crate) fn Editor() -> impl IntoView {
    view! { <h1>"Editor"</h1> }
}
