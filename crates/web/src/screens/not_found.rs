//! The 404 page.

use crate::browser;
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::components::A;

/// Shows that the page doesn't exist, with a link home.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    browser::entitle(&t().page_title(t().not_found_lead()));
    view! {
        <h1>{t().not_found()}</h1>
        <p class="lead">{t().not_found_lead()}</p>
        <p><A href="/" attr:class="button primary">{t().not_found_home()}</A></p>
    }
}
