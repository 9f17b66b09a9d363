//! The settings screen.

use leptos::prelude::*;

/// The settings screen.
#[component]
pub(crate) fn SettingsScreen() -> impl IntoView {
    view! { <h1>"SettingsScreen"</h1> }
}
