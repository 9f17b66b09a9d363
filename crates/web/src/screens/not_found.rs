//! The 404 page.

use super::Missing;
use crate::texts::t;
use leptos::prelude::*;

/// Shows that the page doesn't exist, with a link home.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! {
        <Missing
            title=t().not_found()
            lead=t().not_found_lead()
            to="/"
            button=t().not_found_home()
        />
    }
}
