//! The help screen.

use leptos::prelude::*;

/// The help screen.
#[component]
pub(crate) fn Help() -> impl IntoView {
    view! { <h1>"Help"</h1> }
}
