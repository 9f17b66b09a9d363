//! The games that were played.

use crate::screens::NotFound;
use leptos::prelude::*;

#[component]
pub(crate) fn Archive() -> impl IntoView {
    view! { <NotFound/> }
}
