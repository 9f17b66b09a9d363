//! What a screen shows when its content is missing or can't be opened.

use crate::browser;
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::components::A;

/// Says what's wrong and why, with a link to continue.
#[component]
pub(crate) fn Missing(
    title: &'static str,
    #[prop(into)] lead: String,
    /// The path of the link.
    to: &'static str,
    button: &'static str,
) -> impl IntoView {
    browser::entitle(&t().page_title(title));
    view! {
        <section class="card empty-state">
            <h1>{title}</h1>
            <p class="lead">{lead}</p>
            <p><A href=to attr:class="button primary">{button}</A></p>
        </section>
    }
}
