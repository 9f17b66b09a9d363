//! For addresses that lead nowhere.

use crate::texts;
use leptos::prelude::*;
use leptos_router::components::A;

/// Says that there is nothing, and where to go.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! {
        <h1>{texts::NOT_FOUND}</h1>
        <p class="lead">{texts::NOT_FOUND_LEAD}</p>
        <p><A href="/" attr:class="button primary">{texts::TO_HOME}</A></p>
    }
}
